"""Every public call, with makers of its arguments."""

import copy
import pickle
from array import array
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from msgspec import Struct

import trove
from trove import Match, offers
from trove.bots import players as bots
from trove.bots.settings import Settings
from trove.core import match_file, match_schema
from trove.core.batch import Batch
from trove.core.weights import read_weights
from trove.offers.view_changes import view_changes

from . import arguments as a
from .arguments import Maker, Scene
from .wild import Mischief, label, wild

Makers = tuple[Maker, ...]


class Call(NamedTuple):
    """A call that is ready to be made."""

    name: str
    do: Callable[..., Any]
    given: tuple[Any, ...] = ()
    named: Mapping[str, Any] = {}
    target: Any = None  # what it may change
    partial: bool = False  # it may change that even if it raises
    raises: tuple[type[Exception], ...] = ()  # what Python itself raises

    @property
    def passes(self) -> tuple[type[Exception], ...]:
        """What may come out of it beside refusals."""
        return (Mischief, *self.raises)

    def __str__(self) -> str:
        named = [f"{name}={label(value)}" for name, value in self.named.items()]
        return f"{self.name}({', '.join([*map(label, self.given), *named])})"


OF_STATES: dict[str, Makers] = {
    "legal": (a.seat,),
    "is_legal": (a.seat, a.action),
    "to_act": (),
    "clone": (),
    "worker": (),
    "imagine": (a.viewer, a.seed),
    "scores": (),
    "winners": (),
    "is_conserved": (),
    "pack": (a.flag,),
    "hash": (),
    "with_fields": (a.fields,),
    "same_chance": (a.state,),
}
CHANGING_STATES: dict[str, Makers] = {
    "apply": (a.seat, a.action),
    "play": (a.seat, a.move),
    "deal": (),
    "reseed": (a.seed,),
    "set_chance": (a.streams,),
    "key_chance": (a.key, a.number),
    "keep_journal": (a.journal,),
}
OF_JOURNALS: dict[str, Makers] = {
    "copy": (),
    "cut": (a.number,),
    "seen_by": (a.seat,),
}
CHANGING_JOURNALS: dict[str, Makers] = {"close_step": ()}
OF_GAMES: dict[str, Makers] = {
    "checked_options": (a.options,),
    "checked_players": (a.players,),
    "new": (a.players, a.seed, a.options, a.edition),
    "blank": (a.players, a.options, a.edition),
    "seated": (a.players, a.edition),
    "seating": (a.players, a.options),
    "unpack": (a.pack,),
    "own": (a.state,),
    "position": (a.state,),
    "flaw": (a.state,),
    "closes": (a.state, a.state),
    "rollouts": (a.state, a.few, a.seed),
    "random_games": (a.players, a.few, a.seed, a.options, a.edition),
    "batch": (a.players, a.few, a.seed, a.options, a.edition),
    "offers": (a.state, a.seat),
    "view": (a.state, a.viewer),
    "views": (a.state,),
    "views_json": (a.state,),
    "public_view": (a.state,),
    "private_view": (a.state, a.seat),
    "knowledge": (a.state, a.viewer),
    "hidden": (a.state, a.viewer),
    "words": (a.state, a.seat, a.action),
    "action": (a.state, a.seat, a.words),
    "same": (a.state, a.seat, a.action),
    "why": (a.state, a.seat, a.action),
    "score_sheet": (a.state,),
    "events": (a.state, a.viewer),
    "events_by_step": (a.state, a.viewer),
    "events_of": (a.state, a.viewer, a.number),
    "event": (a.state, a.seat, a.entry),
    "told": (a.state, a.entries),
    "told_to": (a.state, a.viewer, a.entries),
    "told_json": (a.state, a.entries),
    "in_full": (a.state, a.entries),
    "edition": (a.edition,),
    "edition_text": (a.state,),
    "standard_edition": (),
    "guide": (a.weights,),
    "is_pointless": (a.action, a.anything),
    "file": (a.file_name,),
}
OF_MATCHES: dict[str, Makers] = {
    "thought_seed": (a.seat,),
    "imagined": (a.seat,),
    "asked": (a.seat,),
    "undo_terms": (a.seat,),
    "changes": (a.viewer, a.version),
    "changes_for_all": (a.version,),
    "at": (a.version,),
    "events": (a.viewer, a.version),
    "score_sheet": (),
    "clone": (),
    "fork": (a.version, a.redealt),
    "save": (),
    "export": (a.names,),
    "export_for": (a.viewer,),
}
CHANGING_MATCHES: dict[str, Makers] = {
    "promise": (a.seat, a.key),
    "sit": (a.seat, a.key),
    "stand": (a.seat,),
    "start": (),
    "play": (a.seat, a.move),
    "undo": (a.seat, a.agreed),
    "end": (a.agreed,),
    "abandon": (),
    "repeat": (a.logged,),
    "catch_up": (a.rows,),
}
PROPERTIES = (
    "players", "options", "commitment", "started", "over", "ended_by", "has_result", "state", "version", "entries",
    "opening",
)  # fmt: skip
OF_CLASSES = ("load", "open", "resume")  # made by of_class_match
WITH_NAMES = ("change",)  # made by changed_setting
OF_BATCHES = ("state", "step")
OFTEN = ("apply", "play", "sit", "start", "unpack")  # drawn more often than the others


