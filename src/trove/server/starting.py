"""The start of a match: commitment, digests, salts, deal. If something is missing after 10 seconds, it is cancelled."""

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from trove.core.commitment import digest
from trove.core.fork import KEEP
from trove.core.match import Match
from trove.core.refusals import BadInput
from trove.core.setting import PERSON

from .editions import own_edition
from .frames import Frames
from .outbox import Asker
from .protocol.documents import Notice, StartAt
from .protocol.requests import SeatValue
from .refusing import no
from .storage import Append, StartMatch
from .table import Table

SECONDS: Final = 10


class Starting:
    """A start in progress."""

    def __init__(self, match: Match, until: int) -> None:
        self.match = match
        self.until = until
        self.digests: list[bytes | None] = [None] * match.seats
        self.salts: list[bytes | None] = [None] * match.seats
        self.people = [seat for seat, player in enumerate(match.setting.seats) if player == PERSON]

    @property
    def wants_salts(self) -> bool:
        return all(self.digests[seat] for seat in self.people)

    def shown(self, now: int) -> StartAt:
        given = self.salts if self.wants_salts else self.digests
        return StartAt(
            self.match.commitment,
            "salts" if self.wants_salts else "digests",
            tuple([one.hex() if one else None for one in self.digests]),
            tuple([seat for seat in self.people if given[seat]]),
            max(0, self.until - now),
        )


async def begin(table: Table, asker: Asker) -> None:
    """The host starts: setting and seats are frozen, and the commitment is shown."""
    lobby = table.lobby
    lobby.check_open()
    lobby.check_host(asker.connection.guest)
    if table.start:
        raise no("starting", "the match is about to start")
    if empty := [place for place, one in enumerate(lobby.sitters) if one.is_empty]:
        raise no("seats-empty", f"a match starts when every place is taken; still empty: {empty}", seats=empty)
    if not any(one.is_person for one in lobby.sitters):
        raise no("nobody-plays", "at least one place needs a person")
    if lobby.seat_order == "random" and lobby.forked_from is None:
        lobby.reorder(table.hub.sources.shuffled(lobby.players))
    before = msgspec.json.encode(lobby)
    match = await opened(table)
    if table.dropped or table.start or msgspec.json.encode(lobby) != before:
        raise no("starting", "something changed in the meantime; start again")
    start = table.start = Starting(match, table.hub.sources.now() + SECONDS * 1000)
    lobby.notice = None
    table.hub.later(SECONDS, lambda: give_up(table, start), table)
    table.save(asker)
    if start.wants_salts:
        deal(table, start)


async def opened(table: Table) -> Match:
    """A new match with a new secret."""
    lobby = table.lobby
    text = await own_edition(table.hub.store, lobby)
    if lobby.forked_from is None:
        return Match.open(
            lobby.game,
            lobby.players,
            lobby.options,
            None if text is None else text.encode(),
            seats=lobby.seat_players(),
            undo=lobby.undo,
            secret=table.hub.sources.new_secret(),
        )
    source = await table.hub.finished_match(lobby.forked_from.table)
    redeal = {"nobody": KEEP, "spectator": None}.get(str(lobby.redeal_for), lobby.redeal_for)
    match = await asyncio.to_thread(source.fork, lobby.forked_from.entry, redeal)  # type: ignore[arg-type]
    match.change(seats=lobby.seat_players(), undo=lobby.undo)
    return match


def give_up(table: Table, start: Starting) -> None:
    """Somebody has not answered in time."""
    if table.start is not start or table.dropped:
        return
    given = start.salts if start.wants_salts else start.digests
    missing = sorted({table.lobby.sitters[table.place_of(seat)].name for seat in start.people if not given[seat]})
    cancel(table, "start-timeout", names=", ".join(missing))
    table.tell()


def cancel(table: Table, code: str, **facts: str | int) -> None:
    """Stop a start, if there is one: its secret and all salts are void."""
    if table.start is not None:
        table.start = None
        table.lobby.notice = Notice(code, facts)


def current(table: Table, commitment: str) -> Starting:
    """The start that somebody answers."""
    if table.start is None or table.start.match.commitment != commitment:
        raise no("start-over", "this start is over")
    return table.start


def given_values(table: Table, asker: Asker, values: Sequence[SeatValue]) -> dict[int, bytes]:
    """What a client sends for seats of its own."""
    return {table.check_seat(asker.connection.guest, one.seat): bytes.fromhex(one.value) for one in values}


def add_digests(table: Table, asker: Asker, commitment: str, values: Sequence[SeatValue]) -> None:
    """Digests of salts, each once."""
    start = current(table, commitment)
    for seat, value in given_values(table, asker, values).items():
        if start.digests[seat] is not None and start.digests[seat] != value:
            raise no("seat-taken", f"seat {seat} has promised another salt", seat=seat)
        start.digests[seat] = value
    table.answer(asker)
    if start.wants_salts:
        table.tell()
    else:
        table.tell_soon()


def add_salts(table: Table, asker: Asker, commitment: str, values: Sequence[SeatValue]) -> None:
    """The salts themselves, when all digests are known; the last one brings the deal."""
    start = current(table, commitment)
    given = given_values(table, asker, values)
    if not start.wants_salts:
        raise no("promises-missing", "salts are shown when every seat has promised its own")
    for seat, salt in given.items():
        if digest(salt) != start.digests[seat]:
            raise no("salt-not-promised", f"this is not the salt that seat {seat} promised", seat=seat)
    for seat, salt in given.items():
        start.salts[seat] = salt
    table.answer(asker)
    if all(start.salts[seat] for seat in start.people):
        deal(table, start)
    else:
        table.tell_soon()


def deal(table: Table, start: Starting) -> None:
    """Everybody has sent a salt: the match begins."""
    match, lobby, now = start.match, table.lobby, table.hub.sources.now()
    table.start = None
    try:
        for seat in start.people:
            match.promise(seat, start.digests[seat] or b"")
        for seat in start.people:
            match.sit(seat, start.salts[seat])
        entry = match.start()
    except BadInput:
        table.tell()
        raise
    table.appended = 1
    table.match, table.frames, lobby.stage, lobby.notice = match, Frames(table.id, match), "playing", None
    table.run_clocks()
    table.store(
        StartMatch(table.id, match.opening.data, now),
        Append(table.id, 0, entry.row, entry.hash, now),
        table.saved(),
        *table.what_is_due(),
        table.views(),
    )
    table.tell()
    table.show_all()
    table.hub.after_entry(table)
