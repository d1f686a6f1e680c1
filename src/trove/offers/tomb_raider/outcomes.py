"""What an action of Tomb Raider leads to. Places are numbered row by row; 25 is the start tile."""

from typing import Any, Literal, NamedTuple, get_args

from msgspec import Struct

from trove.games.tomb_raider.cards import laid_sum
from trove.games.tomb_raider.constants import CARDS, DECK, ENERGY, HEALTH, KINDS, ROWS, SHOOTING, START, VALUES
from trove.games.tomb_raider.dealing import is_hidden
from trove.games.tomb_raider.events import (
    Armed,
    Delivered,
    Died,
    Discarded,
    Drew,
    Dropped,
    Ended,
    Exploded,
    Fired,
    HandedOver,
    LostTreasure,
    PickedUp,
    Removed,
    Revealed,
    Rotated,
    Stepped,
    Stopped,
    TookPlate,
    Turned,
    TurnEnded,
    WardedOff,
    WasShot,
)
from trove.games.tomb_raider.knowledge import PHASES, Phase
from trove.games.tomb_raider.museum import neighbour
from trove.games.tomb_raider.pieces import DIRECTION_NAMES, Direction, Place, Symbol
from trove.games.tomb_raider.scoring import total
from trove.games.tomb_raider.sides import side_of
from trove.games.tomb_raider.state import State
from trove.games.tomb_raider.words import AcceptHit, Action, Aim, EndTurn, Fire, Go, Lay, Reveal, Rotate, Step

from ..trials import Trial, Veil
from .museum import AS_DOORS, OPEN_SIDES, line_of_fire, odds, passages

Unknown = Literal["card", "tile", "plate", "cards"]
Gain = PickedUp | Dropped | HandedOver | Delivered | Armed | Exploded | Died | LostTreasure | Ended
GAINS = frozenset(get_args(Gain))
UNKNOWN: dict[type, Unknown] = {Drew: "card", Revealed: "tile", TookPlate: "plate", Discarded: "cards"}
PLATE_POINTS = 1  # T6.2a
COSTS_A_POINT = frozenset({Reveal, Rotate, Step})  # T5.2
SHOTS = frozenset({Aim, Lay, Fire, AcceptHit})


class Doors(Struct, frozen=True, gc=False, omit_defaults=True):
    """How a tile would lie: its open sides, and through which of them one could pass and could not before, or no more.
    A tile that was just turned up had no ways through."""

    open: tuple[Direction, ...]
    opens: tuple[Direction, ...] = ()
    shuts: tuple[Direction, ...] = ()


class Shot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A shot, as it stands after the action."""

    target: int
    line: tuple[int, ...]  # of fire, from the shooter's place to the target's
    shooting: int = 0  # laid
    health: int = 0  # laid
    cards: int = 0  # health cards the target has left
    least: int = 0  # that those can add up to, as far as the seat knows them
    most: int = 0
    result: Literal["hits", "warded_off", "defends"] | None = None  # where it goes off


class Outcome(Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that an action is certain to bring."""

    place: int | None = None  # the tile it is about
    price: int = 0  # movement points
    energy: int = 0  # movement points, once all is laid
    doors: Doors | None = None
    odds: dict[Symbol, int] | None = None  # what a face-down tile may be, each with its number of chances
    shot: Shot | None = None
    brings: tuple[Gain, ...] = ()
    removed: tuple[int, ...] = ()  # places that the explosion takes
    points: int = 0  # for the seat's side, at once
    unused: int = 0  # movement points or actions that are lost
    unknown: tuple[Unknown, ...] = ()  # what chance decides, or hidden hands
    then: Phase | None = None  # what the seat is asked next in the same turn


def is_known(event: Any, seat: int) -> bool:
    """A seat knows what it discards itself."""
    return type(event) is Discarded and event.seat == seat


VEIL = Veil(UNKNOWN, frozenset({Revealed, TookPlate}), is_known)


def number(place: Place) -> int:
    """A place by its number."""
    return START if place == "start" else ROWS * place.row + place.column


class Before(NamedTuple):
    """How things are before a seat acts."""

    base: State
    seat: int
    side: int
    points: int  # of the side
    doors: list[int]  # of every tile


def before(base: State, seat: int) -> Before:
    side = side_of(base, seat)
    return Before(base, seat, side, total(base, side), base.doors)


Kinds = dict[type, Any]  # the events of a trial by kind; of several the last


