"""How tables are opened, and how people join and leave."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

import trove
from trove.core.decoding import prepared
from trove.core.fork import KEEP, origin_of
from trove.core.match import Match

from .handlers import came_back, seats_changed
from .limits import FOLLOWERS
from .lobby import Lobby, Sitter, full_options
from .protocol.documents import ForkedFrom
from .protocol.http import NewTable
from .protocol.messages import Accepted
from .refusing import no
from .storage import CreateTable, Message, StoredTable
from .storage.editions import digest
from .table import Table
from .talking import last_lines, lines_for

if TYPE_CHECKING:
    from .connection import Connection
    from .hub import Hub

HOST_GONE: Final = 60.0  # seconds before the host's rights pass to somebody else


def new_lobby(hub: "Hub", guest: str, wish: NewTable) -> Lobby:
    """The lobby of a new table; its host sits on the first places if they name themselves."""
    game, now = trove.game(wish.game), hub.sources.now()
    players = game.checked_players(wish.players)
    lobby = Lobby(
        table=hub.sources.new_id(),
        game=game.name,
        players=players,
        options=full_options(game, players, wish.options, wish.edition),
        edition=None if wish.edition is None else digest(wish.edition),
        sitters=[],
        visitors=[guest],
        listed=wish.listed,
        seat_order=wish.seat_order,
        undo=wish.undo,
        computers_agree=wish.computers_agree,
        clock=wish.clock,
        hints=wish.hints,
        pace=wish.pace,
        created=now,
    )
    lobby.add_places()
    if len(wish.people) > players:
        raise no(
            "too-many-people", f"{len(wish.people)} people cannot sit on {players} places", people=len(wish.people)
        )
    for place, name in enumerate(wish.people):
        lobby.sit(guest, place, name, None, now)
    for computer in wish.computers:
        lobby.add_computer(computer.place, computer.level)
    return lobby


def created(lobby: Lobby) -> CreateTable:
    """A new table, to be stored."""
    document = msgspec.json.encode(lobby)
    return CreateTable(lobby.table, lobby.game, document, lobby.created, lobby.listed, lobby.members())


class Hosting(Struct):
    """The part of a lobby that shows whose table it is."""

    visitors: list[str | None] = []
    host: int = 0


def hosted(stored: Sequence[StoredTable], guest: str) -> int:
    """How many of these tables a guest hosts."""
    found = (msgspec.json.decode(one.document, type=prepared(Hosting)) for one in stored)
    return sum(one.host < len(one.visitors) and one.visitors[one.host] == guest for one in found)


def copied(hub: "Hub", old: Lobby, sitters: list[Sitter]) -> Lobby:
    """A new lobby with everything that an old one's host chose."""
    return Lobby(
        table=hub.sources.new_id(),
        game=old.game,
        players=old.players,
        options=old.options,
        edition=old.edition,
        sitters=sitters,
        visitors=list(old.visitors),
        host=old.host,
        listed=old.listed,
        seat_order=old.seat_order,
        undo=old.undo,
        computers_agree=old.computers_agree,
        clock=old.clock,
        hints=old.hints,
        pace=old.pace,
        created=hub.sources.now(),
    )


def again(hub: "Hub", old: Lobby) -> Lobby:
    """A rematch: everybody sits where they sat, except those who gave up."""
    sitters = []
    for one in old.sitters:
        stays = one.is_computer or (one.is_person and one.guest and one.stand_in != "gave_up")
        sitters.append(
            Sitter(one.emblem, one.guest, one.visitor, one.name, one.level, hub.sources.now())
            if stays
            else Sitter(one.emblem)
        )
    return copied(hub, old, sitters)


def forked(hub: "Hub", old: Lobby, guest: str, entry: int, redeal_for: int | str) -> Lobby:
    """A table that starts from a position; the guest who opens it is the host and may sit anywhere."""
    lobby = copied(hub, old, [Sitter(one.emblem) for one in old.sitters])
    lobby.visitors, lobby.host = [guest], 0
    lobby.forked_from, lobby.redeal_for = ForkedFrom(old.table, entry), redeal_for
    return lobby


def check_fork(match: Match, entry: int, redeal_for: int | str) -> None:
    """Refuses a position that no match can start from."""
    if isinstance(redeal_for, int) and redeal_for >= match.seats:
        raise no("no-such-seat", f"a seat is a number from 0 to {match.seats - 1}")
    origin_of(match.at(entry), KEEP)


async def follow(hub: "Hub", connection: "Connection", id: str, table_id: str, known: int | None) -> None:
    """Show a table to a connection, from now on."""
    table = await hub.table(table_id)
    messages, talked = list[Message](), -1
    while talked != table.talked or table.dropped:  # what is said while the lines are read is read too
        if table.dropped:
            table = await hub.table(table_id)
        talked = table.talked
        await table.durable()
        messages = await last_lines(table)
    if connection.closed:
        return
    if len(table.followers) >= FOLLOWERS and not table.lobby.places_of(connection.guest):
        raise no("table-crowded", "too many people watch this table")
    table.follow(connection)
    connection.follows[table_id] = table
    table.send(connection, Accepted(id, table.version))
    returned(table, connection.guest)
    table.tell(connection)
    table.send(connection, lines_for(table, connection.guest, messages))
    table.show_whole(connection, known)
    if table.result is not None:
        table.send(connection, table.result)
    table.tell_soon()
    hub.presence.followed(table, connection)
    hub.presence.visited.add(table_id)
    if table.lobby.places_of(connection.guest):
        wait_for_host(table)


def returned(table: Table, guest: str) -> None:
    """Let a person who was away play again."""
    if table.match is None or table.match.over:
        return
    places = [place for place in table.lobby.places_of(guest) if table.lobby.sitters[place].stand_in == "away"]
    for place in places:
        came_back(table, place)
    if places:
        seats_changed(table)


def leave(hub: "Hub", table: Table, connection: "Connection") -> None:
    """Stop showing a table to a connection."""
    table.unfollow(connection)
    table.left_at = hub.sources.monotonic()
    if table.lobby.stage == "over" and not table.followers:
        hub.spawn(hub.let_go(table), table)  # nothing happens there any more; whoever comes back reads it again
    else:
        table.tell_soon()
    guest = connection.guest
    if table.lobby.is_host(guest):
        wait_for_host(table)


def wait_for_host(table: Table) -> None:
    """If the host leaves, give them a minute to come back."""
    lobby = table.lobby
    host = lobby.visitors[lobby.host] if lobby.hosted else None
    if host is not None and host not in table.online():
        table.hub.later(HOST_GONE, lambda: host_gone(table, host), table)


def host_gone(table: Table, guest: str) -> None:
    """The host has not come back: the person here who has been seated longest becomes the host."""
    if table.dropped or guest in table.online() or not table.lobby.is_host(guest):
        return
    before = table.lobby.host
    table.lobby.pass_host_on(before, table.online())
    if table.lobby.host != before:
        table.save()
