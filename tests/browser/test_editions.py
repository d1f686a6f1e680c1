"""Drawing treasure maps, and playing with them."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Opener

PAGE = "/edition/silver-and-gold"
GRID, SQUARE, EDGE = 6, 60, 34  # as the chart is drawn


def spot(page: Page, row: int, column: int) -> tuple[float, float]:
    """Where a square of the chart is on the screen."""
    box = page.locator(".chart").bounding_box()
    assert box
    unit = box["width"] / (GRID * SQUARE + 2 * EDGE)
    x, y = (EDGE + SQUARE * (at + 0.5) for at in (column, row))
    return box["x"] + unit * x, box["y"] + unit * y


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_a_map_is_drawn_checked_kept_and_played_with(open_page: Opener, tmp_path: Path) -> None:
    page = open_page(PAGE)
    page.wait_for_selector(".chart")
    button(page, "Check")
    expect(page.locator(".verdict")).to_contain_text("standard edition")
    page.mouse.move(*spot(page, 4, 5))
    page.mouse.down()
    page.mouse.move(*spot(page, 5, 5))
    page.mouse.up()
    button(page, "Check")
    expect(page.locator(".verdict")).to_contain_text("map purple-01: a map is one island")
    page.keyboard.press("Control+z")
    button(page, "Check")
    expect(page.locator(".verdict")).to_contain_text("standard edition")
    page.get_by_role("radio", name="palm (4)").click()
    page.mouse.click(*spot(page, 1, 0))
    page.reload()
    page.wait_for_selector(".chart")
    with page.expect_download() as download:
        button(page, "Download")
    download.value.save_as(tmp_path / "maps.json")
    assert json.loads((tmp_path / "maps.json").read_text())["maps"][0]["rows"][1] == "T...o"
    button(page, "Play with it")
    page.wait_for_selector(".lobby")
    table = page.url.rpartition("/")[2]
    served = page.request.get(page.url.replace(f"/table/{table}", f"/api/tables/{table}/edition")).text()
    assert served == (tmp_path / "maps.json").read_text()


def test_a_map_is_drawn_with_keys_alone(open_page: Opener) -> None:
    page = open_page(PAGE)
    page.wait_for_selector(".chart")
    page.locator("[data-draw='0']").focus()
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-draw='1']")).to_have_attribute("aria-label", "Row 1, column 2, coin")


def test_a_file_that_is_no_pack_is_shown_as_text_with_its_flaw(open_page: Opener, tmp_path: Path) -> None:
    page = open_page(PAGE)
    page.wait_for_selector(".chart")
    (tmp_path / "odd.json").write_text("{")
    page.set_input_files("input[type=file]", tmp_path / "odd.json")
    expect(page.locator(".verdict")).to_contain_text("JSON")
    expect(page.locator("textarea")).to_have_value("{")
    button(page, "Start over")
    expect(page.locator(".chart")).to_be_visible()
