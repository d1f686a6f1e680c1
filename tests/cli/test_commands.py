"""rules, coverage, replay, games, edition, and the help pages."""

import re
import time
from pathlib import Path

import pytest

import trove
from cli.driver import run, run_here
from replays.matches import FOLDER
from trove.cli import coverage, rulebook
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.texts import LANGUAGES, texts

EDITION = Path(trove.__file__).parent / "games" / "luxor" / "edition.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_is_shown_in_the_readers_language(tmp_path: Path, language: str) -> None:
    done = run_here(tmp_path, "rules", "luxor", "l5.6", "--lang", language)
    assert done.returncode == 0
    assert "L5.6" in done.stdout
    assert "L5.7" not in done.stdout
    assert "L5.5" not in done.stdout


def test_a_section_and_the_whole_page_are_shown(tmp_path: Path) -> None:
    section = run(tmp_path, "rules", "luxor", "L5").stdout
    assert re.findall(r"• (L\d+\.\d+)", section) == [f"L5.{n}" for n in range(1, 8)]
    whole = run(tmp_path, "rules", "luxor").stdout
    assert "L1.1" in whole
    assert "L10.3" in whole


@pytest.mark.parametrize("number", ["L5.99", "L99", "X1.1", "5.6", "..", "L5.6x", "\x1b[2J"])
def test_an_unknown_number_is_said(tmp_path: Path, number: str) -> None:
    with pytest.raises(BadInput) as refused:
        rulebook.page("luxor", "en", number)
    assert refused.value.code == "no-such-rule"


def test_an_unknown_game_or_number_gets_one_sentence(tmp_path: Path) -> None:
    number = run_here(tmp_path, "rules", "luxor", "L5.99")
    assert (number.returncode, number.stderr) == (1, "trove: The rules of luxor have no number L5.99.\n")
    game = run_here(tmp_path, "rules", "chess", "--lang", "de")
    sentence = "trove: Ein Spiel namens chess gibt es nicht; zur Wahl stehen luxor, silver-and-gold, tomb-raider.\n"
    assert (game.returncode, game.stderr) == (1, sentence)


@pytest.mark.parametrize("game", trove.games())
def test_every_language_has_every_rule(game: str) -> None:
    numbers = [number for number in rulebook.numbers(game) if ":" not in number]
    assert len(numbers) > 10
    for language in LANGUAGES:
        for number in numbers:
            assert rulebook.page(game, language, number).startswith(f"- **{number}**")


def test_rules_and_worked_examples_are_counted() -> None:
    numbers = rulebook.numbers("luxor")
    assert "L1.10" in numbers
    assert "L10.3" in numbers
    assert numbers[-1] == "L:example 15"
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_shown_by_its_number(tmp_path: Path, language: str) -> None:
    done = run_here(tmp_path, "rules", "tomb-raider", "a7", "--lang", language)
    assert done.returncode == 0
    assert "A7" in done.stdout
    assert "T6.2" in done.stdout  # where the answer stands
    assert "A8" not in done.stdout
    assert "|" not in done.stdout


def test_rulings_are_counted_between_rules_and_examples() -> None:
    numbers = rulebook.numbers("tomb-raider")
    rulings = [number for number in numbers if re.fullmatch(r"A\d+", number)]
    assert rulings == [f"A{n}" for n in range(1, 31)]
    assert numbers.index("T14.2") < numbers.index("A1") < numbers.index("T:example 1")
    assert "P1" not in numbers  # a row of another table
    assert not [number for number in rulebook.numbers("luxor") if number.startswith("A")]


@pytest.mark.parametrize("number", ["A31", "A0", "A", "P1", "A7.1", "T15"])
def test_an_unknown_ruling_gets_one_sentence(tmp_path: Path, number: str) -> None:
    done = run_here(tmp_path, "rules", "tomb-raider", number)
    assert (done.returncode, done.stderr) == (1, f"trove: The rules of tomb-raider have no number {number}.\n")


def test_coverage_lists_rulings_too(tmp_path: Path) -> None:
    done = run_here(tmp_path, "rules", "tomb-raider", "--coverage")
    assert [n for n in range(1, 31) if not re.search(rf"^A{n} ", done.stdout, re.MULTILINE)] == []


def test_marks_are_read_from_tests_without_running_them() -> None:
    source = (
        '@rule("L6.2", "L6.3")\n@other("L1.1")\ndef test_a(): ...\n\n@marks.rule("L:example 3")\nclass TestB: ...\n'
    )
    assert coverage.marks_of(source) == [("L6.2", "test_a"), ("L6.3", "test_a"), ("L:example 3", "TestB")]


