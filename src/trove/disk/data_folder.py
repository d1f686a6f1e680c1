"""Where this user's matches are kept."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder `trove` in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "trove"
