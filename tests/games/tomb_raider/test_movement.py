"""T5, T6.1: a movement, point by point, and what a revealed tile brings."""

import pytest

from games.tomb_raider.builder import ECKHARDT, KAREL, KURTIS, LARA, OPEN, at, lucky, tomb
from games.tomb_raider.looks import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    all_told,
    discards,
    hand_of,
    laid,
    lay,
    looks,
    offered,
    place_of,
    play,
    refusal,
    told,
)
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Drew, Revealed, Rotated, Stepped, Stopped, Turned, Went
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.pieces import Square
from trove.games.tomb_raider.words import Aim, EndMove, Fire, Go, Lay, Reveal, Rotate, Step, Turn


def revealing(tile: str, energy: str = "e2") -> TombRaider:
    """Lara on the start tile has revealed this tile at the entrance."""
    state = tomb(hands={LARA: energy}, unseen=[tile])
    lucky(state, lambda state: looks(state, (0, 2)) == tile, *lay(energy), Reveal("south"))
    return play(state, *lay(energy), Reveal("south"))


@rule("T5.1")
def test_the_sum_of_the_energy_cards_is_the_number_of_points() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e2 e3 e4"})
    play(state, *lay("e2 e4"), Go())
    assert told(state)[-1] == Went(LARA, 6)
    assert (GAME.view(state, None).public.points_left, laid(state), state.left) == (6, "e2 e4", 2)


@rule("T5.1")
def test_a_movement_needs_an_energy_card() -> None:
    state = tomb(museum=OPEN, hands={LARA: "s1 h1"})
    assert offered(state, (Lay, Step, Go)) == []
    for move in (Lay("energy", 1), SOUTH, Go()):
        assert refusal(state, LARA, move).rule == "T5.1"


@rule("T5.1")
def test_no_cards_are_added_to_a_movement_that_has_begun() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e2 e3"})
    play(state, *lay("e2"), Go())
    assert offered(state, Lay) == []
    play(state, SOUTH)
    assert refusal(state, LARA, Lay("energy", 3)).code == "finish-moving"


@rule("T5.1")
def test_with_the_last_energy_card_laid_the_movement_begins_by_itself() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e2 e3 s1"})
    play(state, *lay("e2 e3"))
    assert (state.phase, state.energy) == (const.MOVING, 5)


@rule("T5.2", "A28")
def test_a_revealed_tile_is_seen_first_and_then_turned() -> None:
    state = revealing("├")
    public = GAME.view(state, KAREL).public
    assert (public.phase, public.revealed) == ("turning", Square(0, 2))
    assert public.museum[2].symbol == "blank"
    assert offered(state) == [Turn(0), Turn(1), Turn(2), Turn(3)]
    assert state.energy == 1
    play(state, Turn(2))
    assert looks(state, (0, 2)) == "┤"
    assert state.energy == 1  # the turning is free
    assert [type(event) for event in told(state)] == [Turned]


@rule("T5.2")
@pytest.mark.parametrize(
    ("tile", "ways"),
    [("╵", "╵╶╷╴"), ("│", "│─"), ("└", "└┌┐┘"), ("├", "├┬┤┴"), ("┼", "┼")],
)
def test_a_revealed_tile_may_be_laid_in_every_way(tile: str, ways: str) -> None:
    symbol = "R" if tile == "╵" else ""
    found = []
    for quarters in range(len(ways)):
        state = revealing(symbol + tile)
        if len(ways) > 1:
            assert len(offered(state)) == len(ways)
            play(state, Turn(quarters))
        found.append(looks(state, (0, 2))[-1])
    assert "".join(found) == ways


@rule("T5.2", "A3")
def test_neither_revealing_nor_rotating_a_neighbour_needs_a_passage() -> None:
    state = tomb(
        museum=["┼ ┼ └ ─ ┼", "┼ ┼ ─ ┼ ┼", ". . . . ."], figures={LARA: (1, 2)}, hands={LARA: "e4"}, unseen=["┼"]
    )
    play(state, *lay("e4"))
    assert Reveal("south") in offered(state)
    assert NORTH not in offered(state)
    play(state, Rotate("north", 1))
    assert looks(state, (0, 2)) == "┌"


@rule("T5.2", "A4")
def test_occupied_tiles_are_rotated_and_everything_stays_on_them() -> None:
    state = tomb(
        museum=["┼ ┼ R└ ┼ ┼", "┼ ┼ ┼ ┼ ┼"],
        figures={LARA: (0, 2), KAREL: (1, 2), KURTIS: (1, 2)},
        lying={KURTIS: const.SHOT},
        hands={LARA: "e2"},
        treasures={1: (0, 2)},
        plates={1: 0},
    )
    play(state, *lay("e2"), Rotate("here", 3))
    assert looks(state, (0, 2)) == "R┘"
    assert told(state) == [Rotated(LARA, Square(0, 2), 3, ("north", "west"))]
    play(state, Rotate("south", 1))
    assert [place_of(state, seat) for seat in range(4)] == [(0, 2), (1, 2), (1, 2), "start"]
    assert state.where[1] == at((0, 2))


