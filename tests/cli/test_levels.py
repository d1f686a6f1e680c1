"""Computer players at the table: chosen by level, kept when saved, and shown only what they may know."""

import re
from pathlib import Path
from typing import Any

import pytest

import trove
from cli.driver import Terminal, run, run_here, screens
from cli.matches import new_match
from trove.bots import players
from trove.bots.settings import LEVELS
from trove.cli.table import computers
from trove.cli.table.participants import Participant, participants_from
from trove.cli.table.saves import load
from trove.core.refusals import BadInput
from trove.texts import LANGUAGES, texts

MIXED = ("play", "luxor", "--seats", "Anna,easy,random", "--seed", "1")


def saved(home: Path) -> Path:
    (path,) = (home / "trove").glob("*.table.json")
    return path


def seated(home: Path) -> list[tuple[str, str]]:
    _, participants = load(saved(home))
    return [(participant.name, participant.player) for participant in participants or ()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: str) -> None:
    found = participants_from(texts(language), [*LEVELS, "Anna", *LEVELS])
    assert len({participant.name for participant in found}) == len(found)
    assert [participant.player for participant in found] == [*LEVELS, "person", *LEVELS]


@pytest.mark.parametrize(("language", "word"), [("cs", "Těžký"), ("de", "schwer"), ("pt", "DIFÍCIL"), ("de", "hard")])
def test_a_level_is_understood_in_the_readers_language(language: str, word: str) -> None:
    assert [participant.player for participant in participants_from(texts(language), ["Eva", word])] == [
        "person",
        "hard",
    ]


def test_a_computer_player_is_never_called_like_a_person() -> None:
    found = participants_from(texts("en"), ["Zenobia", "easy", "expert"])
    assert [participant.name for participant in found] == ["Zenobia", "Magnus", "Odile 10"]


def test_players_who_are_not_named_are_normal_or_of_the_level_asked_for(tmp_path: Path) -> None:
    run_here(tmp_path / "usual", "play", "luxor", "--starting-player", "1")
    assert seated(tmp_path / "usual") == [("You", "person"), ("Magnus", "normal"), ("Zenobia", "normal")]
    run_here(tmp_path / "easy", "play", "luxor", "--people", "Eva", "--players", "2", "--level", "easy")
    assert seated(tmp_path / "easy") == [("Eva", "person"), ("Magnus", "easy")]


def test_a_table_is_saved_with_its_levels_and_goes_on_the_same_way(tmp_path: Path) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    run_here(once, *MIXED, typed="1\n1\n1\n1\n")
    run_here(twice, *MIXED, typed="1\n1\n")
    assert seated(twice) == [("Anna", "person"), ("Magnus", "easy"), ("Zenobia", "random")]
    again = run_here(twice, "play", "luxor", "--resume", typed="1\n1\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert load(saved(twice))[0].entries == load(saved(once))[0].entries


def test_silver_and_gold_is_played_by_levels_too(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "silver-and-gold", "--seats", "easy,Anna,normal", "--seed", "2", typed="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Odile marked" in done.stdout
    assert len(load(saved(tmp_path))[0].entries) > 5


def test_an_older_table_still_loads(tmp_path: Path) -> None:
    run_here(tmp_path, "play", "luxor", "--seats", "Anna,random", "--seed", "1", typed="1\n")
    assert '"player":"random"' in saved(tmp_path).read_text()
    assert run_here(tmp_path, "play", "luxor", "--resume", typed="1\n").returncode == 0


def test_a_level_nobody_knows_does_not_load(tmp_path: Path) -> None:
    run_here(tmp_path, *MIXED, typed="1\n")
    path = saved(tmp_path)
    path.write_text(path.read_text().replace('"player":"easy"', '"player":"master"'))
    done = run_here(tmp_path, "play", "luxor", "--resume")
    assert (done.returncode, done.stderr) == (1, "trove: This is not a match file, or it is damaged.\n")


def test_a_computer_player_is_handed_an_imagined_state_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is what its seat can imagine, with the hidden things dealt again, and not the true state."""
    seen: list[tuple[Any, int, int]] = []

    class Spy:
        def decide(self, imagined: Any, seat: int, seed: int, earlier: Any = ()) -> int:
            seen.append((imagined, seat, seed))
            return int(imagined.legal(seat)[0])

    monkeypatch.setattr(computers, "player", lambda game, level, before: Spy())
    match = new_match(trove.game("luxor"), (Participant("A", "hard"), Participant("B", "easy")), {}, None, 4)
    seat = match.state.to_act()[0]
    assert computers.decide(match, seat, "hard") == match.state.legal(seat)[0]
    ((imagined, asked, seed),) = seen
    assert asked == seat
    assert imagined is not match.state
    assert imagined.pack() == match.state.imagine(seat, seed).pack()
    assert imagined.pack() != match.state.pack()
    assert imagined.legal(seat) == match.state.legal(seat)


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_what_a_level_does_follows_from_the_match(level: str) -> None:
    found = set()
    for _ in range(2):
        match = new_match(trove.game("luxor"), (Participant("A", "person"), Participant("B", "person")), {}, None, 4)
        found.add(computers.decide(match, match.state.to_act()[0], level))
    assert len(found) == 1


def test_no_status_line_stands_in_a_pipe(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "luxor", "--seats", "hard,Anna", "--starting-player", "1", "--seed", "1", typed="1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Odile played" in done.stdout
    assert "thinking" not in done.stdout
    assert "\x1b" not in done.stdout


def test_a_terminal_says_who_thinks_and_takes_it_back(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "play", "luxor", "--seats", "expert,Anna", "--starting-player", "1", "--seed", "1"
    ) as table:
        shown = table.until(">")
    assert "Odile is thinking…" in shown
    assert "thinking" not in screens(shown)[-1]


def test_ctrl_c_while_one_thinks_leaves_the_table_saved(tmp_path: Path) -> None:
    with Terminal(
        tmp_path, "play", "luxor", "--seats", "expert,Anna", "--starting-player", "1", "--seed", "1"
    ) as table:
        table.until(r"thinking…")
        table.interrupt()
        assert table.left() == 130
        assert f"trove play luxor --resume {saved(tmp_path)}" in table.output.replace("\r\n", "")
        assert "Traceback" not in table.output
    assert len(load(saved(tmp_path))[0].entries) == 1


def test_levels_are_asked_for_one_by_one(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seed", "1", "--lang", "de", "--starting-player", "1") as table:
        table.until(":")
        table.answer("Eva", ":")
        assert "zufall, leicht, normal, schwer, experte? [normal]" in table.answer("3", ":")
        assert "nicht meister" in table.answer("meister", ":")
        assert "3 Stufen" in table.answer("leicht,easy", ":")
        table.answer("leicht,random,schwer", ">")
    names = [("Eva", "person"), ("Magnus", "easy"), ("Zenobia", "random"), ("Fenwick", "hard")]
    assert seated(tmp_path) == names


def test_a_level_on_the_command_line_is_not_asked_for(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "luxor", "--seed", "1", "--level", "easy", "--starting-player", "1") as table:
        table.until(":")
        table.answer("", ":")
        assert "Zenobia (easy)" in table.answer("", ">")


def test_computer_players_agree_to_an_undo(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "luxor", "--seats", "Anna,easy", "--seed", "1", typed="1\nundo\n")
    assert re.search(r"Taken back \(\d", done.stdout)


def test_what_is_no_level_is_refused() -> None:
    with pytest.raises(BadInput, match="one of random, easy, normal, hard, expert"):
        players.player(trove.game("luxor"), "master")
