"""Clocks, and what happens when nobody answers."""

from trove.server.clocks import Clocks, stored_clocks
from trove.server.protocol.documents import Clock, Countdown

TURN = Clock("turn", 60)
BANK = Clock("bank", 60, 5)


def test_only_those_who_are_asked_lose_time() -> None:
    clocks = Clocks()
    clocks.ask(BANK, {0: 1, 1: 1}, 0)
    clocks.ask(BANK, {1: 1}, 10_000)
    assert clocks.shown(30_000) == (Countdown(0, 55_000, False), Countdown(1, 30_000, True))
    assert clocks.due() == 60_000


def test_a_turn_begins_with_all_its_time_but_not_again_after_taking_a_step_back() -> None:
    clocks = Clocks()
    clocks.ask(TURN, {0: 1}, 0)
    clocks.ask(TURN, {0: 2}, 20_000, fresh=False)
    assert clocks.shown(20_000) == (Countdown(0, 40_000, True),)
    clocks.ask(TURN, {0: 3}, 20_000)
    assert clocks.shown(20_000) == (Countdown(0, 60_000, True),)


def test_another_seats_choice_does_not_give_new_time() -> None:
    clocks = Clocks()
    clocks.ask(TURN, {0: 1, 1: 1}, 0)
    clocks.ask(TURN, {1: 1}, 10_000)
    assert clocks.shown(10_000)[1] == Countdown(1, 50_000, True)


def test_nothing_runs_during_a_vote_or_while_the_server_is_down() -> None:
    clocks = Clocks()
    clocks.ask(TURN, {0: 1}, 0)
    clocks.hold(10_000)
    assert clocks.due() is None
    clocks.go_on(90_000)
    assert clocks.shown(90_000) == (Countdown(0, 50_000, True),)
    again = stored_clocks(clocks.data())
    again.woken(90_000, 1_000_000)
    assert again.shown(1_000_000) == (Countdown(0, 50_000, True),)
    assert again.due() == 1_050_000


def test_what_passed_before_the_server_went_down_counts() -> None:
    clocks = Clocks()
    clocks.ask(TURN, {0: 1}, 0)
    clocks.woken(20_000, 1_000_000)
    assert clocks.shown(1_000_000) == (Countdown(0, 40_000, True),)
    clocks.woken(1_010_000, 5_000_000)
    assert clocks.shown(5_000_000) == (Countdown(0, 30_000, True),)
    clocks.woken(0, 6_000_000)  # nobody knows when it went down
    assert clocks.shown(6_000_000) == (Countdown(0, 60_000, True),)


def test_time_that_is_up_stays_up() -> None:
    clocks = Clocks()
    clocks.ask(TURN, {0: 1, 1: 1}, 0)
    assert clocks.out(59_999) == []
    assert clocks.out(60_000) == [0, 1]
    clocks.restart(0, TURN)
    assert clocks.out(60_000) == [1]
