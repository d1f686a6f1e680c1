"""Silver & Gold in a terminal: what stands on whose screen, and that it fits."""

import re
from pathlib import Path

from cli.driver import CLEAR, Terminal, screens
from trove.cli.drawing.silver_and_gold.maps import square_name
from trove.cli.table.saves import load
from trove.texts import texts
from trove.texts.sentences import Sentences, tag_of

PLAY = ("play", "silver-and-gold", "--seed", "3")
TITLE = re.compile(r"\b([1-4]) (\d+ (?:pur|ora|grn|gry))\b")


def maps_shown(screen: str) -> list[str]:
    """The titles of the numbered maps on a screen."""
    return [title for _, title in TITLE.findall(screen)]


def dealt(home: Path, seat: int) -> list[str]:
    """The titles of the maps that a seat chooses from."""
    (path,) = (home / "trove").glob("*.table.json")
    match, _ = load(path)
    said = Sentences(texts("en"), "silver-and-gold", ["Anna", "Ben"])
    cards = match.game.view(match.state, seat).private.dealt
    return [said.say("short", "map", color=card.color, points=card.points) for card in cards]


def a_place(home: Path) -> str:
    """A map and a square where the pattern fits, as it is typed."""
    (path,) = (home / "trove").glob("*.table.json")
    match, _ = load(path)
    words = next(offer.words for offer in match.game.offers(match.state, 0) if tag_of(offer.words) == "mark")
    return f"{'ab'[words.slot]} {square_name(words.squares[0])}"


def test_maps_to_choose_from_are_on_nobody_elses_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--seats", "Anna,Ben", columns=80, rows=24) as table:
        assert maps_shown(screens(table.until(r"them\."))[-1]) == []
        anna = screens(table.answer(""))[-1]
        assert maps_shown(anna) == dealt(tmp_path, 0)
        passed = screens(table.answer("keep 1 2", r"turn\."))
        assert "Ben chose" not in passed[-1]
        between = table.answer("", r"them\.")
        assert CLEAR in between
        assert maps_shown(screens(between)[-1]) == []
        ben = screens(table.answer(""))[-1]
        assert maps_shown(ben) == dealt(tmp_path, 1) != dealt(tmp_path, 0)
        assert "Anna chose two maps." in ben
        assert "Anna chose to keep" not in ben
        log = table.answer("log")
        assert "Anna got map" not in log
        both = screens(table.answer("keep 2 4"))[-1]
    assert "Anna – Mark the pattern" in both  # everything lies open: no hand-over any more
    assert "Display" in both
    assert len(maps_shown(both)) == 4


def test_a_small_terminal_is_enough_for_two(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--seats", "Anna,random", columns=80, rows=24) as table:
        table.until(">")
        for line in ("keep 1 2", "a c3", "turn", "flip"):
            shown = screens(table.answer(line))[-1].splitlines()
            assert len(shown) <= 24
            assert max(map(len, shown)) <= 80
            assert not any("│" in part for part in shown)


def test_a_wide_terminal_draws_boxes_in_colour(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--seats", "Anna,random,random,random", columns=120, rows=45) as table:
        table.until(">")
        shown = table.answer("keep 1 2")
        tried = table.answer(a_place(tmp_path))
    board = screens(shown)[-1]
    assert "┌───┬───┐" in board or "├───┼───┤" in board
    assert "\x1b[1;93m$" in shown
    assert len(board.splitlines()) <= 45
    assert max(map(len, board.splitlines())) <= 120
    assert re.search(r"\(([ X$T])\)", screens(tried)[-1])
    assert "Enter marks" in tried
