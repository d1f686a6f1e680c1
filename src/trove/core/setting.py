"""The setting of a match: everything that is fixed before the deal, as one text that commitment and key depend on."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from .arguments import brief
from .constants import MOST_SEATS, WIDTH
from .decoding import prepared
from .refusals import BadInput

if TYPE_CHECKING:
    from .game_state import GameState

CHANCE_VERSION: Final = 2
PERSON: Final = "person"
MOST_PAST: Final = 1 << 15  # journal entries before a fork

Undoing = Literal["ask", "free"]
UNDOING: Final[tuple[str, ...]] = get_args(Undoing)

Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
Small = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
RedealtFor = Seat | Literal["nobody", "spectator"]
HexBytes = Annotated[str, Meta(pattern="^([0-9a-f]{2})*\\Z", max_length=1 << 18)]
Row = Annotated[tuple[Small, ...], Meta(min_length=WIDTH, max_length=WIDTH)]
Player = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,31}\\Z")]  # PERSON, or the level of a computer player


class Strict(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A part of a match file; unknown fields are refused."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"  # hidden cards and secrets stay out of messages and logs


class Origin(Strict, frozen=True):
    """Where a fork starts: a position without its chance, and what its players saw before, as journal entries."""

    position: HexBytes
    past: Annotated[tuple[Row, ...], Meta(max_length=MOST_PAST)]
    redealt_for: RedealtFor  # hidden cards are redealt for them when the match starts


class PublicSetting(Strict, frozen=True, kw_only=True):
    """The setting as anybody may see it during the match."""

    chance_version: Literal[2]
    game: Annotated[str, Meta(max_length=40)]
    rules_version: Count
    edition: Annotated[str, Meta(max_length=1 << 18)]  # the whole text
    options: dict[str, Any]  # defaults filled in
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seats: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    undo: Undoing  # "ask": the others are asked where an undo is not free; "free": only free undos


class Setting(PublicSetting, frozen=True, kw_only=True):
    """The whole setting. A fork's origin shows hidden cards, so it is published when the match is over."""

    origin: Origin | None

    def text(self) -> bytes:
        """Canonical JSON: sorted keys, no spaces, ASCII."""
        return json.dumps(msgspec.to_builtins(self), sort_keys=True, separators=(",", ":")).encode("ascii")

    def public(self) -> PublicSetting:
        """The part that can be shown while the match runs."""
        return msgspec.convert(self, prepared(PublicSetting), from_attributes=True)


def setting_of(
    blank: "GameState", players: int, options: Struct, seats: object = None, undo: object = "ask"
) -> Setting:
    """The setting of a new match; everybody is a person unless `seats` names computer players."""
    game = blank.game
    return Setting(
        chance_version=CHANCE_VERSION,
        game=game.name,
        rules_version=game.rules_version,
        edition=game.edition_text(blank).decode() or game.standard_edition(),
        options=msgspec.to_builtins(options),
        players=players,
        seats=checked_seats([chair.player for chair in game.seating(players, options)], seats),
        undo=checked_undo(undo),
        origin=None,
    )


def checked_seats(controls: Sequence[int], given: object) -> tuple[str, ...]:
    """Who sits where, by seat; one player's seats are all a person's or all of one level."""
    if given is None:
        return (PERSON,) * len(controls)
    try:
        seats = msgspec.convert(given, tuple[Player, ...])
    except (msgspec.ValidationError, UnicodeError, RecursionError):
        raise BadInput("bad-seats", f'every seat is "{PERSON}" or the level of a computer player') from None
    if len(seats) != len(controls):
        raise BadInput("bad-seats", f"this match has {len(controls)} seats, not {len(seats)}")
    if len(set(zip(controls, seats, strict=True))) != len(set(controls)):
        raise BadInput("bad-seats", "all seats of one player are played by the same person or level")
    return seats


def checked_undo(given: object) -> Undoing:
    try:
        return msgspec.convert(given, Undoing)  # type: ignore[no-any-return]
    except (msgspec.ValidationError, UnicodeError):
        raise BadInput("bad-undo", f"undo is one of {', '.join(UNDOING)}, not {brief(given)}") from None
