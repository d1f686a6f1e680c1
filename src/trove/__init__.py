"""Trove: treasure-hunt board games; plain Python rules that run interpreted, or compiled without being changed."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

__version__ = "0.1.0"
__all__ = ["advise", "compiled", "game", "games"]

HERE = Path(__file__).parent


def has_compiled(path: Path) -> bool:
    """Whether this interpreter has a compiled file for a source or sheet."""
    return any(path.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


class SourceOnly:
    """Finds modules of this package as source, and as nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(__name__ + "."):
            return None
        for folder in path or ():
            if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name):
                return spec
        # Returning None would let the next finder load a compiled file: it would meet interpreted classes.
        raise ModuleNotFoundError(f"{name} has no source form", name=name)


# One form at a time: unless every sheet has its compiled file, the sources alone are used.
SHEETS = [*HERE.rglob("*.pxd"), *HERE.rglob("*.pyx")]
compiled: bool = os.environ.get("TROVE_PURE") != "1" and bool(SHEETS) and all(map(has_compiled, SHEETS))
if not compiled:
    sys.meta_path.insert(0, SourceOnly)

from .bots.advice import advise  # noqa: E402 (only now is the form decided)
from .core.catalog import game, games  # noqa: E402
