"""Actions as typed, named structs, and back."""

from functools import cache, lru_cache
from itertools import combinations, product
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder

from ...core.arguments import words_given
from ...core.decoding import prepared
from ...core.game import Offer
from ...core.refusals import BadInput
from .constants import (
    BLIND,
    CHOOSE,
    DEALT,
    DISPLAY,
    MAPS,
    MARK,
    ORIENTATIONS,
    PATTERNS,
    SLOTS,
    SQUARE,
    SQUARES,
    TAKE,
)
from .edition import Edition
from .pieces import squares_of
from .state import State

Slot = Literal[0, 1]
SLOT: tuple[Slot, ...] = get_args(Slot)
Square = Annotated[int, Meta(ge=0, lt=SQUARES)]  # numbered row by row on a grid of six
PAIR_OF = tuple(combinations(range(DEALT), 2))
QUARTER_TURNS = 4
SPOT_IDS = SQUARES * ORIENTATIONS
Turned = Literal[0, 1, 2, 3]
# By action, from MARK on: slot, corner, quarter turns, and whether mirrored.
LAYS: tuple[tuple[Slot, int, Turned, bool], ...] = tuple(
    (slot, corner, turned, mirrored)
    for slot in get_args(Slot)
    for corner in range(SQUARES)
    for mirrored, turned in product((False, True), get_args(Turned))
)


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """Keep two of the four maps dealt."""

    keep: tuple[int, int]


class Mark(Struct, tag="mark", frozen=True, forbid_unknown_fields=True):
    """Mark the pattern on one map: first mirrored left to right, if at all, then turned clockwise by quarter turns."""

    slot: Slot
    corner: Square  # the top left corner of the box around the pattern, which need not be one of its squares
    turned: Turned = 0
    mirrored: bool = False
    squares: tuple[Square, ...] | None = None  # the squares it covers, row by row; None where it does not fit


class MarkOne(Struct, tag="mark_one", frozen=True, forbid_unknown_fields=True):
    """Mark one square, instead of the pattern or because it is owed."""

    slot: Slot
    square: Square


class TakeMap(Struct, tag="take_map", frozen=True, forbid_unknown_fields=True):
    """Take a map of the display, counted from the oldest."""

    place: Annotated[int, Meta(ge=0, lt=DISPLAY)]


class TakeBlind(Struct, tag="take_blind", frozen=True, forbid_unknown_fields=True):
    """Take the top map of the deck."""


Action = Choose | Mark | MarkOne | TakeMap | TakeBlind
READER = Decoder(prepared(Action))


def words(state: State, seat: int, action: int) -> Action:
    """An action in words; any of them, legal or not."""
    if MARK <= action < SQUARE:
        slot = LAYS[action - MARK][0]
        return mark_words(state.edition, state.maps[SLOTS * seat + slot], state.card, action)
    return open_words(action)


def offers(state: State, seat: int) -> list[Offer[Action]]:
    """What a seat may do now, in words."""
    edition, maps, card = state.edition, state.maps[SLOTS * seat : SLOTS * seat + SLOTS], state.card
    return [
        mark_offer(edition, maps[action >= MARK + SPOT_IDS], card, action)
        if MARK <= action < SQUARE
        else open_offer(action)
        for action in state.legal(seat)
    ]


def mark_words(edition: Edition, number: int, pattern: int, action: int) -> Mark:
    """A way to mark a pattern on a map."""
    slot, corner, turned, mirrored = LAYS[action - MARK]
    return Mark(slot, corner, turned, mirrored, laid(edition, number, pattern)[(action - MARK) % SPOT_IDS])


@lru_cache(maxsize=8192)
def mark_offer(edition: Edition, number: int, pattern: int, action: int) -> Offer[Action]:
    """The same as an offer."""
    return Offer(action, mark_words(edition, number, pattern, action))


@cache
def open_offer(action: int) -> Offer[Action]:
    """An offer that is the same at every position."""
    return Offer(action, open_words(action))


@cache
def open_words(action: int) -> Action:
    """An action whose words are the same at every position."""
    if action < MARK:
        return Choose(PAIR_OF[action - CHOOSE])
    if action < TAKE:
        slot, square = divmod(action - SQUARE, SQUARES)
        return MarkOne(SLOT[slot], square)
    return TakeMap(action - TAKE) if action < BLIND else TakeBlind()


@lru_cache(maxsize=1024)
def canonical(edition: Edition, pattern: int) -> tuple[int, ...]:
    """By spot id: the id of the same squares that is offered, that of the first orientation that looks the same."""
    first = edition.twin[ORIENTATIONS * pattern : ORIENTATIONS * pattern + ORIENTATIONS]
    return tuple(ORIENTATIONS * anchor + orientation for anchor in range(SQUARES) for orientation in first)


@lru_cache(maxsize=64)
def spots(edition: Edition) -> dict[tuple[int, int], dict[int, tuple[int, ...]]]:
    """By map and pattern: the squares of each way to lay it. Read once, the tables are long."""
    first, ids, masks = edition.first_spot, edition.spot_id, edition.spot_squares
    return {
        (number, pattern): {
            ids[k]: squares_of(masks[k])
            for k in range(first[PATTERNS * number + pattern], first[PATTERNS * number + pattern + 1])
        }
        for number in range(MAPS)
        for pattern in range(PATTERNS)
    }


@lru_cache(maxsize=1024)
def laid(edition: Edition, number: int, pattern: int) -> tuple[tuple[int, ...] | None, ...]:
    """By spot id: the squares that a pattern would cover on a map; None where it does not lie on it."""
    offered = spots(edition)[number, pattern]
    return tuple(map(offered.get, canonical(edition, pattern)))


def spot_squares(state: State, seat: int, slot: int, spot_id: int) -> tuple[int, ...] | None:
    """The squares a pattern would cover on a map, free or not; None if it does not lie on the map."""
    return laid(state.edition, state.maps[SLOTS * seat + slot], state.card)[spot_id]


def action(state: State, seat: int, given: object) -> int:
    """The number of an action given in words, as a struct or as its plain fields."""
    said: Action = words_given(given, READER, "silver-and-gold")
    match said:
        case Mark():
            spot_id = ORIENTATIONS * said.corner + QUARTER_TURNS * said.mirrored + said.turned
            if said.squares is not None and said.squares != spot_squares(state, seat, said.slot, spot_id):
                raise BadInput("wrong-squares", "the pattern laid this way covers other squares than named")
            return MARK + SPOT_IDS * said.slot + spot_id
        case MarkOne():
            return SQUARE + SQUARES * said.slot + said.square
        case Choose():
            return CHOOSE + pair_of(said.keep)
        case TakeMap():
            return TAKE + said.place
        case TakeBlind():
            return BLIND


def pair_of(keep: tuple[int, int]) -> int:
    """Which of the pairs of the four maps dealt this is, whichever is named first."""
    pair = (min(keep), max(keep))
    if pair not in PAIR_OF:
        raise BadInput("bad-words", f"keep names two different maps from 0 to 3, not {list(keep)}")
    return PAIR_OF.index(pair)


def same(state: State, seat: int, action: int) -> int:
    """Of orientations that look the same, the first is offered; any other action is its own."""
    if not MARK <= action < SQUARE:
        return action
    spot_id = (action - MARK) % SPOT_IDS
    return action - spot_id + canonical(state.edition, state.card)[spot_id]
