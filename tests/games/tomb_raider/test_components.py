"""T0: whatever is lost, made or put where it cannot be is found, and such bytes are refused."""

from collections.abc import Callable
from typing import Any

import pytest

from drafts import drafted, drawn_up
from games.tomb_raider.builder import ECKHARDT, KAREL, KURTIS, LARA, LARGE, OPEN, looted, tomb
from games.tomb_raider.looks import lay, play
from marks import rule
from trove.core.refusals import BadInput
from trove.games.tomb_raider import constants as const
from trove.games.tomb_raider.game import GAME, TombRaider
from trove.games.tomb_raider.words import Aim, Fire


def inside() -> TombRaider:
    return tomb(
        museum=["┼ ┼ R┼ ┼ ┼", "┼ ┼ ┼ ┼ ┼"],
        plates={2: LARA},
        figures={LARA: (0, 2), KAREL: (1, 2)},
        treasures={1: LARA, 5: (0, 2)},
        hands={LARA: "e2 s1", KAREL: "h1"},
    )


def ticking() -> TombRaider:
    return tomb(
        museum=looted(),
        bomb=(2, 2),
        activator=LARA,
        wave=1,
        figures={LARA: (0, 2), KURTIS: "dead"},
        treasures={LARGE: LARA},
    )


def moving() -> TombRaider:
    return play(inside(), *lay("e2"))


def shooting() -> TombRaider:
    return play(inside(), Aim(KAREL))


def defending() -> TombRaider:
    state = tomb(museum=OPEN, figures={LARA: (0, 2), KAREL: (1, 2)}, hands={LARA: "s1 s2", KAREL: "h1"})
    return play(state, Aim(KAREL), *lay("s1"), Fire())


def put(name: str, value: Any, at: int | None = None) -> Callable[[TombRaider], None]:
    """Write a field, or one place of it."""

    def change(state: TombRaider) -> None:
        if at is None:
            setattr(state, name, value)
        else:
            row = list(getattr(state, name))
            row[at] = value
            setattr(state, name, row)

    return change


def both(*changes: Callable[[TombRaider], None]) -> Callable[[TombRaider], None]:
    def change(state: TombRaider) -> None:
        for part in changes:
            part(state)

    return change


