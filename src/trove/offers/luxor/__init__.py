"""Luxor, as both tables show it."""

from trove.games.luxor.state import State

from ..news import News
from .boards import Board, board
from .decisions import Decision, decision
from .outcomes import VEIL

__all__ = ["NEWS", "VEIL", "Board", "Decision", "board", "decision", "figures"]

NEWS = News(set_up=("started",), shown=("drew_unseen",))


def figures(state: State) -> tuple[str, ...]:
    """None: every player has a seat."""
    return ()
