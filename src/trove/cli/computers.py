"""Computer players at the table: each is handed an imagined state, never the true one."""

from trove.bots.players import player
from trove.core.match import Match

THINK_LONG = ("hard", "expert")


def takes_long(level: str) -> bool:
    """Whether players of this level think longer than a moment."""
    return level in THINK_LONG


def decide(match: Match, seat: int, level: str) -> int:
    """What a computer player of a level does."""
    seed = match.thought_seed(seat)  # a match taken up again goes on the same way
    return player(match.game, level).decide(match.state.imagine(seat, seed), seat, seed)
