"""A table as clients see it. It is built from nothing, so it contains no ids of guests and no secrets."""

from typing import TYPE_CHECKING

from .lobby import Lobby
from .protocol.documents import PlaceAt, TableAt, TableSummary, You
from .protocol.fields import Status

if TYPE_CHECKING:
    from .table import Table


def status_of(table: "Table") -> Status:
    if table.unreadable:
        return "unreadable"
    if table.lobby.stage == "lobby":
        return "open" if table.start is None else "starting"
    return {"playing": "running", "over": "over", "closed": "closed"}[table.lobby.stage]  # type: ignore[return-value]


def places_at(lobby: Lobby, online: set[str]) -> tuple[PlaceAt, ...]:
    """Who sits where."""
    chairs = lobby.chairs
    found = []
    for place, one in enumerate(lobby.sitters):
        seats = tuple(seat for seat, chair in enumerate(chairs) if chair.player == place)
        found.append(
            PlaceAt(
                place=place,
                seats=seats,
                side=chairs[seats[0]].side,
                figures=tuple(chairs[seat].figure for seat in seats if chairs[seat].figure),
                kind="person" if one.is_person else "computer" if one.is_computer else "empty",
                name=one.name,
                emblem=one.emblem,
                level=one.level,
                visitor=one.visitor,
                online=one.guest in online,
                stand_in=one.stand_in,
            )
        )
    return tuple(found)


def table_at(table: "Table", now: int) -> TableAt:
    """What everybody may see of a table."""
    lobby, start, vote = table.lobby, table.start, table.vote
    return TableAt(
        table=lobby.table,
        game=lobby.game,
        rules_version=lobby.rules.rules_version,
        status=status_of(table),
        ended_by=lobby.ended_by,  # type: ignore[arg-type]
        version=table.version,
        players=lobby.players,
        options=lobby.options,
        edition="standard" if lobby.edition is None else "own",
        places=places_at(lobby, table.online()),
        host=lobby.host,
        listed=lobby.listed,
        seat_order=lobby.seat_order,
        undo=lobby.undo,
        computers_agree=lobby.computers_agree,
        clock=lobby.clock,
        clocks=table.clocks.shown(now),
        hints=lobby.hints,
        pace=lobby.pace,
        spectators=table.spectators(),
        silenced=tuple(lobby.silenced),
        commitment=table.commitment,
        start=start.shown(now) if start else None,
        vote=vote.shown(now) if vote else None,
        rematch=lobby.rematch,
        forked_from=lobby.forked_from,
        notice=lobby.notice,
        created=lobby.created,
    )


def you_at(table: "Table", guest: str, in_hand: int | None, visitors: dict[str, int] | None = None) -> You:
    """What one reader is at a table; `visitors` can be passed when it is computed for many readers."""
    lobby = table.lobby
    visitor = lobby.visitor_of(guest) if visitors is None else visitors.get(guest)
    is_host = visitor is not None and visitor == lobby.host
    return You(
        visitor=visitor,
        places=lobby.places_of(guest),
        host=is_host,
        in_hand=in_hand,
        muted=() if visitor is None else tuple(lobby.mutes.get(visitor, ())),
        webhook=lobby.webhook if is_host else None,
    )


def summary_of(
    lobby: Lobby, guest: str | None, *, version: int = 0, your_turn: bool = False, changed: int = 0
) -> TableSummary:
    """A table in a list."""
    status: Status = {"lobby": "open", "playing": "running", "over": "over", "closed": "closed"}[lobby.stage]  # type: ignore[assignment]
    names = tuple(
        one.name if one.is_person else f"computer:{one.level}" if one.is_computer else None for one in lobby.sitters
    )
    return TableSummary(
        table=lobby.table,
        game=lobby.game,
        status=status,
        ended_by=lobby.ended_by,  # type: ignore[arg-type]
        players=lobby.players,
        names=names,
        free=names.count(None),
        version=version,
        your_places=lobby.places_of(guest),
        your_turn=your_turn,
        changed=changed or lobby.created,
    )