def weighted(table: dict[str, Makers]) -> list[str]:
    return [name for name in table for _ in range(4 if name in OFTEN else 1)]


def of_state(scene: Scene) -> Call:
    """A call of a state."""
    name = scene.chance.choice(weighted({**OF_STATES, **CHANGING_STATES}))
    makers = {**OF_STATES, **CHANGING_STATES}[name]
    target = scene.state if name in CHANGING_STATES else None
    return Call(f"state.{name}", getattr(scene.state, name), made(makers, scene), target=target)


def of_raw_state(scene: Scene) -> Call:
    """A call of a state that no constructor made."""
    kind: Any = type(scene.state)
    raw = kind.__new__(kind)
    if scene.odds(1, 2):  # or one whose constructor failed
        with suppress(Exception):
            raw.__init__(scene.game, scene.state.seats, wild(scene.chance), {})
    name = scene.chance.choice(list({**OF_STATES, **CHANGING_STATES}))
    given = made({**OF_STATES, **CHANGING_STATES}[name], scene)
    return Call(f"raw state.{name}", getattr(raw, name), given, raises=(AttributeError, TypeError))


def of_journal(scene: Scene) -> Call:
    """A call of a state's journal."""
    name = scene.chance.choice([*OF_JOURNALS, *CHANGING_JOURNALS])
    given = made({**OF_JOURNALS, **CHANGING_JOURNALS}[name], scene)
    target = scene.state if name in CHANGING_JOURNALS else None
    return Call(f"journal.{name}", getattr(scene.state.journal, name), given, target=target)


def of_game(scene: Scene) -> Call:
    """A call of a game."""
    name = scene.chance.choice(weighted(OF_GAMES))
    given = made(OF_GAMES[name], scene)
    return Call(f"game.{name}", getattr(scene.game, name), given)


def of_match(scene: Scene) -> Call:
    """A call of a match."""
    match = scene.match
    if scene.odds(1, 12):
        name = scene.chance.choice(PROPERTIES)
        return Call(f"match.{name}", lambda: getattr(match, name))
    if scene.odds(1, 20):
        return changed_setting(scene)
    name = scene.chance.choice(weighted({**OF_MATCHES, **CHANGING_MATCHES}))
    given = made({**OF_MATCHES, **CHANGING_MATCHES}[name], scene)
    target = match if name in CHANGING_MATCHES else None
    return Call(f"match.{name}", getattr(match, name), given, target=target, partial=name == "catch_up")


def of_match_steps(scene: Scene) -> Call:
    """One of the calls by which a match goes on."""
    name = scene.chance.choice(("play", "play", "play", "undo", "changes_for_all", "save"))
    given = made({**OF_MATCHES, **CHANGING_MATCHES}[name], scene)
    return Call(f"match.{name}", getattr(scene.match, name), given, target=scene.match)


def changed_setting(scene: Scene) -> Call:
    """Another setting for a match."""
    makers = {"options": a.options, "edition": a.edition, "seats": a.seating, "undo": a.undoing}
    chosen = {name: maker(scene) for name, maker in makers.items() if scene.odds(1, 3)}
    match: Any = scene.match
    return Call("match.change", match.change, named=chosen, target=match)


def of_class_match(scene: Scene) -> Call:
    """A new match, or one from a file or an opening."""
    match scene.chance.randrange(6):
        case 0:
            named = {"seats": a.seating(scene), "undo": a.undoing(scene), "secret": a.key(scene)}
            given = made((a.game_name, a.players, a.options, a.edition), scene)
            return Call("Match.open", Match.open, given, named)
        case 1 | 2:
            return Call("Match.resume", Match.resume, made((a.opening, a.rows), scene))
        case 3:
            return Call("Match.load", Match.load, made((a.file,), scene))
        case 4:
            return Call("verify", match_file.verify, made((a.file,), scene))
        case _:
            return Call("result", scene.one_of(match_file.result, match_schema.read_sight), made((a.file,), scene))


def of_batch(scene: Scene) -> Call:
    """A call of a batch."""
    return of_this_batch(scene, scene.chance.choice(scene.world.batches()))


def of_this_batch(scene: Scene, batch: Batch) -> Call:
    """A call of one of them, or on the arrays that it hands out."""
    match scene.chance.randrange(5):
        case 0:
            return Call("batch.state", batch.state, (a.number(scene),))
        case 1:
            shown = getattr(batch, scene.one_of("turns", "counts", "offers", "done", "scores"))
            return Call("batch's array", vandalise, (shown,))
        case _:
            return Call("batch.step", batch.step, made((a.choices,), scene), target=batch)


