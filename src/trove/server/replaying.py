"""Finished matches, and the past of running ones, in portions; slow work is done in another thread."""

import asyncio
from typing import Any

from trove import offers
from trove.core.match import Match
from trove.offers.view_changes import view_changes

from .frames import raw
from .protocol.http import LogPart, Replay, ReplayFrame
from .refusing import no
from .table import Table


def match_of(table: Table) -> Match:
    if table.unreadable:
        raise no("match-unreadable", "this match was played with other rules than the server has now")
    if table.match is None:
        raise no("not-started", "this match has not started yet")
    return table.match


def finished(table: Table) -> Match:
    """A finished match, in which nothing is hidden any more."""
    match = match_of(table)
    if table.lobby.stage != "over":
        raise no("not-over", "this match is not over")
    return match


def viewer_of(table: Table, guest: str | None) -> int | None:
    """The viewer for a guest: a spectator, unless they play as exactly one person here."""
    places = table.lobby.places_of(guest)
    return table.framing().viewer(places[0]) if len(places) == 1 else None


async def log_part(table: Table, guest: str | None, after: int) -> LogPart:
    """What happened, as a guest's only person saw it; as a spectator where several people share a session."""
    match, viewer = match_of(table).clone(), viewer_of(table, guest)
    if after > match.version:
        raise no("no-such-version", "this match has no such version yet")
    await table.durable()
    return LogPart(after, match.version, raw(await asyncio.to_thread(match.changes, viewer, after)))


async def export(table: Table, guest: str | None) -> bytes:
    """The file of a finished match; of a running one what the asker's first seat knows."""
    if table.lobby.stage == "over" and (found := await table.hub.store.finished(table.id)):
        return found.export  # also if the rules have changed since
    match, viewer = match_of(table).clone(), viewer_of(table, guest)
    if table.lobby.stage == "over":
        return await asyncio.to_thread(match.export)
    await table.durable()
    return await asyncio.to_thread(match.export_for, viewer)


async def replay(table: Table, viewer: int | None, first: int, count: int) -> Replay:
    """Some entries of a finished match, each with the view after it."""
    match = finished(table)
    if viewer is not None and viewer >= match.seats:
        raise no("no-such-seat", f"a seat is a number from 0 to {match.seats - 1}")
    if first >= match.version:
        raise no("no-such-entry", f"an entry is a number from 0 to {match.version - 1}")
    return await asyncio.to_thread(part, table.id, match, viewer, first, min(match.version, first + count))


def part(table: str, match: Match, viewer: int | None, first: int, end: int) -> Replay:
    """In another thread: play the match again up to the last entry that is wanted, and look at each."""
    rows = [entry.row for entry in match.log[:end]]
    again = Match.resume(match.opening, rows[:first])
    told = by_entry(match.changes(viewer, first), first, end)
    views: list[Any] = []
    acting: list[tuple[int, ...]] = []
    for row in rows[first:]:
        again.catch_up([row])
        views.append(match.game.view(again.state, viewer))
        acting.append(tuple(again.asking))
    frames = tuple(frame(first + k + 1, told[k], views[max(0, k - 1)], view, acting[k]) for k, view in enumerate(views))
    board, whole = raw(offers.board(again.state)), raw(views[0].public)
    return Replay(table, match.game.name, match.version, viewer, board, whole, frames)


def frame(version: int, changes: list[Any], before: Any, view: Any, acting: tuple[int, ...]) -> ReplayFrame:
    """One entry: what it changed since the view before."""
    private = None if view.private is None else raw(view.private)
    return ReplayFrame(version, raw(changes), raw(view_changes(before.public, view.public)), private, acting)


def by_entry(changes: list[Any], first: int, end: int) -> list[list[Any]]:
    """What each entry changed."""
    found: list[list[Any]] = [[] for _ in range(first, end)]
    for change in changes:
        if change.entry < end:
            found[change.entry - first].append(change)
    return found
