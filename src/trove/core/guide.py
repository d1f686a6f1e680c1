"""What a computer player knows of a game beyond its rules. Search is written against this class, games fill it in."""

from typing import Any

from .constants import ACTION_FEATURES, MOST_SEATS, POSITION_FEATURES, zeros


class Guide:
    """Describes actions and positions by features, as small ints; their weights were learned by playing.

    It speaks of the one state it attends to, by a typed reference: without the interpreter's lock there is no
    downcast. Of that state it reads only what the seat in question knows. The methods are C-virtual when compiled."""

    def __init__(self) -> None:
        self.side: list[int] = zeros(MOST_SEATS)  # the first seat of those that a seat wins with
        self.action_feature: list[int] = zeros(ACTION_FEATURES)  # of the action described last
        self.position_feature: list[int] = zeros(POSITION_FEATURES)  # of the position evaluated last
        self.prior_weights: list[int] = zeros(ACTION_FEATURES)  # what an action feature adds to the preference
        self.win_weights: list[int] = zeros(POSITION_FEATURES)  # what a position feature adds to the strength
        self.score_weights: list[int] = zeros(POSITION_FEATURES)  # what it adds to the final score

    def watch(self, state: Any) -> None:
        """Speak of this state from now on. Every game keeps a reference of its own type."""
        for seat in range(state.seats):
            self.side[seat] = seat

    def prepare(self, seat: int) -> None:
        """Look at what all actions of a seat's present decision have in common, before they are described."""

    def describe(self, seat: int, action: int) -> None:
        """Set those features of a legal action that are not zero."""

    def evaluate(self, seat: int) -> None:
        """Set those features of a seat's position that are not zero."""


def preference(guide: Guide, seat: int, action: int) -> int:
    """How much a player likes an action, in thousandths; only differences mean anything."""
    for k in range(ACTION_FEATURES):
        guide.action_feature[k] = 0
    guide.describe(seat, action)
    liking = 0
    for k in range(ACTION_FEATURES):
        liking += guide.prior_weights[k] * guide.action_feature[k]
    return liking


def fill_position(guide: Guide, seat: int) -> None:
    """Fill `position_feature` for a seat."""
    for k in range(POSITION_FEATURES):
        guide.position_feature[k] = 0
    guide.evaluate(seat)


def strength(guide: Guide) -> int:
    """How well the seat looked at stands, in thousandths; only differences between sides mean anything."""
    sum = 0
    for k in range(POSITION_FEATURES):
        sum += guide.win_weights[k] * guide.position_feature[k]
    return sum


def final_score(guide: Guide) -> int:
    """The points that the seat looked at will have at the end, in thousandths."""
    sum = 0
    for k in range(POSITION_FEATURES):
        sum += guide.score_weights[k] * guide.position_feature[k]
    return sum
