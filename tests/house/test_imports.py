"""Imports point one way."""

from pathlib import Path

import pytest

from house.imports import LAYERS, problems
from house.tree import PACKAGE, code_files, game_folders


def names_of(path: Path) -> tuple[str, str]:
    """The full name of a file's module, and of the package that its relative imports start from."""
    parts = ["trove", *path.relative_to(PACKAGE).with_suffix("").parts]
    package = ".".join(parts[:-1])
    return (package if parts[-1] == "__init__" else ".".join(parts)), package


def test_imports_point_one_way() -> None:
    files = code_files()
    assert files
    found = []
    for path in files:
        module, package = names_of(path)
        found += problems(module, package, path.read_text(encoding="utf-8"), path.suffix in {".pxd", ".pyx"})
    assert not found, "\n".join(found)


def test_every_folder_of_the_package_has_its_place() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert folders <= LAYERS.keys(), "say in house/imports.py what the new folder may import"
    assert game_folders()


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/state.py", "from ..games import luxor"),
        ("core/state.py", "def late() -> None:\n    import trove.games.luxor.rules"),
        ("core/state.py", "from .. import bots"),
        ("core/state.py", "import numpy"),
        ("core/__init__.py", "from ..bots import search"),
        ("core/state.pxd", "from ..games.luxor.state cimport State"),
        ("core/state.pxd", "from .chance cimport draw\nfrom ..games.luxor.state cimport State"),
        ("core/state.pxd", "from .chance cimport (draw,\n    mwc)\ncimport numpy"),
        ("core/free.pyx", "import numpy"),
        ("core/free.pyx", "cimport numpy"),
        ("core/free.pyx", "from trove.server cimport app"),
        ("games/luxor/rules.py", "from ..tomb_raider.rules import apply"),
        ("games/luxor/rules.py", "from .. import tomb_raider"),
        ("games/luxor/rules.py", "from ...bots import search"),
        ("games/luxor/rules.py", "from rich import print"),
        ("games/luxor/rules.pxd", "from ..tomb_raider.rules cimport (\n    apply,\n    count_legal)"),
        ("bots/search.py", "from trove.research import batch"),
        ("research/batch.py", "from trove import cli"),
        ("server/app.py", "from ..cli import main"),
        ("cli/__init__.py", "from ..server.app import app"),
        ("__init__.py", "from .games import luxor"),
        ("__init__.py", "from . import server"),
    ],
)
def test_a_wrong_import_is_found(path: str, text: str) -> None:
    module, package = names_of(PACKAGE / path)
    assert problems(module, package, text, not path.endswith(".py")), text


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/state.py", "import msgspec\nfrom hashlib import blake2b\nfrom .terms import zeros"),
        ("core/state.pxd", "cimport cython\nfrom libc.string cimport memcpy\nfrom .chance cimport draw as drawn, mwc"),
        ("games/luxor/rules.py", "from ...core.chance import draw\nfrom . import terms\nfrom .state import State"),
        ("games/luxor/rules.pxd", "from ...core.chance cimport draw\nfrom .state cimport State"),
        ("cli/play.py", "import typer\nfrom trove import game\nfrom ..bots import search"),
        ("__init__.py", "from .core.catalog import game"),
    ],
)
def test_a_right_import_is_left_alone(path: str, text: str) -> None:
    module, package = names_of(PACKAGE / path)
    assert not problems(module, package, text, not path.endswith(".py"))