def outcome(now: Before, said: Action, trial: Trial) -> Outcome:
    """What a trial came to."""
    events = trial.events
    kinds: Kinds = {type(event): event for event in events}
    place, doors = tile(now, said, kinds)
    return Outcome(
        place=place,
        price=1 if type(said) in COSTS_A_POINT else 0,
        energy=energy(now.base, said),
        doors=doors,
        odds=odds(now.base, place) if place is not None and type(said) is Reveal else None,
        shot=shot(now, said, kinds) if type(said) in SHOTS else None,
        brings=tuple([event for event in events if type(event) in GAINS]),
        removed=tuple([number(event.place) for event in events if type(event) is Removed]) if Removed in kinds else (),
        points=points(now, trial),
        unused=unused(now.base, said, kinds),
        unknown=trial.unknown,  # type: ignore[arg-type]
        then=then(now, trial.after, kinds),
    )


def tile(now: Before, said: Action, kinds: Kinds) -> tuple[int | None, Doors | None]:
    """The tile that an action is about, and how it would lie."""
    if Stepped in kinds:
        return number(kinds[Stepped].to_place), None
    if Rotated in kinds or Turned in kinds:
        event = kinds.get(Rotated) or kinds[Turned]
        return number(event.place), new_doors(now, number(event.place), event.doors, Rotated in kinds)
    if isinstance(said, Reveal):
        return neighbour(now.base, now.base.pos[now.seat], DIRECTION_NAMES.index(said.direction)), None
    return None, None


def new_doors(now: Before, place: int, sides: tuple[Direction, ...], lay_open: bool) -> Doors:
    """A tile's new doors against those it had."""
    ways = passages(now.base, place, now.doors)
    after, before = ways & AS_DOORS[sides], ways & now.doors[place] if lay_open else 0
    return Doors(sides, OPEN_SIDES[after & ~before], OPEN_SIDES[before & ~after])


def energy(base: State, said: Action) -> int:
    """T5.1: the sum of the energy cards, once a card is laid or all are."""
    if isinstance(said, Lay) and said.kind == "energy":
        return laid_sum(base, ENERGY) + said.value
    return laid_sum(base, ENERGY) if isinstance(said, Go) else 0


def unused(base: State, said: Action, kinds: Kinds) -> int:
    """Movement points that are lost (T5.4), or actions at the end of a turn."""
    if Stopped in kinds:
        return int(kinds[Stopped].lost)
    return base.left if isinstance(said, EndTurn) else 0


def points(now: Before, trial: Trial) -> int:
    """T12.2: what the seat's side scores; a plate is a point whichever it is."""
    if trial.after is None:
        return PLATE_POINTS if "plate" in trial.unknown else 0
    return total(trial.after, now.side) - now.points


def then(now: Before, after: State | None, kinds: Kinds) -> Phase | None:
    """What the seat is asked next in the same turn."""
    if after is None or after.turn != now.seat or TurnEnded in kinds or after.over:
        return None
    return PHASES[after.phase]


def shot(now: Before, said: Action, kinds: Kinds) -> Shot | None:
    """T8: the shot that an action belongs to."""
    base = now.base
    target = said.target if isinstance(said, Aim) else base.target - 1
    if target < 0:
        return None
    shooting, health = laid_sum(base, SHOOTING), laid_sum(base, HEALTH)
    cards, values = base.held[KINDS * target + HEALTH], health_values(base, now.seat, target)
    if isinstance(said, Lay):
        shooting += said.value if said.kind == "shooting" else 0
        health += said.value if said.kind == "health" else 0
        if said.kind == "health":
            cards -= 1
            values.remove(said.value)
    return Shot(
        target=target,
        line=line_of_fire(base.pos[base.active], base.pos[target]),
        shooting=shooting,
        health=health,
        cards=cards,
        least=sum(values[:cards]),
        most=sum(values[len(values) - cards :]),
        result=result(kinds),
    )


def health_values(base: State, seat: int, target: int) -> list[int]:
    """The health cards that a target may hold, as far as the seat knows, by rising value."""
    hidden = [other for other in range(base.seats) if is_hidden(base, seat, other)]
    first = VALUES * HEALTH
    if target not in hidden:
        lots = [base.hand[CARDS * target + first : CARDS * target + first + VALUES]]
    else:
        lots = [base.hand[CARDS * other + first : CARDS * other + first + VALUES] for other in hidden]
        lots.append(base.cards[DECK + first : DECK + first + VALUES])
    return [value for value in range(1, VALUES + 1) for lot in lots for _ in range(lot[value - 1])]


def result(kinds: Kinds) -> Literal["hits", "warded_off", "defends"] | None:
    """What becomes of a shot: an enemy without health cards cannot defend itself."""
    if WasShot in kinds:
        return "hits"
    if WardedOff in kinds:
        return "warded_off"
    return "defends" if Fired in kinds else None
