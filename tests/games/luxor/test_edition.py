"""Edition files: the standard one, others, and every way of being wrong."""

from functools import partial
from pathlib import Path

import pytest

from games.luxor.builder import RED, STAIRS, TOMB, luxor, vase
from games.luxor.looks import spaces
from games.refusing import edited, line_of, refused_edition
from marks import rule
from trove.core.refusals import BadInput
from trove.games.luxor import constants as const
from trove.games.luxor.edition_file import MOST_BYTES, standard_text
from trove.games.luxor.game import GAME
from trove.games.luxor.words import Play

STANDARD = standard_text()
FULL = MOST_BYTES - 16  # as much of one thing as a file may hold
changed = partial(edited, STANDARD)
refused = partial(refused_edition, GAME)


@rule("L1.1", "L1.2", "L1.3", "L1.4", "L1.5", "L1.6", "L1.7")
def test_the_standard_edition_has_every_count_of_the_box() -> None:
    edition = GAME.new(2, 1).edition
    level, count = edition.card_level, edition.card_count
    by_level = [sum(n for n, of in zip(count, level, strict=True) if of == rank) for rank in range(4)]
    assert by_level == [31, 8, 8, 8]
    assert len(edition.treasure_kind) - 1 == 30
    assert sum(edition.temples) == 14
    assert sum(edition.osiris) == 6
    assert [list(edition.tile).count(const.HORUS + eyes) for eyes in (1, 2, 3)] == [2, 2, 2]
    assert (edition.keys, edition.wilds, sum(edition.scarab_count)) == (20, 18, 22)
    assert edition.name == "standard"


