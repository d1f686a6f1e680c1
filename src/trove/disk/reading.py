"""Reads files whose names come from outside: ordinary files only, up to an expected size."""

import os
import stat
from typing import IO, NoReturn

from ..core.refusals import BadInput

MIB = 1 << 20


def refuse(path: str | os.PathLike[str]) -> NoReturn:
    raise BadInput("not-a-file", f"{os.fspath(path)} is not an ordinary file", file=os.fspath(path))


def open_file(path: str | os.PathLike[str], *, write: bool = False) -> IO[bytes]:
    """Open an ordinary file that exists. A folder, device, pipe or socket is refused, and never waited for."""
    how = os.O_RDWR if write else os.O_RDONLY
    try:
        file = os.open(path, how | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except OSError:
        if os.path.exists(path) and not os.path.isfile(path):
            refuse(path)
        raise
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        refuse(path)
    return os.fdopen(file, "r+b" if write else "rb")


def read_file(path: str | os.PathLike[str], most: int) -> bytes:
    """The bytes of an ordinary file, which may have at most this many."""
    with open_file(path) as file:
        data = file.read(most + 1)
    if len(data) > most:
        sentence = f"{os.fspath(path)} is larger than {most / MIB:g} MiB"
        raise BadInput("file-too-big", sentence, file=os.fspath(path), most=f"{most / MIB:g}")
    return data
