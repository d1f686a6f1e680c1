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


def test_a_game_is_recognised_in_any_spelling() -> None:
    assert all(mentions(name, "tomb_raider") for name in ("tomb_raider", "tomb-raider", "Tomb Raider", "TombRaider"))
    assert not mentions("a tomb and a raider", "tomb_raider")
