"""Finds the Chromium that browser tests use, or installs one; prints its path.

The system's comes first; otherwise root gets Debian's package, and everybody else playwright's own download.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "trove: browser tests need Chromium: install it with the system's packages, or run playwright install chromium"
)


def on_the_system() -> str | None:
    """The browser that the system has."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The browser that playwright has downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def ran(*command: str) -> bool:
    """Run a command in silence; returns whether it worked."""
    if not shutil.which(command[0]):
        return False
    return not subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode


def browser() -> str | None:
    """A Chromium that is there already."""
    return on_the_system() or of_playwright()


def installed() -> str | None:
    """A Chromium that was not there before."""
    print("trove: installing Chromium for the browser tests", file=sys.stderr)
    if shutil.which("apt-get") and os.geteuid() == 0:
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        ran("apt-get", "update", "-qq")
        if ran("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"):
            return on_the_system()
    return of_playwright() if ran(sys.executable, "-m", "playwright", "install", "chromium") else None


def main() -> int:
    found = browser() or installed()
    print(found or MISSING, file=sys.stdout if found else sys.stderr)
    return int(not found)


if __name__ == "__main__":
    sys.exit(main())
