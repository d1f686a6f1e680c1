"""The hint at the table: the best choices by their numbers, with how sure that is."""

import re
from pathlib import Path

import pytest

import trove
from cli.driver import Terminal, run, screens
from cli.matches import new_match
from trove.cli.drawing import choices
from trove.cli.layout import grouped
from trove.cli.table.hints import hint_lines
from trove.cli.table.participants import Participant
from trove.cli.table.saves import load
from trove.cli.table.seating import Seating
from trove.core.match import Match
from trove.texts import LANGUAGES, texts

FIGURES = {
    "en": r"\d+ ± \d+ % to win, -?\d+\.\d ± \d+\.\d points",
    "cs": r"výhra \d+ ± \d+ %, -?\d+,\d ± \d+,\d bodu",
    "de": r"Siegchance \d+ ± \d+ %, -?\d+,\d ± \d+,\d Punkte",
    "pt": r"\d+ ± \d+ % de vitória, -?\d+,\d ± \d+,\d pontos",
}


def table_of(game: str, players: int = 2, seed: int = 3) -> tuple[Match, tuple[Participant, ...]]:
    participants = tuple(Participant(name, "person") for name in ("Anna", "Ben", "Eva")[:players])
    return new_match(trove.game(game), participants, {}, None, seed), participants


def hint(match: Match, participants: tuple[Participant, ...], language: str = "en", budget: int = 64) -> list[str]:
    seat = match.state.to_act()[0]
    said = Seating(match, participants, texts(language)).sentences(seat)
    return [line.plain for line in hint_lines(match, seat, said, budget)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["luxor", "silver-and-gold"])
def test_the_best_choices_stand_with_their_numbers_and_how_sure_that_is(game: str, language: str) -> None:
    match, participants = table_of(game)
    before = (match.state.pack(), len(match.entries))
    heading, *lines = hint(match, participants, language)
    assert "64" in heading
    assert 1 < len(lines) <= 3
    assert [line for line in lines if not re.match(rf" +\d+  {FIGURES[language]} +\S", line)] == []
    assert (match.state.pack(), len(match.entries)) == before


def test_the_number_of_a_hint_plays_what_it_says() -> None:
    match, participants = table_of("luxor")
    seat = match.state.to_act()[0]
    said = Seating(match, participants, texts("en")).sentences(seat)
    groups = choices(match.state, seat, said)
    told = {action: f"{group.title}: {text}" for group in groups for action, text in group.lines}
    for line in hint(match, participants)[1:]:
        action = grouped(groups)[int(line.split()[0]) - 1]
        assert line.endswith(told[action])


def test_who_plays_alone_is_told_of_points_only() -> None:
    lines = hint(*table_of("silver-and-gold", 1))
    assert len(lines) > 1
    assert not [line for line in lines if "%" in line]


def test_the_same_match_and_budget_give_the_same_hint() -> None:
    assert hint(*table_of("luxor")) == hint(*table_of("luxor"))


def test_a_hint_in_a_pipe_changes_nothing(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "luxor", "--seats", "Anna,easy", "--starting-player", "1", "--seed", "1", typed="hint\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(rf"^ +\d+  {FIGURES['en']}", done.stdout, re.MULTILINE)
    assert "\x1b" not in done.stdout
    assert "Thinking" not in done.stdout
    (path,) = (tmp_path / "trove").glob("*.table.json")
    assert len(load(path)[0].entries) == 1


def test_a_hint_is_asked_for_in_the_readers_language(tmp_path: Path) -> None:
    seats = ("--seats", "Anna,easy", "--starting-player", "1", "--seed", "1", "--lang", "cs")
    with Terminal(tmp_path, "play", "luxor", *seats) as table:
        table.until(">")
        shown = table.answer("rada")
    assert "Přemýšlím o tvých možnostech…" in shown
    assert re.search(FIGURES["cs"], screens(shown)[-1])
