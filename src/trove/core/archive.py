"""Matches into files and out of them: a file is believed only as far as a replay bears it out."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from . import files
from .catalog import game as game_named
from .log import Entry, Step, Undo
from .refusals import BadInput, Illegal
from .terms import EVERYBODY, SPECTATOR

if TYPE_CHECKING:
    from .match import Match


def log_file(match: "Match", kind: Literal["save", "finished"]) -> bytes:
    """The whole match."""
    log = files.Log(
        **setting(match, kind),
        notice=files.NOTICE if kind == "save" else files.OPEN_NOTICE,
        commitment=match.commitment,
        secret=match.seal.secret.hex(),
        salts=tuple(None if salt is None else salt.hex() for salt in match.seal.salts),
        origin=match.origin,
        entries=match.entries,
        result=result_of(match) if match.over else None,
    )
    return files.written(log)


def sight_file(match: "Match", seat: int | None) -> bytes:
    """The match as one seat knows it, built up from nothing."""
    sight = files.Sight(
        **setting(match, "seat"),
        seat=seat,
        over=match.over,
        knowledge=match.game.knowledge(match.state, seat),
        view=match.game.view(match.state, seat),
        events=tuple(match.events(seat)),
    )
    return files.written(sight)


def setting(match: "Match", kind: str) -> dict[str, Any]:
    """What every match file begins with."""
    return {
        "format": files.FORMAT,
        "version": files.VERSION,
        "kind": kind,
        "game": match.game.name,
        "rules_version": match.game.rules_version,
        "edition": match.game.edition_text(match.blank).decode() or match.game.standard_edition(),
        "options": match.options,
        "players": match.players,
    }


def result_of(match: "Match") -> files.Result:
    """What a finished match came to, with everybody's cards."""
    steps, state = match.started_line().steps, match.state
    told = [
        (step.number, [match.game.event(state, SPECTATOR, (*entry[:-1], EVERYBODY)) for entry in entries])
        for step, entries in zip(steps, state.journal.steps, strict=True)
    ]
    return files.Result(state.pack().hex(), match.score_sheet(), tuple(told))


def check_rules(log: files.Log) -> None:
    """Only the rules that a match was played by can replay it."""
    present = game_named(log.game).rules_version
    if log.rules_version != present:
        sentence = f"this match was played by version {log.rules_version} of the rules of {log.game}"
        sentence += f"; it can be shown, but version {present} cannot replay it"
        raise BadInput("other-rules", sentence, played=log.rules_version, present=present)


def refill(match: "Match", log: files.Log) -> None:
    """Do again, in a match just opened, all that a file says."""
    if match.commitment != log.commitment:
        raise BadInput("bad-commitment", "the secret of this match is not the one that was committed to")
    if len(log.salts) != match.seats:
        raise BadInput("bad-salts", f"a match of {match.seats} seats has as many salts, not {len(log.salts)}")
    for seat, salt in enumerate(log.salts):
        if salt is not None:
            match.sit(seat, bytes.fromhex(salt))
    match.origin = log.origin
    for number, said in enumerate(log.entries):
        replay(match, number, said)
    check_result(match, log.result)


def replay(match: "Match", number: int, said: Entry) -> None:
    """One entry; a match that comes out otherwise is not gone on with."""
    try:
        made = again(match, said)
    except (Illegal, BadInput) as problem:
        sentence = f"entry {number} of this match cannot be replayed: {problem}"
        raise BadInput("replay-refused", sentence, entry=number) from None
    if made != said:
        sentence = f"entry {number} of this match comes out otherwise than the file says"
        sentence += ": the file was changed, or played by other rules"
        raise BadInput("replay-differs", sentence, entry=number)


def again(match: "Match", said: Entry) -> Entry:
    """An entry, done once more."""
    if isinstance(said, Step):
        return match.play(said.seat, said.action)
    if isinstance(said, Undo):
        return match.undo(said.seat, said.agreed)
    return match.start()


def check_result(match: "Match", result: files.Result | None) -> None:
    """The result that a file says is the one the match came to."""
    if (result is not None) != match.over:
        raise BadInput("bad-result", "a match has a result in its file exactly when it is over")
    if result is not None and result != files.decoded(msgspec.json.encode(result_of(match)), files.Result):
        raise BadInput("bad-result", "the result in this file is not what the match came to")


class Verdict(Struct, frozen=True):
    """A finished match in which everything came out as its file says. Who sat there compares what he was shown."""

    game: str
    rules_version: int
    players: int
    entries: int
    commitment: str  # shown before anybody sat down
    salts: tuple[str, ...]  # by seat, what each added
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def verify(data: bytes | str) -> Verdict:
    """Recompute commitment, key, every draw, every hash and the result of an exported match; refuse what differs."""
    from .match import Match

    match = Match.load(data)
    if not match.over:
        raise BadInput("not-finished", "only a finished match can be verified")
    sheet = match.score_sheet()
    return Verdict(
        game=match.game.name,
        rules_version=match.game.rules_version,
        players=match.players,
        entries=len(match.entries),
        commitment=match.commitment,
        salts=tuple(salt.hex() for salt in match.seal.salts if salt is not None),
        totals=sheet.totals,
        winners=sheet.winners,
    )


def result(data: bytes | str) -> files.Result:
    """What a finished match came to, as its file says: nothing is replayed, so any version of the rules will do."""
    log = files.read_log(data)
    if log.result is None:
        raise BadInput("not-finished", "this match is not over, it has no result yet")
    return log.result
