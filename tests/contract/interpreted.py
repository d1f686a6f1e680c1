"""What can only be looked at in the interpreted form: every draw, and numbers that C would cut. Run with TROVE_PURE=1.

python -m contract.interpreted draws luxor 40
python -m contract.interpreted fields luxor 40
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import trove
from contract.play import Position, Setting, settings_of, walk
from contract.sheets import fields_of, module_tables
from contract.steps import seen_streams
from trove.core import chance
from trove.core.constants import MOST_ACTIONS, MOST_ENTRIES, STREAMS
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.state import BaseState

MARGIN = 0.75  # so full a buffer may get


def listen(found: list[tuple[int, int, int]]) -> None:
    """From now on every draw is written down: stream, bound and result."""
    true = chance.draw

    def draw(state: BaseState, stream: int, n: int) -> int:
        drawn = true(state, stream, n)
        found.append((stream, n, drawn))
        return drawn

    for module in [module for name, module in sys.modules.items() if name.startswith("trove.")]:
        if getattr(module, "draw", None) is true:
            module.draw = draw  # type: ignore[attr-defined]


def look_at_draws(game: Game[Any], games: int) -> str:
    """Law 8: a draw has a stream that somebody sits at, is one of at least one thing, and is seen in its step."""
    drawn: list[tuple[int, int, int]] = []
    listen(drawn)
    streams: Counter[int] = Counter()
    for position in many(game, games):
        state, step = position.state, position.state.journal.steps[-1]
        for stream, n, result in drawn:
            assert 0 <= stream < min(STREAMS, 1 + state.seats), f"{position}: drawn from stream {stream}"
            assert n >= 1, f"{position}: drawn one of {n}"
            assert 0 <= result < n, f"{position}: drew {result} of {n}"
            assert stream in seen_streams(step), f"{position}: nobody saw what stream {stream} drew: {step}"
            streams[stream] += 1
        drawn.clear()
    assert streams, "nothing was drawn"
    return f"{streams.total()} draws are as they should be"


def many(game: Game[Any], games: int) -> Iterator[Position]:
    """The positions of a number of games, over all settings."""
    settings: tuple[Setting, ...] = settings_of(game)
    return (position for seed in range(games) for position in walk(settings[seed % len(settings)], 6000 + seed))


def look_at_fields(game: Game[Any], games: int) -> str:
    """Every number stays within its C type and length and, if it is packed, within its declared range."""
    fullest: Counter[str] = Counter()
    state = settings_of(game)[0].new(0)
    look_at_sheets(state)
    for position in many(game, games):
        state = position.state
        legal = [len(state.legal(seat)) for seat in range(state.seats)]
        state.scores()
        fit(position, state)
        fit(position, state.journal)
        fit(position, state.scratch)
        if position.step % 10 == 0:
            fit(position, state.imagine(None, position.seed))
        for name, (length, low, high) in state.FIELDS.items():
            value = getattr(state, name)
            parts = value if length else [value]
            assert low <= min(parts), f"{position}: {name} is {value}, below {low}"
            assert max(parts) <= high, f"{position}: {name} is {value}, above {high}"
        fullest["entries"] = max(fullest["entries"], len(state.journal.steps[-1]))
        fullest["actions"] = max(fullest["actions"], *legal)
    for name, most in (("entries", MOST_ENTRIES), ("actions", MOST_ACTIONS)):
        assert fullest[name] <= MARGIN * most, f"{fullest[name]} {name} at once, and there is room for {most}"
    return f"fields stay within type and length; at most {dict(fullest)}"


def fit(where: object, one: Any) -> None:
    """Every number of an object is what C would keep."""
    for name, field in fields_of(one).items():
        if field.is_number:
            value = getattr(one, name)
            assert field.fits(value), f"{where}: {name} is {value}, declared {field}"


def look_at_sheets(state: GameState) -> None:
    """A sheet declares what the class has, all of it and nothing more; constants are numbers that C can keep."""
    held: list[Any] = [state, *(value for value in vars(state).values() if fields_of(value))]
    for one in held:
        here, declared = set(vars(one)), set(fields_of(one))
        assert here <= declared, f"{type(one).__name__} has {here - declared}, its sheet does not"
        optional = {name for name, field in fields_of(one).items() if not field.is_number}  # such as what it follows
        assert declared - optional <= here, f"the sheet of {type(one).__name__} has {declared - here}, it does not"
        fit("at the start", one)
    for module, field, value in module_tables():
        assert field.fits(value), f"{module}.{field.name} is {value}, declared {field}"


LOOKS: dict[str, Callable[[Game[Any], int], str]] = {"draws": look_at_draws, "fields": look_at_fields}


if __name__ == "__main__":
    assert not trove.compiled, "compiled, draws cannot be recorded and numbers are cut in silence"
    print(LOOKS[sys.argv[1]](trove.game(sys.argv[2]), int(sys.argv[3])))
