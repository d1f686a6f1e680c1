"""What a match costs a server: a step with its row, reading rows back, undo terms, histories, files, memory."""

import gc
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from trove.core.game import Game
from trove.core.match import Match

from .steps import Rate, patient, random_moves, started
from .targets import TARGETS, beside

EVERY = 10  # undo terms are looked at every this many steps

Moves = list[tuple[int, int]]


def played(game: Game[Any], players: int, moves: Moves) -> Match:
    """A match after these steps."""
    match = started(game, players)
    for seat, action in moves:
        match.play(seat, action)
    return match


def match_cost(game: Game[Any], players: int, rate: Rate) -> dict[str, float]:
    """Microseconds of a whole random match's parts; its file in milliseconds, half of it in kibibytes of memory."""
    moves, _ = random_moves(game, players)
    whole = played(game, players, moves)
    opening, rows = whole.opening, [entry.row for entry in whole.entries]

    def step() -> int:
        match = started(game, players)
        for seat, action in moves:
            _ = match.play(seat, action).row
        return len(moves)

    def resume() -> int:
        return Match.resume(opening, rows).version

    def history() -> int:
        return len(whole.changes(0))

    def export() -> int:
        return bool(whole.export())

    rate = patient(rate)
    return {
        "play": 1e6 / rate(step),
        "resume": 1e6 / rate(resume),
        "undo_terms": worst_terms(game, players, moves),
        "history": 1e8 / rate(history),
        "export": 1e3 / rate(export),
        "memory": memory(lambda: played(game, players, moves[: len(moves) // 2])),
    }


def worst_terms(game: Game[Any], players: int, moves: Moves) -> float:
    """The longest that any seat waits for its undo terms, in microseconds; of each position the best of three tries."""
    match, worst = started(game, players), 0.0
    for k, (seat, action) in enumerate(moves):
        match.play(seat, action)
        if k % EVERY == 0:
            for other in range(match.seats):
                worst = max(worst, min(seconds(partial(match.undo_terms, other)) for _ in range(3)))
    return 1e6 * worst


def seconds(work: Callable[[], object]) -> float:
    """CPU time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def memory(make: Callable[[], object], matches: int = 10) -> float:
    """Kibibytes that one more match takes, without what all matches share."""
    make()
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [make() for _ in range(matches)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024


def match_lines(found: dict[str, float]) -> list[str]:
    """The report as text."""
    figures = [
        ("a step and its row", "play", "us"),
        ("resuming, an entry", "resume", "us"),
        ("undo terms, at most", "undo_terms", "us"),
        ("a seat's history, 100 steps", "history", "us"),
        ("export of a whole match", "export", "ms"),
        ("a half-played match", "memory", "KiB"),
    ]
    return [
        f"  {name:33} {found[key]:14,.1f} {unit}{beside(found[key], TARGETS.get(key))}" for name, key, unit in figures
    ]
