"""The house around a table: what the host arranges, who comes, goes and watches, and what a table is told about."""

import re
import sqlite3

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.looking import at_sizes, shortened
from browser.playing import TURN, wait_for_turn
from browser.serving import Server
from browser.tables import Seated, Tables
from browser.test_languages import LOCALES

SEATS = "li.seat .is"
SIZES = ((360, 640), (844, 390), (1024, 768), (1440, 900))


def two_in_a_lobby(tables: Tables, open_page: Opener) -> tuple[Page, Page]:
    """The host and a guest, both seated, before the start."""
    ann = tables.lobby("luxor", computers=0, players=2)
    ben = Seated(tables.live.guest(), ann.table)
    client = ben.follow()
    client.ask("sit", place=1, name="Ben")
    client.close()
    return open_page(seated=ann), open_page(seated=ben)


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector("dialog .menu")


@pytest.mark.parametrize("language", LOCALES)
def test_every_choice_of_an_option_is_shown_whole(tables: Tables, open_page: Opener, language: str) -> None:
    """The places of the start tile have the longest names."""
    page = open_page(seated=tables.lobby("tomb-raider", players=3), locale=LOCALES[language])
    page.wait_for_selector("#option-start")
    assert [f"{size} {one}" for size in at_sizes(page, SIZES) for one in shortened(page)] == []


def test_the_starting_player_is_one_of_those_who_play(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.lobby("luxor", players=2))
    choices = page.get_by_label("Starting player").locator("option")
    expect(choices).to_have_count(3)  # and at random


def test_a_refused_choice_is_not_shown_as_chosen(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.lobby("luxor", players=2))
    page.wait_for_selector("#option-starting_player")
    page.locator("#option-starting_player").evaluate("(list) => (list.options[2].value = '7')")
    page.locator("#option-starting_player").select_option(index=2)
    expect(page.locator(".toast")).to_be_visible()
    assert page.locator("#option-starting_player").input_value() == "null"


def test_whoever_has_several_seats_is_named_host_once(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.lobby("luxor", computers=0, players=3))
    page.get_by_role("button", name="at this screen").first.click()
    expect(page.locator("li.seat:not(.free)")).to_have_count(2)
    expect(page.locator(SEATS).get_by_text("host")).to_have_count(1)


def test_a_clock_is_set_and_runs(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.lobby("luxor", options={"starting_player": 0}))
    page.get_by_label("Clock", exact=True).select_option(label="For the whole match")
    page.get_by_label("Time", exact=True).select_option(label="10 minutes")
    page.click(".start .btn.main")
    wait_for_turn(page, "luxor")
    expect(page.locator(".seat .clock").first).to_have_text(re.compile(r"\b9:[0-5]\d"))


def test_seats_are_arranged_and_the_host_is_passed_on(tables: Tables, open_page: Opener) -> None:
    host, guest = two_in_a_lobby(tables, open_page)
    host.get_by_role("button", name="Arrange").click()
    host.get_by_role("button", name="Ann: one seat later").click()
    for page in (host, guest):
        expect(page.locator(SEATS).nth(0)).to_contain_text("Ben")
        expect(page.locator(SEATS).nth(1)).to_contain_text("Ann")
    host.get_by_role("button", name="Make Ben the host").click()
    expect(guest.locator(".start .btn.main")).to_be_visible()
    expect(host.locator(".start")).to_contain_text("Ben starts the match.")
    expect(host.get_by_role("button", name="Arrange")).to_have_count(0)


def test_whoever_is_removed_is_told_and_so_is_everybody_when_the_table_is_closed(
    tables: Tables, open_page: Opener
) -> None:
    host, guest = two_in_a_lobby(tables, open_page)
    expect(guest.locator("li.mine")).to_have_count(1)
    host.get_by_role("button", name="Remove Ben").click()
    expect(guest.get_by_role("status").filter(has_text="Your seat was freed by the host")).to_be_visible()
    guest.click("text=Sit here")
    expect(host.locator("li.seat.free")).to_have_count(0)
    host.get_by_role("button", name="Close this table").click()
    host.get_by_role("button", name="Yes, do it").click()
    for page in (host, guest):
        expect(page.locator("main.lost h1")).to_contain_text("closed")
    guest.reload()
    expect(guest.locator("main.lost h1")).to_contain_text("closed")


def test_people_talk_before_the_match_and_can_be_muted(tables: Tables, open_page: Opener) -> None:
    host, guest = two_in_a_lobby(tables, open_page)
    guest.fill("[aria-label='Say something']", "Hello there")
    guest.keyboard.press("Enter")
    said = host.locator(".talk ol").filter(has_text="Hello there")
    expect(said).to_have_count(1)
    host.click("text=Who you hear")
    host.get_by_role("switch", name="Mute Ben for me").check()
    expect(said).to_have_count(0)
    guest.reload()
    expect(guest.locator(".talk ol").filter(has_text="Hello there")).to_have_count(1)


def test_a_seat_moves_to_another_device_by_a_link_that_is_made_on_demand(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.running("luxor", options={"starting_player": 0}))
    wait_for_turn(page, "luxor")
    menu(page)
    page.get_by_role("button", name="Continue on another device").click()
    expect(page.locator("dialog .btn.main")).to_have_text("Make a link for this seat")
    assert page.locator("dialog svg[role=img]").count() == 0, "nobody has the seat by looking at a sheet"
    with page.expect_response("**/recovery") as made:
        page.click("dialog .btn.main")
    other = open_page(f"/continue#{made.value.json()['token']}")
    other.click("main .btn.main")
    wait_for_turn(other, "luxor")
    expect(page.get_by_role("status").filter(has_text="on another device now")).to_be_visible()
    expect(page.locator(TURN["luxor"])).to_have_count(0)


