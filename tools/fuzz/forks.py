"""Forks of finished matches whose position or past somebody has forged: refused, or played, exported and verified."""

from random import Random
from typing import Any

import trove
from trove import Match
from trove.core.game import Game
from trove.core.match_file import verify
from trove.core.refusals import BadInput

from .forging import forged_opening
from .games import form
from .world import SIZE, play_match, random_options, sit_down

EACH = 40  # forks of one finished match


def finished(game: Game[Any], chance: Random) -> Match:
    """A match that is over."""
    players = chance.choice(game.players)
    chosen = random_options(game, players, chance)
    return play_match(sit_down(Match.open(game.name, players, chosen, secret=chance.randbytes(SIZE)), chance), chance)


def play_to_the_end(match: Match, chance: Random) -> None:
    """All that a table does with a match, up to its file."""
    play_match(sit_down(match, chance), chance)
    match.changes_for_all(0)
    match.score_sheet()
    for viewer in (None, *range(match.seats)):
        match.export_for(viewer)
    verify(match.export())


def forks(name: str, count: int, seed: int) -> None:
    """Forge this many forks; whatever is accepted must be playable to its end and pass the check of its own file."""
    if not count:
        return
    game, accepted = trove.game(name), 0
    for case in range(count):
        if case % EACH == 0:
            match = finished(game, Random(f"finished {name} {seed} {case}"))
        chance = Random(f"forks {name} {seed} {case}")
        fork = match.fork(chance.randrange(match.version - 1), chance.choice((None, 0)), secret=bytes(SIZE))
        data = forged_opening(fork, chance)
        try:
            other = Match.resume(data)
        except BadInput:
            continue
        if data != fork.opening.data:
            accepted += 1
            play_to_the_end(other, chance)
    print(f"{name}, seed {seed}: {accepted} of {count} forged forks were accepted and verified, {form()}", flush=True)
