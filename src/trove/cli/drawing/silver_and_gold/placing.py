"""Where a pattern can go: what a seat may mark with it, and why not."""

from collections.abc import Collection
from typing import Any

from msgspec import structs

from trove.core.refusals import Refusal
from trove.texts.sentences import tag_of

from .patterns import Draft, covered, mark_words


def legal_marks(state: Any, seat: int) -> list[Any]:
    """Every way to mark the pattern, in words."""
    return [offer.words for offer in state.game.offers(state, seat) if tag_of(offer.words) == "mark"]


def refusal(state: Any, seat: int, draft: Draft) -> Refusal | None:
    """Why what is prepared cannot be marked; None if it can."""
    pattern = state.game.public_view(state).pattern
    if covered(pattern, draft) is None:
        return Refusal("S3.2", "pattern-off-the-map", {"pattern": pattern})
    found: Refusal | None = state.game.why(state, seat, mark_action(state, seat, draft))
    return found


def mark_action(state: Any, seat: int, draft: Draft) -> int:
    """The action that is prepared; it lies on the grid."""
    pattern = state.game.public_view(state).pattern
    return int(state.game.action(state, seat, mark_words(pattern, draft)))


def square_action(state: Any, seat: int, slot: int, square: int) -> int:
    words = {"type": "mark_one", "slot": slot, "square": square}
    return int(state.game.action(state, seat, words))


def covering(state: Any, seat: int, slot: int, squares: Collection[int]) -> list[Any]:
    """The ways to mark the pattern that cover these squares of a map."""
    return [words for words in legal_marks(state, seat) if words.slot == slot and set(squares) <= set(words.squares)]


def draft_of(words: Any) -> Draft:
    """A way to mark the pattern as a draft."""
    return Draft(words.turned, words.mirrored, words.slot, words.squares[0])


def tried(state: Any, seat: int, draft: Draft, slot: int, square: int) -> Draft:
    """The pattern tried on a square: as it is turned, otherwise in the first way in which it fits there."""
    new = structs.replace(draft, slot=slot, square=square, listed=False)
    if refusal(state, seat, new) is None:
        return new
    ways = [draft_of(words) for words in legal_marks(state, seat)]
    there = [way for way in ways if (way.slot, way.square) == (slot, square)]
    return min(there, key=lambda way: way.orientation, default=new)
