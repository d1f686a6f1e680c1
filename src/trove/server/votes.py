"""Questions to everybody: to take back a step that is not free, to end a match by agreement, or to abandon it.

A vote lasts 30 seconds; computer players and clocks wait for it. No answer counts as no.
"""

from typing import Final, Literal

from msgspec import Struct

from trove.core.log import NOBODY, Entry
from trove.core.undo import REFUSED, UndoTerms

from .outbox import Asker
from .protocol.documents import Notice, VoteAt
from .refusing import no
from .table import Table

SECONDS: Final = 30
NOTHING_LEARNED: Final = ("undo-others-acted", "undo-closed")  # undos after which nobody knows more than before
About = Literal["undo", "end", "abandon"]


class Vote(Struct):
    """One question, and who has answered it."""

    number: int
    about: About
    seat: int
    terms: UndoTerms | None  # of an undo
    asked: tuple[int, ...]  # the places of people who have to agree
    agreed: set[int]
    until: int  # milliseconds since 1970

    def shown(self, now: int) -> VoteAt:
        waiting = tuple(place for place in self.asked if place not in self.agreed)
        takes = len(self.terms.takes) if self.terms else 0
        return VoteAt(
            self.number, self.about, self.seat, takes, tuple(sorted(self.agreed)), waiting, max(0, self.until - now)
        )


def take_back(table: Table, asker: Asker, seat: int) -> None:
    """Take back a step, or ask the others whether they agree."""
    match = table.running()
    terms = match.undo_terms(seat)
    if terms.verdict == "refused":
        raise no(terms.code, REFUSED[terms.code], seat=seat)
    if terms.verdict == "ask":
        check_asks_first(table, seat)
        places = {table.place_of(other) for other in terms.ask}
        check_computers(table, places, terms)
        if asked := others(table, asker, places):
            open_vote(table, asker, "undo", seat, terms, asked)
            return
    table.entered(match.undo(seat, terms.ask), asker, table.person(asker))


def check_computers(table: Table, places: set[int], terms: UndoTerms) -> None:
    """Refuse an undo that the computer players of this table do not agree to."""
    agreeing = table.lobby.computers_agree
    content = agreeing == "always" or (agreeing == "nothing_learned" and terms.code in NOTHING_LEARNED)
    if not content and any(not table.lobby.sitters[place].plays_itself for place in places):
        raise no("computers-disagree", "the computer players of this table do not agree to this")


def others(table: Table, asker: Asker, places: set[int]) -> tuple[int, ...]:
    """The places whose people have to be asked: not the asker's own, and no computer players."""
    own = table.lobby.places_of(asker.connection.guest)
    return tuple(sorted(place for place in places if place not in own and table.lobby.sitters[place].plays_itself))


def propose_end(table: Table, asker: Asker, about: Literal["end", "abandon"]) -> None:
    """Ask everybody to end the match early."""
    match = table.running()
    own = table.lobby.places_of(asker.connection.guest)
    if not own:
        raise no("not-your-seat", "only those who play may ask for this")
    if about == "end" and not match.game.ends_by_agreement:
        raise no("no-agreement", f"the rules of {match.game.name} do not allow an end by agreement")
    seat = table.lobby.seats_of(own[0])[0]
    if asked := others(table, asker, set(table.people())):
        check_asks_first(table, seat)
        open_vote(table, asker, about, seat, None, asked)
    else:
        table.entered(carried_out(table, about), asker, table.person(asker))


def carried_out(table: Table, about: Literal["end", "abandon"]) -> Entry:
    match = table.running()
    return match.end(range(match.seats)) if about == "end" else match.abandon()


def open_vote(
    table: Table, asker: Asker, about: About, seat: int, terms: UndoTerms | None, asked: tuple[int, ...]
) -> None:
    """Ask; clocks stop."""
    if table.vote:
        raise no("vote-open", "there is a vote already")
    now = table.hub.sources.now()
    table.votes += 1
    vote = table.vote = Vote(table.votes, about, seat, terms, asked, set(), now + SECONDS * 1000)
    table.clocks.hold(now)
    table.hub.later(SECONDS, lambda: expire(table, vote), table)
    table.answer(asker)
    table.tell()


def expire(table: Table, vote: Vote) -> None:
    """Time is up."""
    if table.vote is vote and not table.dropped:
        refuse(table, vote, "vote-silent")


def cast(table: Table, asker: Asker, number: int, agree: bool) -> None:
    """One vote for all places that somebody has."""
    vote = table.vote
    if vote is None or vote.number != number:
        raise no("no-such-vote", "this vote is over")
    own = set(table.lobby.places_of(asker.connection.guest)) & set(vote.asked) - vote.agreed
    if not own:
        raise no("not-asked", "you are not asked in this vote, or have already answered")
    if not agree:
        refuse(table, vote, "vote-refused")
    else:
        vote.agreed |= own
        if vote.agreed >= set(vote.asked):
            carry_out(table, vote)
        else:
            table.tell()
    table.answer(asker)


def carry_out(table: Table, vote: Vote) -> None:
    """All have agreed."""
    close(table)
    if vote.about == "undo" and vote.terms:
        entry = table.running().undo(vote.seat, vote.terms.ask)
    else:
        entry = carried_out(table, "end" if vote.about == "end" else "abandon")
    table.entered(entry, None, "vote")
    table.tell()


def refuse(table: Table, vote: Vote, code: str) -> None:
    """Somebody did not agree; this place may ask again in its next turn."""
    asking = table.lobby.sitters[table.place_of(vote.seat)]
    asking.refused = turn_of(table, vote.seat)
    close(table)
    table.lobby.notice = Notice(code, {"about": vote.about, "seat": vote.seat})
    table.save()


def check_asks_first(table: Table, seat: int) -> None:
    """Refuse a second vote of a place in the same turn, because each one makes everybody wait."""
    if table.lobby.sitters[table.place_of(seat)].refused == turn_of(table, seat):
        raise no("vote-refused-before", "the others have refused something in this turn already")


def turn_of(table: Table, seat: int) -> int:
    """The entry with which a place's last turn began: its first step after somebody else's; 0 before that."""
    seats, begun, last = table.lobby.seats_of(table.place_of(seat)), 0, NOBODY
    for number, acted in enumerate(table.running().log.seats(0)):
        if acted in seats and last not in seats:
            begun = number
        last = last if acted == NOBODY else acted
    return begun


def close(table: Table) -> None:
    """The vote is over: clocks and computer players go on."""
    table.vote = None
    table.clocks.go_on(table.hub.sources.now())
    table.hub.after_vote(table)


def recheck(table: Table) -> None:
    """A vote about an undo is void when its terms have changed, or when the match is over."""
    vote, match = table.vote, table.match
    if vote is None or match is None:
        return
    if match.over or (vote.terms is not None and match.undo_terms(vote.seat) != vote.terms):
        close(table)
        table.lobby.notice = Notice("vote-void", {"about": vote.about, "seat": vote.seat})
        table.save()
