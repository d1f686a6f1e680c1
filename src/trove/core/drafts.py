"""Drafts of entries for the log of a match. A draft is then taken or dropped, so a refusal changes nothing."""

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from . import commitment
from .arguments import brief, seat_given
from .fork import first_state
from .game_state import GameState
from .journal import Journal
from .log import LONGEST, End, Entry, SetUp, Step, Undo
from .refusals import BadInput, Illegal
from .timeline import Timeline, with_journal
from .undo import REFUSED, UndoTerms, Without, refused, terms

if TYPE_CHECKING:
    from .match import Match


class Draft(Struct, frozen=True, eq=False):
    """An entry, and what it would lead to."""

    entry: Entry
    timeline: Timeline
    seat: int = -1  # whose entry it is
    all_new: bool = True  # whether everybody's decision would be a new one
    at: int = 0  # of an undo: the index of the step that it takes back


def again(match: "Match", said: Entry) -> Draft:
    """Drafts an entry of the log again; refuses one that cannot be replayed or gives another result."""
    try:
        draft = drafted(match, said)
    except (Illegal, BadInput) as problem:
        sentence = f"entry {match.version} of this match cannot be replayed: {problem}"
        raise BadInput("replay-refused", sentence, entry=match.version) from None
    if draft.entry != said:
        sentence = f"entry {match.version} of this match comes out differently"
        raise BadInput("replay-differs", f"{sentence}: it was changed, or played by other rules", entry=match.version)
    return draft


def drafted(match: "Match", said: Entry) -> Draft:
    """What an entry holds, by its kind."""
    if isinstance(said, Step):
        return step(match, said.seat, said.action)
    if isinstance(said, Undo):
        return undo(match, said.seat, said.agreed)
    if isinstance(said, End):
        return abandonment(match) if said.by == "abandoned" else agreement(match, said.agreed)
    return set_up(match)


def set_up(match: "Match") -> Draft:
    """The deal."""
    match.check_not_started()
    if empty := match.committed.empty:
        raise BadInput("seats-empty", f"a match starts when every seat is taken; still empty: {empty}", seats=empty)
    key = match.committed.key()
    if match.setting.origin is None:
        state = with_journal(match.blank, Journal(1))
        state.key_chance(key, 0)
        state.deal()
    else:
        state = first_state(match.blank, match.setting.origin, commitment.redeal_seed(key))
        state.key_chance(key, 0)
    return Draft(SetUp(state.hash().hex()), Timeline.starting(key, state))


def step(match: "Match", given: int, move: object) -> Draft:
    """An action of a seat, by number or in words."""
    timeline, seat = running(match), seat_given(match.seats, given)
    action = offered(timeline.state, seat, move)
    made, longer = timeline.tried(room(match), match.drawn, seat, action)
    entry = Step(seat, action, longer.state.hash().hex(), made.drew)
    return Draft(entry, longer, seat, made.drew or match.game.closes(timeline.state, longer.state))


def offered(state: GameState, seat: int, move: object) -> int:
    """The number of the action that is offered for a move; raises Illegal or BadInput if there is none."""
    game = state.game
    action = move if isinstance(move, int) else game.action(state, seat, move)
    if state.is_legal(seat, action):
        return int(action)
    same: int = game.same(state, seat, action)
    if not state.is_legal(seat, same):
        refusal = game.why(state, seat, action)
        raise Illegal(refusal) if refusal else BadInput("stale-action", "this action is not legal any more")
    return same


def undo(match: "Match", given: int, agreed: Collection[int]) -> Draft:
    """A seat's last step taken back."""
    seat = seat_given(match.seats, given)
    offer, rest = undo_terms(match, seat)
    if offer.verdict == "refused" or rest is None:
        raise BadInput(offer.code, REFUSED[offer.code], seat=seat)
    if missing := missing_of(offer.ask, agreed):
        sentence = f"seat {seat} takes back a step only if these seats agree: {missing}"
        raise BadInput("undo-not-agreed", sentence, seat=seat, ask=missing)
    room(match)
    shorter = rest.timeline(match.started_timeline())
    entry = Undo(seat, offer.takes, offer.ask, shorter.state.hash().hex())
    return Draft(entry, shorter, seat, offer.verdict != "free", rest.at)


def undo_terms(match: "Match", given: int) -> tuple[UndoTerms, Without | None]:
    """The terms on which a seat may take back its last step, and the match without that step."""
    seat = seat_given(match.seats, given)
    if match.timeline is None:
        return refused("undo-not-started"), None
    if match.over:
        return refused("undo-over"), None
    if match.version >= LONGEST // 2:  # the rest of the log is left for steps
        return refused("undo-too-many"), None
    chairs = match.game.seating(match.players, match.options)
    offer, rest = terms(match.game, chairs, match.log, match.timeline, seat)
    if offer.verdict == "ask" and match.setting.undo == "free":
        return refused("undo-free-only"), None
    return offer, rest


def agreement(match: "Match", agreed: Collection[int]) -> Draft:
    """The end of a match that all seats agreed to."""
    timeline = unfinished(match)
    if not match.game.ends_by_agreement:
        raise BadInput("no-agreement", f"the rules of {match.game.name} do not allow an end by agreement")
    if missing := missing_of(range(match.seats), agreed):
        sentence = f"a match ends by agreement of all; these seats have not agreed: {missing}"
        raise BadInput("end-not-agreed", sentence, ask=missing)
    return Draft(End("agreement", tuple(range(match.seats)), timeline.state.hash().hex()), timeline)


def missing_of(wanted: Iterable[int], agreed: object) -> list[int]:
    """The seats that have not agreed."""
    if not isinstance(agreed, Collection) or isinstance(agreed, str):
        raise BadInput("bad-agreed", f"the seats that agreed are a list, not {brief(agreed)}")
    return [seat for seat in wanted if seat not in agreed]


def abandonment(match: "Match") -> Draft:
    """The end of a match without a result."""
    timeline = unfinished(match)
    return Draft(End("abandoned", (), timeline.state.hash().hex()), timeline)


def running(match: "Match") -> Timeline:
    """The steps that stand, unless an entry ended the match; where the rules did, they refuse what comes."""
    if match.over and match.ended_by != "rules":
        raise BadInput("match-ended", "this match is over")
    return match.started_timeline()


def unfinished(match: "Match") -> Timeline:
    """The steps that stand, unless the match is over."""
    if match.over:
        raise BadInput("match-ended", "this match is over")
    return match.started_timeline()


def room(match: "Match") -> int:
    """The number of the next entry; one is always left for an end."""
    number = match.version
    if number >= LONGEST - 1:
        raise BadInput("match-too-long", f"a match has at most {LONGEST} entries")
    return number
