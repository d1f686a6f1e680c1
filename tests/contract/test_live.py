"""What a live table is told and offered depends only on what the seat knows: law 4 for matches.

Two matches go on with the same steps from one position: the true one, and the one that a seat imagines. As long as the
seat cannot tell them apart, it is told the same, asked at the same version, and can take steps back on the same terms.
"""

from random import Random
from typing import Any

import pytest

from contract.laws import viewers
from contract.play import Position, every_game, sample, settings_of
from effort import amount
from trove.core.commitment import Commitment
from trove.core.drafts import Draft
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.log import SetUp
from trove.core.match import Match
from trove.core.setting import setting_of
from trove.core.timeline import Timeline
from trove.games.tomb_raider.game import GAME, TombRaiderGame

POSITIONS = amount(24, 400)
STEPS = 8
KEY = bytes(32)


def match_from(state: GameState, players: int, options: dict[str, Any]) -> Match:
    """A match that begins with this position, its past and its chance."""
    blank = state.game.blank(players, options)
    setting = setting_of(blank, players, state.game.checked_options(options))
    match = Match(blank, setting, Commitment(setting, KEY))
    match._add(lambda match: Draft(SetUp(state.hash().hex()), Timeline.starting(KEY, state)))
    return match


def told(match: Match, viewer: int | None) -> list[Any]:
    """All that a viewer is told of a match, and what it is offered."""
    found = [match.changes(viewer, 1), match.game.knowledge(match.state, viewer)]
    if viewer is not None:
        found += [match.undo_terms(viewer), match.asked(viewer), match.game.offers(match.state, viewer)]
    return found


def known(match: Match, viewer: int | None) -> list[Any]:
    """What tells two matches apart, for this viewer."""
    events = [events for _, events in match.events(viewer, after=0)]
    return [match.game.knowledge(match.state, viewer), events, match.state.to_act()]


def common_step(chance: Random, *matches: Match) -> bool:
    """The same step in both, if there is one that both allow; whether there was."""
    first, second = (match.state for match in matches)
    both = [(seat, a) for seat in first.to_act() for a in first.legal(seat) if a in second.legal(seat)]
    if not both:
        return False
    move = chance.choice(both)
    for match in matches:
        match.play(*move)
    return True


def common_undo(chance: Random, *matches: Match) -> None:
    """Sometimes somebody takes back a step, in both."""
    if chance.random() < 0.3 and not any(match.over for match in matches):
        seat = chance.randrange(matches[0].seats)
        terms = [match.undo_terms(seat) for match in matches]
        if terms[0] == terms[1] and terms[0].verdict != "refused":
            for match in matches:
                match.undo(seat, agreed=terms[0].ask)


def check(position: Position, viewer: int | None, chance: Random) -> int:
    """Go on from a position that a viewer imagines in two ways; how often they were compared."""
    _, players, options = position.setting
    seeds = (1, chance.getrandbits(60))
    one, other = (match_from(position.state.imagine(viewer, seed), players, options) for seed in seeds)
    for compared in range(STEPS):
        if not common_step(chance, one, other) or known(one, viewer) != known(other, viewer):
            return compared
        assert told(one, viewer) == told(other, viewer), f"{position}: viewer {viewer}"
        common_undo(chance, one, other)
        if one.over or known(one, viewer) != known(other, viewer):
            return compared + 1
    return STEPS


def check_all(game: Game[Any]) -> int:
    chance = Random(game.name)
    positions = (position for position in sample(settings_of(game), POSITIONS, first_seed=2000))
    return sum(
        check(position, viewer, chance)
        for position in positions
        if not position.state.over
        for viewer in viewers(position.state)
    )


@every_game
def test_what_a_seat_is_told_and_may_take_back_depends_on_its_knowledge_alone(game: Game[Any]) -> None:
    assert check_all(game) > POSITIONS


def test_terms_that_look_at_hidden_cards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a step seems to show something if certain cards are in hidden hands."""
    true = TombRaiderGame.hidden

    def careless(game: Any, state: Any, seat: int | None) -> tuple[int, ...]:
        return (*true(game, state, seat), sum(state.pos) * (sum(state.hand[::3]) % 2))

    monkeypatch.setattr(TombRaiderGame, "hidden", careless)
    with pytest.raises(AssertionError, match="viewer"):
        check_all(GAME)
