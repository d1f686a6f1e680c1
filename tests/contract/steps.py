"""The laws of a single step, as checks: chance by its audience (law 8), seats that act at once (law 6)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from contract.laws import Viewer, values, viewers
from trove.core.chance import seeded
from trove.core.constants import EVERYBODY, MOST_SEATS, NOTHING, PUBLIC, STREAMS
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Entry, Journal

MOST_ORDERS = 24
NOBODY = -1  # no viewer


class Move(NamedTuple):
    seat: int
    action: int


def told(state: GameState) -> GameState:
    """A clone with an empty journal of its own."""
    copy = state.clone()
    copy.keep_journal(Journal(1))
    return copy


def after(state: GameState, *moves: Move) -> GameState:
    """What comes of some moves; the journal tells of them alone."""
    copy = told(state)
    for move in moves:
        copy.apply(*move)
    return copy


def moved_streams(before: Sequence[int], now: Sequence[int]) -> set[int]:
    return {stream for stream in range(STREAMS) if before[stream] != now[stream]}


def seen_streams(step: Sequence[Entry]) -> set[int]:
    """The streams that this step's entries account for."""
    found = {PUBLIC} if any(entry[6] == EVERYBODY for entry in step) else set()
    for *_, secret, audience in step:
        if secret != NOTHING and audience != EVERYBODY:
            found |= {1 + seat for seat in range(MOST_SEATS) if audience >> seat & 1}
    return found


def check_streams(where: str, before: Sequence[int], now: Sequence[int], step: Sequence[Entry], seats: int) -> None:
    """Law 8: a stream moves only if its audience was shown something in this step."""
    moved = moved_streams(before, now)
    assert all(stream <= seats for stream in moved), f"{where}: the streams {moved} moved, {seats} sit here"
    unseen = moved - seen_streams(step)
    assert not unseen, f"{where}: stream {unseen} moved, but its audience saw nothing: {step}"


def check_audiences(
    game: Game[Any], where: str, state: GameState, move: Move, streams: Iterable[int], chance: Random
) -> None:
    """Law 8 by trial: renew a stream. What it gives is seen by its audience, and told to nobody else.

    Only what others draw themselves in the same step may follow from it: they draw from what is left. And at the end
    of the game everything may be turned up.
    """
    true = after(state, move)
    for stream in streams:
        other = told(state)
        fresh = list(state.chance)
        fresh[stream] = seeded(chance.getrandbits(62), stream)
        other.set_chance(fresh[:])
        other.apply(*move)
        renewed = f"{where}, {move}: with stream {stream} renewed"
        drawn = moved_streams(state.chance, true.chance) | moved_streams(fresh, other.chance)
        audience = audience_of(stream, [*true.journal.steps[0], *other.journal.steps[0]], state)
        same = {v: game.events_of(true, v, 0) == game.events_of(other, v, 0) for v in viewers(state)}
        for viewer in viewers(state):
            may_follow = PUBLIC in drawn or (viewer is not None and 1 + viewer in drawn) or true.over or other.over
            assert same[viewer] or viewer in audience or may_follow, f"{renewed} viewer {viewer} sees something else"
        if same[None if stream == PUBLIC else stream - 1]:
            assert values(other) == values(true), f"{renewed} something changed that its audience did not see"
        check_untold(game, renewed, true, other, chance.choice([viewer for viewer in same if same[viewer]] or [NOBODY]))


def check_untold(game: Game[Any], where: str, one: GameState, other: GameState, viewer: Viewer) -> None:
    """Law 4: of two positions that a viewer was told the same of, it knows, sees and imagines the same."""
    if viewer == NOBODY:
        return
    for what in (game.knowledge, game.view):
        assert what(one, viewer) == what(other, viewer), f"{where} viewer {viewer}'s {what.__name__} has changed"
    assert one.imagine(viewer, 1).hash() == other.imagine(viewer, 1).hash(), f"{where} viewer {viewer} imagines other"


def audience_of(stream: int, entries: Sequence[Entry], state: GameState) -> list[Viewer]:
    """Who sees what a stream draws: everybody, or its seat and whom the rules let look along."""
    if stream == PUBLIC:
        return viewers(state)
    seat = stream - 1
    shown = [audience for *_, secret, audience in entries if secret != NOTHING and audience >> seat & 1]
    along = {other for audience in shown for other in range(state.seats) if audience >> other & 1}
    return [seat, *along]


def check_simultaneous(game: Game[Any], where: str, state: GameState, chance: Random) -> int:
    """Law 6, one action of each seat that may act: every order comes to the same; returns how many were tried."""
    moves = [Move(seat, chance.choice(state.legal(seat))) for seat in state.to_act()]
    if len(moves) < 2:
        return 0
    for move in moves:
        check_phase_stays_open(game, where, state, move)
    orders = list(permutations(moves))
    orders = orders if len(orders) <= MOST_ORDERS else chance.sample(orders, MOST_ORDERS)
    first = after(state, *orders[0])
    for order in orders[1:]:
        other = after(state, *order)
        assert other.hash() == first.hash(), f"{where}: {orders[0]} and {order} come to different ends"
        if order == orders[-1] or entries_of(other) != entries_of(first):  # equal entries are equal events
            for viewer in viewers(state):
                one, two = (Counter(map(repr, game.events(end, viewer))) for end in (first, other))
                assert one == two, f"{where}: {orders[0]} and {order} tell {viewer} of {one - two} or {two - one}"
    return len(orders)


def entries_of(state: GameState) -> list[Entry]:
    """All that its journal holds, whatever came first."""
    return sorted(entry for step in state.journal.steps for entry in step)


def check_phase_stays_open(game: Game[Any], where: str, state: GameState, move: Move) -> None:
    """Law 6: while others may still act, a step draws nothing, shows nothing, and leaves them what they may do."""
    now = after(state, move)
    where = f"{where}, {move}"
    assert list(now.chance) == list(state.chance), f"{where}: drew chance while others were still to act"
    for viewer in viewers(state):
        if viewer != move.seat:
            was, is_now = game.hidden(state, viewer), game.hidden(now, viewer)
            assert was == is_now, f"{where}: showed {viewer} something: {was} became {is_now}"
    for other in state.to_act():
        if other != move.seat:
            assert now.legal(other) == state.legal(other), f"{where}: changed what seat {other} may do"
