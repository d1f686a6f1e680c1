"""The command as it was started, for sentences that tell what to type next."""

import shlex
import shutil
import sys
from pathlib import Path

NAME = "trove"


def started_as() -> list[str]:
    """The words that start this command again: its name where a shell finds it, otherwise its path."""
    script = sys.argv[0]
    if Path(script).name == "__main__.py":
        return [sys.executable, "-m", NAME]
    if Path(script).stem != NAME or not Path(script).exists():
        return [NAME]
    found = shutil.which(NAME)
    return [NAME] if found and Path(found).samefile(script) else [script]


def to_type(*words: str) -> str:
    """What to type in a shell for a command with these words."""
    return shlex.join([*started_as(), *words])
