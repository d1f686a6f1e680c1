"""Forged packs, openings, files and editions: bits turned, or fields changed and everything around them made to fit."""

import re
import struct
from random import Random
from typing import Any

import msgspec

from trove import Match
from trove.core.commitment import Commitment
from trove.core.constants import STREAMS
from trove.core.decoding import prepared
from trove.core.game_state import GameState
from trove.core.match_file import opening_of
from trove.core.match_schema import Opening
from trove.core.packing import HEAD
from trove.core.setting import Setting

SHORT = 32767
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    9_999,
    1 << 40,
    1.5,
    "",
    "person",
    "nobody",
    "00",
    "\u2028",
    [],
    [0],
    {},
    {"a": 1},
]


def flipped(data: bytes, chance: Random) -> bytes:
    """Some bits turned, anywhere."""
    copy = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        copy[chance.randrange(len(copy))] ^= 1 << chance.randrange(8)
    return bytes(copy)


def places(state: GameState) -> list[tuple[str, int, int, str]]:
    """Every number of a packed position: its field, lowest and highest value, and form."""
    return [
        (name, low, high, "<h" if high <= SHORT else "<q")
        for name, (length, low, high) in state.FIELDS.items()
        for _ in range(length or 1)
    ]


def written(state: GameState, changes: dict[int, int]) -> bytes:
    """The bytes of a position with other numbers at some places."""
    data = bytearray(state.pack())
    forms = [form for *_, form in places(state)]
    spot = len(data) - sum(map(struct.calcsize, forms))
    for number, form in enumerate(forms):
        if number in changes:
            struct.pack_into(form, data, spot, changes[number])
        spot += struct.calcsize(form)
    return bytes(data)


def numbers(state: GameState) -> list[int]:
    """Every number of a position, in order."""
    found: list[int] = []
    for name, (length, _, _) in state.FIELDS.items():
        value = getattr(state, name)
        found += value if length else [value]
    return found


def moved(state: GameState, chance: Random) -> bytes:
    """Something taken from one place and put to another, or two things exchanged: nothing is lost."""
    known, values = places(state), numbers(state)
    one = chance.randrange(len(known))
    alike = [k for k, (name, *_) in enumerate(known) if name == known[one][0] and values[k] != values[one]]
    if not alike:
        return replaced(state, chance)
    other = chance.choice(alike)
    if chance.randrange(2):
        return written(state, {one: values[other], other: values[one]})
    return written(state, {one: fitting(known[one], values[one] + 1), other: fitting(known[other], values[other] - 1)})


def fitting(place: tuple[str, int, int, str], value: int) -> int:
    """The nearest value that the place may hold."""
    return max(place[1], min(place[2], value))


def replaced(state: GameState, chance: Random) -> bytes:
    """One to three numbers replaced by others that their places may hold."""
    known, values = places(state), numbers(state)
    firsts = [k for k, (name, *_) in enumerate(known) if k == 0 or known[k - 1][0] != name]
    changes = {}
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.choice((chance.randrange(len(known)), chance.choice(firsts)))
        _, low, high, _ = known[at]
        near = fitting(known[at], values[at] + chance.choice((-1, 1)))
        changes[at] = chance.choice((low, high, near, near, chance.randint(low, min(high, 50))))
    return written(state, changes)


def reseeded(state: GameState, chance: Random) -> bytes:
    """Any numbers for chance."""
    data = state.pack()
    start = HEAD.size + HEAD.unpack_from(data)[3]
    streams = [chance.choice((0, -1, (1 << 63) - 1, *[chance.getrandbits(62)] * 8)) for _ in range(STREAMS)]
    return data[:start] + struct.pack(f"<{STREAMS}q", *streams) + data[start + 8 * STREAMS :]


def forged_pack(state: GameState, chance: Random) -> bytes:
    """A packed position that somebody has changed."""
    match chance.randrange(12):
        case 0:
            return flipped(state.pack(), chance)
        case 1:
            return reseeded(state, chance)
        case 2:
            return state.pack()[: HEAD.size] + chance.randbytes(len(state.pack()) - HEAD.size)
        case 3 | 4 | 5 | 6 | 7:
            return moved(state, chance)
        case _:
            return replaced(state, chance)


