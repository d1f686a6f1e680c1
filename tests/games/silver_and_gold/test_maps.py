"""S1.1 to S1.4: the standard map pack, other packs, and every way of being wrong."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.refusing import refused_edition
from games.silver_and_gold.builder import pack_text
from marks import rule
from trove.core.refusals import BadInput
from trove.games.silver_and_gold.edition_file import standard_text
from trove.games.silver_and_gold.game import GAME
from trove.games.silver_and_gold.pieces import Map

STANDARD = standard_text()
CARDS: list[dict[str, Any]] = json.loads(STANDARD)
SIZES = {"purple": 14, "orange": 12, "green": 10, "grey": 8}
FULL = ["oooo"] * 4  # sixteen squares


def maps() -> list[Map]:
    """The standard maps, as a player knows them before any is dealt."""
    return list(GAME.knowledge(GAME.new(2, 1), None).unseen)


def signs(card: Map) -> str:
    return "".join(card.rows).replace(".", "")


# S1.1 to S1.3: the published statistics


@rule("S1.1", "S1.4")
def test_there_are_47_maps_worth_their_squares() -> None:
    assert len(maps()) == 47
    assert Counter(card.color for card in maps()) == {"purple": 12, "orange": 12, "green": 12, "grey": 11}
    for card in maps():
        assert len(signs(card)) == card.points == SIZES[card.color], card.id


@rule("S1.1")
def test_every_map_is_one_small_island() -> None:
    for card in maps():
        land = {(r, c) for r, row in enumerate(card.rows) for c, sign in enumerate(row) if sign != "."}
        reached, edge = set[tuple[int, int]](), [min(land)]
        while edge:
            r, c = edge.pop()
            if (r, c) in land - reached:
                reached.add((r, c))
                edge += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        assert reached == land, card.id
        assert len(card.rows) <= 6
        assert max(map(len, card.rows)) <= 6


@rule("S1.2")
def test_there_are_55_crosses_42_coins_and_16_palms() -> None:
    found = Counter("".join(map(signs, maps())))
    assert (found["X"], found["$"], found["T"]) == (55, 42, 16)
    assert set(found) == set("oX$T")


@rule("S1.3")
def test_there_are_12_seals_one_of_each_colour_for_each_other() -> None:
    seals = Counter((card.color, card.seal.color, card.seal.value) for card in maps() if card.seal)
    worth = {"purple": 2, "orange": 2, "green": 1, "grey": 1}
    assert seals == {(one, other, worth[other]): 1 for one in SIZES for other in SIZES if one != other}
    assert seals.total() == 12


@rule("S1.4", "S1.1")
def test_no_two_maps_are_the_same() -> None:
    assert len({card.id for card in maps()}) == 47
    assert len({card.rows for card in maps()}) == 47


@rule("S1.4")
def test_the_standard_text_is_the_standard_pack_however_it_is_given(tmp_path: Path) -> None:
    file = tmp_path / "maps.json"
    file.write_text(STANDARD, encoding="utf-8")
    given: list[object] = [None, STANDARD, STANDARD.encode(), file]
    assert len({GAME.new(3, 5, edition=edition).hash() for edition in given}) == 1
    assert GAME.new(2, 1).edition.name == "standard"


# S1.4: another pack


def pack(n: int = 20, /, **changes: Any) -> list[dict[str, Any]]:
    """A small pack of islands of four."""
    card = {"id": "", "color": "grey", "points": 4, "seal": None, "rows": ["oX", "$T"]}
    return [{**card, "id": f"map-{k}", **(changes if k == 7 else {})} for k in range(n)]


def played(text: str, players: int, seed: int) -> list[int]:
    state, chance = GAME.new(players, seed, edition=text), Random(seed)
    while not state.over:
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal(seat)))
        assert state.is_conserved()
    return list(state.scores())


@rule("S1.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_another_pack_is_played_by_the_same_rules(players: int) -> None:
    """Twenty small maps run out: decks and display are empty before the end."""
    text = pack_text(pack())
    for seed in range(5):
        assert len(played(text, players, seed)) == players
    results = GAME.random_games(players, 200, 1, edition=text)
    assert results.games == 200


@rule("S1.4")
def test_the_biggest_pack_is_played() -> None:
    cards = [{"id": f"big-{k}", "color": "green", "points": 16, "seal": None, "rows": FULL} for k in range(60)]
    text = pack_text(cards)
    assert len(played(text, 4, 1)) == 4
    state = GAME.new(4, 2, edition=text)
    assert GAME.view(state, None).public.deck == 44
    assert GAME.random_games(4, 100, 1, edition=text).games == 100


@rule("S1.4")
def test_a_state_carries_its_pack_with_it() -> None:
    state = GAME.new(2, 1, edition=pack_text(pack()))
    copy = GAME.unpack(state.pack())
    assert copy.hash() == state.hash()
    assert GAME.view(copy, 0) == GAME.view(state, 0)
    assert GAME.view(copy, 0).private.dealt[0].rows == ("oX", "$T")


@rule("S1.4")
def test_a_whole_standard_pack_in_other_words_is_welcome() -> None:
    assert GAME.new(2, 1, edition=json.dumps(CARDS)).edition.name == "unnamed"
    assert GAME.new(2, 1, edition=json.dumps({"name": "Ours", "maps": CARDS}, indent=1)).edition.name == "Ours"
    windows = STANDARD.replace("\n", "\r\n")
    assert len(GAME.knowledge(GAME.new(2, 1, edition=windows), None).unseen) == 47


@rule("S1.4")
def test_rows_may_be_of_different_lengths_and_fill_the_grid() -> None:
    wide: dict[str, Any] = {"points": 16, "rows": ["oooooo", "o", "o", "oooooo", "o", "$"]}
    state = GAME.new(2, 1, edition=pack_text(pack(**wide)))
    assert int.bit_count(state.edition.squares[8]) == 16


@rule("S4.2", "S1.3")
def test_a_pack_may_have_seals_of_its_own_colour_and_other_worth() -> None:
    state = GAME.new(2, 1, edition=pack_text(pack(seal={"color": "grey", "value": 9})))
    assert (state.edition.seal_colour[8], state.edition.seal_value[8]) == (4, 9)


# Every way of being wrong


def refused(text: object) -> BadInput:
    problem = refused_edition(GAME, text)
    assert len(str(problem)) < 400
    return problem


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"points": 5}, "expected as many points as squares, 4"),
    ({"points": -4}, "expected as many points as squares"),
    ({"points": 0}, "expected as many points as squares"),
    ({"rows": ["oo", "..", "oo"]}, "expected one island"),
    ({"rows": ["o.o", ".o.", "o.."]}, "expected one island"),  # corners do not connect
    ({"rows": ["oo", "oO"]}, "expected only the signs . o X $ T, not 'O'"),
    ({"rows": ["oo", "o "]}, "expected only the signs . o X $ T, not ' '"),
    ({"rows": ["oo", "o\u00f6"]}, "expected only the signs"),
    ({"rows": ["ooooooo"], "points": 7}, "expected at most 6 rows of at most 6 squares"),
    ({"rows": ["o"] * 7, "points": 7}, "expected at most 6 rows of at most 6 squares"),
    ({"rows": []}, "expected at most 6 rows"),
    ({"rows": [".", ".."]}, "expected 1 to 16 squares, found 0"),
    ({"rows": [""]}, "expected 1 to 16 squares, found 0"),
    ({"rows": ["oooooo"] * 3, "points": 18}, "expected 1 to 16 squares, found 18"),
    ({"id": "map-3"}, "that no other map has"),
    ({"id": ""}, "expected a name of 1 to 60 letters"),
    ({"id": "x" * 61}, "expected a name of 1 to 60 letters"),
    ({"seal": {"color": "green", "value": 0}}, "expected a seal worth 1 to 9"),
    ({"seal": {"color": "green", "value": 10}}, "expected a seal worth 1 to 9"),
    ({"seal": {"color": "green", "value": -(10**15)}}, "expected a seal worth 1 to 9"),
]


@rule("S1.1", "S1.2", "S1.3", "S1.4")
@pytest.mark.parametrize(("change", "expected"), WRONG, ids=str)
def test_a_wrong_map_is_refused_with_its_name_its_line_and_what_was_expected(
    change: dict[str, Any], expected: str
) -> None:
    problem = refused(pack_text(pack(**change)))
    assert expected in str(problem)
    assert problem.facts["line"] == 9  # one map a line, the first on the second
    assert str(problem).startswith("map pack, line 9" if "id" in change else "map pack, line 9, map map-7: ")


@pytest.mark.parametrize(
    "change",
    [
        {"color": "pink"},
        {"color": None},
        {"points": "4"},
        {"points": 4.5},
        {"points": None},
        {"seal": {"color": "green"}},
        {"seal": {"color": "blue", "value": 1}},
        {"seal": {"color": "green", "value": True}},
        {"seal": {"color": "green", "value": 1, "of": 2}},
        {"seal": "green"},
        {"rows": "oX"},
        {"rows": [1, 2]},
        {"id": 7},
        {"size": 4},
    ],
    ids=str,
)
def test_a_map_of_another_form_is_refused_with_its_line(change: dict[str, Any]) -> None:
    problem = refused(pack_text(pack(**change)))
    assert problem.facts["line"] == 9
    assert (
        "xpected" in str(problem) or "nvalid" in str(problem) or "nknown" in str(problem) or "missing" in str(problem)
    )


@pytest.mark.parametrize("field", ["id", "color", "points", "seal", "rows"])
def test_a_map_without_a_field_is_refused_with_its_line(field: str) -> None:
    cards = pack()
    del cards[7][field]
    problem = refused(pack_text(cards))
    assert f"`{field}`" in str(problem)
    assert problem.facts["line"] == 9


@rule("S1.1")
def test_other_numbers_of_maps_are_refused_unless_the_pack_says_why() -> None:
    fewer = json.dumps([card for card in CARDS if card["id"] != "grey-11"])
    assert "expected 11 grey maps, found 10" in str(refused(fewer))
    grey = [card | {"color": "grey"} if card["id"] == "green-01" else card for card in CARDS]
    assert "expected 12 green maps, found 11" in str(refused(json.dumps(grey)))
    assert "deviates" in str(refused(pack_text(pack(), deviates="")))
    GAME.new(2, 1, edition=json.dumps({"deviates": "one is lost", "maps": json.loads(fewer)}))


@pytest.mark.parametrize("n", [0, 1, 19, 61, 200])
def test_too_few_and_too_many_maps_are_refused(n: int) -> None:
    assert f"expected 20 to 60 maps, found {n}" in str(refused(pack_text(pack(n))))


def test_a_long_name_of_a_pack_is_refused() -> None:
    text = json.dumps({"name": "x" * 61, "deviates": "small", "maps": pack()})
    assert "expected a name of 1 to 60 letters" in str(refused(text))


HOSTILE: list[str | bytes] = [
    "",
    " ",
    "null",
    "{}",
    "[]",
    "7",
    '"maps"',
    "[" * 100_000,
    '{"maps": ' * 50_000,
    "[1, 2",
    "[{}]",
    '{"maps": null}',
    '{"maps": [], "name": 3}',
    '{"maps": [], "evil": 1}',
    "\x00\x01",
    "\ud800",
    b"\xff\xfe[",
    "o" * 1_000_000,
    '[{"id": "' + "x" * 60_000 + '"}]',
    STANDARD[: len(STANDARD) // 2],
    STANDARD.replace('"points": 14', '"points": 1' + "0" * 400, 1),
    STANDARD.replace('"points": 14', '"points": 1' + "0" * 5000, 1),
    STANDARD.replace('"points": 14', '"points": 1e308', 1),
    STANDARD.replace('"points": 14', '"points": NaN', 1),
    STANDARD + "[]",
    "name = 'standard'",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_text_is_refused_in_one_sentence(text: str | bytes) -> None:
    assert str(refused(text)).startswith("map pack")


def test_a_text_that_breaks_off_is_refused_at_its_end() -> None:
    text = "\n".join(STANDARD.split("\n")[:9])
    assert refused(text).facts["line"] == 9


@pytest.mark.parametrize("sign", ["\n", "\x1b[31m", "\u202e", "\x00", "\r"])
def test_names_hold_no_signs_that_would_spoil_a_screen(sign: str) -> None:
    refused(pack_text(pack(id=f"map{sign}")))


@pytest.mark.parametrize("given", [7, 1.5, [], {}, object(), True])
def test_what_is_no_text_is_no_pack(given: object) -> None:
    refused(given)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert "a file that can be read" in str(refused(tmp_path / "none.json"))
    assert "a file that can be read" in str(refused(tmp_path))
