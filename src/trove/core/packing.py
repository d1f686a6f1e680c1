"""States as bytes and back: every field in order, checked on the way in."""

from struct import Struct, error
from typing import TYPE_CHECKING, Any

from .refusals import BadInput
from .terms import STREAMS

if TYPE_CHECKING:
    from .game import Game
    from .playable import Playable

Fields = dict[str, tuple[int, int, int]]
HEAD = Struct("<4sHHI")  # magic, rules version, seats, length of the edition's text (0: the standard edition)
MAGIC = b"TRV1"


LAYOUTS: dict[str, Struct] = {}
SHORT = 32767


def layout(state: "Playable") -> Struct:
    """How a state's numbers lie in its bytes: the streams, then every field, in two bytes where they are enough."""
    name = state.game.name
    if name not in LAYOUTS:
        parts = [f"{length or 1}{'h' if high <= SHORT else 'q'}" for length, _, high in state.FIELDS.values()]
        LAYOUTS[name] = Struct(f"<{STREAMS}q" + "".join(parts))
    return LAYOUTS[name]


def pack_state(state: "Playable") -> bytes:
    """The whole state, its edition included unless it is the standard one."""
    values: list[int] = state.chance[:]
    for name, (length, _, _) in state.FIELDS.items():
        value: Any = getattr(state, name)
        if length:
            values += value
        else:
            values.append(value)
    edition = state.game.edition_text(state)
    head = HEAD.pack(MAGIC, state.game.rules_version, state.seats, len(edition))
    return head + edition + layout(state).pack(*values)


def unpack_state(game: "Game[Any]", data: bytes) -> "Playable":
    """The inverse of pack_state; anything else is refused."""
    refused = BadInput("bad-pack", f"these bytes are not a packed position of {game.name}")
    try:
        magic, version, seats, size = HEAD.unpack_from(data)
    except (error, TypeError) as problem:
        raise refused from problem
    if magic != MAGIC or version != game.rules_version or seats not in game.seat_counts:
        raise refused
    state: Playable = game.seated(seats, bytes(data[HEAD.size : HEAD.size + size]) or None)
    try:
        values = layout(state).unpack(data[HEAD.size + size :])
    except error as problem:
        raise refused from problem
    state.chance = list(values[:STREAMS])
    at = STREAMS
    for name, (length, low, high) in state.FIELDS.items():
        part = values[at : at + (length or 1)]
        if not all(low <= value <= high for value in part):
            raise refused
        setattr(state, name, list(part) if length else part[0])
        at += length or 1
    state.rebuild()
    if state.turn >= seats or not state.is_conserved() or not all(map(state.legal, state.to_act())):
        raise refused
    return state


def restored(name: str, data: bytes) -> "Playable":
    """A state out of a pickle."""
    from .catalog import game

    state: Playable = game(name).unpack(data)
    return state
