"""Arguments for calls: mostly what is expected, often what is nearly so, sometimes anything at all."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

import trove
from trove import Match
from trove.core.fork import KEEP
from trove.core.game_state import GameState
from trove.core.journal import Journal
from trove.core.match_schema import Opening
from trove.core.weights import Weights

from .forging import disturb, forged_edition, forged_file, forged_opening, forged_pack
from .wild import Liar, Trap, released, wild
from .world import SIZE, World, plain, random_options

FEW = 3  # games or simulations of one call
OVER = 1 << 24  # more than any call takes


class Scene:
    """What a call is about: a state that its arguments fit, and the match that the state is of, if it is of one."""

    def __init__(self, world: World, state: GameState, match: Match | None = None) -> None:
        self.world, self.game, self.chance = world, world.game, world.chance
        self.state, self.match = state, match
        self.seat = 0

    def one_of(self, *choices: Any) -> Any:
        return self.chance.choice(choices)

    def odds(self, part: int, of: int) -> bool:
        return self.chance.randrange(of) < part


Maker = Callable[[Scene], Any]


def seat(scene: Scene) -> Any:
    """A seat to act, another one, one past the last, or anything."""
    scene.seat = scene.chance.choice(scene.state.to_act() or range(scene.state.seats))
    if scene.odds(7, 10):
        return scene.seat
    seats = scene.state.seats
    return scene.one_of(0, seats - 1, seats, -1, 7, wild(scene.chance), wild(scene.chance))


def viewer(scene: Scene) -> Any:
    return None if scene.odds(1, 3) else seat(scene)


def action(scene: Scene) -> Any:
    """What is offered to the seat, or to another, any action of the game, one past the last, or anything."""
    every = range(scene.game.n_actions)
    legal = scene.state.legal(scene.seat) if scene.seat < scene.state.seats else []
    other = scene.state.legal(scene.chance.randrange(scene.state.seats))
    if legal and scene.odds(5, 10):
        return scene.chance.choice(legal)
    return scene.one_of(scene.chance.choice(every), scene.chance.choice(other or every), len(every), wild(scene.chance))


def words(scene: Scene) -> Any:
    """An action in words: typed, as plain data, with a field changed, of another game, or anything."""
    if not scene.state.begun or scene.odds(1, 6):
        return scene.one_of(wild(scene.chance), {"type": wild(scene.chance)})
    number = scene.chance.choice(scene.state.legal(scene.seat) or range(scene.game.n_actions))
    said = scene.game.words(scene.state, scene.seat, number)
    stranger = scene.world.stranger
    fields = {name: wild(scene.chance) for name in type(said).__struct_fields__}
    return scene.one_of(
        said,
        said,
        plain(said),
        disturb(plain(said), scene.chance),
        type(said)(**fields),
        stranger.game.offers(stranger, stranger.turn)[0].words,
    )


def move(scene: Scene) -> Any:
    return action(scene) if scene.odds(2, 3) else words(scene)


def state(scene: Scene) -> Any:
    """The state, another of this game, one that no constructor made, one of another game, or anything."""
    if scene.odds(8, 10):
        return scene.state
    raw = unmade(type(scene.state))
    return scene.one_of(
        scene.chance.choice(scene.world.states()),
        raw,
        scene.world.stranger,
        type(scene.state),
        scene.match,
        wild(scene.chance),
    )


def unmade(kind: Any) -> Any:
    """An object that no constructor made; interpreted, it would be one without any attributes."""
    return kind.__new__(kind) if trove.compiled else None


def seed(scene: Scene) -> Any:
    chance = scene.chance
    return chance.getrandbits(62) if scene.odds(7, 10) else scene.one_of(0, (1 << 62) - 1, 1 << 62, wild(chance))


def few(scene: Scene) -> Any:
    """A count of games or simulations: small, none, too many, or anything that does not take long."""
    given = wild(scene.chance)
    long = isinstance(given, int) and FEW < int.__index__(given) <= OVER
    return scene.one_of(1, 2, FEW, 0, OVER, FEW if long else given)


def players(scene: Scene) -> Any:
    return scene.chance.choice(scene.game.players) if scene.odds(8, 10) else scene.one_of(0, 5, wild(scene.chance))


def options(scene: Scene) -> Any:
    """Options as a dictionary or as the game's struct, right or not."""
    chance = scene.chance
    if scene.odds(1, 2):
        return None
    good = random_options(scene.game, scene.game.players[-1], chance)
    names = [option.name for option in scene.game.options]
    bad = {chance.choice(names): wild(chance)}
    return scene.one_of(
        good,
        {**good, **bad},
        disturb(good, chance),
        scene.game.Options(**bad),
        scene.game.Options(**good),
        wild(chance),
    )


