"""S5: what a seat may know. Almost everything is open; before all have chosen, the others' maps are not."""

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from ...core.constants import SPECTATOR
from .constants import (
    ALL_TURNS,
    CHOOSING,
    DEALT,
    DECK,
    FINISHED,
    HELD,
    PALM_BOXES,
    PATTERNS,
    ROWS,
    SEATS,
    SLOTS,
    TURNS,
)
from .edition import Edition
from .marking import palm_points
from .pieces import PATTERN_NAMES, Map, PatternName, squares_of
from .rules import is_to_act
from .scoring import total
from .state import State
from .words import PAIR_OF, Square

Phase = Literal["choosing", "marking", "taking"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class MapInPlay(Struct, frozen=True, gc=False):
    """A map before a player, with the squares marked so far, numbered row by row on a grid of six."""

    map: Map
    marked: tuple[Square, ...]


class Seat(Struct, frozen=True, gc=False):
    """What lies open before a player."""

    to_act: bool
    total: int  # points, as if the game ended now
    maps: tuple[MapInPlay | None, ...]
    owed: int
    coins: int
    trophies: tuple[int, ...]  # by full row
    palms: tuple[int, ...]
    completed: tuple[Map, ...]


class Public(Struct, frozen=True, gc=False):
    """The same for everybody."""

    over: bool
    phase: Phase | Literal["over"]
    round: int  # from 1 to 4
    turn_of_round: int  # from 1 to 7
    turns_done: int
    start: int  # who has the starting player's mark
    pattern: PatternName | None
    seats: tuple[Seat, ...]
    display: tuple[Map, ...]  # the oldest first
    palm: int  # points of a palm that is marked now (S3.6)
    deck: int
    trophies_left: tuple[int, ...]
    turned: tuple[PatternName, ...] | None  # with the memory aid: the expedition cards of this round (S3.14)


class Private(Struct, frozen=True, gc=False):
    """A seat's own: the maps it was dealt, and which of them it chose."""

    seat: int
    dealt: tuple[Map, ...]
    chosen: tuple[int, int] | None


class Knowledge(Struct, frozen=True, gc=False):
    """Everything a careful player with perfect memory was shown."""

    seat: int | None
    public: Public  # with the memory aid, whether the table shows it or not
    dealt: tuple[Map, ...]
    chosen: tuple[int, int] | None
    unseen: tuple[Map, ...]  # in the deck; before all have chosen also before the others


@lru_cache(maxsize=64)
def all_squares(edition: Edition) -> tuple[int, ...]:
    """By map: its squares, as bits."""
    return tuple(edition.squares)


@lru_cache(maxsize=1024)
def completed(edition: Edition, place: tuple[int, ...]) -> tuple[tuple[Map, ...], ...]:
    """By seat: the maps it has laid aside, from where every map is."""
    found: list[list[Map]] = [[] for _ in range(SEATS)]
    for card, where in zip(edition.maps, place, strict=False):
        if where >= FINISHED and card is not None:
            found[where - FINISHED].append(card)
    return tuple([tuple(cards) for cards in found])


@lru_cache(maxsize=8192)
def in_play(edition: Edition, number: int, free: int) -> MapInPlay | None:
    """A map before a player, from its number and its free squares; None for an empty place."""
    card = edition.maps[number]
    return MapInPlay(card, squares_of(all_squares(edition)[number] & ~free)) if card else None


def open_seats(state: State) -> tuple[Seat, ...]:
    """What lies open before each player."""
    edition, held, free = state.edition, state.maps, state.free
    done = completed(edition, tuple(state.place))
    coins, owed, rows, trophies = state.coins, state.owed, state.rows, state.trophies
    palms, palms_n = state.palms, state.palms_n
    return tuple(
        [
            Seat(
                to_act=is_to_act(state, seat),
                total=total(state, seat),
                maps=tuple([in_play(edition, held[k], free[k]) for k in range(SLOTS * seat, SLOTS * seat + SLOTS)]),
                owed=owed[seat],
                coins=coins[seat],
                trophies=tuple(trophies[ROWS * seat : ROWS * seat + rows[seat]]),
                palms=tuple(palms[PALM_BOXES * seat : PALM_BOXES * seat + palms_n[seat]]),
                completed=done[seat],
            )
            for seat in range(state.seats)
        ]
    )


def public(state: State, memory_aid: bool) -> Public:
    """The part of a view that is the same for everybody."""
    faces: list[Map] = [card for card in map(state.edition.maps.__getitem__, state.display) if card]
    rounds, turns = divmod(min(state.turns_done, ALL_TURNS - 1), TURNS)
    return Public(
        over=bool(state.over),
        phase="over" if state.over else PHASES[state.phase],
        round=1 + rounds,
        turn_of_round=1 + turns,
        turns_done=state.turns_done,
        start=state.start,
        pattern=PATTERN_NAMES[state.card - 1] if state.card and not state.over else None,
        seats=open_seats(state),
        display=tuple(faces),
        palm=palm_points(state),
        deck=state.deck_n,
        trophies_left=tuple(state.edition.trophies[state.next_trophy :]),
        turned=turned(state) if memory_aid else None,
    )


def turned(state: State) -> tuple[PatternName, ...]:
    """The expedition cards of this round, sorted; the one turned up included."""
    all_cards, left = state.edition.expedition, state.expedition
    return tuple(PATTERN_NAMES[k - 1] for k in range(1, PATTERNS) for _ in range(all_cards[k] - left[k]))


def own_maps(state: State, seat: int) -> tuple[Map, ...]:
    faces = state.edition.maps
    return tuple([card for number in state.dealt[DEALT * seat : DEALT * seat + DEALT] if (card := faces[number])])


def own_choice(state: State, seat: int) -> tuple[int, int] | None:
    return PAIR_OF[state.chosen[seat] - 1] if state.chosen[seat] else None


def shown(state: State) -> Public:
    """The public part, as the table's options have it."""
    return public(state, bool(state.memory_aid))


def private(state: State, seat: int) -> Private:
    """A seat's own part of a view."""
    return Private(seat, own_maps(state, seat), own_choice(state, seat))


def knowledge(state: State, seat: int | None) -> Knowledge:
    """All this seat was ever shown; None for a spectator."""
    viewer = SPECTATOR if seat is None else seat
    faces = state.edition.maps
    places = {DECK}
    if state.phase == CHOOSING:
        places |= {HELD + k for k in range(state.seats) if k != viewer}
    unseen = [card for number, place in enumerate(state.place) if place in places and (card := faces[number])]
    return Knowledge(
        seat=seat,
        public=public(state, memory_aid=True),
        dealt=() if seat is None else own_maps(state, seat),
        chosen=None if seat is None else own_choice(state, seat),
        unseen=tuple(unseen),
    )


def hidden(state: State, seat: int | None) -> tuple[int, ...]:
    """How many maps of others, and which of their choices, are hidden from a seat."""
    if state.phase != CHOOSING:
        return ()
    return tuple(DEALT for k in range(state.seats) if k != seat)
