"""Chat: people at the table talk to everybody; what spectators say reaches players when the match is over."""

from .names import clean_chat
from .outbox import Asker
from .protocol.messages import Chat, ChatLine
from .refusing import no
from .storage import AddMessage, Message
from .table import Table

SEATED, WATCHING = "table", "spectators"
LINES = 100  # on following a table


def say(table: Table, asker: Asker, text: str) -> None:
    """Store a line and show it to everybody who may read it."""
    lobby, guest, now = table.lobby, asker.connection.guest, table.hub.sources.now()
    places = lobby.places_of(guest)
    visitor = lobby.visitor_of(guest)
    if visitor in lobby.silenced:
        raise no("silenced", "the host has muted you at this table")
    if not asker.connection.chats.allows(table.hub.sources.monotonic()):
        raise no("too-many-requests", "too many lines of chat; try again in a moment")
    if visitor is None:
        lobby.known(guest)
        table.save()
    name = lobby.sitters[places[0]].name if places else asker.connection.name
    channel = SEATED if places else WATCHING
    place = places[0] if places else None
    message = AddMessage(table.id, table.talked, guest, name, clean_chat(text), now, place, channel)
    table.talked += 1
    table.store(message)
    table.answer(asker)
    line = ChatLine(message.number, now, lobby.visitor_of(guest), name, bool(places), message.text)
    shown = Chat(table.id, (line,))
    for connection in table.followers:
        if may_read(table, connection.guest, line):
            table.send(connection, shown)


def may_read(table: Table, guest: str, line: ChatLine) -> bool:
    """Players do not see what spectators write while the match runs, and nobody sees people they muted."""
    if line.visitor is not None and line.visitor in (*table.lobby.muted_by(guest), *table.lobby.silenced):
        return False
    return line.seated or table.lobby.stage == "over" or not table.lobby.places_of(guest)


async def last_lines(table: Table) -> list[Message]:
    """What was said last; most tables are silent."""
    return await table.hub.store.messages(table.id, limit=LINES) if table.talked else []


def lines_for(table: Table, guest: str, messages: list[Message]) -> Chat:
    """The last lines, as somebody may read them."""
    lines = [
        ChatLine(one.number, one.at, table.lobby.visitor_of(one.guest_id), one.name, one.channel == SEATED, one.text)
        for one in messages
        if not one.hidden
    ]
    return Chat(table.id, tuple(line for line in lines if may_read(table, guest, line)))


def mute(table: Table, asker: Asker, visitor: int, muted: bool, for_all: bool) -> None:
    """Mute somebody, or hear them again."""
    lobby, guest = table.lobby, asker.connection.guest
    if visitor >= len(lobby.visitors):
        raise no("no-such-visitor", "nobody with this number has been at this table")
    if not for_all:
        others = set(lobby.mutes.get(lobby.known(guest), ())) - {visitor}
        lobby.mutes[lobby.known(guest)] = sorted(others | {visitor} if muted else others)
        table.save(asker)
        return
    lobby.check_host(guest)
    if muted and visitor not in lobby.silenced:
        lobby.silenced.append(visitor)
    elif not muted and visitor in lobby.silenced:
        lobby.silenced.remove(visitor)
    table.save(asker)
