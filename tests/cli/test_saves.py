"""Saved tables: one player at a time, nothing overwritten, and a full disk loses nothing."""

import errno
import os
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cli.driver import COMMAND, Pipe, environment, run, run_here
from cli.matches import SITTING, finished, nearly
from effort import amount
from trove.cli.table import saves
from trove.cli.table.participants import Participant
from trove.core.match import Match
from trove.disk.claims import Claim
from trove.texts import LANGUAGES, texts

SOLO = ("play", "luxor", "--seats", "Anna,random", "--seed", "1")


def saved(home: Path, kind: str = "table") -> Path:
    (path,) = (home / "trove").glob(f"*.{kind}.json")
    return path


def all_names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def put(path: Path, match: bytes, participants: tuple[Participant, ...] = SITTING) -> Path:
    """A saved table at a place of one's choice."""
    with Claim(path) as claim:
        saves.save(claim, Match.load(match), participants)
    return path


def test_a_saved_match_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    run_here(tmp_path, *SOLO, typed="1\n")
    path = saved(tmp_path)
    with Pipe(tmp_path, "play", "luxor", "--resume", str(path)) as first:
        first.until(">")
        kept = path.read_bytes()
        for args in ((str(path),), ()):
            second = run_here(tmp_path, "play", "luxor", "--resume", *args, typed="1\n1\n")
            sentence = f"{path} is in use by another trove command; finish that one first."
            assert (second.returncode, second.stdout, second.stderr) == (1, "", f"trove: {sentence}\n")
        assert path.read_bytes() == kept
        assert run_here(tmp_path, "replay", str(path)).returncode == 0  # looking is free
        first.answer("quit", r"\.json")
        assert first.left() == 0
    again = run_here(tmp_path, "play", "luxor", "--resume", typed="1\n")
    assert (again.returncode, again.stderr) == (0, "")


def test_a_killed_table_can_be_taken_up_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    with Pipe(tmp_path, *SOLO) as table:
        table.until(">")
        table.process.kill()
        table.process.wait()
    path = saved(tmp_path)
    draft = path.with_name(f".{path.name}.new")
    draft.write_bytes(b"half of a secret")
    done = run_here(tmp_path, "play", "luxor", "--resume", typed="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert all_names(tmp_path) == [path.name]


def test_a_table_killed_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    dice = Random(3)
    for k in range(amount(2, 60)):
        home = tmp_path / str(k)
        with Pipe(home, *SOLO) as table:
            table.until(">")
            before = len(saves.load(saved(home))[0].entries)
            table.type("1\n" * 40)
            for _ in range(dice.randint(1, 12)):
                table.until(r"\S\s*")  # as much as has been written by now
            table.process.kill()
            table.process.wait()
        files = [*(home / "trove").glob("*.table.json"), *(home / "trove").glob("*.match.json")]
        assert len(saves.load(files[0])[0].entries) >= before
        run_here(home, *SOLO, typed="quit\n")
        assert [name for name in all_names(home) if name.startswith(".")] == []


def test_drafts_of_killed_tables_are_removed_when_another_starts(tmp_path: Path) -> None:
    folder = tmp_path / "trove"
    folder.mkdir()
    for name in (".luxor-1.table.json.new", ".tmp8s7d.new"):
        (folder / name).write_bytes(b"half of a secret")
    run_here(tmp_path, *SOLO, typed="quit\n")
    assert all_names(tmp_path) == [saved(tmp_path).name]


def test_two_tables_begun_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    claims = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path))
        claims += [saves.new_table("luxor") for _ in range(3)]
    assert len({claim.path for claim in claims}) == 3
    for claim in claims:
        claim.release()


def test_a_finished_match_never_replaces_another(tmp_path: Path) -> None:
    other = tmp_path / "X.match.json"
    other.write_bytes(b"another match")
    path = put(tmp_path / "X.json", nearly())
    done = run_here(tmp_path, "play", "luxor", "--resume", str(path), typed="1\n" * 5)
    assert done.returncode == 0, done.stderr
    assert other.read_bytes() == b"another match"
    assert all_names(tmp_path) == ["X-2.match.json", "X.match.json"]
    assert str(tmp_path / "X-2.match.json") in done.stdout
    assert Match.load((tmp_path / "X-2.match.json").read_bytes()).over


