"""T14: what a seat may know. Only the cards in hands are hidden; what lies face down is known to nobody."""

from functools import lru_cache
from itertools import product
from typing import Literal, get_args

from msgspec import Struct

from ...core.constants import SPECTATOR
from .constants import (
    ALL_DOORS,
    BLANK,
    BROUGHT_OUT,
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
    SHOT,
    SIDES,
    STANDING,
    SYMBOLS,
    TREASURES,
    VALUES,
)
from .dealing import is_hidden
from .edition import Edition
from .museum import distance
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
    Place,
    Plate,
    Shape,
    Side,
    Square,
    Symbol,
    Treasure,
    doors,
    figures,
    place_of,
    plates,
    square,
    treasures,
)
from .scoring import total
from .sides import actions_of, partner_of, side_of
from .state import State

Phase = Literal["acting", "laying", "moving", "turning", "shooting", "defending", "discarding"]
PHASES: tuple[Phase, ...] = get_args(Phase)
SEATS_OF = (((0, 2), (1, 3)), ((0,), (1, 2)))  # by whether Lara is alone (T13.1), then by side
ALL_CARDS = tuple(Card(kind, value) for kind in KIND_NAMES for value in range(1, VALUES + 1))


class Tile(Struct, frozen=True, gc=False):
    """A place of the museum: face down, open or removed. `blank` marks those everybody knows to be blank (T2.2)."""

    state: Literal["face_down", "open", "removed"]
    symbol: Symbol | None
    doors: tuple[Direction, ...]
    blank: bool
    treasures: tuple[Treasure, ...]


class Seat(Struct, frozen=True, gc=False):
    """What everybody sees of a figure."""

    figure: Figure
    side: Side
    place: Place | None  # None: dead
    state: Literal["standing", "lying", "dead"]
    misses_turn: bool  # lying, and the next turn is skipped (T9.1)
    carries: Treasure | None
    cards: dict[Kind, int]
    total: int  # points of its side, as if the game ended now


class Team(Struct, frozen=True, gc=False):
    """What a side has so far."""

    side: Side
    points: int
    plates: tuple[Plate, ...]
    treasures: tuple[Treasure, ...]  # brought out, foreign ones too


class Count(Struct, frozen=True, gc=False):
    """A number of cards of one kind."""

    card: Card
    count: int


class Bomb(Struct, frozen=True, gc=False):
    """Where the bomb lies, who activated it, and the number of the next wave."""

    place: Square
    activator: int | None
    wave: int
    waves_until: tuple[int | None, ...]  # by place, once armed: after how many turns of the activator it goes (T10.2)


class Unseen(Struct, frozen=True, gc=False):
    """What lies face down, as anybody can work it out: tiles (removed unseen ones too), plates, treasures."""

    tiles: dict[Symbol, dict[Shape, int]]
    plates: tuple[Plate, ...]
    treasures: tuple[Treasure, ...]


class Public(Struct, frozen=True, gc=False):
    """The same for everybody."""

    over: bool
    round: int
    turn: int | None  # who is asked; None when the game is over
    active: int  # whose turn it is
    phase: Phase | Literal["over"]
    actions: int  # in this turn (T3.1, T13.2)
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


class Private(Struct, frozen=True, gc=False):
    """A seat's own."""

    seat: int
    hand: tuple[Card, ...]
    partner_hand: tuple[Card, ...] | None  # if the side plays with open hands (T1.5)


class Knowledge(Struct, frozen=True, gc=False):
    """Everything a careful player was shown."""

    seat: int | None
    public: Public
    hands: tuple[tuple[Card, ...] | None, ...]  # by seat; None for a hand not seen, whose kinds are public
    unseen: tuple[Count, ...]  # the cards in hidden hands and in the decks


def viewer_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def bare_tile(face: int, sides: int) -> Tile:
    """A place where no treasure lies, from its face and doors."""
    if face == FACE_DOWN:
        return Tile("face_down", None, (), False, ())
    if BLANK <= face < BLANK + SYMBOLS:
        return Tile("open", SYMBOL_NAMES[face - BLANK], doors(sides), False, ())
    return Tile("removed", None, (), False, ())


BARE_TILES = tuple(bare_tile(face, sides) for face in range(GONE + 1) for sides in range(ALL_DOORS))
KNOWN_BLANK = Tile("face_down", None, (), True, ())


def museum(state: State) -> tuple[Tile, ...]:
    """Every place, as it lies there."""
    faces, sides = state.face[:PLACES], state.doors[:PLACES]
    found = [BARE_TILES[ALL_DOORS * face + open_to] for face, open_to in zip(faces, sides, strict=True)]
    blank = state.laid_blank
    for place in range(PLACES) if blank else ():
        if blank >> place & 1 and faces[place] == FACE_DOWN:
            found[place] = KNOWN_BLANK
    for treasure, place in zip(treasures(state.edition), state.where, strict=True):
        if place < PLACES:
            tile = found[place]
            found[place] = Tile(tile.state, tile.symbol, tile.doors, tile.blank, (*tile.treasures, treasure))
    return tuple(found)


def open_seats(state: State) -> tuple[Seat, ...]:
    """What everybody sees of the figures."""
    pos, lying, carry, held = state.pos, state.lying, state.carry, state.held
    names, treasure = figures(state), treasures(state.edition)
    totals = [total(state, side) for side in range(SIDES)]
    found = []
    for seat in range(state.seats):
        side, place = side_of(state, seat), pos[seat]
        shown = Seat(
            figure=names[seat],
            side=SIDE_NAMES[side],
            place=None if place == DEAD else place_of(place),
            state="dead" if place == DEAD else "standing" if lying[seat] == STANDING else "lying",
            misses_turn=lying[seat] == SHOT,
            carries=None if carry[seat] == NO_TREASURE else treasure[carry[seat]],
            cards=dict(zip(KIND_NAMES, held[KINDS * seat : KINDS * seat + KINDS], strict=True)),
            total=totals[side],
        )
        found.append(shown)
    return tuple(found)


