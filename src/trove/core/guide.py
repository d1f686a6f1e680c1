"""What a computer player knows of a game beyond its rules. Search is written against this class, games fill it in."""

from typing import Any

from .terms import MOST_SEATS, SIGNS, TRAITS, zeros


class Guide:
    """Describes actions by traits and standings by signs, as small ints; what each is worth was learned by playing.

    It speaks of the one state it attends to, by a typed reference: without the interpreter's lock there is no
    downcast. Of that state it reads only what the seat in question knows. The methods are C-virtual when compiled."""

    def __init__(self) -> None:
        self.side: list[int] = zeros(MOST_SEATS)  # the first seat of those that a seat wins with
        self.trait: list[int] = zeros(TRAITS)  # of the action described last
        self.sign: list[int] = zeros(SIGNS)  # of the standing appraised last
        self.taste: list[int] = zeros(TRAITS)  # what a trait adds to the wish to do it, in thousandths
        self.worth: list[int] = zeros(SIGNS)  # what a sign adds to the chance of winning, in thousandths
        self.yields: list[int] = zeros(SIGNS)  # what a sign adds to the final score, in thousandths

    def attend(self, state: Any) -> None:
        """Speak of this state from now on. Every game keeps a reference of its own type."""
        for seat in range(state.seats):
            self.side[seat] = seat

    def survey(self, seat: int) -> None:
        """Look at what all actions of a seat's present decision have in common, before they are described."""

    def describe(self, seat: int, action: int) -> None:
        """Set those traits of a legal action that are not zero."""

    def appraise(self, seat: int) -> None:
        """Set those signs of a seat's standing that are not zero."""


def wish(guide: Guide, seat: int, action: int) -> int:
    """How much a player likes an action, in thousandths; only differences mean anything."""
    for k in range(TRAITS):
        guide.trait[k] = 0
    guide.describe(seat, action)
    liking = 0
    for k in range(TRAITS):
        liking += guide.taste[k] * guide.trait[k]
    return liking


def look_at(guide: Guide, seat: int) -> None:
    """Fill `sign` for a seat."""
    for k in range(SIGNS):
        guide.sign[k] = 0
    guide.appraise(seat)


def strength(guide: Guide) -> int:
    """How well the seat looked at stands, in thousandths; only differences between sides mean anything."""
    sum = 0
    for k in range(SIGNS):
        sum += guide.worth[k] * guide.sign[k]
    return sum


def final_score(guide: Guide) -> int:
    """The points that the seat looked at will have at the end, in thousandths."""
    sum = 0
    for k in range(SIGNS):
        sum += guide.yields[k] * guide.sign[k]
    return sum
