"""Locks between processes. The system frees a lock when its holder ends, however it ends."""

import os
import sys
from contextlib import suppress
from typing import Final

NOT_OFFERED: Final = ("ENOLCK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS")  # by some network drives


if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30  # a locked byte cannot be read by others, so lock one that no file has

    def take(file: int) -> bool:
        """Try to lock an open file; returns whether this process holds the lock now."""
        place = os.lseek(file, 0, os.SEEK_CUR)
        try:
            os.lseek(file, FAR, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, place, os.SEEK_SET)
        return True

else:
    import errno
    import fcntl

    def take(file: int) -> bool:
        """Try to lock an open file; returns whether this process holds the lock now.

        On a drive without locks this always succeeds: playing unprotected is better than not at all."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            return errno.errorcode.get(problem.errno or 0) in NOT_OFFERED
        return True


def lock_file(path: str | os.PathLike[str]) -> int | None:
    """Create and lock a file that is nothing but a lock; returns its descriptor, or None if another process has it."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
        if not take(file):
            os.close(file)
            return None
        if is_at(file, path):
            return file
        os.close(file)  # its holder removed it between our opening and our locking


def is_at(file: int, path: str | os.PathLike[str]) -> bool:
    """Whether an open file is still the one with this name."""
    try:
        return os.path.samestat(os.fstat(file), os.stat(path))
    except FileNotFoundError:
        return False


def unlock_file(file: int, path: str | os.PathLike[str]) -> None:
    """Remove a lock file and let go of it."""
    if sys.platform != "win32":  # remove it first: nobody can lock it in between and then lose it
        with suppress(OSError):
            os.unlink(path)
    os.close(file)
    if sys.platform == "win32":  # an open file cannot be removed
        with suppress(OSError):
            os.unlink(path)
