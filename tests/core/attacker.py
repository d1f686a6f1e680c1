"""A player who breaks generators: it tries to compute hidden cards from what one seat sees, and is handed more.

After every step it gets the full internal state of each stream whose draws it saw in that step, which is more than it
could recover from the draws themselves. It turns the generator back and forth, guesses how the other streams might hang
together with those it has, and plays the rules itself to see which card that would be. What the table's secrets rest on
must hold all the same: it may be right no more often than its knowledge alone lets it be.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from trove.core.constants import STREAMS
from trove.core.match import Match
from trove.games.luxor import constants as const
from trove.games.luxor.game import Luxor

MWC = 0x7D3A957F
PUBLIC_CHANCE = {const.STARTED, const.LAID, const.TURNED_UP, const.DIE_ROLLED, const.UNCOVERED}
OWN_CHANCE = {const.DEALT, const.DREW, const.TOOK_SCARAB}
LONGEST_STEP = 80  # draws of one stream


class Guess(NamedTuple):
    """A hidden thing guessed: whether it was right, and how likely that was by knowledge alone."""

    right: bool
    odds: float


class Imitation(NamedTuple):
    """A step as the attacker imagines it."""

    before: Any
    after: Any


@dataclass
class Score:
    """All guesses made by one method."""

    guesses: list[Guess] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return sum(guess.right for guess in self.guesses) / len(self.guesses)

    @property
    def deviations(self) -> float:
        """How many standard deviations the guesses are better than knowledge alone."""
        surplus = sum(guess.right - guess.odds for guess in self.guesses)
        return float(surplus / sum(guess.odds * (1 - guess.odds) for guess in self.guesses) ** 0.5)


Scores = dict[str, Score]


def back(state: int, draws: int) -> int:
    """The generator turned back: a step multiplies by the inverse of 2^32, so a step back multiplies by it."""
    modulus = (MWC << 32) - 1
    return state * pow(1 << 32, draws, modulus) % modulus


def handed(state: Luxor, seat: int, step: int) -> dict[int, int]:
    """The streams whose draws the seat saw in a step, as they are after it."""
    entries = state.journal.steps[step]
    streams = {0: any(entry[0] in PUBLIC_CHANCE for entry in entries)}
    streams[1 + seat] = any(entry[0] in OWN_CHANCE and entry[1] == seat for entry in entries)
    return {stream: state.chance[stream] for stream, seen in streams.items() if seen}


def lot_of(state: Luxor, seat: int, place: int) -> dict[int, int]:
    """How many of which card might lie in a place, to a seat that has not looked there."""
    imagined: Any = state.clone().imagine(seat, 1)
    origin, lot = imagined.origin, defaultdict[int, int](int)
    for other in range(const.HAND * state.seats):
        if origin[other] == origin[place] and (other // const.HAND != seat or other == place):
            lot[imagined.hand[other]] += 1
    if origin[place] == imagined.shuffle:
        for kind in range(const.CARDS):
            lot[kind] += imagined.pile[const.DRAW_PILE + kind]
    return lot


def share(state: Luxor, seat: int, place: int, card: int) -> float:
    """How likely a card lies in a place, by knowledge alone."""
    lot = lot_of(state, seat, place)
    return lot[card] / sum(lot.values())


def scarab_share(state: Luxor, seat: int, kind: int) -> float:
    """The same for a scarab."""
    lot = [0] * const.SCARAB_KINDS
    for k in range(const.SCARAB_KINDS):
        lot[k] = state.pile[const.SCARABS + k]
        lot[k] += sum(state.scarabs[const.SCARAB_KINDS * other + k] for other in range(state.seats) if other != seat)
    return lot[kind] / sum(lot)


class Attacker:
    """Sits at one seat of a match and guesses what the others got."""

    def __init__(self, match: Match, seat: int, scores: Scores, seed: int = 0) -> None:
        self.match, self.seat, self.scores = match, seat, scores
        self.chooser = Random(seed)
        self.shadow: Any = None  # the whole state, where it believes to have worked it out
        self.streams: list[int] = []  # how it believes the streams go on
        self.guess_deal()

    def score(self, method: str, right: bool, odds: float) -> None:
        if odds < 1:
            self.scores[method].guesses.append(Guess(right, odds))

    def is_right(self, shadow: Any, state: Any) -> bool:
        """Whether a shadow agrees with all that the seat knows."""
        game = self.match.game
        return bool(game.knowledge(shadow, self.seat) == game.knowledge(state, self.seat))

    # The set-up.

    def guess_deal(self) -> None:
        """Turn the public stream back until the same board comes out, and look at the hands that come with it."""
        state: Any = self.match.state
        seen = handed(state, self.seat, 0)
        own = back(seen[1 + self.seat], const.HAND)
        start = next(start for n in range(LONGEST_STEP) if self.deals_board(start := back(seen[0], n)))
        for method, other in (("same", start), ("after", seen[0]), ("own", own), ("own after", seen[1 + self.seat])):
            shadow = self.dealt([start if k == 0 else own if k == 1 + self.seat else other for k in range(STREAMS)])
            for place in range(const.HAND * state.seats):
                if place // const.HAND != self.seat:
                    card = shadow.hand[place]
                    self.score(f"deal: {method}", card == state.hand[place], share(state, self.seat, place, card))
            if self.is_right(shadow, state):
                self.shadow = shadow
        self.streams = self.shadow.chance[:] if self.shadow else [seen[0]] * STREAMS

    def dealt(self, streams: list[int]) -> Any:
        state = self.match.blank.clone()
        state.set_chance(streams)
        state.deal()
        return state

    def deals_board(self, start: int) -> bool:
        shadow, state = self.dealt([start] * STREAMS), self.match.state
        return bool(self.match.game.public_view(shadow) == self.match.game.public_view(state))

    # A step.

    def watch(self, seat: int, action: int) -> None:
        """Let a seat act, and guess what it drew."""
        before: Any = self.match.state.clone()
        self.match.play(seat, action)
        after: Any = self.match.state
        seen = handed(after, self.seat, len(after.journal.steps) - 1)
        went_on = self.imitate(before, seat, action, self.streams)
        if seat != self.seat:
            self.judge("goes on", went_on, before, after, seat)
            if 0 in seen:
                self.judge("after", self.imitate(before, seat, action, [seen[0]] * STREAMS), before, after, seat)
                self.judge("same", self.turned_back(before, seat, action, seen[0]), before, after, seat)
        self.shadow = went_on.after if went_on and self.is_right(went_on.after, after) else None
        self.streams = self.shadow.chance[:] if self.shadow else [seen.get(0, self.streams[0])] * STREAMS

    def turned_back(self, before: Any, seat: int, action: int, stream: int) -> Imitation | None:
        """The step with every stream where the public one was before it."""
        for draws in range(5):
            guess = self.imitate(before, seat, action, [back(stream, draws)] * STREAMS)
            if guess is not None and guess.after.chance[0] == stream:
                return guess
        return None

    def imitate(self, before: Any, seat: int, action: int, streams: list[int]) -> Imitation | None:
        """What the step would have led to with these streams; None where no such state comes to mind."""
        for _ in range(40):
            base = self.shadow or before.imagine(self.seat, self.chooser.randrange(1 << 62))
            if self.could_act(base, seat, action):
                state = base.clone()
                state.set_chance(streams)
                state.apply(seat, action)
                return Imitation(base, state)
        return None

    def could_act(self, state: Any, seat: int, action: int) -> bool:
        """Whether the seat could have made this step, with the card that it showed."""
        played = [entry for entry in self.match.state.journal.steps[-1] if entry[0] in (const.PLAYED, const.SPENT)]
        if any(state.hand[const.HAND * seat + (const.HAND - 1) * side] != card for _, _, side, card, *_ in played):
            return False
        return action in state.legal(seat)

    def judge(self, method: str, guess: Imitation | None, before: Any, after: Any, seat: int) -> None:
        """Compare what a seat drew with what it was thought to draw."""
        if guess is None:
            return
        kinds = {entry[0] for entry in after.journal.steps[-1]}
        middle = const.HAND * seat + const.MIDDLE
        if const.DREW in kinds and guess.after.origin[middle] == after.origin[middle] != const.OPEN:
            card = guess.after.hand[middle]
            self.score(f"card: {method}", card == after.hand[middle], share(after, self.seat, middle, card))
        if const.TOOK_SCARAB in kinds and not after.over:
            true, guessed = new_scarab(before, after, seat), new_scarab(guess.before, guess.after, seat)
            if guessed is not None:
                self.score(f"scarab: {method}", guessed == true, scarab_share(after, self.seat, guessed))


def new_scarab(before: Any, after: Any, seat: int) -> int | None:
    """The kind of scarab that a seat took."""
    mine = range(const.SCARAB_KINDS * seat, const.SCARAB_KINDS * (seat + 1))
    return next((k - mine[0] for k in mine if after.scarabs[k] > before.scarabs[k]), None)
