"""Without a mouse: from the home page to the end of a match, by keys alone."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import Opener
from browser.playing import END, repeat, wait_for_turn
from browser.tables import GAMES, Tables, version
from browser.visiting import PHASES, in_phase

FOCUSED: Final = "(selector) => document.activeElement.matches(selector)"
QUESTION: Final = "() => document.querySelector('.dock')?.innerText ?? ''"
LOOK_AGAIN: Final = 250  # milliseconds after which a question that stayed is answered again
CHANCE: Final = Random()
LATE: Final = {"silver-and-gold": 8, "tomb-raider": 20}  # entries before the end


@pytest.fixture(autouse=True)
def same_chance() -> None:
    """What a test leaves to chance does not depend on those before it."""
    CHANCE.seed(1)


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate(FOCUSED, selector))


def tab_to(page: Page, selector: str, most: int = 200) -> bool:
    """Go on with Tab until something has the focus."""
    for _ in range(most):
        if focused(page, selector):
            return True
        page.keyboard.press("Tab")
    return False


def enter(page: Page, selector: str) -> bool:
    """Go there and press it, if it is there."""
    if not page.locator(selector).count() or not tab_to(page, selector):
        return False
    page.keyboard.press("Enter")
    return True


def luxor(page: Page) -> bool:
    if focused(page, ".board .ask button"):
        page.keyboard.press("Enter")
        return True
    if page.locator(".answers .btn.main").count():
        return enter(page, ".answers .btn.main")
    for side in ("Left", "Right"):
        if page.locator(f".rack .live[data-side={side.lower()}]").count():
            for key in (f"Arrow{side}", "Enter", "ArrowDown", "Enter"):  # the card, its goals, the furthest one
                page.keyboard.press(key)
            return True
    if page.locator(".space.goal").count():
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        return True
    return False


def silver_and_gold(page: Page) -> bool:
    if page.locator(".dealt .pick:not(:disabled)").count():
        return enter(page, ".pick:not(.kept):not(:disabled)") and enter(page, ".answers .btn.main, .pick:not(.kept)")
    if page.locator(".offer.may, .deck.may").count():
        return enter(page, ".offer.may, .deck.may")
    if not page.locator(".square.free, .square.fits").count():
        return False
    for key in ("", "r", "r", "r", "f", "r", "r", "r", "o"):
        if key:
            page.keyboard.press(key)
        if page.locator(".square.fits").count():
            return stamp(page)
    return False


# The arrows that lead to a square where the piece fits, on the map that has the focus; null: there is none.
WAY: Final = """() => {
  const all = [...document.activeElement.ownerSVGElement.querySelectorAll('.square')].map((one) => {
    const box = one.querySelector('rect');
    return { one, x: box.x.baseVal.value, y: box.y.baseVal.value };
  });
  const ahead = { ArrowRight: (a, b) => a.y === b.y && b.x - a.x, ArrowLeft: (a, b) => a.y === b.y && a.x - b.x,
    ArrowDown: (a, b) => a.x === b.x && b.y - a.y, ArrowUp: (a, b) => a.x === b.x && a.y - b.y };
  const ways = new Map([[all.find(({ one }) => one === document.activeElement), []]]);
  for (const [at, keys] of ways) {
    if (at.one.matches('.fits')) return keys;
    for (const [key, far] of Object.entries(ahead)) {
      const next = all.filter((to) => far(at, to) > 0).sort((a, b) => far(at, a) - far(at, b))[0];
      if (next && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  return null;
}"""
SLOT: Final = "() => document.activeElement.ownerSVGElement?.dataset.slot ?? ''"


def stamp(page: Page) -> bool:
    """Go to a square where the piece fits and press it."""
    if not focused(page, ".square"):
        page.keyboard.press("ArrowDown")
    keys = page.evaluate(WAY)
    if keys is None:  # on to the other map, which lies beyond the edge of this one
        slot = page.evaluate(SLOT)
        for _ in range(8):
            page.keyboard.press("ArrowRight")
            if page.evaluate(SLOT) != slot:
                break
        keys = page.evaluate(WAY)
    for key in keys or ():
        page.keyboard.press(key)
    if keys is None or not focused(page, ".square.fits"):
        return False
    page.keyboard.press("Enter")
    return True


def tomb_raider(page: Page) -> bool:
    """Whatever there is to do, at random: rooms by arrows and Enter, everything else by Tab and Enter."""
    ways = [".way", ".answers .btn.main", ".figure-hit.live", ".acts .btn", ".deck.live", ".rack .card.live"]
    ways += [".answers .btn:not(.happened):not(.main)", ".place.live"]
    ways = [f"main.table {one}" for one in ways]  # the end of a match has buttons of its own
    found = [one for one in ways if page.locator(one).count()]
    if not found:
        return False
    first = found[0] if found[0] in ways[:2] else CHANCE.choice(found)
    if first == ways[-1] and not focused(page, ".way"):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return True
    return enter(page, first)


KEYS: Final[dict[str, Callable[[Page], bool]]] = {
    "luxor": luxor,
    "silver-and-gold": silver_and_gold,
    "tomb-raider": tomb_raider,
}


def play_by_keys(page: Page, game: str) -> None:
    def go_on() -> None:
        before = str(page.evaluate(QUESTION))
        KEYS[game](page)
        with suppress(PlaywrightTimeout):
            page.wait_for_function(f"(before) => ({QUESTION})() !== before", arg=before, timeout=LOOK_AGAIN)

    repeat(go_on, page.locator(END).count)


def test_a_whole_match_is_played_by_keys_from_home_to_the_end(open_page: Opener) -> None:
    page = open_page()
    page.wait_for_selector(".games")
    assert enter(page, "[aria-label='With friends: Luxor']")
    page.wait_for_selector("main.lobby .options li")
    assert tab_to(page, ".seg[aria-label='Players'] [aria-checked=true]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("li.seat")).to_have_count(2)
    assert tab_to(page, "#own-pace")
    page.keyboard.press("Space")
    assert enter(page, ".start .btn:not(.main):not(.big)")
    expect(page.locator("li.seat.free")).to_have_count(0)
    assert enter(page, ".start .btn.main")
    wait_for_turn(page, "luxor")
    play_by_keys(page, "luxor")
    expect(page.locator(f"{END} h1")).not_to_be_empty()


@pytest.mark.parametrize("game", LATE)
def test_a_match_is_ended_by_keys(tables: Tables, open_page: Opener, game: str) -> None:
    match = tables.finished(game)
    page = open_page(seated=tables.fork(match, match.before_the_end(LATE[game])))
    page.wait_for_selector("main.table")
    play_by_keys(page, game)
    expect(page.locator(f"{END} h1")).not_to_be_empty()
    assert enter(page, f"{END} .btn.main")  # a rematch: against computer players it begins at once
    page.wait_for_selector("main.table")


@pytest.mark.parametrize(("game", "phase"), [(game, phase) for game in GAMES for phase in PHASES[game]])
def test_every_question_is_answered_by_keys(tables: Tables, open_page: Opener, game: str, phase: str) -> None:
    seated = tables.position(game, in_phase(phase))
    page = open_page(seated=seated)
    wait_for_turn(page, game)
    before = version(seated)
    repeat(lambda: KEYS[game](page), lambda: version(seated) > before)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_begun_by_keys(open_page: Opener, game: str) -> None:
    page = open_page()
    page.wait_for_selector(".games")
    assert enter(page, f"[data-mood={game}] .acts .btn.main")
    wait_for_turn(page, game)
    before = page.locator(".dock").inner_text()
    for _ in range(3):
        KEYS[game](page)
    expect(page.locator(".dock")).not_to_have_text(before)
