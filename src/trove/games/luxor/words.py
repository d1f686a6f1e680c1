"""Actions as typed, named structs, and back."""

from functools import cache
from itertools import product
from typing import Annotated, Literal, cast, get_args

from msgspec import Meta, Struct
from msgspec.msgpack import Decoder

from ...core.arguments import words_given
from ...core.decoding import prepared
from ...core.game import Offer
from ...core.refusals import BadInput
from .constants import (
    ACT,
    ADVENTURERS,
    ALL,
    BACK,
    DIE,
    LAST,
    MOVE,
    NOWHERE,
    PLAY,
    ROLL,
    SPEND,
    STRIDES,
    TAKE_CARD,
    TAKE_KEY,
    TAKE_SCARAB,
    TAKE_WILD,
    TOMB,
)
from .movement import landing
from .state import State

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")
Adventurer = Annotated[int, Meta(ge=0, lt=ADVENTURERS)]


class Play(Struct, tag="play", frozen=True, forbid_unknown_fields=True):
    """Play an outer card and move an adventurer; -1 is a step back."""

    side: Side
    adventurer: Adventurer
    steps: Literal[-1, 1, 2, 3, 4, 5, 6]
    lands_on: int | None = None  # where the move ends, Osiris included; None where it cannot be made


class Roll(Struct, tag="roll", frozen=True, forbid_unknown_fields=True):
    """Play an outer card that asks for the die, and roll it."""

    side: Side


class AllForward(Struct, tag="all_forward", frozen=True, forbid_unknown_fields=True):
    """Play "all forward"."""

    side: Side


class LastToSecondLast(Struct, tag="last_to_second_last", frozen=True, forbid_unknown_fields=True):
    """Play "last to second-last"."""

    side: Side


class Spend(Struct, tag="spend", frozen=True, forbid_unknown_fields=True):
    """Play an outer card without any effect (L3.4)."""

    side: Side


class Move(Struct, tag="move", frozen=True, forbid_unknown_fields=True):
    """After a roll, move an adventurer."""

    adventurer: Adventurer
    steps: Literal[1, 2, 3, 4, 5, 6]
    lands_on: int | None = None


