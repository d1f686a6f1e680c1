"""T6.2 to T6.4, T7: plates, treasures, the police, and what a figure carries."""

from functools import partial
from typing import Any

import pytest

from games.tomb_raider.builder import (
    BAD,
    ECKHARDT,
    EVIDENCE_2,
    EVIDENCE_3,
    GOOD,
    KAREL,
    KURTIS,
    LARA,
    LARGE,
    OPEN,
    PAINTING_2,
    PAINTING_3,
    Place,
    Where,
    at,
    looted,
    lucky,
    tomb,
)
from games.tomb_raider.looks import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    all_told,
    end_turns,
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
from trove.games.tomb_raider.events import Armed, Arrested, Delivered, LaidBomb, LaidTreasure, PickedUp, TookPlate
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import Drop, EndTurn, HandOver, PickUp, Reveal, Turn

FOUR_ROOMS = ["┼ ┼ ┼ ┼ ┼", "R┼ R┼ R┼ R┼ .", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼"]  # the fifth is known
THREE_ROOMS = ["┼ ┼ ┼ ┼ ┼", "R┼ R┼ R┼ ┼ .", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ."]


def finding(plate: int, seat: int = LARA, **more: Any) -> TombRaider:
    """A seat on (0, 4) with 3 points reveals the fifth treasure tile on (1, 4), where this plate is the last."""
    taken = {number: GOOD for number in range(1, 6) if number != plate}
    more["figures"] = {seat: (0, 4), **more.get("figures", {})}
    state = tomb(museum=FOUR_ROOMS, plates=taken, hands={seat: "e3"}, turn=seat, **more)
    return play(state, *lay("e3"), Reveal("south"), *([Turn(0)] if state.phase == const.TURNING else []))


def finish_turning(state: TombRaider) -> TombRaider:
    return play(state, Turn(0)) if state.phase == const.TURNING else state


def found(plate: int, seat: int = LARA, **more: Any) -> TombRaider:
    return finish_turning(finding(plate, seat, **more))


@rule("T6.2", "A24")
@pytest.mark.parametrize(("seat", "side"), [(LARA, GOOD), (KAREL, BAD), (KURTIS, GOOD), (ECKHARDT, BAD)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_plate_is_a_point_for_the_side_of_the_revealer_now(seat: int, side: int, players: int) -> None:
    state = found(1, seat, players=players)
    assert points(state) == ((5, 0) if side == GOOD else (4, 1))
    (took,) = all_told(state, TookPlate)
    assert (took.seat, took.plate.number) == (seat, 1)
    assert GAME.view(state, None).public.sides[side].plates[-1 if side else 0] == took.plate


@rule("T6.2", "A7")
def test_treasures_are_laid_face_up_as_many_as_the_plate_says() -> None:
    for count in (1, 2, 3):
        state = tomb(
            museum=["┼ ┼ ┼ ┼ ┼", ". . . . .", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼"],
            figures={LARA: (0, 4)},
            hands={LARA: "e3"},
        )
        wish = [*lay("e3"), Reveal("south")]
        lucky(state, partial(brings, count), *wish)
        finish_turning(play(state, *wish))
        shown = GAME.view(state, KAREL).public.museum[at((1, 4))].treasures
        assert len(shown) == count
        assert [one.number for one in shown] == lies(state, (1, 4))
        assert all(one.kind in ("evidence", "painting") for one in shown)
        assert sum(isinstance(event, LaidTreasure) for event in told(state)) == count


def brings(count: int, state: TombRaider) -> bool:
    """Whether the only plate taken is for this many treasures."""
    sides = GAME.view(finish_turning(state), None).public.sides
    return [plate.treasures for side in sides for plate in side.plates] == [count]


@rule("T6.2", "T6.3")
def test_on_the_fifth_treasure_tile_the_large_treasure_lies_on_the_bomb() -> None:
    for plate in range(1, 6):
        state = found(plate)
        small = {1: 0, 2: 1, 3: 1, 4: 0, 5: 2}[plate]
        assert lies(state, (1, 4))[-1] == LARGE
        assert len(lies(state, (1, 4))) == small + 1
        bomb = GAME.view(state, None).public.bomb
        assert (bomb.place.row, bomb.place.column, bomb.activator, bomb.wave) == (1, 4, None, 0)
        assert [type(event) for event in told(state)].count(LaidBomb) == 1


@rule("T6.3")
def test_before_the_fifth_tile_there_is_no_large_treasure() -> None:
    state = tomb(museum=THREE_ROOMS, plates={1: 0, 2: 0, 3: 0}, figures={LARA: (0, 4)}, hands={LARA: "e3"})
    finish_turning(play(state, *lay("e3"), Reveal("south")))
    assert LARGE not in lies(state, (1, 4))
    assert state.bomb == const.NOWHERE
    assert len(lies(state, (1, 4))) == {4: 1, 5: 3}[all_told(state, TookPlate)[0].plate.number]


POLICE = {1: set[int](), 2: set[int](), 3: {0}, 4: {1}, 5: {0, 1}}  # by plate: own, opposing


@rule("T6.2", "A11")
@pytest.mark.parametrize("seat", [LARA, KAREL, KURTIS, ECKHARDT])
@pytest.mark.parametrize("plate", POLICE)
def test_the_police_come_for_the_own_or_the_opposing_pair_of_the_finder(plate: int, seat: int) -> None:
    inside: dict[int, Place] = {0: (2, 0), 1: (2, 1), 2: (2, 2), 3: (2, 3)}
    inside[seat] = (0, 4)
    state = found(plate, seat, figures=inside)
    for other in range(4):
        relation = int(other % 2 != seat % 2)
        assert place_of(state, other) == ("start" if relation in POLICE[plate] else inside[other])
    assert {event.seat for event in all_told(state, Arrested)} == {
        other for other in range(4) if int(other % 2 != seat % 2) in POLICE[plate]
    }
    assert state.energy == 2


@rule("T6.2")
def test_an_arrested_figure_drops_its_treasure_and_nothing_is_delivered() -> None:
    state = found(
        5,
        figures={KAREL: (2, 3), KURTIS: (2, 2)},
        treasures={PAINTING_2: KAREL, EVIDENCE_3: KURTIS, EVIDENCE_2: LARA},
    )
    assert (lies(state, (2, 3)), lies(state, (2, 2)), lies(state, (0, 4))) == ([5], [3], [1])
    assert list(state.carry) == [0] * 4
    assert points(state) == (5, 0)
    assert not all_told(state, Delivered)


@rule("T6.2", "T9.4")
def test_lying_figures_are_arrested_and_stay_lying_and_those_on_the_start_tile_notice_nothing() -> None:
    state = found(5, figures={KAREL: (2, 3)}, lying={KAREL: const.SHOT, KURTIS: const.SKIPPED})
    assert place_of(state, KAREL) == "start"
    assert list(state.lying) == [0, const.SHOT, const.SKIPPED, 0]
    assert {event.seat for event in all_told(state, Arrested)} == {LARA, KAREL}


@rule("T6.2")
def test_the_dead_are_not_arrested() -> None:
    """After the guard armed the bomb in the centre, treasure tiles may still be revealed."""
    state = tomb(
        museum=FOUR_ROOMS,
        plates={1: 0, 2: 0, 3: 0, 4: 0},
        figures={LARA: (0, 4), KAREL: "dead"},
        hands={LARA: "e3"},
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        round=42,
    )
    finish_turning(play(state, *lay("e3"), Reveal("south")))
    assert place_of(state, KAREL) == "dead"
    assert place_of(state, LARA) == "start"


@rule("T6.4")
def test_revealing_from_a_distance_scores_and_picks_nothing_up() -> None:
    state = found(2)
    assert place_of(state, LARA) == (0, 4)
    assert state.carry[LARA] == 0
    assert points(state) == (5, 0)
    assert offered(state, PickUp) == []
    play(state, SOUTH)
    assert PickUp(LARGE) in offered(state, PickUp)


def carrying(treasure: int | None, place: Place = (0, 2), **more: Any) -> TombRaider:
    """Lara on a tile with two treasure tiles open, carrying this treasure."""
    treasures: dict[int, Where] = {} if treasure is None else {treasure: LARA}
    treasures.update(more.pop("treasures", {}))
    more["figures"] = {LARA: place, **more.get("figures", {})}
    return tomb(
        museum=["┼ ┼ R┼ R┼ ┼", "┼ ┼ ┼ ┼ ┼"], plates={2: 0, 5: 1}, treasures=treasures, **{"hands": {LARA: "e4"}, **more}
    )


@rule("T7.1")
@pytest.mark.parametrize("treasure", [EVIDENCE_2, EVIDENCE_3, PAINTING_2, PAINTING_3])
def test_any_treasure_on_the_own_tile_may_be_picked_up(treasure: int) -> None:
    state = carrying(None, treasures={treasure: (0, 2)})
    play(state, PickUp(treasure))
    assert (state.carry[LARA], state.left) == (treasure, 3)
    assert GAME.view(state, None).public.seats[LARA].carries.number == treasure
    assert isinstance(told(state)[0], PickedUp)


@rule("T7.1")
def test_at_most_one_treasure_is_carried() -> None:
    state = carrying(EVIDENCE_2, treasures={PAINTING_2: (0, 2)})
    assert offered(state, PickUp) == []
    assert refusal(state, LARA, PickUp(PAINTING_2)).code == "hands-full"


@rule("T7.1")
def test_a_treasure_on_another_tile_cannot_be_picked_up() -> None:
    state = carrying(None, treasures={EVIDENCE_2: (0, 3)})
    assert refusal(state, LARA, PickUp(EVIDENCE_2)).code == "not-here"
    assert refusal(state, LARA, PickUp(PAINTING_2)).code == "not-here"


@rule("T7.1")
def test_equal_treasures_are_offered_once() -> None:
    state = carrying(None, treasures={1: (0, 2), 2: (0, 2), 3: (0, 2), 7: (0, 2), 8: (0, 2)})
    assert offered(state, PickUp) == [PickUp(1), PickUp(3), PickUp(7)]
    play(state, PickUp(2))
    assert state.carry[LARA] == 1


@rule("T7.2")
def test_a_treasure_is_dropped_on_the_own_tile() -> None:
    state = carrying(EVIDENCE_3)
    play(state, *lay("e4"), EAST, SOUTH, Drop())
    assert lies(state, (1, 3)) == [EVIDENCE_3]
    assert state.carry[LARA] == 0
    assert state.energy == 2


@rule("T7.3")
def test_a_treasure_is_handed_over_to_the_partner_on_the_same_tile() -> None:
    state = carrying(EVIDENCE_3, figures={KURTIS: (0, 2)})
    play(state, HandOver())
    assert list(state.carry) == [0, 0, EVIDENCE_3, 0]
    assert state.left == 3
    assert HandOver() not in offered(state)


@rule("T7.3", "T8.3")
@pytest.mark.parametrize(
    ("figures", "lying", "treasures", "code"),
    [
        ({KURTIS: (0, 3)}, {}, {}, "partner-elsewhere"),
        ({}, {}, {}, "partner-elsewhere"),
        ({KURTIS: (0, 2)}, {}, {PAINTING_2: KURTIS}, "partner-carries"),
        ({KURTIS: (0, 2)}, {KURTIS: const.SHOT}, {}, "partner-lies"),
        ({KURTIS: (0, 2)}, {KURTIS: const.SKIPPED}, {}, "partner-lies"),
    ],
)
def test_the_partner_must_stand_there_with_free_hands(
    figures: dict[int, Place], lying: dict[int, int], treasures: dict[int, Where], code: str
) -> None:
    state = carrying(EVIDENCE_3, figures=figures, lying=lying, treasures=treasures)
    assert HandOver() not in offered(state)
    assert refusal(state, LARA, HandOver()).code == code


@rule("T7.3")
def test_enemies_are_handed_nothing_and_nothing_is_taken_from_a_partner() -> None:
    state = carrying(None, figures={KURTIS: (0, 2), KAREL: (0, 2)}, treasures={EVIDENCE_2: KURTIS})
    assert refusal(state, LARA, PickUp(EVIDENCE_2)).code == "not-here"
    assert refusal(state, LARA, HandOver()).code == "carries-nothing"
    enemies = carrying(EVIDENCE_2, figures={KAREL: (0, 2), ECKHARDT: (0, 2)})
    assert HandOver() not in offered(enemies)


@rule("T7.4", "A8")
def test_a_treasure_is_picked_up_once_a_turn_by_the_same_figure() -> None:
    state = carrying(None, treasures={EVIDENCE_2: (0, 2), PAINTING_3: (0, 2)})
    play(state, PickUp(EVIDENCE_2), Drop())
    assert offered(state, PickUp) == [PickUp(PAINTING_3)]
    assert refusal(state, LARA, PickUp(EVIDENCE_2)).code == "picked-up-before"
    assert GAME.view(state, KAREL).public.picked_up == (EVIDENCE_2,)
    play(state, PickUp(PAINTING_3), Drop(), EndTurn())
    until_turn_of(state, LARA)
    assert offered(state, PickUp) == [PickUp(EVIDENCE_2), PickUp(PAINTING_3)]


@rule("T7.4", "A8")
def test_another_equal_treasure_may_be_picked_up_in_the_same_turn() -> None:
    state = carrying(None, treasures={1: (0, 2), 2: (0, 2)})
    play(state, PickUp(1), Drop())
    assert offered(state, PickUp) == [PickUp(2)]
    play(state, PickUp(2), Drop())
    assert offered(state, PickUp) == []


@rule("T7.4", "A8")
def test_another_figure_may_pick_up_the_same_treasure() -> None:
    state = carrying(None, figures={KURTIS: (0, 2)}, treasures={EVIDENCE_2: (0, 2)})
    play(state, PickUp(EVIDENCE_2), HandOver(), EndTurn())
    until_turn_of(state, KURTIS)
    play(state, Drop(), PickUp(EVIDENCE_2))
    assert state.carry[KURTIS] == EVIDENCE_2


@rule("T7.4", "A8")
def test_handling_is_free_and_unlimited_otherwise() -> None:
    state = carrying(None, figures={KURTIS: (0, 2)}, treasures={1: (0, 2), 3: (0, 2), 5: (0, 2), 7: (0, 2)})
    for treasure in (1, 3, 5, 7):
        play(state, PickUp(treasure), Drop())
    assert (state.left, state.turn) == (3, LARA)


@rule("T7.5", "A18")
@pytest.mark.parametrize(
    ("treasure", "seat", "gain"),
    [
        (EVIDENCE_2, LARA, (2, 0)),
        (EVIDENCE_3, LARA, (3, 0)),
        (PAINTING_2, LARA, (0, 0)),
        (PAINTING_2, KAREL, (0, 2)),
        (PAINTING_3, KAREL, (0, 3)),
        (EVIDENCE_3, KAREL, (0, 0)),
    ],
)
def test_a_treasure_is_delivered_on_entering_the_start_tile(treasure: int, seat: int, gain: tuple[int, int]) -> None:
    state = carrying(
        None, turn=seat, hands={seat: "e4"}, figures={LARA: (0, 2), KAREL: (0, 2)}, treasures={treasure: seat}
    )
    good, bad = points(state)
    play(state, *lay("e4"), NORTH)
    assert points(state) == (good + gain[0], bad + gain[1])
    assert state.carry[seat] == 0
    assert state.where[treasure] == const.BROUGHT_OUT + seat
    assert all_told(state, Delivered)[0].points == sum(gain)
    assert state.energy == 3
    play(state, SOUTH)
    assert place_of(state, seat) == (0, 2)
    assert offered(state, PickUp) == []


@rule("T7.5")
@pytest.mark.parametrize(("seat", "gain"), [(LARA, (3, 0)), (KAREL, (0, 3))])
def test_the_large_treasure_scores_for_whoever_brings_it_out(seat: int, gain: tuple[int, int]) -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=seat,
        wave=1,
        figures={seat: (0, 2), KURTIS: (0, 0)},
        treasures={LARGE: seat},
        hands={seat: "e1"},
        turn=seat,
    )
    good, bad = points(state)
    play(state, *lay("e1"), NORTH)
    assert points(state) == (good + gain[0], bad + gain[1])


@rule("T7.5")
def test_nothing_is_dropped_on_the_start_tile() -> None:
    state = carrying(EVIDENCE_2)
    play(state, *lay("e4"), NORTH)
    assert refusal(state, LARA, Drop()).code == "carries-nothing"


@rule("T7.6", "T10.1")
def test_picking_up_the_large_treasure_from_the_bomb_arms_it() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (2, 2)}, hands={LARA: "e1"})
    play(state, PickUp(LARGE))
    assert [type(event) for event in told(state)] == [PickedUp, Armed]
    assert GAME.view(state, None).public.bomb.activator == LARA
    play(state, Drop())
    assert GAME.view(state, None).public.bomb.activator == LARA


@rule("T7.6")
def test_small_treasures_on_the_bombs_tile_do_not_arm_it() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (2, 2)}, treasures={EVIDENCE_2: (2, 2)})
    play(state, PickUp(EVIDENCE_2))
    assert GAME.view(state, None).public.bomb.activator is None
    end_turns(state, 4)
    assert looks(state, (2, 2)) == "R┼"


