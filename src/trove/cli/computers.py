"""Computer players at the table: each is handed an imagined state, never the true one."""

from random import Random

from trove.bots.players import player
from trove.core.match import Match

THINK_LONG = ("hard", "expert")


def takes_long(level: str) -> bool:
    """Whether players of this level think longer than a moment."""
    return level in THINK_LONG


def seed_for(match: Match, seat: int) -> int:
    """Drawn from what everybody knows of the match, so that a match taken up again goes on the same way."""
    return Random(f"{match.commitment}/{len(match.entries)}/{seat}").getrandbits(60)


def decide(match: Match, seat: int, level: str) -> int:
    """What a computer player of a level does."""
    seed = seed_for(match, seat)
    return player(match.game, level).decide(match.state.imagine(seat, seed), seat, seed)
