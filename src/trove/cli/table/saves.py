"""Saved tables in the user's data folder: the match with everything in it, and who plays."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

from trove.core.match import Match
from trove.core.match_schema import MOST_BYTES, read_log
from trove.core.refusals import BadInput
from trove.disk.claims import Claim, tidy
from trove.disk.data_folder import data_folder
from trove.disk.reading import open_file, read_file

from .participants import Participant

SAVE, EXPORT = ".table.json", ".match.json"


class Saved(Struct, forbid_unknown_fields=True):
    """A table as its file holds it."""

    format: Literal["trove-table"]
    participants: tuple[Participant, ...] = field(name="sitters")  # the name that files have had from the start
    match: msgspec.Raw


def numbered(place: Path, stem: str, ending: str) -> Iterator[Path]:
    """Files to try, one after the other."""
    yield place / f"{stem}{ending}"
    yield from (place / f"{stem}-{k}{ending}" for k in range(2, 10_000))


def new_table(game: str) -> Claim:
    """A new file for a table; file names sort by time."""
    tidy(data_folder())
    paths = numbered(data_folder(), f"{game}-{datetime.now():%Y%m%d-%H%M%S}", SAVE)
    return Claim.first_free(path for path in paths if not export_path(path).exists())


def saved_table(path: Path) -> Claim:
    """The file of a saved table, for this process alone."""
    open_file(path).close()  # a claim would create the folder of a file that does not exist
    tidy(data_folder())
    return Claim(path)


def export_stem(path: Path) -> str:
    return path.name.removesuffix(SAVE).removesuffix(".json")


def export_path(path: Path) -> Path:
    """Where the finished match of a saved table goes, if nothing is there yet."""
    return path.with_name(export_stem(path) + EXPORT)


def export(path: Path, data: bytes) -> Path:
    """Write the finished match of a saved table, never over another one; returns its file."""
    first = export_path(path)
    if first.is_file() and first.stat().st_size == len(data) and first.read_bytes() == data:
        return first  # written before, by a process that was stopped right then
    with Claim.first_free(numbered(path.parent, export_stem(path), EXPORT)) as claim:
        claim.write(data)
        return claim.path


def save(claim: Claim, match: Match, participants: tuple[Participant, ...]) -> None:
    claim.write(msgspec.json.encode(Saved("trove-table", participants, msgspec.Raw(match.save()))) + b"\n")


def read(path: Path) -> bytes:
    """A file's bytes, up to the size of the longest match."""
    return read_file(path, 2 * MOST_BYTES)


def unwrapped(data: bytes) -> tuple[bytes, tuple[Participant, ...] | None]:
    """The match in a file and who sat there; None for a plain match file, which does not name them."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return data, None
    return bytes(saved.match), saved.participants


def names_in(path: Path) -> list[str]:
    """What the players of a match were called, as far as its file tells."""
    data, participants = unwrapped(read(path))
    if participants is not None:
        return [participant.name for participant in participants]
    names = read_log(data).names
    return [] if isinstance(names, msgspec.UnsetType) else list(names)


def load(path: Path) -> tuple[Match, tuple[Participant, ...] | None]:
    """A match from a saved table or a plain match file, with who sat there."""
    data, participants = unwrapped(read(path))
    match = Match.load(data)
    if participants is not None and [participant.player for participant in participants] != players_of(match):
        raise BadInput("bad-match-file", "not a readable match file: it names other players than the match has")
    return match, participants


def players_of(match: Match) -> list[str]:
    """By player: a person, or the level of a computer player."""
    chairs = match.game.seating(match.players, match.options)
    found = {chair.player: player for chair, player in zip(chairs, match.setting.seats, strict=True)}
    return [found[player] for player in range(match.players)]


def is_first(game: str) -> bool:
    """Whether this user has never saved a match of this game."""
    return not any(data_folder().glob(f"{game}-*.json"))


def latest(game: str) -> Path:
    """The table of this game that was saved last."""
    found = [path for path in data_folder().glob(f"{game}-*{SAVE}") if path.is_file()]
    if not found:
        raise BadInput("nothing-saved", f"no match of {game} is saved", name=game)
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))
