"""Tomb Raider at the table: whole games, players with two figures, refusals, options, saving."""

import json
import re
from pathlib import Path

import pytest

import trove
from cli.driver import run, run_here
from cli.seeds import seed_where, shooting_source_south
from trove.cli.table.saves import load
from trove.texts import LANGUAGES, texts

PLAY = ("play", "tomb-raider")
PAIR = (*PLAY, "--seats", "Anna,Ben", "--seed", seed_where("tomb-raider", "Anna,Ben", shooting_source_south))
QUICKLY = "1\nend_turn\naccept_hit\n"  # of three actions one, so that a game takes not too long; and no defence
REVEALED = "4\nc1\n1\n"  # Lara moves with 2 points, reveals c1 and turns it


def saved(home: Path, kind: str = "table") -> list[Path]:
    return sorted((home / "trove").glob(f"*.{kind}.json"))


@pytest.mark.parametrize(
    ("args", "language", "figures"),
    [
        (("--seats", "random,Anna"), "en", 4),
        (("--seats", "Anna,random,random"), "cs", 4),
        (("--seats", "Anna,Ben,random,random", "--modified-setup"), "de", 4),
        (("--seats", "Anna,random,random", "--lara-alone", "--start", "random"), "pt", 3),
    ],
)
def test_a_whole_game_is_played_and_can_be_checked(
    tmp_path: Path, args: tuple[str, ...], language: str, figures: int
) -> None:
    said = texts(language)
    done = run(tmp_path, *PLAY, *args, "--seed", "11", "--lang", language, typed=QUICKLY * 400)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "tomb-raider-" not in re.sub(r"\S*/trove/\S*", "", done.stdout)
    (file,) = saved(tmp_path, "match")
    match, _ = load(file)
    assert match.seats == figures
    assert not saved(tmp_path)
    assert said.say("cli-score-total") in done.stdout
    commitment = re.findall(r"[0-9a-f]{64}", done.stdout)
    checked = run_here(tmp_path, "replay", str(file), "--all", "--lang", language)
    assert said.say("cli-verified", entries=len(match.entries), commitment=commitment[0]) in checked.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_four_languages(tmp_path: Path, language: str) -> None:
    said = texts(language)
    word = {name: said.say(f"tomb-raider-word-{name}") for name in ("lay", "energy", "south", "end_move")}
    lines = ["?", "xyzzy", "score", f"{word['lay']} {word['energy']} 2", word["south"], "1", "1", "log"]
    done = run_here(tmp_path, *PAIR, "--lang", language, typed="\n".join(lines))
    assert done.returncode == 0
    for key in ("tomb-raider-legend", "tomb-raider-typing", "cli-score-so-far", "cli-score-total"):
        assert said.say(key) in done.stdout
    assert said.say("tomb-raider-question-turning", place="c1") in done.stdout
    assert said.say("cli-not-understood", typed="xyzzy") in done.stdout
    assert "{" not in done.stdout


def test_whoever_has_two_figures_goes_on_with_both(tmp_path: Path) -> None:
    """In a pipe as in a terminal, only another person is asked to take over."""
    done = run_here(tmp_path, *PLAY, "--seats", "Anna,random", "--seed", "4", typed="end\nend\n")
    assert "must respond" not in done.stdout
    assert "Anna (Lara) – What do you do?" in done.stdout
    assert "Anna (Kurtis) – What do you do?" in done.stdout
    both = run_here(tmp_path, *PAIR, typed="end\nend\nend\n")
    asked = re.findall(r"^(\w+ \(\w+\)) must respond\.", both.stdout, re.MULTILINE)
    assert asked == ["Anna (Lara)", "Ben (Karel)", "Anna (Kurtis)", "Ben (Eckhardt)"]


