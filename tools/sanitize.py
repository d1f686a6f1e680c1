"""Builds the engine apart from the source tree with every check a C compiler has, and fuzzes it.

    python tools/sanitize.py --games 200 --calls 2000      what `python -m tools.fuzz` takes

The bounds check finds an index past a field, the sanitizers what goes past an object and what C leaves undefined.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
BUILT_FROM = ("src", "setup.py", "pyproject.toml")


def sanitizer() -> tuple[str, Path] | None:
    """A C compiler and its address sanitizer's library; None where either is missing. Other compilers yield to gcc."""
    given = os.environ.get("CC")
    if given and not shutil.which(given.split()[0]):
        return None
    for compiler in (given or "cc", "gcc"):
        if found := shutil.which(compiler.split()[0]):
            maker, library = (answer(found, ask) for ask in ("--version", "-print-file-name=libasan.so"))
            if "Free Software Foundation" in maker and Path(library).is_absolute():
                return compiler, loadable(Path(library))
    return None


def loadable(library: Path) -> Path:
    """The library itself, where some systems give the linker a line of text that names it."""
    content = library.read_bytes()
    named = None if content.startswith(b"\x7fELF") else re.search(rb"/\S*libasan\S*", content)
    return Path(named[0].decode()) if named else library


def answer(compiler: str, question: str) -> str:
    """What a compiler prints when asked; nothing if it does not understand."""
    return subprocess.run([compiler, question], capture_output=True, text=True, check=False).stdout.strip()


def copy_sources(folder: Path) -> None:
    """What the build reads, without what an earlier build left."""
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
            )
        else:
            shutil.copy2(ROOT / name, folder / name)


def build(folder: Path, compiler: str) -> None:
    """Compile the copy; prints what went wrong and exits if it cannot be done."""
    env = {**os.environ, "CC": compiler, "TROVE_SANITIZE": "1"}
    env.pop("TROVE_PURE", None)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode or not any((folder / "src").rglob("*.so")):
        sys.exit(f"{done.stdout}\nsanitize: the engine could not be built with sanitizers")


def fuzz(folder: Path, library: Path, asked: list[str]) -> None:
    """Fuzz the copy; exits if it fails or complains."""
    log = folder / "calls.txt"
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(ROOT)]),
        "PYTHONMALLOC": "malloc",  # so that the sanitizer sees every object by itself
        "LD_PRELOAD": str(library),
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter itself keeps things to its end
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    env.pop("TROVE_PURE", None)
    command = [sys.executable, "-m", "tools.fuzz", *asked, "--log", str(log)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    print(done.stdout, end="")
    if done.returncode or done.stderr.strip():
        last = log.read_text(errors="replace").splitlines()[-1:] if log.exists() else []
        sys.exit(f"{done.stderr}\nsanitize: the engine does what it must not, see above; last call: {last}")
    if "interpreted" in done.stdout:
        sys.exit("sanitize: expected the compiled form, but the interpreted one ran")


def main() -> None:
    reader = argparse.ArgumentParser(
        description="Builds the engine with sanitizers and fuzzes it.",
        epilog="Takes what `python -m tools.fuzz` takes.",
    )
    _, asked = reader.parse_known_args()
    found = sanitizer()
    if found is None:
        sys.exit("sanitize: expected a C compiler with its address sanitizer (gcc and libasan)")
    with TemporaryDirectory(prefix="trove-") as name:
        copy_sources(Path(name))
        build(Path(name), found[0])
        fuzz(Path(name), found[1], asked)


if __name__ == "__main__":
    main()
