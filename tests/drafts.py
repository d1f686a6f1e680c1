"""Positions made field by field, for tests: a state itself can only be read and played.

draft = drafted(state)
draft.keys = [1, 0, 0, 0]
state = built(draft)
"""

from typing import Any, TypeVar, cast

from trove.core.game_state import GameState, forced
from trove.core.journal import Journal

S = TypeVar("S", bound=GameState)


class Draft:
    """Reads as its state, but for the fields that were set."""

    def __init__(self, state: GameState) -> None:
        vars(self).update(state=state, fields={})

    def __getattr__(self, name: str) -> Any:
        return self.fields[name] if name in self.fields else getattr(self.state, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self.fields[name] = value


def drafted(state: S) -> S:
    """A draft, to be treated as the state whose fields it changes."""
    return cast(S, Draft(state))


def drawn_up(draft: S) -> S:
    """The state that was drafted, possible or not."""
    drawn = cast(Draft, draft)
    return cast(S, forced(drawn.state, drawn.fields))


def built(draft: S, seed: int = 1) -> S:
    """The state that was drafted, with chance of its own and an empty journal; every component is in its place."""
    state = drawn_up(draft)
    state.reseed(seed)
    state.keep_journal(Journal(1))
    assert state.is_conserved(), "a component is lost, or there is one too many"
    return state


def altered(state: S, **fields: Any) -> S:
    """A copy with other numbers in some fields, possible or not; it goes on in the same journal."""
    copy = cast(S, forced(state, fields))
    copy.keep_journal(state.journal)
    return copy