def test_another_language_keeps_the_match_and_reaches_the_servers_refusals(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.running("luxor", options={"starting_player": 0}))
    wait_for_turn(page, "luxor")
    page.click(".rack .live >> nth=0")
    page.wait_for_selector(".space.goal")
    english = why_not(page)
    assert "Rule L" in english
    page.evaluate("() => { window.kept = document.querySelector('.board'); }")
    menu(page)
    page.click("dialog [lang=cs]")
    expect(page.locator("dialog h2, dialog h1").first).not_to_have_text("Menu")
    page.keyboard.press("Escape")
    assert page.evaluate("() => window.kept.isConnected"), "the board was not drawn again"
    czech = why_not(page)
    assert "Pravidlo L" in czech
    assert czech.partition("Pravidlo")[0] != english.partition("Rule")[0]


def why_not(page: Page) -> str:
    """What is answered to a space that cannot be reached."""
    page.locator(".space:not(.goal)").last.dispatch_event("click")
    page.wait_for_selector(".bubble a")
    said = page.locator(".bubble").inner_text()
    page.keyboard.press("Escape")
    return said


@pytest.mark.parametrize("place", ["lobby", "dialog"])
def test_a_link_is_copied_over_plain_http_too(tables: Tables, open_page: Opener, place: str) -> None:
    """There browsers give pages no clipboard: a local network has no certificates."""
    ann = open_page(seated=tables.lobby("luxor") if place == "lobby" else tables.running("luxor"))
    ann.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    if place == "dialog":
        menu(ann)
    ann.get_by_role("button", name="Copy link").click()
    expect(ann.get_by_text("Copied")).to_be_visible()
    ann.evaluate("() => document.body.append(document.createElement('textarea'))")
    ann.keyboard.press("Escape")
    ann.locator("body > textarea").focus()
    ann.keyboard.press("Control+V")
    assert ann.locator("body > textarea").input_value().endswith(f"/table/{ann.url.split('/')[4]}")


def test_a_full_table_is_watched(tables: Tables, open_page: Opener) -> None:
    seated = tables.lobby("tomb-raider", ("Ann", "Ben"), 0)
    page = open_page(seated.path)
    expect(page.locator(".start")).to_contain_text("All seats are taken.")
    assert page.locator(".seats button").count() == 0
    tables.started(seated.follow())
    expect(page.locator("main.table")).to_contain_text("You are watching.")


def test_figures_and_sides_stand_at_the_seats_before_the_start(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.lobby("tomb-raider", players=3))
    told = page.locator("li.seat .figures")
    expect(told).to_have_text(["Good Two figures: Lara and Kurtis", "Bad Karel", "Bad Eckhardt"])
    expect(page.locator("li.seat svg.niche")).to_have_count(3)
    page.get_by_label("Two figures for one player").select_option(label="the bad side")
    expect(told).to_have_text(["Good Lara", "Bad Two figures: Karel and Eckhardt", "Good Kurtis"])


def test_a_message_of_the_system_is_asked_for_by_a_switch(tables: Tables, open_page: Opener) -> None:
    page = open_page(seated=tables.running("luxor"), permissions=["notifications"])
    page.wait_for_selector("main.table")
    menu(page)
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    switch.check()
    expect(switch).to_be_checked()
    page.reload()
    menu(page)
    expect(switch).to_be_checked()


def test_another_table_that_waits_is_told(tables: Tables, open_page: Opener) -> None:
    first = tables.running("luxor", options={"starting_player": 0})
    second = first.guest.open("silver-and-gold", 2, people=["Ann"])
    page = open_page(f"/table/{second}", seated=first)
    sign = page.locator("a.elsewhere")
    expect(sign).to_contain_text("Luxor")
    sign.click()
    page.wait_for_url(f"**{first.path}")
    wait_for_turn(page, "luxor")
    expect(sign).to_have_count(0)


def test_an_edition_of_ones_own_is_told_before_the_start(tables: Tables, open_page: Opener) -> None:
    game = "silver-and-gold"
    guest = tables.live.guest()
    standard = tables.live.ask("GET", f"/api/games/{game}/edition")[2].decode()
    page = open_page(seated=Seated(guest, guest.open(game, 2, edition=f"{standard}\n", people=["Ann"])))
    line = page.locator(".edition")
    expect(line).to_contain_text("a custom edition")
    assert page.request.get(tables.live.url + str(line.locator("a").get_attribute("href"))).ok


def test_a_match_of_other_rules_is_shown_as_it_last_was(tables: Tables, server: Server, open_page: Opener) -> None:
    seated = tables.running("luxor")
    server.stop()
    with sqlite3.connect(server.folder / "t.db") as database:
        (opening,) = database.execute("SELECT opening FROM matches WHERE table_id = ?", [seated.table]).fetchone()
        other = re.sub(rb'"rules_version":\d+', b'"rules_version":0', bytes(opening))
        database.execute("UPDATE matches SET opening = ? WHERE table_id = ?", [other, seated.table])
    database.close()
    server.start()
    page = open_page(seated=seated)
    expect(page.locator("main.table .notice")).to_contain_text("it can be looked at, but not continued")
    expect(page.locator(".rack .card")).not_to_have_count(0)
    expect(page.locator(TURN["luxor"])).to_have_count(0)