def test_three_players_share_out_four_figures_as_chosen(tmp_path: Path) -> None:
    seats = (*PLAY, "--seats", "Anna,Ben,Eva", "--seed", "4")
    good = run_here(tmp_path, *seats).stdout
    assert "A Lara (Anna)" in good
    assert "B Karel (Ben)" in good
    assert "C Kurtis (Anna)" in good
    assert "D Eckhardt (Eva)" in good
    bad = run_here(tmp_path, *seats, "--both-figures", "bad").stdout
    assert "C Kurtis (Eva)" in bad
    assert "D Eckhardt (Ben)" in bad
    swapped = run_here(tmp_path, *seats, "--swap-villains").stdout
    assert "B Eckhardt (Ben)" in swapped
    alone = run_here(tmp_path, *seats, "--lara-alone").stdout
    assert "Kurtis" not in alone
    assert "5 actions left." in alone


def test_a_partners_hand_is_seen_where_one_has_both_or_hands_are_open(tmp_path: Path) -> None:
    four = (*PLAY, "--seats", "Anna,Ben,Eva,Jan", "--seed", "4")
    assert "Kurtis’s hand" not in run_here(tmp_path, *four).stdout
    assert "Kurtis’s hand" in run_here(tmp_path, *four, "--open-good-hands").stdout
    assert "Kurtis’s hand" in run_here(tmp_path, *PAIR).stdout
    assert "Karel’s hand" not in run_here(tmp_path, *PAIR).stdout


def test_a_square_or_a_direction_is_revealed_or_stepped_on(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PAIR, typed=f"{REVEALED}rotate c1 2\nlog\n")
    assert "Lara rotated c1 by 180 degrees, open now: north, south." in done.stdout
    done = run_here(tmp_path, *PAIR, typed=f"{REVEALED}south\nlog\n")
    assert "Lara revealed c1: shooting source, straight." in done.stdout
    assert "Lara went to c1." in done.stdout
    again = run_here(tmp_path, *PAIR, typed="lay energy 2\nsouth\n1\nc1\n")
    assert "Lara went to c1." in again.stdout


def test_what_is_not_allowed_is_answered_with_its_rule(tmp_path: Path) -> None:
    typed = f"c1\ngive\nshoot Karel\nfire\nenough\nlay energy 4\n{REVEALED}north\nc1\ntake\nnorth\n"
    done = run_here(tmp_path, *PAIR, typed=typed)
    wanted = [
        "First play energy cards for a movement. (rule T5.1)",
        "You carry no treasure. (rule T7.3)",
        "There is no shooting from the start tile or at it. (rule T8.1)",
        "First name a figure to shoot at. (rule T8.2)",
        "Nobody is shooting at you. (rule T8.2)",
        "You do not have this card: energy 4. (rule T5.1)",
        "There is no tile in this direction. (rule T5.3)",
        "This treasure is not on your tile. (rule T7.1)",
        "First play energy cards for a movement. (rule T5.1)",
    ]
    said = re.findall(r"[^>\n]*\(rule T[\d.]+\)", done.stdout)
    assert [line.strip() for line in said] == wanted


def test_a_square_that_is_no_neighbour_is_said(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PAIR, typed=f"{REVEALED}e5\nrotate e5 1\nstart\n")
    assert done.stdout.count("e5 is not next to you.") == 2
    assert "start is not next to you." in done.stdout


def test_an_action_can_be_said_in_words(tmp_path: Path) -> None:
    words = json.dumps({"type": "draw", "kind": "health", "number": 1})
    done = run_here(tmp_path, *PAIR, typed=f'{{"type": "fly"}}\n{words}\n')
    assert "There is no such action in Tomb Raider" in done.stdout
    assert "Lara drew health" in done.stdout


def test_a_persons_last_step_is_taken_back_whichever_figure_made_it(tmp_path: Path) -> None:
    done = run_here(tmp_path, *PAIR, typed="end\nend\nundo Ben\nyes\n")
    assert "Anna, may Ben take back the last step?" in done.stdout or "is free" in done.stdout
    assert "Taken back (1 step)." in done.stdout
    match, _ = load(saved(tmp_path)[0])
    assert match.state.to_act() == (1,)
    figure = run_here(tmp_path, *PAIR, typed="end\nend\nundo Karel\nyes\nundo Zoe\n")
    assert "Taken back (1 step)." in figure.stdout
    assert "Nobody called Zoe sits at this table." in figure.stdout


