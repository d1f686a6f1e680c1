"""Several people at a table: by link, at one screen, as spectators; what they say and agree on."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.past import Finished, Moment
from browser.playing import DOOR, TURN, click, play_until, repeat, wait_for_turn
from browser.tables import GAMES, Seated, Tables, version
from browser.visiting import in_phase

UNDO = ".tool[aria-label^='Undo']:not([aria-disabled])"


def by_link(tables: Tables, open_page: Opener, game: str) -> tuple[Page, Page]:
    """Two browsers; one opened the table, the other came by its link."""
    host = open_page(seated=tables.lobby(game, computers=0, players=2))
    guest = open_page(host.url[host.url.index("/table") :])
    guest.click("text=Sit here")
    expect(host.locator("li.seat.free")).to_have_count(0)
    host.click(".start .btn.main")
    for page in (host, guest):
        page.wait_for_selector("main.table")
    return host, guest


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_by_link(tables: Tables, open_page: Opener, game: str) -> None:
    host, guest = by_link(tables, open_page, game)
    asked = {one: one.locator(TURN[game]).first for one in (host, guest)}
    repeat(lambda: host.wait_for_timeout(50), lambda: any(one.count() for one in asked.values()))
    page, other = (host, guest) if asked[host].count() else (guest, host)
    for _ in range(2):
        repeat(partial(click, page, game), asked[other].count)
        wait_for_turn(other, game)
        page, other = other, page


def test_two_browsers_act_at_the_same_moment(tables: Tables, open_page: Opener) -> None:
    """In Silver & Gold both choose two maps and stamp at the same time; nobody waits for the other to see it."""
    game = "silver-and-gold"
    host, guest = by_link(tables, open_page, game)
    for page in (host, guest):
        wait_for_turn(page, game)
        expect(page.locator(".pick:not(:disabled)")).to_have_count(4)
        play_until(page, game, ".answers .btn.main")
    press_together(host, guest, ".answers .btn.main")
    for page in (host, guest):
        page.wait_for_selector(".square.fits")
        play_until(page, game, ".btn.stamp.main")
    press_together(host, guest, ".btn.stamp.main")
    for page in (host, guest):
        page.wait_for_selector(".slot .stamps use")


def press_together(one: Page, other: Page, selector: str) -> None:
    """Both press at the same time: neither click waits for what the other leads to."""
    for page in (one, other):
        expect(page.locator(selector)).to_have_count(1)
    at = one.evaluate("() => Date.now() + 800")
    script = "([at, found]) => { setTimeout(() => document.querySelector(found).click(), at - Date.now()); }"
    for page in (one, other):
        page.evaluate(script, [at, selector])


def test_a_defence_is_asked_of_the_target_in_the_other_browser(tables: Tables, open_page: Opener) -> None:
    ann, ben = tables.shared(*before_a_defence(tables))
    shooter, target = open_page(seated=ann), open_page(seated=ben)
    wait_for_turn(shooter, "tomb-raider")
    expect(target.locator(TURN["tomb-raider"])).to_have_count(0)
    shooter.click(".answers .btn.fire")
    target.wait_for_selector(".duel")
    target.wait_for_selector(".answers .btn.main")
    assert (asked(ann), asked(ben)) == (False, True), "the shooter waits for the target"
    before = version(ben)
    target.click(".answers .btn.main")
    expect(target.locator(".duel")).to_have_count(0)
    assert version(ben) > before


def before_a_defence(tables: Tables) -> tuple[Finished, Moment]:
    """The last position before a figure that was shot at is asked for a defence: its shooter fires."""
    match, defence = tables.found("tomb-raider", in_phase("defending"))
    return match, match.moments[defence.entry - 1]


def asked(seated: Seated) -> bool:
    """Whether somebody has to decide something."""
    client = seated.follow()
    client.close()
    return bool(client.asked())


@pytest.mark.parametrize("game", GAMES)
def test_on_one_device_a_shut_door_is_between_two_people(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(seated=tables.running(game, ("Ann", "Ben"), 0))
    passed = list[str]()
    for _ in range(4):
        page.wait_for_selector(DOOR)
        assert page.locator("main.table, .rack, .board").count() == 0, "nothing of the table is seen"
        passed.append("Ann" if "Ann" in page.locator(f"{DOOR} h1").inner_text() else "Ben")
        page.click(f"{DOOR} .btn.main")
        wait_for_turn(page, game)
        play_until(page, game, DOOR)
    assert passed in (
        ["Ann", "Ben"] * 2,
        ["Ben", "Ann"] * 2,
        ["Ann", "Ben", "Ben", "Ann"],
        ["Ben", "Ann", "Ann", "Ben"],
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_nothing_hidden(tables: Tables, open_page: Opener, game: str) -> None:
    seated = tables.running(game)
    page = open_page(seated=seated)
    wait_for_turn(page, game)
    spectator = open_page(seated.path)
    spectator.wait_for_selector("main.table")
    assert spectator.locator(f"{TURN[game]}, .rack .card, .dealt .pick").count() == 0
    heard = spectator.evaluate(FOLLOW, seated.table)
    assert heard["seats"] == []
    assert "hand" not in str(heard["public"].get("private", ""))


FOLLOW = """(table) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/live');
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    socket.send(JSON.stringify({ type: 'follow', id: 'a', table, version: null }));
  };
  socket.onmessage = ({ data }) => { const said = JSON.parse(data); if (said.type === 'view') done(said); };
})"""


def test_people_talk(tables: Tables, open_page: Opener) -> None:
    ann, ben = (open_page(seated=one) for one in tables.together("luxor"))
    for page in (ann, ben):
        page.wait_for_selector("main.table")
    ann.get_by_role("button", name="Chat").click()
    ann.fill("dialog input", "Good luck, Ben!")
    ann.keyboard.press("Enter")
    expect(ben.locator(".tool .count")).to_have_text("1")
    ben.get_by_role("button", name="Chat").click()
    expect(ben.locator("dialog")).to_contain_text("Good luck, Ben!")


@pytest.mark.parametrize("agree", [True, False])
def test_the_others_are_asked_whether_a_step_is_taken_back(tables: Tables, open_page: Opener, agree: bool) -> None:
    ann, ben = (open_page(seated=one) for one in tables.together("luxor", options={"starting_player": 0}))
    wait_for_turn(ann, "luxor")
    play_until(ann, "luxor", UNDO)
    repeat(lambda: click(ann, "luxor"), ben.locator(TURN["luxor"]).count)
    wait_for_turn(ben, "luxor")
    ann.wait_for_selector(UNDO)
    ann.click(UNDO)
    ben.locator(".vote").get_by_role("button", name="Agree" if agree else "No", exact=True).click()
    expect(ann.locator(".vote")).to_have_count(0)
    taken = ann.locator(".log").filter(has_text="took back")
    expect(taken).to_have_count(1 if agree else 0)