class Act(Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """After "all forward", choose who carries out the action of their tile."""

    adventurer: Adventurer


class TakeKey(Struct, tag="take_key", frozen=True, forbid_unknown_fields=True):
    """Take a key from the supply."""


class TakeCard(Struct, tag="take_card", frozen=True, forbid_unknown_fields=True):
    """Take the top Horus card of a level."""

    level: Literal[1, 2, 3]


class TakeWild(Struct, tag="take_wild", frozen=True, forbid_unknown_fields=True):
    """Take a wild treasure."""


class TakeScarab(Struct, tag="take_scarab", frozen=True, forbid_unknown_fields=True):
    """Take a scarab."""


Whole = Roll | AllForward | LastToSecondLast | Spend
Action = Play | Whole | Move | Act | TakeKey | TakeCard | TakeWild | TakeScarab
READER = Decoder(prepared(Action))
WHOLE: tuple[tuple[int, type[Whole]], ...] = ((ROLL, Roll), (ALL, AllForward), (LAST, LastToSecondLast), (SPEND, Spend))


# By action: side, adventurer, steps and stride of those that play a card and move; adventurer and steps after a roll.
PLAYS: tuple[tuple[Side, int, Literal[-1, 1, 2, 3, 4, 5, 6], int], ...] = tuple(
    (side, adventurer, steps, max(steps, BACK))
    for side in SIDES
    for adventurer in range(ADVENTURERS)
    for steps in get_args(Literal[-1, 1, 2, 3, 4, 5, 6])
)
MOVES: tuple[tuple[int, Literal[1, 2, 3, 4, 5, 6]], ...] = tuple(
    product(range(ADVENTURERS), get_args(Literal[1, 2, 3, 4, 5, 6]))
)


def words(state: State, seat: int, action: int) -> Action:
    """An action in words; any of them, legal or not."""
    return in_words(state, spaces_of(state, seat), action)


def offers(state: State, seat: int) -> list[Offer[Action]]:
    """What a seat may do now, in words."""
    if not (legal := state.legal(seat)):
        return []
    spaces = spaces_of(state, seat)
    return [Offer(action, in_words(state, spaces, action)) for action in legal]


def spaces_of(state: State, seat: int) -> list[int]:
    """Where the adventurers of a seat are."""
    first = ADVENTURERS * seat
    return [state.pos[k] for k in range(first, first + ADVENTURERS)]


def in_words(state: State, spaces: list[int], action: int) -> Action:
    """An action in words, by a seat whose adventurers are on these spaces."""
    if action < ROLL:
        side, adventurer, steps, stride = PLAYS[action - PLAY]
        return Play(side, adventurer, steps, lands_on(state, spaces[adventurer], stride))
    if MOVE <= action < ACT:
        adventurer, after_roll = MOVES[action - MOVE]
        return Move(adventurer, after_roll, lands_on(state, spaces[adventurer], after_roll))
    return open_words(action)


@cache
def open_words(action: int) -> Action:
    """An action whose words are the same at every position."""
    if action < MOVE:
        kind, side = divmod(action - ROLL, 2)
        return WHOLE[kind][1](SIDES[side])
    if action < TAKE_KEY:
        return Act(action - ACT)
    if action == TAKE_KEY:
        return TakeKey()
    if action < TAKE_WILD:
        return TakeCard(cast(Literal[1, 2, 3], 1 + action - TAKE_CARD))
    return TakeWild() if action == TAKE_WILD else TakeScarab()


def lands_on(state: State, came: int, stride: int) -> int | None:
    """Where a move from a space ends, keys or not; None if it goes nowhere."""
    space = landing(state, came, stride)
    return None if space == NOWHERE else space


def action(state: State, seat: int, given: object) -> int:
    """The number of an action given in words, as a struct or as its plain fields."""
    said: Action = words_given(given, READER, "luxor")
    match said:
        case Play():
            stride = BACK if said.steps < 0 else said.steps
            check_landing(said.lands_on, lands_on(state, spaces_of(state, seat)[said.adventurer], stride))
            return PLAY + STRIDES * (ADVENTURERS * SIDES.index(said.side) + said.adventurer) + stride
        case Move():
            check_landing(said.lands_on, lands_on(state, spaces_of(state, seat)[said.adventurer], said.steps))
            return MOVE + DIE * said.adventurer + said.steps - 1
        case Act():
            return ACT + said.adventurer
        case TakeKey():
            return TAKE_KEY
        case TakeCard():
            return TAKE_CARD + said.level - 1
        case TakeWild():
            return TAKE_WILD
        case TakeScarab():
            return TAKE_SCARAB
        case _:
            first = next(first for first, kind in WHOLE if isinstance(said, kind))
            return first + SIDES.index(said.side)


def check_landing(claimed: int | None, true: int | None) -> None:
    """A caller who names where the move ends must be right; otherwise they looked at another position."""
    if claimed is not None and claimed != true:
        there = "nowhere" if true is None else f"on space {true}"
        raise BadInput("wrong-landing", f"this move ends {there}, not on space {claimed}")


def same(state: State, seat: int, action: int) -> int:
    """Of adventurers that stand together, the first is offered; any other action is its own."""
    pos = spaces_of(state, seat)
    if action < ROLL:
        return action - STRIDES * behind_first(pos, (action - PLAY) // STRIDES % ADVENTURERS)
    if MOVE <= action < ACT:
        return action - DIE * behind_first(pos, (action - MOVE) // DIE)
    if ACT <= action < TAKE_KEY and state.moved >> (action - ACT) & 1:
        moved = [space if state.moved >> k & 1 else NOWHERE for k, space in enumerate(pos)]
        return action - behind_first(moved, action - ACT)
    return action


def behind_first(pos: list[int], adventurer: int) -> int:
    """How many places an adventurer comes after the first one on the same space."""
    return adventurer - pos.index(pos[adventurer]) if pos[adventurer] < TOMB else 0
