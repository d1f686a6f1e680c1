"""L1: what is in the box. The table of L1.9 is read from the rules themselves."""

import re
from collections import Counter
from pathlib import Path

import pytest

from drafts import altered
from games.luxor.builder import GREEN, LYING, RED, STAIRS, luxor, names_of
from games.luxor.looks import spaces
from marks import rule
from trove.core.refusals import BadInput
from trove.games.luxor import constants as const
from trove.games.luxor.edition import Edition
from trove.games.luxor.game import GAME, Luxor
from trove.games.luxor.pieces import TREASURE_KINDS, Horus, Osiris, Treasure, tiles

RULES = Path(__file__).parents[3] / "docs" / "rules" / "luxor.md"
SEEDS = (1, 2, 3)


def box() -> Edition:
    state: Luxor = luxor()
    return state.edition


def cards_of(level: int) -> Counter[str]:
    """How many of which card the box has at a level; starter cards are level 0."""
    state = luxor()
    found: Counter[str] = Counter()
    for kind, name in enumerate(names_of(state)):
        if state.edition.card_level[kind] == level and (n := state.edition.card_count[kind]):
            found[name] += n
    return found


@rule("L1.1")
def test_the_track_leads_from_the_stairs_over_40_spaces_to_the_tomb_chamber() -> None:
    assert (const.STAIRS, const.TOMB) == (0, 41)
    board = GAME.view(GAME.new(2, 1), None).public.board
    assert len(board) == 42
    assert board[const.STAIRS] is None
    assert board[const.TOMB] is None
    assert None not in board[1:41]


