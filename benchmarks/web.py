"""Measures the browser client against its targets: `python -m benchmarks.web`, or `make bench-web`.

A real server and a real Chromium, drawing without a graphics card, on this machine. Only sizes are tests; the rest
depends on the machine, so that a figure is printed beside its target and written down.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tools.find_browser import on_the_system

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser.conftest import QUIET
from browser.playing import click, wait_for_turn
from browser.serving import Server
from browser.tables import GAMES, Seated, Tables
from browser.test_pages import FIRST_SCREEN, TABLE, weight

OUT: Final = Path("build/bench-web.json")
TIMES: Final = 5
PAINT, MOVE, FRAMES = 1000.0, 150.0, 30.0  # milliseconds, milliseconds, frames a second
DRAWN: Final = 1000.0  # milliseconds in which a table that was opened is drawn to the last tile
# When the board of a table is there, since its address was opened.
SHOWN: Final = "() => new Promise((go) => requestAnimationFrame(() => go(performance.now())))"
# When the log has another line, or the board another look.
CHANGED: Final = """() => new Promise((go) => new MutationObserver((_, self) => {
  self.disconnect();
  requestAnimationFrame(() => go(Date.now()));
}).observe(document.querySelector('main.table'), { subtree: true, childList: true, attributes: true }))"""
STILL: Final = """() => {
  window.redrawn = 0;
  const count = (found) => (window.redrawn += found.length);
  for (const one of document.querySelectorAll('.floor, .still'))
    new MutationObserver(count).observe(one, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
FRAMES_OF: Final = """() => new Promise((go) => {
  const times = [];
  const frame = (now) => {
    times.push(now);
    if (now - times[0] < 1000) requestAnimationFrame(frame);
    else go((1000 * (times.length - 1)) / (times.at(-1) - times[0]));
  };
  requestAnimationFrame(frame);
})"""


def opened(chromium: Browser, server: Server, seated: Seated | None, path: str = "/", still: bool = True) -> Page:
    context = chromium.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce" if still else "no-preference"
    )
    if seated:
        name, _, value = seated.guest.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": server.address}])
    page = context.new_page()
    page.goto(server.address + (seated.path if seated else path))
    return page


def first_paint(chromium: Browser, server: Server, tables: Tables, game: str) -> float:
    """Milliseconds until the board of a table is drawn, with an empty cache."""
    found = []
    for _ in range(TIMES):
        page = opened(chromium, server, tables.running(game))
        page.wait_for_selector("main.table .board")
        found.append(float(page.evaluate(SHOWN)))
        page.context.close()
    return float(median(found))


def move(chromium: Browser, server: Server, tables: Tables) -> float:
    """Milliseconds from a click until another browser shows what it led to, when both have drawn their tables."""
    found = []
    for _ in range(TIMES):
        ann, ben = (opened(chromium, server, one) for one in tables.together("luxor", options={"starting_player": 0}))
        wait_for_turn(ann, "luxor")
        ben.wait_for_selector("main.table .board")
        click(ann, "luxor")
        ann.wait_for_selector(".space.goal, .answers .btn.main")
        ann.wait_for_timeout(DRAWN)
        ben.evaluate(f"() => {{ window.changed = ({CHANGED})(); }}")
        began = ann.evaluate(
            """() => {
              const goal = [...document.querySelectorAll('.space.goal')].at(-1);
              const now = Date.now();
              const found = goal ?? document.querySelector('.answers .btn.main');
              found.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
              return now;
            }"""
        )
        found.append(float(ben.evaluate("() => window.changed")) - began)
        ann.context.close()
        ben.context.close()
    return float(median(found))


def redrawn(chromium: Browser, server: Server, tables: Tables, game: str) -> float:
    """How often hovering changes anything of the still layer."""
    page = opened(chromium, server, tables.running(game))
    wait_for_turn(page, game)
    page.evaluate(STILL)
    box = page.locator("main.table .board").bounding_box()
    assert box
    for step in range(60):
        page.mouse.move(
            box["x"] + box["width"] * (step % 10 + 0.5) / 10, box["y"] + box["height"] * (step // 10 + 0.5) / 6
        )
    page.wait_for_timeout(100)
    count = float(page.evaluate("() => window.redrawn"))
    page.context.close()
    return count


def frames(chromium: Browser, server: Server, tables: Tables) -> float:
    """Frames a second while an adventurer walks."""
    page = opened(chromium, server, tables.running("luxor", options={"starting_player": 0}), still=False)
    wait_for_turn(page, "luxor")
    click(page, "luxor")
    page.wait_for_selector(".space.goal, .answers .btn.main")
    page.evaluate(f"() => {{ window.rate = ({FRAMES_OF})(); }}")
    click(page, "luxor")
    rate = float(page.evaluate("() => window.rate"))
    page.context.close()
    return rate


def sizes(chromium: Browser, server: Server, tables: Tables) -> dict[str, float]:
    """Packed bytes of the first screen, and of what each table needs beside it."""
    home = opened(chromium, server, None)
    home.wait_for_load_state("networkidle")
    first = loaded(home)
    found = {"first screen": float(weight(first))}
    for game in GAMES:
        page = opened(chromium, server, tables.running(game))
        page.wait_for_load_state("networkidle")
        found[f"table of {game}"] = float(weight(loaded(page) - first))
        page.context.close()
    return found


def loaded(page: Page) -> set[str]:
    names: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return {*names, page.url.split("/table")[0].rstrip("/") + "/"}


def verdict(name: str, value: float, target: float, unit: str, *, least: bool = False) -> dict[str, Any]:
    """One line of the report."""
    met = value >= target if least else value <= target
    print(f"{name:46} {value:10,.0f} {unit:6} {'>=' if least else '<='} {target:,.0f}  {'met' if met else 'MISSED'}")
    return {"name": name, "value": round(value, 1), "target": target, "unit": unit, "met": met}


@contextmanager
def running() -> Iterator[tuple[Browser, Server, Tables]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=on_the_system(), args=QUIET)
        try:
            yield browser, server, Tables(server.port, server.database)
        finally:
            browser.close()
            server.stop()


def main() -> None:
    with running() as (chromium, server, tables):
        report = [
            verdict(name, size, FIRST_SCREEN if name == "first screen" else TABLE, "bytes")
            for name, size in sizes(chromium, server, tables).items()
        ]
        for game in GAMES:
            report.append(verdict(f"first paint, {game}", first_paint(chromium, server, tables, game), PAINT, "ms"))
        report.append(verdict("a move shows in the other browser", move(chromium, server, tables), MOVE, "ms"))
        for game in GAMES:
            times = redrawn(chromium, server, tables, game)
            report.append(verdict(f"hovering redraws the still layer, {game}", times, 0, "times"))
        rate = frames(chromium, server, tables)
        report.append(verdict("frames while an adventurer walks", rate, FRAMES, "a s", least=True))
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
