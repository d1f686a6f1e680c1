"""Decides which form of the engine runs, compiled or interpreted. Imported before any other module of the package."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = __name__.rpartition(".")[0]
FOLDER: Final = Path(__file__).parent


def has_compiled(path: Path) -> bool:
    """Whether this interpreter has a compiled file for a source or sheet."""
    return any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


class SourceOnly:
    """Finds modules of this package as source only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(PACKAGE + "."):
            return None
        for folder in path or ():
            if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                return spec
        # Returning None would let the next finder load a compiled file, which would meet interpreted classes.
        raise ModuleNotFoundError(f"{name} has no source form", name=name)


# One form at a time: unless every sheet has its compiled file, only the sources are used.
SHEETS: Final = [*FOLDER.rglob("*.pxd"), *FOLDER.rglob("*.pyx")]
compiled: bool = os.environ.get("TROVE_PURE") != "1" and bool(SHEETS) and all(map(has_compiled, SHEETS))
if not compiled:
    sys.meta_path.insert(0, SourceOnly)
