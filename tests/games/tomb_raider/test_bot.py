"""What the computer player likes, and that it reads nothing it does not know."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import trove
from games.tomb_raider.builder import (
    EVIDENCE_2,
    EVIDENCE_3,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_3,
    looted,
    tomb,
)
from games.tomb_raider.looks import NORTH, SOUTH, lay, offered, play
from games.tomb_raider.thoughts import TABLES, features_of, likings, positions
from trove.bots.players import Thinker
from trove.bots.settings import settings
from trove.core.guide import fill_position, final_score, strength
from trove.games.tomb_raider.bot import features
from trove.games.tomb_raider.constants import HERE, ROTATE, STEP
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import AcceptHit, Aim, Drop, EndTurn, Go, Lay, PickUp, Reveal, Rotate, Turn

TESTS = Path(__file__).parents[2]
EVERY = 29  # how many positions of a game are passed over
SHORT = 1 << 15
ROOMS = ["┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ R┼ ┼ ┼", "R┼ R┼ ┼ ┼ ┼", ". . . . ."]  # three plates, at most five treasures


def favourite(state: TombRaider) -> Any:
    """What the seat to act likes best, in words."""
    liked = likings(GAME.guide(), state, state.turn)
    return GAME.words(state, state.turn, max(liked, key=lambda action: liked[action][0]))


def liking(state: TombRaider, words: Any) -> int:
    return likings(GAME.guide(), state, state.turn)[GAME.action(state, state.turn, words)][0]


def off(state: TombRaider, cards: str) -> TombRaider:
    """The same, with a movement begun."""
    play(state, *lay(cards))
    if Go() in offered(state):
        play(state, Go())
    return state


def test_every_feature_has_the_number_of_its_place() -> None:
    for names in (features.ACTION_FEATURES, features.POSITION_FEATURES):
        assert len(set(names)) == len(names) <= 48
        assert [getattr(features, name.upper()) for name in names] == list(range(len(names)))


def test_the_weights_are_those_of_the_features() -> None:
    assert set(GAME.weights.prior_weights) <= set(features.ACTION_FEATURES)
    assert {*GAME.weights.win_weights, *GAME.weights.score_weights} <= set(features.POSITION_FEATURES)


def test_who_carries_an_own_treasure_walks_home() -> None:
    state = tomb(museum=ROOMS, figures={LARA: (2, 2)}, treasures={EVIDENCE_3: LARA}, hands={LARA: "e4"})
    assert favourite(off(state, "e4")) == NORTH


def test_a_closed_door_on_the_way_home_is_opened() -> None:
    museum = ["┼ ┼ │ ┼ ┼", "┼ ┼ ─ ┼ ┼", *ROOMS[2:]]
    state = tomb(museum=museum, figures={LARA: (1, 2)}, treasures={EVIDENCE_3: LARA}, hands={LARA: "e4"})
    assert favourite(off(state, "e4")) == Rotate("here", 1)


def test_an_own_treasure_is_picked_up_before_a_foreign_one() -> None:
    treasures = {EVIDENCE_2: (2, 2), PAINTING_3: (2, 2)}
    state = tomb(museum=ROOMS, figures={LARA: (2, 2)}, treasures=treasures, hands={LARA: "e4"})
    assert favourite(off(state, "e4")) == PickUp(EVIDENCE_2)


def test_an_own_treasure_is_not_dropped() -> None:
    state = tomb(museum=ROOMS, figures={LARA: (2, 2)}, treasures={EVIDENCE_3: LARA}, left=0)
    assert liking(state, EndTurn()) > liking(state, Drop())


def test_empty_hands_go_for_a_treasure_that_lies_there() -> None:
    state = tomb(museum=ROOMS, figures={LARA: (0, 2)}, treasures={EVIDENCE_3: (2, 2)}, hands={LARA: "e4"})
    assert favourite(off(state, "e4")) == SOUTH


def test_at_the_beginning_the_entrance_tile_is_revealed() -> None:
    state = tomb(hands={LARA: "e4"})
    assert isinstance(favourite(off(state, "e4")), Reveal)


def test_a_revealed_tile_is_laid_so_that_one_can_enter_it() -> None:
    state = tomb(hands={LARA: "e4"})
    off(state, "e4")
    play(state, Reveal("south"))
    while isinstance(favourite(state), Turn):
        play(state, favourite(state))
    assert SOUTH in offered(state)


def test_who_would_be_cut_off_flees_from_the_bomb() -> None:
    state = tomb(
        museum=looted((4, 2)), figures={LARA: (2, 2)}, bomb=(4, 2), activator=KAREL, wave=2, hands={LARA: "e4"}
    )
    assert favourite(off(state, "e4")) == NORTH


def test_nobody_ends_the_turn_where_the_next_wave_strikes() -> None:
    doomed = tomb(museum=looted((4, 2)), figures={LARA: (2, 2)}, bomb=(4, 2), activator=KAREL, wave=2)
    safe = tomb(museum=looted((4, 2)), figures={LARA: (1, 2)}, bomb=(4, 2), activator=KAREL, wave=2)
    assert liking(doomed, EndTurn()) < liking(safe, EndTurn())


def test_the_large_treasure_is_left_where_nobody_gets_away_with_it() -> None:
    treasures = {LARGE: (2, 2)}
    late = tomb(museum=looted(), figures={LARA: (2, 2)}, bomb=(2, 2), treasures=treasures, left=0)
    ready = tomb(museum=looted(), figures={LARA: (2, 2)}, bomb=(2, 2), treasures=treasures, hands={LARA: "e4 e4"})
    assert liking(late, PickUp(LARGE)) < liking(late, EndTurn())
    assert favourite(ready) == PickUp(LARGE)


def test_a_target_that_carries_and_cannot_defend_itself_is_preferred() -> None:
    figures = {LARA: (1, 1), KAREL: (1, 2), 3: (1, 0)}
    hands = {LARA: "s4", 3: "h1 h2 h3"}
    state = tomb(museum=ROOMS, figures=figures, treasures={PAINTING_3: KAREL}, hands=hands)
    assert liking(state, Aim(KAREL)) > liking(state, Aim(3))


def test_a_defence_that_suffices_is_laid_and_no_more() -> None:
    figures = {LARA: (1, 1), KAREL: (1, 2)}
    state = tomb(museum=OPEN, figures=figures, hands={LARA: "s3", KAREL: "h3 h4 h1"})
    play(state, Aim(KAREL), *lay("s3"))
    assert favourite(state) == Lay("health", 3)
    play(state, Lay("health", 3))
    assert favourite(state) == AcceptHit()


@pytest.mark.parametrize("seed", range(4))
def test_likings_and_signs_rest_on_what_the_seat_knows(seed: int) -> None:
    guide = GAME.guide()
    for k, state in enumerate(positions(seed, liked=seed % 2 == 0)):
        if k % EVERY == 0:
            for seat in range(state.seats):
                imagined = state.imagine(seat, 1 + k)
                assert isinstance(imagined, TombRaider)
                assert likings(guide, state, seat) == likings(guide, imagined, seat)
                assert features_of(guide, state, seat) == features_of(guide, imagined, seat)


@pytest.mark.parametrize("seed", range(6))
def test_features_stay_far_within_their_type(seed: int) -> None:
    guide = GAME.guide()
    for state in positions(seed, liked=seed % 2 == 1):
        found = [number for _, row in likings(guide, state, state.turn).values() for number in row]
        found += [number for seat in range(state.seats) for number in features_of(guide, state, seat)]
        assert all(-SHORT // 8 < number < SHORT // 8 for number in found)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_partners_share_a_side_and_every_value(players: int, options: dict[str, object]) -> None:
    guide, state = GAME.guide(), GAME.new(players, 1, options)
    guide.watch(state)
    assert guide.side[: state.seats] == ([0, 1, 1] if state.alone else [0, 1, 0, 1])
    for seat in range(state.seats):
        partner = guide.side[seat]
        assert features_of(guide, state, seat) == features_of(guide, state, partner)
        fill_position(guide, seat)
        assert (strength(guide), final_score(guide)) == worth_of(guide, partner)


def worth_of(guide: Any, seat: int) -> tuple[int, int]:
    fill_position(guide, seat)
    return strength(guide), final_score(guide)


@pytest.mark.skipif(not trove.compiled, reason="no C compiler")
def test_both_forms_think_alike() -> None:
    command = [sys.executable, "-m", "games.tomb_raider.thoughts", "3"]
    said = [
        subprocess.run(
            command, cwd=TESTS, env={**os.environ, **form}, check=True, capture_output=True, text=True
        ).stdout
        for form in ({}, {"TROVE_PURE": "1"})
    ]
    assert [text.splitlines()[0] for text in said] == ["compiled", "interpreted"]
    assert said[0].splitlines()[1:] == said[1].splitlines()[1:]


def test_a_second_figure_of_the_side_counts_as_its_own() -> None:
    """What Kurtis carries is Lara's side's."""
    state = tomb(museum=ROOMS, figures={KURTIS: (1, 2)}, treasures={EVIDENCE_3: KURTIS})
    guide = GAME.guide()
    assert features_of(guide, state, LARA)[features.CARRIES] == 3
    assert features_of(guide, state, KAREL)[features.ROBBED] == 0


def test_no_tile_is_turned_back_and_forth() -> None:
    """Rotating a tile again before a step or a reveal changes only what was just done."""

    def pointless(*earlier: int) -> list[int]:
        return [action for action in range(GAME.n_actions) if GAME.is_pointless(action, earlier)]

    own = ROTATE + 3 * HERE
    assert pointless(own) == [own, own + 1, own + 2]
    assert pointless(ROTATE, own) == [ROTATE, ROTATE + 1, ROTATE + 2, own, own + 1, own + 2]
    assert pointless(ROTATE, STEP) == pointless() == []


def test_an_expert_rotates_no_tile_twice_in_a_row() -> None:
    chosen = settings(GAME, "hard")
    for seed in range(3):
        state = GAME.new(4, seed)
        last, earlier = -1, list[int]()
        for number in range(160):
            if state.over:
                break
            seat = state.to_act()[0]
            if seat != last:
                last, earlier = seat, []
            action = Thinker(chosen, 8).decide(state.imagine(seat, number), seat, number, earlier)
            assert not GAME.is_pointless(action, earlier)
            earlier.append(action)
            state.apply(seat, action)
