"""Saved tables in the user's data folder: the match with everything in it, and who plays."""

import contextlib
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from trove.core.files import MOST_BYTES
from trove.core.match import Match
from trove.core.refusals import BadInput

from .sitters import Sitter

SAVE, EXPORT = ".table.json", ".match.json"


class Saved(Struct, forbid_unknown_fields=True):
    """A table as its file holds it."""

    format: Literal["trove-table"]
    sitters: tuple[Sitter, ...]
    match: msgspec.Raw


def folder() -> Path:
    """Where this user's matches are kept."""
    base = os.environ.get("XDG_DATA_HOME")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "trove"


def new_path(game: str) -> Path:
    """A file that does not exist yet; the newest sorts last."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    paths = (folder() / f"{stem}{extra}{SAVE}" for extra in ("", *(f"-{k}" for k in range(2, 1000))))
    return next(path for path in paths if not path.exists() and not exported(path).exists())


def exported(path: Path) -> Path:
    """Where the finished match of a saved table goes."""
    stem = path.name.removesuffix(SAVE).removesuffix(".json")
    return path.with_name(stem + EXPORT)


def write(path: Path, data: bytes, mode: int = 0o600) -> None:
    """The whole file or nothing, for its owner alone unless told otherwise."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".new")  # made with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def save(path: Path, match: Match, sitting: tuple[Sitter, ...]) -> None:
    write(path, msgspec.json.encode(Saved("trove-table", sitting, msgspec.Raw(match.save()))) + b"\n")


def read(path: Path) -> bytes:
    """A file's bytes, as far as a match can be long."""
    with open(path, "rb") as file:
        data = file.read(2 * MOST_BYTES + 1)
    if len(data) > 2 * MOST_BYTES:
        raise BadInput("match-file-too-big", f"a match file has at most {MOST_BYTES >> 20} MiB")
    return data


def unwrapped(data: bytes) -> tuple[bytes, tuple[Sitter, ...] | None]:
    """The match in a file and who sat there; None for a plain match file, which does not say."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return data, None
    return bytes(saved.match), saved.sitters


def load(path: Path) -> tuple[Match, tuple[Sitter, ...] | None]:
    """A match out of a saved table or a plain match file, with who sat there."""
    data, sitting = unwrapped(read(path))
    match = Match.load(data)
    if sitting is not None and len(sitting) != match.players:
        raise BadInput("bad-match-file", "not a readable match file: it names other players than the match has")
    return match, sitting


def latest(game: str) -> Path:
    """The table of this game that was saved last."""
    found = [path for path in folder().glob(f"{game}-*{SAVE}") if path.is_file()]
    if not found:
        raise BadInput("nothing-saved", f"no match of {game} is saved", name=game)
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))
