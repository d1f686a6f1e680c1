"""T10, T12.1, T12.5, T12.6: the bomb and its waves, how a game ends, and the guard."""

from typing import Any

import pytest

from games.tomb_raider.builder import (
    DEAD,
    ECKHARDT,
    EVIDENCE_2,
    EVIDENCE_3,
    HIDDEN,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_3,
    ROW,
    Place,
    looted,
    tomb,
)
from games.tomb_raider.looks import (
    EAST,
    NORTH,
    SOUTH,
    all_told,
    discards,
    end_turns,
    gone,
    hand_of,
    lay,
    lies,
    looks,
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
from trove.games.tomb_raider.events import (
    Armed,
    Died,
    Ended,
    Exploded,
    LostTreasure,
    MissedTurn,
    Removed,
    Revealed,
    Stopped,
)
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import Drop, EndMove, EndTurn, PickUp, Reveal, Rotate, Turn


def armed(bomb: Place = (2, 2), activator: int = LARA, wave: int = 1, **more: Any) -> TombRaider:
    """The bomb is armed, the large treasure lies somewhere if not said otherwise."""
    where = (0, 0) if bomb != (0, 0) else (0, 1)
    more["treasures"] = {LARGE: where, **more.get("treasures", {})}
    return tomb(museum=looted(bomb), bomb=bomb, activator=activator, wave=wave, **more)


def around(bomb: Place, n: int) -> set[Place]:
    return {(r, c) for r in range(5) for c in range(5) if abs(r - bomb[0]) + abs(c - bomb[1]) <= n}


@rule("T10.1", "A13")
@pytest.mark.parametrize("seat", range(4))
def test_only_the_turns_of_the_seat_that_took_the_treasure_count(seat: int) -> None:
    state = tomb(
        museum=looted(), bomb=(2, 2), turn=seat, figures={seat: (2, 2), (seat + 2) % 4: (0, 4)}, hands={seat: "e1"}
    )
    play(state, PickUp(LARGE), *lay("e1"), NORTH, EndTurn())
    assert gone(state) == {(2, 2)}
    until_turn_of(state, seat)
    assert gone(state) == {(2, 2)}
    end_turns(state)
    assert gone(state) == around((2, 2), 1)
    assert {event.wave for event in all_told(state, Exploded)} == {0, 1}


@rule("T10.2", "A12")
def test_the_first_wave_is_at_the_end_of_the_turn_of_the_pick_up_and_takes_the_bombs_tile_alone() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (2, 2)}, hands={LARA: "e1"})
    play(state, PickUp(LARGE))
    assert gone(state) == set()
    play(state, *lay("e1"), NORTH, EndTurn())
    assert gone(state) == {(2, 2)}
    assert place_of(state, LARA) == (1, 2)


@rule("T10.2")
@pytest.mark.parametrize("bomb", [(2, 2), (4, 0), (3, 1), (4, 4)])
def test_each_wave_removes_the_tiles_next_to_those_removed_whatever_the_walls(bomb: Place) -> None:
    state = armed(bomb, wave=0, activator=LARA)
    for n in range(9):
        if state.over:
            break
        until_turn_of(end_turns(state), LARA)
        if not state.over:
            assert gone(state) == around(bomb, n)


@rule("T10.2", "T14.2")
def test_face_down_tiles_are_removed_unseen() -> None:
    museum = [ROW, ROW, "R┼ . . . R┼", "R┼ . R┼ . R┼", ROW]
    state = tomb(museum=museum, bomb=(3, 2), activator=LARA, wave=1, figures={KAREL: (0, 0)}, treasures={LARGE: (0, 0)})
    before = GAME.view(state, None).public.unseen
    end_turns(state)
    assert {(3, 1), (3, 3), (2, 2), (4, 2)} < gone(state)
    assert GAME.view(state, None).public.unseen == before
    removed = [event.place for event in all_told(state, Removed)]
    assert {(place.row, place.column) for place in removed} == {(3, 1), (3, 3), (2, 2), (4, 2)}
    assert not all_told(state, Revealed)


@rule("T10.2", "A20")
def test_after_the_activators_death_the_waves_go_on_at_its_turns() -> None:
    state = armed(activator=KAREL, wave=1, figures={KAREL: DEAD, LARA: (0, 0), KURTIS: (0, 4)})
    end_turns(state)
    assert (state.turn, state.wave) == (KURTIS, 2)
    end_turns(state, 2)
    assert (state.turn, state.wave) == (LARA, 2)


@rule("T10.3", "A21")
def test_the_start_tile_is_never_removed_and_safe() -> None:
    state = armed((0, 2), wave=0, figures={KAREL: (4, 4)})
    end_turns(state)
    assert state.over
    assert state.face[const.START] == const.GATE
    assert [place_of(state, seat) for seat in range(4)] == ["start", "dead", "start", "start"]


