"""`trove bench`: how fast the games run on this machine, in CPU time and against python-chess in the same run."""

import json
import os
import platform
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import trove
from trove.bots import thinking
from trove.bots.settings import Settings, settings
from trove.core import playout
from trove.core.game import Game
from trove.core.game_state import GameState

from ..language import tell
from .matches import match_cost, match_lines
from .offers import offers_cost, offers_lines
from .steps import changes_cost, changes_line, step_cost, step_line
from .targets import Target, beside

ROUNDS = 5  # of each figure the best counts: other work on the machine only ever slows
SEED = 11
MOST_STEPS = 100_000  # no game takes this long

Least = Mapping[str, Mapping[str, float]]  # by game and kind of rate, how many times python-chess


def best(work: Callable[[], int]) -> float:
    """Things done per CPU second, the best of a few rounds."""
    rates = []
    for _ in range(ROUNDS):
        start = time.process_time()
        done = work()
        rates.append(done / max(1e-9, time.process_time() - start))
    return max(rates)


def chess_playouts() -> int:
    """The fixed reference: random games with python-chess to their end; the number of moves."""
    import chess

    dice, moves = random.Random(SEED), 0
    for _ in range(6):
        board = chess.Board()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
    return moves


def has_reference() -> bool:
    try:
        import chess  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def step_from_python(game: Game[Any], players: int, games: int) -> int:
    """Random games by `legal` and `apply`, journal off; the number of decisions."""
    dice, decisions = random.Random(SEED).random, 0
    for seed in range(games):
        state = game.new(players, seed, journal=False)
        legal, apply = state.legal, state.apply
        while not state.over:
            seat = state.turn
            actions = legal(seat)
            apply(seat, actions[int(dice() * len(actions))])
            decisions += 1
    return decisions


def step_batched(game: Game[Any], players: int, steps: int) -> int:
    """Random games side by side, one call for a decision in each; the number of decisions."""
    dice, width = random.Random(SEED), 500
    batch = game.batch(players, width, SEED)
    for _ in range(steps):
        lots = dice.randbytes(width)
        batch.step([lots[k] * n >> 8 for k, n in enumerate(batch.counts)])
    return steps * width


