"""Chance: one multiply-with-carry generator per audience, every number below 2^63."""

from hashlib import blake2b
from typing import Final

from .constants import DRAWN, NOTHING, RECORDING, RETURNED, STREAMS
from .state import BaseState

M32: Final = 0xFFFFFFFF
MWC: Final = 0x7D3A957F
LAST: Final = (MWC << 32) - 2  # of the states 1 to LAST each comes after one other; 0 would stay 0 for ever
SCATTER: Final = 0x45D9F3B


def mwc(x: int) -> int:
    """The generator's next state."""
    return MWC * (x & M32) + (x >> 32)


def below(x: int, n: int) -> int:
    """A number below n from a generator's state."""
    return (((x ^ (x >> 32)) & M32) * n) >> 32


def mixed(x: int) -> int:
    """32 bits well stirred: linear seeding gave neighbouring seeds neighbouring games."""
    x = ((x ^ (x >> 16)) * SCATTER) & M32
    x = ((x ^ (x >> 16)) * SCATTER) & M32
    return x ^ (x >> 16)


def seeded(seed: int, stream: int) -> int:
    """A generator for one stream from up to 62 bits of seed."""
    low = seed & M32
    high = seed >> 32
    carry = mixed(high ^ mixed(low + 2 * stream + 1))
    return (1 + carry % (MWC - 2)) << 32 | mixed(low ^ mixed(high + 2 * stream + 2))


def reseed(state: BaseState, seed: int) -> None:
    """Spread a seed over all streams."""
    for stream in range(STREAMS):
        state.chance[stream] = seeded(seed, stream)


def draw(state: BaseState, stream: int, n: int) -> int:
    """A number below n, for the people who see this stream."""
    state.chance[stream] = mwc(state.chance[stream])
    return below(state.chance[stream], n)


def note_draw(state: BaseState, stream: int, n: int, number: int, pile: int, piece: int) -> None:
    """For the record of a match's chance: the number drawn below n, and which piece of which pile it was."""
    if state.journal.on == RECORDING:
        state.journal.write(DRAWN, stream, n, number, pile, piece, 0)


def note_return(state: BaseState, pile: int, piece: int, count: int) -> None:
    """For the same record: a number of pieces of a kind go back to a pile."""
    if state.journal.on == RECORDING and count:
        state.journal.write(RETURNED, 0, pile, piece, count, NOTHING, 0)


def keyed(key: bytes, number: int) -> list[int]:
    """All streams for one step of a match: `state.key_chance` sets them; see `log.Live` for the number."""
    digest = blake2b(number.to_bytes(8, "little"), key=key, person=b"trove.chance.2").digest()
    return [first_state(digest, 8 * stream) for stream in range(STREAMS)]


def first_state(digest: bytes, at: int) -> int:
    """A generator from eight bytes: the number from the first four, the carry from the others."""
    return (1 + word_of(digest, at + 4) % (MWC - 2)) << 32 | word_of(digest, at)


def word_of(digest: bytes, at: int) -> int:
    """Four bytes, the lowest first; together eight could be more than fits a long long."""
    word = 0
    for k in range(4):
        word = word << 8 | digest[at + 3 - k]
    return word
