"""L10: what a seat may know. Knowledge is all it was ever shown; the view is what its screen shows."""

from functools import lru_cache
from typing import Literal, get_args

from msgspec import Struct

from ...core.constants import SPECTATOR
from .constants import (
    ADVENTURERS,
    BACKS,
    CARDS,
    DISCARD,
    DRAW_PILE,
    FRONTS,
    HAND,
    HORUS_PILE,
    LEVELS,
    NO_CARD,
    OPEN,
    SARCOPHAGI,
    SCARAB_KINDS,
    SCARABS,
    SEATS,
    SPACES,
    TEMPLES,
    TOMB,
    TREASURES,
)
from .dealing import is_hidden
from .edition import Edition
from .pieces import FRONT_NAMES, Card, Front, Tile, Treasure, cards, tiles, treasure_of
from .scoring import open_points, total
from .state import State

Phase = Literal["playing", "rolled", "choosing", "taking"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SHOWN: tuple[int | None, ...] = (*range(TOMB + 1), None)  # by space, as adventurers on it are shown; None: LYING


class Seat(Struct, frozen=True, gc=False):
    """What lies open before a player."""

    adventurers: tuple[int | None, ...]  # spaces; None for one that lies at a statue
    points: int  # of treasure tiles
    total: int  # all points that are open, as if the game ended now: hidden scarabs count when it is over
    keys: int
    wilds: int
    treasures: tuple[Treasure, ...]
    scarabs: int
    sarcophagi: tuple[int, ...]
    scarab_values: tuple[int, ...] | None  # turned up when the game is over (L9.6)


class Count(Struct, frozen=True, gc=False):
    """A number of cards of one kind."""

    card: Card
    count: int


class Memory(Struct, frozen=True, gc=False):
    """What was open once and has to be remembered: the discards, and Horus cards taken, with their places."""

    discards: tuple[Count, ...]
    hands: tuple[tuple[Card | None, ...], ...]  # by seat, from left to right; None for a card not seen
    horus: tuple[tuple[Count, ...], ...]  # by level, what can still lie beneath the top


class Public(Struct, frozen=True, gc=False):
    """The same for everybody."""

    over: bool
    round: int  # from 1
    last_round: bool  # two adventurers are in the tomb chamber: the game ends with this round (L8.3)
    anybody_moved: bool  # in this round; if nobody has when it ends, the game does too (L8.4)
    start: int
    turn: int | None  # who is asked; None when the game is over
    phase: Phase | Literal["over"]
    die: int | None
    actor: int | None  # the adventurer whose tile is used
    moved: tuple[int, ...]  # the adventurers among whom the one is chosen who uses their tile
    board: tuple[Tile | None, ...]  # by space, the stairs first
    seats: tuple[Seat, ...]
    horus_tops: tuple[Card | None, ...]
    horus_left: tuple[int, ...]  # the top included
    temples_left: tuple[int, ...]  # cobra, falcon, lion
    draw_pile: int
    discard_pile: int
    discard_top: Card | None
    keys_left: int
    keys_paid: int  # out of the game
    wilds_left: int
    scarabs_left: int
    memory: Memory | None  # with the memory aid (L10.3)


class Private(Struct, frozen=True, gc=False):
    """A seat's own."""

    seat: int
    hand: tuple[Card | None, ...]  # None: the place of the card that is still to come
    scarabs: tuple[int, ...]


class Place(Struct, frozen=True, gc=False):
    """A place in a hand: a card the seat knows, or the shuffle it came from; neither while a card is to come."""

    card: Card | None
    shuffle: int | None


class Knowledge(Struct, frozen=True, gc=False):
    """Everything a careful player with perfect memory was shown."""

    seat: int | None
    public: Public  # with the memory aid, whether the table shows it or not
    hands: tuple[tuple[Place, ...], ...]
    scarabs: tuple[int, ...]  # its own
    shuffle: int  # the number of the shuffle that the draw pile came from
    unseen: dict[int, tuple[Count, ...]]  # by shuffle: cards that lie in hidden places, or in the draw pile
    scarabs_unseen: dict[int, int]  # by value, in the supply and before others
    temples_unseen: tuple[dict[Front, int], ...]  # by back


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def counts(state: State, numbers: list[int]) -> tuple[Count, ...]:
    """How many of which card, from a list by kind."""
    faces = cards(state.edition)
    return tuple([Count(face, n) for face, n in zip(faces, numbers, strict=True) if n and face is not None])


def scarab_values(state: State, seat: int) -> tuple[int, ...]:
    """The values of a seat's scarabs, sorted."""
    first = SCARAB_KINDS * seat
    mine = tuple([state.scarabs[k] for k in range(first, first + SCARAB_KINDS)])
    return values_of(state.edition, mine)


@lru_cache(maxsize=1024)
def values_of(edition: Edition, scarabs: tuple[int, ...]) -> tuple[int, ...]:
    """The values of these numbers of scarabs by kind, sorted."""
    return tuple(sorted(value for value, n in zip(edition.scarab_value, scarabs, strict=True) for _ in range(n)))


@lru_cache(maxsize=256)
def treasures_by_seat(edition: Edition, owner: tuple[int, ...]) -> tuple[tuple[Treasure, ...], ...]:
    """The treasures of each seat, from 1 + the owner of each tile."""
    return tuple(
        tuple([treasure_of(edition, tile) for tile, one in enumerate(owner) if one == 1 + seat])
        for seat in range(SEATS)
    )


def open_seats(state: State) -> tuple[Seat, ...]:
    """What lies open before each player."""
    taken = treasures_by_seat(state.edition, tuple([state.owner[k] for k in range(TREASURES)]))
    return tuple([open_seat(state, seat, taken[seat]) for seat in range(state.seats)])


def open_seat(state: State, seat: int, treasures: tuple[Treasure, ...]) -> Seat:
    """What lies open before a player, with these treasures."""
    first, over = ADVENTURERS * seat, bool(state.over)
    scarabs = 0
    for k in range(SCARAB_KINDS * seat, SCARAB_KINDS * seat + SCARAB_KINDS):
        scarabs += state.scarabs[k]
    return Seat(
        tuple([SHOWN[state.pos[k]] for k in range(first, first + ADVENTURERS)]),
        state.points[seat],
        total(state, seat) if over else open_points(state, seat),
        state.keys[seat],
        state.wilds[seat],
        treasures,
        scarabs,
        sarcophagi_of(state, seat),
        scarab_values(state, seat) if over else None,
    )


def sarcophagi_of(state: State, seat: int) -> tuple[int, ...]:
    """The points of the sarcophagi that a seat has taken."""
    taken = min(state.entered, SARCOPHAGI)
    return tuple([state.edition.sarcophagus[k] for k in range(taken) if state.sarcophagus[k] == 1 + seat])


def public(state: State, memory_aid: bool) -> Public:
    """The part of a view that is the same for everybody."""
    card, faces, over = cards(state.edition), tiles(state.edition), bool(state.over)
    phase = PHASES[state.phase]
    levels = range(1, 1 + LEVELS)  # there is no level 0
    return Public(
        over,
        state.round,
        state.entered >= SARCOPHAGI,
        bool(state.round_moved),
        state.start,
        None if over else state.turn,
        "over" if over else phase,
        state.die or None,
        state.actor if phase == "taking" else None,
        tuple([k for k in range(ADVENTURERS) if state.moved >> k & 1]) if phase == "choosing" else (),
        tuple([faces[state.board[k]] for k in range(SPACES - 1)]),
        open_seats(state),
        tuple([card[state.horus_top[k]] for k in levels]),
        tuple([state.horus_n[k] + (state.horus_top[k] != NO_CARD) for k in levels]),
        tuple([state.temple_n[k] for k in range(BACKS)]),
        state.draw_n,
        state.discard_n,
        card[state.played] if state.discard_n else None,
        state.key_pile,
        state.entered,
        state.wild_pile,
        state.scarab_n,
        memory(state) if memory_aid else None,
    )


def memory(state: State) -> Memory:
    """What all have seen and may forget."""
    pile, level, faces = state.pile, state.edition.card_level, cards(state.edition)
    hand, origin = state.hand, state.origin
    return Memory(
        discards=counts(state, pile[DISCARD : DISCARD + CARDS]),
        hands=tuple(
            tuple(faces[hand[k]] if origin[k] == OPEN else None for k in range(HAND * seat, HAND * seat + HAND))
            for seat in range(state.seats)
        ),
        horus=tuple(
            counts(state, [pile[HORUS_PILE + card] if level[card] == rank else 0 for card in range(CARDS)])
            for rank in range(1, LEVELS + 1)
        ),
    )


def own_hand(state: State, seat: int) -> tuple[Card | None, ...]:
    faces, first = cards(state.edition), HAND * seat
    return tuple([faces[state.hand[k]] for k in range(first, first + HAND)])


def shown(state: State) -> Public:
    """The public part, as the table's options have it."""
    return public(state, bool(state.memory_aid))


def private(state: State, seat: int) -> Private:
    """A seat's own part of a view."""
    return Private(seat, own_hand(state, seat), scarab_values(state, seat))


def places(state: State, viewer: int) -> tuple[tuple[Place, ...], ...]:
    """Every hand, place by place, as the viewer knows it."""
    faces, hand, origin = cards(state.edition), state.hand, state.origin
    return tuple(
        tuple(
            Place(None, origin[k]) if is_hidden(state, viewer, k) else Place(faces[hand[k]], None)
            for k in range(HAND * seat, HAND * seat + HAND)
        )
        for seat in range(state.seats)
    )


def unseen_cards(state: State, viewer: int) -> dict[int, tuple[Count, ...]]:
    """By shuffle: the cards that the viewer knows to lie in hidden places of hands or in the draw pile."""
    hand, origin, pile = state.hand, state.origin, state.pile
    lots: dict[int, list[int]] = {state.shuffle: pile[DRAW_PILE : DRAW_PILE + CARDS]}
    for place in range(HAND * state.seats):
        if is_hidden(state, viewer, place):
            lots.setdefault(origin[place], [0] * CARDS)[hand[place]] += 1
    return {shuffle: counts(state, lot) for shuffle, lot in sorted(lots.items())}


def unseen_scarabs(state: State, viewer: int) -> dict[int, int]:
    """By value: the scarabs that the viewer has not seen."""
    left: dict[int, int] = {}
    supply, scarabs = state.pile[SCARABS : SCARABS + SCARAB_KINDS], state.scarabs
    others = [] if state.over else [seat for seat in range(state.seats) if seat != viewer]
    for kind, value in enumerate(state.edition.scarab_value):
        n = supply[kind] + sum([scarabs[SCARAB_KINDS * seat + kind] for seat in others])
        if n:
            left[value] = left.get(value, 0) + n
    return left


def knowledge(state: State, seat: int | None) -> Knowledge:
    """All this seat was ever shown; None for a spectator."""
    viewer = viewer_of(seat)
    pile = state.pile
    fronts = [pile[TEMPLES + FRONTS * back : TEMPLES + FRONTS * (back + 1)] for back in range(BACKS)]
    return Knowledge(
        seat=seat,
        public=public(state, memory_aid=True),
        hands=places(state, viewer),
        scarabs=() if seat is None else scarab_values(state, seat),
        shuffle=state.shuffle,
        unseen=unseen_cards(state, viewer),
        scarabs_unseen=unseen_scarabs(state, viewer),
        temples_unseen=tuple({FRONT_NAMES[k]: n for k, n in enumerate(left) if n} for left in fronts),
    )


def hidden(state: State, seat: int | None) -> tuple[int, ...]:
    """The shuffles of the cards hidden from a seat, and how many scarabs are; shrinks when something is shown."""
    viewer = viewer_of(seat)
    origin, scarabs = state.origin, state.scarabs
    labels = sorted([origin[k] for k in range(HAND * state.seats) if is_hidden(state, viewer, k)])
    others = [] if state.over else [k for k in range(SCARAB_KINDS * state.seats) if k // SCARAB_KINDS != viewer]
    return (*labels, -1 - sum([scarabs[k] for k in others]))
