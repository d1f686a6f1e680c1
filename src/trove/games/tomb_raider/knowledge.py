"""T14: what a seat may know. Only the cards in hands are hidden; what lies face down is known to nobody."""

from typing import Literal

from msgspec import Struct

from ...core.game import Offer
from ...core.terms import SPECTATOR
from .dealing import is_hidden
from .pieces import (
    DIRECTION_NAMES,
    KIND_NAMES,
    SHAPE_NAMES,
    SIDE_NAMES,
    SYMBOL_NAMES,
    Card,
    Direction,
    Figure,
    Kind,
    Plate,
    Shape,
    Side,
    Square,
    Symbol,
    Treasure,
    doors,
    figures,
    plates,
    square,
    treasures,
)
from .scoring import brought_by, taken_by, total
from .sides import partner_of, side_of
from .state import State
from .terms import (
    BLANK,
    CARDS,
    DEAD,
    DECK,
    DISCARD,
    FACE_DOWN,
    GONE,
    IN_PILE,
    KINDS,
    LAID,
    NO_TREASURE,
    NOBODY,
    NOWHERE,
    PLACES,
    SHAPES,
    SIDES,
    STANDING,
    START,
    TREASURES,
    VALUES,
)
from .words import words

Phase = Literal["acting", "laying", "moving", "turning", "shooting", "defending", "discarding"]
PHASES: tuple[Phase, ...] = ("acting", "laying", "moving", "turning", "shooting", "defending", "discarding")
ALL_CARDS = tuple(Card(kind, value) for kind in KIND_NAMES for value in range(1, VALUES + 1))


class Tile(Struct, frozen=True):
    """A place of the museum: face down, open or removed. `blank` marks those everybody knows to be blank (T2.2)."""

    state: Literal["face_down", "open", "removed"]
    symbol: Symbol | None
    doors: tuple[Direction, ...]
    blank: bool
    treasures: tuple[Treasure, ...]


class Seat(Struct, frozen=True):
    """What everybody sees of a figure."""

    figure: Figure
    side: Side
    place: Square | None  # None: on the start tile, or dead
    state: Literal["standing", "lying", "dead"]
    misses_turn: bool  # lying, and the next turn is skipped (T9.1)
    carries: Treasure | None
    cards: dict[Kind, int]


class Team(Struct, frozen=True):
    """What a side has so far."""

    side: Side
    points: int
    plates: tuple[Plate, ...]
    treasures: tuple[Treasure, ...]  # brought out, foreign ones too


class Count(Struct, frozen=True):
    """So many of a card."""

    card: Card
    count: int


class Bomb(Struct, frozen=True):
    """Where the bomb lies, who activated it, and the number of the next wave."""

    place: Square
    activator: int | None
    wave: int


class Unseen(Struct, frozen=True):
    """What lies face down, as anybody can work it out: tiles (removed unseen ones too), plates, treasures."""

    tiles: dict[Symbol, dict[Shape, int]]
    plates: tuple[Plate, ...]
    treasures: tuple[Treasure, ...]


class Public(Struct, frozen=True):
    """The same for everybody."""

    over: bool
    round: int
    turn: int  # who is asked
    active: int  # whose turn it is
    phase: Phase
    actions_left: int
    points_left: int  # of the movement
    laid: tuple[Card, ...]
    revealed: Square | None  # the tile that is being turned
    target: int | None
    picked_up: tuple[int, ...]  # treasures this figure may not pick up again in this turn (T7.4)
    entrance: Square
    gate: Direction  # from the entrance tile to the start tile
    museum: tuple[Tile, ...]  # row by row
    seats: tuple[Seat, ...]
    sides: tuple[Team, ...]
    decks: dict[Kind, int]
    discards: tuple[Count, ...]
    bomb: Bomb | None
    unseen: Unseen


class Private(Struct, frozen=True):
    """A seat's own."""

    seat: int
    hand: tuple[Card, ...]
    partner_hand: tuple[Card, ...] | None  # if the side plays with open hands (T1.5)
    legal: tuple[Offer, ...]


class Knowledge(Struct, frozen=True):
    """Everything a careful player was shown."""

    seat: int | None
    public: Public
    hands: tuple[tuple[Card, ...] | None, ...]  # by seat; None for a hand not seen, whose kinds are public
    unseen: tuple[Count, ...]  # the cards in hidden hands and in the decks


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def museum(state: State) -> tuple[Tile, ...]:
    """Every place, as it lies there."""
    face, sides, laid_blank = state.face, state.doors, state.laid_blank
    lying: list[list[Treasure]] = [[] for _ in range(PLACES)]
    for treasure, where in zip(treasures(state.edition), state.where, strict=True):
        if where < PLACES:
            lying[where].append(treasure)
    found = []
    for place in range(PLACES):
        if face[place] == FACE_DOWN:
            found.append(Tile("face_down", None, (), bool(laid_blank >> place & 1), ()))
        elif face[place] == GONE:
            found.append(Tile("removed", None, (), False, ()))
        else:
            symbol = SYMBOL_NAMES[face[place] - BLANK]
            found.append(Tile("open", symbol, doors(sides[place]), False, tuple(lying[place])))
    return tuple(found)