def teams(state: State) -> tuple[Team, ...]:
    """What the sides have so far."""
    taken, where, seats = tuple(state.plates), tuple(state.where), SEATS_OF[state.alone]
    return tuple(
        [
            Team(name, total(state, side), *gains(state.edition, seats[side], taken, where))
            for side, name in enumerate(SIDE_NAMES)
        ]
    )


@lru_cache(maxsize=1024)
def gains(
    edition: Edition, seats: tuple[int, ...], taken: tuple[int, ...], where: tuple[int, ...]
) -> tuple[tuple[Plate, ...], tuple[Treasure, ...]]:
    """What seats have taken and brought out, from the owners of the plates and the places of the treasures."""
    own = [plate for plate, owner in zip(plates(edition), taken, strict=True) if owner - 1 in seats]
    out = [treasure for treasure, at in zip(treasures(edition), where, strict=True) if at - BROUGHT_OUT in seats]
    return tuple(own), tuple(out)


@lru_cache(maxsize=1024)
def unseen(edition: Edition, pile: tuple[int, ...], taken: tuple[int, ...], where: tuple[int, ...]) -> Unseen:
    """What can still be found, from the tiles not seen yet, the owners of the plates and the places of treasures."""
    tiles: dict[Symbol, dict[Shape, int]] = {}
    for (symbol, shape), n in zip(product(SYMBOL_NAMES, SHAPE_NAMES), pile, strict=True):
        if n:
            tiles.setdefault(symbol, {})[shape] = n
    return Unseen(
        tiles=tiles,
        plates=tuple(plate for plate, owner in zip(plates(edition), taken, strict=True) if not owner),
        treasures=tuple(treasures(edition)[k] for k in range(1, TREASURES) if where[k] == IN_PILE),
    )


@lru_cache(maxsize=4096)
def counts(numbers: tuple[int, ...]) -> tuple[Count, ...]:
    """How many of which card, from their numbers by card."""
    return tuple(Count(card, n) for card, n in zip(ALL_CARDS, numbers, strict=True) if n)


@lru_cache(maxsize=4096)
def held_cards(numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards one by one, from their numbers by card."""
    return tuple(card for card, n in zip(ALL_CARDS, numbers, strict=True) for _ in range(n))


def hand(state: State, seat: int) -> tuple[Card, ...]:
    return held_cards(tuple(state.hand[CARDS * seat : CARDS * seat + CARDS]))


def shown(state: State) -> Public:
    """The part of a view that is the same for everybody."""
    piles = state.cards
    return Public(
        over=bool(state.over),
        round=state.round,
        turn=None if state.over else state.turn,
        active=state.active,
        phase="over" if state.over else PHASES[state.phase],
        actions=actions_of(state, state.active),
        actions_left=state.left,
        points_left=state.energy,
        laid=held_cards(tuple(piles[LAID : LAID + CARDS])),
        revealed=square(state.revealed - 1) if state.revealed else None,
        target=state.target - 1 if state.target else None,
        picked_up=tuple([k for k in range(1, TREASURES) if state.picked >> k & 1]) if state.picked else (),
        entrance=square(state.entrance),
        gate=DIRECTION_NAMES[state.gate],
        museum=museum(state),
        seats=open_seats(state),
        sides=teams(state),
        decks=dict(zip(KIND_NAMES, state.size[:KINDS], strict=True)),
        discards=counts(tuple(piles[DISCARD : DISCARD + CARDS])),
        bomb=None if state.bomb == NOWHERE else bomb(state),
        unseen=unseen(state.edition, tuple(state.tile_pile), tuple(state.plates), tuple(state.where)),
    )


def bomb(state: State) -> Bomb:
    """The bomb, once it is out."""
    place, wave = state.bomb, state.wave
    if not state.activator:
        return Bomb(square(place), None, wave, ())
    return Bomb(square(place), state.activator - 1, wave, waves_until(place, wave))


@lru_cache(maxsize=1024)
def waves_until(bomb: int, wave: int) -> tuple[int | None, ...]:
    """T10.2: by place, after how many waves it goes, from the bomb's place and the next wave; None where it is gone."""
    away = [distance(place, bomb) - wave + 1 for place in range(PLACES)]
    return tuple([waves if waves > 0 else None for waves in away])


def private(state: State, seat: int) -> Private:
    """A seat's own part of a view."""
    partner = partner_of(state, seat)
    seen = partner != NOBODY and not is_hidden(state, seat, partner)
    return Private(seat, hand(state, seat), hand(state, partner) if seen else None)


def knowledge(state: State, seat: int | None) -> Knowledge:
    """All this seat was ever shown; None for a spectator."""
    viewer = viewer_of(seat)
    hands = [None if is_hidden(state, viewer, other) else hand(state, other) for other in range(state.seats)]
    lot = state.cards[DECK : DECK + CARDS]
    for other in range(state.seats):
        if hands[other] is None:
            cards = state.hand[CARDS * other : CARDS * other + CARDS]
            lot = [n + more for n, more in zip(lot, cards, strict=True)]
    return Knowledge(seat, shown(state), tuple(hands), counts(tuple(lot)))


def hidden(state: State, seat: int | None) -> tuple[int, ...]:
    """How many cards of each kind lie in each hand that this seat does not see; less when one is shown."""
    viewer, held = viewer_of(seat), state.held
    return tuple(
        held[KINDS * other + kind]
        for other in range(state.seats)
        if is_hidden(state, viewer, other)
        for kind in range(KINDS)
    )
