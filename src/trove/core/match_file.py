"""Matches as files. What a file says is believed only if a replay confirms it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

from . import draws, match_schema
from .catalog import game as game_named
from .changes import EndedBy, told_in_full
from .commitment import NO_SALT, Commitment
from .fork import position_of
from .game_state import GameState
from .log import Entry
from .refusals import BadInput
from .setting import Setting, setting_of

if TYPE_CHECKING:
    from .match import Match


def log_file(match: "Match", kind: Literal["save", "finished"], names: Sequence[str] | None = None) -> bytes:
    """The whole match, with the players' names if they are given."""
    entries = match.entries
    log = match_schema.Log(
        kind=kind,
        notice=match_schema.NOTICE if kind == "save" else match_schema.OPEN_NOTICE,
        setting=match.setting,
        commitment=match.commitment,
        secret=match.committed.secret.hex(),
        promises=in_hex(match.committed.promises),
        salts=in_hex(match.committed.salts),
        entries=entries,
        draws=draws_of(match, entries) if match.over else None,
        result=result_of(match) if match.has_result else None,
        names=msgspec.UNSET if names is None else match_schema.names_given(names),
    )
    return match_schema.written(log)


def in_hex(values: Sequence[bytes | None]) -> tuple[str | None, ...]:
    return tuple(None if value is None else value.hex() for value in values)


def sight_file(match: "Match", seat: int | None) -> bytes:
    """The match as one seat knows it, built up from nothing."""
    sight = match_schema.Sight(
        kind="seat",
        setting=match.setting.public(),
        seat=seat,
        over=match.over,
        knowledge=match.game.knowledge(match.state, seat),
        view=match.game.view(match.state, seat),
        events=tuple(match.events(seat)),
    )
    return match_schema.written(sight)


def result_of(match: "Match") -> match_schema.Result:
    """The result of a finished match, with everybody's cards."""
    told = told_in_full(match.started_timeline())
    return match_schema.Result(match.state.pack().hex(), match.sheet_of(told), tuple(told))


def draws_of(match: "Match", entries: Sequence[Entry]) -> tuple[draws.Recorded, ...]:
    """Every draw of a match."""
    fork = None if match.setting.origin is None else match.at(0)
    return draws.draws_of(match.blank, fork, match.started_timeline().key, entries)


def check_rules(log: match_schema.Log | match_schema.Opening) -> None:
    """Only the rules that a match was played by can replay it."""
    present, played = game_named(log.setting.game).rules_version, log.setting.rules_version
    if played != present:
        sentence = f"this match was played by version {played} of the rules of {log.setting.game}"
        sentence += f"; it can be shown, but version {present} cannot replay it"
        raise BadInput("other-rules", sentence, played=played, present=present)


def opening_of(match: "Match") -> match_schema.Opening:
    """What a match was opened with."""
    return match_schema.Opening(
        setting=msgspec.structs.replace(match.setting, options=match.options),
        commitment=match.commitment,
        secret=match.committed.secret.hex(),
        promises=in_hex(match.committed.promises),
        salts=in_hex(match.committed.salts),
    )


def opened(log: match_schema.Log | match_schema.Opening) -> tuple[GameState, Setting, Commitment]:
    """A match that nobody has sat down to, from a file's setting and secret."""
    said = log.setting
    game = game_named(said.game)
    chosen = game.checked_options(said.options)
    blank = game.blank(said.players, chosen, said.edition.encode())  # bytes: never the name of a file
    setting = setting_of(blank, said.players, chosen, said.seats, said.undo)
    if said.origin is not None:
        position_of(blank, said.origin)
        setting = msgspec.structs.replace(setting, origin=said.origin)
    if setting != said:
        raise BadInput("bad-setting", f"the setting of a match names every option of {game.name}")
    return blank, setting, Commitment(setting, bytes.fromhex(log.secret))


def refill(match: "Match", log: match_schema.Log) -> None:
    """Replay a file in a match just opened."""
    seat_all(match, log)
    for said in log.entries:
        match.repeat(said)
    check_result(match, log.result)
    check_draws(match, log.draws)


