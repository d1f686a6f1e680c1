"""No bytes make a position that no game leads to: all components are there, and a history fits them."""

from collections.abc import Callable
from typing import Any

import pytest

import trove
from contract.play import every_game, packed, settings_of, walk
from drafts import drafted, drawn_up
from effort import amount
from trove.core.chance import LAST
from trove.core.constants import STREAMS
from trove.core.game import Game
from trove.core.game_state import GameState
from trove.core.packing import HEAD, STREAMS_FORM
from trove.core.refusals import BadInput
from trove.games.luxor import constants as lx
from trove.games.silver_and_gold import constants as sg
from trove.games.tomb_raider import constants as tr

GAMES = amount(6, 600)
ONE_IN = 5  # of the positions; of these, as many are imagined too


@every_game
def test_every_position_of_a_game_is_possible(game: Game[Any]) -> None:
    settings = settings_of(game)
    for seed in range(GAMES):
        for position in walk(settings[5 * seed % len(settings)], 5000 + seed):
            if (position.step + seed) % ONE_IN == 0:
                assert game.flaw(position.state) == "", f"{position}"
            if (position.step + seed) % ONE_IN**2 == 0:
                assert game.flaw(position.state.imagine(0 if seed % 2 else None, seed)) == "", f"{position}, imagined"


Forge = Callable[[Any], None]  # changes a draft of a position


def at(name: str, index: int, change: Callable[[int], int]) -> Forge:
    """Change one number of a field."""

    def forge(draft: Any) -> None:
        numbers = list(getattr(draft, name))
        numbers[index] = change(numbers[index])
        setattr(draft, name, numbers)

    return forge


def put(**fields: Any) -> Forge:
    """Write fields."""

    def forge(draft: Any) -> None:
        for name, value in fields.items():
            setattr(draft, name, value)

    return forge


def all_of(*forges: Forge) -> Forge:
    def forge(draft: Any) -> None:
        for part in forges:
            part(draft)

    return forge


def key_from_nowhere(draft: Any) -> None:
    at("keys", 0, lambda n: n + 1)(draft)
    draft.key_pile -= 1


def wild_from_nowhere(draft: Any) -> None:
    at("wilds", 0, lambda n: n + 1)(draft)
    draft.wild_pile -= 1


def first_card_is_a_horus_card(draft: Any) -> None:
    card = draft.edition.level_first[1]
    pile, old = list(draft.pile), draft.hand[0]
    pile[lx.HORUS_PILE + card] -= 1
    pile[lx.DRAW_PILE + old] += 1
    draft.pile, draft.draw_n = pile, draft.draw_n + 1
    at("hand", 0, lambda _: card)(draft)
    at("horus_n", 1, lambda n: n - 1)(draft)


def starter_in_the_horus_pile(draft: Any) -> None:
    pile = list(draft.pile)
    card = next(k for k in range(1, lx.CARDS) if pile[lx.DRAW_PILE + k])
    pile[lx.DRAW_PILE + card] -= 1
    pile[lx.HORUS_PILE + card] += 1
    draft.pile, draft.draw_n = pile, draft.draw_n - 1


def horus_pile_without_top(draft: Any) -> None:
    top, pile = draft.horus_top[1], list(draft.pile)
    pile[lx.HORUS_PILE + top] += 1
    draft.pile = pile
    at("horus_top", 1, lambda _: lx.NO_CARD)(draft)
    at("horus_n", 1, lambda n: n + 1)(draft)


def card_in_the_discards(draft: Any) -> None:
    pile = list(draft.pile)
    card = next(k for k in range(1, lx.CARDS) if pile[lx.DRAW_PILE + k])
    pile[lx.DRAW_PILE + card] -= 1
    pile[lx.DISCARD + card] += 1
    draft.pile, draft.draw_n, draft.discard_n, draft.played = pile, draft.draw_n - 1, draft.discard_n + 1, card


LUXOR: dict[str, Forge] = {
    "another starts than was chosen": put(chosen_start=2),
    "a key in the first turn": key_from_nowhere,
    "a wild treasure without a temple tile": wild_from_nowhere,
    "a Horus card among the first five": first_card_is_a_horus_card,
    "a starter card beneath the Horus cards": starter_in_the_horus_pile,
    "a Horus pile without its top": horus_pile_without_top,
    "a card was played before the first turn": card_in_the_discards,
    "an adventurer of the set-up lies": at("pos", 0, lambda _: lx.LYING),
    "passed a statue, and nobody was freed": at("pos", 0, lambda _: 12),
    "an old roll lies there": put(die=4),
    "somebody moved before the round began": put(round_moved=1),
    "the first round is no round": put(round=0),
    "shuffled twice before the first turn": put(shuffle=3),
    "scarabs of a seat that nobody sits on": at("scarabs", 3 * lx.SCARAB_KINDS, lambda _: 32767),
    "treasures of a seat that nobody sits on": at("treasures", 3 * lx.KINDS, lambda _: 30),
}