def disturb(node: Any, chance: Random) -> Any:
    """Plain data with one value changed, somewhere."""
    if isinstance(node, dict) and node and chance.randrange(12):
        key = chance.choice(list(node))
        if chance.randrange(15) == 0:
            return {name: value for name, value in node.items() if name != key}
        return {**node, key: disturb(node[key], chance)}
    if isinstance(node, list) and node and chance.randrange(12):
        at = chance.randrange(len(node))
        match chance.randrange(15):
            case 0:
                return node[:at] + node[at + 1 :]
            case 1:
                return [*node, node[at]]
            case _:
                return [*node[:at], disturb(node[at], chance), *node[at + 1 :]]
    return disturbed_leaf(node, chance)


def disturbed_leaf(leaf: Any, chance: Random) -> Any:
    """Another value in place of one."""
    if isinstance(leaf, int) and chance.randrange(3):
        return leaf + chance.choice((-1, 1, 2, 7))
    if isinstance(leaf, str) and leaf and chance.randrange(3):
        at = chance.randrange(len(leaf))
        return leaf[:at] + chance.choice("0123456789abcdef\n\u00e9") + leaf[at + 1 :]
    return chance.choice(ODD)


def forged_file(data: bytes, chance: Random) -> bytes:
    """A match file that somebody has changed."""
    if chance.randrange(6) == 0:
        return flipped(data, chance)
    return msgspec.json.encode(disturb(msgspec.json.decode(data), chance))


def forged_setting(match: Match, chance: Random) -> Any:
    """The setting of a match with one value changed; of a fork, mostly in its position or its past."""
    setting = msgspec.to_builtins(match.setting)
    origin = setting["origin"]
    if not origin or chance.randrange(5) == 0:
        return disturb(setting, chance)
    match chance.randrange(3):
        case 0:
            state = match.game.unpack(bytes.fromhex(origin["position"]))
            whole = forged_pack(state, chance)  # without its chance, as an origin has it
            start = HEAD.size + HEAD.unpack_from(state.pack())[3]
            origin["position"] = (b"TRP1" + whole[4:start] + whole[start + 8 * STREAMS :]).hex()
        case 1:
            origin["past"] = altered_past(origin["past"], chance)
        case _:
            origin["redealt_for"] = chance.choice((0, 1, 3, 6, 7, -1, "nobody", "spectator", "somebody"))
    return setting


def altered_past(past: list[list[int]], chance: Random) -> Any:
    """Journal entries with one number changed, mostly so that it still is a number."""
    if not past or chance.randrange(4) == 0:
        return disturb(past, chance)
    copy = [list(row) for row in past]
    row = chance.choice(copy)
    at = chance.randrange(len(row))
    row[at] = chance.choice((row[at] - 1, row[at] + 1, -1, 0, 7, 255, chance.randrange(64), (1 << 31) - 1))
    return copy


def forged_opening(match: Match, chance: Random) -> bytes:
    """The opening of a match whose setting was changed, with the commitment that belongs to it."""
    opening: Any = msgspec.to_builtins(opening_of(match))
    if chance.randrange(4) == 0:
        return msgspec.json.encode(disturb(opening, chance))
    opening["setting"] = forged_setting(match, chance)
    try:
        setting = msgspec.convert(opening["setting"], prepared(Setting))
        opening["commitment"] = Commitment(setting, bytes.fromhex(opening["secret"])).value
        return msgspec.convert(opening, prepared(Opening)).data
    except (msgspec.ValidationError, UnicodeError):
        return msgspec.json.encode(opening)


def forged_edition(text: str, chance: Random) -> str:
    """The text of an edition with some numbers, letters or lines changed."""
    for _ in range(chance.choice((1, 1, 2))):
        found = list(re.finditer(r"\d+", text))
        lines = text.splitlines(keepends=True)
        at = chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                text = "".join(lines[:at] + lines[at + 1 :])
            case 1:
                text = "".join([*lines[: at + 1], *lines[at:]])
            case 2:
                spot = chance.randrange(len(text))
                text = text[:spot] + chance.choice("#.x-[]=\"',\n\u00fc0") + text[spot + 1 :]
            case _:
                number = chance.choice(found)
                other = chance.choice((0, 1, 2, 5, 40, 100, 200, 10**6, int(number[0]) + 1, max(0, int(number[0]) - 1)))
                text = text[: number.start()] + str(other) + text[number.end() :]
    return text
