"""What each request does at a table. The sender's session decides what they may do."""

from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Raw

from trove.core.refusals import BadInput
from trove.texts.sentences import Sentences

from . import starting, talking, votes
from .editions import own_edition
from .frames import MOST_CHANGES, raw
from .outbox import Asker
from .protocol import requests as ask
from .protocol.messages import Created, Explained, InHand, Terms
from .refusing import no
from .starting import cancel
from .table import Table

Handler = Callable[[Table, Asker, Any], Coroutine[Any, Any, None] | None]


def act(table: Table, asker: Asker, wish: ask.Act) -> Coroutine[Any, Any, None] | None:
    guest = asker.connection.guest
    seat = table.check_seat(guest, wish.seat)
    if (version := table.acts.get((seat, wish.id))) is not None:
        answer_again(table, asker, version, wish.asked)
        return None
    match = table.running()
    if match.asking.get(seat) != wish.asked:
        if table.knows_all_acts:
            raise out_of_date(wish.asked)
        return answer_from_store(table, asker, wish)
    if came_back(table, table.place_of(seat)):
        table.save()
    table.play(seat, wish.action, asker, table.person(asker))
    table.lobby.sitters[table.place_of(seat)].timeouts = 0
    return None


def out_of_date(asked: int) -> BadInput:
    return no("out-of-date", "the position has changed in the meantime", asked=asked)


def answer_again(table: Table, asker: Asker, version: int, asked: int) -> None:
    """The answer that an act had before; an id is not used again for a decision that came later."""
    if asked >= version:
        raise no("id-used", "this id belongs to an earlier act", id=asker.id)
    table.answer(asker, version)


async def answer_from_store(table: Table, asker: Asker, wish: ask.Act) -> None:
    """The answer to an act that is late, or repeated after many others."""
    version = await table.hub.store.version_of(table.id, wish.seat, wish.id)
    if version is None:
        raise out_of_date(wish.asked)
    answer_again(table, asker, version, wish.asked)


def why(table: Table, asker: Asker, wish: ask.Why) -> None:
    seat, match = table.check_seat(asker.connection.guest, wish.seat), table.running()
    state, game = match.state, match.game
    action = wish.action if isinstance(wish.action, int) else game.action(state, seat, wish.action)
    refusal = game.why(state, seat, action)
    names = [table.lobby.names()[chair.player] for chair in table.chairs]
    said = Sentences(asker.connection.texts, game.name, names).refusal(refusal) if refusal else ""
    table.send(asker.connection, Explained(asker.id, raw(refusal), said))


def undo_terms(table: Table, asker: Asker, wish: ask.AskUndoTerms) -> None:
    seat = table.check_seat(asker.connection.guest, wish.seat)
    table.send(asker.connection, Terms(asker.id, table.running().undo_terms(seat)))


def take_back(table: Table, asker: Asker, wish: ask.TakeBack) -> None:
    seat = table.check_seat(asker.connection.guest, wish.seat)
    if (version := table.acts.get((seat, wish.id))) is not None:
        table.answer(asker, version)
        return
    votes.take_back(table, asker, seat)


def give_up(table: Table, asker: Asker, wish: ask.GiveUp) -> None:
    one = table.lobby.own(asker.connection.guest, wish.place)
    table.running()
    one.stand_in = "gave_up"
    if one.visitor is not None and not any(
        other.visitor == one.visitor and other.plays_itself for other in table.lobby.sitters
    ):
        table.lobby.pass_host_on(one.visitor)
    seats_changed(table, asker)


def come_back(table: Table, asker: Asker, wish: ask.ComeBack) -> None:
    one = table.lobby.own(asker.connection.guest, wish.place)
    if one.stand_in == "gave_up":
        raise no("gave-up", "this place was given up for good")
    if came_back(table, wish.place):
        seats_changed(table, asker)
    else:
        table.answer(asker)


def came_back(table: Table, place: int) -> bool:
    """A person who was away plays again."""
    one = table.lobby.sitters[place]
    if one.stand_in == "gave_up":
        raise no("gave-up", "this place was given up for good")
    was_away, one.stand_in = one.stand_in == "away", None
    if was_away:
        one.timeouts = 0
        for seat in table.lobby.seats_of(place):
            table.thinking.pop(seat, None)
    return was_away


def seats_changed(table: Table, asker: Asker | None = None) -> None:
    """Update clocks and computer players after somebody else took over a place."""
    table.run_clocks()
    table.save(asker)
    table.hub.after_entry(table)


async def hint(table: Table, asker: Asker, wish: ask.Hint) -> None:
    await table.hub.hints.hint(table, asker, wish)


def hand_over(table: Table, asker: Asker, wish: ask.HandOver) -> None:
    connection, frames = asker.connection, table.frames
    if wish.place is not None:
        table.lobby.own(connection.guest, wish.place)
    table.hand_over(connection, wish.place)
    audience = table.audience(connection)
    own = frames.own(audience) if frames else ()
    since = min(wish.since, table.version) if wish.since is not None else table.version
    since = max(since, table.version - MOST_CHANGES)
    changes = frames.changes(audience, since) if frames else Raw(b"[]")
    table.send(connection, InHand(asker.id, table.id, table.version, audience, own, changes))
    table.tell(connection)


