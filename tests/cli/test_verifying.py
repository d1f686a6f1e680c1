"""What `trove replay` and a seeded table tell about chance, and what is shown of matches that cannot be replayed."""

import json
from pathlib import Path

import pytest

import trove
from cli.driver import run_here
from replays.matches import FOLDER, recorded
from trove.core.commitment import NO_SALT
from trove.core.match import Match
from trove.core.match_file import result, verify
from trove.core.refusals import BadInput
from trove.texts import LANGUAGES, texts

OLD = FOLDER.parent / "old" / "version-1.json"


def told(home: Path, file: Path, *more: str) -> str:
    done = run_here(home, "replay", str(file), "--all", "--no-color", *more)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def test_a_match_that_was_dealt_is_checked_from_the_set_up_on(tmp_path: Path) -> None:
    shown = told(tmp_path, FOLDER / "luxor-two.json")
    assert f"Checked: all {verify(recorded('luxor-two')).entries} entries and every draw agree" in shown
    assert (
        "It was dealt from the start: the set-up and everything after it are checked, with the standard edition"
        in shown
    )
    assert "starting_player 1, memory_aid false" in shown
    assert "Compare the commitment with the one you were shown before the match." in shown
    assert "a custom edition" in told(tmp_path, FOLDER / "luxor-edition.json")


def test_of_a_fork_it_says_what_it_cannot_vouch_for(tmp_path: Path) -> None:
    """A match may start from any position: correct draws after it do not show how it came about."""
    position = verify(recorded("luxor-fork")).position
    shown = told(tmp_path, FOLDER / "luxor-fork.json")
    assert f"It is a fork of the position {position}, in which what seat 1 did not know was redealt" in shown
    assert "This file cannot show how the position came about." in shown
    assert "It was dealt" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fork_that_kept_its_hidden_cards_is_told_apart(tmp_path: Path, language: str) -> None:
    fork = Match.load(recorded("silver-and-gold-alone")).fork(30, secret=bytes(32))
    fork.sit(0, NO_SALT)
    fork.start()
    while not fork.over:
        fork.play(0, fork.state.legal(0)[0])
    file = tmp_path / "fork.json"
    file.write_bytes(fork.export())
    position = verify(fork.export()).position
    assert position
    assert position in told(tmp_path, file, "--lang", language)
    kept = {
        "en": "who knew its hidden cards",
        "cs": "kdo znal její skryté",
        "de": "wer ihre verdeckten",
        "pt": "quem conhecia",
    }
    assert kept[language] in told(tmp_path, file, "--lang", language)


# Matches that can no longer be replayed.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_of_an_old_match_is_shown_and_no_more(tmp_path: Path, language: str) -> None:
    done = run_here(tmp_path, "replay", str(OLD), "--no-color", "--names", "Anna,Ben", "--lang", language)
    assert done.returncode == 1
    shown = " ".join(done.stdout.split())
    assert "Anna" in shown
    assert "36 46" in shown
    assert len(done.stderr.strip().splitlines()) == 1
    ways = {
        "en": "cannot be continued or verified",
        "cs": "ani ji ověřit nejde",
        "de": "weder fortgesetzt noch geprüft",
    }
    assert ways.get(language, "não pode ser continuada nem verificada") in done.stderr


def test_an_old_match_is_neither_continued_nor_verified(tmp_path: Path) -> None:
    for read in (Match.load, verify):
        with pytest.raises(BadInput, match="cannot be continued or verified") as refused:
            read(OLD.read_bytes())
        assert refused.value.code == "old-match-file"
    assert result(OLD.read_bytes()).sheet.totals == (36, 46)
    done = run_here(tmp_path, "play", "silver-and-gold", "--resume", str(OLD))
    assert done.returncode == 1
    assert "cannot be continued" in done.stderr


def test_the_result_of_a_match_of_other_rules_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With both figures of a player, and ties decided, as Tomb Raider has them."""
    present = trove.game("tomb-raider").rules_version
    monkeypatch.setattr(type(trove.game("tomb-raider")), "rules_version", present + 1)
    done = run_here(tmp_path, "replay", str(FOLDER / "tomb-raider-two.json"), "--no-color")
    totals = json.loads(recorded("tomb-raider-two"))["result"]["sheet"]["totals"]
    assert f"{totals[0]}" in done.stdout
    assert "Lara" in done.stdout
    assert f"version {present + 1} cannot replay it" in done.stderr


# A seed at a table.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seeded_table_says_that_its_draws_can_be_computed(tmp_path: Path, language: str) -> None:
    """The commitment to a small seed gives it away: anybody can try them all."""
    seats = ("--seats", "random,random", "--no-color", "--lang", language)
    seeded = run_here(tmp_path, "play", "luxor", "--seed", "7", *seats)
    plain = run_here(tmp_path, "play", "luxor", *seats)
    words = texts(language).say("cli-seeded")
    assert words in " ".join(seeded.stdout.split())
    assert words not in " ".join(plain.stdout.split())


# Which undos are allowed.


def test_a_table_may_allow_free_undos_alone(tmp_path: Path) -> None:
    """Against computer players alone, one could otherwise draw again as often as one likes."""
    typed = "1\n1\n1\n1\n1\n1\nundo\n"
    seats = ("play", "luxor", "--seats", "Anna,random", "--seed", "3", "--no-color")
    free = run_here(tmp_path, *seats, "--undo", "free", typed=typed)
    asked = run_here(tmp_path, *seats, typed=typed)
    refused = texts("en").say("undo-free-only")
    assert refused in " ".join(free.stdout.split())
    assert refused not in " ".join(asked.stdout.split())


def test_another_way_of_undoing_is_refused(tmp_path: Path) -> None:
    done = run_here(tmp_path, "play", "luxor", "--undo", "never", "--seats", "random,random")
    assert (done.returncode, done.stderr) == (1, "trove: Undo is either ask or free.\n")
