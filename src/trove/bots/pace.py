"""How long computer players take at a table: the same for every decision of a level, so that it reveals nothing.

Whether a player has one legal action or many, and how long a search takes, can depend on cards that the others do not
see. So a decision always takes one beat, whatever was thought; one that needed longer takes the next whole beat.

Where a turn has many decisions, a level may have a budget for the whole turn: each decision gets the same share of what
is left of it. The share depends only on how many decisions of the turn came before, which everybody sees.
"""

import time
from collections.abc import Callable
from math import ceil, inf
from typing import Any, Final, Protocol, TypeVar

from ..core.game import Game
from ..form import compiled
from .settings import Settings, checked_level, settings

QUICK: Final = 0.01  # seconds; of players who do not search
SEARCHING: Final = 0.05 if compiled else 1.0  # of those who search for a number of simulations
SLACK: Final = 0.05 if compiled else 0.5  # beyond the time that the others may think: they have to begin and end
SHARE: Final = 0.06  # of what is left of a turn's budget, for each decision
THINKING: Final = 2 / 3  # of a share; the rest is to begin and end

T = TypeVar("T")


class Clock(Protocol):
    """What the module `time` offers."""

    def monotonic(self) -> float: ...

    def sleep(self, seconds: float, /) -> None: ...


def beat(game: Game[Any], level: str, before: int = 0) -> float:
    """The seconds that a decision of a level takes at a table, after some decisions of the same turn."""
    if checked_level(level) == "random":
        return QUICK
    chosen = settings(game, level)
    usual = SEARCHING if chosen.simulations else QUICK
    if chosen.seconds is not None:
        usual = chosen.seconds + SLACK
    return max(QUICK, min(usual, share(chosen, before)))


def share(chosen: Settings, before: int) -> float:
    """The seconds that a turn's budget leaves for a decision, when each earlier one took its share."""
    return inf if chosen.turn_seconds is None else chosen.turn_seconds * SHARE * (1 - SHARE) ** before


def longest_thought(chosen: Settings, before: int = 0) -> float | None:
    """The seconds of CPU time that a decision may take; None where only simulations are counted."""
    limit = min(chosen.seconds or inf, THINKING * share(chosen, before))
    return None if limit == inf else limit


def budgeted(game: Game[Any], level: str, before: int = 0) -> float:
    """The seconds of CPU time that a decision of a level takes at most; none where it takes a moment."""
    chosen = None if checked_level(level) == "random" else settings(game, level)
    return 0.0 if chosen is None or chosen.seconds is None else longest_thought(chosen, before) or 0.0


def left_of(beat: float, taken: float) -> float:
    """The seconds that are left of a beat, or of a later beat for a player who took longer."""
    return max(1, ceil(taken / beat)) * beat - taken


def paced(think: Callable[[], T], beat: float, clock: Clock = time) -> T:
    """The result of a decision, returned when its beat is over."""
    start = clock.monotonic()
    thought = think()
    clock.sleep(left_of(beat, clock.monotonic() - start))
    return thought
