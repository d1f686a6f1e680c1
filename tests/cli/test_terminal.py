"""The table in a terminal: colours, hand-over between people, interruptions."""

import re
from pathlib import Path
from random import Random

from cli.driver import CLEAR, Terminal, choices, run, screens
from trove.cli.saves import load
from trove.texts import texts
from trove.texts.sentences import Sentences

SOLO = ("play", "luxor", "--seats", "Anna,random", "--seed", "1")


def saved(home: Path) -> Path:
    (path,) = (home / "trove").glob("*.table.json")
    return path


def test_nothing_given_asks_who_plays_and_enter_is_enough(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seed", "1") as table:
        assert "[You]" in table.until(":")
        assert "[2]" in table.answer("", ":")
        assert "from 0" not in table.answer("7", ":")
        assert "[normal]" in table.answer("", ":")
        shown = table.answer("", ">")
        assert "Normal 2" in shown
        assert CLEAR in shown
        assert "Please type a number from 1 to 3." in screens(table.output)[0]
        table.answer("quit", r"\.json")
        assert table.left() == 0


def test_one_person_is_never_asked_to_look_away(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO) as table:
        table.until(">")
        table.answer("1")
        assert "Enter" not in table.output


def test_a_wide_terminal_shows_the_spiral_in_colour(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO, columns=120) as table:
        shown = table.until(">")
    board = screens(shown)[-1]
    assert "┌─────────────┬" in board
    assert "\x1b[1;31mA12" in shown
    assert "\x1b[1;34mB12" in shown
    assert max(map(len, board.splitlines())) <= 120


def test_a_narrow_terminal_shows_a_list_that_fits(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO, columns=80, rows=24) as table:
        shown = screens(table.until(">"))[-1].splitlines()
    assert not any("│" in line for line in shown)
    assert max(map(len, shown)) <= 80
    assert len(shown) <= 24


def test_no_color_means_no_styles(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO, "--no-color") as table:
        shown = table.until(">")
    assert "\x1b[" not in shown.replace(CLEAR, "")


def test_a_hand_is_never_on_the_other_players_screen(tmp_path: Path) -> None:
    """Anna's cards that Ben has not seen otherwise are not on any of his screens, and the other way round."""
    said, dice, compared = Sentences(texts("en"), "luxor", ["Anna", "Ben"]), Random(2), 0
    with Terminal(
        tmp_path, "play", "luxor", "--seats", "Anna,Ben", "--seed", "5", "--starting-player", "Anna"
    ) as table:
        table.until("hand.")
        shown = table.answer("")
        for _ in range(14):
            match, _ = load(saved(tmp_path))
            seat = match.state.to_act()[0]
            view = match.game.view(match.state, seat)
            other = match.game.view(match.state, 1 - seat).private.hand
            events = [event for _, told in match.events(seat) for event in told]
            known = [*view.private.hand, *view.public.horus_tops, *(getattr(event, "card", None) for event in events)]
            secret = {said.piece(card) for card in other if card} - {said.piece(card) for card in known if card}
            screen = screens(shown)[-1]
            assert f"{said.names[seat]} –" in screen
            assert not [card for card in secret if card in screen]
            compared += len(secret)
            shown = table.answer(str(dice.randint(1, choices(shown))), r"(>|turn\.)")
            if not shown.rstrip().endswith(">"):  # handed over
                shown = table.answer("", r"hand\.")
                assert "“" not in screens(shown)[-1]
                shown = table.answer("")
    assert compared > 10


def test_the_log_hides_what_others_drew(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "play", "luxor", "--seats", "Anna,Ben", "--seed", "5", "--starting-player", "Anna"
    ) as table:
        table.until("hand.")
        table.answer("")
        passed = table.answer("right 1 4", r"turn\.")
        assert re.search(r"You drew “", passed)
        table.answer("", r"hand\.")
        table.answer("")
        told = table.answer("log")
        assert "Anna drew a card." in told
        assert "Anna drew “" not in told


def test_taking_back_asks_the_other_person(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "play", "luxor", "--seats", "Anna,Ben", "--seed", "5", "--starting-player", "Anna"
    ) as table:
        table.until("hand.")
        table.answer("")
        table.answer("right 1 4", r"turn\.")
        table.answer("", r"hand\.")
        table.answer("")
        table.answer("1", r"turn\.")
        table.answer("", r"hand\.")
        table.answer("")
        asked = table.answer("undo", r"\(yes/no\)")
        assert "Ben, may Anna take the last step back?" in asked
        assert "Ben does not agree: the step stands." in table.answer("no")
        table.answer("undo", r"\(yes/no\)")
        assert "Taken back (" in table.answer("yes")


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO) as table:
        table.until(">")
        table.interrupt()
        assert table.left() == 130
        assert f"trove play luxor --resume {saved(tmp_path)}" in table.output.replace("\r\n", "")
        assert "Traceback" not in table.output


def test_ctrl_d_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO) as table:
        table.until(">")
        table.answer("1")
        table.type("\x04")
        assert table.left() == 0
        assert "The match is saved." in table.output
    assert run(tmp_path, "play", "luxor", "--resume").returncode == 0


def test_leaving_the_questions_starts_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor") as table:
        table.until(":")
        table.interrupt()
        assert table.left() == 130
        assert "No match was started." in table.output
    assert not (tmp_path / "trove").exists()


def test_a_replay_is_walked_through(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, typed="1\n" * 200)
    (file,) = (tmp_path / "trove").glob("*.match.json")
    with Terminal(tmp_path, "replay", str(file), "--names", "Anna,Rob") as shown:
        assert "Step 0 of" in screens(shown.until(">"))[-1]
        assert "Step 1 of" in screens(shown.answer(""))[-1]
        assert "Step 5 of" in screens(shown.answer("5"))[-1]
        assert "Step 4 of" in screens(shown.answer("p"))[-1]
        assert "Please type a number" in shown.answer("100000")
        shown.answer("q", r"[0-9a-f]{10}\.")
        assert shown.left() == 0
        assert "Checked: all" in shown.output
