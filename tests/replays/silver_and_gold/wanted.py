"""Matches of Silver & Gold worth keeping: one for each number of players, each kind of points and each tie."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from replays.record import Wanted
from trove.games.silver_and_gold.events import (
    CompletedMap,
    GotCoin,
    Lapsed,
    LeftDisplay,
    StruckTrophy,
    TookMap,
    WonTrophy,
)
from trove.games.silver_and_gold.game import GAME

KINDS = {"S1.3", "S3.5", "S3.6", "S3.9", "S4.2"}
COLOURS = ("grey", "green", "orange", "purple")  # as ties are broken (S4.3)
PATTERNS_ONLY = ("mark_one",)  # no single square while there is a pattern or a bonus: more is completed


def events(state: Any, kind: Any) -> list[Any]:
    return [event for event in GAME.events(state, None) if isinstance(event, kind)]


def last_turn(state: Any, kind: Any) -> list[Any]:
    """Events of the step that ended the game."""
    step = len(state.journal.steps) - 1
    return [event for event in GAME.events_of(state, None, step) if isinstance(event, kind)]


def categories(state: Any, seat: int | None = None) -> set[str]:
    """The rules by which somebody, or this seat, scored."""
    sheet = GAME.score_sheet(state)
    return {item.rule for item in sheet.items if item.points and seat in (None, item.seat)}


def decided_by(state: Any, rank: int = 1) -> str:
    """The colour that decides among those who have as many points as the first one of a rank; "" if none does."""
    sheet, public = GAME.score_sheet(state), GAME.view(state, None).public
    if rank not in sheet.ranks:
        return ""
    points = sheet.totals[sheet.ranks.index(rank)]
    tied = [seat for seat, total in enumerate(sheet.totals) if total == points]
    for colour in COLOURS:
        counts = {sum(one.color == colour for one in public.seats[seat].completed) for seat in tied}
        if len(counts) > 1:
            return colour
    return ""


def two_at_once(state: Any) -> bool:
    """Whether somebody completed both maps in one turn (S3.10)."""
    steps = [GAME.events_of(state, None, step) for step in range(len(state.journal.steps))]
    found = (Counter(event.seat for event in step if isinstance(event, CompletedMap)) for step in steps)
    return any(n > 1 for counter in found for n in counter.values())


def rows_without_a_trophy(state: Any) -> bool:
    """Whether a row was filled when all six trophies were gone (S3.9)."""
    full: int = sum(event.coins % 4 == 0 for event in events(state, GotCoin))
    trophies = len(events(state, WonTrophy))
    return trophies == 6 and full > trophies


def every_kind(state: Any) -> bool:
    return categories(state) == KINDS


def won_by(colour: str) -> Callable[[Any], bool]:
    return lambda state: decided_by(state) == colour


WANTED: dict[str, Wanted] = {
    "alone": Wanted(
        "One player; maps leave the display, trophies are won and struck out, every kind of points (S6.1, S6.2).",
        1,
        lambda state: every_kind(state) and bool(events(state, LeftDisplay)) and bool(events(state, StruckTrophy)),
        never=PATTERNS_ONLY,
    ),
    "two-players": Wanted(
        "Coins, trophies, palms, completed maps and seals all score for the winner (S4.2).",
        2,
        lambda state: categories(state, state.winners()[0]) == KINDS,
        never=PATTERNS_ONLY,
    ),
    "three-players": Wanted(
        "Coins, trophies, palms, completed maps and seals all score (S4.2).", 3, every_kind, never=PATTERNS_ONLY
    ),
    "four-players": Wanted(
        "Coins, trophies, palms, completed maps and seals all score (S4.2).", 4, every_kind, never=PATTERNS_ONLY
    ),
    "hesitant": Wanted(
        "Random marks, many of them single squares; nobody wins a trophy or scores a seal (S3.3).",
        2,
        lambda state: not categories(state) & {"S1.3", "S3.9"},
    ),
    "both-maps-in-one-turn": Wanted(
        "Somebody completes both maps in one turn and takes two new ones (S3.10).",
        2,
        two_at_once,
        never=PATTERNS_ONLY,
    ),
    "squares-lapse": Wanted(
        "Squares are owed when none is free (S3.4).",
        2,
        lambda state: bool(events(state, Lapsed)),
        never=PATTERNS_ONLY,
    ),
    "all-trophies-gone": Wanted(
        "A row is filled when all six trophies are gone (S3.9).", 4, rows_without_a_trophy, never=PATTERNS_ONLY
    ),
    "trophy-in-the-last-turn": Wanted(
        "In the last turn a trophy is won, a map is completed, and nobody takes (S3.10, S4.1).",
        3,
        lambda state: bool(
            last_turn(state, WonTrophy) and last_turn(state, CompletedMap) and not last_turn(state, TookMap)
        ),
        never=PATTERNS_ONLY,
    ),
    **{
        f"tie-won-by-{colour}": Wanted(
            f"Two have the most points; completed {colour} maps decide (S4.3).",
            4,
            won_by(colour),
            never=PATTERNS_ONLY if colour in ("grey", "green") else (),
        )
        for colour in COLOURS
    },
    "shared-win": Wanted(
        "Two have the most points and as many maps of every colour; they share the win (S4.3).",
        4,
        lambda state: len(state.winners()) > 1 and bool(state.scores()[0]),
    ),
    "lower-places-by-colour": Wanted(
        "Second and third have equal points; completed maps order them (S4.3).",
        4,
        lambda state: len(set(state.scores())) == 3 and state.scores().count(max(state.scores())) == 1
        and sorted(GAME.score_sheet(state).ranks)[:3] == [1, 2, 3]
        and bool(decided_by(state, 2)),
        never=PATTERNS_ONLY,
    ),
    "lower-places-shared": Wanted(
        "Two share the second place (S4.3).", 4, lambda state: sorted(GAME.score_sheet(state).ranks)[:3] == [1, 2, 2]
    ),
}  # fmt: skip
