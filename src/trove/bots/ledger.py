"""The results file: one line that says what is played, then one line per finished game, written as it ends.

Every line is JSON and carries a check sum of itself, so that a damaged file is seen before anything is added to it.
A last line that is not whole, after a crash, is dropped: its game is played again.
"""

import os
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NoReturn, TypeVar

import msgspec

import trove
from trove.core.refusals import BadInput

from .plan import FORMAT, Key, Plan, Played, matchup

T = TypeVar("T", Plan, Played)


def sealed(line: Plan | Played) -> bytes:
    """A line of the file."""
    data = msgspec.json.encode(line)
    return data[:-1] + b',"check":"' + check(data) + b'"}\n'


def check(data: bytes) -> bytes:
    return blake2b(data, digest_size=4, person=b"trove.arena").hexdigest().encode()


def damaged(path: Path, number: int) -> NoReturn:
    sentence = f"{path}, line {number}: expected a line of an arena's results as it was written; the file is damaged"
    raise BadInput("arena-file-damaged", sentence, file=str(path), line=number)


def opened(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    """A line of the file as it was written, or one sentence."""
    data, comma, seal = line.rpartition(b',"check":"')
    whole = data + b"}"
    if not comma or seal != check(whole) + b'"}':
        damaged(path, number)
    try:
        return msgspec.json.decode(whole, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        damaged(path, number)


def fits(plan: Plan, played: Played) -> bool:
    """Whether this can be a game of the plan."""
    number, deal, rotation = played.key
    if not 0 <= number < len(plan.matchups):
        return False
    matchup = plan.matchups[number]
    entries = len(matchup.levels)
    columns = (played.wins, played.scores, played.ranks, played.decisions, played.seconds)
    within = 0 <= deal < matchup.deals and 0 <= rotation < matchup.rotations
    return within and all(len(column) == entries for column in columns)


def check_current(path: Path, plan: Plan) -> None:
    """Whether the same games would be played today: same program, rules and budgets."""
    now = [matchup(m.game, m.levels, m.games, m.seed, m.options, m.asked) for m in plan.matchups]
    if plan.trove != trove.__version__ or now != list(plan.matchups):
        sentence = f"{path} was played by other rules, other players or another version of Trove"
        raise BadInput("arena-other-rules", sentence, file=str(path))


def read(path: Path) -> tuple[Plan, dict[Key, Played], int]:
    """What a results file holds, and how many of its bytes are whole lines."""
    data = path.read_bytes()
    size = data.rfind(b"\n") + 1
    lines = data[:size].splitlines()
    if not lines or f'"format":"{FORMAT}"'.encode() not in lines[0]:
        raise BadInput("not-an-arena-file", f"{path} holds no results of an arena", file=str(path))
    plan = opened(path, 1, lines[0], Plan)
    found: dict[Key, Played] = {}
    for number, line in enumerate(lines[1:], 2):
        played = opened(path, number, line, Played)
        if played.key in found or not fits(plan, played):
            damaged(path, number)
        found[played.key] = played
    return plan, found, size


def lock(file: IO[bytes], path: Path) -> None:
    """One run at a time writes to a file."""
    try:
        import fcntl
    except ModuleNotFoundError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput("arena-file-busy", f"another run writes to {path}", file=str(path)) from None


class Ledger:
    """The games played so far, and the file that remembers them; without a path nothing is written."""

    def __init__(self, plan: Plan, played: Iterable[Played] = (), file: IO[bytes] | None = None) -> None:
        self.plan = plan
        self.played: dict[Key, Played] = {game.key: game for game in played}
        self.file = file

    @classmethod
    def new(cls, path: Path, plan: Plan) -> "Ledger":
        """A file that was not there before."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = open(path, "xb")  # noqa: SIM115 (closed by close)
        except FileExistsError:
            sentence = f"{path} is there already; go on with it by --resume, or name another file"
            raise BadInput("arena-file-exists", sentence, file=str(path)) from None
        lock(file, path)
        made = cls(plan, (), file)
        made.write(sealed(plan))
        return made

    @classmethod
    def resumed(cls, path: Path, asked: Plan | None = None) -> "Ledger":
        """A file to go on with, checked before it is touched; `asked` has to be what it was begun for."""
        file = open(path, "r+b")  # noqa: SIM115
        try:
            lock(file, path)
            plan, played, size = read(path)
            if asked is not None and asked.matchups != plan.matchups:
                raise BadInput("arena-other-plan", f"{path} was begun for other games than asked for", file=str(path))
            check_current(path, plan)
            file.truncate(size)
            file.seek(0, os.SEEK_END)
        except BaseException:
            file.close()
            raise
        return cls(plan, played.values(), file)

    def write(self, line: bytes) -> None:
        if self.file is not None:
            self.file.write(line)
            self.file.flush()

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
            self.file.close()

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> Any:
        self.close()
