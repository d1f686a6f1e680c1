"""No caller can do harm: whatever is not a seat, an action or a state of the game is refused, and nothing changes."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import trove
from contract.play import ALL, every_game, packed, tables_of
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput, Illegal, TroveError


class Liar(int):
    """A number that calls itself whatever is asked for."""

    def __le__(self, other: object) -> bool:
        return True

    __ge__ = __lt__ = __gt__ = __le__

    def __index__(self) -> int:
        return 0

    __int__ = __index__


WILD: list[Any] = [
    None, True, False, -1, 7, 60, 128, 32768, 1 << 31, 1 << 63, -(1 << 63), 1 << 70, 10**5000, 0.0, 1.5, float("nan"),
    "", "0", b"0", [], (0,), {}, {0}, object(), Liar(20_000), Liar(1 << 70), range(3), int,
]  # fmt: skip
POSITIONS = 8


@every_game
def test_what_is_not_offered_is_refused_and_changes_nothing(game: Game[Any]) -> None:
    """Every id of every seat, and things that are not ids: carried out only if legal or as good as a legal one."""
    for state in map(game.unpack, packed(game, POSITIONS)):
        before = state.pack()
        for seat in range(state.seats):
            for action in [*range(game.n_actions), *WILD]:
                accepted(state, seat, action)
        assert state.pack() == before


def accepted(state: GameState, seat: int, action: Any) -> None:
    """Try an action on a copy, and compare with the rules."""
    copy = state.clone()
    try:
        copy.apply(seat, action)
    except BadInput:
        assert type(action) is not int or not 0 <= action < state.game.n_actions
        assert copy.pack() == state.pack()
    except Illegal:
        assert state.game.why(state, seat, action) is not None
        assert copy.pack() == state.pack()
    else:
        assert state.game.same(state, seat, action) in state.legal(seat)


@every_game
@pytest.mark.parametrize("wild", WILD, ids=lambda wild: type(wild).__name__)
def test_what_is_no_seat_is_refused_everywhere(game: Game[Any], wild: Any) -> None:
    state = tables_of(game)[0].new(1)
    before = state.pack()
    calls: list[Callable[[], object]] = [
        lambda: state.apply(wild, 0),
        lambda: state.play(wild, 0),
        lambda: state.play(wild, {}),
        lambda: state.legal(wild),
        lambda: state.is_legal(wild, 0),
        lambda: game.words(state, wild, 0),
        lambda: game.why(state, wild, 0),
        lambda: game.same(state, wild, 0),
        lambda: game.action(state, wild, {}),
        lambda: game.offers(state, wild),
        lambda: game.private_view(state, wild),
        lambda: trove.advise(state, wild, simulations=1),
    ]
    if wild is not None:  # a spectator
        calls += [
            lambda: game.view(state, wild),
            lambda: game.knowledge(state, wild),
            lambda: game.hidden(state, wild),
            lambda: game.events(state, wild),
            lambda: game.events_of(state, wild, 0),
            lambda: state.imagine(wild, 1),
        ]
    refuse_all(calls)
    assert state.pack() == before


@every_game
@pytest.mark.parametrize("wild", WILD, ids=lambda wild: type(wild).__name__)
def test_what_is_no_action_or_step_is_refused_everywhere(game: Game[Any], wild: Any) -> None:
    state = tables_of(game)[0].new(1)
    if type(wild) is int and 0 <= wild < game.n_actions:
        wild = game.n_actions
    calls = [
        lambda: state.apply(0, wild),
        lambda: state.play(0, wild),
        lambda: state.is_legal(0, wild),
        lambda: game.words(state, 0, wild),
        lambda: game.why(state, 0, wild),
        lambda: game.same(state, 0, wild),
        lambda: game.events_of(state, 0, wild),
    ]
    refuse_all(calls)


@every_game
@pytest.mark.parametrize("wild", [*WILD, *ALL], ids=lambda wild: type(wild).__name__)
def test_what_is_no_state_of_the_game_is_refused_everywhere(game: Game[Any], wild: Any) -> None:
    """A state of another game is none either."""
    if isinstance(wild, Game):
        wild = tables_of(wild)[0].new(1) if wild is not game else type(tables_of(game)[0].new(1))
    refuse_all(
        [
            lambda: game.words(wild, 0, 0),
            lambda: game.why(wild, 0, 0),
            lambda: game.same(wild, 0, 0),
            lambda: game.action(wild, 0, {}),
            lambda: game.offers(wild, 0),
            lambda: game.view(wild, 0),
            lambda: game.public_view(wild),
            lambda: game.private_view(wild, 0),
            lambda: game.knowledge(wild, 0),
            lambda: game.hidden(wild, 0),
            lambda: game.events(wild, 0),
            lambda: game.events_of(wild, 0, 0),
            lambda: game.score_sheet(wild),
            lambda: game.edition_text(wild),
            lambda: game.rollouts(wild, 1, 1),
        ]
    )


@every_game
def test_nothing_happens_before_a_game_is_set_up_and_it_is_set_up_once(game: Game[Any]) -> None:
    table = tables_of(game)[0]
    blank = game.blank(table.players)
    assert blank.to_act() == ()
    assert [blank.legal(seat) for seat in range(blank.seats)] == [[]] * blank.seats
    refuse_all(
        [
            lambda: blank.apply(0, 0),
            lambda: blank.imagine(0, 1),
            blank.scores,
            blank.winners,
            lambda: game.why(blank, 0, 0),
            lambda: game.view(blank, 0),
            lambda: game.rollouts(blank, 1, 1),
            lambda: trove.advise(blank, 0, simulations=1),
            table.new(1).deal,
        ]
    )


@every_game
def test_a_set_up_that_is_refused_changes_nothing(game: Game[Any]) -> None:
    """Not every number of seats goes with every option."""
    for seats in game.seat_counts:
        blank = game.seated(seats)
        before = blank.pack()
        try:
            blank.deal()
        except BadInput:
            assert blank.pack() == before
            assert not blank.begun


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_a_state_that_was_never_made_is_refused(game: Game[Any]) -> None:
    """Compiled, it has empty pointers where the rules look for the edition."""
    kind: Any = type(game.blank(game.players[0]))
    raw, failed = kind.__new__(kind), kind.__new__(kind)
    with pytest.raises(BadInput):
        failed.__init__(game, game.seat_counts[0], 7, {})
    for state in (raw, failed):
        calls: list[Callable[[], object]] = [
            state.deal,
            state.scores,
            partial(state.with_fields, {}),
            partial(trove.advise, state, 0, simulations=1),
            partial(state.imagine, None, 1),
            partial(game.rollouts, state, 1, 1),
        ]
        refuse_all(calls)


@every_game
def test_a_blank_state_can_be_set_up_as_it_is(game: Game[Any]) -> None:
    """Its chance is that of a seed, not all zeros."""
    state = game.blank(game.players[-1])
    state.deal()
    assert game.unpack(state.pack()) == state


@every_game
def test_a_batch_that_could_not_be_made_again_takes_no_step(game: Game[Any]) -> None:
    batch: Any = game.batch(game.players[0], 3, 1)
    with pytest.raises(BadInput):
        batch.__init__(game, 99, 60_000, 1)
    with pytest.raises(BadInput):
        batch.step([0] * 60_000)


def refuse_all(calls: list[Callable[[], object]]) -> None:
    for call in calls:
        with pytest.raises(TroveError):
            call()


class Text(str):
    """A string of its own class, which lies about its bytes."""

    def encode(self, *_: Any) -> bytes:
        return b""


@every_game
def test_an_edition_may_be_a_string_of_its_own_class(game: Game[Any]) -> None:
    usual = game.blank(game.players[-1], None, game.standard_edition())
    assert game.blank(game.players[-1], None, Text(game.standard_edition())) == usual
    with pytest.raises(BadInput):
        game.blank(game.players[-1], None, Text("[]"))
