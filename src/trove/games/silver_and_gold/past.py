"""What a fork's past may tell: the limits of every journal entry before the end of a game, and the options."""

from typing import Final

from ...core.past import COUNT, Limits, Past
from . import constants as const

MAP: Final = range(1, const.MAPS)
SLOT: Final = range(const.SLOTS)
SQUARE: Final = range(const.SQUARES)
ROW: Final = range(const.ROWS)

LIMITS: Final = {
    const.STARTED: Limits(),
    const.DEALT_MAP: Limits(range(const.DEALT), secret=MAP),
    const.CHOSE: Limits(secret=range(const.PAIRS)),
    const.KEPT: Limits(SLOT, MAP),
    const.SHOWED: Limits(MAP),
    const.TURNED_UP: Limits(range(1, const.PATTERNS)),
    const.MARKED: Limits(
        SLOT, range(const.SQUARES * const.ORIENTATIONS), range(const.MAPS, const.MAPS * const.PATTERNS)
    ),
    const.MARKED_ONE: Limits(SLOT, SQUARE, COUNT),
    const.GOT_COIN: Limits(range(const.COINS + 1)),
    const.GOT_PALM: Limits(COUNT),
    const.LAPSED: Limits(COUNT),
    const.WON_TROPHY: Limits(ROW, COUNT),
    const.COMPLETED: Limits(MAP),
    const.TOOK: Limits(SLOT, MAP),
    const.TOOK_BLIND: Limits(SLOT, MAP),
    const.LEFT: Limits(MAP),
    const.STRUCK: Limits(COUNT),
    const.ROUND_ENDED: Limits(range(const.TURNS, const.ALL_TURNS, const.TURNS)),
    const.PASSED_MARK: Limits(),
    const.COIN_LAPSED: Limits(),
    const.PALM_LAPSED: Limits(),
    const.NO_TROPHY: Limits(ROW),
}
PAST: Final = Past(LIMITS, ("chosen_start", "memory_aid"))
