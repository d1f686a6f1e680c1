"""The contract: what every caller may rely on, whatever the game."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from .batch import Batch
from .given import check_count, check_seed, check_viewer, is_number
from .guide import Guide
from .journal import Journal
from .packing import unpack_state
from .playable import Playable
from .playout import Tally
from .refusals import BadInput, Refusal
from .terms import SPECTATOR
from .weights import Weights

try:
    from .free import rollouts, whole_games
except ModuleNotFoundError:  # interpreted
    from .playout import rollouts, whole_games

S = TypeVar("S", bound=Playable)


class Option(Struct, frozen=True):
    """A choice the host of a table makes; its text is found by the game's name and its own."""

    name: str
    type: str
    default: Any


class Chair(Struct, frozen=True):
    """Who plays a seat: the player who controls it, and the side it wins with."""

    player: int
    side: int


class Offer(Struct, frozen=True):
    """A legal action, as its number and in words."""

    id: int
    words: Any


class View(Struct, frozen=True):
    """What a screen shows: a part that is the same for everybody, and a seat's own."""

    public: Any
    private: Any = None


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of one seat, the rule that gives them and the components that earn them."""

    seat: int
    rule: str
    points: int
    components: tuple[Any, ...]
    steps: tuple[int, ...] = ()  # in a match: the entries of the log that brought the components


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The score sheet: every point with its reason."""

    items: tuple[Item, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for the winners; ties share a rank


class Results(Struct, frozen=True):
    """What a number of random games came to, on average per seat; a shared win counts as its share."""

    games: int
    decisions: int
    scores: tuple[float, ...]
    wins: tuple[float, ...]


class Game(ABC, Generic[S]):
    """A game's rules as one object. It holds no state."""

    name: ClassVar[str]
    players: ClassVar[range]
    seat_counts: ClassVar[range]  # how many seats a table can have; as many as players, unless a game says else
    n_actions: ClassVar[int]
    rules_version: ClassVar[int]
    Options: ClassVar[type[Struct]]  # the table's options with their types and defaults

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "players" in cls.__dict__ and "seat_counts" not in cls.__dict__:
            cls.seat_counts = cls.players

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of a table."""
        fields = msgspec.structs.fields(self.Options)
        return tuple(Option(f.name, str(getattr(f.type, "__name__", f.type)), f.default) for f in fields)

    def checked_options(self, options: object) -> Any:
        """Options as this game's typed struct, whatever they were given as."""
        try:
            return msgspec.convert(options, self.Options, from_attributes=True)
        except msgspec.ValidationError as problem:
            known = ", ".join(option.name for option in self.options)
            sentence = f"the options of {self.name} are {known}: {problem}"
            raise BadInput("bad-option", sentence, problem=str(problem)) from None

    def checked_players(self, players: object) -> int:
        """A number of players this game can be played with."""
        few, many = self.players[0], self.players[-1]
        if isinstance(players, int) and is_number(players, few, many):
            return players
        sentence = f"{self.name} is played by {few} to {many} players, not {players!r}"
        raise BadInput("bad-players", sentence, few=few, many=many)

    def new(
        self, players: int, seed: int, options: object = None, edition: object = None, *, journal: bool = True
    ) -> S:
        """A game set up from a seed."""
        state = self.blank(players, options, edition)
        state.reseed(seed)
        if journal:
            state.journal = Journal(1)
        state.deal()
        return state

    def seating(self, players: int, options: object = None) -> tuple[Chair, ...]:
        """Per seat: the player who controls it and the side it plays for. Each for himself, unless a game says else."""
        return tuple(Chair(player=seat, side=seat) for seat in range(self.checked_players(players)))

    def unpack(self, data: bytes) -> S:
        """A state out of the bytes that `pack` made."""
        return unpack_state(self, data)  # type: ignore[return-value]

    def rollouts(self, state: S, n: int, seed: int) -> Results:
        """`n` random games from here to the end."""
        work = state.clone()
        work.follow(state)
        return self._run(rollouts, work, n, seed)

    def random_games(self, players: int, n: int, seed: int, options: object = None, edition: object = None) -> Results:
        """`n` random games, each dealt afresh; `games` counts those that kept every component."""
        blank = self.blank(players, options, edition)
        work = blank.clone()
        work.follow(blank)
        return self._run(whole_games, work, n, seed)

    def batch(self, players: int, n: int, seed: int, options: object = None, edition: object = None) -> Batch:
        """`n` games side by side, stepped by one call."""
        return Batch(self, self.checked_players(players), n, seed, options, edition)

    @staticmethod
    def _run(loop: Any, work: Playable, n: int, seed: int) -> Results:
        check_count(n)
        check_seed(seed)
        tally = Tally()
        loop(work, n, seed, tally)
        games = max(1, tally.games)
        seats = range(work.seats)
        scores, wins = tally.scores[:], tally.wins[:]
        mean = tuple(scores[seat] / games for seat in seats)
        return Results(tally.games, tally.decisions, mean, tuple(wins[seat] / games for seat in seats))

    def offers(self, state: S, seat: int) -> list[Offer]:
        """What the seat may do now, in words."""
        return [Offer(action, self.words(state, seat, action)) for action in state.legal(seat)]

    def events(self, state: S, seat: int | None) -> list[Any]:
        """The journal as typed structs, as this seat (None: a spectator) saw it."""
        return [event for step in range(len(state.journal.steps)) for event in self.events_of(state, seat, step)]

    def events_of(self, state: S, seat: int | None, step: int) -> list[Any]:
        """One step of the journal; step 0 is the set-up."""
        check_viewer(state.seats, seat)
        viewer = SPECTATOR if seat is None else seat
        return [self.event(state, viewer, entry) for entry in state.journal.steps[step]]

    @abstractmethod
    def blank(self, players: int, options: object = None, edition: object = None) -> S:
        """A state before the deal."""

    @abstractmethod
    def seated(self, seats: int, edition: object = None) -> S:
        """A blank state with so many seats and no options chosen, for bytes that hold the rest."""

    @abstractmethod
    def standard_edition(self) -> str:
        """The text of the standard edition."""

    @abstractmethod
    def edition_text(self, state: S) -> bytes:
        """The edition of this state as text that `blank` takes; empty for the standard one."""

    @abstractmethod
    def knowledge(self, state: S, seat: int | None) -> Any:
        """All this seat was ever shown."""

    def view(self, state: S, seat: int | None) -> View:
        """What the screen shows."""
        check_viewer(state.seats, seat)
        return View(self.public_view(state), None if seat is None else self.private_view(state, seat))

    @abstractmethod
    def public_view(self, state: S) -> Any:
        """The part of a view that is the same for everybody; encoded once per step."""

    @abstractmethod
    def private_view(self, state: S, seat: int) -> Any:
        """A seat's own part of a view, with what it may do."""

    @abstractmethod
    def hidden(self, state: S, seat: int | None) -> tuple[int, ...]:
        """How much is hidden from this seat, by label; a step that changes it without chance has shown something."""

    @abstractmethod
    def event(self, state: S, viewer: int, entry: tuple[int, ...]) -> Any:
        """A journal entry as a typed struct, as this viewer saw it."""

    @abstractmethod
    def words(self, state: S, seat: int, action: int) -> Any:
        """An action as a typed struct."""

    @abstractmethod
    def action(self, state: S, seat: int, words: object) -> int:
        """The number of an action given in words."""

    @abstractmethod
    def same(self, state: S, seat: int, action: int) -> int:
        """The action that is offered for this one; itself if there is no equivalent."""

    @abstractmethod
    def why(self, state: S, seat: int, action: int) -> Refusal | None:
        """None if the action, or its `same`, is legal; else the rule that forbids it."""

    @abstractmethod
    def score_sheet(self, state: S) -> Sheet:
        """Every point with its rule and component, as if the game ended now."""

    @property
    def traits(self) -> tuple[str, ...]:
        """The names of what a computer player sees in an action; none, unless a game says else."""
        return ()

    @property
    def signs(self) -> tuple[str, ...]:
        """The names of what a computer player sees in a seat's standing; none, unless a game says else."""
        return ()

    def guide(self, weights: Weights | None = None) -> Guide:
        """What a computer player knows beyond the rules, with the game's own weights or others; nothing here."""
        return Guide()

    def file(self, name: str) -> bytes:
        """A data file of the game's folder."""
        raise FileNotFoundError(name)

    @abstractmethod
    def trace(self, item: Item, history: list[tuple[int, Any]]) -> tuple[int, ...]:
        """The steps that brought the components of an item; the history is every event with its step, in order."""
