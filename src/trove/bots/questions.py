"""One decision as messages: what a worker process receives, what it answers, and how a choice is repeated later."""

import time
from itertools import takewhile
from typing import Final

from msgspec import Struct

from ..core import catalog
from ..core.log import Step
from ..core.match import Match
from ..core.refusals import BadInput
from .advice import Advice, advise
from .players import player
from .settings import MOST_SIMULATIONS
from .thinking import spent

HINT_SECONDS: Final = 1.0  # of CPU time


class Question(Struct, frozen=True):
    """What somebody has to decide: a position that their seat cannot tell from the true one."""

    game: str
    position: bytes
    seat: int
    level: str
    seed: int
    earlier: tuple[int, ...] = ()  # the seat's own last actions, since somebody else acted
    before: int = 0  # decisions of the same turn, whoever made them

    def __repr__(self) -> str:
        return f"<Question of {self.game}>"


class Answer(Struct, frozen=True):
    """What was decided, after how many simulations, and what that took."""

    action: int
    simulations: int
    cpu: float  # seconds of CPU time
    seconds: float

    def __repr__(self) -> str:
        return "<Answer>"


def question(match: Match, seat: int, level: str) -> Question:
    """The question for a computer player now: an imagined position, never the true one."""
    position, seed = match.imagined(seat).pack(), match.thought_seed(seat)
    earlier, before = last_actions(match, seat), decisions_of_turn(match)
    return Question(match.game.name, position, seat, level, seed, earlier, before)


def last_actions(match: Match, seat: int) -> tuple[int, ...]:
    """A seat's own actions since another seat acted, in order."""
    steps = takewhile(lambda step: step.seat == seat, reversed(match.started_timeline().steps))
    return tuple([step.action for step in steps][::-1])


def decisions_of_turn(match: Match) -> int:
    """How many decisions of the present turn were made, by anybody; 0 where a game does not mark the end of turns."""
    kind = match.game.turn_end
    if kind is None:
        return 0
    steps = match.started_timeline().state.journal.steps
    goes_on = takewhile(lambda k: all(entry[0] != kind for entry in steps[k]), range(len(steps) - 1, 0, -1))
    return sum(1 for _ in goes_on)


def think(asked: Question, simulations: int | None = None) -> Answer:
    """Decide; with the number of simulations that it took before, the same again."""
    game = catalog.game(asked.game)
    thinker = player(game, asked.level, simulations=simulations, before=asked.before)
    cpu, start = time.thread_time(), time.monotonic()
    thought = thinker.think(game.unpack(asked.position), asked.seat, asked.seed, asked.earlier)
    return Answer(thought.action, thought.simulations, time.thread_time() - cpu, time.monotonic() - start)


def hint(asked: Question) -> Advice:
    """What a strong player thinks of every action."""
    state = catalog.game(asked.game).unpack(asked.position)
    return advise(state, asked.seat, simulations=MOST_SIMULATIONS, seed=asked.seed, stop=spent(HINT_SECONDS))


def as_of(match: Match, version: int) -> Match:
    """A match as it was at an earlier version."""
    return Match.resume(match.opening, [entry.row for entry in match.log[:version]])


def repeated(match: Match, entry: int, simulations: int, level: str | None = None) -> int:
    """The action that a computer player chose at an entry, searched again.

    The search starts from the position in which the seat was first asked; what others did since then does not matter.
    The level is that of the match's setting, unless it stood in for a person."""
    step = match.log[entry]
    if not isinstance(step, Step):
        raise BadInput("no-such-entry", f"entry {entry} is not a step")
    asked = as_of(match, entry).asked(step.seat)
    then = as_of(match, asked or entry)
    return think(question(then, step.seat, level or then.setting.seats[step.seat]), simulations).action