def middle(game: Game[Any], players: int) -> GameState:
    """A position from the middle of a random game."""
    state: GameState = game.new(players, SEED)
    dice = random.Random(SEED)
    steps = []
    while not state.over:
        steps.append((state.turn, dice.choice(state.legal(state.turn))))
        state.apply(*steps[-1])
    state = game.new(players, SEED)
    for seat, action in steps[: len(steps) // 2]:
        state.apply(seat, action)
    return state


def rates(game: Game[Any], players: int) -> dict[str, float]:
    """Decisions per CPU second."""
    games = 2000 if trove.compiled else 20
    root = game.new(players, SEED, journal=False)
    return {
        "in_engine": best(lambda: game.random_games(players, games, SEED).decisions),
        "from_one_position": best(lambda: game.rollouts(root, games, SEED).decisions),
        "stepped": best(lambda: step_from_python(game, players, max(10, games // 20))),
        "batched": best(lambda: step_batched(game, players, 40 if trove.compiled else 2)),
    }


def nanoseconds(game: Game[Any], players: int) -> dict[str, float]:
    """What single things cost inside the engine, on a position from the middle of a game."""
    state = middle(game, players).clone()
    work = state.worker()
    n = 200_000 if trove.compiled else 500

    def cost(loop: Callable[[int], object]) -> float:
        def run() -> int:
            loop(n)
            return n

        return 1e9 / best(run)

    refill = cost(lambda k: playout.refill(work, k))
    return {
        "clone": cost(lambda k: playout.clone_again(state, k)),
        "refill": refill,
        "count_legal": cost(lambda k: playout.count_again(state, k)),
        "imagine": cost(lambda k: playout.imagine_again(work, 0, k)),
    }


def simulations(game: Game[Any], players: int) -> dict[str, float]:
    """Simulations of the search per CPU second, from the deal: played to the end at random, and as an expert does."""
    state = game.new(players, SEED, journal=False)
    seat = state.to_act()[0]
    to_the_end = Settings(guided=False, horizon=MOST_STEPS)
    n = 4000 if trove.compiled else 20

    def think(chosen: Settings) -> int:
        return thinking.run(thinking.new_search(state.imagine(seat, SEED), seat, chosen, n), n, SEED)

    return {
        "random_to_the_end": best(lambda: think(to_the_end)),
        "as_an_expert": best(lambda: think(settings(game, "expert"))),
    }


def thread_gain(game: Game[Any], players: int) -> float:
    """How much more two threads do than one, by the wall clock."""
    root = game.new(players, SEED, journal=False)

    def seconds(threads: int) -> float:
        jobs = [threading.Thread(target=game.rollouts, args=(root.clone(), 4000, SEED)) for _ in range(threads)]
        start = time.perf_counter()
        for job in jobs:
            job.start()
        for job in jobs:
            job.join()
        return time.perf_counter() - start

    return 2 * min(seconds(1) for _ in range(3)) / min(seconds(2) for _ in range(3))


def figures(name: str, players: int) -> dict[str, Any]:
    """All figures of one game in the form that runs here."""
    game = trove.game(name)
    found: dict[str, Any] = {"game": name, "players": players, "decisions_per_second": rates(game, players)}
    found["simulations_per_second"] = simulations(game, players)
    if trove.compiled:
        found["nanoseconds"] = nanoseconds(game, players)
        found["step_microseconds"] = step_cost(game, players, best)
        found["view_changes"] = changes_cost(game, players, best)
        found["match"] = match_cost(game, players, best)
        found["offers"] = offers_cost(game, players, best)
        found["two_threads"] = thread_gain(game, players)
    return found


def interpreted(name: str, players: int) -> dict[str, float]:
    """The rates of the interpreted form, in a process of its own."""
    code = f"import json, sys, trove; from {__name__} import rates; "
    code += "print(json.dumps(rates(trove.game(sys.argv[1]), int(sys.argv[2]))))"
    env = os.environ | {"TROVE_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code, name, str(players)], env=env, stdout=subprocess.PIPE, check=True, text=True
    )
    found: dict[str, float] = json.loads(run.stdout)
    return found


def machine() -> dict[str, Any]:
    """What all this was measured on."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    return {
        "cpu": cpu,
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "trove": trove.__version__,
        "compiled": trove.compiled,
    }


def measure(names: list[str]) -> dict[str, Any]:
    """Everything, the reference before and after: its better rate counts."""
    reference = best(chess_playouts) if has_reference() else 0.0
    games = []
    for name in names:
        players = trove.game(name).players[-1]
        found = figures(name, players)
        if trove.compiled:
            found["interpreted"] = interpreted(name, players)
        games.append(found)
    if reference:
        reference = max(reference, best(chess_playouts))
    report = {"machine": machine(), "python_chess_moves_per_second": reference, "games": games}
    if reference:
        for found in games:
            found["ratios"] = ratios(found, reference)
    return report


def ratios(found: dict[str, Any], reference: float) -> dict[str, float]:
    """Decisions per second against python-chess moves per second."""
    form = "" if trove.compiled else "interpreted_"
    said = {form + key: rate / reference for key, rate in found["decisions_per_second"].items()}
    said |= {"interpreted_" + key: rate / reference for key, rate in found.get("interpreted", {}).items()}
    return said


def lines(report: dict[str, Any], least: Least) -> list[str]:
    """The report as text."""
    place, reference = report["machine"], report["python_chess_moves_per_second"]
    form = "compiled" if place["compiled"] else "interpreted"
    said = [f"{place['cpu']}, {place['cores']} cores, Python {place['python']}, {place['system']}, {form}"]
    said.append(
        f"python-chess random playouts: {reference:,.0f} moves per CPU second"
        if reference
        else "python-chess is not installed (pip install chess): no ratios"
    )
    for found in report["games"]:
        said.append(f"{found['game']}, {found['players']} players")
        forms = {form: found["decisions_per_second"], "interpreted": found.get("interpreted", {})}
        for key, table in forms.items():
            for name, rate in table.items():
                ratio = f"{rate / reference:8.1f}x" if reference else ""
                if reference and key == "compiled" and name in least.get(found["game"], {}):
                    ratio += beside(rate / reference, Target(least[found["game"]][name], most=False))
                said.append(f"  {key:12} {name.replace('_', ' '):20} {rate:14,.0f} decisions/s {ratio}")
        for name, rate in found["simulations_per_second"].items():
            said.append(f"  {'search, ' + name.replace('_', ' '):33} {rate:14,.0f} simulations/s")
        for name, cost in found.get("nanoseconds", {}).items():
            said.append(f"  {name:33} {cost:14,.0f} ns")
        if "step_microseconds" in found:
            said.append(step_line(found["step_microseconds"]))
            said.append(changes_line(found["view_changes"]))
        said += match_lines(found["match"]) if "match" in found else []
        said += offers_lines(found["offers"]) if "offers" in found else []
        if "two_threads" in found:
            said.append(f"  {'two threads against one':33} {found['two_threads']:14.2f} x")
    return said


def run(names: list[str], out: Path | None, least: Least | None = None) -> None:
    """Measure, print, and write the figures as JSON if a file is named.

    The figures of the report are printed with their targets; `least` are those of the ratios, by game."""
    report = measure(names or list(trove.games()))
    print("\n".join(lines(report, least or {})))
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(report, indent=2) + "\n")
        tell(f"written to {out}")
