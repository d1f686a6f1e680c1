"""What a fork's past may tell: the limits of every journal entry before the end of a game, and the options."""

from typing import Final

from ...core.past import COUNT, Limits, Past
from . import constants as const

DOORS: Final = range(1, const.ALL_DOORS)
KIND: Final = range(const.KINDS)
PLACE: Final = range(const.PLACES)
SEAT: Final = range(const.SEATS)
SMALL_OR_LARGE: Final = range(1, const.TREASURES)
STOP: Final = range(const.BOARD)  # a place of the museum, or the start tile
VALUE: Final = range(1, const.VALUES + 1)
SUMS: Final = Limits(COUNT, COUNT)

LIMITS: Final = {
    const.STARTED: Limits(range(const.OUTER)),
    const.DEALT: Limits(KIND, secret=VALUE),
    const.BEGAN: Limits(range(1, const.MOST_ROUNDS + 1)),
    const.MISSED_TURN: Limits(),
    const.STOOD_UP: Limits(),
    const.DREW: Limits(KIND, secret=VALUE),
    const.RESHUFFLED: Limits(KIND, COUNT),
    const.LAID_CARD: Limits(KIND, VALUE),
    const.WENT: Limits(COUNT),
    const.REVEALED: Limits(PLACE, range(const.TILES)),
    const.TURNED: Limits(PLACE, DOORS),
    const.ROTATED: Limits(STOP, range(1, const.DIRECTIONS), DOORS),
    const.STEPPED: Limits(STOP, STOP),
    const.STOPPED: Limits(COUNT),
    const.TOOK_PLATE: Limits(range(const.PLATES)),
    const.TREASURE_LAID: Limits(PLACE, SMALL_OR_LARGE),
    const.BOMB_LAID: Limits(PLACE),
    const.ARRESTED: Limits(PLACE),
    const.PICKED_UP: Limits(PLACE, SMALL_OR_LARGE),
    const.DROPPED: Limits(PLACE, SMALL_OR_LARGE),
    const.HANDED_OVER: Limits(SEAT, SMALL_OR_LARGE),
    const.DELIVERED: Limits(SMALL_OR_LARGE, COUNT),
    const.ARMED: Limits(PLACE, range(2)),
    const.AIMED: Limits(SEAT),
    const.WARDED_OFF: SUMS,
    const.WAS_SHOT: SUMS,
    const.DISCARDED: Limits(KIND, VALUE),
    const.WAVE: Limits(COUNT),
    const.REMOVED: Limits(PLACE),
    const.DIED: Limits(PLACE),
    const.LOST_TREASURE: Limits(SMALL_OR_LARGE),
    const.TURN_ENDED: Limits(),
    const.FIRED: Limits(SEAT, COUNT),
}
PAST: Final = Past(LIMITS, ("alone", "swapped", "modified", "early_cards", "guard", "chosen_start", "open_hands"))
