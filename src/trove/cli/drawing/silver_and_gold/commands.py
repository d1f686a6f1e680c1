"""What is typed: `a c3`, `turn`, `flip`, `mark a c3 r1 m`, `square b b2`, `take 2`, `blind`, `keep 1 3`, `list`."""

import re
from collections.abc import Sequence
from typing import Any
from unicodedata import normalize

from msgspec import Struct, structs

from trove.core.refusals import BadInput, Refusal
from trove.games.silver_and_gold.constants import GRID
from trove.texts.sentences import Sentences

from .. import Play, Prepare
from .patterns import Draft, covered, flipped, turned_on
from .placing import covering, draft_of, legal_marks, mark_action, refusal, square_action, tried

WORDS = ("mark", "square", "turn", "flip", "take", "blind", "keep", "list", "ok")
SHORTEST = 2  # letters of a word that is cut short: one letter is a map
MAPS = "ab"
SQUARE = re.compile(r"([a-f])([1-6])")
TURN = re.compile(r"r([0-3])")
MIRROR = "m"


class Place(Struct, frozen=True):
    """What is named behind a word: a map, squares, how the pattern is turned."""

    slot: int | None
    squares: tuple[int, ...]
    quarters: int | None
    mirrored: bool

    @property
    def is_turned(self) -> bool:
        return self.quarters is not None or self.mirrored


def bare(word: str) -> str:
    """Without accents: not every keyboard has them."""
    return "".join(sign for sign in normalize("NFD", word.casefold()) if sign.isalnum())


def word_of(typed: str, said: Sentences) -> str | None:
    """The word that was typed, whole or by its beginning."""
    found = [
        word
        for word in WORDS
        for way in (word, bare(said.say("word", word)))
        if way == bare(typed) or (len(typed) >= SHORTEST and way.startswith(bare(typed)))
    ]
    return found[0] if len(set(found)) == 1 else None


def place_of(parts: Sequence[str], draft: Draft) -> Place | None:
    """A map and squares; the map may be left out where one is prepared already. None if anything else is there."""
    slots = [MAPS.index(part) for part in parts if part in MAPS]
    squares = [GRID * (int(at[2]) - 1) + ord(at[1]) - ord("a") for part in parts if (at := SQUARE.fullmatch(part))]
    turns = [int(turn[1]) for part in parts if (turn := TURN.fullmatch(part))]
    mirrors = [part for part in parts if part == MIRROR]
    known = len(slots) + len(squares) + len(turns) + len(mirrors)
    if known != len(parts) or len(slots) > 1 or len(turns) > 1 or not squares:
        return None
    slot = slots[0] if slots else draft.slot
    return Place(slot, tuple(squares), turns[0] if turns else None, bool(mirrors))


def numbers_of(parts: Sequence[str]) -> tuple[int, ...]:
    return tuple(int(part) for part in parts if part.isascii() and part.isdigit() and len(part) < 3)


def obeyed(state: Any, seat: int, said: Sentences, parts: Sequence[str], draft: Draft) -> Play | Prepare | None:
    """What a line means to the game; None if it means nothing."""
    word = word_of(parts[0], said) if parts else "ok"
    rest = parts[1:] if word else parts
    if word == "list":
        return Prepare(structs.replace(draft, listed=True))
    if word in ("take", "blind", "keep") or (not word and len(numbers_of(rest)) == len(rest)):
        return chosen(state, seat, said, word or "keep", numbers_of(rest), draft)
    if word in ("turn", "flip", "ok"):
        return prepared(state, seat, said, word, numbers_of(rest), draft) if parts or draft.slot is not None else None
    place = place_of(rest, draft)
    if place is None:
        return Prepare(draft, said.say("typing")) if word else None
    if place.slot is None:
        return Prepare(draft, said.say("hint", "which-map"))
    return marked(state, seat, said, word, place, draft)


def is_marking(state: Any, seat: int) -> bool:
    """Whether the seat is to mark the pattern."""
    public = state.game.public_view(state)
    return public.phase == "marking" and not public.seats[seat].owed


def no_pattern_now(state: Any, seat: int) -> Play:
    """An action that is refused, with the rule that asks for something other than the pattern."""
    return Play(state.game.action(state, seat, {"type": "mark", "slot": 0, "corner": 0}))


def chosen(state: Any, seat: int, said: Sentences, word: str, numbers: tuple[int, ...], draft: Draft) -> Play | Prepare:
    """Maps by their numbers."""
    if word == "blind":
        return Play(state.game.action(state, seat, {"type": "take_blind"}))
    try:
        if word == "take" and len(numbers) == 1:
            return Play(state.game.action(state, seat, {"type": "take_map", "place": numbers[0] - 1}))
        if word == "keep" and len(numbers) == 2:
            return Play(state.game.action(state, seat, {"type": "choose", "keep": [n - 1 for n in numbers]}))
    except BadInput:
        pass  # numbers of no map
    return Prepare(draft, said.say("typing"))


def prepared(
    state: Any, seat: int, said: Sentences, word: str, numbers: tuple[int, ...], draft: Draft
) -> Play | Prepare:
    """Turn or mirror the pattern, or mark it where it lies."""
    if not is_marking(state, seat):
        return no_pattern_now(state, seat)
    if word == "ok":
        if draft.slot is None:
            return Prepare(draft, said.say("typing"))
        problem = refusal(state, seat, draft)
        return Prepare(draft, said.refusal(problem)) if problem else Play(mark_action(state, seat, draft))
    pattern = state.game.public_view(state).pattern
    new = flipped(pattern, draft) if word == "flip" else turned_on(pattern, draft, *(numbers or (1,))[:1])
    return shown(state, seat, said, new)


def shown(state: Any, seat: int, said: Sentences, draft: Draft) -> Prepare:
    """The draft, with why it cannot be marked."""
    problem = refusal(state, seat, draft) if draft.slot is not None else None
    return Prepare(draft, said.refusal(problem) if problem else "")


def marked(state: Any, seat: int, said: Sentences, word: str | None, place: Place, draft: Draft) -> Play | Prepare:
    """Squares that are named: one alone, the whole pattern, or where the pattern is tried."""
    slot = place.slot or 0
    single = word == "square" or not is_marking(state, seat) or (word is None and not legal_marks(state, seat))
    if single and len(place.squares) == 1:
        return Play(square_action(state, seat, slot, place.squares[0]))
    if not is_marking(state, seat):
        return no_pattern_now(state, seat)
    if len(place.squares) > 1:
        return by_squares(state, seat, said, place, draft)
    if not place.is_turned:
        return shown(state, seat, said, tried(state, seat, draft, slot, place.squares[0]))
    new = Draft(place.quarters or 0, place.mirrored, slot, place.squares[0])
    problem = refusal(state, seat, new)
    return Prepare(new, said.refusal(problem)) if problem else Play(mark_action(state, seat, new))


def by_squares(state: Any, seat: int, said: Sentences, place: Place, draft: Draft) -> Play | Prepare:
    """The pattern by the squares it is to cover: all of them mark it, some show where it would lie."""
    ways = covering(state, seat, place.slot or 0, place.squares)
    if not ways:
        pattern = state.game.public_view(state).pattern
        return Prepare(draft, said.refusal(Refusal("S3.2", "pattern-off-the-map", {"pattern": pattern})))
    if len(ways) > 1:
        return Prepare(draft, said.say("hint", "several"))
    found = draft_of(ways[0])
    whole = set(place.squares) == set(covered(state.game.public_view(state).pattern, found) or ())
    return Play(mark_action(state, seat, found)) if whole else Prepare(found)