@rule("T10.3", "A21")
def test_the_start_tile_does_not_lead_the_wave_on() -> None:
    """Beside (0,2) lies the start tile; the wave from (2,0) reaches (0,0) at distance 2, nothing else earlier."""
    state = armed((2, 0), wave=2, figures={KAREL: (4, 4)})
    end_turns(state)
    assert gone(state) == around((2, 0), 2)


@rule("T10.4")
def test_a_figure_on_a_removed_tile_is_dead_for_good() -> None:
    state = armed(
        (3, 2),
        figures={LARA: (2, 2), KAREL: (3, 1), KURTIS: (0, 4)},
        lying={KAREL: const.SHOT},
        hands={LARA: "e1 s2 h3"},
        treasures={EVIDENCE_2: LARA, PAINTING_3: (4, 2), LARGE: (0, 0)},
    )
    before = points(state)
    end_turns(state)
    assert (place_of(state, LARA), place_of(state, KAREL)) == ("dead", "dead")
    assert points(state) == (before[0] - 1, before[1] - 1)
    assert hand_of(state, LARA) == ""
    assert sorted(discards(state).split()) == ["e1", "h3", "s2"]
    assert state.where[EVIDENCE_2] == state.where[PAINTING_3] == const.DESTROYED
    assert {event.seat for event in all_told(state, Died)} == {LARA, KAREL}
    assert {event.treasure.number for event in all_told(state, LostTreasure)} == {EVIDENCE_2, PAINTING_3}
    assert state.turn == KURTIS
    end_turns(state, 2)
    assert state.turn == KURTIS
    assert not all_told(state, MissedTurn)
    assert GAME.view(state, None).public.seats[LARA].state == "dead"


@rule("T10.5")
def test_no_step_and_no_rotation_into_a_removed_place() -> None:
    state = armed(figures={LARA: (1, 2)}, hands={LARA: "e2"}, wave=1)
    play(state, *lay("e2"))
    for move in (SOUTH, Rotate("south", 1), Reveal("south")):
        assert refusal(state, LARA, move).code == "removed"
    assert SOUTH not in offered(state)


@rule("T12.1", "A13")
def test_with_the_entrance_tile_the_rest_goes_at_once_and_the_game_is_over() -> None:
    state = armed((1, 2), wave=1, activator=KAREL, turn=KAREL, figures={LARA: (4, 4), KAREL: (4, 0), KURTIS: (3, 0)})
    before = points(state)
    end_turns(state)
    assert state.over
    assert len(gone(state)) == 25
    assert points(state) == (before[0] - 2, before[1] - 1)
    assert [event.wave for event in all_told(state, Exploded)] == [1, 2, 3, 4, 5]
    assert told(state)[-1] == Ended("explosion")
    assert state.to_act() == ()
    order = [event for event in told(state) if isinstance(event, Exploded | Died)]
    assert [event.wave if isinstance(event, Exploded) else f"seat {event.seat}" for event in order] == [
        *(1, 2, 3, 4, "seat 2"),
        *(5, "seat 0", "seat 1"),
    ]


@rule("T12.1")
def test_the_last_tile_ends_the_game() -> None:
    state = armed((4, 2), wave=4, figures={KAREL: (0, 0)}, treasures={LARGE: "destroyed"})
    end_turns(state)
    assert state.over
    assert len(gone(state)) == 25


@rule("T12.1")
def test_the_game_ends_when_all_are_safe_and_nothing_is_left_to_gain() -> None:
    state = armed(figures={LARA: (0, 2)}, hands={LARA: "e4"}, treasures={LARGE: LARA})
    before = points(state)
    play(state, *lay("e4"), NORTH)
    assert state.over
    assert told(state)[-2:] == [Stopped(LARA, 3), Ended("safety")]
    assert not any(state.cards[const.LAID :])  # the energy laid for the movement is discarded
    assert points(state) == (before[0] + 3, before[1])
    assert len(gone(state)) == 1


@rule("T12.1")
def test_a_treasure_in_the_museum_keeps_the_game_going() -> None:
    state = armed(figures={LARA: (0, 2)}, hands={LARA: "e4"}, treasures={LARGE: LARA, EVIDENCE_2: (0, 4)})
    play(state, *lay("e4"), NORTH)
    assert not state.over
    end_turns(play(state, EndMove()), 1)
    assert not state.over


@rule("T12.1")
def test_the_game_ends_when_the_last_treasure_is_destroyed_while_all_are_safe() -> None:
    state = armed(treasures={LARGE: LARGE_DELIVERED, EVIDENCE_2: (2, 1)})
    end_turns(state)
    assert state.over
    assert told(state)[-1] == Ended("safety")


