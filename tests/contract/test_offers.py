"""What a table shows beside the view: it offers what is legal, tells nothing hidden, and promises what happens."""

from random import Random
from typing import Any

import msgspec
import pytest

import trove
from contract.laws import tells_of_chance
from contract.play import Position, every_game, sample, settings_of
from contract.steps import told
from effort import amount
from trove import offers
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Entry
from trove.core.refusals import BadInput
from trove.offers.trials import Trial, Veil, imagined, lifted, trials

POSITIONS = amount(150, 1500) if trove.compiled else 20
CHANCES = amount(3, 20)
NO_VEIL = Veil({})


def choices(decision: Any) -> list[Any]:
    return [choice for group in decision.groups for choice in group.choices]


@every_game
def test_every_game_has_a_part_of_its_own(game: Game[Any]) -> None:
    assert offers.part(game.name).__name__ == f"trove.offers.{game.name.replace('-', '_')}"


def test_a_game_without_a_part_is_shown_plainly() -> None:
    assert offers.part("no-such-game") is offers.part("nor-this-one")
    state = trove.game("luxor").new(2, 1)
    decision = offers.part("no-such-game").decision(state, state.turn)
    assert [choice.id for choice in choices(decision)] == state.legal(state.turn)
    assert offers.part("no-such-game").decision(state, 1 - state.turn) is None


@every_game
def test_exactly_what_is_legal_is_offered_in_its_words(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=7_000):
        state, before = position.state, position.state.hash()
        steps = len(state.journal.steps)
        for seat in range(state.seats):
            decision: Any = offers.decision(state, seat)
            assert (decision is not None) == (seat in state.to_act()), position
            if decision is not None:
                offered = {choice.id: choice.words for choice in choices(decision)}
                assert len(offered) == len(choices(decision)), f"{position}: offered twice"
                assert offered == {n: game.words(state, seat, n) for n in state.legal(seat)}, position
                assert len({group.heading for group in decision.groups}) == len(decision.groups), position
        assert (state.hash(), len(state.journal.steps)) == (before, steps), f"{position}: looking changed something"


@every_game
def test_what_is_shown_depends_on_what_the_seat_knows_alone(game: Game[Any]) -> None:
    """Law 4."""
    chance = Random("offers")
    for position in sample(settings_of(game), POSITIONS, first_seed=7_100):
        for seat in range(position.state.seats):
            check_secrecy(position, seat, chance)


def check_secrecy(position: Position, seat: int, chance: Random) -> None:
    state = position.state
    other = state.imagine(seat, chance.getrandbits(62))
    for shown in (offers.decision, offers.reach):
        true, imagined = shown(state, seat), shown(other, seat)
        assert true == imagined, f"{position}: seat {seat}: {shown.__name__} tells something hidden"
        assert not tells_of_chance(msgspec.json.encode(true)), f"{position}: seat {seat}: {shown.__name__}"
    assert offers.board(state) == offers.board(other)
    assert offers.figures(state) == offers.figures(other)


@every_game
def test_what_is_shown_is_the_same_after_its_way_over_the_wire(game: Game[Any]) -> None:
    part = offers.part(game.name)
    for position in sample(settings_of(game), POSITIONS // 4, first_seed=7_200):
        state = position.state
        for seat in state.to_act():
            decision = offers.decision(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(decision), type=part.Decision) == decision, position
            for goal in offers.reach(state, seat):
                assert msgspec.json.decode(msgspec.json.encode(goal), type=part.Goal) == goal, position
        board = offers.board(state)
        assert msgspec.json.decode(msgspec.json.encode(board), type=part.Board) == board


@every_game
def test_what_an_action_is_said_to_bring_happens_whatever_chance_and_the_others_hold(game: Game[Any]) -> None:
    check_promises(game, offers.part(game.name).VEIL)


def check_promises(game: Game[Any], veil: Veil) -> None:
    certain, open_ends = 0, 0
    for position in sample(settings_of(game), POSITIONS, first_seed=7_300):
        for seat in position.state.to_act():
            for trial in trials(imagined(position.state, seat), seat, veil):
                check_promise(position, seat, trial, veil)
                certain += trial.after is not None
                open_ends += trial.after is None
    assert certain > open_ends


def untold(trial: Trial, veil: Veil) -> list[Entry]:
    """What an outcome reads off the journal itself."""
    return [entry for entry in trial.entries if entry[0] in veil.untold]


def check_promise(position: Position, seat: int, trial: Trial, veil: Veil) -> None:
    """The true state, with its own chance and with others, does what the trial said, in the same order."""
    for seed in range(CHANCES):
        true = told(position.state)
        if seed:
            true.reseed(seed)
        true.apply(seat, trial.action)
        entries = [entry for entry in true.journal.steps[0] if entry[0] not in veil.untold]
        told_of = list(true.game.told_to(true, seat, entries))
        happened = lifted(trial.action, true, list(true.journal.steps[0]), told_of, seat, veil)
        where = f"{position}: seat {seat}, action {trial.action}, chance {seed}"
        assert happened.events == trial.events, where
        assert happened.unknown == trial.unknown, where
        assert (happened.after is None) == (trial.after is None), where
        if trial.after is not None:
            assert untold(happened, veil) == untold(trial, veil), where


@every_game
def test_a_promise_that_chance_can_break_is_found(game: Game[Any]) -> None:
    with pytest.raises(AssertionError):
        check_promises(game, NO_VEIL)


@every_game
def test_whoever_is_not_to_act_is_not_asked_even_when_it_is_over(game: Game[Any]) -> None:
    state: GameState = game.new(game.players[0], 3)
    chance = Random(3)
    while not state.over:
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert [offers.decision(state, seat) for seat in range(state.seats)] == [None] * state.seats
    assert [offers.reach(state, seat) for seat in range(state.seats)] == [()] * state.seats


NOT_SEATS: list[Any] = [-1, 7, 1 << 70, True, None, "0", 0.0, [], (0,)]


@every_game
def test_what_is_no_seat_or_no_state_is_refused(game: Game[Any]) -> None:
    state: GameState = game.new(game.players[0], 3)
    shows: list[Any] = [offers.decision, offers.reach]
    for show in shows:
        for seat in NOT_SEATS:
            with pytest.raises(BadInput, match="seat"):
                show(state, seat)
        for other in (None, 7, "luxor", game, object()):
            with pytest.raises(BadInput, match="state"):
                show(other, 0)
    blank = game.blank(game.players[0])
    with pytest.raises(BadInput):
        offers.decision(blank, 0)
    assert offers.reach(blank, 0) == ()
