"""Forged packs that are accepted, played to their end with every look that a table takes; one line for each.

Both forms of the engine have to print the same."""

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

import trove
from trove import offers
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.journal import Journal
from trove.core.refusals import BadInput

from .forging import forged_pack
from .world import MOST_STEPS, play_on, random_options

SOURCES = 12  # positions that are forged
LOOK = 25  # about one step in this many is followed by a look at everything
ASKED = 6  # actions of each seat that are asked about then

encode = msgspec.json.encode


def sources(game: Game[Any]) -> list[GameState]:
    """Positions from the deal to the end, of every number of players."""
    chance = Random(f"sources {game.name}")
    found = []
    for number in range(SOURCES):
        players = game.players[number % len(game.players)]
        state = game.new(players, number, random_options(game, players, chance))
        whole = sum(1 for _ in steps(state.clone(), Random(number)))
        found.append(play_on(state, Random(number), whole * number // SOURCES))
    return found


def steps(state: GameState, chance: Random) -> Any:
    """A random game, step by step."""
    for _ in range(MOST_STEPS):
        if not state.to_act():
            return
        seat = chance.choice(state.to_act())
        legal = state.legal(seat)
        assert legal, f"seat {seat} is to act and can do nothing"
        action = chance.choice(legal)
        state.apply(seat, action)
        yield seat, legal, action
    raise AssertionError("a game that never ends")


def looked_at(state: GameState, chance: Random) -> list[Any]:
    """All that anybody is told about a position."""
    game, seen = state.game, list[Any]()
    for viewer in (None, *range(state.seats)):
        seen += [game.view(state, viewer), game.knowledge(state, viewer), game.hidden(state, viewer)]
        seen.append(state.imagine(viewer, 5).hash().hex())
    for seat in range(state.seats):
        seen += [offers.decision(state, seat), offers.reach(state, seat), game.offers(state, seat)]
        for action in chance.sample(range(game.n_actions), ASKED):
            seen += [asked(state, seat, action) for asked in (game.words, game.same, game.why)]
    return [*seen, offers.board(state), offers.figures(state), game.score_sheet(state), state.winners()]


def played(state: GameState, chance: Random) -> str:
    """A position played to its end, as a digest of all that could be seen, and its scores."""
    state.keep_journal(Journal(1))
    digest = blake2b(digest_size=8)
    digest.update(encode(looked_at(state, chance)))
    for step in steps(state, chance):
        digest.update(encode([step, state.hash().hex(), state.scores()]))
        assert state.is_conserved(), "components are lost"
        if chance.randrange(LOOK) == 0:
            digest.update(encode(looked_at(state, chance)))
    digest.update(encode([looked_at(state, chance), state.game.events(state, None)]))
    return f"{digest.hexdigest()} {state.scores()}"


def packs(name: str, count: int, seed: int) -> None:
    """Forge packs until this many are accepted, and play each to its end."""
    if not count:
        return
    game = trove.game(name)
    known = sources(game)
    accepted = case = 0
    while accepted < count:
        chance = Random(f"packs {name} {seed} {case}")
        source = chance.choice(known)
        data = forged_pack(source, chance)
        case += 1
        try:
            state = game.unpack(data)
        except BadInput:
            continue
        if state.pack(chance=False) != source.pack(chance=False):
            accepted += 1
            print(f"{name}, seed {seed}, case {case}: {played(state, chance)}", flush=True)
    print(f"{name}, seed {seed}: {accepted} of {case} forged packs were accepted")
