"""Finds imports that point the wrong way."""

import sys

from tools.imports import COMPUTED, imports_of_sheet, imports_of_source

# What each folder of the package may import from the others. Nothing may import cli, and only cli may import server.
LEAVES = {
    "form",
    "start",
    "version",
}  # modules beside the folders that anything may import; they import nothing of ours
LAYERS = {
    "": {"core", "bots"},  # what the package offers by name
    **{leaf: set() for leaf in LEAVES},
    "core": {"core"},
    "games": {"core", "games"},
    "disk": {"core", "disk"},
    "bots": {"core", "games", "disk", "bots"},
    "offers": {"core", "games", "offers"},
    "research": {"core", "games", "disk", "bots", "research"},
    "texts": {"core", "texts"},
    "server": {"core", "games", "disk", "bots", "research", "texts", "offers", "server"},
    "cli": {"core", "games", "disk", "bots", "research", "texts", "offers", "server", "cli"},
    "__main__": {"cli"},  # `python -m trove`
}
ROOT_USERS = {"cli", "server", "__main__"}  # these may import the package itself, which imports most of the others
# Modules that load others by a computed name, and the folder those are in: nothing else may.
DYNAMIC = {
    "trove.cli.app": "cli",
    "trove.cli.drawing": "cli",
    "trove.core.catalog": "games",  # finds the games by their folders and knows none of them
    "trove.core.packaged_game": "games",  # a game's own modules
    "trove.offers": "offers",
}
BARE = ("core", "games", "offers")  # these need the standard library and msgspec, nothing else
ALLOWED = {*sys.stdlib_module_names, "msgspec", "trove"}
COMPILE_TIME = {"cython", "libc", "cpython"}  # for cimport only: nothing of them is there at run time


def is_root(name: list[str]) -> bool:
    """Whether the package itself is meant, or a name that it offers."""
    return name[0] == "trove" and (len(name) == 1 or (len(name) == 2 and name[1] not in LAYERS))


def problem(module: str, name: str, cimported: bool) -> str | None:
    """What is wrong with one import of a module; None if nothing is."""
    own, other = module.split("."), name.split(".")
    layer = own[1] if len(own) > 1 else ""
    if name == COMPUTED:
        return None if module in DYNAMIC else f"{module} imports {COMPUTED}: say in house/imports.py what it loads"
    if is_root(other) and layer not in ROOT_USERS:
        return f"{module} imports the package itself, which imports it: import the module that is meant"
    if layer in BARE and other[0] not in ALLOWED | (COMPILE_TIME if cimported else set()):
        return f"{module} imports {name}: {layer} needs the standard library and msgspec, nothing else"
    if other[0] != "trove" or len(other) < 2 or other[1] not in LAYERS:
        return None
    if other[1] not in LAYERS.get(layer, {"core"}) | LEAVES:
        return f"{module} imports {name}: {layer or 'the package itself'} may not know {other[1]}"
    if layer == other[1] == "games" and len(own) > 2 and len(other) > 2 and own[2] != other[2]:
        return f"{module} imports {name}: games never import each other"
    return None


def problems(module: str, package: str, text: str, is_sheet: bool) -> list[str]:
    """All that is wrong with a module's imports."""
    found = imports_of_sheet(package, text) if is_sheet else imports_of_source(package, text)
    return [said for name, cimported in dict.fromkeys(found) if (said := problem(module, name, cimported))]