def test_own_two_figures_do_not_ask_each_other(tmp_path: Path) -> None:
    """Anna takes back what Lara did although Kurtis is her own; Ben's two figures are one person to ask."""
    done = run_here(tmp_path, *PAIR, typed="draw energy 1\nundo\nyes\nyes\n")
    assert done.stdout.count("may Anna take back the last step?") == 1
    assert "Ben, may Anna" in done.stdout


def test_what_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    rest = "c1\nend\nend\n1\n"
    once = run_here(tmp_path / "one", *PAIR, typed=REVEALED + rest)
    home = tmp_path / "two"
    run_here(home, *PAIR, typed=REVEALED + "quit\n")
    again = run_here(home, *PLAY, "--resume", typed=rest)
    assert again.returncode == 0
    position = re.compile(r"Round .*?(?=^\S+ \(\S+\) – )", re.DOTALL | re.MULTILINE)
    assert position.findall(again.stdout)[-1] == position.findall(once.stdout)[-1]
    _, participants = load(saved(home)[0])
    assert participants is not None
    assert [participant.name for participant in participants] == ["Anna", "Ben"]


def test_a_file_that_names_another_number_of_players_is_refused(tmp_path: Path) -> None:
    run_here(tmp_path, *PAIR, typed="quit\n")
    (path,) = saved(tmp_path)
    table = json.loads(path.read_text())
    table["sitters"] *= 2  # as many as figures
    path.write_text(json.dumps(table))
    done = run_here(tmp_path, *PLAY, "--resume")
    assert done.stderr == "trove: This is not a match file, or it is damaged.\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--players", "1"), "This game is for 2 to 4 players."),
        (("--both-figures", "ugly"), "--both-figures is one of good, bad, not ugly."),
        (("--start", "north"), "--start is one of 0, 1, 2, …, random, not north."),
        (("--players", "4", "--lara-alone"), "Lara alone is for 3 players."),
        (
            ("--players", "3", "--lara-alone", "--swap-villains"),
            "When Lara plays alone, the order is fixed: Lara, Karel, Eckhardt. Leave out the swapped villains.",
        ),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    done = run_here(tmp_path, *PLAY, *args)
    assert (done.returncode, done.stderr) == (1, f"trove: {sentence}\n")
    assert not saved(tmp_path)


def test_every_option_reaches_the_match(tmp_path: Path) -> None:
    switches = ["modified-setup", "swap-villains", "open-good-hands", "open-bad-hands", "early-revive-cards"]
    values = ["--start", "19", "--both-figures", "bad", "--no-guard"]
    run_here(tmp_path, *PLAY, "--players", "3", "--seed", "1", *(f"--{name}" for name in switches), *values)
    match, _ = load(saved(tmp_path)[0])
    on = {name.replace("-", "_"): True for name in switches}
    assert match.options == {**on, "lara_alone": False, "start": 19, "both_figures": "bad", "guard": False}
    page = run_here(tmp_path, *PLAY, "--help").stdout
    named = [option.name.replace("_", "-") for option in trove.game("tomb-raider").options]
    assert [name for name in named if f"--{name}" not in page] == []


def test_left_to_chance_the_start_tile_lies_anywhere(tmp_path: Path) -> None:
    sides = set()
    for seed in range(6):
        home = tmp_path / str(seed)
        run_here(home, *PLAY, "--seed", str(seed), "--start", "random")
        match, _ = load(saved(home)[0])
        assert match.options["start"] is None
        sides.add(str(match.game.public_view(match.state).entrance))
    assert len(sides) > 1


def test_hostile_lines_cost_one_sentence_each(tmp_path: Path) -> None:
    lines = ["a" * 5000, "c1 " * 300, "rotate c1 c2 1", "take 99999", "z9", "² ³", "here", "start"]
    done = run_here(tmp_path, *PAIR, typed="\n".join([*lines, "lay energy 2", *lines, "", "c1", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert all(letter.isprintable() or letter == "\n" for letter in done.stdout)
    assert "Lara revealed c1" in done.stdout
