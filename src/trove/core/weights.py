"""The weights of a guide's features: data in the game's folder, written by `trove train`."""

import msgspec
from msgspec import Struct

from .arguments import brief, number_given
from .constants import ACTION_FEATURES, POSITION_FEATURES
from .decoding import prepared
from .guide import Guide
from .refusals import BadInput

MOST: int = 1_000_000  # thousandths; what fits a C int, also times a feature


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """By name, in thousandths; a feature that is not named has weight 0."""

    made_by: str  # the command that gives the same weights again
    prior_weights: dict[str, int]
    win_weights: dict[str, int]
    score_weights: dict[str, int]


def read_weights(text: bytes) -> Weights:
    """Weights from their file."""
    try:
        return msgspec.json.decode(text, type=prepared(Weights))
    except (msgspec.DecodeError, TypeError, UnicodeError) as problem:
        raise BadInput("bad-weights", f"these are not weights of a computer player: {problem}") from None


def in_order(given: dict[str, int], names: tuple[str, ...], length: int) -> list[int]:
    """Weights by index, as a guide holds them."""
    if not isinstance(given, dict):
        raise BadInput("bad-weights", f"weights are given by name, not as {brief(given)}")
    for name in given:
        if name not in names:
            raise BadInput("bad-weights", f"weights are named {', '.join(names)}, not {brief(name)}")
    if any(number_given(weight, -MOST, MOST) is None for weight in given.values()):
        raise BadInput("bad-weights", f"a weight is a whole number from -{MOST} to {MOST}")
    return [given.get(name, 0) for name in names] + [0] * (length - len(names))


def fill(guide: Guide, weights: Weights, of_actions: tuple[str, ...], of_positions: tuple[str, ...]) -> None:
    """Give a guide its weights."""
    guide.prior_weights = in_order(weights.prior_weights, of_actions, ACTION_FEATURES)
    guide.win_weights = in_order(weights.win_weights, of_positions, POSITION_FEATURES)
    guide.score_weights = in_order(weights.score_weights, of_positions, POSITION_FEATURES)
