"""The values that messages are made of, each with its limits."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw

from trove.core.log import LONGEST
from trove.core.setting import Undoing as Undoing

MOST_SEATS: Final = 7
MOST_EMBLEMS: Final = 8
LONGEST_NAME: Final = 24  # characters, after cleaning
LONGEST_CHAT: Final = 400

RequestId = Annotated[str, Meta(pattern="^[!-~]{1,40}$(?!\\n)")]  # chosen by the client; of an act unique for its seat
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$(?!\\n)")]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Place = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]  # of a person or computer player, who controls one or more seats
Visitor = Annotated[int, Meta(ge=0, lt=1 << 31)]  # somebody who has been at this table, by number
Emblem = Annotated[int, Meta(ge=0, lt=MOST_EMBLEMS)]
Version = Annotated[int, Meta(ge=0, le=LONGEST)]
Action = Annotated[int, Meta(ge=0, lt=1 << 16)]
Words = dict[str, Any]  # an action in words, as the schema of its game has it
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\\n)")]
RawName = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]  # cleaned and cut by the server
RawChat = Annotated[str, Meta(min_length=1, max_length=2 * LONGEST_CHAT)]
OptionValue = bool | int | Annotated[str, Meta(max_length=40)] | None
Options = Annotated[dict[str, OptionValue], Meta(max_length=32)]
Level = Literal["random", "easy", "normal", "hard", "expert"]
Language = Annotated[str, Meta(max_length=35)]
Url = Annotated[str, Meta(max_length=500)]
Milliseconds = int

Status = Literal["open", "starting", "running", "over", "closed", "unreadable"]
SeatOrder = Literal["chosen", "random"]
Agreeing = Literal["always", "nothing_learned", "never"]  # to which undos computer players agree
Pace = Literal["quick", "human"]


def of_game(kind: str) -> Meta:
    """Marks a value whose type is the game's own: `kind` in the document of `trove schema GAME`."""
    return Meta(description=f"{kind} of the game's schema", extra_json_schema={"game": kind})


Private = Annotated[Raw, of_game("Private")]
Public = Annotated[Raw, of_game("Public")]
PublicChanges = Annotated[Raw, of_game("PublicChange[]")]  # [path, value] each; see docs/protocol.md
Board = Annotated[Raw, of_game("Board")]
Decision = Annotated[Raw, of_game("Decision | null")]
Changes = Annotated[Raw, of_game("MatchChange[]")]
Sheet = Annotated[Raw, of_game("Sheet | null")]
Refusal = Annotated[Raw, of_game("Refusal | null")]
