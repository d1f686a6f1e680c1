"""Every page and every state of a table that somebody may look at."""

from collections.abc import Callable
from functools import partial
from typing import Final

from playwright.sync_api import Page

from browser.conftest import Opener
from browser.playing import DOOR, END, TURN, click, wait_for_turn
from browser.tables import GAMES, Public, Tables, Wanted

# The questions of a game that do not come at its start, in the words of its public view.
PHASES: Final = {
    "luxor": ("taking", "rolled", "choosing"),
    "silver-and-gold": ("marking", "taking"),
    "tomb-raider": ("laying", "moving", "turning", "shooting", "defending", "discarding"),
}

Visit = Callable[[Tables, Opener, str], Page]  # for a game


def in_phase(phase: str) -> Callable[[Public], bool]:
    return lambda public: public["phase"] == phase


def with_a_full_hand(public: Public) -> bool:
    cards: dict[str, int] = public["seats"][public["active"]]["cards"]
    return in_phase("acting")(public) and sum(cards.values()) >= 7


def carrying(public: Public) -> bool:
    """There is something to drop besides everything else that can be done."""
    return public["phase"] == "acting" and public["seats"][public["active"]]["carries"] is not None


def under_way_with_treasure(public: Public) -> bool:
    return public["phase"] == "moving" and public["seats"][public["active"]]["carries"] is not None


def at_home(tables: Tables, open_page: Opener, game: str) -> Page:
    """Home, with a match that waits for one's turn."""
    page = open_page("/?", tables.position(game, in_phase(PHASES[game][0])))
    page.wait_for_selector(".waiting")
    return page


def in_the_lobby(tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(seated=tables.lobby(game, ("Ann", "Maximiliane"), 0, players=3))
    page.wait_for_selector("main.lobby .options li")
    return page


def at_the_start(tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(seated=tables.running(game, computers=2))
    wait_for_turn(page, game)
    return page


def with_a_choice(tables: Tables, open_page: Opener, game: str) -> Page:
    """Something is chosen and nothing is done yet."""
    page = at_the_start(tables, open_page, game)
    click(page, game)
    return page


def in_a_position(wanted: Wanted, tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(seated=tables.position(game, wanted))
    page.wait_for_selector(TURN[game])
    return page


def with_a_menu(tables: Tables, open_page: Opener, game: str) -> Page:
    page = at_the_start(tables, open_page, game)
    page.click(".bar .tool >> nth=-1")
    page.wait_for_selector("dialog")
    return page


def with_the_primer(tables: Tables, open_page: Opener, game: str) -> Page:
    page = with_a_menu(tables, open_page, game)
    page.click("dialog [data-opens=primer]")
    page.wait_for_selector("dialog ol")
    return page


def with_a_legend(tables: Tables, open_page: Opener, game: str) -> Page:
    page = with_a_menu(tables, open_page, game)
    page.click("dialog [data-opens=legend]")
    page.wait_for_selector("dialog ul")
    return page


def with_a_chat(tables: Tables, open_page: Opener, game: str) -> Page:
    ann, ben = tables.together(game)
    ben.follow().ask("chat", text="Hello, Ann. Have a good game!")
    page = open_page(seated=ann)
    page.click(".bar .tool:has(.count)")
    page.wait_for_selector("dialog li")
    return page


def at_the_door(tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(seated=tables.running(game, ("Ann", "Maximiliane"), 0))
    page.wait_for_selector(DOOR)
    return page


def at_the_end(tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(f"/table/{tables.finished(game).table}")
    page.wait_for_selector(f"{END} .plot-place svg")
    return page


def in_a_replay(tables: Tables, open_page: Opener, game: str) -> Page:
    match = tables.finished(game)
    page = open_page(f"/replay/{match.table}?at={2 * len(match.moments) // 3}")
    page.wait_for_selector(".controls")
    return page


def in_the_rules(tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(f"/rules/{game}")
    page.wait_for_selector(".rule")
    return page


def plain(path: str, tables: Tables, open_page: Opener, game: str) -> Page:
    page = open_page(path)
    page.wait_for_selector("h1")
    return page


OF_A_GAME: Final[dict[str, Visit]] = {
    "home": at_home,
    "lobby": in_the_lobby,
    "start": at_the_start,
    "choice": with_a_choice,
    "menu": with_a_menu,
    "primer": with_the_primer,
    "chat": with_a_chat,
    "door": at_the_door,
    "end": at_the_end,
    "replay": in_a_replay,
    "rules": in_the_rules,
}
VISITS: Final[dict[str, tuple[str, Visit]]] = {
    "about": ("", partial(plain, "/about")),
    "lost": ("", partial(plain, "/nowhere")),
    "empty-home": ("", partial(plain, "/")),
    "luxor-legend": ("luxor", with_a_legend),
    "tomb-raider-full-hand": ("tomb-raider", partial(in_a_position, with_a_full_hand)),
    "tomb-raider-carrying": ("tomb-raider", partial(in_a_position, carrying)),
    "tomb-raider-under-way": ("tomb-raider", partial(in_a_position, under_way_with_treasure)),
    **{f"{game}-{name}": (game, visit) for game in GAMES for name, visit in OF_A_GAME.items()},
    **{f"{game}-{phase}": (game, partial(in_a_position, in_phase(phase))) for game in GAMES for phase in PHASES[game]},
}
