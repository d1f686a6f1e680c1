"""Everything that a game tells the outside is of a closed type with a JSON Schema."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import defstruct

import trove
from contract.laws import viewers
from contract.play import Position, Setting, every_game, every_setting, sample, settings_of, walk
from contract.typed import check_typed, unconstrained
from effort import amount
from trove import offers
from trove.cli.commands.schema import of_game
from trove.core.game import Game
from trove.core.schema import document

POSITIONS = amount(30, 300) if trove.compiled else amount(8, 60)
RECORDED = sorted((Path(__file__).parents[1] / "replays" / "finished").glob("*.json"))
ASKED = 60  # ids whose words and refusals are read at a position


def check_position(position: Position, chance: Random) -> None:
    """All that can be asked about a position."""
    (game, *_), state = position.setting, position.state
    for viewer in viewers(state):
        check_typed(game, "View", game.view(state, viewer))
        check_typed(game, "Knowledge", game.knowledge(state, viewer))
    for seat in range(state.seats):
        for offer in game.offers(state, seat):
            check_typed(game, "Offer", offer)
        for action in chance.sample(range(game.n_actions), min(ASKED, game.n_actions)):
            check_typed(game, "Action", game.words(state, seat, action))
            refusal = game.why(state, seat, action)
            if refusal is not None:
                check_typed(game, "Refusal", refusal)
    check_typed(game, "Sheet", game.score_sheet(state))


@every_game
def test_views_words_and_refusals_are_of_the_types_of_the_game(game: Game[Any]) -> None:
    chance = Random(game.name)
    for position in sample(settings_of(game), POSITIONS, first_seed=6100):
        check_position(position, chance)


@every_setting
def test_events_are_of_the_types_of_the_game(setting: Setting) -> None:
    """Of a whole game, as every viewer saw it; and the score sheet at its end."""
    *_, last = walk(setting, 61)
    for step in range(len(last.state.journal.steps)):
        for events in set(setting.game.told(last.state, last.state.journal.steps[step])):
            for event in events:
                check_typed(setting.game, "Event", event)
    check_typed(setting.game, "Sheet", setting.game.score_sheet(last.state))


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_events_and_score_sheets_of_recorded_matches_are_of_the_types_of_their_game(file: Path) -> None:
    match = json.loads(file.read_text(encoding="utf-8"))
    game = trove.game(match["setting"]["game"])
    for _, events in match["result"]["events"]:
        for event in events:
            check_typed(game, "Event", event)
    check_typed(game, "Sheet", match["result"]["sheet"])
    check_typed(game, "Options", match["setting"]["options"])


@every_game
def test_every_viewer_is_told_what_the_journal_tells_and_equal_tellings_are_one(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=6200):
        state = position.state
        for step in {0, len(state.journal.steps) - 1}:
            told = game.told(state, state.journal.steps[step])
            assert len(told) == state.seats + 1
            for viewer, events in zip([*range(state.seats), None], told, strict=True):
                assert list(events) == game.events_of(state, viewer, step), f"{position}: {viewer}"
            assert len({id(events) for events in told}) == len(set(told)), f"{position}: step {step}"


@every_game
def test_no_schema_lets_anything_pass(game: Game[Any]) -> None:
    schema = of_game(game.name)
    assert unconstrained(schema) == []
    assert {"Action", "Event", "Public", "Private", "Knowledge", "Refusal", "Sheet", "Options"} <= set(schema["$defs"])


@every_game
def test_every_reference_of_a_schema_leads_somewhere(game: Game[Any]) -> None:
    schema = of_game(game.name)
    text = json.dumps(schema)
    named = {part.partition('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert named <= set(schema["$defs"])
    assert "trove" not in "".join(schema["$defs"]), "a type is called by its module: two have the same name"


@every_game
def test_what_a_table_shows_beside_the_view_is_in_the_schema(game: Game[Any]) -> None:
    part = offers.part(game.name)
    shown = [kind for kind in ("Decision", "Board", "Goal") if hasattr(part, kind)]
    assert set(shown) <= set(of_game(game.name)["$defs"])


def test_a_schema_that_lets_anything_pass_is_found() -> None:
    loose: list[Any] = [Any, list[Any], dict[str, Any], tuple[Any, ...], list, dict, tuple[int, Any], int | list[Any]]
    for kind in loose:
        schema = document("loose", {"Thing": defstruct("Thing", [("field", kind)])})
        assert unconstrained(schema), f"{kind}: {schema}"


def test_two_types_of_one_name_are_refused() -> None:
    one, two = (defstruct("Same", [("field", kind)], module=f"m{kind.__name__}") for kind in (int, str))
    with pytest.raises(ValueError, match="same name"):
        document("both", {"One": one, "Two": two})


def test_the_schemas_are_the_same_in_every_run() -> None:
    code = "import json, trove; from trove.cli.commands.schema import of_game; "
    code += "print(json.dumps([of_game(name) for name in trove.games()]))"
    said = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert json.loads(said[0]) == [of_game(name) for name in trove.games()]