@rule("L1.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_there_are_30_treasure_spaces_6_horus_spaces_and_4_osiris_spaces(seed: int) -> None:
    board = GAME.view(GAME.new(2, seed), None).public.board
    laid = Counter(type(tile) for tile in board if tile is not None)
    assert laid == {Treasure: 30, Horus: 6, Osiris: 4}


@rule("L1.2")
def test_there_are_31_starter_cards() -> None:
    starters = cards_of(0)
    assert starters == {"1": 6, "+-1": 5, "2": 4, "3": 4, "4": 4, "5": 4, "die": 4}
    assert starters.total() == 31


@rule("L1.3")
def test_there_are_8_horus_cards_of_each_level() -> None:
    assert cards_of(1) == {"1-3": 3, "1-die": 2, "all 1": 1, "minus 1": 2}
    assert cards_of(2) == {"1-4": 2, "1-5": 2, "all 1": 1, "last": 1, "minus 2": 2}
    assert cards_of(3) == {"1-6": 3, "all 2": 2, "last": 1, "minus 3": 2}
    assert [cards_of(level).total() for level in (1, 2, 3)] == [8, 8, 8]


@rule("L1.4")
def test_there_are_10_treasures_of_each_kind() -> None:
    faces = Counter((tile.kind, tile.needs, tile.points) for tile in tiles(box()) if isinstance(tile, Treasure))
    each = {(1, 1): 1, (1, 2): 3, (2, 3): 4, (2, 4): 1, (3, 6): 1}
    assert faces == {(kind, *face): n for kind in TREASURE_KINDS for face, n in each.items()}
    assert faces.total() == 30


@rule("L1.5")
def test_there_are_14_temple_tiles_by_back_and_front() -> None:
    rows = [box().temples[const.FRONTS * back : const.FRONTS * (back + 1)] for back in range(const.BACKS)]
    tunnel, scarab, wild, wild_or_scarab, favour_1_2, favour_2_3 = range(6)
    cobra, falcon, lion = ({front: n for front, n in enumerate(row) if n} for row in rows)
    assert cobra == {tunnel: 4}
    assert falcon == {scarab: 4, favour_1_2: 1, favour_2_3: 1}
    assert lion == {wild: 3, wild_or_scarab: 1}
    assert [sum(row) for row in rows] == [4, 6, 4]


@rule("L1.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_there_are_two_horus_tiles_each_with_1_2_and_3_eyes(seed: int) -> None:
    board = GAME.view(GAME.new(3, seed), None).public.board
    assert Counter(tile.eyes for tile in board if isinstance(tile, Horus)) == {1: 2, 2: 2, 3: 2}


@rule("L1.6")
def test_the_osiris_tiles_are_1_2_2_3_3_4() -> None:
    assert {number: n for number, n in enumerate(box().osiris) if n} == {1: 1, 2: 2, 3: 2, 4: 1}


@rule("L1.7")
def test_there_are_20_keys_18_wild_treasures_22_scarabs_and_2_sarcophagi() -> None:
    edition = box()
    assert (edition.keys, edition.wilds) == (20, 18)
    worth = {value: n for value, n in zip(edition.scarab_value, edition.scarab_count, strict=True) if n}
    assert worth == {1: 4, 2: 8, 3: 6, 4: 4}
    assert sum(edition.scarab_count) == 22
    assert list(edition.sarcophagus) == [5, 3]


@rule("L1.7")
def test_the_die_shows_1_to_6_each_as_often() -> None:
    state = luxor(adventurers={RED: [0, 1]}, hand={RED: ["die", ...]})
    rolls: Counter[int] = Counter()
    for seed in range(1200):
        turn = state.clone()
        turn.reseed(seed)
        turn.apply(RED, const.ROLL + const.LEFT)
        assert turn.phase == const.ROLLED
        rolls[turn.die] += 1
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert min(rolls.values()) > 150


@rule("L1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_to_4_players_have_5_adventurers_each(players: int) -> None:
    state = GAME.new(players, 1)
    assert state.seats == players
    public = GAME.view(state, None).public
    assert [len(seat.adventurers) for seat in public.seats] == [5] * players
    assert GAME.players == range(2, 5)


@rule("L1.8")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(BadInput, match="luxor is played by 2 to 4 players") as refused:
        GAME.new(players, 1)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.facts) == ("bad-players", {"few": 2, "many": 4})


@rule("L1.9")
def test_the_board_is_the_table_in_the_rules() -> None:
    rows = re.findall(r"^  \|(( \d+ \| \S+ \| \d+ \|){4})$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cells = re.findall(r"(\d+) \| (\S+) \| (\d+)", "\n".join(row for row, _ in rows))
    table = {int(space): (shows, int(points)) for space, shows, points in cells}
    assert sorted(table) == list(range(1, 41))
    state = GAME.new(2, 5)
    edition, board = state.edition, GAME.view(state, None).public.board
    for space, (shows, points) in table.items():
        assert edition.space_points[space] == points
        tile = board[space]
        if shows == "O":
            assert isinstance(tile, Osiris), space
        elif shows.startswith("H"):
            assert tile == Horus(int(shows[1])), space
        else:
            assert isinstance(tile, Treasure), space
        symbol = "-cfl".index(shows[1]) if shows.startswith("T") else 0
        assert edition.symbol[space] == symbol, space
    assert (edition.space_points[const.STAIRS], edition.space_points[const.TOMB]) == (0, 13)


@rule("L1.9")
def test_the_statues_stand_between_8_and_9_16_and_17_24_and_25() -> None:
    edition = box()
    assert list(edition.statue) == [8, 16, 24]
    passed = [edition.statues_before[space] for space in range(const.TOMB + 1)]
    assert passed == [0] * 9 + [1] * 8 + [2] * 8 + [3] * 17


@rule("L1.9")
def test_nobody_stands_or_counts_at_a_statue() -> None:
    state = luxor(adventurers={RED: [8, STAIRS]}, hand={RED: ["1", ...]})
    state.apply(RED, const.PLAY + 1)
    assert spaces(state, RED)[0] == 9


@rule("L1.7", "L1.8", "L1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_component_is_lost_or_made_in_whole_games(players: int) -> None:
    played = GAME.random_games(players, 60, seed=players)
    assert played.games == 60  # those that kept every component


@rule("L1.3")
@pytest.mark.parametrize("piles", ["horus_n", "temple_n"])
def test_a_pile_that_does_not_hold_as_many_as_it_says_is_noticed(piles: str) -> None:
    state = luxor(3)
    assert state.is_conserved()
    assert not altered(state, **{piles: [n + 1 for n in getattr(state, piles)]}).is_conserved()


@rule("L1.4")
def test_a_treasure_that_nobody_has_is_no_treasure_taken() -> None:
    state = luxor(3)
    taken = [0] * len(state.treasures)
    taken[const.KINDS * GREEN] = 1
    assert not altered(state, treasures=taken).is_conserved()


@rule("L1.2", "L1.4", "L1.6", "L1.7")
def test_a_component_too_many_or_too_few_is_noticed() -> None:
    state = luxor(3, adventurers={RED: [7, 7]})
    changes = {
        "hand": [state.hand[0] % 7 + 1, *state.hand[1:]],
        "draw_n": state.draw_n + 1,
        "discard_n": state.discard_n + 1,
        "board": [*state.board[:5], 0, *state.board[6:]],
        "owner": [0, 1, *state.owner[2:]],
        "key_pile": state.key_pile - 1,
        "keys": [1, 0, 0, 0],
        "wild_pile": state.wild_pile + 1,
        "scarab_n": state.scarab_n - 1,
        "entered": 1,
        "horus_top": [0, 0, *state.horus_top[2:]],
    }
    for name, value in changes.items():
        assert not altered(state, **{name: value}).is_conserved(), name
    assert spaces(state, RED) == [7, 7, LYING, LYING, LYING]
    assert spaces(state, GREEN)[:2] == [STAIRS, STAIRS]
