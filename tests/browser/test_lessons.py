"""The first game of each game, learnt by doing."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, Response, Route, expect

from browser.conftest import Opener
from browser.looking import AXE, at_sizes
from browser.playing import repeat

GAMES: Final = ("luxor", "silver-and-gold", "tomb-raider")
SIZES: Final = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900))
STEPS: Final = 10
LOOKED_AT: Final = 6  # the step up to which the coach is looked at, at every size
# What a learner does next, by game, as far as there is anything to do; it never asks the coach.
DO: Final = """async (game) => {
  const press = (found) => {
    found?.dispatchEvent(new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' }));
    return Boolean(found);
  };
  const one = (selector) => [...document.querySelectorAll(selector)].at(-1);
  const ways = {
    'luxor': ['.board .ask button', '.answers .btn.main', '.space.goal', '.rack .live:not(.chosen)'],
    'tomb-raider': [
      '.answers .btn.main', '.dock .acts .btn', '.place.live:not([data-place="25"])', '.rack .live[data-card=energy]',
      '.decks .energy.live', '.rack .live', '.answers .btn:not(.happened)',
    ],
    'silver-and-gold': [
      '.answers .btn.main', '.stamp.main', '.offer.may', '.deck.may', '.pick:not([disabled]):not(.kept)',
    ],
  };
  if (ways[game].some((selector) => press(one(selector)))) return;
  for (const square of document.querySelectorAll('.own .slot:not(.resting) [data-square]')) {
    press(square);
    await new Promise((done) => setTimeout(done));
    if (document.querySelector('.stamp.main')) return;
  }
}"""
# Whatever can be pressed and lies under the coach, and texts of the coach that are cut.
COVERED: Final = """() => {
  const coach = document.querySelector('.coach');
  const box = coach.getBoundingClientRect();
  const found = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push('outside');
  for (const one of document.querySelectorAll('main button, main a, main [role=button] .hit, .board .hit')) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = width > 0 && y > 0 && y < innerHeight && getComputedStyle(one).visibility === 'visible';
    const under = x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (seen && under && !one.closest('.coach, .log')) found.push(one.outerHTML.slice(0, 100));
  }
  for (const one of document.querySelectorAll('.log, .dock, .supply, .board')) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const apart = right <= box.left + 1 || left >= box.right - 1 || bottom <= box.top + 1 || top >= box.bottom - 1;
    if (right > left && !apart) found.push(`${one.className}: ${[left, top, right, bottom]} ${JSON.stringify(box)}`);
  }
  const text = coach.querySelector('.text');
  if (text.scrollHeight > text.clientHeight + 2) found.push('cut: ' + text.textContent);
  for (const one of coach.querySelectorAll('button')) {
    const { width, height } = one.getBoundingClientRect();
    if (width < 40 || height < 40) found.push(`small: ${width} x ${height}`);
  }
  return found;
}"""


def quickly(route: Route) -> None:
    """Open the table with computer players that do not wait."""
    body = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**body, "pace": "quick"}))


def learn(page: Page, game: str) -> None:
    page.route("**/api/tables", quickly)
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + f"/learn/{game}")
    page.wait_for_selector(".coach .text a")


def number(page: Page) -> int:
    """The step of the lesson; 0 when it is over."""
    text = page.evaluate("() => document.querySelector('.coach .count')?.innerText ?? '0'")
    return int(text.split("/")[0])


def do(page: Page, game: str) -> None:
    page.evaluate(DO, game)
    page.wait_for_timeout(60)


def covered(page: Page) -> list[object]:
    """What the coach covers at every size, where it stands now."""
    found: list[object] = []
    for width, height in at_sizes(page, SIZES):
        found += [f"{width}x{height}: {one}" for one in page.evaluate(COVERED)]
        if not page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"):
            found.append(f"{width}x{height}: the page scrolls")
    return found


def learn_until(page: Page, game: str, step: int, checked: bool = False) -> list[object]:
    """Do and read on to a step, or to the end of the lesson; what each new sentence of the coach covers, if asked."""
    found, told, coach = list[object](), "", page.locator(".coach")

    def go_on() -> None:
        nonlocal told
        if checked and (sentence := coach.inner_text()) != told:
            told = sentence
            found.extend(covered(page))
        if page.locator(".coach .next").count():
            page.locator(".coach .next").click()
        else:
            do(page, game)

    repeat(go_on, lambda: not number(page) or number(page) >= step)
    return found


def complaints(page: Page) -> list[str]:
    """What axe finds serious in the coach, light and dark."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        result = page.evaluate("axe.run('.coach').then((result) => result.violations)")
        found += [f"{theme} {one['id']}" for one in result if one["impact"] in ("serious", "critical")]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_teaches_ten_steps_by_doing_and_covers_nothing(open_page: Opener, game: str) -> None:
    """In German, whose words are the longest; what is covered is looked for in the first steps."""
    page = open_page("/health", locale="de-DE")
    learn(page, game)
    assert "/table/" in page.url
    assert number(page) == 1
    expect(page.locator(".halo").first).to_be_visible()
    assert complaints(page) == []
    assert learn_until(page, game, LOOKED_AT, checked=True) == []
    learn_until(page, game, STEPS)
    expect(page.locator(".coach .count")).to_contain_text("10")
    learn_until(page, game, STEPS + 1)
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".dock")).to_be_visible()


def test_whoever_begins_with_a_lesson_is_one_guest(open_page: Opener) -> None:
    """The table is opened and the connection made at the same time, by somebody who has no session yet."""
    page, answers = open_page("/health"), list[Response]()
    page.on("response", lambda answer: answers.append(answer) if answer.url.endswith("/api/me") else None)
    learn(page, "luxor")
    assert [answer.header_value("set-cookie") is not None for answer in answers].count(True) == 1


def test_a_lesson_is_skipped_and_the_match_goes_on(open_page: Opener) -> None:
    page = open_page("/health")
    learn(page, "luxor")
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".rack .live")
    expect(page.locator(".coach")).to_have_count(0)
    page.click(".tool[aria-label='Menu']")
    page.click("text=Learn as you play")
    page.wait_for_selector(".coach")


def test_a_lesson_outlives_a_reload_and_a_change_of_language(open_page: Opener) -> None:
    page = open_page("/health")
    learn(page, "luxor")
    learn_until(page, "luxor", 3)
    text = page.locator(".coach .text").inner_text()
    page.reload()
    expect(page.locator(".coach .text")).to_have_text(text, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator(".coach .text")).to_have_text(text, use_inner_text=True)
    page.click(".tool[aria-label='Menu']")
    page.click("dialog [lang=de]")
    page.keyboard.press("Escape")
    expect(page.locator(".coach .text")).to_contain_text("Die neue Karte kam in die Mitte")
    page.click(".coach .back")
    assert number(page) == 2
    page.click(".coach .next")
    assert number(page) == 3


def test_lessons_are_found_on_the_home_page_and_beside_the_rules(open_page: Opener) -> None:
    page = open_page()
    page.click("[aria-label='Learn by playing: Silver & Gold']")
    page.wait_for_selector(".coach")
    page.go_back()
    page.wait_for_selector(".games")
    page.goto(page.url + "rules/luxor")
    page.click("article >> text=Learn by playing")
    page.wait_for_selector(".coach")
