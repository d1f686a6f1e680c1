"""A terminal of 80 columns and 24 lines shows the whole table: nothing that matters scrolls away."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

import trove
from cli.driver import Terminal, run_here, screens
from trove.cli.drawing import Choices, drawing
from trove.cli.drawing.luxor.compact import shortened
from trove.cli.layout import choice_list, latest
from trove.cli.screen import Screen
from trove.texts import LANGUAGES, texts
from trove.texts.sentences import Sentences

LUXOR = ("play", "luxor", "--seats", "Anna,normal,normal", "--seed", "5")


def drawn(game: str, width: int, height: int, language: str = "en") -> list[str]:
    return rendered(game, trove.game(game).new(players=3, seed=5), width, height, language)


def rendered(game: str, state: Any, width: int, height: int, language: str = "en") -> list[str]:
    said = Sentences(texts(language), game, ["Anna", "Ben", "Eva", "Ida"])
    screen = Screen(color=False)
    screen.console.width = width
    things = drawing(game).position(state, 0, said, width, height)
    rows = [row for thing in things for row in screen.console.render_lines(thing)]
    return ["".join(part.text for part in row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spiral_of_luxor_fits_80_columns(language: str) -> None:
    lines = drawn("luxor", 80, 24, language)
    assert len(lines) == 18
    assert max(map(len, lines)) == 80
    for space in (1, 8, 16, 24, 40):
        assert f"{space:>2} " in "\n".join(lines[:14])
    assert sum(line.count(arrow) for line in lines[:14] for arrow in "→←↑↓") == 44
    assert "(13)" in lines[4]


def test_a_pipe_and_a_narrow_terminal_get_a_list() -> None:
    assert drawn("luxor", 80, 0)[0].startswith("stairs A12 B12 C12")
    assert drawn("luxor", 70, 24)[0].startswith("stairs A12 B12 C12")


@pytest.mark.parametrize(
    ("word", "cut"),
    [
        ("vase 2▸3", "vas2▸3"),
        ("stat. 3▸10", "st3▸10"),
        ("Horus 2", "Horus2"),
        ("Osiris +3", "Osir+3"),
        ("favour1/2", "fav1/2"),
        ("wild/scar.", "wild/s"),
        ("wild", "wild"),
    ],
)
def test_a_word_is_cut_but_keeps_its_numbers(word: str, cut: str) -> None:
    assert shortened(word, 6) == cut


def test_a_turn_of_luxor_fits_24_lines(tmp_path: Path) -> None:
    with Terminal(tmp_path, *LUXOR, columns=80, rows=24) as table:
        for shown in (table.until(r"help\) >"), *(table.answer("1", r"help\) >") for _ in range(4))):
            lines = screens(shown)[-1].splitlines()
            assert "stairs" in "\n".join(lines)
            assert len(lines) <= 24
        whole = screens(table.answer("board", r"help\) >"))[-1]
        assert "temple tiles" in whole


def test_on_a_low_screen_the_maps_of_others_are_left_to_the_board_command() -> None:
    game: Any = trove.game("silver-and-gold")
    state = game.new(players=4, seed=5)
    for seat in range(4):
        state.apply(seat, state.legal(seat)[0])
    said = Sentences(texts("en"), "silver-and-gold", ["Anna", "Ben", "Eva", "Ida"])
    low, high, spectator = (
        "\n".join(map(str, drawing("silver-and-gold").position(state, seat, said, 80, height)))
        for seat, height in ((0, 24), (0, 60), (None, 24))
    )
    assert "Display" in low
    assert "B Ben" not in low
    assert "B Ben" in high
    assert "B Ben" in spectator


def test_the_end_of_a_game_shows_every_column_and_everybodys_maps() -> None:
    for game, wanted in (("luxor", ("Points", "Sarcophagi")), ("silver-and-gold", ("A Anna", "B Ben", "C Eva"))):
        state: Any = trove.game(game).new(players=3, seed=5)
        chance = Random(1)
        while not state.over:
            seat = state.to_act()[0]
            state.apply(seat, chance.choice(state.legal(seat)))
        lines = "\n".join(rendered(game, state, 80, 24))
        assert all(word in lines for word in wanted)
        assert "…" not in lines.partition("Player")[2]


def test_news_that_do_not_fit_are_cut_to_one_line_each(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen(color=False)
    screen.console.width = 40
    steps = [Text(f"{number} " + "a long step " * 8) for number in range(5)]
    assert latest(steps, 3, 2, screen) == steps[-3:]
    monkeypatch.setattr(screen, "live", True)
    assert latest(steps, 3, 30, screen) == steps
    for room, kept in ((6, 5), (4, 3), (1, 0), (-2, 0)):
        cut = latest(steps, 3, room, screen)
        assert len(cut) == kept
        assert [line.plain[0] for line in cut] == [str(number) for number in range(5)][5 - kept :]
        assert all(line.overflow == "ellipsis" for line in cut)


def test_a_heading_and_its_only_choice_share_a_line() -> None:
    screen = Screen(color=False)
    groups = [Choices("Left card", ((1, "x" * 30), (2, "y" * 30))), Choices("Right card", ((3, "roll"),))]
    assert screen.lines(choice_list(groups, 40)) == 4


def test_a_table_in_a_pipe_shows_every_step(tmp_path: Path) -> None:
    shown = run_here(tmp_path, *LUXOR, typed="1\n").stdout
    assert "…" not in shown.partition("Player")[0]
