"""The contract: what every caller may rely on, whatever the game."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from .arguments import brief, count_given, fields_of, number_given, seed_given, viewer_given
from .batch import Batch
from .decoding import prepared
from .game_state import GameState, check_begun
from .guide import Guide
from .journal import Journal
from .packing import unpack_state
from .past import Past
from .playout import Run
from .refusals import BadInput, Refusal
from .telling import S, Teller, encode
from .weights import Weights

try:
    from .nogil import play_games
except ModuleNotFoundError:  # interpreted
    from .playout import play_games

W = TypeVar("W")  # the actions of a game, in words
P = TypeVar("P")  # the public part of its views
Q = TypeVar("Q")  # the private part, or None
C = TypeVar("C")  # the components on its score sheet


class Option(Struct, frozen=True):
    """A choice that the host of a table makes; the names of the game and the option select its text."""

    name: str
    type: str
    default: bool | int | str | None


class Chair(Struct, frozen=True):
    """Who plays a seat: the player who controls it, the side it wins with, and its figure, where figures differ."""

    player: int
    side: int
    figure: str = ""


class Offer(Struct, Generic[W], frozen=True, gc=False):
    """A legal action, as its number and in words."""

    id: int
    words: W


class View(Struct, Generic[P, Q], frozen=True, gc=False):
    """What a screen shows: a part that is the same for everybody, and a seat's own; None for a spectator."""

    public: P
    private: Q


class Item(Struct, Generic[C], frozen=True, gc=False, forbid_unknown_fields=True):
    """Points of one seat, with their rule and the components that earned them."""

    seat: int
    rule: str
    points: int
    components: tuple[C, ...]
    steps: tuple[int, ...] = ()  # in a match: the entries of the log that brought the components

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.rule} of seat {self.seat}>"  # points may still be hidden


