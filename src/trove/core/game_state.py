"""What every caller may do with a state of any game."""

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from ..form import compiled
from .arguments import (
    MOST_SEED,
    action_given,
    brief,
    field_given,
    number_given,
    seat_given,
    seed_given,
    streams_given,
    viewer_given,
)
from .chance import keyed, reseed
from .constants import SPECTATOR, STREAMS
from .journal import SILENT, Journal, Steps
from .packer import Packer
from .packing import NO_SEED, Fields, head_of, numbers_of, restored, size_of
from .refusals import BadInput, Illegal
from .scratch import Scratch
from .state import BaseState, begin

if TYPE_CHECKING:
    from .game import Game

COMPILED: Final = compiled
NO_FIELDS: Fields = {}
KEY: Final = 32  # bytes that a match's chance is keyed by
NO_NUMBER: Final = -1  # no seat, and no action


class GameState(BaseState):
    """A game's state as its callers see it. Games add fields and override the base's methods; callers use these."""

    FIELDS = NO_FIELDS  # all that pack holds

    def __init__(self, game: "Game[Any]", seats: int) -> None:
        super().__init__()
        self.game: Game[Any] = game
        self.seats = seats_given(game, seats)
        reseed(self, NO_SEED)  # a generator at zero would stay there

    def _option(self, options: dict[str, Any], name: str) -> Any:
        """An option of the table, as the field of this name holds it; 0 if it is not chosen."""
        length, low, high = self.FIELDS[name]
        return field_given(name, length, low, high, options.get(name, [0] * length if length else 0))

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now; nothing if it is not to act."""
        at = self.seat_of(seat)
        if not self.begun:
            return []
        # Making a list may collect garbage, and so let others write on the scratch: compiled, it is made first.
        return [self.scratch.actions[k] for k in range(self.count_legal(at))]

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now, as `legal` lists it."""
        at = self.seat_of(seat)
        return bool(self.lists(at, number(action)) or self.lists(at, action_given(self.game.n_actions, action)))

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or the one offered for it; raises Illegal or BadInput if it is neither.

        Nothing changes unless it is carried out."""
        if not self.carry_out(number(seat), number(action)):
            self._carry_out_same(seat, action)

    def play(self, seat: int, move: object) -> None:
        """The same for an action given by its number or in words."""
        self.apply(seat, move if isinstance(move, int) else self.game.action(self, seat, move))

    def lists(self, seat: int, action: int) -> int:
        """Whether an action is among those offered to a seat; any numbers may be asked for."""
        if self.begun and 0 <= seat < self.seats:
            for k in range(self.count_legal(seat)):
                if self.scratch.actions[k] == action:
                    return 1
        return 0

    def carry_out(self, seat: int, action: int) -> int:
        """An action, if it is offered; returns whether it was. No other thread comes between check and step."""
        if not self.lists(seat, action):
            return 0
        self.step(seat, action)
        if self.journal.on:
            self.journal.close_step()
        return 1

    def _carry_out_same(self, seat: int, action: int) -> None:
        """The action that is offered for this one; if there is none, the reason is raised."""
        seat, action = seat_given(self.seats, seat), action_given(self.game.n_actions, action)
        check_begun(self)
        if not self.carry_out(seat, self.game.same(self, seat, action)):
            refusal = self.game.why(self, seat, action)
            if refusal is None:  # another thread has changed the state since
                raise BadInput("stale-action", "this action was not legal when it was tried")
            raise Illegal(refusal)

    def seat_of(self, seat: int) -> int:
        """A seat of this table, checked."""
        at = number(seat)
        return at if 0 <= at < self.seats else seat_given(self.seats, seat)

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return (self.turn,) if self.begun and not self.over else ()

    def deal(self) -> None:
        """Set up the game, once, on a blank state."""
        check_made(self)
        if self.begun:
            raise BadInput("begun", "a game is set up once")
        trial = self.clone()
        begin(trial)
        if not trial.conserved():  # no options that a game accepts lead here
            raise BadInput("bad-position", f"a game of {self.game.name} cannot be set up like this")
        begin(self)
        if self.journal.on:
            self.journal.close_step()

    def clone(self) -> "GameState":
        """A copy that shares nothing of the position; its journal is silent."""
        raise AssertionError("every game has its own clone")

    def hand_on(self, copy: "GameState") -> None:
        """Give a clone what it has beside its fields.

        Compiled, it writes on the same scratch: a writer holds the interpreter's lock until the result is
        read. Interpreted, threads may change between any two lines, so it has a scratch of its own."""
        copy.game = self.game
        copy.journal = SILENT
        copy.scratch = self.scratch if COMPILED else Scratch()

    def worker(self) -> "GameState":
        """A working copy: it may go back to what this state is now, and runs without the interpreter's lock."""
        return working_copy(self.clone())

    def reseed(self, seed: int) -> None:
        """New chance in every stream."""
        reseed(self, seed_given(seed))

    def set_chance(self, streams: list[int]) -> None:
        """Other chance, stream by stream."""
        self.chance = streams_given(streams)

    def key_chance(self, key: bytes, number: int) -> None:
        """The chance of a step of a match, by the match's key and the step's number."""
        if not isinstance(key, bytes) or len(key) != KEY or number_given(number, 0, MOST_SEED) is None:
            raise BadInput("bad-chance", f"chance is keyed by {KEY} bytes and a number")
        self.chance = keyed(key, number)

    def same_chance(self, other: "GameState") -> bool:
        """Whether both have the same chance to come, in every stream."""
        if not isinstance(other, GameState):
            raise BadInput("not-a-state", f"expected the state of a game, not {brief(other)}")
        there = other
        for stream in range(STREAMS):
            if self.chance[stream] != there.chance[stream]:
                return False
        return True

    def keep_journal(self, journal: Journal) -> None:
        """Write into this journal from now on."""
        if not isinstance(journal, Journal) or not isinstance(journal.steps, Steps):
            raise BadInput("bad-journal", f"expected a journal, not {brief(journal)}")
        self.journal = journal

    def with_fields(self, fields: dict[str, Any]) -> "GameState":
        """A copy with other numbers in some fields; refused unless a game may lead there."""
        copy = forced(self, fields)
        copy.begun = 1
        if copy.turn >= copy.seats or not copy.conserved() or not all(map(copy.legal, copy.to_act())):
            raise BadInput("bad-position", f"no game of {self.game.name} leads to this position")
        if flaw := self.game.flaw(copy):
            raise BadInput("bad-position", f"no game of {self.game.name} leads to this position: {flaw}")
        return copy

    def imagine(self, seat: int | None, seed: int) -> "GameState":
        """A full state this seat (None: a spectator) cannot tell from the true one, dealt again."""
        seen_by, seed = viewer_given(self.seats, seat), seed_given(seed)
        viewer = SPECTATOR if seen_by is None else seen_by
        check_begun(self)
        copy = self.clone()
        copy.redeal(viewer, seed)
        if self.journal.on:
            copy.journal = self.journal.seen_by(viewer)
        return copy

    def scores(self) -> list[int]:
        """Points per seat as if the game ended now, hidden ones included: for a search, not for a screen.

        What a screen may show is the `total` of each seat in the public view."""
        check_begun(self)
        found: list[int] = []  # before the scratch is written on, see legal
        self.finish()
        for seat in range(self.seats):
            found.append(self.scratch.totals[seat])
        return found

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now, hidden points included: for a search, not for a screen."""
        check_begun(self)
        found: list[int] = []  # as above
        self.finish()
        for seat in range(self.seats):
            if self.scratch.won[seat]:
                found.append(seat)
        return found

    def is_conserved(self) -> bool:
        """Whether every component is in exactly one place."""
        return bool(self.begun and self.conserved())

    def pack(self, chance: bool = True) -> bytes:
        """The whole state as bytes, or the position without its chance; `game.unpack` is the inverse."""
        return head_of(self, chance) + (self.laid(chance) or numbers_of(self, chance))

    def laid(self, chance: bool) -> bytes:
        """Its numbers as bytes; none if the game can write them only by name."""
        paper = Packer(size_of(self, chance))
        if chance:
            paper.bigs(self.chance, STREAMS)
        return paper.written() if self.lay(paper) and paper.is_full() else b""

    def hash(self) -> bytes:
        """Eight bytes that two equal states share."""
        return blake2b(self.pack(), digest_size=8).digest()

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game and edition, with the same chance to come."""
        if not isinstance(other, GameState):
            return NotImplemented
        same_game = self.game.name == other.game.name and self.begun == other.begun
        return bool(same_game and self.pack() == other.pack())

    __hash__ = None  # type: ignore[assignment]  # it changes as it is played; `hash()` is for its present value

    def __repr__(self) -> str:
        return f"<state of {self.game.name}: {self.seats} seats, {self._standing()}>"  # hidden things stay out of it

    def _standing(self) -> str:
        """How far the game is, in words for a programmer."""
        if not self.begun:
            return "not set up"
        if self.over:
            return "over"
        return f"to act: {', '.join(map(str, self.to_act()))}"

    def __reduce__(self) -> tuple[Callable[[str, bytes], "GameState"], tuple[str, bytes]]:
        return restored, (self.game.name, self.pack())


