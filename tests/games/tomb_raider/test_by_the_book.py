"""Games, compared step by step with the rules worked out a second time."""

from random import Random
from typing import Any

import pytest

from games.tomb_raider.by_the_book import check_arming, check_move, choices, is_over, reached, totals, winners
from games.tomb_raider.guided import guided
from marks import rule
from trove.games.tomb_raider.events import Ended, Exploded
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.pieces import Square

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (2, {"modified_setup": True, "start": None}),
    (3, {"lara_alone": True, "early_revive_cards": True}),
    (3, {"both_figures": "bad", "start": 14, "swap_villains": True, "guard": False}),
]


def check_offers(state: TombRaider) -> None:
    """What is offered to each seat is what the rules allow, no more and no less."""
    for seat in range(state.seats):
        view = GAME.view(state, seat)
        offered = [offer.words for offer in GAME.offers(state, seat)]
        assert len(offered) == len(set(offered))
        assert set(offered) == choices(view.public, view.private), view.public


def check_museum(public: Any) -> None:
    """T10.2: what the waves have reached is gone, and nothing else."""
    removed = {place for place, tile in enumerate(public.museum) if tile.state == "removed"}
    waves = 0 if public.bomb is None else public.bomb.wave
    assert removed == (reached(public.bomb.place, waves - 1) if waves else set())
    for seat in public.seats:
        if isinstance(seat.place, Square):
            assert public.museum[5 * seat.place.row + seat.place.column].state == "open"


def check_points(state: TombRaider) -> None:
    told = GAME.events(state, None)
    public = GAME.view(state, None).public
    sides = [seat.side for seat in public.seats]
    good, bad = totals(told, sides)
    assert [side.points for side in public.sides] == [good, bad]
    assert state.scores() == [good if side == "good" else bad for side in sides]
    won = winners(told, sides)
    assert state.winners() == [seat for seat, side in enumerate(sides) if side in won]


def check_end(state: TombRaider, public: Any) -> None:
    reason = is_over(public)
    if state.over:
        assert [event.reason for event in GAME.events(state, None) if isinstance(event, Ended)] == [reason]
    else:
        assert reason is None or public.phase not in ("acting", "moving")


@rule("T3.1", "T5.2", "T5.3", "T7.1", "T7.3", "T8.1", "T10.2", "T12.1", "T12.2", "T12.3", "T12.4", "T12.5")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=str)
def test_games_go_by_the_book(players: int, options: dict[str, Any], seed: int) -> None:
    chance = Random(f"{players} {seed}")
    state = GAME.new(players, seed, options)
    boldness = (1.0, 0.0, 0.3, 1.0)[seed]  # without it the guard has to end the game
    while not state.over:
        looks = chance.random() < (0.25 if state.activator else 0.06)
        before = GAME.view(state, None).public if looks else None
        if looks:
            check_offers(state)
            check_museum(before)
        wild = chance.random() < 0.15
        legal = state.legal(state.turn)
        action = chance.choice(legal) if wild else guided(state, state.turn, chance, boldness)
        words = GAME.words(state, state.turn, action)
        state.apply(state.turn, action)
        if before is not None:
            after = GAME.view(state, None).public
            check_move(before, words, after)
            check_end(state, after)
            if chance.random() < 0.05:
                check_points(state)
    check_points(state)
    check_end(state, GAME.view(state, None).public)
    check_museum(GAME.view(state, None).public)
    check_arming(GAME.events(state, None), options.get("guard", True))
    assert any(isinstance(event, Exploded) for event in GAME.events(state, None))
    assert state.is_conserved()
