"""Terminal escapes and the like in files, file names, arguments and typed lines: no command hands them on."""

import io
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.table import Table
from rich.text import Text

import trove
from bots.arenas import small_plan, stopped
from cli.driver import CLEAR, Terminal, run, run_here
from cli.matches import finished, nearly
from effort import amount
from trove.bots.results_lines import check
from trove.cli.app import COMMANDS
from trove.cli.language import answer, complain, tell
from trove.cli.screen import Screen
from trove.core.match import Match

POISON = "\x1b[2J\x1b]0;got you\x07\x9b31m\u202e\u2066\r\n\x08\x00" + "e" + "\u0301" * 40
NO_NUL = POISON.replace("\x00", "")  # what a system takes as an argument or a file name
SLASHED = NO_NUL.replace("/", "")
SOURCE = Path(trove.__file__).parent
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def bad_letters(shown: str) -> list[str]:
    """What a terminal would not just draw."""
    heaps = re.findall(r"[\u0300-\u036f]{4,}", shown)
    return [letter for letter in shown if not letter.isprintable() and letter != "\n"] + heaps


def check_shown(home: Path, *args: str, typed: str = "", codes: tuple[int, ...] = (0, 1, 2)) -> None:
    done = run_here(home, *args, typed=typed)
    assert bad_letters(done.stdout) == [], args
    assert bad_letters(done.stderr) == [], args
    assert done.returncode in codes, (args, done.stderr)
    assert "Traceback" not in done.stderr
    assert max(map(len, (done.stdout + done.stderr).splitlines()), default=0) < 5000


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all strings, and to all keys, of a JSON document; of a list only the first three parts."""
    if isinstance(value, str):
        yield path
    elif isinstance(value, dict):
        for key, part in value.items():
            yield (*path, key, None)
            yield from leaves(part, (*path, key))
    elif isinstance(value, list):
        for k, part in enumerate(value[:3]):
            yield from leaves(part, (*path, k))


def poisoned(document: Any, way: tuple[Any, ...], poison: str) -> Any:
    """A copy with poison in one string, or as one key."""
    copy = json.loads(json.dumps(document))
    *before, last = way
    if last is None:
        *before, last = before
    place = copy
    for step in before:
        place = place[step]
    if way[-1] is None:
        place[poison] = place.pop(last)
    else:
        place[last] = poison + place[last]
    return copy


def ways_of(document: Any, short: int) -> list[tuple[Any, ...]]:
    found = list(leaves(document))
    return Random(1).sample(found, min(len(found), amount(short, len(found))))


def table_of(match: bytes) -> dict[str, Any]:
    people = [{"name": "Anna", "player": "person"}, {"name": "Random 1", "player": "random"}]
    return {"format": "trove-table", "sitters": people, "match": json.loads(match)}


def test_every_command_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in COMMANDS if f'"{name}"' not in source] == []


@pytest.mark.parametrize("make", [nearly, finished], ids=["running", "finished"])
def test_names_from_a_saved_table_are_shown_harmlessly(tmp_path: Path, make: Any) -> None:
    table = table_of(make())
    for participant in table["sitters"]:
        participant["name"] = POISON + participant["name"] + POISON * 10
    path = tmp_path / "X.table.json"
    path.write_text(json.dumps(table))
    check_shown(tmp_path, "replay", str(path), "--all", codes=(0,))
    check_shown(tmp_path, "replay", str(path), "--step", "3", codes=(0,))
    check_shown(tmp_path, "play", "luxor", "--resume", str(path), typed="log\nscore\n?\n1\n1\n1\n", codes=(0,))


def test_whatever_a_saved_table_says_is_shown_harmlessly(tmp_path: Path) -> None:
    table, path = table_of(nearly()), tmp_path / "X.table.json"
    for way in ways_of(table, 20):
        for poison in (POISON, "\\u001b[2J"):
            path.write_text(json.dumps(poisoned(table, way, poison)))
            check_shown(tmp_path, "replay", str(path))
            check_shown(tmp_path, "play", "luxor", "--resume", str(path), typed="quit\n")


def test_whatever_a_finished_match_says_is_shown_harmlessly(tmp_path: Path) -> None:
    match, path = json.loads(Match.load(finished()).export()), tmp_path / "X.match.json"
    for way in ways_of(match, 20):
        path.write_text(json.dumps(poisoned(match, way, POISON)))
        check_shown(tmp_path, "replay", str(path))
        check_shown(tmp_path, "play", "luxor", "--resume", str(path))


@cache
def edition_lines(game: str) -> tuple[str, ...]:
    path = SOURCE / "games" / game / "edition.toml"
    return tuple(path.read_text(encoding="utf-8").splitlines(keepends=True))


@pytest.mark.parametrize("game", sorted(name.replace("-", "_") for name in trove.games()))
def test_an_edition_is_refused_or_shown_harmlessly(tmp_path: Path, game: str) -> None:
    lines, path, dice = edition_lines(game), tmp_path / "mine.toml", Random(2)
    for place in dice.sample(range(len(lines)), min(len(lines), amount(6, len(lines)))):
        escaped = json.dumps(POISON.replace("\x9b", ""))[1:-1]
        for line in (re.sub(r'"(?=[^"]*$)', escaped.replace("\\", "\\\\") + '"', lines[place]), POISON + lines[place]):
            path.write_text("".join([*lines[:place], line, *lines[place + 1 :]]), encoding="utf-8", newline="")
            check_shown(tmp_path, "edition", "check", str(path))
            check_shown(tmp_path, "play", game.replace("_", "-"), "--edition", str(path), typed="quit\n")


def test_results_of_an_arena_are_shown_harmlessly(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    stopped(path, small_plan(games=2), 2)
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines):
        document = json.loads(line)
        document.pop("check")
        for way in ways_of(document, 12):
            data = json.dumps(poisoned(document, way, POISON), separators=(",", ":"), ensure_ascii=False).encode()
            forged = data[:-1] + b',"check":"' + check(data) + b'"}'
            path.write_bytes(b"\n".join([*lines[:number], forged, *lines[number + 1 :], b""]))
            check_shown(tmp_path, "arena", "--resume", str(path), "--workers", "1")


@pytest.mark.parametrize(
    "args",
    [
        (NO_NUL,),
        ("--lang", NO_NUL),
        ("--" + NO_NUL,),
        ("games", NO_NUL),
        ("games", "--lang", NO_NUL),
        ("rules", NO_NUL),
        ("rules", "luxor", NO_NUL),
        ("rules", NO_NUL, "--coverage"),
        ("replay", NO_NUL),
        ("replay", "--step", NO_NUL),
        ("edition", NO_NUL),
        ("edition", "check", NO_NUL),
        ("edition", "check", "x", "--game", NO_NUL),
        ("arena", NO_NUL),
        ("arena", "luxor", "--seats", NO_NUL),
        ("arena", "--ladder", "--only", NO_NUL),
        ("arena", "--resume", NO_NUL),
        ("bench", NO_NUL),
        ("schema", NO_NUL),
        ("serve", NO_NUL),
        ("serve", "--port", NO_NUL),
        ("serve", "--public-url", NO_NUL),
        ("completion", NO_NUL),
        ("database", NO_NUL),
        ("database", "backup", "copy.db", "--db", NO_NUL),
        ("database", "restore", NO_NUL, "--db", "other.db"),
        ("train", NO_NUL),
        ("train", "luxor", "--start", NO_NUL),
        ("train", "luxor", "--seed", NO_NUL),
        ("play", NO_NUL),
        ("play", "luxor", NO_NUL),
        ("play", "luxor", "--resume", NO_NUL),
        ("play", "luxor", "--edition", NO_NUL),
        ("play", "luxor", "--level", NO_NUL),
        ("play", "luxor", "--seed", NO_NUL),
        ("play", "luxor", "--people", NO_NUL),
        ("play", "luxor", "--seats", f"{NO_NUL},random"),
        ("play", "luxor", "--starting-player", NO_NUL),
        ("play", "tomb-raider", "--start", NO_NUL),
        ("play", "tomb-raider", "--both-figures", NO_NUL),
        ("play", "luxor", "--" + NO_NUL),
    ],
    ids=lambda args: " ".join(args).replace(NO_NUL, "POISON"),
)
def test_arguments_are_quoted_harmlessly(tmp_path: Path, args: tuple[str, ...]) -> None:
    check_shown(tmp_path, *args)
    check_shown(tmp_path, *(arg.replace(NO_NUL, NO_NUL * 100) for arg in args))


def test_typed_lines_are_quoted_harmlessly(tmp_path: Path) -> None:
    lines = ["{}", "undo {}", "rules {}", '{{"type": "{}"}}', "left {}", "1 {}", "log {}"]
    typed = "".join(line.format(NO_NUL.replace("\r\n", "")) + "\n" for line in lines)
    for game in trove.games():
        check_shown(tmp_path, "play", game, "--seats", "Anna,random", "--seed", "1", typed=typed, codes=(0,))


def test_file_names_are_shown_harmlessly(tmp_path: Path) -> None:
    folder = tmp_path / SLASHED[:60]
    folder.mkdir()
    name = str(folder / f"{SLASHED[:60]}.json")
    Path(name).write_text(json.dumps(table_of(nearly())))
    check_shown(folder, "replay", name, codes=(0,))
    check_shown(folder, "play", "luxor", "--resume", name, typed="save\nquit\n", codes=(0,))
    check_shown(folder, "play", "luxor", "--resume", name, typed="1\n" * 9, codes=(0,))
    check_shown(folder, "play", "luxor", "--seats", "Anna,random", typed="save\nquit\n", codes=(0,))
    out = str(folder / "run.jsonl")
    check_shown(folder, "arena", "luxor", "--seats", "random,random", "--games", "2", "--workers", "1", "--out", out)
    check_shown(folder, "arena", "--resume", out, "--workers", "1", codes=(0,))
    edition = folder / "e.toml"
    edition.write_text("".join(edition_lines("luxor")))
    check_shown(folder, "edition", "check", str(edition), codes=(0,))


def test_a_terminal_gets_styles_and_nothing_else(tmp_path: Path) -> None:
    table = table_of(nearly())
    table["sitters"][0]["name"] = POISON
    path = tmp_path / "X.table.json"
    path.write_text(json.dumps(table))
    with Terminal(tmp_path, "play", "luxor", "--resume", str(path)) as screen:
        screen.until(">")
        screen.answer("score")
        screen.answer("quit", r"\.json")
        assert screen.left() == 0
    assert bad_letters(STYLE.sub("", screen.output.replace(CLEAR, "").replace("\r\n", "\n"))) == []
    assert "got you" in screen.output


def test_a_whole_process_shows_nothing_else_either(tmp_path: Path) -> None:
    done = run(tmp_path, "play", NO_NUL)
    assert (done.returncode, bad_letters(done.stderr)) == (1, [])
    assert "got you" in done.stderr
    misused = run(tmp_path, "--" + NO_NUL)
    assert (misused.returncode, bad_letters(misused.stderr), misused.stdout) == (2, [], "")


def test_the_last_gates_clean_whatever_reaches_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what nobody cleaned before: text, tables, prompts, sentences on stderr."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(POISON.encode() + b"\n")))
    screen, table = Screen(), Table(POISON)
    table.add_row(POISON)
    for show in (
        lambda: screen.show(POISON, Text(POISON, "bold"), table),
        lambda: tell(POISON),
        lambda: complain(POISON),
        lambda: answer(POISON),
        lambda: screen.ask(POISON),
    ):
        show()
        shown = "".join(capsys.readouterr())
        assert "got you" in shown
        assert bad_letters(shown) == []


def test_only_the_gates_write_to_the_terminal() -> None:
    """Elsewhere in the command nothing is printed but JSON and the figures of a measurement."""
    writes = re.compile(r"^(?!\s*code \+=).*(\bprint\(|\becho\(|std(?:out|err)\.write\().*", re.MULTILINE)
    found = {
        (path.name, match[0].strip())
        for path in (SOURCE / "cli").rglob("*.py")
        if path.name not in ("screen.py", "language.py")
        for match in writes.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == {
        ("run.py", "sys.stdout.write(data.decode())"),
        ("train.py", "sys.stdout.write(text.decode())"),
        ("speed.py", 'print("\\n".join(lines(report, least or {})))'),
        ("schema.py", "print(json.dumps(shown, indent=2))"),
        (
            "completion.py",
            'print(get_completion_script(prog_name="trove", complete_var=COMPLETE, shell=shell))',
        ),
    }
