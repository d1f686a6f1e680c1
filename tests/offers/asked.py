"""What a test looks at in a decision."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from contract.play import sample, settings_of
from effort import amount
from trove import offers
from trove.core.game import Game
from trove.core.game_state import GameState

POSITIONS = amount(150, 1500)


class Played(NamedTuple):
    """A choice, the state before it, and a copy in which it was played."""

    choice: Any
    seat: int
    before: Any
    after: Any


def choices(state: GameState, seat: int | None = None) -> list[Any]:
    """What the seat to act, or another, may choose."""
    decision: Any = offers.decision(state, state.turn if seat is None else seat)
    return [choice for group in decision.groups for choice in group.choices]


def outcome(state: GameState, words: Any, seat: int | None = None) -> Any:
    """Where an action leads."""
    at = state.turn if seat is None else seat
    action = state.game.same(state, at, state.game.action(state, at, words))
    return next(choice.outcome for choice in choices(state, at) if choice.id == action)


def headings(state: GameState, seat: int | None = None) -> list[Any]:
    decision: Any = offers.decision(state, state.turn if seat is None else seat)
    return [group.heading for group in decision.groups]


def question(state: GameState, seat: int | None = None) -> Any:
    decision: Any = offers.decision(state, state.turn if seat is None else seat)
    return decision.question


def all_played(game: Game[Any], first_seed: int, count: int = POSITIONS) -> Iterator[Played]:
    """Every choice at sampled positions, played for real."""
    for position in sample(settings_of(game), count, first_seed=first_seed):
        for seat in position.state.to_act():
            for choice in choices(position.state, seat):
                after = position.state.clone()
                after.apply(seat, choice.id)
                yield Played(choice, seat, position.state, after)
