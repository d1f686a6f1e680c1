"""T0 to T2: the box, the sides and seats, and the table before the first turn."""

from collections import Counter
from typing import Any

import pytest

from games.tomb_raider.builder import ECKHARDT, KAREL, KURTIS, LARA, Place, at, tomb
from games.tomb_raider.looks import all_told, deck_of, end_turns, hand_of, lay, looks, offered, place_of, play, refusal
from marks import rule
from trove.core.game import Chair
from trove.core.refusals import BadInput
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.events import Began, Dealt, DealtUnseen, LaidStart, Revealed
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.pieces import plates, treasures
from trove.games.tomb_raider.words import Draw, EndMove, Reveal, Rotate, Turn

SHAPES = {"D": "dead_end", "S": "straight", "C": "corner", "T": "t", "X": "cross"}
BOX = {"blank": "SSCCTTTTX", "energy": "SCCTT", "shooting": "STX", "health": "CTT", "treasure": "DDCTT"}
FIGURES = ["lara", "karel", "kurtis", "eckhardt"]


def figures(state: TombRaider) -> list[str]:
    return [seat.figure for seat in GAME.view(state, None).public.seats]


@rule("T0.1")
def test_the_museum_has_25_tiles_by_symbol_and_shape() -> None:
    unseen = GAME.view(GAME.new(2, 1), None).public.unseen.tiles
    wanted = {symbol: Counter(SHAPES[letter] for letter in shapes) for symbol, shapes in BOX.items()}
    assert unseen == wanted
    by_shape = sum(wanted.values(), Counter[str]())
    assert by_shape == {"dead_end": 2, "straight": 4, "corner": 6, "t": 11, "cross": 2}
    sides = {"dead_end": 1, "straight": 2, "corner": 2, "t": 3, "cross": 4}
    assert sum(sides[shape] * n for shape, n in by_shape.items()) == 63


@rule("T0.1")
def test_shapes_are_open_to_the_sides_the_rules_say() -> None:
    wanted = {"dead_end": "╵", "straight": "│", "corner": "└", "t": "├", "cross": "┼"}
    seen = set()
    for seed in range(60):
        state = tomb(hands={LARA: "e1"})
        state.reseed(seed)
        play(state, *lay("e1"), Reveal("south"))
        (shown,) = all_told(state, Revealed)
        seen.add(shown.shape)
        if state.phase == const.TURNING:
            state.play(LARA, Turn(0))
        assert looks(state, (0, 2))[-1] == wanted[shown.shape]
    assert seen == set(wanted)


@rule("T0.1")
def test_the_start_tile_has_one_opening_and_is_no_museum_tile() -> None:
    state = tomb(museum=["┼ ┼ ┼ ┼ ┼"], hands={LARA: "e3"})
    assert (state.face[const.START], state.doors[const.START]) == (const.GATE, 4)
    play(state, *lay("e3"))
    assert {getattr(move, "direction", getattr(move, "where", "south")) for move in offered(state)} == {"south"}


@rule("T0.2")
def test_decks_have_25_16_and_14_cards_of_four_values() -> None:
    cards = GAME.new(2, 1).edition.cards
    assert list(cards) == [6, 8, 7, 4, 4, 5, 4, 3, 4, 5, 3, 2]
    assert [sum(cards[k : k + 4]) for k in (0, 4, 8)] == [25, 16, 14]
    assert [sum((1 + v) * cards[k + v] for v in range(4)) for k in (0, 4, 8)] == [59, 38, 31]


@rule("T0.3")
def test_eight_small_treasures_and_a_large_one() -> None:
    found = treasures(GAME.new(2, 1).edition)[1:]
    small = [("evidence", value) for value in (2, 2, 3, 3)] + [("painting", value) for value in (2, 2, 3, 3)]
    assert [(one.kind, one.value) for one in found] == [*small, ("large", 3)]


