"""What a game may be played with: a strange map pack, and a gate on any side of the museum."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.looking import at_sizes, crowded, resize
from browser.playing import END, play_until, wait_for_turn
from browser.tables import Tables
from browser.visiting import VISITS

GATE: Final = 25  # the start tile among the places of the museum
SIDES: Final = {"north": (2, 2), "east": (7, 14), "south": (12, 22), "west": (17, 10)}  # its option, and the entrance
COLOURS: Final = ("purple", "orange", "green", "grey")


def strange(number: int) -> dict[str, Any]:
    """A valid map that nobody would draw: one square, one line across or down, a ring, a snake; names like no other."""
    rows = (
        ["$"],
        ["oooooo"],
        ["o", "X", "$", "T", "o", "o"],
        ["oooooo", "X....$"],
        ["TTTT", "T..T", "T..T", "TTTT"],
        ["XX", "XX", "XX"],
        ["o.....", "oooooo", "....Xo"],
        ["o$o$o$", "", ""][:1],
        [".....o", "oooooo"],
        ["ooo.oo", "..ooo"],
    )[number % 10]
    color = COLOURS[number % 4]
    return {
        "id": f"{number} <b>Ω</b> „{'ß' * (number % 40)}“",
        "color": color,
        "points": sum(len(row) - row.count(".") for row in rows),
        "seal": {"color": color, "value": 9} if number % 3 == 0 else None,
        "rows": rows,
    }


def test_a_strange_map_pack_is_played_to_the_end(tables: Tables, open_page: Opener) -> None:
    game, maps = "silver-and-gold", [strange(number) for number in range(40)]
    pack = {"name": "Åll <i>sorts</i>", "deviates": "for a test", "maps": maps}
    page = open_page(seated=tables.running(game, edition=json.dumps(pack)))
    wait_for_turn(page, game)
    for _ in at_sizes(page, ((390, 844), (1440, 900))):
        assert crowded(page) == []
    play_until(page, game)
    expect(page.locator(f"{END} h1")).not_to_be_empty()


@pytest.mark.parametrize("side", SIDES)
def test_the_gate_may_be_on_any_side(tables: Tables, open_page: Opener, side: str) -> None:
    game, (start, entrance) = "tomb-raider", SIDES[side]
    page = open_page(seated=tables.running(game, options={"start": start}))
    wait_for_turn(page, game)
    for _ in at_sizes(page, ((390, 844), (1440, 900))):
        assert crowded(page) == []
    gate, inside = (page.locator(f"[data-place='{place}']").bounding_box() for place in (GATE, entrance))
    assert gate
    assert inside
    down = gate["y"] + gate["height"] / 2 - inside["y"] - inside["height"] / 2
    across = gate["x"] + gate["width"] / 2 - inside["x"] - inside["width"] / 2
    sides = ("east" if across > 0 else "west") if abs(across) > abs(down) else ("south" if down > 0 else "north")
    assert sides == side
    page.click(".rack .live[data-card=energy]")
    page.click(f"[data-place='{entrance}'].live")
    expect(page.locator(".ways .way").first).to_be_visible()


@pytest.mark.parametrize("name", ["tomb-raider-full-hand", "tomb-raider-under-way", "tomb-raider-defending"])
def test_the_museum_can_be_played_on_a_phone_on_its_side(tables: Tables, open_page: Opener, name: str) -> None:
    game, visit = VISITS[name]
    page = visit(tables, open_page, game)
    resize(page, (844, 390))
    assert crowded(page) == []
    expect(page.locator(".board")).to_be_in_viewport(ratio=1)
    page.locator(".rack .card").last.scroll_into_view_if_needed()
    expect(page.locator(".rack .card").last).to_be_in_viewport(ratio=1)
