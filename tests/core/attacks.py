"""What the attacker does with whole matches; run by itself, against a build with one stream and one small seed."""

import json
import sys
from collections import defaultdict
from random import Random
from typing import Any

from core.attacker import Attacker, Guess, Score, Scores, lot_of
from trove.core.chance import draw, keyed, seeded
from trove.core.commitment import NO_SALT
from trove.core.constants import STREAMS
from trove.core.game_state import GameState
from trove.core.match import Match
from trove.games.luxor import constants as const

SEAT = 1
PLAYERS = 3


def opened(secret: bytes | None) -> Match:
    """A match, started."""
    table = Match.open("luxor", players=PLAYERS, secret=secret)
    for seat in range(PLAYERS):
        table.sit(seat, bytes(32) if secret else None)
    table.start()
    return table


def secret_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def attack(matches: int) -> Scores:
    """Whole matches, watched from one seat."""
    scores: Scores = defaultdict(Score)
    for number in range(matches):
        table, chooser = opened(secret_of(1 + number)), Random(number)
        attacker = Attacker(table, SEAT, scores, number)
        while not table.over:
            seat = table.state.to_act()[0]
            attacker.watch(seat, chooser.choice(table.state.legal(seat)))
    return scores


def repeat(matches: int) -> Score:
    """Every draw of its own is taken back, with everybody's consent, and made again in the hope of the same card."""
    score, middle = Score(), const.HAND * SEAT + const.MIDDLE
    for number in range(matches):
        table, chooser = opened(secret_of(1 + number)), Random(number)
        while not table.over:
            seat = table.state.to_act()[0]
            action = chooser.choice(table.state.legal(seat))
            table.play(seat, action)
            first: Any = table.state
            if seat != SEAT or table.over or not any(entry[0] == const.DREW for entry in first.journal.steps[-1]):
                continue
            table.undo(seat, agreed=range(PLAYERS))
            table.play(seat, action)
            again: Any = table.state
            if again.origin[middle] == first.origin[middle] == again.shuffle:
                right, card = again.hand[middle] == first.hand[middle], first.hand[middle]
                score.guesses.append(Guess(right, share_of_known(again, middle, card)))
    return score


def share_of_known(state: Any, place: int, card: int) -> float:
    """How likely a card is drawn of which one lies in the draw pile for certain: the attacker had put it back."""
    lot, pile = lot_of(state, SEAT, place), state.draw_n + 1
    others = (lot[card] - 1) * (pile - 1) / (sum(lot.values()) - 1)
    return float((1 + others) / pile)


def search(table: Match, seeds: int) -> list[str]:
    """Small seeds and small keys that deal the board which lies there."""
    found = []
    board = table.game.public_view(table.at(0))
    for number in range(seeds):
        for name, streams in (
            ("seed", [seeded(number, stream) for stream in range(STREAMS)]),
            ("key", keyed(secret_of(number), 0)),
            ("secret", keyed(key_of(secret_of(number)), 0)),
        ):
            state = table.blank.clone()
            state.set_chance(streams)
            state.deal()
            if table.game.public_view(state) == board:
                found.append(f"{name} {number}")
    return found


def key_of(secret: bytes) -> bytes:
    """The key of a match at which only computer players sit."""
    committed = Match.open("luxor", players=PLAYERS, secret=secret).committed
    for seat in range(PLAYERS):
        committed.add(seat, NO_SALT)
    return committed.key()


def break_chance() -> None:
    """Draw everything from stream 0, and seed a match once with a small number instead of keying every entry."""
    for module in [module for name, module in sys.modules.items() if name.startswith("trove.games.")]:
        if hasattr(module, "draw"):
            vars(module)["draw"] = lambda state, stream, n: draw(state, 0, n)

    def going_on(self: GameState, key: bytes, number: int) -> None:
        if number == 0:
            self.set_chance([seeded(key[0], stream) for stream in range(STREAMS)])

    GameState.key_chance = going_on  # type: ignore[method-assign]


def main() -> None:
    break_chance()
    scores = attack(matches=2)
    scores["repeat"] = repeat(matches=1)
    rates = {method: (score.rate, len(score.guesses)) for method, score in scores.items()}
    print(json.dumps({"rates": rates, "found": search(opened(secret_of(1)), 256)}))


if __name__ == "__main__":
    main()