def edition(scene: Scene) -> Any:
    """None, the edition itself, its text, that text changed, an edition that no constructor made, or anything."""
    if scene.odds(6, 10):
        return None
    text, chance = scene.game.standard_edition(), scene.chance
    box: Any = scene.game
    made = box.edition(None)
    raw = unmade(type(made))
    changed = forged_edition(text, chance)
    strange: Any = scene.world.stranger.game
    return scene.one_of(text, text.encode(), made, raw, strange.edition(None), *[changed] * 6, wild(chance))


def pack(scene: Scene) -> Any:
    """A packed state, without chance, forged, of another game, or anything."""
    state = scene.state
    return scene.one_of(
        state.pack(),
        state.pack(chance=False),
        bytearray(state.pack()),
        scene.world.stranger.pack(),
        *[forged_pack(state, scene.chance)] * 8,
        released(),
        wild(scene.chance),
    )


def streams(scene: Scene) -> Any:
    """Numbers for chance, right or not."""
    good = list(scene.state.chance)
    good[scene.chance.randrange(len(good))] = scene.one_of(1, 5, 0, -1, (1 << 63) - 1, wild(scene.chance))
    return scene.one_of(good, good, tuple(good), good[1:], wild(scene.chance))


def key(scene: Scene) -> Any:
    """32 bytes: a key, a secret, a salt, a digest; or anything."""
    chance = scene.chance
    return chance.randbytes(SIZE) if scene.odds(7, 10) else scene.one_of(None, chance.randbytes(31), wild(chance))


def number(scene: Scene) -> Any:
    """A small number, or anything."""
    return scene.chance.randrange(20) if scene.odds(7, 10) else wild(scene.chance)


def journal(scene: Scene) -> Any:
    """A journal: silent, writing, recording, one that no constructor made, or anything."""
    made = [Journal(1), Journal(1), Journal(0), Journal(2), unmade(Journal)]
    return scene.chance.choice([*made, wild(scene.chance)])


def fields(scene: Scene) -> Any:
    """Other numbers for some fields of a state."""
    chance, known = scene.chance, scene.state.FIELDS
    found: dict[Any, Any] = {}
    for _ in range(chance.randint(0, 2)):
        name = chance.choice(list(known))
        length, low, high = known[name]
        values = [chance.choice((low, high, chance.randint(low, min(high, 9)))) for _ in range(length or 1)]
        found[name] = scene.one_of(values if length else values[0], getattr(scene.state, name), wild(chance))
    return scene.one_of(found, found, found, {**found, "no_such_field": 1}, wild(chance))


def flag(scene: Scene) -> Any:
    return scene.one_of(True, False, None, 2, "", Trap())


def game_name(scene: Scene) -> Any:
    return scene.game.name if scene.odds(8, 10) else scene.one_of(*trove.games(), "no-such-game", wild(scene.chance))


def level(scene: Scene) -> Any:
    return scene.one_of("random", "easy", "normal", "person", "no-such-level", wild(scene.chance))


def seating(scene: Scene) -> Any:
    """Who sits where."""
    seats = scene.state.seats
    return scene.one_of(None, None, ["person"] * seats, ["easy"] * seats, [level(scene)] * seats, wild(scene.chance))


def undoing(scene: Scene) -> Any:
    return scene.one_of("ask", "free", None, wild(scene.chance))


def agreed(scene: Scene) -> Any:
    """Who has agreed: everybody, nobody, a seat, or anything."""
    return scene.one_of(range(7), range(7), (), [seat(scene)], {0, 1}, wild(scene.chance))


def version(scene: Scene) -> Any:
    """A version or an entry of the match."""
    last = scene.match.version if scene.match else 5
    return scene.chance.randrange(last + 1) if scene.odds(7, 10) else scene.one_of(-1, last + 1, wild(scene.chance))


