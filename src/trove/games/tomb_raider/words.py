"""Actions as typed, named structs, and back."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from ...core.arguments import words_given
from ...core.decoding import prepared
from ...core.game import Offer
from .cards import available
from .constants import (
    DRAW,
    DROP,
    HERE,
    LAY,
    NOWHERE,
    PICK_UP,
    ROTATE,
    SEATS,
    START,
    STEP,
    TREASURES,
    TURN,
    TURNING,
    VALUES,
)
from .movement import ways
from .museum import neighbour, on_source
from .pieces import DIRECTION_NAMES, KIND_NAMES, Direction, Kind
from .state import State
from .treasures import can_pick_up, offered

Value = Annotated[int, Meta(ge=1, le=VALUES)]
Where = Literal["north", "east", "south", "west", "here"]
WHERE: tuple[Where, ...] = get_args(Where)


class Draw(Struct, tag="draw", frozen=True, forbid_unknown_fields=True):
    """Draw a card of a kind, or two on its source (T4)."""

    kind: Kind
    number: Literal[1, 2]


class Lay(Struct, tag="lay", frozen=True, forbid_unknown_fields=True):
    """Lay a card: energy to move, shooting to shoot, health to defend."""

    kind: Kind
    value: Value


class Go(Struct, tag="go", frozen=True, forbid_unknown_fields=True):
    """Enough energy is laid (T5.1)."""


class Fire(Struct, tag="fire", frozen=True, forbid_unknown_fields=True):
    """Enough shooting cards are laid (T8.2)."""


class AcceptHit(Struct, tag="accept_hit", frozen=True, forbid_unknown_fields=True):
    """No more health cards (T8.2)."""


class Aim(Struct, tag="aim", frozen=True, forbid_unknown_fields=True):
    """Shoot at a figure (T8.1)."""

    target: Annotated[int, Meta(ge=0, lt=SEATS)]


class Discard(Struct, tag="discard", frozen=True, forbid_unknown_fields=True):
    """Discard a card, having too many (T11.1)."""

    kind: Kind
    value: Value


class Reveal(Struct, tag="reveal", frozen=True, forbid_unknown_fields=True):
    """Turn up a neighbouring tile (T5.2)."""

    direction: Direction


class Turn(Struct, tag="turn", frozen=True, forbid_unknown_fields=True):
    """Turn the revealed tile clockwise, by quarter turns from how it was turned up (T5.2)."""

    quarters: Annotated[int, Meta(ge=0, le=3)]


class Rotate(Struct, tag="rotate", frozen=True, forbid_unknown_fields=True):
    """Rotate the figure's own or a neighbouring tile clockwise, by quarter turns (T5.2)."""

    where: Where
    quarters: Annotated[int, Meta(ge=1, le=3)]


class Step(Struct, tag="step", frozen=True, forbid_unknown_fields=True):
    """Go to a neighbouring tile (T5.2)."""

    direction: Direction


class PickUp(Struct, tag="pick_up", frozen=True, forbid_unknown_fields=True):
    """Pick up a treasure (T7.1)."""

    treasure: Annotated[int, Meta(ge=1, lt=TREASURES)]


class Drop(Struct, tag="drop", frozen=True, forbid_unknown_fields=True):
    """Drop the treasure (T7.2)."""


class HandOver(Struct, tag="hand_over", frozen=True, forbid_unknown_fields=True):
    """Hand the treasure to the partner (T7.3)."""


class EndMove(Struct, tag="end_move", frozen=True, forbid_unknown_fields=True):
    """End the movement (T5.4)."""


class EndTurn(Struct, tag="end_turn", frozen=True, forbid_unknown_fields=True):
    """End the turn (T3.1)."""


Laying = Lay | Go | Fire | AcceptHit | Discard
Handling = PickUp | Drop | HandOver
Action = Draw | Laying | Aim | Reveal | Turn | Rotate | Step | Handling | EndMove | EndTurn

# By id; the words of an action are the same in every position.
WORDS: tuple[Action, ...] = (
    *(Draw(kind, number) for kind in KIND_NAMES for number in get_args(Literal[1, 2])),
    *(Lay(kind, value) for kind in KIND_NAMES for value in range(1, VALUES + 1)),
    *(Go(), Fire(), AcceptHit()),
    *(Aim(seat) for seat in range(SEATS)),
    *(Discard(kind, value) for kind in KIND_NAMES for value in range(1, VALUES + 1)),
    *(Reveal(direction) for direction in DIRECTION_NAMES),
    *(Turn(quarters) for quarters in range(4)),
    *(Rotate(where, quarters) for where in WHERE for quarters in (1, 2, 3)),
    *(Step(direction) for direction in DIRECTION_NAMES),
    *(PickUp(treasure) for treasure in range(1, TREASURES)),
    *(Drop(), HandOver(), EndMove(), EndTurn()),
)
READER = msgspec.msgpack.Decoder(prepared(Action))
NUMBERS = {said: number for number, said in enumerate(WORDS)}


OFFERS: tuple[Offer[Action], ...] = tuple(Offer(number, said) for number, said in enumerate(WORDS))


def words(state: State, seat: int, action: int) -> Action:
    """An action in words; any of them, legal or not."""
    return WORDS[action]


def offers(state: State, seat: int) -> list[Offer[Action]]:
    """What a seat may do now, in words."""
    return [OFFERS[action] for action in state.legal(seat)]


def action(state: State, seat: int, given: object) -> int:
    """The number of an action given in words, as a struct or as its plain fields."""
    return NUMBERS[words_given(given, READER, "tomb-raider")]


def same(state: State, seat: int, action: int) -> int:
    """Rotations that come to the same, equal treasures, and two cards where there is one: the first is offered."""
    if seat != state.turn or state.over:
        return action
    if DRAW <= action < LAY:
        kind, second = divmod(action - DRAW, 2)
        return action - 1 if second and available(state, kind) == 1 and on_source(state, seat, kind) else action
    if TURN <= action < ROTATE:
        return TURN + (action - TURN) % ways(state, state.revealed - 1) if state.phase == TURNING else action
    if ROTATE <= action < STEP:
        return same_rotation(state, seat, action)
    if PICK_UP <= action < DROP and can_pick_up(state, seat, 1 + action - PICK_UP):
        return PICK_UP + offered(state, seat, 1 + action - PICK_UP) - 1
    return action


def same_rotation(state: State, seat: int, action: int) -> int:
    """The first rotation of a tile that leaves it lying the same way."""
    which, quarters = divmod(action - ROTATE, 3)
    place = state.pos[seat] if which == HERE else neighbour(state, state.pos[seat], which)
    if place in (NOWHERE, START) or not state.doors[place]:
        return action
    return action - quarters + quarters % ways(state, place)
