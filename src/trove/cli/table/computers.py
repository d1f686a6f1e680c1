"""Computer players at the table: each gets an imagined state, never the true one."""

import time

from trove.bots.pace import Clock, beat, paced
from trove.bots.players import player
from trove.bots.questions import decisions_of_turn, last_actions
from trove.core.match import Match

A_MOMENT = 0.1  # seconds


def takes_long(match: Match, level: str) -> bool:
    """Whether players of this level think longer than a moment."""
    return beat(match.game, level) > A_MOMENT


def decide(match: Match, seat: int, level: str, clock: Clock = time) -> int:
    """What a computer player of a level does, at the pace of its level."""
    before = decisions_of_turn(match)
    return paced(lambda: thought_of(match, seat, level, before), beat(match.game, level, before), clock)


def thought_of(match: Match, seat: int, level: str, before: int) -> int:
    seed = match.thought_seed(seat)  # a match taken up again goes on the same way
    return player(match.game, level, before=before).decide(match.imagined(seat), seat, seed, last_actions(match, seat))