def names(scene: Scene) -> Any:
    """What the players are called."""
    seats, odd = scene.state.seats, wild(scene.chance)
    return scene.one_of(None, None, ["Anna"] * seats, ("Anna", "x" * 500), "Anna", [odd], odd)


def redealt(scene: Scene) -> Any:
    return scene.one_of(KEEP, KEEP, viewer(scene))


def entries(scene: Scene) -> Any:
    """Journal entries of a step, with one number changed, or anything."""
    steps = scene.state.journal.steps
    good = [list(row) for row in scene.chance.choice(steps[:])] if steps is not None and len(steps) else []
    return scene.one_of(good, good, disturb(good, scene.chance), [row[:3] for row in good], wild(scene.chance))


def entry(scene: Scene) -> Any:
    """One of them."""
    found = entries(scene)
    return found[0] if isinstance(found, list) and found else found


def choices(scene: Scene) -> Any:
    """A choice for each game of a batch."""
    size = 3
    return scene.one_of(
        [0] * size, [0] * size, [0] * (size + 1), count(), [Liar(5)] * size, [number(scene)] * size, wild(scene.chance)
    )


def file(scene: Scene) -> Any:
    """A match file, changed or not."""
    match, chance = scene.match or scene.chance.choice(scene.world.matches()), scene.chance
    if match.started and scene.odds(1, 8):
        return forged_file(match.export_for(None), chance)
    data = match.save()
    return scene.one_of(
        data, data.replace(b'"save"', b'"finished"', 1), data.decode(), *[forged_file(data, chance)] * 5, wild(chance)
    )


def opening(scene: Scene) -> Any:
    """What a match is resumed from, changed or not."""
    match, chance = scene.match or scene.chance.choice(scene.world.matches()), scene.chance
    forged = forged_opening(match, chance)
    loose = Opening(**{name: wild(chance) for name in Opening.__struct_fields__})
    return scene.one_of(match.opening, match.opening.data, *[forged] * 6, loose, wild(chance))


def rows(scene: Scene) -> Any:
    """Rows of the log of a match, changed or not."""
    match, chance = scene.match or scene.chance.choice(scene.world.matches()), scene.chance
    good = [entry.row for entry in match.entries]
    return scene.one_of(
        (), good, [forged_file(row, chance) for row in good[:3]], [wild(chance)], good[::-1], wild(chance)
    )


def logged(scene: Scene) -> Any:
    """An entry of a log, changed or not."""
    match, chance = scene.match or scene.chance.choice(scene.world.matches()), scene.chance
    if not match.version or scene.odds(1, 4):
        return wild(chance)
    found: Any = match.log[chance.randrange(match.version)]
    loose = type(found)(**{name: wild(chance) for name in type(found).__struct_fields__})
    return scene.one_of(found, found, loose)


def weights(scene: Scene) -> Any:
    """What a computer player weighs, right or not."""
    chance = scene.chance
    names = scene.game.action_features
    bad = Weights("nobody", {chance.choice(names): wild(chance)}, wild(chance), {wild_name(chance): 5})
    return scene.one_of(None, Weights("nobody", {names[0]: 10**6}, {}, {}), bad, wild(chance))


def wild_name(chance: Random) -> str:
    return chance.choice(("", "no_such_feature", "\0"))


def seconds(scene: Scene) -> Any:
    return scene.one_of(None, 0.001, 0, -1.0, 601, float("nan"), float("inf"), "1", wild_number(scene))


def wild_number(scene: Scene) -> Any:
    """Anything but a number of seconds that would be waited for."""
    given = wild(scene.chance)
    return None if isinstance(given, int | float) else given


def anything(scene: Scene) -> Any:
    return wild(scene.chance)


def text(scene: Scene) -> Any:
    """Bytes or text that is not a file of weights."""
    return scene.one_of(b"{}", b'{"made_by": 1}', msgspec.json.encode(Weights("x", {}, {}, {})), wild(scene.chance))


def file_name(scene: Scene) -> Any:
    """A file of the game's folder, one outside, one that is not there, or anything."""
    names = ("edition.toml", "bot/levels.toml", "bot/none.toml", "../catalog.py", "/etc/passwd", "bot", "", "a\0.b")
    return scene.one_of(*names, wild(scene.chance))