@rule("T5.2", "A4")
def test_an_enemy_is_walled_in_by_a_rotation() -> None:
    state = tomb(museum=["┼ ┼ ┼ │ ┼"], figures={LARA: (0, 2), KAREL: (0, 3)}, hands={LARA: "e1", KAREL: "e1"})
    play(state, *lay("e1"), Rotate("east", 1))
    assert looks(state, (0, 3)) == "─"


@rule("T5.2")
@pytest.mark.parametrize(
    ("tile", "turned"), [("└", "┌┐┘"), ("├", "┬┤┴"), ("│", "─│─"), ("┼", "┼┼┼")], ids=["corner", "t", "straight", "x"]
)
def test_a_rotation_is_by_one_two_or_three_quarters_clockwise(tile: str, turned: str) -> None:
    for quarters, wanted in enumerate(turned, 1):
        state = tomb(museum=[f"┼ ┼ {tile} ┼ ┼"], figures={LARA: (0, 2)}, hands={LARA: "e2"})
        play(state, *lay("e2"), Rotate("here", quarters))
        assert (looks(state, (0, 2)), state.energy) == (wanted, 1)


@rule("T5.2")
def test_rotations_that_come_to_the_same_are_offered_once() -> None:
    state = tomb(museum=["┼ │ ┼ ┼ ┼"], figures={LARA: (0, 1)}, hands={LARA: "e2"})
    play(state, *lay("e2"))
    assert [move.quarters for move in offered(state, Rotate) if move.where == "here"] == [1, 2]
    assert [move.quarters for move in offered(state, Rotate) if move.where == "east"] == [1]


@rule("T5.2", "T0.1")
def test_the_start_tile_cannot_be_rotated() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e2"})
    play(state, *lay("e2"))
    assert refusal(state, LARA, Rotate("here", 1)).code == "start-tile-lies-fast"
    play(state, SOUTH)
    assert refusal(state, LARA, Rotate("north", 1)).code == "start-tile-lies-fast"


@rule("T5.2")
@pytest.mark.parametrize(("here", "there", "passes"), [("─", "─", 1), ("─", "│", 0), ("│", "─", 0), ("└", "┐", 1)])
def test_a_step_needs_both_touching_sides_open(here: str, there: str, passes: int) -> None:
    state = tomb(museum=[f". . {here} {there} ."], figures={LARA: (0, 2)}, hands={LARA: "e1"})
    play(state, *lay("e1"))
    assert (EAST in offered(state)) == bool(passes)
    if not passes:
        assert refusal(state, LARA, EAST).code == "wall"
    else:
        play(state, EAST)
        assert place_of(state, LARA) == (0, 3)


@rule("T5.2")
def test_other_figures_never_block() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (1, 2), ECKHARDT: (1, 2)}, hands={LARA: "e2"})
    play(state, *lay("e2"), SOUTH, SOUTH)
    assert place_of(state, LARA) == (2, 2)
    assert [(event.from_place, event.to_place) for event in all_told(state, Stepped)] == [
        (Square(0, 2), Square(1, 2)),
        (Square(1, 2), Square(2, 2)),
    ]


@rule("T5.2")
def test_points_are_spent_in_any_order_one_for_each_phase() -> None:
    state = tomb(museum=[". . │ . ."], hands={LARA: "e4"}, unseen=["┼"])
    wish = [*lay("e4"), SOUTH, Rotate("here", 1), Reveal("east")]
    lucky(state, lambda state: looks(state, (0, 3)) == "┼", *wish)
    play(state, *wish)
    assert state.energy == 1
    play(state, EAST)
    assert (state.phase, place_of(state, LARA)) == (const.ACTING, (0, 3))


@rule("T5.3")
def test_neighbours_share_an_edge_and_the_museum_ends_at_its_walls() -> None:
    state = tomb(museum=["┼ . . . .", ". . . . ."], figures={LARA: (0, 0)}, hands={LARA: "e2"})
    play(state, *lay("e2"))
    assert offered(state, Reveal) == [Reveal("east"), Reveal("south")]
    for direction in ("north", "west"):
        assert refusal(state, LARA, {"type": "reveal", "direction": direction}).code == "no-neighbour"


@rule("T5.3")
def test_the_start_tile_has_the_entrance_tile_alone_as_its_neighbour() -> None:
    state = tomb(museum=["┼ ┼ ┼ ┼ ┼"], hands={LARA: "e3"})
    play(state, *lay("e3"))
    assert offered(state) == [Rotate("south", 1), SOUTH, EndMove()]
    for move in (EAST, WEST, NORTH, Reveal("east"), Rotate("west", 1)):
        assert refusal(state, LARA, move).code == "no-neighbour"


