"""Information-set Monte-Carlo tree search, for any game, any number of seats and for sides.

Every simulation deals again what the searching seat does not know, then plays on. Each seat has a tree of its own:
a node is what this seat did since the root (and, if it watches, what it saw others do), never what it cannot know. So
seats that choose at the same time do not answer each other's choice, and no plan rests on a card that is hidden.
Below the trees everybody plays by preference; after `horizon` such decisions the guide judges the position."""

from array import array
from math import exp
from typing import Final

from ..core.chance import below, mixed, mwc, seeded
from ..core.constants import MOST_ACTIONS, MOST_SEATS, SLICE, STREAMS, zeros
from ..core.guide import Guide, fill_position, final_score, preference, strength
from ..core.state import BaseState
from .constants import CERTAIN, COARSE, GRAIN, MOST_DEPTH, NO_NODE, ONE, OTHERS, PERCENT, SHARES, SOLO

SHARE: Final = [round(CERTAIN * exp(-GRAIN * k / 1000)) for k in range(SHARES)]


class Search:
    """A search from one position: the trees, in arrays made beforehand, and what a simulation needs."""

    def __init__(self, work: BaseState, guide: Guide, seat: int, room: int) -> None:
        self.work = work
        self.guide = guide
        self.seat: int = seat
        # How to search; see docs/bots.md.
        self.guided: int = 1  # 0: everything is as likely as everything else
        self.horizon: int = 0
        self.explore: int = 0  # percent
        self.prior_temperature: int = 0  # percent by which preferences are flattened as priors
        self.uniform_mix: int = 0  # percent of the priors in the trees that all actions share alike
        self.margin: int = 0  # percent of the result that is the lead in points, not the win
        self.per_point: int = 0  # strength of a point of lead, in thousandths
        self.watches: int = 0
        # The trees; node 1 + seat is a seat's root, node 0 is none.
        self.room: int = room
        self.nodes: int = 0
        self.mask: int = 0
        self.table: array[int] = array("i")
        self.parent: array[int] = array("i", bytes(4 * room))
        self.action: array[int] = array("i", bytes(4 * room))
        self.visits: array[int] = array("i", bytes(4 * room))
        self.gained: array[int] = array("q", bytes(8 * room))
        self.squared: array[int] = array("q", bytes(8 * room))
        self.scored: array[int] = array("q", bytes(8 * room))
        self.spread: array[int] = array("q", bytes(8 * room))  # squares of the scores
        # Of one simulation.
        self.r: int = 0
        self.decisions: int = 0  # since the loop last looked up
        self.cursor: list[int] = zeros(MOST_SEATS)  # where each seat is in its tree; NO_NODE: below it
        self.depth: int = 0
        self.path: list[int] = zeros(MOST_DEPTH)
        self.walker: list[int] = zeros(MOST_DEPTH)
        self.prior: list[int] = zeros(MOST_ACTIONS)
        self.value: list[int] = zeros(MOST_SEATS)
        self.points: list[int] = zeros(MOST_SEATS)
        size = 1
        while size < 2 * room:
            size *= 2
        self.mask = size - 1
        self.table = array("i", bytes(4 * size))
        self.nodes = 1 + MOST_SEATS


def simulate(search: Search, first: int, count: int, seed: int) -> int:
    """Simulations from number `first` on, until `count` of them or SLICE decisions are made; returns how many."""
    search.decisions = 0
    done = 0
    while done < count and search.decisions < SLICE:
        search.work.reset()
        search.work.redeal(search.seat, mwc(seeded(seed, STREAMS) + first + done))
        search.r = seeded(seed + first + done, STREAMS + 1)
        play_on(search)
        judge(search)
        learn(search)
        done += 1
    return done


def play_on(search: Search) -> None:
    """Down the trees, then by preferences, until the game is over or the horizon is reached."""
    search.depth = 0
    for seat in range(search.work.seats):
        search.cursor[seat] = 1 + seat
        remember(search, 1 + seat, seat)
    seat = search.seat  # of several seats that may act at once the searching one goes first
    by_preference = 0
    while not search.work.over and (search.cursor[search.seat] != NO_NODE or by_preference < search.horizon):
        n = search.work.count_legal(seat)
        if n == 1:
            action = search.work.scratch.actions[0]
        else:
            action = search.work.scratch.actions[decide(search, seat, n)]
            if search.cursor[seat] == NO_NODE:
                by_preference += 1
            else:
                go_down(search, seat, action)
        search.work.step(seat, action)
        search.decisions += 1
        if search.watches and n > 1:
            for other in range(search.work.seats):
                if other != seat and search.cursor[other] != NO_NODE:
                    go_down(search, other, OTHERS + action)
        seat = search.work.turn


def decide(search: Search, seat: int, n: int) -> int:
    """Which of the n legal actions to take: by the tree while the seat is in it, below it by preference."""
    total = fill_priors(search, seat, n)
    if search.cursor[seat] != NO_NODE and search.depth < MOST_DEPTH:
        return select(search, search.cursor[seat], n, mix_in_uniform(search, n, total))
    search.cursor[seat] = NO_NODE
    search.r = mwc(search.r)
    return pick(search, below(search.r, total))


def consider(search: Search) -> int:
    """Look at the root alone: fill `prior` with the share of each legal action by preference; returns how many."""
    search.work.reset()
    n = search.work.count_legal(search.seat)
    fill_priors(search, search.seat, n)
    return n