def test_the_standard_text_is_the_standard_edition_however_it_is_given(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text(STANDARD, encoding="utf-8")
    given: list[object] = [None, STANDARD, STANDARD.encode(), file, str(file)]
    states = [GAME.new(3, 5, edition=edition) for edition in given]
    assert len({state.hash() for state in states}) == 1


ANOTHER = changed(
    ('name = "standard"', 'name = "Grandmother\'s box"'),
    ("tomb = 13", "tomb = 20"),
    ("statues = [8, 16, 24]", "statues = [5, 10, 39]"),
    ('"T-", "Tf", "T-", "Tc", "T-", "H1"', '"O",  "Tf", "H1", "Tc", "T-", "T-"'),
    ('"Tl", "T-", "T-", "O"', '"Tl", "T-", "T-", "T-"'),
    ("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [6, 5, 4, 3]"),
    ("keys = 20", "keys = 3"),
    ("wilds = 18", "wilds = 1"),
    ("sarcophagi = [5, 3]", "sarcophagi = [1, 9]"),
    ("{ value = 4, count = 4 },", "{ value = 4, count = 0 },\n  { value = 50, count = 1 },"),
    ("sets = [3, 7, 12, 18, 25, 33, 42, 52]", "sets = [1, 2]"),
    ("needs = 3\npoints = 6\ncount = 1", 'needs = 5\npoints = 30\ncount = 3\nkinds = ["vase"]'),
    ("tunnel = 4", "tunnel = 1\nwild = 3"),
)


ANOTHER_TILES = changed(
    ('name = "standard"', 'name = "more vases"'),
    ("tomb = 13", "tomb = 20"),
    ("sarcophagi = [5, 3]", "sarcophagi = [1, 9]"),
    ("needs = 3\npoints = 6\ncount = 1", 'needs = 5\npoints = 30\ncount = 3\nkinds = ["vase"]'),
)


@rule("L1.10")
def test_another_edition_is_played_by_the_same_rules() -> None:
    state = luxor(adventurers={RED: [TOMB, STAIRS]}, treasures={RED: [vase(5, 30)] * 3}, edition=ANOTHER_TILES)
    assert state.edition.name == "more vases"
    assert state.scores()[RED] == 90 + 20 + 1


@rule("L1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_of_another_edition_keep_every_component(players: int) -> None:
    assert GAME.random_games(players, 40, seed=1, edition=ANOTHER).games == 40


@rule("L1.9", "L2.4", "L2.5")
def test_another_board_is_laid_as_its_file_says() -> None:
    state = GAME.new(2, 3, edition=ANOTHER)
    assert const.OSIRIS < state.board[1] < const.TUNNEL
    assert state.board[3] == const.HORUS + 1
    assert 0 < state.board[6] <= const.TREASURES
    assert 0 < state.board[10] <= const.TREASURES
    assert sorted(state.board[space] - const.OSIRIS for space in (1, 18, 28, 35)) == [3, 4, 5, 6]
    assert sum(state.box[const.OSIRIS_BOX : const.BOX]) == 0


def test_a_state_carries_its_edition_with_it() -> None:
    state = GAME.new(3, 5, edition=ANOTHER)
    back = GAME.unpack(state.pack())
    assert back.edition.name == "Grandmother's box"
    assert back.hash() == state.hash()
    assert state.hash() != GAME.new(3, 5).hash()


def test_a_game_of_another_edition_goes_on_after_packing() -> None:
    state = GAME.new(2, 5, edition=ANOTHER)
    other = GAME.unpack(state.pack())
    for _ in range(30):
        action = state.legal(state.turn)[0]
        state.apply(state.turn, action)
        other.apply(other.turn, action)
    assert other.hash() == state.hash()
    assert list(spaces(other, RED)) == list(spaces(state, RED))


def test_a_statue_stands_where_the_edition_says() -> None:
    text = changed(("statues = [8, 16, 24]", "statues = [1, 2, 3]"))
    state = luxor(hand={RED: ["4", ...]}, edition=text)
    state.play(RED, Play(side="left", adventurer=0, steps=4))
    assert spaces(state, RED) == [4, STAIRS, STAIRS, STAIRS, STAIRS]


# What is changed, a part of the line that the refusal names, and the expected sentence.
WRONG: list[tuple[tuple[str, str], str, str]] = [
    # L1.10: piles that do not fit the board
    (("points = 2\ncount = 3", "points = 2\ncount = 2"), "[[treasures]]", "30 treasure tiles.*found 27"),
    (("points = 6\ncount = 1", "points = 6\ncount = 2"), "[[treasures]]", "30 treasure tiles.*found 33"),
    (('"T-", "Tf", "T-", "Tc"', '"O", "Tf", "T-", "Tc"'), "spaces = [", "30 treasure spaces, found 29"),
    (("horus_tiles = [2, 2, 2]", "horus_tiles = [3, 2, 2]"), "horus_tiles", "2 Horus tiles with 1 eyes?, found 3"),
    (("horus_tiles = [2, 2, 2]", "horus_tiles = [2, 0, 2]"), "horus_tiles", "2 Horus tiles with 2 eyes, found 0"),
    (("horus_tiles = [2, 2, 2]", "horus_tiles = [2, 2, 1]"), "horus_tiles", "2 Horus tiles with 3 eyes, found 1"),
    (('"H1", "Tl"', '"H2", "Tl"'), "horus_tiles", "1 Horus tiles? with 1 eyes?, found 2"),
    (("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [1, 2, 2]"), "osiris_t", "at least 4 Osiris tiles, found 3"),
    (("tunnel = 4", "tunnel = 3"), "[temples.cobra]", "4 temple tiles with a cobra, found 3"),
    (("tunnel = 4", "tunnel = 5"), "[temples.cobra]", "4 temple tiles with a cobra, found 5"),
    (("favour_2_3 = 1", "favour_2_3 = 2"), "[temples.falcon]", "6 temple tiles with a falcon, found 7"),
    (("wild_or_scarab = 1", "wild_or_scarab = 0"), "[temples.lion]", "4 temple tiles with a lion, found 3"),
    (('"Tf", "T-", "Tc"', '"Tl", "T-", "Tc"'), "[temples.falcon]", "5 temple tiles with a falcon, found 6"),
    # other contents that do not fit
    (("statues = [8, 16, 24]", "statues = [16, 8, 24]"), "statues", "order of the way"),
    (("statues = [8, 16, 24]", "statues = [8, 8, 24]"), "statues", "order of the way"),
    (('effect = "number"\nvalue = 1', 'effect = "number"'), "[[starter_cards]]", "expected a value"),
    (("  # the die", "\nvalue = 2"), "value = 2\ncount = 4\n\n# L1.3", "expected no value"),
    (('  # "+/-1"\nvalue = 1', "\nvalue = 4"), "value = 4", "expected the value 1"),
    (("{ value = 2, count = 8 }", "{ value = 100, count = 200 }"), "scarabs = [", "scarabs worth at most 5000"),
    # ranges
    (('name = "standard"', 'name = ""'), "name = ", "length >= 1"),
    (('name = "standard"', f'name = "{"x" * 61}"'), "name = ", "length <= 60"),
    (("tomb = 13", "tomb = -1"), "tomb = -1", ">= 0"),
    (("tomb = 13", "tomb = 101"), "tomb = 101", "<= 100"),
    (("1, 1, 1, 1, 2, 2, 2, 2, 3, 3", "1, 1, 1, 1, 2, 2, 2, 2, 3, -3"), "points = [", ">= 0"),
    (("1, 1, 1, 1, 2, 2, 2, 2, 3, 3", "1, 1, 1, 1, 2, 2, 2, 2, 3"), "points = [", "length >= 40"),
    (("1, 1, 1, 1, 2, 2, 2, 2, 3, 3", "1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3"), "points = [", "length <= 40"),
    (('"T-", "Tf", "T-", "Tc"', '"T-", "Tf", "Tc"'), "spaces = [", "length >= 40"),
    (('"T-", "Tf", "T-", "Tc"', '"Tq", "Tf", "T-", "Tc"'), "spaces = [", "expected"),
    (('"T-", "Tf", "T-", "Tc"', '"", "Tf", "T-", "Tc"'), "spaces = [", "expected"),
    (("statues = [8, 16, 24]", "statues = [0, 16, 24]"), "statues", ">= 1"),
    (("statues = [8, 16, 24]", "statues = [8, 16, 40]"), "statues", "<= 39"),
    (("statues = [8, 16, 24]", "statues = [8, 16]"), "statues", "length >= 3"),
    (("statues = [8, 16, 24]", "statues = [8, 16, 24, 30]"), "statues", "length <= 3"),
    (("value = 5\ncount = 4", "value = 7\ncount = 4"), "value = 7", "<= 6"),
    (("value = 5\ncount = 4", "value = 0\ncount = 4"), "value = 0", ">= 1"),
    (("value = 5\ncount = 4", "value = 5\ncount = -4"), "count = -4", ">= 0"),
    (("value = 5\ncount = 4", "value = 5\ncount = 201"), "count = 201", "<= 200"),
    (("level = 1", "level = 0"), "level = 0", ">= 1"),
    (("level = 3", "level = 4"), "level = 4", "<= 3"),
    (("needs = 3", "needs = 6"), "needs = 6", "<= 5"),
    (("needs = 3", "needs = 0"), "needs = 0", ">= 1"),
    (("points = 6", "points = 101"), "points = 101", "<= 100"),
    (("horus_tiles = [2, 2, 2]", "horus_tiles = [2, 2]"), "horus_tiles", "length >= 3"),
    (("horus_tiles = [2, 2, 2]", "horus_tiles = [2, 2, 2, 0]"), "horus_tiles", "length <= 3"),
    (("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [1, 2, 2, 3, 3, 7]"), "osiris_tiles", "<= 6"),
    (("osiris_tiles = [1, 2, 2, 3, 3, 4]", "osiris_tiles = [0, 2, 2, 3, 3, 4]"), "osiris_tiles", ">= 1"),
    (("keys = 20", "keys = -1"), "keys = -1", ">= 0"),
    (("keys = 20", "keys = 201"), "keys = 201", "<= 200"),
    (("wilds = 18", "wilds = 201"), "wilds = 201", "<= 200"),
    (("sarcophagi = [5, 3]", "sarcophagi = [5]"), "sarcophagi", "length >= 2"),
    (("sarcophagi = [5, 3]", "sarcophagi = [5, 3, 1]"), "sarcophagi", "length <= 2"),
    (("{ value = 4, count = 4 },", "{ value = 4, count = 4 },\n" * 4), "scarabs = [", "length <= 6"),
    (("{ value = 4, count = 4 },", "{ value = 4 },"), "scarabs = [", "count"),
    (("sets = [3, 7, 12, 18, 25, 33, 42, 52]", "sets = []"), "sets = ", "length >= 1"),
    (("sets = [3, 7, 12, 18, 25, 33, 42, 52]", f"sets = {[1] * 31}"), "sets = ", "length <= 30"),
    (("sets = [3, 7, 12, 18, 25, 33, 42, 52]", "sets = [1000]"), "sets = ", "<= 999"),
    # types
    (('name = "standard"', "name = 3"), "name = 3", "`str`"),
    (("keys = 20", "keys = 20.5"), "keys = 20.5", "`int`"),
    (("keys = 20", "keys = nan"), "keys = nan", "`int`"),
    (("keys = 20", "keys = true"), "keys = true", "`int`"),
    (("keys = 20", 'keys = "20"'), 'keys = "20"', "`int`"),
    (("keys = 20", "keys = [20]"), "keys = [20]", "`int`"),
    (("keys = 20", "keys = 2024-01-01"), "keys = 2024", "`int`"),
    (("keys = 20", "keys = " + "9" * 60), "keys = 9", "<= 200"),
    (("tomb = 13", "tomb = { a = 1 }"), "tomb = {", "`int`"),
    # names
    (('effect = "minus_one"', 'effect = "minus"'), 'effect = "minus"\n', "number, either_way, up_to, minus_one"),
    (("needs = 3", 'kinds = ["vase", "cup"]\nneeds = 3'), "kinds = [\"vase\", \"cup\"]", "vase, jewelry, statue"),
    (("keys = 20", "keys = 20\nlocks = 3"), "locks = 3", "locks"),
    (("tomb = 13", "tomb = 13\nTomb = 13"), "Tomb = 13", "Tomb"),
    (('name = "standard"', 'name = "x"\nauthor = "y"'), "author", "author"),
    (("[scoring]", "[scores]"), "[scores]", "scores"),
    # missing things
    (("keys = 20\n", ""), "[supply]", "keys"),
    (("tomb = 13\n", ""), "[board]", "tomb"),
    (("needs = 3\n", ""), "[[treasures]]\npoints = 6", "needs"),
    (("[temples.lion]\nwild = 3\nwild_or_scarab = 1\n", ""), "[temples.", "lion"),
    # no TOML
    (("keys = 20", "keys = "), "keys = \n", "TOML"),
    (("keys = 20", "keys = 20\nkeys = 20"), "keys = 20\nwilds", "TOML"),
    (("keys = 20", "keys 20"), "keys 20", "TOML"),
    (("keys = 20", "keys = 20\x00"), "keys = 20\x00", "TOML"),
    (("[supply]", "[supply"), "[supply", "TOML"),
]  # fmt: skip


@rule("L1.10")
@pytest.mark.parametrize(("change", "part", "expected"), WRONG)
def test_a_wrong_edition_is_refused_with_its_line_and_what_was_expected(
    change: tuple[str, str], part: str, expected: str
) -> None:
    text = changed(change)
    problem = refused(text)
    line = line_of(text, part)
    assert problem.facts["line"] == line
    assert str(problem).startswith(f"edition file, line {line}: ")
    with pytest.raises(BadInput, match=expected):
        GAME.new(2, 1, edition=text)


@rule("L1.10")
def test_too_few_starter_cards_for_four_hands_are_refused() -> None:
    text = STANDARD
    for _ in range(3):
        text = text.replace("count = 4\n\n[[starter_cards]]", "count = 1\n\n[[starter_cards]]", 1)
    text = text.replace("count = 6\n", "count = 4\n", 1)
    problem = refused(text)
    assert "expected more than 20 starter cards" in str(problem)
    assert problem.facts["line"] == line_of(text, "[[starter_cards]]")


@rule("L1.10")
def test_too_many_kinds_of_cards_are_refused() -> None:
    more = '[[horus_cards]]\nlevel = 1\neffect = "up_to"\nvalue = 2\ncount = 1\n\n' * 5
    text = changed(("# L1.4", more + "# L1.4"))
    problem = refused(text)
    assert "expected at most 24 kinds of cards" in str(problem)
    assert problem.facts["line"] == line_of(text, "[[horus_cards]]")


def test_the_third_of_several_equal_heads_is_found_behind_comments_too() -> None:
    text = changed(("[[treasures]]\nneeds = 3", "[[treasures]]  # the best ones\nneeds = 9"))
    assert refused(text).facts["line"] == line_of(text, "needs = 9")


def test_spaces_before_a_field_and_windows_line_ends_are_welcome() -> None:
    text = STANDARD.replace("\n", "\r\n").replace("keys = 20", "  keys   =   20")
    assert GAME.new(2, 1, edition=text).edition.keys == 20


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n" * 100,
        "#" * MOST_BYTES,
        "#" * (MOST_BYTES + 1),
        "é" * (MOST_BYTES // 2 + 1),
        "x" * 10_000_000,
        "\x00",
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
        "[" + ".".join(["a"] * 3_000) + "]",
        "a = " + "9" * FULL,
        "a = 0x" + "f" * FULL,
        "a = 1e" + "9" * FULL,
        'a = """',
        "a = '''" + "x" * 1000,
        STANDARD + '\nx = "never closed',
        STANDARD[:1000],
        STANDARD * 2,
        '{"name": "json"}',
        "<xml/>",
    ],
    ids=lambda text: repr(text[:12]) + f" {len(text)}",
)  # fmt: skip
def test_a_hostile_text_is_refused_in_one_sentence(text: str | bytes) -> None:
    problem = refused(text)
    last = 1 + len(text.splitlines())
    assert 1 <= problem.facts["line"] <= last
    assert len(str(problem)) < 400


def test_a_text_that_breaks_off_is_refused_at_its_end() -> None:
    in_a_list = STANDARD[: STANDARD.index('"Tf", "T-", "Tc"')]
    in_a_string = STANDARD + '\nx = "never closed'
    for text in (in_a_list, in_a_string):
        assert refused(text).facts["line"] == len(text.splitlines())


@pytest.mark.parametrize("given", [3, 1.5, [], {}, object, True])
def test_what_is_no_text_is_no_edition(given: object) -> None:
    assert "expected the text of a file" in str(refused(given))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.toml", tmp_path):
        assert "a file that can be read" in str(refused(path))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\x80\x81\xff")
    assert "UTF-8" in str(refused(binary))
    huge = tmp_path / "huge.toml"
    huge.write_text("#" * (2 * MOST_BYTES), encoding="utf-8")
    assert f"{MOST_BYTES // 1024} kB" in str(refused(huge))