def seats_given(game: Any, given: object) -> int:
    """A number of seats that a game can have."""
    from .game import Game  # which is about states itself

    if not isinstance(game, Game):
        raise BadInput("not-a-game", f"a state belongs to a game, not to {brief(game)}")
    few, many = min(game.seat_counts), max(game.seat_counts)
    seats = number_given(given, few, many)
    if seats is None:
        sentence = f"a table of {game.name} has {few} to {many} seats, not {brief(given)}"
        raise BadInput("bad-players", sentence, few=few, many=many)
    return seats


def working_copy(source: GameState) -> GameState:
    """A copy that goes back to its source, which nobody else may change, whenever it is reset."""
    copy = source.clone()
    # Its own: working copies run without the interpreter's lock. C memory comes as zeros, filling it takes long.
    copy.scratch = Scratch.__new__(Scratch) if COMPILED else Scratch()
    copy.follow(source)
    return copy


def forced(state: GameState, fields: dict[str, Any]) -> GameState:
    """A copy with other numbers in some fields, each within its range: for tests, which may want what cannot be."""
    check_made(state)
    if not isinstance(fields, dict):
        raise BadInput("bad-position", f"fields are given by name, not as {brief(fields)}")
    numbers: dict[str, Any] = {name: getattr(state, name) for name in state.FIELDS}
    for name, value in fields.items():
        if name not in numbers:
            raise BadInput("bad-position", f"a state of {state.game.name} has no field {brief(name)}")
        numbers[name] = field_given(name, *state.FIELDS[name], value)
    copy = state.clone()
    copy.put({name: value[:] if isinstance(value, list) else value for name, value in numbers.items()})
    copy.rebuild()
    return copy


def number(given: Any) -> int:
    """A whole number, as C holds it; NO_NUMBER for anything else, for the slow checks to refuse."""
    if type(given) is not int:
        return NO_NUMBER
    try:
        n = given
    except OverflowError:  # compiled, where it has to fit
        return NO_NUMBER
    return n


def check_made(state: GameState) -> None:
    """Refuse a state whose constructor has not run, or has failed: compiled, the rules would follow empty pointers."""
    if not isinstance(state, GameState) or state.game is None or getattr(state, "edition", state) is None:
        raise BadInput("not-a-state", "this state was never made")


def check_begun(state: GameState) -> None:
    """Refuse a state in which no cards have been dealt."""
    if not state.begun:
        raise BadInput("not-begun", "this game has not been set up yet")
