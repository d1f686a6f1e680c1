"""Computer players at a table; they also decide for people who are away or out of time."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final, NamedTuple

from trove.bots.pace import beat, budgeted, left_of
from trove.bots.questions import Answer, Question, as_of, question
from trove.core.match import Match

from .fair_queue import Full
from .table import Table

STAND_IN: Final = "normal"  # the level that plays for people
HUMAN_BEAT: Final = 1.0  # seconds; every decision takes whole beats, so that its time tells nothing
PATIENCE: Final = 2.0  # seconds before another try, when thinking failed

log = logging.getLogger(__name__)


class Turn(NamedTuple):
    """A decision that a computer player makes."""

    match: Match
    seat: int
    asked: int  # since which version
    level: str
    question: Question | None  # if others have acted since then, it is made by replaying


def consider(table: Table, asked_seats: Mapping[int, int]) -> None:
    """Let computer players think about what they are asked now, each since a version."""
    match = table.match
    if match is None or match.over or table.vote or table.dropped or table.unreadable:
        return
    for seat, asked in asked_seats.items():
        if table.thinking.get(seat) != asked:
            table.thinking[seat] = asked
            level = table.lobby.sitters[table.place_of(seat)].level or STAND_IN
            now = question(match, seat, level) if match.version == asked else None
            table.hub.spawn(play_for(table, Turn(match, seat, asked, level, now)), table)


async def play_for(table: Table, turn: Turn) -> None:
    """Think, wait for the beat, and act, unless the decision has changed meanwhile."""
    match, seat, asked = turn.match, turn.seat, turn.asked
    answer = await decided(table, turn)
    if table.thinking.get(seat) == asked:
        del table.thinking[seat]
    if table.dropped or table.vote or match.over or match.asked(seat) != asked or not table.is_computers(seat):
        return
    if answer is None:
        consider(table, table.deciders().computers)
    else:
        sitter = table.lobby.sitters[table.place_of(seat)]
        by = "computer" if sitter.level else "timeout" if seat in table.timed_out else "stand-in"
        table.play(seat, answer.action, None, by, answer.simulations)


async def decided(table: Table, turn: Turn) -> Answer | None:
    """A decision, at the moment when it may be shown; None, after a while, if there is none.

    It is about the position in which the seat was first asked, so that it can be repeated from what is stored."""
    hub, level = table.hub, turn.level
    start = hub.sources.monotonic()
    try:
        now = turn.question
        if now is None:
            now = question(await asyncio.to_thread(as_of, turn.match, turn.asked), turn.seat, level)
        answer = await hub.thinkers.think(table.id, now)
    except Exception as problem:
        busy = isinstance(problem, Full)
        log.warning("a computer player of table %s has not decided", table.id, exc_info=None if busy else problem)
        await hub.sleep(PATIENCE)
        return None
    await hub.sleep(rest(table, now, answer, hub.sources.monotonic() - start))
    return answer


def rest(table: Table, asked: Question, answer: Answer, taken: float) -> float:
    """The seconds until a decision is shown. A short search may be due to hidden facts, so every decision takes as
    long as its level's whole budget would take under the present load."""
    game, level, before = table.lobby.rules, asked.level, asked.before
    own = beat(game, level, before)
    pace = max(own, HUMAN_BEAT) if table.lobby.pace == "human" else own
    due = max(taken, taken - answer.seconds + budgeted(game, level, before) * table.hub.thinkers.stretch)
    return due - taken + left_of(pace, due)