def of_offers(scene: Scene) -> Call:
    """What a table shows."""
    name = scene.chance.choice(("decision", "decision", "reach", "board", "figures", "news"))
    makers: dict[str, Makers] = {"board": (a.state,), "figures": (a.state,), "news": (a.game_name,)}
    given = made(makers.get(name, (a.state, a.seat)), scene)
    return Call(f"offers.{name}", getattr(offers, name), given)


def of_bots(scene: Scene) -> Call:
    """What computer players do."""
    match scene.chance.randrange(5):
        case 0 | 1:
            named = {"simulations": a.few(scene), "seconds": a.seconds(scene), "seed": a.seed(scene)}
            if named["simulations"] is None and named["seconds"] is not None:
                named["seconds"] = -1
            named["stop"] = scene.one_of(None, lambda: True)
            return Call("advise", trove.advise, made((a.state, a.seat), scene), named)
        case 2:
            player = bots.player(scene.game, scene.one_of("random", "easy"))
            decide = scene.one_of(player.decide, player.think)
            return Call("decide", decide, made((a.state, a.seat, a.seed, a.anything), scene))
        case 3:
            odd = Settings(**{scene.chance.choice(Settings.__struct_fields__): wild(scene.chance)})
            how = {"weights": a.weights(scene)}
            thinker = partial(decided, odd if scene.odds(1, 2) else Settings(), scene.one_of(0, 1, -1, 1 << 40), how)
            return Call("thinker", thinker, made((a.state, a.seat, a.seed), scene))
        case _:
            other: Call = scene.one_of(
                Call("player", bots.player, (scene.game, a.level(scene))),
                Call("view_changes", view_changes, (shown(scene), shown(scene))),
                Call("budget", bots.budget, (scene.game, a.level(scene))),
                Call("read_weights", read_weights, (a.text(scene),)),
                Call("trove.game", trove.game, (a.game_name(scene),)),
            )
            return other


def shown(scene: Scene) -> Any:
    """What a screen shows of some state, or anything."""
    state = scene.chance.choice(scene.world.states())
    return scene.game.public_view(state) if state.begun and scene.odds(4, 5) else wild(scene.chance)


def decided(chosen: Any, simulations: Any, named: Any, *given: Any) -> int:
    """What a player made for this one decision does."""
    return bots.Thinker(chosen, simulations, **named).decide(*given)


def of_python(scene: Scene) -> Call:
    """What Python does with any object: copies, pickles, and writing its fields."""
    thing: Any = scene.one_of(scene.state, scene.match or scene.state, scene.chance.choice(scene.world.batches()))
    copying = scene.one_of(copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing)))
    if scene.odds(1, 2) or thing is scene.match or not trove.compiled:
        return Call("copied", copying, (scene.state,))
    name = scene.one_of(*[name for name in dir(thing) if not name.startswith("_")])
    change = scene.one_of(lambda: setattr(thing, name, wild(scene.chance)), lambda: delattr(thing, name))
    return Call(f"assign {name}", change, raises=(AttributeError, TypeError))


def miscounted(call: Call, scene: Scene) -> Call:
    """A call with an argument too few or too many, or one of an unknown name."""
    given, named = call.given, dict(call.named)
    match scene.chance.randrange(3):
        case 0 if given:
            given = given[:-1]
        case 1:
            named["no_such_argument"] = 1
        case _:
            given = (*given, *[0] * 9)
    return call._replace(given=given, named=named, raises=(*call.raises, TypeError))


KINDS: list[tuple[Callable[[Scene], Call], int]] = [
    (of_state, 24), (of_game, 30), (of_match, 24), (of_class_match, 6), (of_batch, 4), (of_offers, 6), (of_bots, 3),
    (of_python, 3), (of_raw_state, 1), (of_journal, 1),
]  # fmt: skip


DEEPEST: Final = 20  # lists within lists that are spoilt


def made(makers: Makers, scene: Scene) -> tuple[Any, ...]:
    return tuple(maker(scene) for maker in makers)


def next_call(scene: Scene) -> Call:
    """Any call that fits a scene."""
    kinds, odds = zip(*[(kind, odds) for kind, odds in KINDS if kind is not of_match or scene.match], strict=True)
    call: Call = scene.chance.choices(kinds, odds)[0](scene)
    return miscounted(call, scene) if scene.odds(1, 40) else call


def vandalise(found: Any, depth: int = DEEPEST) -> None:
    """Spoil every list that a call handed out: it is the caller's own. What was given may come back, however deep."""
    if depth == 0:
        return
    if isinstance(found, list):
        for part in found[:3]:
            vandalise(part, depth - 1)
        found[:] = [None, *found[::-1], 7]
    elif isinstance(found, dict):
        for part in list(found.values())[:3]:
            vandalise(part, depth - 1)
        found.clear()
        found["spoilt"] = 1
    elif isinstance(found, Struct):
        for name in found.__struct_fields__:
            vandalise(getattr(found, name), depth - 1)
    elif isinstance(found, tuple):
        for part in found[:3]:
            vandalise(part, depth - 1)
    elif isinstance(found, bytearray):
        found[:] = b"\xff" * len(found)
    elif isinstance(found, array):
        for k in range(len(found)):
            found[k] = -1