def open_seats(state: State) -> tuple[Seat, ...]:
    """What everybody sees of the figures."""
    pos, lying, carry, held = state.pos, state.lying, state.carry, state.held
    names, treasure = figures(state), treasures(state.edition)
    return tuple(
        Seat(
            figure=names[seat],
            side=SIDE_NAMES[side_of(state, seat)],
            place=square(pos[seat]) if pos[seat] < START else None,
            state="dead" if pos[seat] == DEAD else "standing" if lying[seat] == STANDING else "lying",
            misses_turn=lying[seat] == 1,
            carries=None if carry[seat] == NO_TREASURE else treasure[carry[seat]],
            cards={kind: held[KINDS * seat + k] for k, kind in enumerate(KIND_NAMES)},
        )
        for seat in range(state.seats)
    )


def team(state: State, side: int) -> Team:
    """What a side has so far."""
    taken = [plate for k, plate in enumerate(plates(state.edition)) if taken_by(state, k) == side]
    brought = [treasure for k, treasure in enumerate(treasures(state.edition)) if brought_by(state, k) == side]
    return Team(SIDE_NAMES[side], total(state, side), tuple(taken), tuple(brought))


def unseen(state: State) -> Unseen:
    """What can still be found."""
    pile, where, taken = state.tile_pile, state.where, state.plates
    tiles = {
        symbol: {shape: pile[SHAPES * k + n] for n, shape in enumerate(SHAPE_NAMES) if pile[SHAPES * k + n]}
        for k, symbol in enumerate(SYMBOL_NAMES)
    }
    return Unseen(
        tiles={symbol: shapes for symbol, shapes in tiles.items() if shapes},
        plates=tuple(plate for plate, owner in zip(plates(state.edition), taken, strict=True) if not owner),
        treasures=tuple(treasures(state.edition)[k] for k in range(1, TREASURES) if where[k] == IN_PILE),
    )


def counts(numbers: list[int]) -> tuple[Count, ...]:
    """How many of which card, from a list by card."""
    return tuple(Count(card, n) for card, n in zip(ALL_CARDS, numbers, strict=True) if n)


def held_cards(numbers: list[int]) -> tuple[Card, ...]:
    """Cards one by one, from a list by card."""
    return tuple([card for card, n in zip(ALL_CARDS, numbers, strict=True) for _ in range(n)])


def hand(state: State, seat: int) -> tuple[Card, ...]:
    return held_cards(state.hand[CARDS * seat : CARDS * seat + CARDS])


def shown(state: State) -> Public:
    """The part of a view that is the same for everybody."""
    piles, entrance = state.cards, square(state.entrance)
    assert entrance is not None
    place = None if state.bomb == NOWHERE else square(state.bomb)
    return Public(
        over=bool(state.over),
        round=state.round,
        turn=state.turn,
        active=state.active,
        phase=PHASES[state.phase],
        actions_left=state.left,
        points_left=state.energy,
        laid=held_cards(piles[LAID : LAID + CARDS]),
        revealed=square(state.revealed - 1) if state.revealed else None,
        target=state.target - 1 if state.target else None,
        picked_up=tuple([k for k in range(1, TREASURES) if state.picked >> k & 1]),
        entrance=entrance,
        gate=DIRECTION_NAMES[state.gate],
        museum=museum(state),
        seats=open_seats(state),
        sides=tuple([team(state, side) for side in range(SIDES)]),
        decks=dict(zip(KIND_NAMES, state.size[:KINDS], strict=True)),
        discards=counts(piles[DISCARD : DISCARD + CARDS]),
        bomb=None if place is None else Bomb(place, state.activator - 1 if state.activator else None, state.wave),
        unseen=unseen(state),
    )


def private(state: State, seat: int) -> Private:
    """A seat's own part of a view, with what it may do."""
    legal = tuple([Offer(action, words(state, seat, action)) for action in state.legal(seat)])
    partner = partner_of(state, seat)
    seen = partner != NOBODY and not is_hidden(state, seat, partner)
    return Private(seat, hand(state, seat), hand(state, partner) if seen else None, legal)


def knowledge(state: State, seat: int | None) -> Knowledge:
    """All this seat was ever shown; None for a spectator."""
    viewer = viewer_of(seat)
    hands = [None if is_hidden(state, viewer, other) else hand(state, other) for other in range(state.seats)]
    lot = state.cards[DECK : DECK + CARDS]
    for other in range(state.seats):
        if hands[other] is None:
            cards = state.hand[CARDS * other : CARDS * other + CARDS]
            lot = [n + more for n, more in zip(lot, cards, strict=True)]
    return Knowledge(seat, shown(state), tuple(hands), counts(lot))


def hidden(state: State, seat: int | None) -> tuple[int, ...]:
    """How many cards of each kind lie in each hand that this seat does not see; less when one is shown."""
    viewer, held = viewer_of(seat), state.held
    return tuple(
        held[KINDS * other + kind]
        for other in range(state.seats)
        if is_hidden(state, viewer, other)
        for kind in range(KINDS)
    )
