"""Whether two samples of rows of numbers come from one distribution: chi-square, place by place and pair by pair."""

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

PAIRS = 100  # how many pairs of places are looked at, if there are more
RARE = 12  # values met less often are counted together
STRICT = 6.0  # standard deviations: exceeded once in a billion, for samples that are alike


def differences(
    left: Sequence[list[int]], right: Sequence[list[int]], among: Sequence[int], chance: Random
) -> list[tuple[int, ...]]:
    """Which of some places, alone or paired with any other, hold values spread otherwise in the two samples."""
    assert len(left) == len(right)
    columns = list(zip(zip(*left, strict=True), zip(*right, strict=True), strict=True))
    varying = [k for k, (one, two) in enumerate(columns) if len({*one, *two}) > 1]
    pairs = [(k, other) for k in among for other in varying if k < other or (k > other and other not in among)]
    if len(pairs) > PAIRS:
        pairs = chance.sample(pairs, PAIRS)
    found: list[tuple[int, ...]] = [(k,) for k in among if differ(*map(Counter, columns[k]))]
    for a, b in pairs:
        if differ(*(Counter(zip(columns[a][side], columns[b][side], strict=True)) for side in (0, 1))):
            found.append((a, b))
    return found


def differ(one: "Counter[int] | Counter[tuple[int, int]]", two: "Counter[int] | Counter[tuple[int, int]]") -> bool:
    """Whether two equally large samples differ more than luck explains."""
    counts: tuple[Counter[object], Counter[object]] = (Counter(one), Counter(two))
    cells = [(counts[0][value], counts[1][value]) for value in {*one, *two}]
    often = [cell for cell in cells if sum(cell) >= RARE]
    rare = [cell for cell in cells if sum(cell) < RARE]
    rest = (sum(a for a, _ in rare), sum(b for _, b in rare))
    if sum(rest) >= RARE:
        often.append(rest)
    distance = sum((a - b) ** 2 / (a + b) for a, b in often)
    return distance > most(len(often) - 1)


def most(freedom: int) -> float:
    """What chi-square with so much freedom stays below (by Wilson and Hilferty); with none nothing can be told."""
    if freedom < 1:
        return math.inf
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + STRICT * spread**0.5) ** 3)