@rule("T5.3")
def test_the_start_tile_is_stepped_on_only_from_the_entrance_tile_and_through_its_door() -> None:
    state = tomb(museum=["┼ ┼ ─ ┼ ┼"], figures={LARA: (0, 2)}, hands={LARA: "e3"})
    play(state, *lay("e3"))
    assert refusal(state, LARA, NORTH).code == "wall"
    play(state, Rotate("here", 1), NORTH)
    assert place_of(state, LARA) == "start"
    beside = tomb(museum=["┼ ┼ ┼ ┼ ┼"], figures={LARA: (0, 1)}, hands={LARA: "e3"})
    play(beside, *lay("e3"))
    assert refusal(beside, LARA, NORTH).code == "no-neighbour"


@rule("T5.3")
def test_from_the_start_tile_the_entrance_tile_is_revealed() -> None:
    state = tomb(hands={LARA: "e3"})
    play(state, *lay("e3"))
    assert offered(state) == [Reveal("south"), EndMove()]


@rule("T5.4", "A5")
def test_a_movement_may_be_ended_any_time_and_the_rest_is_lost() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e3 e1"})
    play(state, *lay("e3"), Go(), EndMove())
    assert told(state) == [Stopped(LARA, 3)]
    assert (state.energy, state.left, discards(state)) == (0, 2, "e3")
    play(state, *lay("e1"))
    assert state.energy == 1


@rule("T5.4")
def test_with_the_last_point_the_movement_ends_by_itself_and_the_cards_are_discarded() -> None:
    state = tomb(museum=OPEN, hands={LARA: "e1 e1"})
    play(state, *lay("e1 e1"), SOUTH)
    assert (laid(state), discards(state)) == ("e1 e1", "")
    play(state, SOUTH)
    assert (laid(state), discards(state), state.phase) == ("", "e1 e1", const.ACTING)
    assert Stopped(LARA, 0) in told(state)


@rule("T5.4")
def test_the_last_point_is_settled_before_the_movement_ends() -> None:
    state = revealing("├", "e1")
    assert (state.energy, state.phase, laid(state)) == (0, const.TURNING, "e1")
    play(state, Turn(0))
    assert (state.phase, laid(state)) == (const.ACTING, "")


@rule("T5.5", "A6")
def test_who_is_returned_by_the_own_plate_goes_on_from_the_start_tile() -> None:
    state = tomb(
        museum=["┼ ┼ ┼ ┼ ┼", "R┼ R┼ R┼ R┼ ."],
        plates={1: 0, 2: 0, 4: 1, 5: 1},
        treasures={1: LARA},
        figures={LARA: (0, 4), KURTIS: (0, 0), KAREL: (0, 0)},
        hands={LARA: "e4"},
        unseen=["R┼"],
    )
    lucky(state, lambda state: looks(state, (1, 4)) == "R┼", *lay("e4"), Reveal("south"))
    play(state, *lay("e4"), Reveal("south"))
    assert [place_of(state, seat) for seat in range(4)] == ["start", (0, 0), "start", "start"]
    assert (state.turn, state.energy, state.phase) == (LARA, 3, const.MOVING)
    assert state.where[1] == at((0, 4))
    play(state, SOUTH, EAST, EAST)
    assert place_of(state, LARA) == (0, 4)


@rule("T5.5")
def test_nobody_is_shot_or_asked_in_the_middle_of_anothers_movement() -> None:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (0, 4)}, hands={LARA: "e2", KAREL: "s4"})
    play(state, *lay("e2"), SOUTH)
    assert state.to_act() == (LARA,)
    for move in (Aim(LARA), Fire(), Lay("shooting", 4)):
        assert refusal(state, KAREL, move).code == "not-your-turn"


@rule("T6.1")
def test_a_blank_tile_brings_nothing() -> None:
    state = revealing("┼")
    assert (hand_of(state, LARA), state.energy) == ("", 1)
    assert [type(event) for event in told(state)] == [Revealed, Turned]


@rule("T6.1", "A25")
@pytest.mark.parametrize(("tile", "kind"), [("E└", "e"), ("G├", "s"), ("H├", "h")])
def test_a_source_brings_a_card_of_its_kind_after_it_was_turned(tile: str, kind: str) -> None:
    state = revealing(tile)
    assert hand_of(state, LARA) == ""
    play(state, Turn(1))
    assert hand_of(state, LARA)[0] == kind
    assert len(hand_of(state, LARA).split()) == 1
    assert [type(event) for event in told(state, LARA)] == [Turned, Drew]
    assert state.left == 2


@rule("T6.1")
def test_energy_drawn_on_the_way_is_not_for_this_movement() -> None:
    state = revealing("E├")
    play(state, Turn(0))
    assert state.energy == 1
    assert offered(state, Lay) == []
