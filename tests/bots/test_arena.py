"""Duplicate games: every deal from every place, the same on any worker."""

import os
import signal
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import trove
from bots.arenas import played, results, small_plan
from trove.bots import arena, arena_game
from trove.bots.arena_game import ArenaGame, play_game, seed_of
from trove.bots.plan import Task, matchup, plan
from trove.bots.players import LEVELS
from trove.bots.results_file import ResultsFile
from trove.bots.summary import summarize, whole_sets
from trove.bots.workers import MOST_LOSSES, Failure, Processes, ThisProcess
from trove.core.game_state import GameState
from trove.core.refusals import BadInput


def test_every_deal_is_played_with_every_rotation() -> None:
    asked = small_plan(games=7, seats=("random",) * 3)
    keys = [result[0] for result in played(asked)]
    assert keys == [(0, deal, rotation) for deal in range(3) for rotation in range(3)]


@pytest.mark.parametrize("game", trove.games())
@pytest.mark.parametrize("players", [2, 4])
def test_over_a_deal_every_entry_plays_every_place_once(game: str, players: int) -> None:
    pairing = matchup(game, ("random",) * players, players, 1)
    chairs = trove.game(game).seating(players)
    seats = [ArenaGame(Task((0, 0, rotation), pairing)).entry_of for rotation in range(players)]
    for entry in range(players):
        places = [{chairs[seat].player for seat, who in enumerate(sat) if who == entry} for sat in seats]
        assert sorted(place for (place,) in places) == list(range(players))


def test_the_rotations_of_a_deal_begin_with_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    luxor: Any = type(trove.game("luxor"))
    new = luxor.new

    def noted(self: object, players: int, seed: int, *more: object, **options: object) -> Any:
        begun.append(seed)
        return new(self, players, seed, *more, **options)

    monkeypatch.setattr(luxor, "new", noted)
    played(small_plan(games=4))
    assert begun[0] == begun[1] != begun[2] == begun[3]


class Watcher:
    """Notes what it is shown."""

    shown: ClassVar[list[bytes]] = []

    def decide(self, imagined: GameState, seat: int, seed: int, earlier: object = ()) -> int:
        self.shown.append(imagined.hash())
        return imagined.legal(seat)[seed % len(imagined.legal(seat))]


def test_players_are_shown_imagined_states_only(monkeypatch: pytest.MonkeyPatch) -> None:
    true: list[bytes] = []
    decide = ArenaGame.decide

    def noted(self: ArenaGame, state: GameState, seat: int, at: tuple[int, ...]) -> None:
        true.append(state.hash())
        decide(self, state, seat, at)

    monkeypatch.setattr(ArenaGame, "decide", noted)
    monkeypatch.setattr(arena_game, "player", lambda *asked, **more: Watcher())
    played(small_plan(games=2))
    assert len(true) == len(Watcher.shown) > 50
    assert not set(true) & set(Watcher.shown)


def test_a_player_who_breaks_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watcher, "decide", lambda *shown: -1)
    monkeypatch.setattr(arena_game, "player", lambda *asked, **more: Watcher())
    with pytest.raises(AssertionError, match="not legal"):
        played(small_plan(games=2))


def test_seeds_belong_to_what_they_are_for() -> None:
    seeds = {seed_of(1, *parts) for parts in product(range(5), range(4), range(9), ("imagine", "decide"))}
    assert len(seeds) == 5 * 4 * 9 * 2
    assert all(0 <= seed < 1 << 62 for seed in seeds)
    assert seed_of(1, "deal", 0) == 2841126168995819291  # so that published results can be had again


def test_two_workers_give_the_results_of_one() -> None:
    asked = plan("arena", [matchup(game, ("random",) * 2, 6, 3) for game in ("luxor", "silver-and-gold")])
    pool = Processes(2)
    try:
        assert played(asked, pool) == played(asked)
    finally:
        pool.close()


def test_games_of_a_killed_worker_are_played_again_and_none_twice() -> None:
    asked = small_plan(games=60)
    pool = Processes(2)
    store, killed = ResultsFile(asked), []
    try:
        for count, _ in enumerate(arena.play(store, pool)):
            if count in (5, 20):
                killed.append(pool.pids[count % 2])
                os.kill(killed[-1], signal.SIGKILL)
        assert not set(killed) & set(pool.pids)
    finally:
        pool.close()
    assert results(store) == played(asked)


def die(mark: Path) -> None:
    """Leave a trace and end this process."""
    with mark.open("a", encoding="utf-8") as file:
        file.write("x")
    os._exit(1)


def test_a_task_that_always_loses_its_worker_is_given_up(tmp_path: Path) -> None:
    pool, mark = Processes(1), tmp_path / "tries"
    try:
        with pytest.raises(BadInput) as refused:
            list(pool.run(die, [mark]))
    finally:
        pool.close()
    assert refused.value.code == "worker-lost"
    assert mark.read_text(encoding="utf-8") == "x" * MOST_LOSSES


def test_a_game_that_fails_says_so_and_where() -> None:
    asked = plan("arena", [matchup("luxor", ("random",) * 2, 2, 3)])
    broken = Task((0, 0, 0), msgspec.structs.replace(asked.matchups[0], levels=("random", "nobody")))
    pool = Processes(1)
    try:
        with pytest.raises(Failure, match="nobody"):
            list(pool.run(play_game, [broken]))
    finally:
        pool.close()


@pytest.mark.parametrize("game", trove.games())
def test_the_shares_of_a_win_add_up(game: str) -> None:
    asked = small_plan(games=4, game=game)
    pairing = asked.matchups[0]
    store = ResultsFile(asked)
    list(arena.play(store, ThisProcess()))
    for one in store.games(0):
        assert sum(one.wins) == pytest.approx(1)
        assert all((rank == 1) == (win > 0) for rank, win in zip(one.ranks, one.wins, strict=True))
    summary = summarize(pairing, store.games(0)[:-1])
    assert (summary.games, summary.deals) == (2, 1)  # a deal that lacks a rotation does not count
    assert len(whole_sets(pairing, store.games(0))) == 2
    assert summary.levels[0].places == 2
    assert summary.levels[0].win_rate == pytest.approx(0.5)


def test_what_cannot_be_played_gets_one_sentence() -> None:
    for code, levels, games, seed in [
        ("no-such-level", ("random", "god"), 2, 1),
        ("bad-players", ("random",), 2, 1),
        ("bad-count", ("random", "random"), 0, 1),
        ("bad-seed", ("random", "random"), 2, -1),
        ("too-many-deals", ("random", "random"), 3_000_000, 1),
    ]:
        with pytest.raises(BadInput) as refused:
            matchup("luxor", levels, games, seed)
        assert refused.value.code == code
    assert LEVELS[0] == "random"
