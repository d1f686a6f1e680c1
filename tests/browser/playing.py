"""What a person does at a table, by clicking: one way to go on for each game."""

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

# Presses what a pointer would reach; a thing that something else lies over fails the test.
REACH: Final = """
  const spots = [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75], [.5, .9], [.5, .1]];
  const spotOf = (one) => {
    const box = one.getBoundingClientRect();
    for (const [across, down] of spots) {
      const at = { clientX: box.x + across * box.width, clientY: box.y + down * box.height };
      const found = document.elementFromPoint(at.clientX, at.clientY);
      if (found && one.contains(found)) return [found, at];
    }
    return null;
  };
  const press = (one, name) => {
    if (!one) return '';
    if (!spotOf(one)) one.scrollIntoView({ block: 'center' });
    const spot = spotOf(one);
    if (!spot) throw new Error('covered: ' + one.outerHTML.slice(0, 200));
    const more = { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse', ...spot[1] };
    spot[0].dispatchEvent(new PointerEvent('pointerdown', more));
    spot[0].dispatchEvent(new PointerEvent('pointerup', more));
    spot[0].dispatchEvent(new PointerEvent('click', more));
    return name;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  // Where there is nothing, nothing is left to chance: how long one waits for others does not change what is clicked.
  const any = (selector, likely = 1) => {
    const found = all(selector);
    return found.length && Math.random() <= likely ? found[Math.floor(Math.random() * found.length)] : null;
  };
"""
# One sensible click of each game, if there is anything to click; what was clicked.
LUXOR: Final = """
    press(any('.board .ask button'), 'answer')
    || press(any('.answers .btn.main'), 'button')
    || press(all('.space.goal').at(-1), 'goal')
    || press(any('.rack .live:not(.chosen)'), 'card')
"""
SILVER_AND_GOLD: Final = """
    press(any('.btn.stamp.main'), 'stamp')
    || press(any('.answers .btn.main'), 'keep')
    || press(any('.dealt .pick:not(.kept):not(:disabled)'), 'map')
    || press(any('.offer.may, .deck.may'), 'take')
    || press(any('.slot:not(.resting) .square.fits'), 'square')
    || press(all('.buttons .btn[aria-pressed=false]:not([aria-disabled=true])')[0], 'one')
    || press(all('.slot.resting .opens')[0], 'open')
"""
TOMB_RAIDER: Final = """
    press(any('.ways .way'), 'way')
    || press(any('.acts .btn'), 'treasure')
    || press(any('.figure-hit.live'), 'aim')
    || press(any('.rack .card.live', .6), 'card')
    || press(any('.place.live', .7), 'place')
    || press(any('.deck.live', .7), 'draw')
    || press(any('.dock .answers .btn:not(.happened)'), 'button')
    || press(any('.rack .card.live, .deck.live, .place.live'), 'anything')
"""
CLICKS: Final = {"luxor": LUXOR, "silver-and-gold": SILVER_AND_GOLD, "tomb-raider": TOMB_RAIDER}
# The own turn, and the end of a match.
TURN: Final = {
    "luxor": ".rack .live, .board .ask button, .space.goal",
    "silver-and-gold": ".buttons .btn[aria-disabled=false], .square.fits, .pick:not(:disabled), .offer.may, .deck.may",
    "tomb-raider": ".dock .answers .btn:not(.happened), .deck.live, .rack .card.live, .ways .way",
}
END: Final = "main.end"
DOOR: Final = ".pass"
PATIENCE: Final = 150_000  # milliseconds for all clicks of a match
BRIEFLY: Final = 300  # for one that may not be possible


def loop(game: str) -> str:
    """Clicks on in the page itself until something is shown there; every click is counted by its name."""
    return f"""async ([until, most, patience]) => {{
      {REACH}
      const click = () => {CLICKS[game]};
      const clicked = {{}}, end = performance.now() + patience;
      for (let n = 0; n < most && performance.now() < end;) {{
        if (until && document.querySelector(until)) return clicked;
        const done = click();
        if (done) (clicked[done] = (clicked[done] || 0) + 1, n++);
        await new Promise((go) => setTimeout(go, done ? 8 : 15));
      }}
      if (most === Infinity) throw new Error(until + ' was never shown; clicked ' + JSON.stringify(clicked)
        + ' and saw: ' + document.querySelector('.dock, main')?.innerText.slice(0, 300));
      return clicked;
    }}"""


def play_until(page: Page, game: str, shown: str = END) -> dict[str, int]:
    """Click on until something is shown; how often what was clicked."""
    found: dict[str, int] = page.evaluate(loop(game), [shown, float("inf"), PATIENCE])
    return found


def click(page: Page, game: str) -> None:
    """One click, if there is anything to click."""
    page.evaluate(loop(game), ["", 1, BRIEFLY])


def repeat(act: Callable[[], object], done: Callable[[], object]) -> None:
    """Do something again and again until something is so."""
    end = time.monotonic() + PATIENCE / 1000
    while not done():
        assert time.monotonic() < end, "it did not come to that"
        act()


def wait_for_turn(page: Page, game: str) -> None:
    page.wait_for_selector(TURN[game])
