"""Who plays which seat at a table: a player may have several, and several may win together."""

from collections.abc import Sequence

from trove.core.match import Match
from trove.texts import Texts
from trove.texts.sentences import Sentences

from .sitters import LETTERS, Sitter, seat_named
from .tables import drawing


class Seating:
    """The players of a match, spread over its seats by the game."""

    def __init__(self, match: Match, sitting: Sequence[Sitter], texts: Texts) -> None:
        self.sitting = sitting
        self.texts = texts
        self.game = match.game.name
        self.chairs = match.game.seating(match.players, match.options)
        self.players = [sitting[chair.player].name for chair in self.chairs]  # by seat
        plain = Sentences(texts, self.game, self.players)
        self.figures = list(drawing(self.game).figures(match.state, plain))
        self.names = self.figures or self.players  # what the seats are called
        self.people = [player for player, sitter in enumerate(sitting) if sitter.is_person]

    def player(self, seat: int) -> int:
        return self.chairs[seat].player

    def sitter(self, seat: int) -> Sitter:
        return self.sitting[self.player(seat)]

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
        """For a reader. Who has several seats is not told "you", which could be any of them."""
        alone = seat is not None and len(self.seats_of(self.player(seat))) == 1
        return Sentences(self.texts, self.game, self.names, seat if alone else None, self.players)

    def player_named(self, text: str) -> int | None:
        """The player of a name or a number from 1, or of a figure's name or letter."""
        for seat, figure in enumerate(self.figures):
            if text.casefold() in (figure.casefold(), LETTERS[seat].casefold()):
                return self.player(seat)
        return seat_named(text, self.sitting)
