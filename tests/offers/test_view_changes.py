"""What changed from one view to the next: enough to keep a screen right, and little."""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import trove
from replays.matches import KINDS, recorded
from trove.core.match import Match
from trove.offers.view_changes import apply_changes, view_changes

REPLAYS = Path(__file__).parents[1] / "replays"
FOLDERS = {name: REPLAYS / name.replace("-", "_") for name in trove.games()}
FILES = [path for folder in FOLDERS.values() for path in sorted(folder.glob("*.json"))]
MOST_BYTES = 380  # on average: a whole view has some thousands


def as_json(value: object) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def views_of_replay(path: Path) -> Iterator[Struct]:
    """The public view at the start and after every step of a recorded game."""
    said = json.loads(path.read_text())
    game = trove.game(said["game"])
    state = game.new(said["players"], said["seed"], said["options"])
    yield game.public_view(state)
    for action in said["actions"]:
        state.apply(state.to_act()[0], action)
        yield game.public_view(state)


def views_of_match(name: str) -> Iterator[Struct]:
    """The same of a recorded match, undos included."""
    whole = Match.load(recorded(name))
    match = Match.resume(whole.opening)
    for entry in whole.entries:
        match.catch_up([entry.row])
        yield match.game.public_view(match.state)


def sizes_of_changes(views: Iterator[Struct]) -> list[int]:
    """The bytes of every change that a screen is sent after the first view; with them it shows every view."""
    last = next(views)
    screen, sizes = as_json(last), []
    for view in views:
        changes = msgspec.json.encode(view_changes(last, view))
        screen = apply_changes(screen, msgspec.json.decode(changes))
        assert screen == as_json(view)
        sizes.append(len(changes))
        last = view
    return sizes


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_changes_keep_a_screen_right_through_every_recorded_game(path: Path) -> None:
    assert sizes_of_changes(views_of_replay(path))


@pytest.mark.parametrize("name", KINDS)
def test_changes_keep_a_screen_right_through_matches_with_undos(name: str) -> None:
    assert sizes_of_changes(views_of_match(name))


@pytest.mark.parametrize("name", [name for name in KINDS if name.endswith("-four")])
def test_changes_are_small_at_a_table_of_four(name: str) -> None:
    assert mean(sizes_of_changes(views_of_match(name))) < MOST_BYTES


class Coin(Struct, frozen=True, tag="coin"):
    value: int


class Cup(Struct, frozen=True, tag="cup"):
    value: int


class Hoard(Struct, frozen=True):
    """A small view with every kind of part that views have."""

    owner: int | None = None
    coins: tuple[int, ...] = ()
    piles: tuple[Coin | Cup, ...] = ()
    counts: dict[str, int] = {}


def test_equal_views_have_no_changes() -> None:
    assert view_changes(Hoard(coins=(1, 2)), Hoard(coins=(1, 2))) == []


def test_a_change_is_named_as_far_in_as_it_goes() -> None:
    old = Hoard(1, (1, 2), (Coin(1), Coin(2)), {"gold": 1, "silver": 2})
    new = Hoard(1, (1, 5), (Coin(1), Coin(3)), {"gold": 1, "silver": 4})
    expected = [(("coins", 1), 5), (("piles", 1, "value"), 3), (("counts", "silver"), 4)]
    assert view_changes(old, new) == expected


def test_null_is_a_value() -> None:
    assert view_changes(Hoard(owner=2), Hoard()) == [(("owner",), None)]
    assert view_changes(Hoard(), Hoard(owner=2)) == [(("owner",), 2)]


def test_a_list_of_another_length_is_given_whole() -> None:
    assert view_changes(Hoard(coins=(1, 2)), Hoard(coins=(1,))) == [(("coins",), (1,))]
    assert view_changes(Hoard(coins=(1, 2)), Hoard(coins=(1, 2, 3))) == [(("coins",), (1, 2, 3))]


def test_an_object_with_other_keys_is_given_whole() -> None:
    assert view_changes(Hoard(counts={"a": 1, "b": 1}), Hoard(counts={"b": 1})) == [(("counts",), {"b": 1})]


def test_a_piece_of_another_type_is_given_whole() -> None:
    assert view_changes(Hoard(piles=(Coin(1),)), Hoard(piles=(Cup(1),))) == [(("piles", 0), Cup(1))]


def test_another_view_altogether_is_one_change() -> None:
    changes = view_changes(Coin(1), Cup(1))
    assert changes == [((), Cup(1))]
    assert apply_changes(as_json(Coin(1)), as_json(changes)) == as_json(Cup(1))
