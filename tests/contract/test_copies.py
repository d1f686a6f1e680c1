"""Law 2: games end; bytes, pickles and clones are the same position; a clone shares nothing that can change."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trove
from contract.laws import check_copies, unpacked_values
from contract.play import (
    Setting,
    every_game,
    every_setting,
    every_table,
    packed,
    random_step,
    sample,
    settings_of,
    walk,
)
from contract.processes import run
from contract.sheets import unpacked_of
from drafts import altered
from effort import amount
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.refusals import BadInput

POSITIONS = amount(50, 200) if trove.compiled else amount(6, 60)
GAMES = amount(12, 40) if trove.compiled else amount(4, 10)


@every_table
def test_random_play_ends(table: Setting) -> None:
    for seed in range(GAMES):
        *_, last = walk(table, seed)
        assert last.state.over
        assert last.state.to_act() == ()
        assert all(last.state.legal(seat) == [] for seat in range(last.state.seats))


@every_setting
def test_copies_are_the_same_position(setting: Setting) -> None:
    for position in walk(setting, 2):
        check_copies(position)


@every_game
def test_equal_bytes_are_equal_hashes_and_others_are_not(game: Game[Any]) -> None:
    hashes = {data: game.unpack(data).hash() for data in packed(game, POSITIONS)}
    assert all(len(value) == 8 for value in hashes.values())
    assert len(set(hashes.values())) == len(hashes) > POSITIONS // 2


@every_game
def test_copies_play_on_alike_and_apart(game: Game[Any]) -> None:
    """Each copy plays the same steps, one after the other: if they shared anything, the later ones would differ."""
    for position in sample(settings_of(game), POSITIONS // 4, first_seed=700):
        state = position.state
        before, steps = state.hash(), len(state.journal.steps)
        copies = [state.clone(), game.unpack(state.pack()), pickle.loads(pickle.dumps(state)), state.clone().clone()]
        traces = []
        for copy in copies:
            chance = Random(f"{position}")
            traces.append([copy.hash() for _ in range(12) if not copy.over and random_step(copy, chance)])
        assert traces.count(traces[0]) == len(traces), f"{position}: copies part ways"
        assert state.hash() == before, f"{position}: changed by playing a copy"
        assert len(state.journal.steps) == steps, f"{position}: a copy wrote into its journal"


@every_game
def test_changing_every_field_of_a_clone_leaves_the_original_alone(game: Game[Any]) -> None:
    for data in packed(game, 20):
        state = game.unpack(data)
        tables = unpacked_values(state)
        for name, (length, low, high) in state.FIELDS.items():
            value = getattr(state, name)
            other = [low if part > low else high for part in (value if length else [value])]
            copy = altered(state, **{name: other if length else other[0]})
            assert (copy.pack() == data) == (low == high)
        assert state.pack() == data
        assert unpacked_values(state) == tables


def lists_of(state: GameState) -> Iterator[tuple[str, list[Any]]]:
    """The lists behind a state's fields, where they are lists: interpreted. Compiled, each read makes a new one."""
    held = {**getattr(state, "__dict__", {}), **getattr(state.scratch, "__dict__", {})}
    return ((name, value) for name, value in held.items() if isinstance(value, list))


@every_game
def test_no_copy_shares_a_list(game: Game[Any]) -> None:
    for position in sample(settings_of(game), 20, first_seed=800):
        state, before = position.state, position.state.pack()
        others = [state.clone(), state.worker(), state.imagine(None, 3), state.imagine(0, 3), game.unpack(before)]
        for other in [*others, state.clone().clone()]:
            mine = {id(part): name for name, part in lists_of(state)}
            shared = [mine[id(part)] for _, part in lists_of(other) if id(part) in mine]
            assert not shared, f"{position}: shares {shared}"
            for _, part in lists_of(other):
                part[:] = [~value for value in part]
        assert state.pack() == before


@every_game
def test_what_is_not_packed_is_rebuilt_or_does_not_matter(game: Game[Any]) -> None:
    """Such fields are the same after unpacking, always; what the rules jot down can be wiped before any step."""
    positions = [game.unpack(data) for data in packed(game, POSITIONS // 4)]
    names = unpacked_of(positions[0])
    differ = {name for state in lived(game) for name in names if not rebuilt(game, state, name)}
    assert not differ
    for state in positions:
        chance, wiped, true = Random(7), state.clone(), state.clone()
        for _ in range(10):
            wiped.scratch.scribble(-1)
            if true.over:
                break
            seat = chance.choice(true.to_act())
            legal = true.legal(seat)
            assert wiped.legal(seat) == legal, "what is legal depends on what was jotted down before"
            action = chance.choice(legal)
            true.apply(seat, action)
            wiped.scratch.scribble(-1)
            wiped.apply(seat, action)
            assert wiped.hash() == true.hash(), "the position depends on what was jotted down before"
            assert (wiped.scores(), wiped.winners()) == (true.scores(), true.winners())


def lived(game: Game[Any]) -> Iterator[GameState]:
    """Positions whose unpacked fields are as play left them."""
    return (position.state for position in sample(settings_of(game), POSITIONS // 4, first_seed=900))


def rebuilt(game: Game[Any], state: GameState, name: str) -> bool:
    return bool(getattr(state, name) == getattr(game.unpack(state.pack()), name) == getattr(state.clone(), name))


@every_game
def test_bytes_of_another_length_or_kind_are_refused(game: Game[Any]) -> None:
    data = packed(game, 1)[0]
    cut = [data[:k] for k in range(0, len(data), 7)]
    for wrong in [*cut, data[:-1], data + b"\0", data[1:], b"", data * 2, bytes(len(data)), b"\xff" * len(data)]:
        with pytest.raises(BadInput):
            game.unpack(wrong)
    others: list[Any] = ["", 0, None, [], {}, "TRV1"]
    for other in others:
        with pytest.raises(BadInput):
            game.unpack(other)


@every_game
@pytest.mark.parametrize("part", range(2))
def test_damaged_bytes_are_refused_or_play_on_safely(game: Game[Any], part: int, tmp_path: Path) -> None:
    cases = 900 if trove.compiled else 150
    said = run("damage", game.name, part * cases, cases, pure=not trove.compiled, output=tmp_path / "said.txt")
    assert "0 problems" in said, said[-4000:]
