"""What a guide's traits and signs are worth: data in the game's folder, written by `trove train`."""

import msgspec
from msgspec import Struct

from .guide import Guide
from .refusals import BadInput
from .terms import SIGNS, TRAITS

MOST: int = 1_000_000  # thousandths; what fits a C int, also times a trait


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """By name, in thousandths; what is not named is worth nothing."""

    made_by: str  # the command that gives the same weights again
    taste: dict[str, int]
    worth: dict[str, int]
    yields: dict[str, int]


def read_weights(text: bytes) -> Weights:
    """Weights out of their file."""
    try:
        return msgspec.json.decode(text, type=Weights)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadInput("bad-weights", f"these are no weights of a computer player: {problem}") from None


def in_order(given: dict[str, int], names: tuple[str, ...], length: int) -> list[int]:
    """Weights by index, as a guide holds them."""
    if unknown := sorted(set(given) - set(names)):
        raise BadInput("bad-weights", f"weights are named {', '.join(names)}, not {unknown[0]}")
    if any(abs(weight) > MOST for weight in given.values()):
        raise BadInput("bad-weights", f"a weight is a whole number from -{MOST} to {MOST}")
    return [given.get(name, 0) for name in names] + [0] * (length - len(names))


def fill(guide: Guide, weights: Weights, traits: tuple[str, ...], signs: tuple[str, ...]) -> None:
    """Give a guide its weights."""
    guide.taste = in_order(weights.taste, traits, TRAITS)
    guide.worth = in_order(weights.worth, signs, SIGNS)
    guide.yields = in_order(weights.yields, signs, SIGNS)
