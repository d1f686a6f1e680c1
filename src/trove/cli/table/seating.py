"""Who plays which seat at a table: a player may have several, and several may win together."""

from collections.abc import Sequence
from typing import Any, Protocol

from trove import offers
from trove.core.game import Game
from trove.texts import Texts
from trove.texts.sentences import Sentences

from .participants import LETTERS, Participant, seat_named


class Played(Protocol):
    """What is asked of a match, or of what a file keeps of one."""

    @property
    def game(self) -> Game[Any]: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def state(self) -> Any: ...


class Seating:
    """The players of a match, spread over its seats by the game."""

    def __init__(self, match: Played, participants: Sequence[Participant], texts: Texts) -> None:
        self.participants = participants
        self.texts = texts
        self.game = match.game.name
        self.chairs = match.game.seating(match.players, match.options)
        self.players = [participants[chair.player].name for chair in self.chairs]  # by seat
        plain = Sentences(texts, self.game, self.players)
        self.figures = [plain.say("figure", figure=figure) for figure in offers.figures(match.state)]
        self.names = self.figures or self.players  # what the seats are called
        self.people = [player for player, participant in enumerate(participants) if participant.is_person]

    def player(self, seat: int) -> int:
        return self.chairs[seat].player

    def participant(self, seat: int) -> Participant:
        return self.participants[self.player(seat)]

    def seats_of(self, player: int) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.player == player]

    def called(self, seat: int) -> str:
        """A seat by its player, and by its figure if it has one."""
        return f"{self.players[seat]} ({self.figures[seat]})" if self.figures else self.players[seat]

    def sides(self) -> list[list[int]]:
        """The seats that win together."""
        found: dict[int, list[int]] = {}
        for seat, chair in enumerate(self.chairs):
            found.setdefault(chair.side, []).append(seat)
        return list(found.values())

    def sentences(self, seat: int | None) -> Sentences:
        """Sentences for a reader. A player with several seats is not called "you", which could mean any of them."""
        alone = seat is not None and len(self.seats_of(self.player(seat))) == 1
        return Sentences(self.texts, self.game, self.names, seat if alone else None, self.players)

    def player_named(self, text: str) -> int | None:
        """The player of a name or a number from 1, or of a figure's name or letter."""
        for seat, figure in enumerate(self.figures):
            if text.casefold() in (figure.casefold(), LETTERS[seat].casefold()):
                return self.player(seat)
        return seat_named(text, self.participants)
