"""Calls from several threads at once on one state, match or batch, which has to come out of it sound."""

import sys
from collections.abc import Callable
from threading import Barrier, Thread
from typing import Any

import trove
from trove import Match
from trove.core.batch import Batch
from trove.core.game_state import GameState
from trove.core.refusals import TroveError

from . import calls
from .arguments import Scene
from .calls import Call
from .world import Thing, World

THREADS = 3
EACH = 12  # calls of one thread
MATCH = 4
EAGER = 1e-6  # seconds after which another thread has its turn


def shared_thing(world: World) -> tuple[Thing, list[Scene]]:
    """A copy of something in the world, and a scene for each thread: its arguments soon are out of date."""
    chance = world.chance
    match chance.randrange(5) if trove.compiled else MATCH:  # interpreted, a state belongs to one thread
        case 0 | 1:
            state = chance.choice(world.states()).clone()
            return state, [Scene(world, state) for _ in range(THREADS)]
        case 2:
            batch = world.game.batch(world.game.players[0], 3, chance.getrandbits(40))
            return batch, [Scene(world, batch.state(0)) for _ in range(THREADS)]
        case _:
            match_ = chance.choice(world.matches()).clone()
            state = match_.state if match_.started else match_.blank.clone()
            return match_, [Scene(world, state, match_) for _ in range(THREADS)]


def planned(world: World) -> tuple[Thing, list[list[Call]]]:
    """Something to use at once, and the calls of each thread."""
    thing, scenes = shared_thing(world)
    return thing, [planned_for(thing, scene) for scene in scenes]


def planned_for(thing: Thing, scene: Scene) -> list[Call]:
    """The calls of one thread."""
    if isinstance(thing, Match):
        kinds: list[Callable[[Scene], Call]] = [calls.of_match] * 3 + [calls.of_match_steps]
    elif isinstance(thing, Batch):
        kinds = [lambda scene: calls.of_this_batch(scene, thing)]
    else:
        kinds = [calls.of_state, calls.of_game, calls.of_offers, calls.of_bots]
    return [scene.chance.choice(kinds)(scene) for _ in range(EACH)]


def run_at_once(plans: list[list[Call]]) -> list[str]:
    """Let every thread make its calls; returns what went wrong."""
    problems: list[str] = []
    ready = Barrier(len(plans))

    def work(plan: list[Call]) -> None:
        ready.wait()
        for call in plan:
            try:
                call.do(*call.given, **call.named)
            except (TroveError, *call.passes):  # type: ignore[misc]
                pass
            except Exception as problem:
                problems.append(f"{call}: {type(problem).__name__}: {problem}")

    before = sys.getswitchinterval()
    sys.setswitchinterval(EAGER)
    try:
        threads = [Thread(target=work, args=(plan,)) for plan in plans]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    return problems


def flaws(thing: Any) -> list[str]:
    """What is wrong with a thing that several threads have used."""
    if isinstance(thing, Batch):
        return [flaw for k in range(thing.size) for flaw in flaws(thing.state(k))]
    if isinstance(thing, Match):
        try:
            again = Match.load(thing.save())
        except TroveError as problem:
            return [f"a match that cannot be loaded: {problem}"]
        if thing.started and again.state.pack() != thing.state.pack():
            return ["a match whose state is not that of its log"]
        return flaws(thing.state) if thing.started else []
    assert isinstance(thing, GameState)
    if not thing.begun:
        return []
    if not thing.is_conserved():
        return ["components are lost"]
    try:
        same = thing.game.unpack(thing.pack())
        thing.game.events(thing, None)
    except TroveError as problem:
        return [] if "journal entries" in str(problem) else [f"no position of the game any more: {problem}"]
    return [] if same.pack() == thing.pack() else ["another position after packing"]
