"""Draws the pictures that messengers show beside a link, from the games' own scenes: web/public/share/NAME.jpg.

python -m tools.share_pictures     needs the built pages (tools.build_web), playwright and a Chromium
"""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

import trove
from tools.find_browser import on_the_system
from trove.texts import texts

TARGET: Final = Path(__file__).parents[1] / "web" / "public" / "share"
SIZE: Final = {"width": 1200, "height": 630}
LARGEST: Final = 150_000  # bytes
HOUSE: Final = "trove"
STYLE: Final = """
body { overflow: hidden }
#app { visibility: hidden }
.share { position: fixed; inset: 0; z-index: 99; display: flex; background: #0f1018 }
.share > svg { flex: 1; min-width: 0; height: 100% }
.share > svg + svg { border-left: 4px solid #e0b04c }
.share::after { content: ""; position: absolute; inset: 0; background: linear-gradient(#0000 58%, #0b0914e6 84%) }
.share p { position: absolute; z-index: 1; inset: auto 56px 36px; display: flex; align-items: center; gap: 24px }
.share p svg { width: 92px; height: 92px }
.share b { font: 750 84px/1 Commissioner; font-variation-settings: "FLAR" 100, "VOLM" 100; color: #fff4dc }
.share i { font: 600 34px/1 Commissioner; color: #e8d9b6; margin-left: auto }
"""
DRAW: Final = """([games, title]) => {
  const picture = document.createElement('div');
  const scene = (game) =>
    '<svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">' +
    `<use href="#scene-${game}" width="480" height="300"/></svg>`;
  const mark = document.querySelector('h1 svg').outerHTML;
  picture.className = 'share';
  picture.innerHTML = games.map(scene).join('') + `<p>${mark}<b></b><i>${games.length > 1 ? '' : 'Trove'}</i></p>`;
  picture.querySelector('b').textContent = title;
  document.body.append(picture);
}"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("trove: the server did not start")


def draw(page: Page, address: str, name: str, games: list[str]) -> None:
    page.goto(address)
    page.wait_for_selector("h1 svg")
    page.add_style_tag(content=STYLE)
    page.evaluate(DRAW, [games, "Trove" if name == HOUSE else texts("en").say("web-name", game=name)])
    page.wait_for_timeout(300)
    target = TARGET / f"{name}.jpg"
    page.screenshot(path=target, type="jpeg", quality=84)
    print(f"{target.name}: {target.stat().st_size} bytes")
    if target.stat().st_size > LARGEST:
        sys.exit(f"trove: {target.name} is larger than {LARGEST} bytes")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "trove", "serve", "--port", str(port), "--db", f"{folder}/t.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(address)
            browser = playwright.chromium.launch(executable_path=on_the_system(), args=["--no-sandbox"])
            page = browser.new_page(viewport=SIZE, color_scheme="light", bypass_csp=True)  # type: ignore[arg-type]
            for name, games in {HOUSE: list(trove.games()), **{game: [game] for game in trove.games()}}.items():
                draw(page, address, name, games)
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
