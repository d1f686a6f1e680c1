"""What every game's public view has: whether it is over, and each seat's points as far as they are open."""

from typing import Any

import msgspec

from contract.play import Setting, every_game, every_setting, sample, settings_of, walk
from effort import amount
from trove.core.game import Game

POSITIONS = amount(20, 200)


@every_setting
def test_the_view_of_a_finished_game_says_so_and_shows_every_point(setting: Setting) -> None:
    *_, last = walk(setting, 71)
    public = setting.game.public_view(last.state)
    assert (public.over, public.phase, getattr(public, "turn", None)) == (True, "over", None)
    assert [seat.total for seat in public.seats] == last.state.scores()
    assert not any(setting.game.offers(last.state, seat) for seat in range(last.state.seats))


@every_game
def test_the_view_of_a_running_game_says_what_is_asked(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=7100):
        public = game.public_view(position.state)
        assert public.over == bool(position.state.over) == (public.phase == "over"), f"{position}"


@every_game
def test_all_views_at_once_are_those_of_every_seat(game: Game[Any]) -> None:
    for position in sample(settings_of(game), POSITIONS, first_seed=7300):
        state = position.state
        public, private = game.views(state)
        seats = [game.view(state, seat) for seat in range(state.seats)]
        assert [(view.public, view.private) for view in seats] == [(public, one) for one in private], f"{position}"
        encoded = msgspec.json.encode(public), tuple(msgspec.json.encode(one) for one in private)
        assert game.views_json(state) == encoded, f"{position}"


@every_game
def test_open_points_are_never_more_than_all_points(game: Game[Any]) -> None:
    """What a seat keeps face down can only add to them."""
    for position in sample(settings_of(game), POSITIONS, first_seed=7200):
        totals = [seat.total for seat in game.public_view(position.state).seats]
        scores = position.state.scores()
        assert all(total <= score for total, score in zip(totals, scores, strict=True)), f"{position}"
        hidden = any(any(game.hidden(position.state, viewer)) for viewer in (None, *range(position.state.seats)))
        assert hidden or totals == scores, f"{position}"
