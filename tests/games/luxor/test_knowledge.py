"""L10: who knows what."""

from collections import Counter

import pytest

from games.luxor.builder import (
    ALL_SCARABS,
    BLUE,
    GREEN,
    RED,
    SCARAB,
    STAIRS,
    TUNNEL,
    luxor,
    name_of,
    vase,
)
from games.luxor.looks import discards, draws, hand_of, told
from marks import rule
from trove.games.luxor import constants as const
from trove.games.luxor.events import Drew, DrewUnseen, Played, TookScarab, TookScarabUnseen
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.knowledge import Count, Memory, Place
from trove.games.luxor.pieces import Osiris
from trove.games.luxor.words import Play, Spend, TakeCard

ONE = Play(side="left", adventurer=0, steps=1)
OTHERS = [BLUE, GREEN, None]


def known(state: Luxor, viewer: int | None, seat: int) -> list[str | int]:
    """A hand as the viewer knows it: short names, or the number of the shuffle a card came from."""
    places: tuple[Place, ...] = GAME.knowledge(state, viewer).hands[seat]
    return [name_of(place.card) if place.shuffle is None else place.shuffle for place in places]


def memory(state: Luxor, viewer: int | None) -> Memory:
    remembered: Memory | None = GAME.knowledge(state, viewer).public.memory
    assert remembered is not None
    return remembered


def named(counts: tuple[Count, ...]) -> Counter[str]:
    found: Counter[str] = Counter()
    for count in counts:
        found[name_of(count.card)] += count.count
    return found


@rule("L9.6", "L10.1")
def test_the_public_total_leaves_out_scarabs_that_lie_face_down() -> None:
    state = luxor(2, scarabs={RED: [4, 3]}, keys={RED: 2, BLUE: 1})
    assert [seat.total for seat in GAME.public_view(state).seats] == [2, 1]
    assert state.scores() == [9, 1]


@rule("L10.1")
def test_the_cards_in_hand_are_secret_from_the_others() -> None:
    state = luxor(3, hand={RED: ["1", "2", "3", "4", "5"]})
    assert known(state, RED, RED) == ["1", "2", "3", "4", "5"]
    for viewer in OTHERS:
        assert known(state, viewer, RED) == [1, 1, 1, 1, 1]
    assert [name_of(card) for card in GAME.view(state, RED).private.hand] == ["1", "2", "3", "4", "5"]
    assert GAME.view(state, None).private is None


@rule("L10.1")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    state = luxor(3, hand={RED: ["1", ...]}, draw_pile=["die", "die"])
    state.play(RED, ONE)
    (drew,) = (event for event in told(state, RED) if isinstance(event, Drew))
    assert name_of(drew.card) == "die"
    for viewer in OTHERS:
        assert told(state, viewer)[-1] == DrewUnseen(RED)
        assert known(state, viewer, RED)[2] == 1


@rule("L10.1")
def test_any_hand_of_the_cards_not_seen_could_be_anothers() -> None:
    state = luxor(2, hand={RED: ["1", "2", "3", "4", "5"]})
    hands = set()
    for seed in range(40):
        other = state.imagine(BLUE, seed)
        assert isinstance(other, Luxor)
        assert other.is_conserved()
        assert hand_of(other, BLUE) == hand_of(state, BLUE)
        assert GAME.knowledge(other, BLUE) == GAME.knowledge(state, BLUE)
        hands.add(tuple(hand_of(other, RED)))
    assert len(hands) > 30


@rule("L10.1")
def test_the_value_of_a_scarab_is_secret_and_its_owner_may_look_again_at_any_time() -> None:
    state = luxor(3, adventurers={RED: [1, STAIRS]}, board={2: SCARAB}, hand={RED: ["1", ...], BLUE: ["1", ...]})
    state.play(RED, ONE)
    (took,) = (event for event in told(state, RED) if isinstance(event, TookScarab))
    assert TookScarabUnseen(RED) in told(state, BLUE)
    state.play(BLUE, ONE)
    assert GAME.view(state, RED).private.scarabs == GAME.knowledge(state, RED).scarabs == (took.value,)
    for viewer in OTHERS:
        assert GAME.knowledge(state, viewer).scarabs == ()
        assert GAME.knowledge(state, viewer).public.seats[RED].scarab_values is None


@rule("L10.1")
def test_a_seat_knows_which_scarabs_it_has_not_seen() -> None:
    state = luxor(3, scarabs={RED: [1, 4], BLUE: [4, 4]})
    left = Counter(ALL_SCARABS)
    assert GAME.knowledge(state, RED).scarabs_unseen == left - Counter([1, 4])
    assert GAME.knowledge(state, BLUE).scarabs_unseen == left - Counter([4, 4])
    assert GAME.knowledge(state, GREEN).scarabs_unseen == left
    assert GAME.knowledge(state, None).scarabs_unseen == left


