"""Law 8: every draw is made from the stream of the people who see it."""

from collections.abc import Callable, Container
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trove
from contract.laws import values, viewers
from contract.play import Setting, every_game, every_setting, every_table, sample, settings_of, tables_of, walk
from contract.processes import run
from contract.steps import Move, check_audiences, check_streams, check_untold
from effort import amount
from trove.core.chance import seeded
from trove.core.constants import EVERYBODY, PUBLIC, STREAMS
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Journal
from trove.core.refusals import BadInput

GAMES = 4 if trove.compiled else 1
POSITIONS = amount(100, 400) if trove.compiled else amount(20, 60)


@every_setting
def test_a_stream_moves_only_when_its_audience_is_shown_something(setting: Setting) -> None:
    for seed in range(GAMES):
        before = [seeded(seed, stream) for stream in range(STREAMS)]
        for position in walk(setting, seed):
            now = list(position.state.chance)
            check_streams(str(position), before, now, position.state.journal.steps[-1], position.state.seats)
            before = now


@every_game
def test_a_stream_decides_what_its_audience_sees_and_nothing_else(game: Game[Any]) -> None:
    chance = Random(game.name)
    for position in sample(settings_of(game), POSITIONS, first_seed=4000, one_in=4):
        for seat in position.state.to_act():
            move = Move(seat, chance.choice(position.state.legal(seat)))
            check_audiences(game, str(position), position.state, move, range(1 + position.state.seats), chance)


@every_game
def test_states_have_the_same_chance_exactly_if_all_their_streams_agree(game: Game[Any]) -> None:
    state: GameState = game.new(game.players[-1], seed=3)
    assert state.same_chance(state.clone())
    for stream in range(STREAMS):
        other = state.clone()
        other.set_chance([seeded(4, k) if k == stream else now for k, now in enumerate(state.chance)])
        assert not state.same_chance(other)
    for wild in (None, 0, "state", state.chance):
        with pytest.raises(BadInput):
            state.same_chance(wild)  # type: ignore[arg-type]


def dealt(setting: Setting, renewed: Container[int], seed: int = 2) -> GameState:
    """A deal, with some streams renewed."""
    state: GameState = setting.game.blank(setting.players, setting.options)
    state.reseed(1)
    state.set_chance([seeded(seed, k) if k in renewed else stream for k, stream in enumerate(state.chance)])
    state.keep_journal(Journal(1))
    state.deal()
    return state


@every_table
def test_whatever_a_stream_decides_in_the_deal_is_seen_by_its_audience(table: Setting) -> None:
    """What a seat's stream decides, that seat sees; seats that are dealt the same know and imagine the same."""
    true, game = dealt(table, ()), table.game
    for stream in range(STREAMS):
        other = dealt(table, [stream])
        same = {viewer: game.events(true, viewer) == game.events(other, viewer) for viewer in viewers(true)}
        if stream > true.seats or (stream != PUBLIC and same[stream - 1]):
            assert values(other) == values(true), f"{table}: nobody saw what stream {stream} dealt"
        for viewer in same:
            if same[viewer]:
                check_untold(game, f"{table}: stream {stream} renewed,", true, other, viewer)


def secrets(state: GameState, seat: int) -> list[int]:
    """What was dealt to a seat in secret."""
    step = state.journal.steps[0]
    return [secret for *_, secret, audience in step if audience != EVERYBODY and audience >> seat & 1]


@every_table
def test_what_is_dealt_in_secret_comes_from_the_streams_of_those_who_see_it(table: Setting) -> None:
    """Where secrets are dealt by chance, chance for those who see them alone is enough to change them."""
    true = dealt(table, ())
    for seat in range(true.seats):
        shared = [audience for *_, audience in true.journal.steps[0] if audience >> seat & 1 and audience != EVERYBODY]
        own = [1 + other for other in range(true.seats) if any(audience >> other & 1 for audience in shared)]
        by_chance, by_own = (
            {tuple(secrets(dealt(table, streams, seed), seat)) for seed in range(2, 22)}
            for streams in (range(STREAMS), own)
        )
        assert (len(by_own) > 1) == (len(by_chance) > 1), f"{table}: what seat {seat} is dealt is not from {own}"


@every_game
@pytest.mark.parametrize("wrong", [-1, 1 << 62, 1 << 63, 1 << 70, True, None, 1.5, "1", b"1"], ids=repr)
def test_what_is_no_seed_is_refused_everywhere(game: Game[Any], wrong: Any) -> None:
    state = tables_of(game)[0].new(1)
    before = state.pack()
    ways: list[Callable[[], object]] = [
        lambda: game.new(game.players[0], wrong),
        lambda: state.reseed(wrong),
        lambda: state.imagine(0, wrong),
        lambda: game.rollouts(state, 1, wrong),
        lambda: game.random_games(game.players[0], 1, wrong),
    ]
    for way in ways:
        with pytest.raises(BadInput, match="seed"):
            way()
    assert state.pack() == before


@every_game
def test_every_draw_names_a_stream_that_somebody_sees(game: Game[Any], tmp_path: Path) -> None:
    """Looked at where a draw can be looked at: interpreted."""
    said = run("interpreted", "draws", game.name, 20 if trove.compiled else 8, pure=True, output=tmp_path / "said")
    assert "draws are as they should be" in said
