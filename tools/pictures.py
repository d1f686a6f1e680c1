"""Takes the pictures of every page, for desk and phone: `python -m tools.pictures`, or `make pictures`.

A real server deals the same matches every time, good computer players play them, and a real browser goes on from a
position in their middle, with the move of a hint before its eyes. Names, chance and play are the same in every run.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tools.find_browser import on_the_system
from tools.quantise import quantised

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.conftest import QUIET
from browser.past import Finished, Moment, past_match
from browser.playing import END, PATIENCE, wait_for_turn
from browser.tables import GAMES, Seated, Tables
from server import live
from trove.server.sources import Sources

OUT: Final = Path("docs/images")
SIZES: Final = {"desk": (1440, 900), "phone": (390, 844)}
HOST: Final = "trove.example"  # what the browser believes to be the server's name
SEED: Final = 7
SEEDS: Final = {"luxor": 1, "silver-and-gold": 2, "tomb-raider": 2}  # matches that Ann wins
BUSY: Final = {"luxor": "playing", "silver-and-gold": "marking", "tomb-raider": "moving"}
# A hint that shows something: a treasure that is taken, a whole pattern, a way of several rooms.
WORTH_SHOWING: Final = {
    "luxor": "document.querySelector('.board .label text')?.textContent.includes('treasure')",
    "silver-and-gold": "document.querySelectorAll('.over .mark, .over .piece ~ use').length > 2",
    "tomb-raider": "document.querySelector('.dock .ask p')?.textContent.startsWith('Reveal')",
}
DARK: Final = ("table-luxor", "table-tomb-raider", "end-tomb-raider", "lobby", "hand-over", "lesson")


class Dealt(Sources):
    """Chance that is the same in every run."""

    def __init__(self) -> None:
        self.random = Random(SEED)

    def new_id(self) -> str:
        return "".join(self.random.choices("abcdefghijklmnopqrstuvwxyz234567", k=16))

    def new_secret(self) -> bytes:
        return self.random.randbytes(32)


class Studio:
    """Everything a picture needs."""

    def __init__(self, browser: Browser, url: str, tables: Tables) -> None:
        self.browser, self.url, self.tables = browser, url, tables
        self.matches = dict[str, Finished]()
        self.tried = dict[str, int]()  # positions that had nothing to show
        self.theme: Literal["light", "dark"] = "light"

    def match(self, game: str) -> Finished:
        """A match between strong computer players, played to its end."""
        if game not in self.matches:
            levels = ("normal",) * (3 if game == "tomb-raider" else 2)
            self.matches[game] = past_match(self.tables.database, game, SEEDS[game], levels, ann="normal")
        return self.matches[game]

    def middle(self, game: str) -> list[Moment]:
        """Positions from the middle on in which somebody has much to choose from."""
        moments = self.match(game).moments
        found = [one for one in moments[len(moments) // 2 :] if one.public["phase"] == BUSY[game]]
        return found[self.tried.get(game, 0) :]

    def opened(self, size: tuple[int, int], path: str, seated: Seated | None = None) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="en-GB",
            reduced_motion="reduce",
            color_scheme=self.theme,
        )
        context.add_init_script(f"localStorage.setItem('trove-settings', '{json.dumps({'known': GAMES})}')")
        if seated:
            name, _, value = seated.guest.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": self.url}])
        page = context.new_page()
        page.goto(self.url + path)
        return page


Take = Callable[[Studio, tuple[int, int]], Page]


def plain(path: str, shown: str) -> Take:
    def take(studio: Studio, size: tuple[int, int]) -> Page:
        page = studio.opened(size, path)
        page.wait_for_selector(shown)
        return page

    return take


def home(studio: Studio, size: tuple[int, int]) -> Page:
    page = studio.opened(size, "/")
    page.wait_for_selector(".games")
    return page


def lobby(studio: Studio, size: tuple[int, int]) -> Page:
    seated = studio.tables.lobby("tomb-raider", ("Ann",), 2, players=4, level="hard")
    page = studio.opened(size, seated.path, seated)
    page.wait_for_selector("main.lobby .options li")
    return page


def table(game: str) -> Take:
    def take(studio: Studio, size: tuple[int, int]) -> Page:
        for moment in studio.middle(game):
            seated = studio.tables.fork(studio.match(game), moment, level="hard")
            page = studio.opened(size, seated.path, seated)
            if hinted(page, game):
                return page
            studio.tried[game] = studio.tried.get(game, 0) + 1
            page.context.close()
        raise SystemExit(f"no position of {game} is worth showing")

    return take


def hinted(page: Page, game: str) -> bool:
    """Ask for a hint, and leave only what it shows on the board; whether that is something."""
    wait_for_turn(page, game)
    page.keyboard.press("?")
    page.wait_for_selector(".toast", timeout=PATIENCE)
    page.evaluate("() => document.querySelector('.toast .btn.icon')?.click()")
    page.wait_for_timeout(300)
    return bool(page.evaluate(f"() => Boolean({WORTH_SHOWING[game]})"))


def door(studio: Studio, size: tuple[int, int]) -> Page:
    seated = studio.tables.running("luxor", ("Ann", "Ben"), 0, options={"starting_player": 0})
    page = studio.opened(size, seated.path, seated)
    page.wait_for_selector(".pass")
    return page


def end(game: str) -> Take:
    def take(studio: Studio, size: tuple[int, int]) -> Page:
        page = studio.opened(size, f"/table/{studio.match(game).table}")
        page.wait_for_selector(f"{END} .plot-place svg")
        return page

    return take


def lesson(studio: Studio, size: tuple[int, int]) -> Page:
    page = studio.opened(size, "/learn/luxor")
    page.wait_for_selector(".coach .text", timeout=PATIENCE)
    return page


def replay(studio: Studio, size: tuple[int, int]) -> Page:
    match = studio.match("tomb-raider")
    page = studio.opened(size, f"/replay/{match.table}?at={len(match.moments) * 3 // 4}")
    page.wait_for_selector(".controls")
    return page


PICTURES: Final[dict[str, Take]] = {
    "home": home,
    "lobby": lobby,
    "table-luxor": table("luxor"),
    "table-silver-and-gold": table("silver-and-gold"),
    "table-tomb-raider": table("tomb-raider"),
    **{f"end-{game}": end(game) for game in GAMES},
    "replay": replay,
    "hand-over": door,
    "lesson": lesson,
    "maps": plain("/edition/silver-and-gold", ".verdict"),
    "continue": plain(f"/continue#{43 * 'a'}", "h1"),
    "rules": plain("/rules/luxor", ".rule"),
    "about": plain("/about", "h1"),
}


@contextmanager
def studio() -> Iterator[Studio]:
    live.__dict__["token_bytes"] = Random(SEED).randbytes  # the salts of people
    with (
        tempfile.TemporaryDirectory() as name,
        live.running(folder := Path(name), Dealt()) as at,
        sync_playwright() as player,
    ):
        assert at.served is not None
        at.served.gate.hosts |= {HOST}
        args = [*QUIET, f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{at.port}"]
        browser = player.chromium.launch(executable_path=on_the_system(), args=args)
        yield Studio(browser, f"http://{HOST}", Tables(at.port, folder / live.DATABASE))
        browser.close()


def main() -> None:
    wanted = sys.argv[1:] or list(PICTURES)
    with studio() as place:
        for name in wanted:
            place.theme = "dark" if name in DARK else "light"
            for size in SIZES:
                page = PICTURES[name](place, SIZES[size])
                page.wait_for_load_state("networkidle")
                page.evaluate("() => document.fonts.ready")
                page.wait_for_timeout(300)
                picture = quantised(page.screenshot())
                (OUT / f"{name}-{size}.png").write_bytes(picture)
                print(f"{name}-{size}.png {len(picture):,} bytes")
                page.context.close()


if __name__ == "__main__":
    main()