@rule("L10.1")
def test_the_order_of_face_down_piles_is_known_to_nobody() -> None:
    state = luxor(2, adventurers={RED: [21, STAIRS]}, board={22: vase(1, 2)}, hand={RED: ["1", ...]})
    fronts, drawn = set(), set()
    for seed in range(60):
        turn = state.imagine(RED, seed)
        turn.play(RED, ONE)
        assert isinstance(turn, Luxor)
        fronts.add(turn.board[22])
        drawn.add(hand_of(turn, RED)[2])
    assert len(fronts) == 3
    assert len(drawn) > 4


@rule("L10.1")
def test_of_the_horus_cards_below_the_top_only_the_kinds_are_known() -> None:
    state = luxor(2, horus_piles={1: ["1-3", "1-die", "all 1", "1-3"]})
    assert named(memory(state, RED).horus[0]) == {
        "1-3": 1,
        "1-die": 1,
        "all 1": 1,
    }
    state = luxor(2, adventurers={RED: [5, STAIRS]}, hand={RED: ["1", ...]}, horus_piles={1: ["1-3", "1-die", "all 1"]})
    state.play(RED, ONE)
    next_top = set()
    for seed in range(20):
        turn = state.imagine(RED, seed)
        turn.play(RED, TakeCard(1))
        assert isinstance(turn, Luxor)
        next_top.add(turn.horus_top[1])
    assert len(next_top) == 2


@rule("L10.1", "L2.4")
def test_the_unused_osiris_tiles_follow_from_those_on_the_board() -> None:
    state = GAME.new(2, 9)
    laid = Counter(tile.number for tile in GAME.view(state, None).public.board if isinstance(tile, Osiris))
    left = Counter({1: 1, 2: 2, 3: 2, 4: 1}) - laid
    for seed in range(10):
        other = state.imagine(None, seed)
        assert isinstance(other, Luxor)
        box = other.box[const.OSIRIS_BOX : const.BOX]
        assert {number: n for number, n in enumerate(box) if n} == left


@rule("L10.2")
@pytest.mark.parametrize("viewer", [RED, BLUE, GREEN, None])
def test_all_see_which_card_is_played_and_from_which_end(viewer: int | None) -> None:
    state = luxor(3, hand={RED: ["1", ..., "2"]})
    state.play(RED, Play(side="right", adventurer=0, steps=2))
    played = told(state, viewer)[0]
    assert isinstance(played, Played)
    assert (played.seat, played.side, name_of(played.card)) == (RED, "right", "2")
    assert named(memory(state, viewer).discards) == {"2": 1}
    assert name_of(GAME.view(state, viewer).public.discard_top) == "2"


@rule("L10.2")
def test_all_see_which_card_is_spent() -> None:
    state = luxor(3, adventurers={RED: [40, 40]}, hand={RED: ["5", ..., "4"]})
    state.play(RED, Spend("right"))
    assert name_of(told(state, None)[0].card) == "4"
    assert named(memory(state, None).discards) == {"4": 1}


def with_a_taken_card() -> Luxor:
    """Red has just taken "1-3" at a Horus tile; everybody saw it."""
    state = luxor(
        3,
        adventurers={RED: [5, STAIRS]},
        hand={RED: ["1", "2", "3", "4", "5"]},
    )
    state.play(RED, ONE)
    state.play(RED, TakeCard(1))
    return state


def others_play(state: Luxor) -> None:
    while state.turn != RED:
        state.apply(state.turn, state.legal(state.turn)[0])


@rule("L10.2", "L6.5")
@pytest.mark.parametrize("viewer", OTHERS)
def test_everyone_knows_the_place_of_a_taken_horus_card_as_it_moves(viewer: int | None) -> None:
    state = with_a_taken_card()
    assert hand_of(state, RED) == ["2", "3", "1-3", "4", "5"]
    assert known(state, viewer, RED) == [1, 1, "1-3", 1, 1]
    others_play(state)
    right = state.clone()
    state.play(RED, Play(side="left", adventurer=0, steps=2))
    assert hand_of(state, RED)[:2] == ["3", "1-3"]
    assert known(state, viewer, RED) == [1, "1-3", 1, 1, 1]
    others_play(state)
    state.play(RED, Play(side="left", adventurer=1, steps=3))
    assert known(state, viewer, RED) == ["1-3", 1, 1, 1, 1]
    others_play(state)
    state.play(RED, Play(side="left", adventurer=1, steps=2))
    assert known(state, viewer, RED) == [1, 1, 1, 1, 1]
    assert named(memory(state, viewer).discards)["1-3"] == 1
    right.play(RED, Play(side="right", adventurer=0, steps=5))
    assert known(right, viewer, RED) == [1, 1, 1, "1-3", 1]


