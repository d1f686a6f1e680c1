"""Without a mouse: from the home page to the end of a match, by keys alone."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import Opener
from browser.playing import END, wait_for_turn
from browser.tables import GAMES

FOCUSED: Final = "(selector) => document.activeElement.matches(selector)"
QUESTION: Final = "() => document.querySelector('.dock')?.innerText ?? ''"
MOST: Final = 1500  # things done in a match


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate(FOCUSED, selector))


def tab_to(page: Page, selector: str, most: int = 80) -> bool:
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
    if page.locator(".offer.may").count():
        return enter(page, ".offer.may")
    if not page.locator(".square.free, .square.fits").count():
        return False
    for key in ("", "r", "r", "r", "f", "r", "r", "r", "o"):
        if key:
            page.keyboard.press(key)
        if page.locator(".square.fits").count():
            return stamp(page)
    return False


def stamp(page: Page) -> bool:
    """Go to a square where the piece fits and press it twice."""
    page.keyboard.press("ArrowDown")
    for step in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown") * 12:
        if focused(page, ".square.fits"):
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            return True
        page.keyboard.press(step)
    return False


def tomb_raider(page: Page) -> bool:
    for selector in (
        ".way",
        ".answers .btn.main",
        ".acts .btn",
        ".deck.live",
        ".answers .btn:not(.happened)",
        ".rack .card.live",
    ):
        if enter(page, selector):
            return True
    return False


KEYS: Final[dict[str, Callable[[Page], bool]]] = {
    "luxor": luxor,
    "silver-and-gold": silver_and_gold,
    "tomb-raider": tomb_raider,
}


def play_by_keys(page: Page, game: str) -> None:
    idle = 0
    for _ in range(MOST):
        if page.locator(END).count():
            return
        before = str(page.evaluate(QUESTION))
        idle = 0 if KEYS[game](page) else idle + 1
        with suppress(PlaywrightTimeout):
            page.wait_for_function(f"(before) => ({QUESTION})() !== before", arg=before, timeout=400)
        assert idle < 60, page.locator(".dock").inner_text()
    raise AssertionError("the match did not end")


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
