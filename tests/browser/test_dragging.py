"""The piece of Silver & Gold is dragged: it snaps where it is held, and can be turned on its way."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.playing import wait_for_turn
from browser.tables import Public, Tables

GAME = "silver-and-gold"
LIFT = 56  # pixels that the piece is held above a finger
PIECE = ".living path.piece"
TURNED = "() => document.querySelector('.dial .piece .gold').getAttribute('d')"
# The middles of the free squares of a map, on the screen.
FREE = """() => [...document.querySelectorAll('.slot:not(.resting) .square.fits')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


def lopsided(public: Public) -> bool:
    """Whether a piece is to be marked that looks different in each of its turns."""
    return bool(public["phase"] == "marking" and public["pattern"] in ("l_of_four", "t_of_four", "corner_three"))


def middle(page: Page, selector: str) -> tuple[float, float, float]:
    """The middle of a part of the page, and its width."""
    box = page.locator(selector).first.evaluate("(one) => one.getBoundingClientRect().toJSON()")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"]


def snaps(page: Page) -> bool:
    """Whether a piece lies on a map; then as large as the one that is carried, and within a square of it."""
    if not page.locator(PIECE).count():
        return False
    (x, y, wide), (to_x, to_y, size) = middle(page, PIECE), middle(page, ".ghost")
    square = middle(page, ".square.fits")[2]
    assert abs(wide - size) < 4
    assert max(abs(x - to_x), abs(y - to_y)) < 1.1 * square
    return True


def test_a_dragged_piece_snaps_and_the_wheel_turns_it(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.position(GAME, lopsided))
    wait_for_turn(page, GAME)
    x, y, _ = middle(page, ".dial")
    page.mouse.move(x, y)
    page.mouse.down()
    for x, y in page.evaluate(FREE):
        page.mouse.move(x, y, steps=2)
        if snaps(page):
            break
    expect(page.locator(PIECE).first).to_be_visible()
    before = page.evaluate(TURNED)
    page.mouse.wheel(0, 100)
    page.wait_for_function(f"(before) => ({TURNED})() !== before", arg=before)
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"(before) => ({TURNED})() === before", arg=before)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    page.click(".btn.stamp.main")
    expect(page.locator(".own .stamps use").first).to_be_visible()


def test_a_second_finger_turns_what_the_first_one_drags(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.position(GAME, lopsided), size=(390, 844), has_touch=True)
    wait_for_turn(page, GAME)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches: list[Any] = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    x, y, _ = middle(page, ".dial")
    touch("touchStart", (x, y))
    for x, y in page.evaluate(FREE):
        touch("touchMove", (x, y + LIFT))
        page.wait_for_selector(".ghost")
        if snaps(page):
            break
    expect(page.locator(PIECE).first).to_be_visible()
    before = page.evaluate(TURNED)
    touch("touchStart", (x, y + LIFT), (20, 20))
    page.wait_for_function(f"(before) => ({TURNED})() !== before", arg=before)
    touch("touchEnd")
    expect(page.locator(".ghost")).to_have_count(0)