@rule("T7.6", "A16")
def test_the_large_treasure_may_be_dropped_and_handed_over_while_the_bomb_stays() -> None:
    state = tomb(museum=looted(), bomb=(2, 2), figures={LARA: (2, 2), KURTIS: (2, 3)}, hands={LARA: "e1"})
    play(state, PickUp(LARGE), *lay("e1"), EAST, HandOver())
    assert state.carry[KURTIS] == LARGE
    play(state, EndTurn())
    assert looks(state, (2, 2)) == "x"
    until_turn_of(state, KURTIS)
    play(state, Drop())
    assert lies(state, (2, 3)) == [LARGE]
    assert GAME.view(state, None).public.bomb.activator == LARA


@rule("T7.6", "A17")
def test_the_large_treasure_found_elsewhere_is_anyones_and_activates_nothing_again() -> None:
    state = tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        figures={LARA: (0, 2), KAREL: (0, 0)},
        treasures={LARGE: (0, 0)},
        turn=KAREL,
    )
    play(state, PickUp(LARGE))
    assert state.carry[KAREL] == LARGE
    assert GAME.view(state, None).public.bomb.activator == LARA
    assert not all_told(state, Armed)


@rule("T7.1")
def test_treasures_are_handled_in_the_own_turn_alone() -> None:
    state = carrying(None, treasures={EVIDENCE_2: (0, 2)}, figures={KURTIS: (0, 2)})
    assert refusal(state, KURTIS, PickUp(EVIDENCE_2)).code == "not-your-turn"


def test_the_way_out_is_open_to_the_west_too() -> None:
    state = tomb(museum=OPEN, start=17, figures={LARA: (2, 0)}, hands={LARA: "e1"})
    play(state, *lay("e1"), WEST)
    assert place_of(state, LARA) == "start"
