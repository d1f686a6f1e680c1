"""Finished matches as files: every game, people and computer players, free and consented undos, promises, a fork.

python tests/replays/matches.py            records tests/replays/finished again, after a change of rules or files
"""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct, field

import trove
from trove.bots.players import player
from trove.core.commitment import digest
from trove.core.match import Match

FOLDER: Final = Path(__file__).parent / "finished"
PLAYS_WELL: Final = 0.8  # how often a computer player's choice is taken; otherwise anything legal
TAKES_BACK: Final = 0.08
MOSTLY: Final = 0.95  # the seat that acted last takes it back


class Kind(Struct, frozen=True):
    """How a match is set."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] | None = None
    undo: str = "ask"
    edition: tuple[str, str] = ("", "")  # what is replaced in the standard one, and by what
    forked: bool = False


KINDS: Final = {
    "luxor-two": Kind("luxor", 2, {"starting_player": 1}),
    "luxor-four": Kind("luxor", 4, seats=("person", "random", "easy", "person")),
    "luxor-edition": Kind("luxor", 3, {"memory_aid": True}, edition=("value = 3\ncount = 3", "value = 3\ncount = 5")),
    "luxor-fork": Kind("luxor", 2, forked=True),
    "silver-and-gold-alone": Kind("silver-and-gold", 1),
    "silver-and-gold-three": Kind("silver-and-gold", 3, {"starting_player": 2}, ("person", "person", "random")),
    "silver-and-gold-four": Kind("silver-and-gold", 4, undo="free"),
    "tomb-raider-two": Kind("tomb-raider", 2, {"early_revive_cards": True}, ("person", "easy", "person", "easy")),
    "tomb-raider-four": Kind("tomb-raider", 4, {"modified_setup": True, "start": None}),
    "tomb-raider-lara-alone": Kind("tomb-raider", 3, {"lara_alone": True, "modified_setup": True, "start": 4}),
}


def opened(kind: Kind, dice: Random) -> Match:
    """A match that nobody has sat down to."""
    edition = trove.game(kind.game).standard_edition().replace(*kind.edition) if kind.edition[0] else None
    made: dict[str, Any] = {"seats": kind.seats, "undo": kind.undo, "secret": dice.randbytes(32)}
    match = Match.open(kind.game, kind.players, kind.options, edition, **made)
    if kind.forked:
        played = play_on(seated(match, dice), dice)
        match = played.fork(len(played.entries) // 3, redeal_for=0, secret=dice.randbytes(32))
    return match


def seated(match: Match, dice: Random) -> Match:
    """The match, started; salts are promised before they are shown."""
    salts = {seat: dice.randbytes(32) for seat in match.committed.empty}
    for seat, salt in salts.items():
        match.promise(seat, digest(salt))
    for seat, salt in salts.items():
        match.sit(seat, salt)
    match.start()
    return match


def play_on(match: Match, dice: Random) -> Match:
    """The match, played to its end; steps are taken back wherever that is allowed."""
    computer = player(match.game, "normal")
    while not match.over:
        seat = dice.choice(match.state.to_act())
        if dice.random() < PLAYS_WELL:
            seed = dice.randrange(1 << 62)
            match.play(seat, computer.decide(match.state.imagine(seat, seed), seat, seed))
        else:
            match.play(seat, dice.choice(match.state.legal(seat)))
        if dice.random() < TAKES_BACK:
            take_back(match, seat if dice.random() < MOSTLY else dice.randrange(match.seats))
    return match


def take_back(match: Match, seat: int) -> None:
    """Take back a seat's last step with all consents it needs, if the table allows it."""
    terms = match.undo_terms(seat)
    if terms.verdict != "refused":
        match.undo(seat, terms.ask)


def made(name: str, seed: int = 0) -> Match:
    """A finished match of a kind."""
    dice = Random(f"{name} {seed}")
    return play_on(seated(opened(KINDS[name], dice), dice), dice)


@cache
def recorded(name: str) -> bytes:
    """A match as it was recorded."""
    return (FOLDER / f"{name}.json").read_bytes()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in KINDS:
        match = made(name)
        (FOLDER / f"{name}.json").write_bytes(match.export())
        undos = sum(entry.__struct_config__.tag == "undo" for entry in match.entries)
        print(f"{name}: {len(match.entries)} entries, {undos} undos, {match.drawn - 1} steps that drew")


if __name__ == "__main__":
    main()
