"""Files that one process at a time may write, whole or not at all.

A claim is a locked file `.NAME.lock` beside the file itself, which is replaced at every writing. A writer that is
killed leaves at most `.NAME.new`, for its owner alone; it is removed by the next claim on the file, or by `tidy`.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from ..core.refusals import BadInput
from .locks import lock_file, unlock_file

LOCK, DRAFT = ".lock", ".new"
OWN: Final = 0o600  # for the owner alone
READABLE: Final = 0o644
OWN_FOLDER: Final = 0o700


class Claim:
    """The right to write a file. Refused while another process has it; let go by `release` or with the process."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))
        self._lock_path = self._beside(LOCK)
        self._draft = self._beside(DRAFT)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=OWN_FOLDER)
            self._lock = lock_file(self._lock_path)
            if self._lock is not None:
                self._draft.unlink(missing_ok=True)
        except OSError as problem:
            raise named(problem, path) from None
        if self._lock is None:
            raise BadInput("file-busy", f"{path} is in use by another trove command", file=str(path))

    @classmethod
    def first_free(cls, paths: Iterable[Path]) -> "Claim":
        """The first of these files that does not exist and that nobody else is about to write."""
        for path in paths:
            with suppress(BadInput):
                claim = cls(path)
                if not path.exists():
                    return claim
                claim.release()
        raise AssertionError("more names than there can be files")

    def _beside(self, ending: str) -> Path:
        return self.path.with_name(f".{self.path.name}{ending}")

    def write(self, data: bytes, mode: int = OWN) -> None:
        """Replace the file. If anything goes wrong, the old one is kept and the error names the file."""
        assert self._lock is not None, "a claim that was released"
        try:
            self._write_draft(data, mode)
            os.replace(self._draft, self.path)
        except OSError as problem:
            raise named(problem, self.path) from None
        finally:
            self._draft.unlink(missing_ok=True)

    def _write_draft(self, data: bytes, mode: int) -> None:
        self._draft.unlink(missing_ok=True)
        with open(self._draft, "xb", opener=private) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
            if mode != OWN:
                os.chmod(self._draft, mode)

    def release(self) -> None:
        if self._lock is not None:
            unlock_file(self._lock, self._lock_path)
            self._lock = None

    def __enter__(self) -> "Claim":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()


def named(problem: OSError, path: Path) -> OSError:
    """The system's error, with the name of the file that it is about."""
    return OSError(problem.errno, problem.strerror or str(problem), str(path))


def private(path: str, flags: int) -> int:
    """Opens a new file that its owner alone can read."""
    return os.open(path, flags, OWN)


def tidy(folder: Path) -> None:
    """Remove what killed processes left in a folder: drafts, which may hold secrets, and locks."""
    for ending in (DRAFT, LOCK):
        for left in folder.glob(f".*{ending}"):
            with suppress(BadInput, OSError, ValueError):  # in use, not ours to remove, or no name of ours
                Claim(left.with_name(left.name[1 : -len(ending)])).release()
