"""Imports point one way."""

from pathlib import Path

import pytest

from house.imports import LAYERS, problems
from house.tree import PACKAGE, ROOT, code_files, game_folders
from tools.draw_imports import PICTURE, drawn, packages
from tools.imports import module_of


def names_of(path: Path) -> tuple[str, str]:
    """The full name of a file's module, and of the package that its relative imports start from."""
    return module_of(path, PACKAGE.parent)


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
        ("core/nogil.pyx", "import numpy"),
        ("core/nogil.pyx", "cimport numpy"),
        ("core/nogil.pyx", "from trove.server cimport app"),
        ("games/luxor/rules.py", "from ..tomb_raider.rules import apply"),
        ("games/luxor/rules.py", "from .. import tomb_raider"),
        ("games/luxor/rules.py", "from ...bots import search"),
        ("games/luxor/rules.py", "from rich import print"),
        ("games/luxor/rules.pxd", "from ..tomb_raider.rules cimport (\n    apply,\n    count_legal)"),
        ("bots/search.py", "from trove.research import batch"),
        ("research/batch.py", "from trove import cli"),
        ("offers/trials.py", "from ..texts import Texts"),
        ("offers/luxor/decision.py", "from trove.bots import search"),
        ("games/luxor/words.py", "from trove.offers import decision"),
        ("server/app.py", "from ..cli import main"),
        ("server/app.py", "from ..cli.app import app"),
        ("__init__.py", "from .games import luxor"),
        ("__init__.py", "from . import server"),
        ("form.py", "from .core.constants import zeros"),
        ("bots/plan.py", "import trove"),
        ("core/state.py", "from trove import compiled"),
        ("core/state.py", "from .. import compiled"),
        ("core/state.py", 'from importlib import import_module\nimport_module("trove.games.luxor")'),
        ("games/luxor/rules.py", '__import__("trove.bots")'),
    ],
)
def test_a_wrong_import_is_found(path: str, text: str) -> None:
    module, package = names_of(PACKAGE / path)
    assert problems(module, package, text, not path.endswith(".py")), text


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/state.py", "import msgspec\nfrom hashlib import blake2b\nfrom .constants import zeros"),
        ("core/state.pxd", "cimport cython\nfrom libc.string cimport memcpy\nfrom .chance cimport draw as drawn, mwc"),
        ("games/luxor/rules.py", "from ...core.chance import draw\nfrom . import constants\nfrom .state import State"),
        ("games/luxor/rules.pxd", "from ...core.chance cimport draw\nfrom .state cimport State"),
        ("cli/commands/play.py", "import typer\nfrom trove import game\nfrom ...bots import search"),
        ("cli/serve.py", "from ..server.app import app"),
        ("__init__.py", "from .core.catalog import game"),
        ("core/state.py", "from ..form import compiled"),
        ("core/catalog.py", 'import importlib\nimportlib.import_module("..games", __package__)'),
    ],
)
def test_a_right_import_is_left_alone(path: str, text: str) -> None:
    module, package = names_of(PACKAGE / path)
    assert not problems(module, package, text, not path.endswith(".py"))


def test_no_package_imports_itself_by_way_of_others() -> None:
    graph = packages(PACKAGE.parent)
    while leaves := [name for name, imported in graph.items() if not imported & graph.keys()]:
        for name in leaves:
            del graph[name]
    assert not graph, f"a cycle among {sorted(graph)}"


def test_the_drawn_imports_are_the_real_ones() -> None:
    assert (ROOT / PICTURE).read_text(encoding="utf-8") == drawn(PACKAGE.parent), "run python -m tools.draw_imports"