LARGE_DELIVERED = "good"


@rule("T12.1")
def test_a_figure_inside_keeps_the_game_going_even_if_nothing_is_left() -> None:
    state = armed(figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "e4"}, treasures={LARGE: LARA})
    play(state, *lay("e4"), NORTH)
    assert not state.over


@rule("T12.1")
def test_the_game_ends_when_all_figures_are_dead() -> None:
    state = armed(figures={LARA: (1, 2), KAREL: (2, 1), KURTIS: DEAD, ECKHARDT: DEAD})
    end_turns(state)
    assert state.over
    assert told(state)[-1] == Ended("death")
    assert len(gone(state)) == 5


@rule("T12.1")
def test_before_the_bomb_is_armed_nothing_ends_the_game() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (0, 2)}, hands={LARA: "e1"})
    play(state, *lay("e1"), NORTH)
    end_turns(state, 8)
    assert not state.over


@rule("A19")
def test_a_figure_may_go_in_again_after_the_bomb_is_armed() -> None:
    state = armed(hands={LARA: "e2"}, figures={KAREL: (0, 4)})
    play(state, *lay("e2"), SOUTH)
    assert place_of(state, LARA) == (0, 2)


# The guard


def last_turn(**more: Any) -> TombRaider:
    """The last turn of round 40."""
    return tomb(turn=ECKHARDT, round=40, **more)


@rule("T12.5", "T12.6", "A15", "A27")
def test_after_round_40_the_bomb_arms_itself_in_the_centre_and_lara_is_the_activator() -> None:
    state = last_turn(museum=OPEN, figures={KAREL: (0, 0)})
    end_turns(state)
    bomb = GAME.view(state, None).public.bomb
    assert ((bomb.place.row, bomb.place.column), bomb.activator, bomb.wave) == ((2, 2), LARA, 0)
    assert [event.by_guard for event in all_told(state, Armed)] == [True]
    assert (state.turn, state.round) == (LARA, 41)
    assert gone(state) == set()
    end_turns(state)
    assert gone(state) == {(2, 2)}


@rule("T12.5")
def test_before_the_end_of_round_40_it_does_not() -> None:
    state = tomb(turn=KURTIS, round=40)
    end_turns(state)
    assert state.activator == 0
    state = tomb(turn=ECKHARDT, round=39)
    end_turns(state)
    assert (state.round, state.activator) == (40, 0)


@rule("T12.5")
def test_a_table_may_switch_the_guard_off() -> None:
    state = last_turn(guard=False)
    end_turns(state, 9)
    assert (state.round, state.activator) == (43, 0)
    assert {option.name: option.default for option in GAME.options}["guard"] is True


@rule("T12.5", "T12.6", "A15")
def test_where_the_guard_is_off_the_bomb_arms_itself_only_after_round_100() -> None:
    state = tomb(museum=OPEN, figures={KAREL: (0, 0)}, turn=ECKHARDT, round=99, guard=False)
    end_turns(state)
    assert (state.round, state.activator) == (100, 0)
    end_turns(state, 4)
    bomb = GAME.view(state, None).public.bomb
    assert ((bomb.place.row, bomb.place.column), bomb.activator, bomb.wave) == ((2, 2), LARA, 0)
    assert [event.by_guard for event in all_told(state, Armed)] == [True]
    assert (state.turn, state.round, gone(state)) == (LARA, 101, set())
    end_turns(state)
    assert gone(state) == {(2, 2)}
    assert not state.over


@rule("T12.5", "A15")
def test_who_leads_cannot_win_by_stalling_until_round_100() -> None:
    state = tomb(museum=["┼ ┼ R┼ ┼ ┼"], plates={1: 1}, turn=ECKHARDT, round=100, guard=False)
    while not state.over:
        end_turns(state)
    assert told(state)[-1] == Ended("explosion")
    assert (points(state), state.winners()) == ((0, 1), [KAREL, ECKHARDT])
    assert state.round == 103


@rule("T12.5")
def test_without_the_guard_a_bomb_armed_in_round_100_ends_the_game_in_its_own_time() -> None:
    state = tomb(museum=looted((4, 0)), bomb=(4, 0), round=100, guard=False, figures={LARA: (4, 0), KAREL: (0, 4)})
    play(state, PickUp(LARGE))
    while not state.over:
        end_turns(state)
    assert all_told(state, Ended) == [Ended("explosion")]
    assert state.round == 106