def test_coverage_lists_the_tests_of_every_rule(tmp_path: Path) -> None:
    done = run(tmp_path, "rules", "luxor", "--coverage")
    empty = done.stdout.count("no test")
    assert done.returncode == (1 if empty else 0)
    assert re.search(r"^L6\.2 +tests/games/luxor/\S+::test_", done.stdout, re.MULTILINE)
    assert re.search(r"^example 15", done.stdout, re.MULTILINE)


def test_outside_a_checkout_there_is_no_coverage(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from trove.cli.screen import Screen

    monkeypatch.setattr(coverage, "CHECKOUT", tmp_path)
    with pytest.raises(BadInput, match="checkout"):
        coverage.show_coverage("luxor", Screen())


def test_the_games_are_listed(tmp_path: Path) -> None:
    done = run(tmp_path, "games")
    assert [line.split()[0] for line in done.stdout.splitlines()[::2]] == list(trove.games())


def test_the_standard_edition_fits(tmp_path: Path) -> None:
    done = run_here(tmp_path, "edition", "check", str(EDITION))
    assert (done.returncode, done.stdout) == (0, f"{EDITION} fits Luxor.\n")


def test_an_edition_that_does_not_fit_names_the_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = EDITION.read_text(encoding="utf-8")
    file.write_text(text.replace("horus_tiles = [2, 2, 2]", "horus_tiles = [2, 2, 3]"), encoding="utf-8")
    line = 1 + text[: text.index("horus_tiles")].count("\n")
    done = run_here(tmp_path, "edition", "check", str(file), "--game", "luxor")
    assert done.returncode == 1
    needed = "supply, horus_tiles: the board needs 2 Horus tiles with 3 eyes, not 3 (rule L1.10)."
    assert done.stderr == f"Luxor: Line {line}, {needed}\n"
    played = run_here(tmp_path, "play", "luxor", "--edition", str(file))
    assert played.returncode == 1
    assert f"Line {line}, {needed}" in played.stderr
    missing = run_here(tmp_path, "edition", "check", str(tmp_path / "none.toml"))
    assert missing.returncode == 1
    assert "none.toml cannot be used" in missing.stderr


@pytest.mark.parametrize("game", ["luxor", "silver_and_gold", "tomb_raider"])
def test_every_shipped_edition_fits(tmp_path: Path, game: str) -> None:
    shipped = EDITION.parents[1] / game
    for file in [shipped / "edition.toml", *shipped.glob("maps.json")]:
        done = run_here(tmp_path, "edition", "check", str(file))
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_map_pack_is_answered_by_its_own_game_in_the_readers_language(tmp_path: Path, lang: str) -> None:
    text = (EDITION.parents[1] / "silver_and_gold" / "maps.json").read_text(encoding="utf-8")
    said = texts(lang)
    broken = {
        "map-points": text.replace('"points": 14', '"points": 13', 1),
        "wrong-type": text.replace('"points": 14', '"points": "many"', 1),
        "missing": text.replace('"points": 14, ', "", 1),
        "not-json": text[:-100],
    }
    for problem, changed in broken.items():
        file = tmp_path / f"{problem}.json"
        file.write_text(changed, encoding="utf-8")
        done = run_here(tmp_path, "edition", "check", str(file), "--lang", lang)
        assert (done.returncode, done.stdout) == (1, "")
        key = next(key for key in (f"silver-and-gold-edition-{problem}", f"edition-{problem}") if said.has(key))
        sentence = said.say(key, wanted="int" if problem == "wrong-type" else 14, field="points")
        assert done.stderr.startswith(f"{said.say('silver-and-gold-name')}: ")
        assert done.stderr.endswith(f"{sentence}\n")
        assert done.stderr.count("\n") == 1
        assert ("purple-01" in done.stderr) == (problem != "not-json")


def test_other_cards_for_silver_and_gold_are_refused_plainly(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shipped = EDITION.parents[1] / "silver_and_gold" / "edition.toml"
    file.write_text(shipped.read_text(encoding="utf-8").replace("count = 1", "count = 2"), encoding="utf-8")
    done = run_here(tmp_path, "edition", "check", str(file))
    assert "only the treasure maps of Silver & Gold can be exchanged" in done.stderr


def test_another_edition_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(EDITION.read_text(encoding="utf-8").replace("tomb = 13", "tomb = 99"), encoding="utf-8")
    done = run(tmp_path, "play", "luxor", "--edition", str(file), "--seed", "1", COLUMNS="120")
    assert "Tomb chamber (99)" in done.stdout


def test_measuring_refuses_what_is_no_game(tmp_path: Path) -> None:
    done = run_here(tmp_path, "bench", "chess")
    assert (done.returncode, done.stdout) == (1, "")
    assert "There is no game called chess" in done.stderr


def test_the_version_is_shown(tmp_path: Path) -> None:
    how = "compiled" if trove.compiled else "interpreted"
    assert run(tmp_path, "--version").stdout == f"trove {trove.__version__} ({how})\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages_speak_the_readers_language(tmp_path: Path, language: str) -> None:
    said = texts(language)
    page = " ".join(run(tmp_path, "--help", "--lang", language).stdout.split())
    assert said.say("cli-help") in page
    assert said.say("cli-help-version") in page
    game = " ".join(run(tmp_path, "play", "luxor", "--help", "--lang", language).stdout.split())
    for key in ("cli-help-seats", "cli-help-seed", "luxor-option-memory_aid-help", "luxor-about"):
        assert said.say(key) in game


def test_help_comes_at_once(tmp_path: Path) -> None:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        assert run(tmp_path, "--help").returncode == 0
        times.append(time.perf_counter() - start)
    assert min(times) < 2  # a busy machine; a quiet one needs a quarter of a second


def test_a_saved_match_is_shown_as_far_as_anybody_could_see(tmp_path: Path) -> None:
    run(tmp_path, "play", "luxor", "--seats", "Anna,random", "--seed", "1", typed="1\n1\n1\n")
    (path,) = (tmp_path / "trove").glob("*.table.json")
    done = run(tmp_path, "replay", str(path))
    assert done.returncode == 0
    assert "Anna drew a card." in done.stdout
    assert "Anna drew “" not in done.stdout
    assert "its draws cannot be checked yet" in done.stdout
    step = run(tmp_path, "replay", str(path), "--step", "1")
    assert "Step 1 of" in step.stdout
    assert run_here(tmp_path, "replay", str(path), "--step", "999").returncode == 1


def test_a_replay_knows_the_names_and_shows_every_hand_once_the_match_is_over(tmp_path: Path) -> None:
    run_here(tmp_path, "play", "luxor", "--seats", "Anna,easy", "--seed", "3", typed="1\n" * 300)
    (file,) = (tmp_path / "trove").glob("*.match.json")
    first = run_here(tmp_path, "replay", str(file), "--step", "0").stdout
    assert "Anna’s hand   left ▸" in first
    assert "Magnus’s hand   left ▸" in first
    assert "is the starting player" in first
    assert "Laid on space" not in first
    renamed = run_here(tmp_path, "replay", str(file), "--step", "0", "--names", "Eva").stdout
    assert "Eva’s hand" in renamed
    assert "Magnus’s hand" in renamed


def test_the_replay_of_a_running_match_shows_no_hand(tmp_path: Path) -> None:
    run_here(tmp_path, "play", "luxor", "--seats", "Anna,easy", "--seed", "3", typed="1\n1\n")
    (file,) = (tmp_path / "trove").glob("*.table.json")
    shown = run_here(tmp_path, "replay", str(file), "--step", "1").stdout
    assert "Anna" in shown
    assert "hand" not in shown


def test_a_match_file_without_names_numbers_its_people(tmp_path: Path) -> None:
    shown = run_here(tmp_path, "replay", str(FOLDER / "luxor-edition.json"), "--step", "0").stdout
    assert "Player 1" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_was_ended_early_says_how(tmp_path: Path, lang: str) -> None:
    match = Match.open("tomb-raider", players=4)
    for seat in range(4):
        match.sit(seat)
    match.start()
    other = match.clone()
    match.end(agreed=range(4))
    other.abandon()
    for one, scored in ((match, True), (other, False)):
        path = tmp_path / f"{one.ended_by}.match.json"
        path.write_bytes(one.export())
        done = run_here(tmp_path, "replay", str(path), "--lang", lang)
        assert (done.returncode, done.stderr) == (0, "")
        assert texts(lang).say(f"cli-ended-{one.ended_by}") in " ".join(done.stdout.split())
        assert (texts(lang).say("cli-score-total") in done.stdout) == scored
