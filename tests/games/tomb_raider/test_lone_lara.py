"""T13: Lara alone against two villains."""

import pytest

from games.tomb_raider.builder import BAD, GOOD, LARA, LARGE, OPEN, ROW, looted, tomb
from games.tomb_raider.looks import (
    NORTH,
    all_told,
    end_turns,
    gone,
    hand_of,
    lay,
    offered,
    place_of,
    play,
    points,
    refusal,
    told,
    until_turn_of,
)
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Arrested, Ended
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.words import Aim, Draw, HandOver, PickUp, Reveal, Turn


@rule("T13.1")
def test_lara_karel_and_eckhardt_play_in_this_order() -> None:
    state = GAME.new(3, 1, {"lara_alone": True})
    public = GAME.view(state, None).public
    assert [(seat.figure, seat.side) for seat in public.seats] == [
        ("lara", "good"),
        ("karel", "bad"),
        ("eckhardt", "bad"),
    ]
    turns = []
    for _ in range(4):
        turns.append((state.turn, state.round))
        end_turns(state)
    assert turns == [(0, 1), (1, 1), (2, 1), (0, 2)]


@rule("T13.2")
def test_lara_has_five_actions_and_the_villains_three() -> None:
    state = GAME.new(3, 1, {"lara_alone": True})
    for _ in range(2):
        assert state.left == 5
        end_turns(state)
        assert state.left == 3
        end_turns(state)
        assert state.left == 3
        end_turns(state)
    fresh = tomb(3, lara_alone=True)
    play(fresh, *[Draw("energy", 1)] * 5)
    assert (fresh.turn, fresh.left) == (LARA, 0)


@rule("T13.2", "T3.1")
def test_everybody_sees_how_many_actions_a_turn_has() -> None:
    state = GAME.new(3, 1, {"lara_alone": True})
    seen = []
    for _ in range(3):
        seen.append(GAME.view(state, None).public.actions)
        end_turns(state)
    assert seen == [5, 3, 3]
    fresh = tomb(3, lara_alone=True)
    play(fresh, Draw("energy", 1))
    public = GAME.view(fresh, None).public
    assert (public.actions, public.actions_left) == (5, 4)


@rule("T13.2")
@pytest.mark.parametrize(("modified", "cards"), [(False, 1), (True, 2)])
def test_with_the_modified_set_up_lara_begins_with_two_cards_of_each_kind(modified: bool, cards: int) -> None:
    state = GAME.new(3, 4, {"lara_alone": True, "modified_setup": modified})
    assert [name[0] for name in hand_of(state, LARA).split()] == [k for k in "esh" for _ in range(cards)]
    for seat in (1, 2):
        assert [name[0] for name in hand_of(state, seat).split()] == ["e", "s", "h"]


@rule("T13.2")
def test_with_four_figures_the_modified_set_up_gives_no_more_cards() -> None:
    state = GAME.new(3, 4, {"modified_setup": True})
    assert all(len(hand_of(state, seat).split()) == 3 for seat in range(4))


@rule("T13.3")
@pytest.mark.parametrize(
    ("plate", "finder", "arrested"),
    [(3, LARA, {0}), (4, LARA, {1, 2}), (5, LARA, {0, 1, 2}), (3, 1, {1, 2}), (4, 2, {0}), (5, 2, {0, 1, 2})],
)
def test_the_police_take_lara_as_the_whole_pair(plate: int, finder: int, arrested: set[int]) -> None:
    inside: dict[int, tuple[int, int] | str] = {0: (2, 0), 1: (2, 1), 2: (2, 2)}
    inside[finder] = (0, 4)
    state = tomb(
        3,
        lara_alone=True,
        museum=[ROW, "R┼ R┼ R┼ R┼ .", ROW, ROW, ROW],
        plates={k: GOOD for k in range(1, 6) if k != plate},
        figures=inside,
        turn=finder,
        hands={finder: "e2"},
    )
    play(state, *lay("e2"), Reveal("south"))
    if state.phase == const.TURNING:
        play(state, Turn(0))
    assert {event.seat for event in all_told(state, Arrested)} == arrested


@rule("T13.3")
def test_lara_has_nobody_to_hand_a_treasure_to_but_the_villains_have() -> None:
    state = tomb(
        3,
        lara_alone=True,
        museum=["┼ ┼ R┼ R┼ ┼"],
        plates={1: BAD, 2: BAD},
        figures={0: (0, 2), 1: (0, 2), 2: (0, 2)},
        treasures={1: 0, 5: 1},
        turn=LARA,
    )
    assert HandOver() not in offered(state)
    assert refusal(state, LARA, HandOver()).code == "no-partner"
    end_turns(state)
    play(state, HandOver())
    assert list(state.carry) == [1, 0, 5, 0]


@rule("T13.4")
def test_a_wave_follows_each_turn_of_the_activator() -> None:
    state = tomb(
        3, lara_alone=True, museum=looted(), bomb=(2, 2), figures={2: (2, 2), 1: (0, 0)}, hands={2: "e1"}, turn=2
    )
    play(state, PickUp(LARGE), *lay("e1"), NORTH)
    end_turns(state)
    assert len(gone(state)) == 1
    until_turn_of(state, 2)
    assert len(gone(state)) == 1
    end_turns(state)
    assert len(gone(state)) == 5


@rule("T13.5")
def test_scoring_is_the_same_with_lara_as_the_good_side() -> None:
    state = tomb(
        3,
        lara_alone=True,
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        plates={1: GOOD, 2: GOOD, 3: BAD, 4: BAD, 5: BAD},
        figures={0: (0, 2), 1: (1, 2), 2: (2, 1)},
        treasures={LARGE: LARA},
        hands={0: "e1"},
    )
    play(state, *lay("e1"), NORTH)
    assert points(state) == (5, 3)
    end_turns(state)
    assert state.over
    assert points(state) == (5, 1)
    assert state.scores() == [5, 1, 1]
    assert state.winners() == [LARA]
    assert GAME.score_sheet(state).ranks == (1, 2, 2)
    assert told(state)[-1] == Ended("safety")


@rule("T13.5")
def test_when_the_villains_win_both_win() -> None:
    state = tomb(3, lara_alone=True, museum=["┼ ┼ R┼ ┼ ┼"], plates={1: BAD})
    assert state.winners() == [1, 2]
    assert GAME.score_sheet(state).ranks == (3, 1, 1)


@rule("T13.6")
def test_the_numbers_that_the_variant_was_tuned_to_are_those_it_plays() -> None:
    """Five actions, and two cards of each kind with the modified set-up; equal random players are no measure of it."""
    assert const.ACTIONS_ALONE == 5
    state = GAME.new(3, 1, {"lara_alone": True, "modified_setup": True})
    assert (state.left, sum(state.held[:3])) == (5, 6)


@rule("T13.1")
def test_kurtis_is_no_target_and_nobody() -> None:
    state = tomb(3, lara_alone=True, museum=OPEN, figures={1: (1, 1), 0: (1, 2)}, turn=1, hands={1: "s1"})
    assert offered(state, Aim) == [Aim(0)]
    assert refusal(state, 1, Aim(3)).code == "nobody-there"
    assert refusal(state, 1, Aim(2)).code == "no-enemy"
    assert place_of(state, 2) == "start"