def sit(table: Table, asker: Asker, wish: ask.Sit) -> None:
    table.lobby.sit(asker.connection.guest, wish.place, wish.name, wish.emblem, table.hub.sources.now())
    changed(table, asker)


def rename(table: Table, asker: Asker, wish: ask.Rename) -> None:
    table.lobby.rename(asker.connection.guest, wish.place, wish.name, wish.emblem)
    table.save(asker)


def stand(table: Table, asker: Asker, wish: ask.Stand) -> None:
    table.lobby.stand(asker.connection.guest, wish.place)
    changed(table, asker)


def by_host(table: Table, asker: Asker) -> None:
    table.lobby.check_open()
    table.lobby.check_host(asker.connection.guest)


def add_computer(table: Table, asker: Asker, wish: ask.AddComputer) -> None:
    by_host(table, asker)
    table.lobby.add_computer(wish.place, wish.level)
    changed(table, asker)


def remove(table: Table, asker: Asker, wish: ask.Remove) -> None:
    by_host(table, asker)
    table.lobby.remove(wish.place)
    changed(table, asker)


def reorder(table: Table, asker: Asker, wish: ask.Reorder) -> None:
    by_host(table, asker)
    table.lobby.reorder(wish.places)
    changed(table, asker)


async def configure(table: Table, asker: Asker, wish: ask.Configure) -> None:
    by_host(table, asker)
    edition = await own_edition(table.hub.store, table.lobby)
    if isinstance(wish.webhook, str):
        await table.hub.webhooks.check(wish.webhook)
    by_host(table, asker)
    table.lobby.configure(wish, edition)
    if isinstance(wish.webhook, str | None):
        table.lobby.webhook = wish.webhook
    changed(table, asker)


def pass_host(table: Table, asker: Asker, wish: ask.PassHost) -> None:
    table.lobby.check_host(asker.connection.guest)
    visitor = table.lobby.sitter(wish.place).visitor
    if visitor is None:
        raise no("no-person-there", "only a person can be the host")
    table.lobby.host = visitor
    table.save(asker)


def changed(table: Table, asker: Asker) -> None:
    """Seats or settings have changed: cancel a start that is in progress."""
    cancel(table, "start-changed")
    table.save(asker)


def cancel_start(table: Table, asker: Asker, wish: ask.CancelStart) -> None:
    places = table.lobby.places_of(asker.connection.guest)
    if not places and not table.lobby.is_host(asker.connection.guest):
        raise no("not-your-place", "only those who sit here may stop the start")
    if table.start is None:
        raise no("start-over", "this start is over")
    cancel(table, "start-cancelled", name=table.lobby.sitters[places[0]].name if places else "")
    table.answer(asker)
    table.tell()


def close(table: Table, asker: Asker, wish: ask.CloseTable) -> None:
    by_host(table, asker)
    cancel(table, "start-changed")
    table.lobby.stage = "closed"
    table.save(asker)


async def rematch(table: Table, asker: Asker, wish: ask.Rematch) -> None:
    if not table.lobby.places_of(asker.connection.guest):
        raise no("not-your-place", "only those who played may ask for this")
    table.send(asker.connection, Created(asker.id, await table.hub.rematch(table, asker.connection.guest)))


async def fork(table: Table, asker: Asker, wish: ask.Fork) -> None:
    made = await table.hub.fork(table, asker.connection.guest, wish.entry, wish.redeal_for)
    table.send(asker.connection, Created(asker.id, made))


HANDLERS: dict[type, Handler] = {
    ask.Act: act,
    ask.Why: why,
    ask.AskUndoTerms: undo_terms,
    ask.TakeBack: take_back,
    ask.EndEarly: lambda table, asker, wish: votes.propose_end(table, asker, "end"),
    ask.Abandon: lambda table, asker, wish: votes.propose_end(table, asker, "abandon"),
    ask.CastVote: lambda table, asker, wish: votes.cast(table, asker, wish.vote, wish.agree),
    ask.GiveUp: give_up,
    ask.ComeBack: come_back,
    ask.Hint: hint,
    ask.HandOver: hand_over,
    ask.Sit: sit,
    ask.Rename: rename,
    ask.Stand: stand,
    ask.AddComputer: add_computer,
    ask.Remove: remove,
    ask.Reorder: reorder,
    ask.Configure: configure,
    ask.PassHost: pass_host,
    ask.Start: lambda table, asker, wish: starting.begin(table, asker),
    ask.CancelStart: cancel_start,
    ask.Digests: lambda table, asker, wish: starting.add_digests(table, asker, wish.commitment, wish.digests),
    ask.Salts: lambda table, asker, wish: starting.add_salts(table, asker, wish.commitment, wish.salts),
    ask.Rematch: rematch,
    ask.Fork: fork,
    ask.CloseTable: close,
    ask.Say: lambda table, asker, wish: talking.say(table, asker, wish.text),
    ask.Mute: lambda table, asker, wish: talking.mute(table, asker, wish.visitor, wish.muted, wish.for_all),
}
