"""Files are read within limits, and only if they are ordinary files."""

import os
import socket
from pathlib import Path

import pytest

from trove.core.refusals import BadInput
from trove.disk.reading import MIB, open_file, read_file


def refusal(path: Path, *, write: bool = False) -> BadInput:
    with pytest.raises(BadInput) as refused:
        open_file(path, write=write)
    return refused.value


@pytest.mark.parametrize("write", [False, True])
def test_what_is_no_ordinary_file_is_refused_at_once(tmp_path: Path, write: bool) -> None:
    pipe, folder, plug = tmp_path / "pipe", tmp_path / "folder", tmp_path / "s"
    os.mkfifo(pipe)
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as open_socket:
        open_socket.bind(str(plug))
        for path in (pipe, folder, plug, Path("/dev/zero"), Path("/dev/tty")):
            problem = refusal(path, write=write)
            assert (problem.code, problem.facts) == ("not-a-file", {"file": str(path)})


def test_a_missing_file_is_named_by_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_file(tmp_path / "none")


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(MIB))
    assert read_file(path, MIB) == bytes(MIB)
    path.write_bytes(bytes(MIB + 1))
    with pytest.raises(BadInput, match="larger than 1 MiB"):
        read_file(path, MIB)
