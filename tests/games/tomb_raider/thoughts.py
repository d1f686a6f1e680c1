"""What the computer player makes of positions of random games, a line each: python -m games.tomb_raider.thoughts 3."""

import sys
from collections.abc import Iterator
from random import Random

import trove
from trove.core.guide import Guide, fill_position, preference
from trove.games.tomb_raider.bot.decision_context import prepare
from trove.games.tomb_raider.game import GAME, TombRaider

TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {}),
    (2, {"modified_setup": True, "start": None}),
    (3, {"lara_alone": True, "early_revive_cards": True}),
]


def likings(guide: Guide, state: TombRaider, seat: int) -> dict[int, tuple[int, list[int]]]:
    """By legal action: how much a seat likes it, and the features that make it so."""
    guide.watch(state)
    prepare(guide, state, seat)  # type: ignore[arg-type]
    return {action: (preference(guide, seat, action), list(guide.action_feature)) for action in state.legal(seat)}


def features_of(guide: Guide, state: TombRaider, seat: int) -> list[int]:
    """The features of a seat's position."""
    guide.watch(state)
    fill_position(guide, seat)
    return list(guide.position_feature)


def positions(seed: int, liked: bool = False) -> Iterator[TombRaider]:
    """Positions of a game that is played at random, or now and then by what is liked."""
    players, options = TABLES[seed % len(TABLES)]
    state, random, guide = GAME.new(players, seed, options), Random(seed), GAME.guide()
    while not state.over:
        yield state
        liked_actions = likings(guide, state, state.turn) if liked and random.random() < 0.9 else {}
        best = max(liked_actions, key=lambda action: liked_actions[action][0], default=0)
        state.apply(state.turn, best if liked_actions else random.choice(state.legal(state.turn)))


def main(games: int) -> None:
    print("compiled" if trove.compiled else "interpreted")
    guide = GAME.guide()
    for seed in range(games):
        for state in positions(seed, liked=seed % 2 == 0):
            print(
                seed,
                likings(guide, state, state.turn),
                [features_of(guide, state, seat) for seat in range(state.seats)],
            )


if __name__ == "__main__":
    main(int(sys.argv[1]))
