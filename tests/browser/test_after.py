"""When a match is over: its replay, playing on from any of its positions, and another match."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.past import past_match
from browser.playing import END, play_until, wait_for_turn
from browser.tables import GAMES, Tables

LATE = {"luxor": 10, "silver-and-gold": 8, "tomb-raider": 16}  # entries before the end
COUNT = ".controls .num"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_replayed_and_continued(tables: Tables, open_page: Opener, game: str) -> None:
    match = tables.finished(game)
    last = len(match.moments) - 1
    page = open_page(f"/replay/{match.table}?at=20")
    expect(page.locator(COUNT)).to_have_text(f"20 / {last}")
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(COUNT)).to_have_text(f"21 / {last}")
    assert page.url.endswith("at=21")
    page.reload()
    expect(page.locator(COUNT)).to_have_text(f"21 / {last}")
    page.get_by_role("button", name="One step back").last.click()
    expect(page.locator(COUNT)).to_have_text(f"20 / {last}")
    page.locator(".controls input[type=range]").fill(str(last - LATE[game]))
    expect(page.locator(COUNT)).to_have_text(f"{last - LATE[game]} / {last}")
    page.click("text=Continue from here")
    page.wait_for_url("**/table/**")
    page.wait_for_selector("main.table, main.end")
    play_until(page, game)
    expect(page.locator(f"{END} h1")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_another_match_with_the_same_people(tables: Tables, open_page: Opener, game: str) -> None:
    match = tables.finished(game)
    seated = tables.fork(match, match.before_the_end(4))
    page = open_page(seated=seated)
    play_until(page, game)
    page.get_by_role("button", name="Rematch").click()
    wait_for_turn(page, game)  # against computer players alone it starts at once
    assert seated.table not in page.url


def test_whoever_comes_second_is_told_that_a_rematch_waits(tables: Tables, open_page: Opener) -> None:
    ann, ben = (open_page(seated=one) for one in tables.together("luxor"))
    ann.wait_for_selector("main.table")
    ben.wait_for_selector("main.table")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Abandon").click()
    ann.get_by_role("button", name="Yes, do it").click()
    ben.get_by_role("button", name="Agree").click()
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_selector("main.lobby")
    ben.get_by_role("button", name="Join the rematch").click()
    ben.wait_for_selector("main.lobby")
    assert ann.url == ben.url


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_finished_match_can_be_looked_at(tables: Tables, open_page: Opener, game: str) -> None:
    page = open_page(f"/table/{tables.finished(game).table}")
    page.get_by_role("button", name="Look at the board").click()
    page.wait_for_selector("main.table .board")
    page.click("main.table .notice .btn.main")
    page.wait_for_selector(END)


def test_a_computer_player_keeps_its_name_and_shows_its_level(tables: Tables, open_page: Opener) -> None:
    match = tables.finished("luxor")
    page = open_page(f"/table/{match.table}")
    head = page.locator(END).locator(".head div", has_text="Magnus")
    head.wait_for()
    assert head.get_by_role("img", name="computer, easy").count() == 1
    page.goto(page.url.replace(f"/table/{match.table}/end", f"/replay/{match.table}"))
    seat = page.locator(".players article", has_text="Magnus")
    seat.wait_for()
    assert seat.get_by_role("img", name="computer, easy").count() == 1


def test_silver_and_gold_draws_its_completed_maps_and_those_left_unfinished(tables: Tables, open_page: Opener) -> None:
    match = tables.finished("silver-and-gold")
    seats = match.moments[-1].public["seats"]
    page = open_page(f"/table/{match.table}")
    expect(page.locator(f"{END} .gallery svg.motif")).to_have_count(sum(len(one["completed"]) for one in seats))
    left = [held for one in seats for held in one["maps"] if held]
    expect(page.locator(".unfinished figure")).to_have_count(len(left))
    for held in left:
        words = f"{held['map']['points']} points, {len(held['marked'])} of "
        assert page.locator(f".unfinished figure[aria-label*='{words}']").count() > 0


def test_a_tie_tells_what_decided_it(tables: Tables, open_page: Opener) -> None:
    match = past_match(tables.database, "silver-and-gold", 35, ("random",) * 3, ann="random")
    tie = open_page(f"/table/{match.table}").locator(".tie")
    expect(tie).to_contain_text("Fenwick and Ann have the same points: more completed grey maps decide")
    rows = tie.locator("tbody tr")
    expect(rows).to_have_count(2)
    assert [row.inner_text().split() for row in rows.all()] == [["Fenwick", *"1020"], ["Ann", *"0102"]]


def test_a_chain_of_ties_tells_what_was_equal_and_what_decided(tables: Tables, open_page: Opener) -> None:
    match = past_match(tables.database, "tomb-raider", 4, ("random",), ann="random")
    chain = open_page(f"/table/{match.table}").locator(".tie li")
    expect(chain).to_have_text([re.compile("^a wave .* the same for both$"), re.compile("^a plate .* this decides$")])


def test_tomb_raider_shows_which_wave_took_which_room(tables: Tables, open_page: Opener) -> None:
    match = past_match(tables.database, "tomb-raider", 5, ("random",), ann="random")
    removed = [tile["state"] for tile in match.moments[-1].public["museum"]].count("removed")
    page = open_page(f"/table/{match.table}")
    expect(page.locator(".waves .room.gone")).to_have_count(removed)
    expect(page.locator(".waves .grid")).to_have_attribute("aria-label", re.compile("^Wave 0: [a-e][1-5]. Wave 1: "))
    expect(page.locator(".plot-place .marks")).to_contain_text("The bomb on")


def test_the_small_picture_of_the_end_shows_both_maps_alike(tables: Tables, open_page: Opener) -> None:
    page = open_page(f"/table/{tables.finished('silver-and-gold').table}", size=(390, 844), once=True)
    page.wait_for_selector(".thumb .slot")
    wide = page.evaluate("() => [...document.querySelectorAll('.thumb .slot')].map((one) => one.clientWidth)")
    assert max(wide) <= 1.1 * min(wide)