def test_a_table_stopped_right_after_its_last_step_is_finished_once(tmp_path: Path) -> None:
    for _ in range(2):  # the second time its match has been written already
        path = put(tmp_path / "X.table.json", finished())
        done = run_here(tmp_path, "play", "luxor", "--resume", str(path))
        assert done.returncode == 0, done.stderr
        assert all_names(tmp_path) == ["X.match.json"]


def test_an_abandoned_match_is_not_resumed_either(tmp_path: Path) -> None:
    match = Match.load(nearly())
    match.abandon()
    path = put(tmp_path / "X.table.json", match.save())
    done = run_here(tmp_path, "play", "luxor", "--resume", str(path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"trove: This match is over; look at it with: trove replay {path}\n"
    assert all_names(tmp_path) == ["X.table.json"]


@pytest.mark.parametrize("make", [Match.export, Match.save], ids=["finished", "save"])
def test_a_match_that_is_over_is_looked_at_and_not_resumed(tmp_path: Path, make: Callable[[Match], bytes]) -> None:
    path = tmp_path / "F.match.json"
    path.write_bytes(make(Match.load(finished())))
    before = path.read_bytes()
    done = run_here(tmp_path, "play", "luxor", "--resume", str(path))
    assert done.returncode == 1
    assert done.stderr == f"trove: This match is over; look at it with: trove replay {path}\n"
    assert all_names(tmp_path) == ["F.match.json"]
    assert path.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_says_what_is_saved_and_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    real, written = os.fsync, []

    def full(file: int) -> None:
        written.append(file)
        if len(written) > 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(file)

    monkeypatch.setattr(os, "fsync", full)
    done = run_here(tmp_path, *SOLO, "--lang", language, typed="1\n" * 9)
    path, said = saved(tmp_path), texts(language)
    match, _ = saves.load(path)
    command = f"trove play luxor --resume {path}"
    problem = said.say("cli-system-problem", code="ENOSPC", told="")
    sentences = [
        said.say("cli-not-saved", file=str(path), problem=problem),
        said.say("cli-saved-so-far", count=len(match.entries) - 1, command=command),
    ]
    assert len(match.entries) == 3
    assert (done.returncode, done.stderr) == (1, f"trove: {' '.join(sentences)}\n")
    assert all_names(tmp_path) == [path.name]


def test_a_disk_that_is_full_from_the_start_saves_nothing(tmp_path: Path) -> None:
    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [*COMMAND, *SOLO],
        input=b"1\n",
        capture_output=True,
        env=environment(tmp_path),
        preexec_fn=small_disk,
        timeout=60,
    )
    assert done.returncode == 1
    assert b".table.json cannot be written: it became too large. Nothing is saved.\n" in done.stderr
    assert b"Traceback" not in done.stderr
    assert all_names(tmp_path) == []


def test_a_finished_match_that_cannot_be_written_stays_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "X.table.json", finished())
    real = os.replace

    def full(source: Path, target: Path) -> None:
        if target.name.endswith(saves.EXPORT):
            raise OSError(errno.ENOSPC, "No space left on device")
        real(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        done = run_here(tmp_path, "play", "luxor", "--resume", str(path))
    assert done.returncode == 1
    assert f"{tmp_path / 'X.match.json'} cannot be written: the disk is full. The match is saved" in done.stderr
    assert all_names(tmp_path) == ["X.table.json"]
    assert run_here(tmp_path, "play", "luxor", "--resume", str(path)).returncode == 0
    assert all_names(tmp_path) == ["X.match.json"]


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir], ids=["pipe", "folder"])
def test_what_is_no_file_is_refused_by_every_command_that_reads_one(
    tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / "strange"
    make(path)
    commands = [
        ("play", "luxor", "--resume", str(path)),
        ("play", "luxor", "--edition", str(path)),
        ("replay", str(path)),
        ("edition", "check", str(path)),
        ("arena", "--resume", str(path)),
        ("train", "luxor", "--start", str(path)),
    ]
    for command in commands:
        done = run_here(tmp_path, *command)
        assert (done.returncode, done.stderr) == (1, f"trove: {path} is not an ordinary file.\n"), command


def test_the_command_to_go_on_can_be_pasted_into_a_shell(tmp_path: Path) -> None:
    home = tmp_path / "my games"
    done = run_here(home, *SOLO, typed="quit\n")
    assert f"--resume '{saved(home)}'" in done.stdout


def test_a_saved_match_is_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        run(tmp_path, *SOLO, typed="1\n")
    finally:
        os.umask(before)
    assert saved(tmp_path).stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "trove").stat().st_mode & 0o777 == 0o700