@rule("T0.4")
def test_five_plates_with_their_treasures_and_police() -> None:
    found = [(plate.treasures, plate.police) for plate in plates(GAME.new(2, 1).edition)]
    assert found == [(1, "none"), (2, "none"), (2, "own"), (1, "opposing"), (3, "both")]


@rule("T1.1", "T1.3")
def test_lara_and_kurtis_are_good_and_the_others_bad() -> None:
    seats = GAME.view(GAME.new(4, 1), None).public.seats
    assert [(seat.figure, seat.side) for seat in seats] == list(zip(FIGURES, ["good", "bad"] * 2, strict=True))


@rule("T1.2", "A1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_figure_has_its_own_hand_turn_and_actions_however_many_play(players: int) -> None:
    state = GAME.new(players, 3)
    assert state.seats == 4
    assert [list(state.held[3 * seat : 3 * seat + 3]) for seat in range(4)] == [[1, 1, 1]] * 4
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        assert state.left == 3
        end_turns(state)
    assert turns == [LARA, KAREL, KURTIS, ECKHARDT]


@rule("T1.2", "A1")
def test_the_figures_of_one_player_draw_into_different_hands_and_carry_different_treasures() -> None:
    state = tomb(
        2,
        museum=["┼ ┼ R┼ R┼ ┼"],
        figures={LARA: (0, 2), KURTIS: (0, 2)},
        treasures={1: LARA, 2: KURTIS},
        plates={1: 0, 4: 0},
    )
    play(state, Draw("energy", 1))
    assert len(hand_of(state, LARA).split()) == 1
    assert hand_of(state, KURTIS) == ""
    assert list(state.carry) == [1, 0, 2, 0]


@rule("T1.3")
def test_turns_go_clockwise_and_lara_is_first() -> None:
    state = GAME.new(4, 1)
    end_turns(state, 5)
    assert [(event.seat, event.round) for event in all_told(state, Began)] == [
        (LARA, 1),
        (KAREL, 1),
        (KURTIS, 1),
        (ECKHARDT, 1),
        (LARA, 2),
        (KAREL, 2),
    ]


@rule("T1.3")
def test_the_villains_may_be_swapped() -> None:
    assert figures(GAME.new(4, 1, {"swap_villains": True})) == ["lara", "eckhardt", "kurtis", "karel"]
    assert figures(GAME.new(3, 1, {"swap_villains": True})) == ["lara", "eckhardt", "kurtis", "karel"]


@rule("T13.1")
def test_with_lara_alone_the_order_of_play_is_fixed() -> None:
    assert figures(GAME.new(3, 1, {"lara_alone": True})) == ["lara", "karel", "eckhardt"]
    options = {"lara_alone": True, "swap_villains": True}
    for call in (lambda: GAME.new(3, 1, options), lambda: GAME.seating(3, options)):
        with pytest.raises(BadInput) as problem:
            call()
        assert problem.value.code == "lara-alone-order"


def chairs(*pairs: tuple[int, int], figures: str = "lara karel kurtis eckhardt") -> tuple[Chair, ...]:
    return tuple(Chair(*pair, figure) for pair, figure in zip(pairs, figures.split(), strict=True))


@rule("T1.4")
def test_two_players_have_a_side_each_and_four_a_figure_each() -> None:
    assert GAME.seating(2) == chairs((0, 0), (1, 1), (0, 0), (1, 1))
    assert GAME.seating(4) == chairs((0, 0), (1, 1), (2, 0), (3, 1))


@rule("T1.4", "T13.1")
def test_of_three_players_one_has_both_figures_of_a_side_or_lara_is_alone() -> None:
    assert GAME.seating(3) == GAME.seating(3, {"both_figures": "good"}) == chairs((0, 0), (1, 1), (0, 0), (2, 1))
    assert GAME.seating(3, {"both_figures": "bad"}) == chairs((0, 0), (1, 1), (2, 0), (1, 1))
    assert GAME.seating(3, {"lara_alone": True}) == chairs((0, 0), (1, 1), (2, 1), figures="lara karel eckhardt")


@rule("T1.3", "T13.1")
@pytest.mark.parametrize(("players", "options"), [(4, {}), (2, {"swap_villains": True}), (3, {"lara_alone": True})])
def test_each_chair_has_the_figure_that_the_match_gives_its_seat(players: int, options: dict[str, bool]) -> None:
    assert [chair.figure for chair in GAME.seating(players, options)] == figures(GAME.new(players, 1, options))


@rule("T1.4", "T13.1")
@pytest.mark.parametrize("players", [2, 4])
def test_lara_alone_is_for_three_players(players: int) -> None:
    with pytest.raises(BadInput) as problem:
        GAME.new(players, 1, {"lara_alone": True})
    assert problem.value.code == "lara-alone-players"
    with pytest.raises(BadInput):
        GAME.seating(players, {"lara_alone": True})


@pytest.mark.parametrize("players", [0, 1, 5, "3", None, 2.0, True])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    for call in (lambda: GAME.new(players, 1), lambda: GAME.seating(players)):
        with pytest.raises(BadInput) as problem:
            call()
        assert problem.value.code == "bad-players"


@pytest.mark.parametrize(
    "options",
    [
        {"start": -1},
        {"start": 20},
        {"start": "2"},
        {"start": True},
        {"start": 1.5},
        {"guard": 1},
        {"guard": None},
        {"both_figures": "lara"},
        {"start_anywhere": True},
        {"modified": True},
        {"lara_alone": "yes"},
        [],
        "guard",
    ],
    ids=str,
)
def test_other_options_are_refused(options: object) -> None:
    with pytest.raises(BadInput) as problem:
        GAME.new(3, 1, options)
    assert problem.value.code == "bad-option"


@rule("T2.1")
def test_25_tiles_lie_face_down_and_the_start_tile_above_the_middle_of_the_north_side() -> None:
    public = GAME.view(GAME.new(4, 1), None).public
    assert len(public.museum) == 25
    assert {(tile.state, tile.symbol, tile.doors, tile.blank) for tile in public.museum} == {
        ("face_down", None, (), False)
    }
    assert ((public.entrance.row, public.entrance.column), public.gate) == ((0, 2), "north")


# T2.1: the outer sides clockwise from the north-west corner: the entrance tile, and where the start tile lies from it.
OUTER: list[tuple[Place, str]] = [
    *[((0, c), "north") for c in range(5)],
    *[((r, 4), "east") for r in range(5)],
    *[((4, c), "south") for c in reversed(range(5))],
    *[((r, 0), "west") for r in reversed(range(5))],
]


@rule("T2.1")
@pytest.mark.parametrize("side", range(20))
def test_the_start_tile_may_lie_at_any_outer_side(side: int) -> None:
    state = tomb(start=side, hands={LARA: "e2"})
    public = GAME.view(state, None).public
    assert ((public.entrance.row, public.entrance.column), public.gate) == OUTER[side]
    back: Any = {"north": "south", "south": "north", "east": "west", "west": "east"}[public.gate]
    play(state, *lay("e2"))
    assert offered(state, Reveal) == [Reveal(back)]
    assert refusal(state, LARA, Reveal(public.gate)).code == "no-neighbour"


@rule("T2.1")
def test_a_random_start_is_any_side_and_everybody_sees_it() -> None:
    found = Counter[int]()
    for seed in range(400):
        state = GAME.new(2, seed, {"start": None})
        (laid,) = all_told(state, LaidStart)
        assert laid.side == state.start
        found[state.start] += 1
    assert set(found) == set(range(20))
    assert max(found.values()) < 45  # 20 each, on average


@rule("T2.2", "T14.2")
@pytest.mark.parametrize(
    ("side", "blank"),
    [
        (2, {(0, 2), (0, 1), (0, 3), (1, 2)}),
        (0, {(0, 0), (0, 1), (1, 0)}),
        (19, {(0, 0), (0, 1), (1, 0)}),
        (1, {(0, 1), (0, 0), (0, 2), (1, 1)}),
        (7, {(2, 4), (1, 4), (3, 4), (2, 3)}),
        (10, {(4, 4), (3, 4), (4, 3)}),
    ],
)
def test_modified_the_entrance_and_its_neighbours_are_blank_and_all_know(side: int, blank: set[Place]) -> None:
    state = GAME.new(4, 1, {"modified_setup": True, "start": side})
    for viewer in (None, 0, 1, 2, 3):
        museum = GAME.view(state, viewer).public.museum
        assert {divmod(place, 5) for place, tile in enumerate(museum) if tile.blank} == blank
        assert all(tile.state == "face_down" for tile in museum)


@rule("T2.2")
def test_modified_what_is_revealed_at_the_entrance_is_blank() -> None:
    for seed in range(40):
        state = GAME.new(4, seed, {"modified_setup": True})
        (name,) = [name for name in hand_of(state, LARA).split() if name[0] == "e"]
        play(state, *lay(name), Reveal("south"))
        (shown,) = all_told(state, Revealed)
        assert shown.symbol == "blank"
        assert not GAME.view(state, None).public.museum[2].blank


@rule("T2.3")
def test_how_a_face_down_tile_lies_makes_no_difference() -> None:
    """Whatever tile comes, the revealer may lay it in every way it can lie."""
    ways = {"dead_end": 4, "straight": 2, "corner": 4, "t": 4, "cross": 1}
    for seed in range(40):
        state = tomb(hands={LARA: "e4"})
        state.reseed(seed)
        play(state, *lay("e4"), Reveal("south"))
        (shown,) = all_told(state, Revealed)
        assert len(offered(state, Turn)) == (ways[shown.shape] if ways[shown.shape] > 1 else 0)


@rule("T2.4")
def test_plates_and_small_treasures_are_face_down_and_the_large_one_and_the_bomb_aside() -> None:
    public = GAME.view(GAME.new(4, 1), None).public
    assert len(public.unseen.plates) == 5
    assert [one.kind for one in public.unseen.treasures] == ["evidence"] * 4 + ["painting"] * 4 + ["large"]
    assert public.bomb is None
    assert all(not tile.treasures for tile in public.museum)


@rule("T2.5", "A1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_is_dealt_a_card_of_each_kind(players: int) -> None:
    state = GAME.new(players, 5)
    for seat in range(4):
        assert [name[0] for name in hand_of(state, seat).split()] == ["e", "s", "h"]
    assert len(deck_of(state).split()) == 55 - 12
    dealt = [(event.seat, event.kind) for event in all_told(state, DealtUnseen)]
    assert Counter(dealt) == Counter((seat, kind) for seat in range(4) for kind in ("energy", "shooting", "health"))
    own = [event.seat for event in GAME.events(state, KAREL) if isinstance(event, Dealt)]
    assert set(own) == ({KAREL, ECKHARDT} if players == 2 else {KAREL})


@rule("T2.6")
def test_all_figures_stand_on_the_start_tile() -> None:
    state = GAME.new(4, 1)
    assert [place_of(state, seat) for seat in range(4)] == ["start"] * 4
    assert all(seat.state == "standing" for seat in GAME.view(state, None).public.seats)


def test_the_first_of_several_energy_points_may_turn_the_entrance_tile() -> None:
    state = tomb(museum=[". . │ . ."], hands={LARA: "e2"})
    play(state, *lay("e2"), Rotate("south", 1))
    assert looks(state, (0, 2)) == "─"
    play(state, EndMove())
    assert state.pos[LARA] == const.START
    assert state.face[at((0, 2))] == const.BLANK
