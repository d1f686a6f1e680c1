"""Each game through the interface, by one person against computer players."""

import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import Opener
from browser.looking import missed, watch
from browser.playing import END, TURN, click, play_until, repeat, wait_for_turn
from browser.serving import Server
from browser.tables import GAMES, Public, Seated, Tables, version
from browser.visiting import in_phase

UNDO = ".tool[aria-label^='Undo']:not([aria-disabled])"
NAMES = {"luxor": "Luxor", "silver-and-gold": "Silver & Gold", "tomb-raider": "Tomb Raider"}
# Something that cannot be done: a card in the middle, a square that is stamped, a card while one walks.
IMPOSSIBLE = {
    "luxor": ".rack .mid >> nth=1",
    "silver-and-gold": ".square.stamped >> nth=0",
    "tomb-raider": ".decks .deck:not(.live) >> nth=0",
}


def position(page: Page) -> list[str]:
    """Everything on the board and in the hand, in words."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll(
      '[data-space], [data-square], [data-place], .rack .card, .dealt .pick, .offer')]
      .map((one) => one.getAttribute('aria-label'))""")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_against_a_computer_player(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(seated=tables.lobby(game, level="normal"))  # it brings Tomb Raider to its end soon
    page.click(".start .btn.main")
    wait_for_turn(page, game)
    watch(page)
    play_until(page, game)
    expect(page.locator(f"{END} h1")).not_to_be_empty()
    assert page.locator(f"{END} .sheet .total .v").count() >= 2
    page.click("text=Check the shuffle")
    expect(page.locator(".report")).to_contain_text("your own random bytes are in it")
    expect(page.locator(".report")).to_contain_text("from the deal on")
    page.wait_for_selector(".plot-place svg")
    assert missed(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_play_now_starts_with_one_click(open_page: Opener, game: str) -> None:
    page = open_page()
    page.get_by_role("button", name=f"Play now: {NAMES[game]} against computer players").click()
    wait_for_turn(page, game)
    assert page.locator("main.table .seat").count() >= 3


def test_play_now_waits_until_the_server_has_told_about_the_game(open_page: Opener) -> None:
    page, held = open_page("/health"), list[Route]()
    page.route("**/api/games", lambda route: held.append(route))
    page.goto(page.url.replace("/health", "/"))
    page.get_by_role("button", name="Play now: Luxor against computer players").click()
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    page.wait_for_selector("main.table")


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_of_a_turn_loses_nothing(tables: Tables, open_page: Opener, game: str) -> None:
    seated = tables.running(game)
    page = open_page(seated=seated)
    wait_for_turn(page, game)
    before, known = version(seated), position(page)
    click(page, game)
    page.reload()
    wait_for_turn(page, game)
    assert len(known) >= 4
    if version(seated) == before:  # what was clicked was only chosen
        assert position(page) == known
    play_on(page, game, seated)


def play_on(page: Page, game: str, seated: Seated) -> None:
    """Click until the match is really further."""
    before = version(seated)
    repeat(lambda: click(page, game), lambda: version(seated) > before)


@pytest.mark.parametrize("game", GAMES)
def test_a_restart_of_the_server_is_hardly_noticed(
    tables: Tables, open_page: Opener, server: Server, game: str
) -> None:
    seated = tables.running(game)
    page = open_page(seated=seated)
    wait_for_turn(page, game)
    click(page, game)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/me") else None)
    server.stop()
    page.wait_for_timeout(1500)
    server.start()
    wait_for_turn(page, game)
    play_on(page, game, seated)
    assert 0 < len(asked) < 12, "a server that is gone is asked now and then"


def test_whoever_gave_up_is_told_who_plays_now(tables: Tables, open_page: Opener) -> None:
    ann, _ = tables.together("luxor", options={"starting_player": 0})  # the match waits for the other one
    page = open_page(seated=ann)
    wait_for_turn(page, "luxor")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.get_by_text("A computer player has your seat")).to_be_visible()
    expect(page.locator(".seat .you")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog .menu")
    assert not page.get_by_role("button", name="Leave").count()


def test_an_address_that_is_no_table_says_so_plainly(open_page: Opener) -> None:
    page = open_page("/table/no-such-table")
    expect(page.get_by_text("This table does not exist")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_taken_back(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(seated=tables.running(game))
    wait_for_turn(page, game)
    play_until(page, game, UNDO)
    wait_for_turn(page, game)
    page.click(UNDO)
    expect(page.locator(".log")).to_contain_text("took back")


@pytest.mark.parametrize("game", GAMES)
def test_an_impossible_move_says_why_with_its_rule(tables: Tables, open_page: Opener, game: str) -> None:
    def wanted(public: Public) -> bool:
        if game == "silver-and-gold":
            return public["phase"] == "marking" and any(one["marked"] for one in public["seats"][0]["maps"] if one)
        return in_phase("moving" if game == "tomb-raider" else "playing")(public)

    page = open_page(seated=tables.position(game, wanted))
    page.wait_for_selector(TURN[game])
    page.click(IMPOSSIBLE[game], force=True)
    link = page.locator(".bubble a")
    rule = (link.text_content() or "").removeprefix("Rule ")
    assert rule[:1] == {"luxor": "L", "silver-and-gold": "S", "tomb-raider": "T"}[game]
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator(".rule.found")).to_contain_text(rule)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_shows_what_a_strong_player_would_do(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(seated=tables.running(game))
    wait_for_turn(page, game)
    before = page.locator(".ask p").first.inner_text()
    page.get_by_role("button", name="Hint").click()
    if game == "silver-and-gold":
        page.wait_for_selector(".pick.kept, .btn.stamp.main")
    else:
        expect(page.locator(".ask p").first).not_to_have_text(before)


def test_a_hint_is_seen_to_be_thought_about_until_something_else_is_asked(tables: Tables, open_page: Opener) -> None:
    held, sent = list[str](), list[str]()

    def between(page: WebSocketRoute) -> None:
        """What is advised is kept back."""
        server = page.connect_to_server()

        def forward(text: str | bytes) -> None:
            sent.append(str(text))
            server.send(text)

        page.on_message(forward)
        server.on_message(lambda text: held.append(str(text)) if '"candidates"' in str(text) else page.send(text))

    seated = tables.running("luxor", options={"starting_player": 0})
    page = open_page("/health", seated, once=True)  # what was put between cannot be taken away
    page.route_web_socket("**/api/**", between)
    page.goto(page.url.replace("/health", seated.path))
    wait_for_turn(page, "luxor")
    hint = page.locator(".tool[aria-busy]")
    hint.click()
    expect(hint).to_have_attribute("aria-busy", "true")
    expect(page.locator(".dock p[aria-live=polite]")).to_have_text("Thinking about your choices…")
    expect(page.locator(".ask p > [aria-hidden]")).to_contain_text("Thinking about your choices…")
    page.keyboard.press("?")
    for _ in ("the card", "its goal"):
        click(page, "luxor")
    expect(hint).to_have_attribute("aria-busy", "false")
    expect(page.locator(".dock p[aria-live=polite]")).to_be_empty()
    assert sum('"hint"' in one for one in sent) == 1


def test_a_clock_runs_for_whoever_is_asked(tables: Tables, open_page: Opener) -> None:
    clock = {"kind": "bank", "seconds": 120}
    page = open_page(seated=tables.running("luxor", clock=clock, options={"starting_player": 0}))
    wait_for_turn(page, "luxor")
    shown = page.locator("main.table .seat .clock").first
    expect(shown).to_have_text(re.compile(r"\b1:[0-5]\d"))


def hover_over_everything(page: Page) -> set[str]:
    """Where the parts of the table lie, whatever the mouse is over."""
    measure = """() => ['.dock', '.rack', '.board', '.log', '.answers'].map((part) => {
      const box = document.querySelector(`main.table ${part}`)?.getBoundingClientRect();
      return box ? `${part} ${[box.x, box.y, box.width, box.height].map(Math.round)}` : '';
    }).join('; ')"""
    found = {page.evaluate(measure)}
    for one in page.locator(".figure-hit.live, .place.live, .rack .live, .deck.live, .space.goal, .bar .tool").all():
        box = one.bounding_box()
        if box:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            found.add(page.evaluate(measure))
    return found


@pytest.mark.parametrize("name", ["luxor start", "tomb-raider start", "tomb-raider aiming", "tomb-raider shooting"])
def test_nothing_moves_under_the_mouse(tables: Tables, open_page: Opener, name: str) -> None:
    game, when = name.split()
    if when == "start":
        seated = tables.running(game, options={"starting_player": 0} if game == "luxor" else {})
    else:
        match = tables.finished(game)
        shots = [one.entry for one in match.moments if in_phase("shooting")(one.public)]
        seated = tables.fork(match, match.moments[shots[0] - (when == "aiming")])
    page = open_page(seated=seated)
    wait_for_turn(page, game)
    page.keyboard.press("Escape")
    assert len(hover_over_everything(page)) == 1


def test_what_taking_back_costs_is_told_in_place_of_the_question(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.running("luxor", options={"starting_player": 0}))
    wait_for_turn(page, "luxor")
    asked = page.locator(".ask p").inner_text()
    undo = page.locator(".tool[aria-label^='Undo']")
    undo.hover()
    assert page.locator(".ask p > [aria-hidden]").inner_text().split("\n") == ["Undo", "You have no step to take back."]
    page.mouse.move(3, 3)
    undo.focus()
    expect(page.locator(".ask p > [aria-hidden]")).to_be_visible()
    undo.blur()
    assert page.locator(".ask p").inner_text() == asked


def test_a_small_phone_leaves_room_for_the_museum(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.running("tomb-raider"), size=(360, 640))
    wait_for_turn(page, "tomb-raider")
    assert page.locator(".board").evaluate("(one) => one.getBoundingClientRect().width") >= 270
    page.get_by_role("button", name="Supply").click()
    held = page.locator("dialog .figures li")
    expect(held).to_have_count(4)
    expect(held.filter(has_text="Karel")).to_contain_text("energy:1")


@pytest.mark.parametrize("game", GAMES)
def test_a_lying_phone_reaches_the_log_and_the_supply(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(seated=tables.running(game), size=(844, 390))
    wait_for_turn(page, game)
    for name, part in (("Log", ".log li"), ("Supply", ".supply")):
        page.locator(".bar").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(f"dialog {part}").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
