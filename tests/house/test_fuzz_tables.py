"""The fuzz makes every public call: a new method without a line in its tables fails here."""

from typing import Any

import pytest

import trove
from tools.fuzz import calls
from trove import Match
from trove.core.batch import Batch

MATCH_OWN = {
    "started_timeline",
    "check_not_started",
    "sheet_of",
}  # for the modules that make a match: they hand out its own parts


def methods(thing: object) -> set[str]:
    """What can be called by a public name; classes are no methods."""
    found = {name: getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")}
    return {name for name, value in found.items() if callable(value) and not isinstance(value, type)}


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
@pytest.mark.parametrize("name", trove.games())
def test_the_fuzz_knows_every_method_of_states_journals_and_games(name: str) -> None:
    game = trove.game(name)
    state: Any = game.new(game.players[-1], 1)
    assert methods(state) == {*calls.OF_STATES, *calls.CHANGING_STATES}
    assert methods(state.journal) == {*calls.OF_JOURNALS, *calls.CHANGING_JOURNALS}
    assert methods(game) == set(calls.OF_GAMES)


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
def test_the_fuzz_knows_every_method_of_matches_and_batches() -> None:
    in_tables = {*calls.OF_MATCHES, *calls.CHANGING_MATCHES, *calls.OF_CLASSES, *calls.WITH_NAMES}
    assert methods(Match) - {*calls.PROPERTIES} == in_tables | MATCH_OWN
    assert methods(Batch) == set(calls.OF_BATCHES)
