"""The journal's entries as typed structs, as one viewer saw them."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from ...core.terms import NOTHING
from . import terms as t
from .pieces import Card, Tile, Treasure, cards, tiles
from .state import State
from .words import SIDES, Side

# Events are told in the past tense. Spaces are numbers: 0 the stairs, 41 the tomb chamber.


class Event(Struct, frozen=True, tag_field="type"):
    """Something that happened."""


class Started(Event, tag="started", frozen=True):
    """This seat is the starting player."""

    seat: int


class LaidTile(Event, tag="laid_tile", frozen=True):
    space: int
    tile: Tile


class TurnedUp(Event, tag="turned_up", frozen=True):
    """A Horus pile shows its next card; None when it is used up."""

    level: int
    card: Card | None


class Dealt(Event, tag="dealt", frozen=True):
    seat: int
    place: int
    card: Card


class DealtUnseen(Event, tag="dealt_unseen", frozen=True):
    seat: int
    place: int


class Played(Event, tag="played", frozen=True):
    seat: int
    side: Side
    card: Card


class Spent(Event, tag="spent", frozen=True):
    """A card played without any effect."""

    seat: int
    side: Side
    card: Card


class Rolled(Event, tag="rolled", frozen=True):
    seat: int
    number: int


class CouldNotMove(Event, tag="could_not_move", frozen=True):
    """Nobody could move what was rolled."""

    seat: int


class Travel(Event, frozen=True):
    """An adventurer went from one space to another."""

    seat: int
    adventurer: int
    from_space: int
    to_space: int


class Moved(Travel, tag="moved", frozen=True):
    """By steps."""


class Carried(Travel, tag="carried", frozen=True):
    """On by an Osiris tile."""


class Joined(Travel, tag="joined", frozen=True):
    """To the second-last."""


class Tunnelled(Travel, tag="tunnelled", frozen=True):
    """Through a tunnel."""


class Freed(Event, tag="freed", frozen=True):
    """An adventurer that lay at a statue stands on the stairs."""

    seat: int
    adventurer: int


class EnteredTomb(Event, tag="entered_tomb", frozen=True):
    """For a key."""

    seat: int
    adventurer: int


class TookSarcophagus(Event, tag="took_sarcophagus", frozen=True):
    seat: int
    points: int


class Chose(Event, tag="chose", frozen=True):
    """Who acts after "all forward"."""

    seat: int
    adventurer: int


class TookTreasure(Event, tag="took_treasure", frozen=True):
    seat: int
    space: int
    treasure: Treasure


class Uncovered(Event, tag="uncovered", frozen=True):
    """What lies there now; None where the space stays empty."""

    space: int
    tile: Tile | None


class TookKey(Event, tag="took_key", frozen=True):
    seat: int


class TookCard(Event, tag="took_card", frozen=True):
    seat: int
    level: int
    card: Card


class TookWild(Event, tag="took_wild", frozen=True):
    seat: int


class TookScarab(Event, tag="took_scarab", frozen=True):
    seat: int
    value: int


class TookScarabUnseen(Event, tag="took_scarab_unseen", frozen=True):
    seat: int


class ShowedScarabs(Event, tag="showed_scarabs", frozen=True):
    """At the end (L9.6)."""

    seat: int
    points: int


class Drew(Event, tag="drew", frozen=True):
    seat: int
    card: Card


class DrewUnseen(Event, tag="drew_unseen", frozen=True):
    seat: int


class Reshuffled(Event, tag="reshuffled", frozen=True):
    cards: int


class Ended(Event, tag="ended", frozen=True):
    reason: Literal["tomb", "standstill"]


def event(state: State, viewer: int, entry: tuple[int, ...]) -> Event:
    """One entry of the journal; a secret that the viewer did not see makes another event of it."""
    kind, seat, a, b, c, secret, audience = entry
    seen = secret != NOTHING and bool(audience >> viewer & 1)
    card, tile = cards(state.edition), tiles(state.edition)
    told: dict[int, Callable[[], Any]] = {
        t.STARTED: lambda: Started(seat),
        t.LAID: lambda: LaidTile(a, tile[b]),  # type: ignore[arg-type]
        t.TURNED_UP: lambda: TurnedUp(a, card[b]),
        t.DEALT: lambda: Dealt(seat, a, card[secret]) if seen else DealtUnseen(seat, a),  # type: ignore[arg-type]
        t.PLAYED: lambda: Played(seat, SIDES[a], card[b]),  # type: ignore[arg-type]
        t.SPENT: lambda: Spent(seat, SIDES[a], card[b]),  # type: ignore[arg-type]
        t.DIE_ROLLED: lambda: Rolled(seat, a),
        t.STUCK: lambda: CouldNotMove(seat),
        t.MOVED: lambda: Moved(seat, a, b, c),
        t.CARRIED: lambda: Carried(seat, a, b, c),
        t.JOINED: lambda: Joined(seat, a, b, c),
        t.TUNNELLED: lambda: Tunnelled(seat, a, b, c),
        t.FREED: lambda: Freed(seat, a),
        t.ENTERED: lambda: EnteredTomb(seat, a),
        t.TOOK_SARCOPHAGUS: lambda: TookSarcophagus(seat, b),
        t.CHOSE: lambda: Chose(seat, a),
        t.TOOK_TREASURE: lambda: TookTreasure(seat, a, tile[b]),  # type: ignore[arg-type]
        t.UNCOVERED: lambda: Uncovered(a, tile[b]),
        t.TOOK_KEY: lambda: TookKey(seat),
        t.TOOK_CARD: lambda: TookCard(seat, a, card[b]),  # type: ignore[arg-type]
        t.TOOK_WILD: lambda: TookWild(seat),
        t.TOOK_SCARAB: lambda: TookScarab(seat, state.edition.scarab_value[secret]) if seen else TookScarabUnseen(seat),
        t.DREW: lambda: Drew(seat, card[secret]) if seen else DrewUnseen(seat),  # type: ignore[arg-type]
        t.SHOWED_SCARABS: lambda: ShowedScarabs(seat, a),
        t.RESHUFFLED: lambda: Reshuffled(a),
        t.ENDED: lambda: Ended("standstill" if a == t.BY_STANDSTILL else "tomb"),
    }
    return told[kind]()  # type: ignore[no-any-return]
