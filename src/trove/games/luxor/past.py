"""What a fork's past may tell: the limits of every journal entry before the end of a game, and the options."""

from typing import Final

from ...core.past import COUNT, Limits, Past
from . import constants as const

ADVENTURER: Final = range(const.ADVENTURERS)
CARD: Final = range(1, const.CARDS)
LEVEL: Final = range(1, const.LEVELS + 1)
SPACE: Final = range(1, const.TOMB)
STOP: Final = range(const.STAIRS, const.TOMB + 1)
SIDE: Final = range(2)
TRAVEL: Final = Limits(ADVENTURER, STOP, STOP)

LIMITS: Final = {
    const.STARTED: Limits(),
    const.LAID: Limits(SPACE, range(1, const.TILES)),
    const.TURNED_UP: Limits(LEVEL, range(const.CARDS)),
    const.DEALT: Limits(range(const.HAND), secret=CARD),
    const.PLAYED: Limits(SIDE, CARD),
    const.SPENT: Limits(SIDE, CARD),
    const.DIE_ROLLED: Limits(range(1, const.DIE + 1)),
    const.STUCK: Limits(),
    const.MOVED: TRAVEL,
    const.CARRIED: TRAVEL,
    const.JOINED: TRAVEL,
    const.TUNNELLED: TRAVEL,
    const.FREED: Limits(range(const.ADVENTURERS - const.STATUES, const.ADVENTURERS)),
    const.ENTERED: Limits(ADVENTURER),
    const.TOOK_SARCOPHAGUS: Limits(range(2), COUNT),
    const.CHOSE: Limits(ADVENTURER),
    const.TOOK_TREASURE: Limits(SPACE, range(1, const.TREASURES + 1)),
    const.UNCOVERED: Limits(SPACE, range(const.TILES)),
    const.TOOK_KEY: Limits(),
    const.TOOK_CARD: Limits(LEVEL, CARD),
    const.TOOK_WILD: Limits(),
    const.TOOK_SCARAB: Limits(secret=range(const.SCARAB_KINDS)),
    const.DREW: Limits(secret=CARD),
    const.RESHUFFLED: Limits(COUNT),
}
PAST: Final = Past(LIMITS, ("chosen_start", "memory_aid"))
