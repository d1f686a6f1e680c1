"""Pictures with at most 256 colours: a fifth of the bytes, and hardly a difference to see."""

import struct
import zlib
from typing import Any, Final

import numpy as np

COLOURS: Final = 256
BITS: Final = 6  # of each channel, while colours are counted
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def quantised(png: bytes) -> bytes:
    """The same picture (8 bits a channel, not interlaced, as browsers write it) with a palette."""
    pixels = decoded(png)
    cells = cells_of(pixels)
    used, counts = np.unique(cells, return_counts=True)
    groups = median_cut(colours_of(used), counts)
    palette = np.zeros((COLOURS, 3), np.uint8)
    number = np.zeros(1 << 3 * BITS, np.uint8)
    for i, group in enumerate(groups):
        palette[i] = np.average(colours_of(used[group]), axis=0, weights=counts[group]).round()
        number[used[group]] = i
    return encoded(number[cells], palette[: len(groups)])


def cells_of(pixels: Pixels) -> Any:
    part = pixels.astype(np.uint32) >> 8 - BITS
    return part[..., 0] << 2 * BITS | part[..., 1] << BITS | part[..., 2]


def colours_of(cells: Any) -> Any:
    mask, half = (1 << BITS) - 1, 1 << 7 - BITS
    parts = np.stack([cells >> 2 * BITS & mask, cells >> BITS & mask, cells & mask], axis=-1)
    return (parts << 8 - BITS) + half


def median_cut(colours: Any, counts: Any) -> list[Any]:
    """Groups of colours that are close to one another: the one that varies most is halved, again and again."""
    groups = [np.arange(len(colours))]
    while len(groups) < COLOURS:
        spread = [spread_of(colours[one], counts[one]) for one in groups]
        worst = int(np.argmax([one[0] for one in spread]))
        if spread[worst][0] <= 0:
            break
        group, channel = groups.pop(worst), spread[worst][1]
        order = group[np.argsort(colours[group, channel], kind="stable")]
        half = int(np.searchsorted(np.cumsum(counts[order]), counts[order].sum() / 2)) + 1
        half = min(max(1, half), len(order) - 1)
        groups += [order[:half], order[half:]]
    return groups


def spread_of(colours: Any, counts: Any) -> tuple[float, int]:
    """How much a group varies, weighted by its pixels, and in which channel most."""
    if len(colours) < 2:
        return 0.0, 0
    width = colours.max(axis=0) - colours.min(axis=0)
    channel = int(np.argmax(width))
    return float(width[channel]) * float(counts.sum()) ** 0.5, channel


def decoded(png: bytes) -> Pixels:
    """The pixels of a picture, without transparency."""
    at, data, width, height, depth = len(SIGNATURE), b"", 0, 0, 3
    while at < len(png):
        (length,), kind = struct.unpack(">I", png[at : at + 4]), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack(">IIBB", body[:10])
            depth = 4 if colour == 6 else 3
        elif kind == b"IDAT":
            data += body
        at += 12 + length
    lines = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * depth)
    return unfiltered(lines, depth).reshape(height, width, depth)[..., :3]


def unfiltered(lines: Pixels, depth: int) -> Pixels:
    """Undo the prediction of each line."""
    found = np.zeros((len(lines) + 1, lines.shape[1] - 1 + depth), np.int32)
    for y, line in enumerate(lines):
        above, here, given = found[y], found[y + 1], line[1:].astype(np.int32)
        if line[0] in (0, 2):
            here[depth:] = (given + (above[depth:] if line[0] == 2 else 0)) & 255
        else:
            predicted(int(line[0]), given.tolist(), above.tolist(), here, depth)
    return found[1:, depth:].astype(np.uint8)


def predicted(kind: int, given: list[int], above: list[int], here: Any, depth: int) -> None:
    """A line that is predicted from its own beginning: from the left, from the middle, or as Paeth does."""
    out = [0] * (len(given) + depth)
    for i, value in enumerate(given, depth):
        left, up, corner = out[i - depth], above[i], above[i - depth]
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + up) // 2
        else:
            far = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
            guess = left if far[0] <= far[1] and far[0] <= far[2] else up if far[1] <= far[2] else corner
        out[i] = value + guess & 255
    here[:] = out


def encoded(numbers: Pixels, palette: Pixels) -> bytes:
    height, width = numbers.shape
    lines = np.zeros((height, width + 1), np.uint8)
    lines[:, 1:] = numbers
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", header),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(lines.tobytes(), 9)),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(chunk(kind, body) for kind, body in parts)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
