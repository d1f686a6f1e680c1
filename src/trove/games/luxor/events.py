"""The journal's entries as typed structs, as one viewer saw them."""

from typing import Final, Literal, get_args

from msgspec import Struct

from ...core.event_table import SecretTable, Table
from . import constants as const
from .edition import Edition
from .pieces import Card, Tile, Treasure, card_of, cards, tile_of, tiles, treasure_of
from .words import SIDES, Side

# Events are in the past tense. Spaces are numbers: 0 the stairs, 41 the tomb chamber.


class Happened(Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened."""


class Started(Happened, tag="started", frozen=True):
    """This seat is the starting player."""

    seat: int


class LaidTile(Happened, tag="laid_tile", frozen=True):
    space: int
    tile: Tile


class TurnedUp(Happened, tag="turned_up", frozen=True):
    """A Horus pile shows its next card; None when it is used up."""

    level: int
    card: Card | None


class Dealt(Happened, tag="dealt", frozen=True):
    seat: int
    place: int
    card: Card


class DealtUnseen(Happened, tag="dealt_unseen", frozen=True):
    seat: int
    place: int


class Played(Happened, tag="played", frozen=True):
    seat: int
    side: Side
    card: Card


class Spent(Happened, tag="spent", frozen=True):
    """A card played without any effect."""

    seat: int
    side: Side
    card: Card


class Rolled(Happened, tag="rolled", frozen=True):
    seat: int
    number: int


class CouldNotMove(Happened, tag="could_not_move", frozen=True):
    """Nobody could move what was rolled."""

    seat: int


class Travel(Happened, frozen=True):
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


class Freed(Happened, tag="freed", frozen=True):
    """An adventurer that lay at this statue, counted from the stairs, now stands on the stairs."""

    seat: int
    adventurer: int
    statue: int


class EnteredTomb(Happened, tag="entered_tomb", frozen=True):
    """For a key."""

    seat: int
    adventurer: int


class TookSarcophagus(Happened, tag="took_sarcophagus", frozen=True):
    seat: int
    points: int


class Chose(Happened, tag="chose", frozen=True):
    """Who acts after "all forward"."""

    seat: int
    adventurer: int


class TookTreasure(Happened, tag="took_treasure", frozen=True):
    seat: int
    space: int
    treasure: Treasure


class Uncovered(Happened, tag="uncovered", frozen=True):
    """What lies there now; None where the space stays empty."""

    space: int
    tile: Tile | None


class TookKey(Happened, tag="took_key", frozen=True):
    seat: int


class TookCard(Happened, tag="took_card", frozen=True):
    seat: int
    level: int
    card: Card


class TookWild(Happened, tag="took_wild", frozen=True):
    seat: int


class TookScarab(Happened, tag="took_scarab", frozen=True):
    seat: int
    value: int


class TookScarabUnseen(Happened, tag="took_scarab_unseen", frozen=True):
    seat: int


class ShowedScarabs(Happened, tag="showed_scarabs", frozen=True):
    """At the end (L9.6)."""

    seat: int
    points: int


class Drew(Happened, tag="drew", frozen=True):
    seat: int
    card: Card


class DrewUnseen(Happened, tag="drew_unseen", frozen=True):
    seat: int


class Reshuffled(Happened, tag="reshuffled", frozen=True):
    cards: int


Reason = Literal["tomb", "standstill", "rounds"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)  # by number, from BY_TOMB


class Ended(Happened, tag="ended", frozen=True):
    reason: Reason


Event = (
    Started
    | LaidTile
    | TurnedUp
    | Dealt
    | DealtUnseen
    | Played
    | Spent
    | Rolled
    | CouldNotMove
    | Moved
    | Carried
    | Joined
    | Tunnelled
    | Freed
    | EnteredTomb
    | TookSarcophagus
    | Chose
    | TookTreasure
    | Uncovered
    | TookKey
    | TookCard
    | TookWild
    | TookScarab
    | TookScarabUnseen
    | ShowedScarabs
    | Drew
    | DrewUnseen
    | Reshuffled
    | Ended
)

# The event of an entry for everybody: from the edition, the seat and the entry's three public numbers.
TOLD: Table[Edition, Event] = {
    const.STARTED: lambda edition, seat, *_: Started(seat),
    const.LAID: lambda edition, seat, space, tile, _: LaidTile(space, tile_of(edition, tile)),
    const.TURNED_UP: lambda edition, seat, level, card, _: TurnedUp(level, cards(edition)[card]),
    const.DEALT: lambda edition, seat, place, *_: DealtUnseen(seat, place),
    const.PLAYED: lambda edition, seat, side, card, _: Played(seat, SIDES[side], card_of(edition, card)),
    const.SPENT: lambda edition, seat, side, card, _: Spent(seat, SIDES[side], card_of(edition, card)),
    const.DIE_ROLLED: lambda edition, seat, number, *_: Rolled(seat, number),
    const.STUCK: lambda edition, seat, *_: CouldNotMove(seat),
    const.MOVED: lambda edition, seat, adventurer, came, went: Moved(seat, adventurer, came, went),
    const.CARRIED: lambda edition, seat, adventurer, came, went: Carried(seat, adventurer, came, went),
    const.JOINED: lambda edition, seat, adventurer, came, went: Joined(seat, adventurer, came, went),
    const.TUNNELLED: lambda edition, seat, adventurer, came, went: Tunnelled(seat, adventurer, came, went),
    const.FREED: lambda edition, seat, adventurer, *_: Freed(seat, adventurer, adventurer - const.FIRST_LYING),
    const.ENTERED: lambda edition, seat, adventurer, *_: EnteredTomb(seat, adventurer),
    const.TOOK_SARCOPHAGUS: lambda edition, seat, _, points, __: TookSarcophagus(seat, points),
    const.CHOSE: lambda edition, seat, adventurer, *_: Chose(seat, adventurer),
    const.TOOK_TREASURE: lambda edition, seat, space, tile, _: TookTreasure(seat, space, treasure_of(edition, tile)),
    const.UNCOVERED: lambda edition, seat, space, tile, _: Uncovered(space, tiles(edition)[tile]),
    const.TOOK_KEY: lambda edition, seat, *_: TookKey(seat),
    const.TOOK_CARD: lambda edition, seat, level, card, _: TookCard(seat, level, card_of(edition, card)),
    const.TOOK_WILD: lambda edition, seat, *_: TookWild(seat),
    const.TOOK_SCARAB: lambda edition, seat, *_: TookScarabUnseen(seat),
    const.SHOWED_SCARABS: lambda edition, seat, points, *_: ShowedScarabs(seat, points),
    const.DREW: lambda edition, seat, *_: DrewUnseen(seat),
    const.RESHUFFLED: lambda edition, seat, cards, *_: Reshuffled(cards),
    const.ENDED: lambda edition, seat, reason, *_: Ended(REASONS[reason]),
}

# The event for those who saw the secret of an entry: from the edition, the seat, one public number and the secret.
SEEN: SecretTable[Edition, Event] = {
    const.DEALT: lambda edition, seat, place, card: Dealt(seat, place, card_of(edition, card)),
    const.DREW: lambda edition, seat, _, card: Drew(seat, card_of(edition, card)),
    const.TOOK_SCARAB: lambda edition, seat, _, kind: TookScarab(seat, edition.scarab_value[kind]),
}
