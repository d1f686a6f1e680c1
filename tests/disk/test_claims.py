"""Files with one writer: claimed, written whole, and nothing left behind."""

import errno
import fcntl
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from trove.core.refusals import BadInput
from trove.disk import locks
from trove.disk.claims import Claim, tidy

HOLDER = """
import sys
from pathlib import Path
from trove.disk import claims
claim = claims.Claim(Path(sys.argv[1]))
{then}
print("held", flush=True)
sys.stdin.read()
"""
UNFINISHED = 'claim._draft.write_bytes(b"half a secret")'


def holder(path: Path, then: str = "") -> "subprocess.Popen[bytes]":
    """Another process that holds a claim until its input ends."""
    command = [sys.executable, "-c", HOLDER.format(then=then), str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    return process


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_has_one_writer_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    with holder(path) as other:
        with pytest.raises(BadInput) as refused:
            Claim(path)
        assert refused.value.code == "file-busy"
        assert refused.value.facts == {"file": str(path)}
        other.communicate()
    with Claim(path) as claim:
        claim.write(b"mine")
        with pytest.raises(BadInput):
            Claim(path)
    assert path.read_bytes() == b"mine"
    assert names(tmp_path) == ["save.json"]


def test_a_claim_is_one_whatever_way_leads_to_the_file(tmp_path: Path) -> None:
    path, link = tmp_path / "save.json", tmp_path / "link.json"
    path.write_bytes(b"old")
    link.symlink_to(path)
    with Claim(path), pytest.raises(BadInput):
        Claim(link)
    with Claim(link) as claim:
        claim.write(b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_the_claim_of_a_killed_process_is_free_and_its_draft_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    with holder(path, UNFINISHED) as other:
        other.send_signal(signal.SIGKILL)
        other.communicate()
    assert names(tmp_path) == [".save.json.lock", ".save.json.new"]
    with Claim(path):
        assert names(tmp_path) == [".save.json.lock"]
    assert names(tmp_path) == []


def test_tidying_removes_what_the_dead_left_and_nothing_of_the_living(tmp_path: Path) -> None:
    alive, dead, lone = tmp_path / "alive.json", tmp_path / "dead.json", tmp_path / ".abc.new"
    lone.write_bytes(b"by an older version")
    (tmp_path / "kept.json").write_bytes(b"")
    with holder(dead, UNFINISHED) as other:
        other.kill()
        other.communicate()
    with holder(alive, UNFINISHED) as other:
        tidy(tmp_path)
        assert names(tmp_path) == [".alive.json.lock", ".alive.json.new", "kept.json"]
        other.communicate()


def test_a_lock_file_that_was_removed_meanwhile_is_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, taken, real = tmp_path / "x.lock", [], locks.take

    def removed_first(file: int) -> bool:
        taken.append(file)
        if len(taken) == 1:
            path.unlink()
        return real(file)

    monkeypatch.setattr(locks, "take", removed_first)
    file = locks.lock_file(path)
    assert file is not None
    assert len(taken) == 2
    assert locks.is_at(file, path)
    locks.unlock_file(file, path)


def test_a_drive_without_locks_can_be_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unsupported(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", unsupported)
    with Claim(tmp_path / "save.json") as claim:
        claim.write(b"saved")
    assert names(tmp_path) == ["save.json"]


def test_a_file_is_for_its_owner_alone_unless_told_otherwise(tmp_path: Path) -> None:
    path, seen = tmp_path / "deep" / "save.json", []
    real = os.fsync

    def look(file: int) -> None:
        seen.append(stat.S_IMODE(os.fstat(file).st_mode))
        real(file)

    before = os.umask(0)
    try:
        with pytest.MonkeyPatch.context() as patch, Claim(path) as claim:
            patch.setattr(os, "fsync", look)
            claim.write(b"secret")
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            claim.write(b"open", 0o644)
            assert stat.S_IMODE(path.stat().st_mode) == 0o644
    finally:
        os.umask(before)
    assert seen == [0o600, 0o600]  # while it is written, too
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_names_the_file_and_keeps_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "save.json"
    with Claim(path) as claim:
        claim.write(b"old")
        monkeypatch.setattr(os, failing, full)
        with pytest.raises(OSError, match="No space left") as refused:
            claim.write(b"new")
    assert refused.value.filename == str(path)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["save.json"]


def test_an_interrupted_writing_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with Claim(tmp_path / "save.json") as claim:
        monkeypatch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            claim.write(b"secret")
    assert names(tmp_path) == []


def test_the_first_free_name_is_neither_there_nor_claimed(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("1", "2", "3"))
    one.write_bytes(b"")
    with Claim(two), Claim.first_free([one, two, three]) as free:
        assert free.path == three
    assert names(tmp_path) == ["1"]