def fill_priors(search: Search, seat: int, n: int) -> int:
    """Fill `prior` with each action's share by preference; returns the sum."""
    if not search.guided:
        for k in range(n):
            search.prior[k] = 1
        return n
    search.guide.prepare(seat)
    best = 0
    for k in range(n):
        search.prior[k] = preference(search.guide, seat, search.work.scratch.actions[k])
        if k == 0 or search.prior[k] > best:
            best = search.prior[k]
    total = 0
    for k in range(n):
        search.prior[k] = share(best - search.prior[k], search.prior_temperature)
        total += search.prior[k]
    return total


def mix_in_uniform(search: Search, n: int, total: int) -> int:
    """Raise every prior by the same part of their sum, so that nothing goes untried for long; returns the new sum."""
    more = total * search.uniform_mix // (PERCENT * n)
    for k in range(n):
        search.prior[k] += more
    return total + n * more


def share(gap: int, prior_temperature: int) -> int:
    """The share of what is liked or stands less than the best by a gap; never nothing."""
    k = gap * PERCENT // (GRAIN * prior_temperature)
    return SHARE[k] + 1 if k < SHARES else 1


def pick(search: Search, left: int) -> int:
    """The action that a number below the sum of the shares falls on."""
    k = 0
    while left >= search.prior[k]:
        left -= search.prior[k]
        k += 1
    return k


def select(search: Search, node: int, n: int, total: int) -> int:
    """The most promising action: what it has brought so far, and the more for its prior the less it was tried."""
    tried = 0
    for k in range(n):
        child = find(search, node, search.work.scratch.actions[k])
        if child != NO_NODE:
            tried += search.visits[child]
    # What was never tried is thought to be as good as the node itself.
    hope = search.gained[node] / (1.0 * ONE * search.visits[node]) if search.visits[node] > 0 else 0.5
    reach = 0.01 * search.explore * (1.0 + tried) ** 0.5 / total
    best = -1.0
    choice = 0
    for k in range(n):
        child = find(search, node, search.work.scratch.actions[k])
        n_child = search.visits[child] if child != NO_NODE else 0
        promise = search.gained[child] / (1.0 * ONE * n_child) if n_child > 0 else hope
        promise = promise + reach * search.prior[k] / (1.0 + n_child)
        if promise > best:
            best = promise
            choice = k
    return choice


def slot_of(search: Search, node: int, action: int) -> int:
    """Where in the table a child stands, or would stand."""
    slot = mixed(2 * OTHERS * node + action) & search.mask
    while search.table[slot] != NO_NODE and not is_child(search, search.table[slot], node, action):
        slot = (slot + 1) & search.mask
    return slot


def is_child(search: Search, child: int, node: int, action: int) -> bool:
    """Whether a node is what this action leads to."""
    return search.parent[child] == node and search.action[child] == action


def find(search: Search, node: int, action: int) -> int:
    """The child that an action leads to; NO_NODE if it was never tried."""
    return search.table[slot_of(search, node, action)]


def go_down(search: Search, seat: int, action: int) -> None:
    """Move a seat's place in its tree along an action; a new node is the last of this simulation."""
    node = search.cursor[seat]
    slot = slot_of(search, node, action)
    child = search.table[slot]
    if child != NO_NODE:
        search.cursor[seat] = child
        remember(search, child, seat)
        return
    search.cursor[seat] = NO_NODE
    if search.nodes < search.room:
        child = search.nodes
        search.nodes += 1
        search.table[slot] = child
        search.parent[child] = node
        search.action[child] = action
        remember(search, child, seat)


def remember(search: Search, node: int, seat: int) -> None:
    """Note a node that this simulation passed."""
    if search.depth < MOST_DEPTH:
        search.path[search.depth] = node
        search.walker[search.depth] = seat
        search.depth += 1


def judge(search: Search) -> None:
    """Fill `value` with each seat's chance to win, and `points` with its final score, in thousandths."""
    if search.work.over:
        settle(search)
    else:
        for seat in range(search.work.seats):
            fill_position(search.guide, seat)
            search.value[seat] = strength(search.guide)
            search.points[seat] = final_score(search.guide)
        share_out(search)


def settle(search: Search) -> None:
    """The same for a finished game."""
    search.work.finish()
    sides = 0
    for seat in range(search.work.seats):
        search.points[seat] = 1000 * search.work.scratch.totals[seat]
        search.value[seat] = search.per_point * search.work.scratch.totals[seat]
        if search.guide.side[seat] == seat:
            sides += search.work.scratch.won[seat]
    share_out(search)
    for seat in range(search.work.seats):
        if search.work.seats > 1:
            won = ONE // sides if search.work.scratch.won[seat] else 0
            search.value[seat] = (search.margin * search.value[seat] + (PERCENT - search.margin) * won) // PERCENT


def share_out(search: Search) -> None:
    """Turn strengths into chances to win: the sides share ONE. A lone player is measured by points."""
    best = search.value[0]
    for seat in range(1, search.work.seats):
        if search.value[seat] > best:
            best = search.value[seat]
    if search.work.seats == 1:
        search.value[0] = ONE * search.points[0] // SOLO
        return
    total = 0
    for seat in range(search.work.seats):
        search.value[seat] = share(best - search.value[seat], PERCENT)
        if search.guide.side[seat] == seat:
            total += search.value[seat]
    for seat in range(search.work.seats):
        search.value[seat] = ONE * search.value[seat] // total


def learn(search: Search) -> None:
    """Credit every node passed with what its seat got."""
    for k in range(search.depth):
        node = search.path[k]
        seat = search.walker[k]
        value = search.value[seat]
        search.visits[node] += 1
        search.gained[node] += value
        search.squared[node] += (value // COARSE) * (value // COARSE)
        search.scored[node] += search.points[seat]
        search.spread[node] += (search.points[seat] // COARSE) * (search.points[seat] // COARSE)
