"""Small arenas for tests."""

from pathlib import Path

from trove.bots import arena
from trove.bots.plan import Plan, matchup, plan
from trove.bots.results_file import ResultsFile
from trove.bots.workers import Pool, ThisProcess

Results = list[tuple[object, ...]]


def small_plan(games: int = 12, seed: int = 5, game: str = "luxor", seats: tuple[str, ...] = ("random",) * 2) -> Plan:
    """Fast games between random players."""
    return plan("arena", [matchup(game, seats, games, seed)])


def results(store: ResultsFile) -> Results:
    """All games without the time they took."""
    return [store.played[key].result() for key in sorted(store.played)]


def played(asked: Plan, pool: Pool | None = None) -> Results:
    """A plan played to its end, without a file."""
    store = ResultsFile(asked)
    for _ in arena.play(store, pool or ThisProcess()):
        pass
    return results(store)


def stopped(path: Path, asked: Plan, after: int) -> None:
    """A run that was stopped after some games."""
    with ResultsFile.new(path, asked) as file:
        for count, _ in enumerate(arena.play(file, ThisProcess()), 1):
            if count == after:
                return