def seat_all(match: "Match", log: match_schema.Log | match_schema.Opening) -> None:
    """Promise and add all salts again, in a match just opened."""
    if match.commitment != log.commitment:
        raise BadInput("bad-commitment", "the secret and the setting of this match do not belong to its commitment")
    if not len(log.promises) == len(log.salts) == match.seats:
        raise BadInput("bad-salts", f"a match of {match.seats} seats needs as many salts and promises")
    for seat, promise in enumerate(log.promises):
        if promise is not None:
            match.promise(seat, bytes.fromhex(promise))
    for seat, salt in enumerate(log.salts):
        if match.committed.salts[seat] is not None:  # a computer player
            if salt != NO_SALT.hex():
                raise BadInput("bad-salts", "the salt of a computer player is all zeros")
        elif salt is not None:
            match.sit(seat, bytes.fromhex(salt))


def check_result(match: "Match", result: match_schema.Result | None) -> None:
    """Check that the result in a file is the one the match came to."""
    if (result is not None) != match.has_result:
        sentence = "a match has a result in its file exactly when it is over and was not abandoned"
        raise BadInput("bad-result", sentence)
    if result is not None and result != match_schema.decoded(
        msgspec.json.encode(result_of(match)), match_schema.Result
    ):
        raise BadInput("bad-result", "the result in this file is not that of the match")


def check_draws(match: "Match", said: tuple[draws.Recorded, ...] | None) -> None:
    """Check that the draws in a file are those of the match."""
    if said != (draws_of(match, match.entries) if match.over else None):
        raise BadInput("bad-draws", "the draws in this file are not those of the match")


Start = Literal["dealt", "kept", "redealt"]  # by a set-up, or as a fork whose hidden cards were kept or redealt
SCOPE: Final[dict[Start, str]] = {
    "dealt": "the set-up and all that follows are checked, by the edition and options that the match names",
    "kept": "all that follows the given position is checked; how it came about, and who knew its hidden cards, is not",
    "redealt": "the redeal and all that follows are checked; how the position that was redealt came about is not",
}


class Verdict(Struct, frozen=True):
    """A finished match in which everything follows from its start, as its file has it.

    Nobody can tell from a file whether its commitment is the one that was shown: players compare it, and their salts.
    """

    start: Start
    entries: int
    commitment: str
    salts: tuple[str, ...]  # by seat
    setting: Setting  # of a fork with the position it starts from
    is_standard: bool  # whether the edition is the game's own
    ended_by: EndedBy
    totals: tuple[int, ...]  # none if it was abandoned
    winners: tuple[int, ...]

    @property
    def position(self) -> str | None:
        """The position that a fork starts from, by its hash."""
        origin = self.setting.origin
        return None if origin is None else blake2b(bytes.fromhex(origin.position), digest_size=8).hexdigest()

    @property
    def scope(self) -> str:
        """What the verdict proves, and what it cannot."""
        return SCOPE[self.start]


def verify(data: bytes | str) -> Verdict:
    """Recompute commitment, key, every draw, every hash and the result of an exported match; refuse what differs."""
    from .match import Match

    match = Match.load(data)
    if match.ended_by is None:
        raise BadInput("not-finished", "only a finished match can be verified")
    sheet, origin = match.score_sheet() if match.has_result else None, match.setting.origin
    return Verdict(
        start="dealt" if origin is None else "kept" if origin.redealt_for == "nobody" else "redealt",
        entries=len(match.entries),
        commitment=match.commitment,
        salts=tuple(salt.hex() for salt in match.committed.salts if salt is not None),
        setting=match.setting,
        is_standard=match.setting.edition == match.game.standard_edition(),
        ended_by=match.ended_by,
        totals=sheet.totals if sheet else (),
        winners=sheet.winners if sheet else (),
    )


def result(data: bytes | str) -> match_schema.Result:
    """The result of a finished match, as its file has it. Nothing is replayed, so any version of the rules will do."""
    found = match_schema.read_kept(data).result
    assert found is not None
    return found
