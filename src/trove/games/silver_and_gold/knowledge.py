"""S5: what a seat may know. Almost everything is open; before all have chosen, the others' maps are not."""

from typing import Literal

from msgspec import Struct

from ...core.game import Offer
from ...core.terms import SPECTATOR
from .pieces import PATTERN_NAMES, Map, PatternName, squares_of
from .rules import is_to_act
from .state import State
from .terms import (
    CHOOSING,
    DEALT,
    DECK,
    FINISHED,
    HELD,
    PALM_BOXES,
    PATTERNS,
    ROWS,
    SLOTS,
    TURNS,
)
from .words import PAIR_OF, words

Phase = Literal["choosing", "marking", "taking"]
PHASES: tuple[Phase, ...] = ("choosing", "marking", "taking")


class MapInPlay(Struct, frozen=True):
    """A map before a player, with the squares marked so far."""

    map: Map
    marked: tuple[int, ...]


class Seat(Struct, frozen=True):
    """What lies open before a player."""

    to_act: bool
    maps: tuple[MapInPlay | None, ...]
    owed: int
    coins: int
    trophies: tuple[int, ...]  # by full row
    palms: tuple[int, ...]
    completed: tuple[Map, ...]


class Public(Struct, frozen=True):
    """The same for everybody."""

    over: bool
    phase: Phase
    round: int
    turn_of_round: int
    turns: int  # finished
    start: int
    pattern: PatternName | None
    seats: tuple[Seat, ...]
    display: tuple[Map, ...]  # the oldest first
    deck: int
    trophies_left: tuple[int, ...]
    turned: tuple[PatternName, ...] | None  # with the memory aid: the expedition cards of this round (S3.14)


class Private(Struct, frozen=True):
    """A seat's own: the maps it was dealt and what it chose, and what it may do."""

    seat: int
    dealt: tuple[Map, ...]
    chosen: tuple[int, int] | None
    legal: tuple[Offer, ...]


class Knowledge(Struct, frozen=True):
    """Everything a careful player with perfect memory was shown."""

    seat: int | None
    public: Public  # with the memory aid, whatever the table says
    dealt: tuple[Map, ...]
    chosen: tuple[int, int] | None
    unseen: tuple[Map, ...]  # in the deck; before all have chosen also before the others


def in_play(state: State, seat: int) -> tuple[MapInPlay | None, ...]:
    faces, squares = state.edition.maps, state.edition.squares
    held, free = state.maps, state.free
    return tuple(
        [
            MapInPlay(card, squares_of(squares[held[k]] & ~free[k])) if (card := faces[held[k]]) else None
            for k in range(SLOTS * seat, SLOTS * seat + SLOTS)
        ]
    )


def completed(state: State) -> list[list[Map]]:
    """By seat: the maps it has laid aside."""
    faces = state.edition.maps
    found: list[list[Map]] = [[] for _ in range(state.seats)]
    for number, place in enumerate(state.place):
        if place >= FINISHED and (card := faces[number]):
            found[place - FINISHED].append(card)
    return found


def open_seats(state: State) -> tuple[Seat, ...]:
    """What lies open before each player."""
    done = completed(state)
    coins, owed, rows, trophies = state.coins, state.owed, state.rows, state.trophies
    palms, palms_n = state.palms, state.palms_n
    return tuple(
        Seat(
            to_act=is_to_act(state, seat),
            maps=in_play(state, seat),
            owed=owed[seat],
            coins=coins[seat],
            trophies=tuple(trophies[ROWS * seat : ROWS * seat + rows[seat]]),
            palms=tuple(palms[PALM_BOXES * seat : PALM_BOXES * seat + palms_n[seat]]),
            completed=tuple(done[seat]),
        )
        for seat in range(state.seats)
    )


def public(state: State, memory_aid: bool) -> Public:
    """The part of a view that is the same for everybody."""
    faces: list[Map] = [card for card in map(state.edition.maps.__getitem__, state.display) if card]
    rounds, turns = divmod(min(state.turns, 4 * TURNS - 1), TURNS)
    return Public(
        over=bool(state.over),
        phase=PHASES[state.phase],
        round=1 + rounds,
        turn_of_round=1 + turns,
        turns=state.turns,
        start=state.start,
        pattern=PATTERN_NAMES[state.card - 1] if state.card and not state.over else None,
        seats=open_seats(state),
        display=tuple(faces),
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
    """A seat's own part of a view, with what it may do."""
    legal = tuple([Offer(action, words(state, seat, action)) for action in state.legal(seat)])
    return Private(seat, own_maps(state, seat), own_choice(state, seat), legal)


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
