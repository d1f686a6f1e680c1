"""Tomb Raider, as both tables show it."""

from trove.games.tomb_raider import pieces
from trove.games.tomb_raider.pieces import Figure
from trove.games.tomb_raider.state import State

from ..news import News
from .boards import Board, board
from .decisions import Decision, decision
from .goals import Goal, reach
from .outcomes import VEIL

__all__ = ["NEWS", "VEIL", "Board", "Decision", "Goal", "board", "decision", "figures", "reach"]

NEWS = News(
    set_up=("laid_start",),
    shown=("laid_start", "laid_card", "aimed", "turned", "stopped", "turn_ended", "began", "removed"),
    by_turns=True,
)


def figures(state: State) -> tuple[Figure, ...]:
    """The figure of each seat."""
    return pieces.figures(state)
