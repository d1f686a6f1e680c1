"""Anybody may do anything in any order: play, be refused, look, copy, imagine, go back."""

import pickle
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import trove
from contract.laws import viewers
from contract.play import every_game, settings_of
from effort import amount
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput, Illegal

EXAMPLES = amount(12, 40) if trove.compiled else amount(5, 15)
STEPS = 40
NUMBERS = st.integers(0, (1 << 30) - 1)
NOTHING = st.one_of(st.none(), st.booleans(), st.floats(), st.text(max_size=5), st.binary(max_size=5))


def machine(game: Game[Any]) -> type[RuleBasedStateMachine]:
    """A machine for one game."""

    class Table(RuleBasedStateMachine):
        """One state, and clones kept to go back to."""

        def __init__(self) -> None:
            super().__init__()
            self.state: GameState = settings_of(game)[0].new(0)
            self.kept: list[tuple[GameState, bytes]] = []

        @initialize(number=NUMBERS, seed=st.integers(0, (1 << 62) - 1))
        def sit_down(self, number: int, seed: int) -> None:
            self.state = settings_of(game)[number % len(settings_of(game))].new(seed)

        def pick(self, number: int) -> tuple[int, int]:
            """One of the seats to act, and one of its legal actions."""
            seats = self.state.to_act()
            legal = self.state.legal(seats[number % len(seats)])
            return seats[number % len(seats)], legal[number // len(seats) % len(legal)]

        @precondition(lambda self: not self.state.over)
        @rule(number=NUMBERS)
        def play_by_number(self, number: int) -> None:
            self.state.play(*self.pick(number))

        @precondition(lambda self: not self.state.over)
        @rule(number=NUMBERS)
        def play_in_words(self, number: int) -> None:
            seat, action = self.pick(number)
            self.state.play(seat, game.words(self.state, seat, action))

        @precondition(lambda self: not self.state.over)
        @rule(numbers=st.lists(NUMBERS, min_size=5, max_size=30))
        def play_a_while(self, numbers: list[int]) -> None:
            for number in numbers:
                if not self.state.over:
                    self.state.apply(*self.pick(number))

        @rule(seat=NUMBERS, action=NUMBERS)
        def try_anything(self, seat: int, action: int) -> None:
            seat, action = seat % self.state.seats, action % game.n_actions
            before, refusal = self.state.hash(), game.why(self.state, seat, action)
            if refusal is None:
                self.state.play(seat, action)
            else:
                with pytest.raises(Illegal, match=refusal.rule):
                    self.state.play(seat, action)
                assert self.state.hash() == before

        @rule(seat=NUMBERS, nothing=NOTHING)
        def say_nothing_of_sense(self, seat: int, nothing: object) -> None:
            before = self.state.hash()
            with pytest.raises(BadInput):
                self.state.play(seat % self.state.seats, nothing)
            assert self.state.hash() == before

        @rule()
        def keep_a_clone(self) -> None:
            self.kept.append((self.state.clone(), self.state.pack()))

        @precondition(lambda self: self.kept)
        @rule(number=NUMBERS)
        def go_back(self, number: int) -> None:
            clone, data = self.kept[number % len(self.kept)]
            assert clone.pack() == data, "a clone that was kept has changed"
            self.state = clone.clone()

        @rule(viewer=NUMBERS, seed=NUMBERS)
        def go_on_as_imagined(self, viewer: int, seed: int) -> None:
            someone = viewers(self.state)[viewer % (1 + self.state.seats)]
            known = game.knowledge(self.state, someone)
            self.state = self.state.imagine(someone, seed)
            assert game.knowledge(self.state, someone) == known

        @rule(pickled=st.booleans())
        def put_it_away_and_take_it_out(self, pickled: bool) -> None:
            data = self.state.pack()
            self.state = pickle.loads(pickle.dumps(self.state)) if pickled else game.unpack(data)
            assert self.state.pack() == data

        @invariant()
        def nothing_is_lost(self) -> None:
            assert self.state.is_conserved()

        @invariant()
        def somebody_acts_until_it_is_over(self) -> None:
            assert bool(self.state.to_act()) == (not self.state.over)
            for seat in range(self.state.seats):
                assert bool(self.state.legal(seat)) == (seat in self.state.to_act())

        @invariant()
        def the_score_sheet_adds_up(self) -> None:
            assert list(game.score_sheet(self.state).totals) == self.state.scores()

        @invariant()
        def all_can_look(self) -> None:
            for viewer in viewers(self.state):
                game.view(self.state, viewer)

        def teardown(self) -> None:
            assert all(clone.pack() == data for clone, data in self.kept), "a clone that was kept has changed"

    return Table


@every_game
def test_anything_in_any_order(game: Game[Any]) -> None:
    run_state_machine_as_test(
        machine(game),
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