@rule("L10.2")
def test_a_taken_card_stays_in_its_place_however_the_hidden_ones_are_imagined() -> None:
    state = with_a_taken_card()
    others_play(state)
    for seed in range(20):
        other = state.imagine(BLUE, seed)
        assert isinstance(other, Luxor)
        assert hand_of(other, RED)[2] == "1-3"


@rule("L10.2")
def test_while_the_choice_is_made_the_open_place_of_the_hand_is_known_to_be_empty() -> None:
    state = luxor(3, adventurers={RED: [5, STAIRS]}, hand={RED: ["1", "2", "3", "4", "5"]})
    state.play(RED, ONE)
    for viewer in OTHERS:
        assert known(state, viewer, RED) == [1, 1, "", 1, 1]
    assert known(state, RED, RED) == ["2", "3", "", "4", "5"]


@rule("L10.2")
def test_the_counts_of_all_piles_and_of_everyones_things_are_public() -> None:
    state = luxor(
        2,
        board={4: TUNNEL},
        keys={RED: 2},
        wilds={BLUE: 3},
        scarabs={BLUE: [4, 1]},
        treasures={RED: [vase(1, 2)]},
        draw_pile=["1", "2", "3"],
        horus_piles={2: ["1-4"]},
    )
    public = GAME.view(state, None).public
    assert public == GAME.view(state, RED).public == GAME.view(state, BLUE).public
    assert (public.keys_left, public.wilds_left, public.scarabs_left) == (18, 15, 20)
    assert (public.draw_pile, public.discard_pile) == (3, state.discard_n)
    assert public.horus_left == (8, 1, 8)
    assert public.temples_left == (3, 6, 4)
    red, blue = public.seats
    assert (red.keys, red.wilds, red.scarabs, red.points) == (2, 0, 0, 2)
    assert [(tile.kind, tile.needs, tile.points) for tile in red.treasures] == [("vase", 1, 2)]
    assert (blue.keys, blue.wilds, blue.scarabs, blue.points) == (0, 3, 2, 0)


@rule("L10.2", "L2.8")
def test_a_horus_card_drawn_from_the_draw_pile_is_secret_like_any_drawn_card() -> None:
    state = luxor(3, hand={RED: ["1", ...]}, draw_pile=["1-6"])
    state.play(RED, ONE)
    assert hand_of(state, RED)[2] == "1-6"
    for viewer in OTHERS:
        assert known(state, viewer, RED)[2] == 1
        assert told(state, viewer)[-2] == DrewUnseen(RED)


@rule("L10.3")
def test_a_careful_player_knows_what_can_still_be_drawn() -> None:
    state = luxor(2, hand={RED: ["1", "2", "3", "4", "5"], BLUE: ["die", "die", "1", "1", "1"]})
    unseen = GAME.knowledge(state, RED).unseen
    assert set(unseen) == {1}
    assert named(unseen[1]) == {"1": 5, "+-1": 5, "2": 3, "3": 3, "4": 3, "5": 3, "die": 4}


@rule("L10.3")
def test_a_careful_player_tells_the_cards_of_one_shuffle_from_those_of_the_next() -> None:
    state = luxor(2, hand={RED: ["1", "2", "3", "4", "5"], BLUE: ["1", ...]}, draw_pile=["die"])
    state.play(RED, ONE)
    assert state.shuffle == 2
    unseen = GAME.knowledge(state, BLUE).unseen
    assert named(unseen[1]) == Counter(hand_of(state, RED)) == {"2": 1, "3": 1, "die": 1, "4": 1, "5": 1}
    assert named(unseen[2]) == Counter(draws(state))
    assert discards(state) == []
    state.play(BLUE, ONE)
    assert known(state, RED, BLUE) == [1, 1, 2, 1, 1]


@rule("L10.3")
def test_the_screen_shows_remembered_cards_only_with_the_memory_aid_for_all() -> None:
    for aid in (False, True):
        state = luxor(3, hand={RED: ["1", ...]}, memory_aid=aid)
        state.play(RED, ONE)
        for viewer in (RED, *OTHERS):
            shown = GAME.view(state, viewer).public.memory
            assert (shown is not None) == aid
            if shown is not None:
                assert named(shown.discards) == {"1": 1}
            assert named(memory(state, viewer).discards) == {"1": 1}


@rule("L10.3")
def test_the_memory_aid_shows_taken_cards_in_their_places_and_no_other() -> None:
    state = with_a_taken_card()
    hands = memory(state, None).hands
    assert [name_of(card) for card in hands[RED]] == ["", "", "1-3", "", ""]
    assert hands[BLUE] == hands[GREEN] == (None,) * 5


@rule("L10.3")
def test_what_temple_tiles_can_still_come_is_known() -> None:
    state = luxor(board={4: TUNNEL, 2: SCARAB})
    assert GAME.knowledge(state, BLUE).temples_unseen == (
        {"tunnel": 3},
        {"scarab": 3, "favour_1_2": 1, "favour_2_3": 1},
        {"wild": 3, "wild_or_scarab": 1},
    )
