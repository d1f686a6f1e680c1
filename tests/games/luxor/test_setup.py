"""L2: the set-up, on games as they are dealt."""

from collections import Counter

import pytest

from games.luxor.builder import (
    BLUE,
    GREEN,
    HORUS_SPACES,
    LYING,
    OSIRIS_SPACES,
    RED,
    STAIRS,
    YELLOW,
    luxor,
    name_of,
    names_of,
)
from games.luxor.looks import hand_of, spaces
from marks import rule
from trove.core.refusals import BadInput
from trove.games.luxor import constants as const
from trove.games.luxor.events import Dealt, DealtUnseen, Started
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.knowledge import Place
from trove.games.luxor.pieces import Horus, Osiris, Treasure

MANY = 300


def dealt(players: int = 2, start: int | None = None) -> list[Luxor]:
    return [GAME.new(players, seed, {"starting_player": start}) for seed in range(MANY)]


@rule("L2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_adventurers_stand_on_the_stairs_and_one_lies_at_each_statue(players: int) -> None:
    state = GAME.new(players, 3)
    for seat in range(players):
        assert spaces(state, seat) == [STAIRS, STAIRS, LYING, LYING, LYING]
    assert GAME.view(state, None).public.seats[RED].adventurers == (0, 0, None, None, None)


@rule("L2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_five_starter_cards_and_the_rest_is_the_draw_pile(players: int) -> None:
    state = GAME.new(players, 3)
    assert state.draw_n == 31 - 5 * players
    assert state.discard_n == 0
    level = state.edition.card_level
    assert all(kind and level[kind] == 0 for kind in state.hand[: const.HAND * players])
    assert list(state.hand[const.HAND * players :]) == [0] * (const.HAND * (const.SEATS - players))


@rule("L2.2")
def test_hands_are_dealt_in_order_from_the_starting_player_and_only_their_owner_sees_them() -> None:
    state = GAME.new(3, 3, {"starting_player": BLUE})
    seen = [event for event in GAME.events(state, GREEN) if isinstance(event, Dealt | DealtUnseen)]
    assert [event.seat for event in seen] == [BLUE] * 5 + [GREEN] * 5 + [RED] * 5
    assert [event.place for event in seen] == [0, 1, 2, 3, 4] * 3
    assert [isinstance(event, Dealt) for event in seen] == [False] * 5 + [True] * 5 + [False] * 5
    assert [name_of(event.card) for event in seen if isinstance(event, Dealt)] == hand_of(state, GREEN)


@rule("L2.2")
def test_every_card_comes_to_every_place_of_a_hand() -> None:
    for place in range(const.HAND):
        kinds = Counter(hand_of(state, BLUE)[place] for state in dealt())
        assert set(kinds) == {"1", "+-1", "2", "3", "4", "5", "die"}
        assert kinds["1"] > MANY * 6 / 31 / 2


@rule("L2.3")
def test_each_horus_pile_shows_its_top_card_to_all() -> None:
    state = GAME.new(2, 3)
    public = GAME.view(state, None).public
    assert [card.level for card in public.horus_tops] == [1, 2, 3]
    assert public.horus_left == (8, 8, 8)
    assert list(state.horus_n[1:]) == [7, 7, 7]


@rule("L2.3")
def test_the_horus_piles_are_shuffled() -> None:
    games = dealt()
    names = names_of(games[0])
    shown = [Counter(names[state.horus_top[level]] for state in games) for level in (1, 2, 3)]
    assert set(shown[0]) == {"1-3", "1-die", "all 1", "minus 1"}
    assert set(shown[1]) == {"1-4", "1-5", "all 1", "last", "minus 2"}
    assert set(shown[2]) == {"1-6", "all 2", "last", "minus 3"}
    assert shown[0]["1-3"] > MANY / 4
    assert shown[2]["last"] < MANY / 4


@rule("L2.4")
def test_four_of_the_six_osiris_tiles_lie_on_the_osiris_spaces() -> None:
    left_out: Counter[int] = Counter()
    for state in dealt():
        board = GAME.view(state, None).public.board
        laid = {space: tile.number for space, tile in enumerate(board) if isinstance(tile, Osiris)}
        assert tuple(laid) == OSIRIS_SPACES
        left = Counter({1: 1, 2: 2, 3: 2, 4: 1}) - Counter(laid.values())
        assert left.total() == 2
        assert {n: k for n, k in enumerate(state.box[const.OSIRIS_BOX : const.BOX]) if k} == left
        left_out += left
    assert set(left_out) == {1, 2, 3, 4}
    assert left_out[2] > left_out[1]
    assert left_out[3] > left_out[4]


@rule("L2.5")
def test_the_horus_tiles_lie_on_their_spaces_by_number_of_eyes() -> None:
    for state in dealt()[:20]:
        board = GAME.view(state, None).public.board
        assert {space: tile.eyes for space, tile in enumerate(board) if isinstance(tile, Horus)} == HORUS_SPACES


@rule("L2.5")
def test_the_treasures_lie_at_random_on_all_other_spaces() -> None:
    games = dealt()
    first: Counter[str] = Counter()
    for state in games:
        board = GAME.view(state, None).public.board
        lie = [space for space, tile in enumerate(board) if isinstance(tile, Treasure)]
        assert lie == [k for k in range(1, 41) if k not in HORUS_SPACES and k not in OSIRIS_SPACES]
        assert len({board[space].tile for space in lie}) == 30
        first[board[1].kind] += 1
    assert set(first) == {"vase", "jewelry", "statue"}
    assert min(first.values()) > MANY / 4


@rule("L2.6")
def test_temple_tiles_and_scarabs_lie_face_down_wild_treasures_and_keys_in_the_supply() -> None:
    state = GAME.new(4, 3)
    public = GAME.view(state, YELLOW).public
    assert public.temples_left == (4, 6, 4)
    assert public.scarabs_left == 22
    assert public.wilds_left == 18
    assert public.keys_left == 20
    assert all((seat.keys, seat.wilds, seat.scarabs, seat.points) == (0, 0, 0, 0) for seat in public.seats)


@rule("L2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_a_random_one(players: int) -> None:
    starts = Counter(state.start for state in dealt(players))
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) > MANY / players / 2


@rule("L2.7")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
def test_the_host_may_choose_the_starting_player(seat: int) -> None:
    for seed in range(5):
        state = GAME.new(3, seed, {"starting_player": seat})
        assert state.start == seat
        assert state.to_act() == (seat,)
        assert GAME.events(state, None)[0] == Started(seat)


@rule("L2.7")
@pytest.mark.parametrize("seat", [-1, 3, "0", 1.5, True])
def test_a_starting_player_who_does_not_sit_at_the_table_is_refused(seat: object) -> None:
    with pytest.raises(BadInput, match="starting_player") as refused:
        GAME.new(3, 1, {"starting_player": seat})
    assert refused.value.code == "bad-option"


@rule("L2.7")
def test_the_marker_does_not_move_during_the_game() -> None:
    state = GAME.new(3, 4, {"starting_player": GREEN})
    for _ in range(40):
        seat = state.turn
        state.apply(seat, state.legal(seat)[0])
        assert state.start == GREEN


@rule("L2.8", "L3.6")
def test_a_horus_card_from_the_draw_pile_has_the_same_back_as_any_other() -> None:
    drawn = []
    for card in ("1-6", "3"):
        state = luxor(hand={RED: ["1", ...]}, draw_pile=[card, "4"])
        state.reseed(next(seed for seed in range(50) if draws_first(state, seed, card)))
        state.apply(RED, const.PLAY + 1)
        assert hand_of(state, RED)[2] == card
        drawn.append(GAME.knowledge(state, BLUE).hands[RED])
    assert drawn[0] == drawn[1]
    assert drawn[0][2] == Place(card=None, shuffle=1)


def draws_first(state: Luxor, seed: int, card: str) -> bool:
    """Whether red draws this card after this seed."""
    turn = state.clone()
    turn.reseed(seed)
    turn.apply(RED, const.PLAY + 1)
    return hand_of(turn, RED)[2] == card
