"""Adding a game is adding folders, never editing a list."""

import re

from house.tree import PACKAGE, ROOT, code_files, game_folders

CENTRAL = [
    *code_files(PACKAGE / "core"),
    PACKAGE / "__init__.py",
    PACKAGE / "games" / "__init__.py",
    ROOT / "setup.py",
    ROOT / "pyproject.toml",
]


WEB = ROOT / "web" / "src"
WITH_GAMES = {  # pages that list the games before the server has answered, and looks that are a game's own
    "pages/About.svelte",
    "pages/Fixture.svelte",
    "pages/Home.svelte",
    "parts/Foot.svelte",
    "play/End.svelte",
    "play/Honours.svelte",
    "styles/tokens.css",
}


def mentions(text: str, folder: str) -> bool:
    """Whether a game is named, in any spelling: tomb_raider, tomb-raider, Tomb Raider, TombRaider."""
    return re.search(folder.replace("_", "[-_ ]?"), text, re.IGNORECASE) is not None


def test_nothing_central_names_a_game() -> None:
    folders = game_folders()
    assert folders
    for path in CENTRAL:
        text = path.read_text(encoding="utf-8")
        named = [folder for folder in folders if mentions(text, folder)]
        assert not named, f"{path.relative_to(ROOT)} names {', '.join(named)}: what is central knows no game"


def test_the_browser_client_names_games_only_in_their_folders() -> None:
    files = [path for ending in ("svelte", "ts", "css") for path in WEB.rglob(f"*.{ending}")]
    central = [path for path in files if not {"games", "types"} & {*path.relative_to(WEB).parts}]
    named = {
        path.relative_to(WEB).as_posix()
        for path in central
        if not path.name.endswith(".test.ts")
        and any(mentions(path.read_text(encoding="utf-8"), folder) for folder in game_folders())
    }
    assert len(central) > 20
    assert named <= WITH_GAMES, f"{', '.join(sorted(named - WITH_GAMES))}: what is central knows no game"


def test_a_game_is_recognised_in_any_spelling() -> None:
    assert all(mentions(name, "tomb_raider") for name in ("tomb_raider", "tomb-raider", "Tomb Raider", "TombRaider"))
    assert not mentions("a tomb and a raider", "tomb_raider")
