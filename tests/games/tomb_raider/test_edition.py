"""Edition files: the standard one, others, and every way of being wrong."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from games.refusing import edited, line_of, refused_edition
from games.tomb_raider.builder import LARA, tomb
from games.tomb_raider.looks import hand_of
from marks import rule
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.edition_file import MOST_BYTES, standard_text
from trove.games.tomb_raider.game import GAME
from trove.games.tomb_raider.pieces import plates, treasures

STANDARD = standard_text()
FULL = MOST_BYTES - 16  # as much of one thing as a file may hold
changed = partial(edited, STANDARD)
refused = partial(refused_edition, GAME)


@rule("T0.1", "T0.2", "T0.3", "T0.4")
def test_the_standard_edition_has_every_count_of_the_box() -> None:
    edition = GAME.new(2, 1).edition
    assert sum(edition.tiles) == 25
    assert [sum(edition.tiles[5 * k : 5 * k + 5]) for k in range(5)] == [9, 5, 3, 3, 5]
    assert [sum(edition.cards[4 * k : 4 * k + 4]) for k in range(3)] == [25, 16, 14]
    assert len(edition.treasure_value) - 1 == 9
    assert sum(edition.plate_treasures) == 9
    assert edition.name == "standard"


def test_the_standard_text_is_the_standard_edition_however_it_is_given(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(STANDARD, encoding="utf-8")
    given: list[object] = [None, STANDARD, STANDARD.encode(), file]
    states = [GAME.new(3, 5, edition=edition) for edition in given]
    assert len({state.hash() for state in states}) == 1


ANOTHER = changed(
    ('name = "standard"', 'name = "Grandmother\'s box"'),
    ("straight = 2\ncorner = 2\nt = 4\ncross = 1", "dead_end = 9"),
    ("[tiles.energy]\nstraight = 1\ncorner = 2\nt = 2", "[tiles.energy]\ncross = 5"),
    ("energy = [6, 8, 7, 4]", "energy = [0, 0, 0, 99]"),
    ("health = [4, 5, 3, 2]", "health = [8, 0, 0, 0]"),
    ("evidence = [2, 2, 3, 3]", "evidence = [9, 1, 5, 1]"),
    ("paintings = [2, 2, 3, 3]", "paintings = [1, 1, 1, 1]"),
    ("large = 3", "large = 9"),
    ('treasures = 1\npolice = "none"', 'treasures = 3\npolice = "both"'),
    ('treasures = 1\npolice = "opposing"', 'treasures = 3\npolice = "both"'),
)
FEWEST = changed(
    ('treasures = 3\npolice = "both"', 'treasures = 2\npolice = "both"'),
    ("energy = [6, 8, 7, 4]", "energy = [8, 0, 0, 0]"),
    ("shooting = [4, 5, 4, 3]", "shooting = [0, 0, 0, 8]"),
    ("health = [4, 5, 3, 2]", "health = [2, 2, 2, 2]"),
    ("straight = 2\ncorner = 2\nt = 4\ncross = 1", "corner = 2\nt = 2"),
    ("[tiles.energy]\nstraight = 1", "[tiles.energy]\nstraight = 6"),
)
MOST = changed(
    ("energy = [6, 8, 7, 4]", "energy = [99, 99, 99, 99]"),
    ("shooting = [4, 5, 4, 3]", "shooting = [99, 99, 99, 99]"),
    ("health = [4, 5, 3, 2]", "health = [99, 99, 99, 99]"),
    *[(f'treasures = {n}\npolice = "{who}"', f'treasures = 3\npolice = "{who}"') for n, who in (
        (1, "none"), (2, "none"), (2, "own"), (1, "opposing"))],
    ("evidence = [2, 2, 3, 3]", "evidence = [9, 9, 9, 9]"),
    ("paintings = [2, 2, 3, 3]", "paintings = [9, 9, 9, 9]"),
    ("large = 3", "large = 9"),
)  # fmt: skip


def test_another_edition_is_another_box() -> None:
    state = GAME.new(4, 1, edition=ANOTHER)
    assert state.edition.name == "Grandmother's box"
    assert GAME.view(state, None).public.unseen.tiles["blank"] == {"dead_end": 9}
    assert [one.value for one in treasures(state.edition)[1:]] == [1, 1, 5, 9, 1, 1, 1, 1, 9]
    assert [plate.treasures for plate in plates(state.edition)] == [3, 2, 2, 3, 3]
    assert all(hand_of(state, seat).startswith("e4") for seat in range(4))
    assert state.hash() != GAME.new(4, 1).hash()


@pytest.mark.parametrize("options", [{}, {"modified_setup": True, "start": 0}, {"lara_alone": True}], ids=str)
@pytest.mark.parametrize("text", [ANOTHER, FEWEST, MOST], ids=["another", "fewest", "most"])
def test_games_with_other_editions_are_played_to_their_end(text: str, options: dict[str, object]) -> None:
    chance = Random(3)
    state = GAME.new(3, 5, options, text)
    steps = 0
    while not state.over:
        state.apply(state.turn, chance.choice(state.legal(state.turn)))
        steps += 1
        if steps % 50 == 0:
            assert state.is_conserved()
            assert GAME.unpack(state.pack()).hash() == state.hash()
    assert state.is_conserved()
    assert state.scores() == list(GAME.score_sheet(state).totals)


@rule("T2.5", "T13.2")
def test_an_edition_has_enough_cards_for_every_set_up() -> None:
    for options in ({}, {"lara_alone": True, "modified_setup": True}):
        state = GAME.new(3, 1, options, FEWEST)
        assert all(len(hand_of(state, seat).split()) >= 3 for seat in range(state.seats))


WRONG: list[tuple[tuple[str, str], str, str]] = [
    # what must agree
    (("t = 4\ncross = 1", "t = 4\ncross = 2"), "[tiles", "expected 25 museum tiles, found 26"),
    (("t = 4\ncross = 1", "t = 4"), "[tiles", "expected 25 museum tiles, found 24"),
    (("dead_end = 2\ncorner = 1\nt = 2", "dead_end = 2\ncorner = 1\nt = 1"), "[tiles", "25 museum tiles"),
    (("energy = [6, 8, 7, 4]", "energy = [1, 2, 3, 1]"), "energy = [1, 2", "at least 8 energy cards, found 7"),
    (("shooting = [4, 5, 4, 3]", "shooting = [0, 0, 0, 0]"), "shooting = [0", "at least 8 shooting cards, found 0"),
    (("health = [4, 5, 3, 2]", "health = [7, 0, 0, 0]"), "health = [7", "at least 8 health cards, found 7"),
    # ranges
    (("straight = 2", "straight = -2"), "straight = -2", ">= 0"),
    (("straight = 2", "straight = 100"), "straight = 100", "<= 99"),
    (("energy = [6, 8, 7, 4]", "energy = [6, 8, 7]"), "energy = [6, 8, 7]", "length >= 4"),
    (("energy = [6, 8, 7, 4]", "energy = [6, 8, 7, 4, 1]"), "energy = [6, 8, 7, 4, 1]", "length <= 4"),
    (("energy = [6, 8, 7, 4]", "energy = [6, 8, 7, 100]"), "energy = [6, 8, 7, 100]", "<= 99"),
    (("evidence = [2, 2, 3, 3]", "evidence = [0, 2, 3, 3]"), "evidence", ">= 1"),
    (("evidence = [2, 2, 3, 3]", "evidence = [10, 2, 3, 3]"), "evidence", "<= 9"),
    (("evidence = [2, 2, 3, 3]", "evidence = [2, 3, 3]"), "evidence", "length >= 4"),
    (("paintings = [2, 2, 3, 3]", "paintings = [2, 2, 3, 3, 3]"), "paintings", "length <= 4"),
    (("large = 3", "large = 0"), "large = 0", ">= 1"),
    (('treasures = 3\npolice = "both"', 'treasures = 4\npolice = "both"'), "treasures = 4", "<= 3"),
    (('treasures = 3\npolice = "both"', 'treasures = 0\npolice = "both"'), "treasures = 0", ">= 1"),
    (('[[plates]]\ntreasures = 3\npolice = "both"\n', ""), "[[plates]]", "length >= 5"),
    (("# T0.4", '[[plates]]\ntreasures = 1\npolice = "own"\n# T0.4'), "[[plates]]", "length <= 5"),
    (('name = "standard"', 'name = ""'), "name = ", "length >= 1"),
    (('name = "standard"', f'name = "{"x" * 61}"'), "name = ", "length <= 60"),
    (('name = "standard"', 'name = "a\\u0007b"'), "name = ", "letters that a screen can show"),
    # types
    (("large = 3", "large = 3.5"), "large = 3.5", "`int`"),
    (("large = 3", 'large = "3"'), "large = ", "`int`"),
    (("large = 3", "large = true"), "large = true", "`int`"),
    (("large = 3", "large = [3]"), "large = [3]", "`int`"),
    (("large = 3", "large = " + "9" * 60), "large = 9", "<= 9"),
    (("energy = [6, 8, 7, 4]", "energy = 25"), "energy = 25", "`array`"),
    (('name = "standard"', "name = 3"), "name = 3", "`str`"),
    # names
    (('police = "opposing"', 'police = "good"'), 'police = "good"', "none, own, opposing, both"),
    (("dead_end = 2", "deadend = 2"), "deadend = 2", "deadend"),
    (("[tiles.treasure]", "[tiles.room]"), "[tiles.room]", "room"),
    (("large = 3", "large = 3\nsmall = 2"), "small = 2", "small"),
    (('name = "standard"', 'name = "x"\nauthor = "y"'), "author", "author"),
    # missing things
    (("large = 3\n", ""), "[treasures]", "large"),
    (("health = [4, 5, 3, 2]\n", ""), "[cards]", "health"),
    (('treasures = 2\npolice = "own"', 'police = "own"'), '[[plates]]\npolice = "own"', "treasures"),
    # no TOML
    (("large = 3", "large = "), "large = \n", "TOML"),
    (("large = 3", "large = 3\nlarge = 3"), "large = 3\n\n", "TOML"),
    (("[cards]", "[cards"), "[cards", "TOML"),
    (("large = 3", "large = 3\x00"), "large = 3\x00", "TOML"),
]  # fmt: skip


@rule("T0.1", "T0.2", "T0.3", "T0.4")
@pytest.mark.parametrize(("change", "part", "expected"), WRONG, ids=lambda part: str(part)[:40])
def test_a_wrong_edition_is_refused_with_its_line_and_what_was_expected(
    change: tuple[str, str], part: str, expected: str
) -> None:
    text = changed(change)
    problem = refused(text)
    line = line_of(text, part)
    assert problem.facts["line"] == line
    assert str(problem).startswith(f"edition file, line {line}: ")
    assert expected in str(problem)


@rule("T0.4")
def test_plates_that_bring_fewer_than_eight_treasures_are_refused() -> None:
    text = changed(
        ('treasures = 3\npolice = "both"', 'treasures = 1\npolice = "both"'),
    )
    assert "at least 8 treasures, found 7" in str(refused(text))
    assert refused(text).facts["line"] == line_of(text, "[[plates]]")


@rule("T2.2")
def test_too_few_blanks_for_the_modified_set_up_are_refused() -> None:
    text = changed(
        ("straight = 2\ncorner = 2\nt = 4\ncross = 1", "t = 3"), ("[tiles.energy]\n", "[tiles.energy]\ncross = 6\n")
    )
    assert "at least 4 blank tiles, found 3" in str(refused(text))
    assert refused(text).facts["line"] == line_of(text, "[tiles.blank]")


@rule("T0.1")
@pytest.mark.parametrize("rooms", [4, 6])
def test_there_are_as_many_treasure_tiles_as_plates(rooms: int) -> None:
    text = changed(("dead_end = 2\ncorner = 1", f"dead_end = {rooms - 3}\ncorner = 1"), ("t = 4", f"t = {9 - rooms}"))
    assert f"expected 5 treasure tiles, one per plate, found {rooms}" in str(refused(text))


def test_spaces_before_a_field_and_windows_line_ends_are_welcome() -> None:
    text = STANDARD.replace("\n", "\r\n").replace("large = 3", "  large   =   4")
    assert GAME.new(2, 1, edition=text).edition.treasure_value[const.LARGE] == 4


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n" * 100,
        "#" * MOST_BYTES,
        "#" * (MOST_BYTES + 1),
        "x" * 1_000_000,
        "\x00" * 1000,
        "\ud800",
        "name = \"\ud800\"",
        b"\xff\xfe\x00\x01",
        bytes(range(256)),
        STANDARD.encode("utf-16"),
        "[" * FULL,
        "a = " + "[" * FULL,
        "a = " + "[" * (FULL // 2) + "]" * (FULL // 2),
        "a = " + "{a=" * (FULL // 4) + "1" + "}" * (FULL // 4),
        ".".join(["a"] * 3_000) + " = 1",
        "a = " + "9" * FULL,
        "a = 1e" + "9" * FULL,
        'a = """',
        STANDARD + '\nx = "never closed',
        STANDARD[:1000],
        STANDARD * 2,
        '{"name": "json"}',
    ],
    ids=lambda text: repr(text[:12]) + f" {len(text)}",
)  # fmt: skip
def test_a_hostile_text_is_refused_in_one_sentence(text: str | bytes) -> None:
    problem = refused(text)
    assert 1 <= problem.facts["line"] <= 1 + len(text.splitlines())
    assert len(str(problem)) < 400


@pytest.mark.parametrize("given", [3, 1.5, [], {}, object, True])
def test_what_is_no_text_is_no_edition(given: object) -> None:
    assert "expected the text of a file" in str(refused(given))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.toml", tmp_path):
        assert "a file that can be read" in str(refused(path))


def test_the_edition_goes_with_the_packed_position() -> None:
    state = GAME.new(4, 1, edition=ANOTHER)
    back = GAME.unpack(state.pack())
    assert back.edition.name == state.edition.name
    assert back.hash() == state.hash()


def test_a_builders_box_is_the_standard_one_if_it_can_be() -> None:
    assert tomb(museum=["┼ . . . ."]).edition.name == "standard"
    assert GAME.edition_text(tomb(museum=["┼ . . . ."])) == b""
    assert GAME.edition_text(tomb(museum=["┼ ┼ ┼ . ."], figures={LARA: (0, 0)})) != b""
