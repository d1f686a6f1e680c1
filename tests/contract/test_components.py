"""Law 5: every component is in exactly one place, or in the pile it can still come from."""

from collections import Counter
from typing import Any

import trove
from contract.laws import viewers
from contract.play import Setting, every_game, every_setting, packed, walk
from drafts import altered
from trove.core.game import Game
from trove.core.game_state import GameState

GAMES = 3 if trove.compiled else 1


@every_setting
def test_no_step_loses_a_component(setting: Setting) -> None:
    for seed in range(GAMES):
        for position in walk(setting, 3000 + seed):
            assert position.state.is_conserved(), f"{position}"
            if position.step % 20 == 0:
                for viewer in viewers(position.state):
                    assert position.state.imagine(viewer, seed).is_conserved(), f"{position}: as {viewer} imagines it"


def changes(state: GameState) -> dict[str, Counter[bool]]:
    """By field: how often one number changed by one is noticed, and how often it is not."""
    found: dict[str, Counter[bool]] = {}
    for name, (length, low, high) in state.FIELDS.items():
        value = getattr(state, name)
        for k in range(length or 1):
            for by in (-1, 1):
                changed = (value[k] if length else value) + by
                if low <= changed <= high:
                    copy = altered(state, **{name: [*value[:k], changed, *value[k + 1 :]] if length else changed})
                    found.setdefault(name, Counter())[not copy.is_conserved()] += 1
    return found


@every_game
def test_a_component_too_many_or_too_few_is_noticed(game: Game[Any]) -> None:
    noticed: dict[str, Counter[bool]] = {}
    for data in packed(game, 12):
        for name, count in changes(game.unpack(data)).items():
            noticed.setdefault(name, Counter()).update(count)
    total = sum(noticed.values(), Counter())
    never = [name for name, count in noticed.items() if not count[True]]
    assert total[True] > total[False], f"only {total[True]} of {total.total()} changes are noticed, never in {never}"
    assert len(never) < len(noticed) / 2, f"no change is ever noticed in {never}"
