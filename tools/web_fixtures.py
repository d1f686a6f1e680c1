"""Writes positions of real matches for developing and testing the browser client: web/fixtures/<name>.json."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import trove
from trove import offers
from trove.bots.players import player
from trove.core.game_state import GameState

TARGET = Path(__file__).parents[1] / "web" / "fixtures"
SHOWN_STEPS = 40
Moments = dict[str, dict[str, Any]]
Wanted = Callable[[Any, Any, int], str]  # a public view, a decision and the number of the step: a name, or nothing


def moment(game: Any, state: GameState, seat: int) -> dict[str, Any]:
    """Everything a table shows to a seat at this moment."""
    told = [game.told(state, step)[seat] for step in state.journal.steps]
    return {
        "game": game.name,
        "seat": seat,
        "public": game.public_view(state),
        "private": game.private_view(state, seat),
        "decision": offers.decision(state, seat),
        "board": offers.board(state),
        "steps": told[-SHOWN_STEPS:],
        "sheet": game.score_sheet(state) if state.over else None,
    }


def tag(struct: Any) -> str:
    return str(struct.__struct_config__.tag)


def all_choices(asked: Any) -> list[Any]:
    return [choice for group in asked.groups for choice in group.choices]


def in_luxor(view: Any, asked: Any, number: int) -> str:
    """What is remarkable about a decision, as a file name; empty if nothing is."""
    if (kind := tag(asked.question)) != "playing":
        return kind
    choices = all_choices(asked)
    ways = {leg.by for choice in choices for walk in choice.outcome.walks for leg in walk.legs}
    freed = any(tag(gain) == "freed" for choice in choices for gain in choice.outcome.brings)
    if "osiris" in ways and freed:
        return "carry-and-free"
    if "tunnel" in ways:
        return "tunnel"
    return "roll" if any(tag(choice.words) == "roll" for choice in choices) else "middle" if number == 45 else ""


def in_museum(view: Any, asked: Any, number: int) -> str:
    """The same for Tomb Raider: what is asked, and what makes it remarkable."""
    kind, offered = tag(asked.question), {tag(choice.words) for choice in all_choices(asked)}
    if kind == "acting":
        return (
            "hand-over"
            if "hand_over" in offered
            else "aim"
            if "aim" in offered
            else "pick-up"
            if "pick_up" in offered
            else kind
        )
    if kind != "moving":
        return kind
    if view.bomb and view.bomb.activator is not None:
        return "waves" if view.bomb.wave > 1 else "bomb"
    if any(goal.points for goal in asked.reach):
        return "deliver"
    return "moving" if number > 20 and "rotate" in offered else ""


def in_chart(view: Any, asked: Any, number: int) -> str:
    """The same for Silver & Gold."""
    if (kind := tag(asked.question)) != "marking":
        return kind
    outcomes = [choice.outcome for choice in all_choices(asked)]
    if any(one.completes for one in outcomes):
        return "complete"
    if any(len(one.bonuses) > 1 for one in outcomes):
        return "chain"
    return "marking" if view.turns_done > 8 else ""


def play(name: str, players: int, seed: int, wanted: Wanted, options: dict[str, Any] | None = None) -> Moments:
    """A match of computer players with the first position of each kind."""
    game = trove.game(name)
    state, thinker = game.new(players=players, seed=seed, options=options or {}), player(game, "normal")
    found: Moments = {"start": moment(game, state, state.to_act()[0])}
    totals = []
    for number in range(10_000):
        if state.over:
            break
        seat = state.to_act()[0]
        view = game.public_view(state)
        totals.append([one.total for one in view.seats])
        kind = wanted(view, offers.decision(state, seat), number)
        if kind and kind not in found:
            found[kind] = moment(game, state, seat)
        state.apply(seat, thinker.decide(state.imagine(seat, number), seat, number))
    found["end"] = moment(game, state, 0) | {"totals": totals}
    return found


def some(moments: Moments, prefix: str, *names: str) -> Moments:
    """A few moments of a match, under names of their own."""
    return {f"{prefix}-{name}": moments[name] for name in names if name in moments}


def museum() -> Moments:
    """Tomb Raider with every number of players, and with the gate on every side."""
    found = play("tomb-raider", 4, 36, in_museum)
    for seed in (7, 5, 21):
        found = play("tomb-raider", 4, seed, in_museum) | found
    found |= some(play("tomb-raider", 2, 3, in_museum, {"start": 7}), "two", "moving", "defending", "start")
    found |= some(play("tomb-raider", 3, 8, in_museum, {"start": 17, "lara_alone": True}), "alone", "moving", "end")
    found |= some(
        play("tomb-raider", 3, 9, in_museum, {"start": 12, "open_bad_hands": True}), "three", "moving", "waves"
    )
    return found | some(play("tomb-raider", 4, 10, in_museum, {"start": 0}), "corner", "moving", "waves")


def chart() -> Moments:
    """Silver & Gold with four players, and alone."""
    found = play("silver-and-gold", 4, 11, in_chart)
    return found | some(play("silver-and-gold", 1, 5, in_chart), "solo", "marking", "taking", "end")


def write(game: str, moments: Moments) -> None:
    for name, shown in moments.items():
        (TARGET / f"{game}-{name}.json").write_bytes(msgspec.json.encode(shown) + b"\n")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    write("luxor", play("luxor", 4, 11, in_luxor))
    write("tomb-raider", museum())
    write("silver-and-gold", chart())


if __name__ == "__main__":
    main()