SILVER: dict[str, Forge] = {
    "palm boxes of 32,767 points": all_of(put(palms_n=[4, 0, 0, 0]), put(palms=[32767] * 4 + [0] * 12)),
    "a palm box without a palm": all_of(put(palms_n=[1, 0, 0, 0]), put(palms=[1] + [0] * 15)),
    "coins without a mark": put(coins=[1, 0, 0, 0]),
    "twelve coins and every trophy": all_of(
        put(coins=[12, 0, 0, 0]), put(rows=[3, 0, 0, 0]), put(trophies=[6, 5, 4] + [0] * 9), put(next_trophy=3)
    ),
    "squares owed without a cross": all_of(put(owed=[2, 0, 0, 0]), at("stage", 0, lambda _: sg.OWING)),
    "a map marked before anybody has": at("free", 0, lambda free: free & (free - 1)),
    "all has been marked, and nothing was laid aside": at("free", 0, lambda _: 0),
    "step 3 is behind the first turn": put(queue=2),
    "another starts than was chosen": lambda draft: put(chosen_start=2 - draft.start)(draft),
    "a card less in the display": lambda draft: all_of(
        put(display_n=3, deck_n=draft.deck_n + 1),
        at("place", draft.display[3], lambda _: sg.DECK),
        at("display", 3, lambda _: sg.NO_MAP),
    )(draft),
}

RAIDER: dict[str, Forge] = {
    "points that nothing brought": put(chain=[1 + 4 * 3 + 64 * 3] + [0] * 19, chain_n=1),
    "gains and losses that cancel out": put(
        chain=[3 + 4 * 5 + 64 * 1, 3 + 4 * (4 - 5 + 0) + 64 * 3] + [0] * 18, chain_n=2
    ),
    "a hundred points won and lost": put(chain=[2 + 4 * 2 + 64 * 102, 3 + 4 * 2 + 64 * 2] + [0] * 18, chain_n=2),
    "more actions than a turn has": put(left=5),
    "energy from nowhere": put(energy=3),
    "round 111": put(round=111),
    "a figure inside a closed museum": at("pos", 0, lambda _: tr.CENTRE),
    "somebody lies with cards": at("lying", 1, lambda _: tr.SHOT),
    "a treasure picked up that lies in the pile": put(picked=2),
    "a bomb without its treasure": put(bomb=tr.CENTRE),
}


def deal(name: str) -> GameState:
    """A new game of two, the first seat to act where there is one."""
    options = {} if name == "tomb-raider" else {"starting_player": 0}
    state: GameState = trove.game(name).new(2, 1, options)
    if name == "silver-and-gold":
        for seat in range(2):
            state.apply(seat, 0)
    return state


CASES = [
    pytest.param(game, forge, id=f"{game}: {name}")
    for game, forges in (("luxor", LUXOR), ("silver-and-gold", SILVER), ("tomb-raider", RAIDER))
    for name, forge in forges.items()
]


@pytest.mark.parametrize(("name", "forge"), CASES)
def test_a_position_that_no_game_leads_to_is_refused(name: str, forge: Forge) -> None:
    state = deal(name)
    assert state.game.unpack(state.pack()).pack() == state.pack()
    draft = drafted(state)
    forge(draft)
    with pytest.raises(BadInput) as refused:
        state.game.unpack(drawn_up(draft).pack())
    assert refused.value.code in ("bad-pack", "bad-position")  # the latter where a field has no room for it


@every_game
@pytest.mark.parametrize("stream", [0, -1, LAST + 1, (1 << 63) - 1, -(1 << 63)])
def test_chance_that_no_generator_has_is_refused(game: Game[Any], stream: int) -> None:
    """All zeros would stay zero for ever, and every draw be the first piece."""
    data = packed(game, 1)[0]
    start = HEAD.size + HEAD.unpack_from(data)[3]
    state = game.unpack(data)
    for streams in ([stream] * STREAMS, [*state.chance[:-1], stream]):
        with pytest.raises(BadInput):
            game.unpack(data[:start] + STREAMS_FORM.pack(*streams) + data[start + STREAMS_FORM.size :])
        with pytest.raises(BadInput):
            state.set_chance(streams)
    assert state.pack() == data


@every_game
def test_a_position_without_its_chance_is_the_same_position(game: Game[Any]) -> None:
    for data in packed(game, 6):
        state = game.unpack(data)
        bare = game.unpack(state.pack(chance=False))
        assert bare.pack(chance=False) == state.pack(chance=False)
        bare.set_chance(state.chance)
        assert bare.pack() == data
