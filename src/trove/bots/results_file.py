"""The results file: one line with what is played, then one line per finished game, written as it ends.

A last line that is not whole, after a crash, is dropped: its game is played again.
"""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from .. import version
from ..core.refusals import BadInput
from ..disk.locks import take
from ..disk.reading import MIB, open_file
from .plan import FORMAT, Key, Plan, Played, matchup
from .results_lines import LONGEST_PLAN, all_sides, damaged, fits, opened, sealed, whole_lines

MOST_BYTES: Final = 1 << 30


def check_current(path: Path, plan: Plan) -> None:
    """Whether the same games would be played today: same program, rules and budgets."""
    now = [matchup(m.game, m.levels, m.games, m.seed, m.options, m.asked) for m in plan.matchups]
    if plan.trove != version.VERSION or now != list(plan.matchups):
        sentence = f"{path} was played by other rules, other players or another version of Trove"
        raise BadInput("arena-other-rules", sentence, file=str(path))


def read_plan(file: IO[bytes], path: Path) -> tuple[Plan, int]:
    """What a results file was begun for, from its first line, and how many bytes that is."""
    line = file.readline(LONGEST_PLAN)
    if f'"format":"{FORMAT}"'.encode() not in line or not line.endswith(b"\n"):
        raise BadInput("not-an-arena-file", f"{path} does not contain the results of an arena", file=str(path))
    return opened(path, 1, line, Plan), len(line)


def read_games(file: IO[bytes], path: Path, plan: Plan) -> tuple[dict[Key, Played], int]:
    """The games of the other lines, and how many bytes these are."""
    found: dict[Key, Played] = {}
    size, sides = 0, all_sides(plan)
    for number, line in enumerate(whole_lines(file, path), 2):
        played = opened(path, number, line, Played)
        if played.key in found or not fits(plan, sides, played):
            damaged(path, number)
        found[played.key] = played
        size += len(line)
    return found, size


def lock(file: IO[bytes], path: Path) -> None:
    """One run at a time writes to a file."""
    if not take(file.fileno()):
        file.close()
        raise BadInput("arena-file-busy", f"another run writes to {path}", file=str(path))


def check_size(file: IO[bytes], path: Path) -> None:
    if os.fstat(file.fileno()).st_size > MOST_BYTES:
        most = str(MOST_BYTES // MIB)
        raise BadInput("file-too-big", f"{path} is larger than {most} MiB", file=str(path), most=most)


class ResultsFile:
    """The games played so far, and their file; without a path nothing is written."""

    def __init__(
        self, plan: Plan, played: Iterable[Played] = (), file: IO[bytes] | None = None, path: Path | None = None
    ) -> None:
        self.plan = plan
        self.played: dict[Key, Played] = {game.key: game for game in played}
        self.file = file
        self.path = path

    @classmethod
    def new(cls, path: Path, plan: Plan) -> "ResultsFile":
        """A file that was not there before."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = open(path, "xb")  # noqa: SIM115 (closed by close)
        except FileExistsError:
            sentence = f"{path} already exists; continue it with --resume, or name another file"
            raise BadInput("arena-file-exists", sentence, file=str(path)) from None
        lock(file, path)
        made = cls(plan, (), file, path)
        made.write(sealed(plan))
        return made

    @classmethod
    def resumed(cls, path: Path, asked: Plan | None = None) -> "ResultsFile":
        """A file to continue, checked before it is changed; `asked` must be the plan it was started for."""
        file = open_file(path, write=True)
        try:
            lock(file, path)
            check_size(file, path)
            plan, first = read_plan(file, path)
            if asked is not None and asked.matchups != plan.matchups:
                raise BadInput("arena-other-plan", f"{path} was started for other games", file=str(path))
            check_current(path, plan)
            played, rest = read_games(file, path, plan)
            file.truncate(first + rest)
            file.seek(0, os.SEEK_END)
        except BaseException:
            file.close()
            raise
        return cls(plan, played.values(), file, path)

    def write(self, line: bytes) -> None:
        """Add a line at once; an error names the file."""
        if self.file is None:
            return
        try:
            self.file.write(line)
            self.file.flush()
        except OSError as problem:
            raise OSError(problem.errno, problem.strerror, str(self.path)) from None

    def add(self, played: Played) -> bool:
        """Keep a game, unless it is here already."""
        if played.key in self.played:
            return False
        self.write(sealed(played))
        self.played[played.key] = played
        return True

    def games(self, number: int) -> list[Played]:
        """The games of a matchup in the order of their keys, whatever the order they ended in."""
        return [self.played[key] for key in sorted(self.played) if key[0] == number]

    def close(self) -> None:
        if self.file is not None:
            with suppress(OSError):  # only what `write` has complained about is still to be written
                self.file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> Any:
        self.close()
