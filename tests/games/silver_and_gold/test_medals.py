"""S6.1: medals of a game alone."""

import pytest

from drafts import altered
from marks import rule
from trove.core.journal import Journal
from trove.games.silver_and_gold.constants import ALL_TURNS
from trove.games.silver_and_gold.events import WonMedal
from trove.games.silver_and_gold.game import GAME, SilverAndGold


def after_the_last_turn(state: SilverAndGold) -> SilverAndGold:
    """The end, always marking the last square offered."""
    end = state.clone()
    end.keep_journal(Journal(1))
    while not end.over:
        end.apply(0, end.legal(0)[-1])
    return end


@rule("S6.1")
@pytest.mark.parametrize(
    ("points", "medal"), [(76, None), (77, "bronze"), (97, "bronze"), (98, "silver"), (109, "silver"), (110, "gold")]
)
def test_a_game_alone_wins_a_medal_by_its_points(points: int, medal: str | None) -> None:
    state = GAME.new(1, seed=1)
    while state.turns_done < ALL_TURNS - 1:
        state.apply(0, state.legal(0)[-1])
    state = altered(state, palms_n=[4, 0, 0, 0], palms=[1] * 4 + [0] * 12)
    missing = points - after_the_last_turn(state).scores()[0]
    state = altered(state, palms=[1 + missing, 1, 1, 1] + [0] * 12)
    last = after_the_last_turn(state)
    told = [event.medal for event in GAME.events(last, 0) if isinstance(event, WonMedal)]
    assert (last.scores()[0], told) == (points, [medal] if medal else [])


@rule("S6.1")
def test_there_are_no_medals_among_several_players() -> None:
    state = GAME.new(2, seed=1)
    while not state.over:
        state.apply(state.turn, state.legal(state.turn)[0])
    assert not [event for event in GAME.events(state, None) if isinstance(event, WonMedal)]
