"""Chance: one multiply-with-carry generator per audience, every number below 2^63."""

from hashlib import blake2b
from struct import unpack
from typing import Final

from .state import BaseState
from .terms import STREAMS

M32: Final = 0xFFFFFFFF
MWC: Final = 0x7D3A957F
SCATTER: Final = 0x45D9F3B


def mwc(x: int) -> int:
    """The generator's next state."""
    return MWC * (x & M32) + (x >> 32)


def below(x: int, n: int) -> int:
    """A number below n out of a generator's state."""
    return (((x ^ (x >> 32)) & M32) * n) >> 32


def mixed(x: int) -> int:
    """32 bits well stirred: linear seeding gave neighbouring seeds neighbouring games."""
    x = ((x ^ (x >> 16)) * SCATTER) & M32
    x = ((x ^ (x >> 16)) * SCATTER) & M32
    return x ^ (x >> 16)


def seeded(seed: int, stream: int) -> int:
    """A generator for one stream out of up to 62 bits of seed."""
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


def keyed(key: bytes, entry: int) -> list[int]:
    """All streams for one entry of a match's log: `state.chance = keyed(key, entry)`."""
    digest = blake2b(entry.to_bytes(8, "little"), key=key, person=b"trove.chance").digest()
    # Unsigned 64-bit words do not fit a long long; unpacked from bytes they stay Python ints.
    return [(1 + (word >> 32) % (MWC - 2)) << 32 | word & M32 for word in unpack("<8Q", digest)]