BREACHES: list[tuple[str, Callable[[], TombRaider], Callable[[TombRaider], None]]] = [
    ("the entrance is not at the start tile", tomb, put("entrance", 3)),
    ("the start tile opens elsewhere", tomb, put("gate", 1)),
    ("the start tile lies not where the host chose", tomb, put("start", 3)),
    ("the start tile is turned", tomb, put("doors", 15, const.START)),
    ("a museum tile is a start tile", tomb, put("face", const.GATE, 7)),
    ("a face-down tile has doors", tomb, put("doors", 15, 7)),
    ("an open tile has none", inside, put("doors", 0, 2)),
    ("a tile too many", tomb, put("tile_pile", 9, 0)),
    ("a tile became another", inside, put("doors", 5, 0)),
    ("a tile is lost", tomb, put("lost_tiles", 1, 1)),
    ("a tile is gone without a bomb", inside, both(put("face", const.GONE, 0), put("doors", 0, 0))),
    ("a tile that the wave reached lies there", ticking, put("face", const.FACE_DOWN, 12)),
    ("blanks are known without the modified set-up", tomb, put("laid_blank", 4)),
    ("known blanks are forgotten", lambda: tomb(modified_setup=True), put("laid_blank", 0)),
    ("a card too many", tomb, put("cards", 9, 0)),
    ("the size of a deck", tomb, put("size", 9, 0)),
    ("a card in a hand from nowhere", inside, put("hand", 2, 1)),
    ("cards counted wrong", inside, put("held", 2, 0)),
    ("a card of nobody", lambda: tomb(3, lara_alone=True), put("hand", 1, 3 * const.CARDS)),
    ("a plate without a treasure tile", tomb, put("plates", 1, 0)),
    ("a plate of nobody", lambda: tomb(3, lara_alone=True, museum=["┼ ┼ R┼ ┼ ┼"]), put("plates", 4, 0)),
    ("a treasure too many", inside, put("where", 3, 7)),
    ("a treasure on a face-down tile", inside, put("where", 24, 5)),
    ("a treasure carried by nobody", inside, put("carry", 0, LARA)),
    ("a treasure carried twice", inside, put("carry", 1, KAREL)),
    ("the large treasure came too early", inside, put("where", 2, LARGE)),
    ("a treasure destroyed without a wave", inside, put("where", const.DESTROYED, 5)),
    ("an unarmed bomb has no place", lambda: tomb(museum=looted(), bomb=(2, 2)), put("bomb", const.NOWHERE)),
    ("an unarmed bomb lies elsewhere", lambda: tomb(museum=looted(), bomb=(2, 2)), put("bomb", 0)),
    ("an activator without a bomb", tomb, put("activator", 1)),
    (
        "an armed bomb lies neither on a treasure tile nor in the centre",
        lambda: tomb(
            museum=looted((3, 1)), bomb=(3, 1), activator=LARA, figures={LARA: (0, 2)}, treasures={LARGE: LARA}
        ),
        put("bomb", 0),
    ),
    ("a wave without an activator", tomb, put("wave", 1)),
    ("no guard came after round 40", tomb, put("round", 41)),
    ("nor a late one after round 100", lambda: tomb(guard=False), put("round", 101)),
    ("an activator that does not play", lambda: tomb(3, lara_alone=True), put("activator", 4)),
    ("a figure on a face-down tile", tomb, put("pos", 3, LARA)),
    ("a figure dead before a wave", inside, put("pos", const.DEAD, ECKHARDT)),
    ("a dead figure that lies", ticking, put("lying", const.SHOT, KURTIS)),
    ("a lying figure with cards", inside, put("lying", const.SHOT, KAREL)),
    ("a lying figure with a treasure", inside, put("lying", const.SKIPPED, LARA)),
    ("a carrier on the start tile", inside, put("pos", const.START, LARA)),
    ("the villains swapped though Lara is alone", lambda: tomb(3, lara_alone=True), put("swapped", 1)),
    ("Kurtis moves though he is in the box", lambda: tomb(3, lara_alone=True), put("lying", const.SHOT, 3)),
    ("points without an event", inside, put("chain_n", 0)),
    ("an event from nowhere", tomb, both(put("chain", 1 + 4 * 3 + 64 * 2, 0), put("chain_n", 1))),
    ("events after the last", tomb, put("chain", 1, 5)),
    ("too many actions", tomb, put("left", 4)),
    ("the dead has a turn", ticking, both(put("active", KURTIS), put("turn", KURTIS))),
    ("somebody else is asked", tomb, put("turn", KAREL)),
    ("a seat that is none is active", lambda: tomb(3, lara_alone=True), both(put("active", 3), put("turn", 3))),
    ("over before the end", tomb, put("over", 1)),
    ("points of no movement", tomb, put("energy", 2)),
    ("a movement without cards", tomb, both(put("phase", const.MOVING), put("moving", 1), put("energy", 2))),
    ("more points than were laid", moving, put("energy", 3)),
    ("a movement without points", moving, put("energy", 0)),
    ("a tile is turned that was not revealed", tomb, put("revealed", 3)),
    ("a tile is to be turned and there is none", moving, put("phase", const.TURNING)),
    ("a target without a shot", tomb, put("target", 2)),
    ("a shot at nobody", shooting, put("target", 0)),
    ("a shot at a partner", shooting, put("target", 1 + KURTIS)),
    ("the shooter defends", defending, put("turn", LARA)),
    ("a discard within the limit", inside, put("phase", const.DISCARDING)),
    ("the large treasure was picked up from no bomb", tomb, put("picked", 1 << LARGE)),
]


@rule("T0.1", "T0.2", "T0.3", "T0.4", "T2.6", "T7.1", "T10.2", "T11.1")
@pytest.mark.parametrize(("position", "change"), [pytest.param(*rest, id=name) for name, *rest in BREACHES])
def test_what_cannot_be_is_refused(position: Callable[[], TombRaider], change: Callable[[TombRaider], None]) -> None:
    state = position()
    assert GAME.unpack(state.pack()).hash() == state.hash()
    draft = drafted(state)
    change(draft)
    broken = drawn_up(draft)
    assert not broken.is_conserved()
    with pytest.raises(BadInput) as problem:
        GAME.unpack(broken.pack())
    assert problem.value.code == "bad-pack"
