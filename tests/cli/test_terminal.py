"""The table in a terminal: colours, hand-over between people, interruptions."""

import re
from pathlib import Path
from random import Random

from cli.driver import CLEAR, Terminal, choices, run, screens
from cli.seeds import begins, holds_four, seed_where
from trove.cli.table.saves import load
from trove.texts import texts
from trove.texts.sentences import Sentences

SOLO = ("play", "luxor", "--seats", "Anna,random", "--seed", seed_where("luxor", "Anna,random", begins))
FOUR = seed_where("luxor", "Anna,Ben", holds_four, starting_player=0)
PAIR = ("play", "luxor", "--seats", "Anna,Ben", "--seed", FOUR, "--starting-player", "Anna")


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
        assert "Computer players: Magnus (normal), Zenobia (normal)." in shown
        assert CLEAR in shown
        assert "Please type a number from 1 to 3." in screens(table.output)[0]
        table.answer("quit", r"\.json")
        assert table.left() == 0


def test_one_person_is_never_asked_to_look_away(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SOLO) as table:
        table.until(">")
        table.answer("1")
        assert "Enter" not in "".join(screens(table.output)[1:])


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
    """Cards of Anna's that Ben has not seen are on none of his screens, and the other way round."""
    said, dice, compared = Sentences(texts("en"), "luxor", ["Anna", "Ben"]), Random(2), 0
    with Terminal(tmp_path, *PAIR) as table:
        table.until("hand.")
        shown = table.answer("")
        for _ in range(24):
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
    with Terminal(tmp_path, *PAIR) as table:
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
    with Terminal(tmp_path, *PAIR) as table:
        table.until("hand.")
        table.answer("")
        table.answer("right 1 4", r"turn\.")
        table.answer("", r"hand\.")
        table.answer("")
        table.answer("1", r"turn\.")
        table.answer("", r"hand\.")
        table.answer("")
        asked = table.answer("undo", r"\(yes/no\)")
        assert "Ben, may Anna take back the last step?" in asked
        assert "“" not in screens(asked)[-1]  # Anna's hand is off the screen
        assert "Please answer yes or no." in table.answer("perhaps", r"\(yes/no\)")
        refused = table.answer("no", r"hand\.")
        assert "“" not in screens(refused)[-1]  # until Anna is back
        assert "Ben does not agree: the step stands." in table.answer("")
        assert "“" not in screens(table.answer("undo", r"\(yes/no\)"))[-1]
        assert "“" not in screens(table.answer("Y", r"hand\."))[-1]
        assert "Taken back (" in table.answer("")


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


def test_nothing_but_enter_shows_the_next_hand(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR) as table:
        table.until(r"hand\.")
        for line in ("xyzzy", "1", "board", "log", "hint", "score", "undo", "{", '{"type": "fly"}', "b"):
            shown = table.answer(line, r"hand\.")
            assert "“" not in screens(shown)[-1]
            assert "adventurer" not in shown
            assert "Only Enter goes on here" in shown or "An action in words is JSON" in shown
        assert "Your hand" in table.answer("")


def test_between_two_hands_one_can_read_rules_save_and_leave(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR) as table:
        table.until(r"hand\.")
        table.answer("")
        table.answer("right 1 4", r"turn\.")
        assert "L5.6" in table.answer("rules L5.6", r"turn\.")
        table.answer("", r"hand\.")
        assert "have no number L5.99" in table.answer("rules L5.99", r"hand\.")
        assert "Saved in" in table.answer("save", r"hand\.")
        assert "quit saves and leaves" in table.answer("?", r"hand\.")
        left = table.answer("qu", r"\.json")
        assert "The match is saved." in left
        assert "“" not in left
        assert table.left() == 0


def test_what_was_typed_ahead_shows_no_hand(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PAIR) as table:
        table.until(r"hand\.")
        table.answer("")
        table.type("right 1 4\n\n\n")  # impatient: Enter is pressed before the screen is handed over
        table.until(r"turn\.")
        table.answer("rules L5.6", r"(turn\.|>)")
        assert "Ben –" not in table.output
        between = table.answer("", r"hand\.")
        assert "“" not in screens(between)[-1]


def test_the_commitment_is_seen_before_the_deal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seats", "Anna,random") as table:
        before = table.until(r"deal\.")
        assert CLEAR not in before
        assert not (tmp_path / "trove").exists()
        (commitment,) = re.findall(r"[Ff]airness commitment ([0-9a-f]{64}):", before.replace("\r\n", " "))
        assert "before the deal" in " ".join(before.split())
        assert "deal" in table.answer("what?", r"deal\.")
        table.answer("")
        assert load(saved(tmp_path))[0].commitment == commitment


def test_whoever_leaves_before_the_deal_starts_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seats", "Anna,random") as table:
        table.until(r"deal\.")
        table.type("quit")
        assert table.left() == 130
        assert "No match was started." in table.output
    assert not (tmp_path / "trove").exists()
