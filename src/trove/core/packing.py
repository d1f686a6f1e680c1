"""States as bytes and back: every field in order, checked on the way in."""

from functools import lru_cache
from struct import Struct, error
from typing import TYPE_CHECKING, Any

from .constants import STREAMS
from .refusals import BadInput

if TYPE_CHECKING:
    from .game import Game
    from .game_state import GameState

Fields = dict[str, tuple[int, int, int]]
HEAD = Struct("<4sHHI")  # magic, rules version, seats, length of the edition's text (0: the standard edition)
STREAMS_FORM = Struct(f"<{STREAMS}q")
WHOLE = b"TRV1"  # with the chance to come
POSITION = b"TRP1"  # without it
NO_SEED = 0  # of a position that comes without chance; a caller who plays on sets it

LAYOUTS: dict[type[Any], Struct] = {}  # by the class of a game's states
SHORT = 32767


def layout(state: "GameState") -> Struct:
    """How the numbers of every field lie in the bytes, in two bytes where they are enough."""
    kind = type(state)
    if kind not in LAYOUTS:
        parts = [f"{length or 1}{'h' if high <= SHORT else 'q'}" for length, _, high in state.FIELDS.values()]
        LAYOUTS[kind] = Struct("<" + "".join(parts))
    return LAYOUTS[kind]


def size_of(state: "GameState", chance: bool) -> int:
    """How many bytes the numbers of a state take."""
    return layout(state).size + (STREAMS_FORM.size if chance else 0)


def head_of(state: "GameState", chance: bool) -> bytes:
    """What the bytes of a state begin with, including its edition unless it is the standard one."""
    game = state.game
    return head(WHOLE if chance else POSITION, game.rules_version, state.seats, game.edition_text(state))


@lru_cache(maxsize=64)
def head(magic: bytes, rules_version: int, seats: int, edition: bytes) -> bytes:
    """The same from its parts."""
    return HEAD.pack(magic, rules_version, seats, len(edition)) + edition


def numbers_of(state: "GameState", chance: bool) -> bytes:
    """The numbers of a state field by field, after its chance if that is asked for."""
    values: list[int] = []
    for name, (length, _, _) in state.FIELDS.items():
        value: Any = getattr(state, name)
        values += value if length else [value]
    return (STREAMS_FORM.pack(*state.chance) if chance else b"") + layout(state).pack(*values)


def unpack_state(game: "Game[Any]", given: object) -> "GameState":
    """The inverse of `pack`; anything else is refused."""
    refused = BadInput("bad-pack", f"these bytes are not a packed position of {game.name}")
    if not isinstance(given, bytes | bytearray | memoryview):
        raise refused
    try:
        data = bytes(given)
        magic, version, seats, size = HEAD.unpack_from(data)
    except (error, ValueError):  # also of a view that was released
        raise refused from None
    if magic not in (WHOLE, POSITION) or version != game.rules_version or seats not in game.seat_counts:
        raise refused
    blank: GameState = game.seated(seats, data[HEAD.size : HEAD.size + size] or None)
    start = HEAD.size + size + (STREAMS_FORM.size if magic == WHOLE else 0)
    try:
        if magic == WHOLE:
            blank.set_chance(list(STREAMS_FORM.unpack_from(data, HEAD.size + size)))
        values = layout(blank).unpack(data[start:])
    except (error, BadInput):
        raise refused from None
    if magic == POSITION:
        blank.reseed(NO_SEED)
    try:
        return blank.with_fields(by_name(blank, values))
    except BadInput as problem:
        raise BadInput("bad-pack", f"these bytes are not a packed position of {game.name}: {problem}") from None


def has_chance(data: bytes) -> bool:
    """Whether packed bytes hold the chance to come, not the position alone."""
    return not data.startswith(POSITION)


def by_name(state: "GameState", values: tuple[int, ...]) -> dict[str, Any]:
    """The numbers of every field."""
    found: dict[str, Any] = {}
    at = 0
    for name, (length, _, _) in state.FIELDS.items():
        found[name] = values[at : at + length] if length else values[at]
        at += length or 1
    return found


def restored(name: str, data: bytes) -> "GameState":
    """A state from a pickle."""
    from .catalog import game

    state: GameState = game(name).unpack(data)
    return state
