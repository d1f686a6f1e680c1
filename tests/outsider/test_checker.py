"""An outsider's program, written from docs/chance.md alone, accepts recorded matches and finds what was changed."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.filing import recommit
from effort import amount
from outsider import checker
from replays.matches import KINDS, made, opened, recorded, seated
from trove.core.match_file import verify

CHECKER = Path(checker.__file__)
ALTERED = 1000
Json = dict[str, Any]
every_kind = pytest.mark.parametrize("name", KINDS)


def test_the_checker_is_an_outsiders() -> None:
    tree = ast.parse(CHECKER.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in imports if isinstance(node, ast.ImportFrom)}
    assert names <= set(sys.stdlib_module_names)
    assert len(CHECKER.read_text(encoding="utf-8").splitlines()) < 350


@every_kind
def test_it_accepts_every_recorded_match(name: str) -> None:
    said = checker.check_match(json.loads(recorded(name)))
    assert ("after a given position" in said) == KINDS[name].forked


@every_kind
def test_recorded_matches_are_still_those_of_the_project(name: str) -> None:
    """If rules or files changed on purpose, record them again: python tests/replays/matches.py."""
    assert verify(recorded(name)).commitment == json.loads(recorded(name))["commitment"]


@every_kind
def test_it_accepts_fresh_matches(name: str) -> None:
    for seed in range(1, amount(2, 12)):
        checker.check_match(json.loads(made(name, seed).export()))


def test_it_compares_the_commitment_with_the_one_that_was_shown() -> None:
    file = json.loads(recorded("luxor-two"))
    checker.check_match(file, file["commitment"])
    with pytest.raises(checker.Wrong, match="shown"):
        checker.check_match(file, "00" * 32)


def test_it_says_what_it_does_not_vouch_for(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(recorded("silver-and-gold-alone"))
    good = subprocess.run([sys.executable, str(CHECKER), str(file)], capture_output=True, text=True, check=True)
    assert "every draw from the set-up on" in good.stdout
    assert "Not checked: whether the moves, the returns to the piles and the score follow the rules." in good.stdout
    bad = [sys.executable, str(CHECKER), str(file), "00" * 32]
    assert "Not in order" in subprocess.run(bad, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize("by", ["agreement", "abandoned"])
def test_it_accepts_matches_that_no_rule_has_ended(by: str) -> None:
    dice = Random(by)
    match = seated(opened(KINDS["tomb-raider-four"], dice), dice)
    for _ in range(60):
        seat = match.state.to_act()[0]
        match.play(seat, dice.choice(match.state.legal(seat)))
    if by == "abandoned":
        match.abandon()
    else:
        match.end(range(match.seats))
    file = json.loads(match.export())
    assert file["entries"][-1]["by"] == by
    checker.check_match(file)
    file["entries"].insert(5, file["entries"].pop())
    with pytest.raises(checker.Wrong):
        checker.check_match(file)


# Altered matches.


def any_draw(file: Json, dice: Random) -> Json:
    """A draw of the file, to be changed in place; mostly one after the set-up."""
    _, records = dice.choice(file["draws"] if dice.random() < 0.2 else file["draws"][1:])
    draw: Json = dice.choice([record for record in records if record["type"] == "draw"])
    return draw


def alter_piece(file: Json, dice: Random) -> None:
    draw = any_draw(file, dice)
    draw["piece"] = dice.choice([piece for piece in range(1, 25) if piece != draw["piece"]])


def alter_bound(file: Json, dice: Random) -> None:
    draw = any_draw(file, dice)
    draw["bound"] = dice.choice([bound for bound in range(max(1, draw["bound"] - 5), 50) if bound != draw["bound"]])


def swap_draws(file: Json, dice: Random) -> None:
    """Two draws of one entry, or of two; never two that are equal."""
    places = [(e, r) for e, (_, records) in enumerate(file["draws"]) for r in range(len(records))]
    while True:
        (e, r), (f, s) = dice.sample(places, 2)
        if dice.random() < 0.7:
            f = e
            s = dice.randrange(len(file["draws"][e][1]))
        one, other = file["draws"][e][1][r], file["draws"][f][1][s]
        if one != other and one["type"] == other["type"] == "draw":
            file["draws"][e][1][r], file["draws"][f][1][s] = other, one
            return


def alter_salt(file: Json, dice: Random) -> None:
    """One bit of a salt; half the time its promise goes with it."""
    seat = dice.randrange(len(file["salts"]))
    salt = bytearray.fromhex(file["salts"][seat])
    salt[dice.randrange(32)] ^= 1 << dice.randrange(8)
    file["salts"][seat] = salt.hex()
    if dice.random() < 0.5:
        file["promises"][seat] = checker.hashed(bytes(salt), 32).hex()


def recommitted(file: Json, dice: Random) -> None:
    """Half the time the commitment is made to fit again, as a cheat would after the match."""
    if dice.random() < 0.5:
        recommit(file)


def alter_option(file: Json, dice: Random) -> None:
    options = file["setting"]["options"]
    name = dice.choice(list(options))
    old = options[name]
    if isinstance(old, bool):
        options[name] = not old
    elif isinstance(old, str):
        options[name] = {"good": "bad", "bad": "good"}[old]
    else:
        options[name] = dice.choice([value for value in (None, 0, 1) if value != old])
    recommitted(file, dice)


def alter_edition(file: Json, dice: Random) -> None:
    text = file["setting"]["edition"]
    at = dice.choice([k for k, sign in enumerate(text) if sign.isdigit()])
    file["setting"]["edition"] = text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1 :]
    recommitted(file, dice)


ALTERATIONS = [alter_piece, alter_bound, swap_draws, alter_salt, alter_option, alter_edition]


@pytest.mark.parametrize("alter", ALTERATIONS, ids=[alter.__name__ for alter in ALTERATIONS])
def test_it_rejects_every_altered_match(alter: Callable[[Json, Random], None]) -> None:
    dice, names = Random(alter.__name__), [name for name in KINDS if not KINDS[name].forked]
    for k in range(-(-ALTERED // len(ALTERATIONS))):
        name = names[k % len(names)]
        file = json.loads(recorded(name))
        alter(file, dice)
        with pytest.raises((checker.Wrong, LookupError, ValueError)):
            print(name, k, checker.check_match(file))


def test_of_a_fork_it_finds_what_changes_the_numbers() -> None:
    for alter in (alter_bound, alter_salt, alter_option, alter_edition):
        dice = Random(f"fork {alter.__name__}")
        for _ in range(amount(5, 40)):
            file = json.loads(recorded("luxor-fork"))
            alter(file, dice)
            try:
                checker.check_match(file)
            except (checker.Wrong, LookupError, ValueError):
                continue
            assert alter is alter_bound  # a number may happen to be the same below another bound


def step_that_drew(file: Json) -> int:
    taken = {number for entry in file["entries"] for number in entry.get("takes", ())}
    drew = [number for number, _ in file["draws"] if number not in taken]
    return int(drew[len(drew) // 2])


FORGED: list[tuple[str, Callable[[Json], object]]] = [
    ("a step that did not draw", lambda f: f["entries"][step_that_drew(f)].update(drew=False)),
    ("draws left out", lambda f: f["draws"].pop(3)),
    ("one draw left out", lambda f: f["draws"][0][1].pop()),
    ("one draw too many", lambda f: f["draws"][2][1].append(f["draws"][2][1][-1])),
    ("draws of no entry", lambda f: f["draws"].append([9999, f["draws"][-1][1]])),
    ("an undo without consent", lambda f: [e.update(agreed=[]) for e in f["entries"] if e["type"] == "undo"]),
    ("an undo that takes nothing", lambda f: [e.update(takes=[]) for e in f["entries"] if e["type"] == "undo"]),
    ("a promise", lambda f: f["promises"].__setitem__(0, "00" * 32)),
    ("the secret", lambda f: f.update(secret="00" * 32)),
    ("the commitment", lambda f: f.update(commitment="00" * 32)),
    ("who sits where", lambda f: f["setting"]["seats"].__setitem__(0, "hard")),
    ("no set-up", lambda f: f["entries"].pop(0)),
]


@pytest.mark.parametrize("forge", [forge for _, forge in FORGED], ids=[name for name, _ in FORGED])
@pytest.mark.parametrize("name", ["luxor-two", "tomb-raider-two"])
def test_it_finds_other_forgeries_too(name: str, forge: Callable[[Json], object]) -> None:
    file = json.loads(recorded(name))
    forge(file)
    with pytest.raises((checker.Wrong, LookupError, ValueError)):
        checker.check_match(file)


def test_it_finds_a_draw_taken_back_where_only_free_undos_are_allowed() -> None:
    file = json.loads(recorded("luxor-two"))
    file["setting"]["undo"] = "free"
    recommit(file)
    with pytest.raises(checker.Wrong):
        checker.check_match(file)
    setting = {"undo": "free", "seats": ["person", "person"]}
    entry = {"type": "undo", "seat": 0, "takes": [1], "agreed": [1]}
    with pytest.raises(checker.Wrong, match="only free undos"):
        checker.without(setting, entry, [(0, []), (1, [{"type": "draw"}])])