class Sheet(Struct, Generic[C], frozen=True, gc=False, forbid_unknown_fields=True):
    """The score sheet: every point with its reason."""

    items: tuple[Item[C], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 for the winners; ties share a rank

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {len(self.totals)} seats>"  # as above


class Types(NamedTuple):
    """The types of everything that a game tells the outside: closed unions and structs, with no `Any` in them."""

    action: Any  # in words
    event: Any
    public: Any
    private: Any
    knowledge: Any
    refusal: Any
    component: Any  # on the score sheet
    options: Any


class Results(Struct, frozen=True):
    """What a number of random games came to, on average per seat; a shared win counts as its share."""

    games: int
    decisions: int
    scores: tuple[float, ...]
    wins: tuple[float, ...]


class Game(Teller[S]):
    """A game's rules as one object. It holds no state."""

    players: ClassVar[range]
    seat_counts: ClassVar[range]  # how many seats a table can have; as many as players, unless a game overrides it
    n_actions: ClassVar[int]
    rules_version: ClassVar[int]
    Options: ClassVar[type[Struct]]  # the table's options with their types and defaults
    ends_by_agreement: ClassVar[bool] = False  # whether a match may end because all agree, scored as it stands
    first_emblem: ClassVar[int] = 0  # of the eight that players choose from, the one its first place begins with
    turn_end: ClassVar[int | None] = None  # the kind of journal entry that ends a turn, where turns have many decisions

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
            return msgspec.convert(fields_of(options), prepared(self.Options), from_attributes=True)
        except (msgspec.ValidationError, UnicodeError, RecursionError) as problem:
            known = ", ".join(option.name for option in self.options)
            sentence = f"the options of {self.name} are {known}: {problem}"
            raise BadInput("bad-option", sentence, problem=str(problem)) from None

    def checked_players(self, players: object) -> int:
        """A number of players this game can be played with."""
        few, many = self.players[0], self.players[-1]
        number = number_given(players, few, many)
        if number is not None:
            return number
        sentence = f"{self.name} is played by {few} to {many} players, not {brief(players)}"
        raise BadInput("bad-players", sentence, few=few, many=many)

    def new(
        self, players: int, seed: int, options: object = None, edition: object = None, *, journal: bool = True
    ) -> S:
        """A game set up from a seed."""
        state = self.blank(players, options, edition)
        state.reseed(seed)
        if journal:
            state.keep_journal(Journal(1))
        state.deal()
        return state

    def seating(self, players: int, options: object = None) -> tuple[Chair, ...]:
        """Per seat: the player who controls it and its side. Each plays alone, unless a game overrides this."""
        return tuple(Chair(player=seat, side=seat) for seat in range(self.checked_players(players)))

    def unpack(self, data: bytes) -> S:
        """A state from the bytes that `pack` made."""
        return unpack_state(self, data)  # type: ignore[return-value]

    def own(self, state: object) -> S:
        """A state of this game, whether it has been dealt or not; anything else is refused."""
        if not isinstance(state, GameState) or state.game is not self:
            raise BadInput("not-a-state", f"expected a state of {self.name}, not {brief(state)}")
        return state  # type: ignore[return-value]

    def position(self, state: object) -> S:
        """A copy of a state of this game, so that no other thread can change it; anything else is refused."""
        own = self.own(state)
        check_begun(own)
        return own.clone()  # type: ignore[return-value]

    def flaw(self, state: S) -> str:
        """Why no game can lead to a position whose components are all in place; empty if one can."""
        return ""

    def rollouts(self, state: S, n: int, seed: int) -> Results:
        """`n` random games from here to the end."""
        return self._run(self.position(state).worker(), Run(count_given(n), seed_given(seed), 0))

    def random_games(self, players: int, n: int, seed: int, options: object = None, edition: object = None) -> Results:
        """`n` random games, each with its own deal; `games` counts those that kept every component."""
        run = Run(count_given(n), seed_given(seed), 1)
        return self._run(self.blank(players, options, edition).worker(), run)

    def batch(self, players: int, n: int, seed: int, options: object = None, edition: object = None) -> Batch:
        """`n` games side by side, stepped by one call."""
        return Batch(self, self.checked_players(players), n, seed, options, edition)

    @staticmethod
    def _run(work: GameState, run: Run) -> Results:
        play_games(work, run)
        games, seats = max(1, run.games), range(work.seats)
        scores, wins = run.scores[:], run.wins[:]
        mean = tuple(scores[seat] / games for seat in seats)
        return Results(run.games, run.decisions, mean, tuple(wins[seat] / games for seat in seats))

    def offers(self, state: S, seat: int) -> list[Offer[Any]]:
        """What the seat may do now, in words."""
        position = self.position(state)
        return [Offer(action, self.words(position, seat, action)) for action in position.legal(seat)]

    @property
    @abstractmethod
    def types(self) -> Types:
        """The types of everything that this game tells the outside."""

    @abstractmethod
    def blank(self, players: int, options: object = None, edition: object = None) -> S:
        """A state before the deal."""

    @abstractmethod
    def seated(self, seats: int, edition: object = None) -> S:
        """A blank state with this many seats and no options chosen, for bytes that hold the rest."""

    @abstractmethod
    def standard_edition(self) -> str:
        """The text of the standard edition."""

    @abstractmethod
    def edition_text(self, state: S) -> bytes:
        """The edition of this state as text that `blank` takes; empty for the standard one."""

    @abstractmethod
    def knowledge(self, state: S, seat: int | None) -> Any:
        """All this seat was ever shown."""

    def view(self, state: S, seat: int | None) -> View[Any, Any]:
        """What the screen shows."""
        position = self.position(state)
        seat = viewer_given(position.seats, seat)
        return View(self.public_view(position), None if seat is None else self.private_view(position, seat))

    def views(self, state: S) -> tuple[Any, tuple[Any, ...]]:
        """What all screens show: the part that is the same for everybody, and every seat's own."""
        return self.public_view(state), tuple([self.private_view(state, seat) for seat in range(state.seats)])

    def views_json(self, state: S) -> tuple[bytes, tuple[bytes, ...]]:
        """The same as JSON, each part encoded once."""
        public, private = self.views(state)
        return encode(public), tuple([encode(one) for one in private])

    @abstractmethod
    def public_view(self, state: S) -> Any:
        """The part of a view that is the same for everybody; encoded once per step."""

    @abstractmethod
    def private_view(self, state: S, seat: int) -> Any:
        """A seat's own part of a view; what it may do is in `offers`."""

    @abstractmethod
    def hidden(self, state: S, seat: int | None) -> tuple[int, ...]:
        """How much is hidden from this seat, by label; a step without chance that changes it has revealed something."""

    def closes(self, before: S, after: S) -> bool:
        """Whether the step between these states closed a phase, so that no step of it is free to take back."""
        return False

    @property
    def past(self) -> Past:
        """The limits of a fork's position and past."""
        return Past({}, ())

    def _piece(self, state: S, pile: int, index: int) -> tuple[str, int]:
        """A pile's name and the number of a kind of piece in it, as the record of a match's chance has them."""
        return str(pile), index

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
        """None if the action, or its `same`, is legal; otherwise the rule that forbids it."""

    @abstractmethod
    def score_sheet(self, state: S) -> Sheet[Any]:
        """Every point with its rule and component, as if the game ended now."""

    @property
    def action_features(self) -> tuple[str, ...]:
        """The names of the features of actions; none unless a game overrides this."""
        return ()

    @property
    def position_features(self) -> tuple[str, ...]:
        """The names of the features of positions; none unless a game overrides this."""
        return ()

    def is_pointless(self, action: int, earlier: Sequence[int]) -> bool:
        """Whether an action only changes what the same seat has just done; `earlier` are its own last actions.

        Computer players leave such actions out. No action is pointless unless a game overrides this."""
        return False

    def guide(self, weights: Weights | None = None) -> Guide:
        """What a computer player knows beyond the rules, with the game's own weights or others; nothing here."""
        return Guide()

    def file(self, name: str) -> bytes:
        """A data file of the game's folder, by its path there."""
        raise BadInput("not-a-file", f"{self.name} has no files", file="")

    @abstractmethod
    def _trace(self, items: Sequence[Item[Any]], history: Iterable[tuple[int, Any]]) -> list[tuple[int, ...]]:
        """For each item the steps that brought its components; the history is every event with its step, in order."""
