"""Makes calls one after the other, and looks after each whether it did what it may."""

import faulthandler
import os
import sys
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import trove
from trove import Match
from trove.core import commitment
from trove.core.batch import Batch
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput, TroveError

from . import threads
from .arguments import Scene
from .calls import Call, next_call, vandalise
from .games import form
from .world import World, play_match, play_on, sit_down

PATIENCE = 120.0  # seconds for some calls, on a busy machine; the process ends if they take longer
REFRESHED = 400  # calls after which there is a new world
ALONE = 80  # calls are made one by one; about one in this many is a turn of several threads
WATCHED = 25  # calls after which the watchdog is called off and set again


class Broken(Exception):
    """A call did what it must not."""


class Runner:
    """Wild calls of one game, the same ones for the same seed."""

    def __init__(self, game: Game[Any], seed: int, log: Path | None = None) -> None:
        self.game = game
        self.chance = Random(f"fuzz {game.name} {seed}")
        self.log = None if log is None else os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        self.tally: Counter[str] = Counter()
        self.made = 0
        self.last = ""
        vars(commitment)["token_bytes"] = self.chance.randbytes  # so that everything can be repeated

    def run(self, count: int, *, one_by_one: bool = False) -> None:
        """Make this many calls."""
        world = World(self.game, self.chance)
        renewed = watched = 0
        while self.made < count:
            if self.made >= watched:
                faulthandler.dump_traceback_later(PATIENCE, exit=True)
                watched = self.made + WATCHED
            if self.made >= renewed + REFRESHED:
                world, renewed = World(self.game, self.chance), self.made
            if one_by_one or self.chance.randrange(ALONE):
                self.call(world)
            else:
                self.call_at_once(world)
        faulthandler.cancel_dump_traceback_later()

    def call(self, world: World) -> None:
        """One call, and a look at everything after it."""
        call = next_call(self.scene(world))
        self.note(f"{world.name(call.target)}: {call}")
        found, refused = self.answer(call)
        target = None if refused and not call.partial else call.target
        if changed := world.changed(target):
            raise Broken(f"changed {', '.join(changed)} ({'refused' if refused else 'accepted'})")
        if target is not None:
            world.look(target)
        if not refused:
            self.use(world, call, found)
        self.made += 1

    def call_at_once(self, world: World) -> None:
        """Calls from several threads, on a copy."""
        thing, plans = threads.planned(world)
        self.note(f"{len(plans)} threads on a {type(thing).__name__}")
        if problems := threads.run_at_once(plans) + threads.flaws(thing):
            raise Broken(f"several threads: {problems[0]}")
        if changed := world.changed():
            raise Broken(f"several threads: changed {', '.join(changed)}")
        number = sum(map(len, plans))
        self.tally["made by threads"] += number
        self.made += number

    def note(self, what: str) -> None:
        """Write down what comes next, for the case that it is the last thing this process does."""
        self.last = what
        if self.log is not None:
            os.write(self.log, f"call {self.made}: {what}\n".encode(errors="replace"))

    def scene(self, world: World) -> Scene:
        """What the next call is about."""
        if self.chance.randrange(2):
            return Scene(world, self.chance.choice(world.states()))
        match = self.chance.choice(world.matches())
        return Scene(world, match.state if match.started else match.blank.clone(), match)

    def answer(self, call: Call) -> tuple[Any, bool]:
        """What comes of a call, and whether it was refused; anything else than a refusal is an error."""
        try:
            found = call.do(*call.given, **call.named)
        except TroveError as problem:
            self.tally["refused"] += 1
            if not str(problem) or not problem.code:
                raise Broken("a refusal without a sentence") from problem
            return None, True
        except call.passes:
            self.tally["raised by Python or by the argument"] += 1
            return None, True
        except Exception as problem:
            raise Broken(f"{type(problem).__name__}: {problem}") from problem
        self.tally["carried out"] += 1
        return found, False

    def use(self, world: World, call: Call, found: Any) -> None:
        """Keep what a call gave, play on with it, and spoil its lists; the world stays as it is."""
        if isinstance(found, GameState | Match | Batch):
            if self.fits(found) and not any(found is given for given in call.given):
                self.play(found)
                world.keep(found)
            return
        if not trove.compiled and call.name.startswith("batch"):
            return  # interpreted, arrays are handed out as they are
        vandalise(found)
        if changed := world.changed():
            raise Broken(f"what was handed out belongs to {', '.join(changed)}")

    def fits(self, found: Any) -> bool:
        """Whether a thing is of this game and of a fitting size."""
        if isinstance(found, Batch):
            return found.size == 3
        return bool(found.game is self.game and (isinstance(found, Match) or found.edition is not None))

    def play(self, found: Any) -> None:
        """Play some steps, or to the end: nothing that was accepted may fail later."""
        steps = self.chance.choice((0, 0, 3, 30, 5_000))
        if isinstance(found, GameState) and found.begun:
            play_on(found, self.chance, steps)
        elif isinstance(found, Match) and (found.started or self.chance.randrange(2)):
            self.play_match(found, steps)

    def play_match(self, match: Match, steps: int) -> None:
        """The same for a match; a promise that nobody keeps leaves it where it is."""
        try:
            if not match.started:
                sit_down(match, self.chance)
        except BadInput as problem:
            if problem.code not in ("salt-not-promised", "promises-missing"):
                raise
            return
        play_match(match, self.chance, steps)


def calls(name: str, count: int, seed: int, log: Path | None, *, one_by_one: bool = False) -> None:
    """Fuzz one game; ends the process with a message if anything is wrong."""
    if not count:
        return
    runner = Runner(trove.game(name), seed, log)
    try:
        runner.run(count, one_by_one=one_by_one)
    except Exception as problem:
        traceback.print_exc()
        sys.exit(f"fuzz: {name}, seed {seed}, call {runner.made}: {runner.last}: {problem}")
    told = ", ".join(f"{number} {what}" for what, number in sorted(runner.tally.items()))
    print(f"{name}, seed {seed}: {runner.made} calls, {told}, {form()}", flush=True)
