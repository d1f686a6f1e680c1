"""Damages packed positions and plays on with those that are still taken. Run in a process of its own: it may crash.

python -m contract.damage luxor 0 4000
"""

import faulthandler
import struct
import sys
from random import Random
from typing import Any

import trove
from contract.play import packed
from effort import amount
from trove.core.constants import STREAMS
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.packing import HEAD
from trove.core.refusals import BadInput

POSITIONS = amount(20, 60)
MOST_STEPS = 3_000  # of a damaged game; an undamaged one is far shorter
PATIENCE = 60.0  # seconds for one case, on a busy machine; the process ends if it takes longer


def places(kind: type[GameState]) -> list[tuple[str, int, int]]:
    """Every number of a packed position, after chance: the field, and the range it declares."""
    return [(name, low, high) for name, (length, low, high) in kind.FIELDS.items() for _ in range(length or 1)]


def flipped(data: bytes, chance: Random) -> tuple[str, bytes]:
    """Some bits turned, anywhere."""
    copy = bytearray(data)
    spots = [chance.randrange(len(copy)) for _ in range(chance.randint(1, 4))]
    for spot in spots:
        copy[spot] ^= 1 << chance.randrange(8)
    return f"bits turned in bytes {spots}", bytes(copy)


def replaced(data: bytes, kind: type[GameState], chance: Random) -> tuple[str, bytes]:
    """One or two numbers replaced by others that the field may hold."""
    copy, said = bytearray(data), []
    known = places(kind)
    forms = ["<h" if high < 1 << 15 else "<q" for _, _, high in known]
    sizes = [struct.calcsize(form) for form in forms]
    start = len(data) - sum(sizes)
    for _ in range(chance.choice((1, 1, 1, 2))):
        at = chance.choice(sorted({chance.randrange(len(known)), chance.choice(firsts(known))}))
        name, low, high = known[at]
        spot = start + sum(sizes[:at])
        near = struct.unpack_from(forms[at], copy, spot)[0] + chance.choice((-1, 1))
        value = chance.choice((low, high, max(low, min(high, near)), chance.randint(low, min(high, 50))))
        struct.pack_into(forms[at], copy, spot, value)
        said.append(f"{name} (number {at - [part for part, *_ in known].index(name)}) set to {value}")
    return ", ".join(said), bytes(copy)


def firsts(known: list[tuple[str, int, int]]) -> list[int]:
    """The first number of each field, so that plain fields are met as often as long lists."""
    return [k for k, (name, *_) in enumerate(known) if k == 0 or known[k - 1][0] != name]


def reseeded(data: bytes, kind: type[GameState], chance: Random) -> tuple[str, bytes]:
    """Any numbers for chance."""
    start = len(data) - sum(2 if high < 1 << 15 else 8 for _, _, high in places(kind)) - 8 * STREAMS
    streams = [chance.choice((0, -1, -(1 << 63), (1 << 63) - 1, chance.getrandbits(63))) for _ in range(STREAMS)]
    return f"chance set to {streams}", data[:start] + struct.pack(f"<{STREAMS}q", *streams) + data[
        start + 8 * STREAMS :
    ]


def random_bytes(data: bytes, chance: Random) -> tuple[str, bytes]:
    """The right head, and nonsense."""
    return "nonsense", data[: HEAD.size] + chance.randbytes(len(data) - HEAD.size)


def damaged(data: bytes, kind: type[GameState], chance: Random) -> tuple[str, bytes]:
    match chance.randrange(10):
        case 0:
            return flipped(data, chance)
        case 1:
            return reseeded(data, kind, chance)
        case 2:
            return random_bytes(data, chance)
        case _:
            return replaced(data, kind, chance)


def play_on(state: GameState, chance: Random) -> None:
    """Play to the end: nothing is lost, nothing leaves its range, somebody can always act."""
    steps = 0
    while True:
        assert state.is_conserved(), f"components are lost after {steps} steps"
        for name, (length, low, high) in state.FIELDS.items():
            value = getattr(state, name)
            parts = value if length else [value]
            assert all(low <= part <= high for part in parts), f"{name} is {value} after {steps} steps"
        assert len(state.scores()) == state.seats
        if state.over:
            return
        seat = chance.choice(state.to_act())
        assert 0 <= seat < state.seats, f"seat {seat} is to act after {steps} steps"
        legal = state.legal(seat)
        assert legal, f"seat {seat} is to act and can do nothing after {steps} steps"
        assert len(set(legal)) == len(legal), f"legal are {legal} after {steps} steps"
        action = chance.choice(legal)
        assert 0 <= action < state.game.n_actions, f"legal is {action} after {steps} steps"
        state.apply(seat, action)
        steps += 1
        assert steps < MOST_STEPS, "it never ends"


def fill_position(game: Game[Any], state: GameState) -> None:
    """What a server does with a position."""
    for viewer in [*range(state.seats), None]:
        game.view(state, viewer)
        game.knowledge(state, viewer)
        imagined = state.imagine(viewer, 1)
        assert imagined.is_conserved(), "imagined, it is not conserved"
    for seat in range(state.seats):
        for action in range(game.n_actions):
            game.why(state, seat, action)
            game.words(state, seat, action)


def problem_with(game: Game[Any], data: bytes, chance: Random) -> str:
    """What is wrong; empty if the bytes were refused, or the position plays on."""
    try:
        state = game.unpack(data)
    except BadInput:
        return ""
    try:
        assert state.pack() == data, "unpacked, it is another position"
        fill_position(game, state)
        play_on(state, chance)
        game.rollouts(game.unpack(data), 2, 5)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return ""


def main(name: str, first: int, count: int) -> None:
    game = trove.game(name)
    sources = packed(game, POSITIONS)
    kind = type(game.unpack(sources[0]))
    problems = []
    for case in range(first, first + count):
        chance = Random(f"damage {name} {case}")
        number = chance.randrange(len(sources))
        how, data = damaged(sources[number], kind, chance)
        print(f"case {case}: position {number}, {how}", flush=True)
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        if problem := problem_with(game, data, chance):
            problems.append(f"case {case}: position {number}, {how}: {problem}")
        faulthandler.cancel_dump_traceback_later()
    print(*problems, f"{len(problems)} problems", sep="\n")


if __name__ == "__main__":
    faulthandler.enable()
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