@rule("T12.6", "A27")
def test_where_the_bomb_is_known_it_arms_there_and_the_large_treasure_may_still_be_taken() -> None:
    state = last_turn(museum=looted((3, 3)), bomb=(3, 3), figures={LARA: (3, 3), KAREL: (0, 0)}, hands={LARA: "e1"})
    end_turns(state)
    assert (GAME.view(state, None).public.bomb.place.row, lies(state, (3, 3))) == (3, [LARGE])
    play(state, PickUp(LARGE))
    assert len(all_told(state, Armed)) == 1
    play(state, *lay("e1"), NORTH, EndTurn())
    assert gone(state) == {(3, 3)}
    assert state.carry[LARA] == LARGE


@rule("T12.6", "A27")
def test_another_seat_that_takes_it_after_the_guard_is_not_the_activator() -> None:
    state = last_turn(museum=looted((3, 3)), bomb=(3, 3), figures={KAREL: (3, 3)}, wave=0)
    end_turns(state)
    state = tomb(
        museum=looted((3, 3)), bomb=(3, 3), activator=LARA, wave=0, round=41, turn=KAREL, figures={KAREL: (3, 3)}
    )
    play(state, PickUp(LARGE), EndTurn())
    assert (state.activator, gone(state)) == (1 + LARA, set())


@rule("T12.6", "A27")
def test_after_the_guard_the_large_treasure_comes_out_without_a_bomb() -> None:
    state = tomb(
        museum=[ROW, "R┼ R┼ R┼ R┼ .", ROW, ROW, ROW],
        plates={1: 0, 2: 1, 3: 0, 5: 1},
        figures={LARA: (0, 4), KAREL: (1, 0)},
        hands={LARA: "e3"},
        bomb=(2, 2),
        activator=LARA,
        wave=0,
        round=41,
    )
    play(state, *lay("e3"), Reveal("south"))
    if state.phase == const.TURNING:
        play(state, Turn(0))
    assert lies(state, (1, 4)) == [LARGE]
    assert GAME.view(state, None).public.bomb.place.row == 2
    play(state, EndMove(), EndTurn())
    assert gone(state) == {(2, 2)}


@rule("T12.6")
def test_the_explosion_ends_the_game_with_treasure_tiles_face_down() -> None:
    state = tomb(
        museum=[ROW, ROW, HIDDEN, HIDDEN, HIDDEN],
        bomb=(2, 2),
        activator=LARA,
        wave=2,
        round=43,
        figures={KAREL: (0, 0)},
        turn=LARA,
    )
    end_turns(state)
    assert state.over
    assert told(state)[-1] == Ended("explosion")
    assert len(GAME.view(state, None).public.unseen.plates) == 5


@rule("T12.1", "T12.6")
def test_after_the_guard_the_game_goes_on_while_a_treasure_tile_may_still_be_found() -> None:
    state = tomb(museum=OPEN, bomb=(2, 2), activator=LARA, wave=0, round=41)
    end_turns(state)
    assert not state.over


@rule("T12.1", "T12.6")
def test_after_the_guard_the_game_ends_when_no_face_down_tile_is_left_and_all_are_safe() -> None:
    """The entrance is the corner (0,0); the last face-down tile (2,4) goes with the wave 2."""
    rows = [ROW, ROW, "┼ ┼ ┼ ┼ .", ROW, "R┼ R┼ R┼ R┼ ┼"]
    state = tomb(museum=rows, start=0, bomb=(2, 2), activator=LARA, wave=2, round=43)
    assert not state.over
    end_turns(state)
    assert state.over
    assert told(state)[-1] == Ended("safety")
    assert len(gone(state)) == len(around((2, 2), 2))


@rule("T12.5", "T13.4")
def test_three_seats_make_a_round_for_the_guard_too() -> None:
    state = tomb(3, lara_alone=True, turn=2, round=40)
    end_turns(state)
    assert (state.activator, state.turn, state.round) == (1, LARA, 41)


@rule("T12.5", "T9.3")
def test_a_lying_lara_is_the_activator_too() -> None:
    state = last_turn(museum=OPEN, figures={LARA: (0, 0)}, lying={LARA: const.SHOT})
    end_turns(state)
    assert (state.turn, state.wave, gone(state)) == (KAREL, 1, {(2, 2)})


def test_who_stands_on_the_bomb_may_leave_what_was_picked_up() -> None:
    state = tomb(
        museum=looted(), bomb=(2, 2), figures={LARA: (2, 2)}, hands={LARA: "e2"}, treasures={EVIDENCE_3: (2, 2)}
    )
    play(state, PickUp(LARGE), Drop(), PickUp(EVIDENCE_3), *lay("e2"), EAST, EAST)
    end_turns(state)
    assert state.where[LARGE] == const.DESTROYED
    assert looks(state, (2, 2)) == "x"
