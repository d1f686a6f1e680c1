"""Every page at every size, in both themes: nothing missing, nothing cut off, no complaint of axe."""

import gzip
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from browser.conftest import Opener
from browser.looking import at_sizes, crowded, missing, recolour, serious
from browser.tables import GAMES, Tables
from browser.visiting import VISITS, at_home, at_the_end, at_the_start
from effort import LONG
from house.tree import PACKAGE

SIZES: Final = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900), (1920, 1080))
HUGE: Final = (2560, 1440)  # a page that is sound on a large screen has only more room here
AXE_AT: Final = (((390, 844), "dark"), ((390, 844), "light"), ((1440, 900), "light"), ((1440, 900), "dark"))
FIRST_SCREEN, TABLE = 150_000, 120_000  # bytes, packed
FILES: Final = 20  # of a table, beside those of the first screen: each costs a moment of its own


@pytest.mark.parametrize("name", VISITS)
def test_a_page_is_sound_at_every_size_and_in_both_themes(tables: Tables, open_page: Opener, name: str) -> None:
    """In German, whose words are the longest."""
    game, visit = VISITS[name]
    page = visit(tables, partial(open_page, locale="de-DE"), game)
    found = missing(page)
    looks = AXE_AT if LONG else [AXE_AT[list(VISITS).index(name) % len(AXE_AT)]]  # each page in one look at least
    every_size = (*SIZES, HUGE) if LONG or visit in (at_home, at_the_start, at_the_end) else SIZES
    for size in at_sizes(page, every_size):
        found += [f"{size[0]}x{size[1]} {one}" for one in crowded(page)]
        for theme in ("light", "dark"):
            if (size, theme) in looks:
                recolour(page, theme)
                found += [f"{size[0]}x{size[1]} {theme} {one}" for one in serious(page)]
    assert found == []


def weight(names: set[str]) -> int:
    """The packed bytes of the files of these addresses."""
    web = PACKAGE / "web"
    found = [web / name.split("/", 3)[3] for name in names if "/assets/" in name or name.endswith("/")]
    return sum(packed(path if path.is_file() else web / "index.html") for path in found)


def packed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def asked(page: Page) -> set[str]:
    """The addresses of a page and of all files that it asked for."""
    page.wait_for_load_state("networkidle")
    names: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return {page.url, *names}


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_light(tables: Tables, open_page: Opener, game: str) -> None:
    """In Czech, whose letters need font files of their own beside those of all languages."""
    page = open_page(locale="cs-CZ")
    page.wait_for_selector(".games")
    home = asked(page)
    assert 0 < weight(home) <= FIRST_SCREEN
    table = asked(at_the_start(tables, partial(open_page, locale="cs-CZ"), game)) - home
    assert 0 < weight(table) <= TABLE
    assert len(table) <= FILES
    assert not any(f"/table-{other}-" in name for name in table for other in GAMES if other != game)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fetches_its_files_before_the_server_has_said_anything(
    tables: Tables, open_page: Opener, game: str
) -> None:
    page = open_page("/about", once=True)  # its connection stays caught
    page.route_web_socket("**/api/live", lambda _: None)
    with page.expect_request(f"**/assets/table-{game}-*.js"), page.expect_request("**/assets/play-*.js"):
        page.goto(page.url.replace("/about", tables.running(game).path))


LYING: Final = (
    (844, 390),
    (740, 360),
    (667, 375),
    (720, 450),
    (800, 600),
    (1024, 600),
    (1240, 620),
)  # phones on their side, low windows
# What lies not wholly within the window, and what would have to be scrolled to.
OUT_OF_SIGHT: Final = """(wanted) => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${page.scrollHeight} in ${innerHeight}`);
  for (const name of wanted) for (const one of document.querySelectorAll(name)) {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const dock = one.closest('.dock')?.getBoundingClientRect() ?? { bottom: innerHeight };
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= Math.min(innerHeight, dock.bottom) + 1;
    if (width && !inside) found.push(`${name} out of sight: ${[left, top, right, bottom].map(Math.round)}`);
  }
  return found;
}"""
IN_SIGHT: Final = (
    ".board",
    ".dock .ask",
    ".dock .card",
    ".dock .hand",
    ".dock .btn",
    ".dock .deck",
    ".bar .tool",
    ".coach",
)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_the_board_and_the_hand_are_seen_without_scrolling(
    tables: Tables, open_page: Opener, game: str
) -> None:
    page = at_the_start(tables, partial(open_page, locale="de-DE"), game)
    found = []
    for size in at_sizes(page, LYING):
        assert page.locator(".dock :is(.card, .dial, .answers .btn)").count()
        found += [f"{size[0]}x{size[1]} {one}" for one in page.evaluate(OUT_OF_SIGHT, IN_SIGHT)]
        high = page.evaluate("() => document.querySelector('.board').getBoundingClientRect().height / innerHeight")
        assert high > 0.8, size
    assert found == []


def test_on_a_phone_on_its_side_passing_the_device_needs_no_scrolling(tables: Tables, open_page: Opener) -> None:
    page = VISITS["luxor-door"][1](tables, partial(open_page, locale="de-DE"), "luxor")
    for size in at_sizes(page, LYING):
        assert page.evaluate(OUT_OF_SIGHT, (".pass .btn", ".pass li")) == [], size


def test_the_cards_of_the_home_page_have_their_buttons_side_by_side(open_page: Opener) -> None:
    page = open_page()
    page.wait_for_selector(".games .split")
    tops = "() => [...document.querySelectorAll('.games .split')].map((one) => one.getBoundingClientRect().top)"
    for size in at_sizes(page, ((1024, 768), (1440, 900), (1920, 1080))):
        assert len(set(page.evaluate(tops))) == 1, size


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "lying"])
@pytest.mark.parametrize("game", ["luxor", "tomb-raider"])
def test_a_phone_tells_with_the_supply_what_everybody_holds(
    tables: Tables, open_page: Opener, game: str, size: tuple[int, int]
) -> None:
    page = at_the_start(tables, partial(open_page, size=size, once=True), game)
    seats = page.locator(".seat").count()
    page.get_by_role("button", name="Supply").click()
    assert page.locator("dialog [aria-label=Players] li").count() == seats
