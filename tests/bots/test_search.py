"""The search: repeatable, interruptible, the same in both forms, and right where the right thing is plain."""

import threading
import time
from pathlib import Path
from typing import Any

import pytest

import trove
from bots.decisions import decisions
from contract.play import Setting, every_game, every_table
from contract.processes import LONGEST
from trove.bots.search import find
from trove.bots.settings import Settings, settings
from trove.bots.thinking import new_search, run, visits
from trove.core.game import Game

BUDGET = 300 if trove.compiled else 40


def rooted(game: Game[Any], players: int, chosen: Settings, seed: int = 3) -> Any:
    state = game.new(players, seed, journal=False)
    seat = state.to_act()[-1]  # of several who may act at once not the first
    return new_search(state.imagine(seat, 1), seat, chosen, BUDGET), state.legal(seat)


@every_table
def test_the_same_seed_gives_the_same_search(table: Setting) -> None:
    counts = []
    for seed in (5, 5, 6):
        search, legal = rooted(table.game, table.players, settings(table.game, "expert"))
        assert run(search, BUDGET, seed) == BUDGET
        counts.append((visits(search, legal), [search.gained[node] for node in range(40)]))
    assert counts[0] == counts[1] != counts[2]


@every_table
def test_every_simulation_is_counted_once_at_the_root(table: Setting) -> None:
    search, legal = rooted(table.game, table.players, settings(table.game, "hard"))
    run(search, BUDGET, 1)
    assert search.visits[1 + search.seat] == sum(visits(search, legal)) == BUDGET


@every_game
def test_values_of_the_sides_add_up_to_one_win(game: Game[Any]) -> None:
    players = max(2, game.players[0])
    search, _ = rooted(game, players, settings(game, "hard"))
    run(search, BUDGET, 1)
    side = search.guide.side[:]
    gained = [
        search.gained[1 + seat] / search.visits[1 + seat] for seat in range(search.work.seats) if side[seat] == seat
    ]
    assert sum(gained) == pytest.approx(1_000_000, abs=5)


def test_a_search_can_be_stopped() -> None:
    search, _ = rooted(trove.game("luxor"), 2, Settings())
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 2

    assert run(search, 1_000_000, 1, stop=stop) < 1000


def test_a_search_ends_when_its_time_is_up() -> None:
    search, _ = rooted(trove.game("luxor"), 2, Settings())
    start = time.monotonic()
    run(search, 100_000_000, 1, seconds=0.05)
    assert time.monotonic() - start < LONGEST


def test_threads_search_side_by_side() -> None:
    """Each has its own copy, guide and scratch; what they find does not depend on the others."""
    found: dict[int, Any] = {}

    def think(number: int) -> None:
        search, legal = rooted(trove.game("silver-and-gold"), 3, Settings(), seed=number % 2)
        run(search, BUDGET, 9)
        found[number] = visits(search, legal)

    threads = [threading.Thread(target=think, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[2] == found[4]
    assert found[1] == found[3] == found[5]


def test_without_room_the_search_goes_on_in_the_tree_it_has() -> None:
    search, legal = rooted(trove.game("luxor"), 2, Settings())
    search.room = 20
    run(search, BUDGET, 1)
    assert search.nodes == 20
    assert search.visits[1 + search.seat] == BUDGET
    assert sum(visits(search, legal)) <= BUDGET


@every_game
def test_with_a_uniform_mix_nothing_goes_untried(game: Game[Any]) -> None:
    search, legal = rooted(game, game.players[-1], Settings(uniform_mix=100, explore=400), seed=4)
    run(search, 40 * len(legal), 1)
    assert min(visits(search, legal)) > 0


def test_who_watches_has_nodes_for_what_others_do() -> None:
    for watches in (False, True):
        search, legal = rooted(trove.game("luxor"), 2, Settings(watches=watches))
        run(search, BUDGET, 1)
        parents = set(search.parent[: search.nodes])
        children = [find(search, 1 + search.seat, action) for action in legal]
        grown = [child for child in children if child in parents]
        below = [search.action[node] for node in range(search.nodes) if search.parent[node] in grown]
        assert any(action >= 4096 for action in below) == watches


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@every_game
def test_the_two_forms_decide_alike(game: Game[Any], tmp_path: Path) -> None:
    from bots.decisions import in_other_form

    assert in_other_form(game.name, tmp_path) == decisions(game.name)
