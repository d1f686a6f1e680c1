"""Reads what a module imports, and says which of it goes the wrong way."""

import ast
import re
import sys
from collections.abc import Iterator

# What each folder of the package may import from the others. Nothing may import server or cli.
LAYERS = {
    "": {"core", "bots"},  # what the package offers by name
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "research": {"core", "games", "bots", "research"},
    "texts": {"core", "texts"},
    "server": {"core", "games", "bots", "research", "texts", "server"},
    "cli": {"core", "games", "bots", "research", "texts", "cli"},
    "__main__": {"cli"},  # `python -m trove`
}
BARE = ("core", "games")  # these need the standard library and msgspec, nothing else
ALLOWED = {*sys.stdlib_module_names, "msgspec", "trove"}
COMPILE_TIME = {"cython", "libc", "cpython"}  # for cimport only: nothing of them is there at run time

FROM = re.compile(r"^[ \t]*from[ \t]+([.\w]+)[ \t]+(c?import)[ \t]+(?:\(([^)]*)\)|([^#\n]*))", re.MULTILINE)
PLAIN = re.compile(r"^[ \t]*(c?import)[ \t]+([^#\n]+)", re.MULTILINE)


def absolute(package: str, level: int, name: str) -> str:
    """A module's full name, seen from a package: level 1 is the package itself."""
    if not level:
        return name
    parts = package.split(".")[: 1 - level or None]
    return ".".join([*parts, name] if name else parts)


def names(base: str, imported: list[str]) -> Iterator[str]:
    """What `from base import ...` may load: the module, and each name, which may be a module too."""
    yield base
    for name in imported:
        yield f"{base}.{name}"


def imports_of_source(package: str, text: str) -> Iterator[tuple[str, bool]]:
    """Full names of all that a Python file imports, at the top or inside functions; none is a cimport."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, False) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(package, node.level, node.module or "")
            yield from ((name, False) for name in names(base, [alias.name for alias in node.names]))


def imports_of_sheet(package: str, text: str) -> Iterator[tuple[str, bool]]:
    """The same of a Cython file, with whether it is a cimport."""
    for where, verb, bracketed, rest in FROM.findall(text):
        name = where.lstrip(".")
        base = absolute(package, len(where) - len(name), name)
        imported = [part.split()[0] for part in (bracketed or rest).split(",") if part.strip()]
        yield from ((full, verb == "cimport") for full in names(base, imported))
    for verb, what in PLAIN.findall(text):
        yield from ((part.split()[0], verb == "cimport") for part in what.split(",") if part.strip())


def problem(module: str, name: str, cimported: bool) -> str | None:
    """What is wrong with one import of a module; None if nothing is."""
    own, other = module.split("."), name.split(".")
    layer = own[1] if len(own) > 1 else ""
    if layer in BARE and other[0] not in ALLOWED | (COMPILE_TIME if cimported else set()):
        return f"{module} imports {name}: {layer} needs the standard library and msgspec, nothing else"
    if other[0] != "trove" or len(other) < 2 or other[1] not in LAYERS:
        return None
    if other[1] not in LAYERS.get(layer, {"core"}):
        return f"{module} imports {name}: {layer or 'the package itself'} may not know {other[1]}"
    if layer == other[1] == "games" and len(own) > 2 and len(other) > 2 and own[2] != other[2]:
        return f"{module} imports {name}: games never import each other"
    return None


def problems(module: str, package: str, text: str, is_sheet: bool) -> list[str]:
    """All that is wrong with a module's imports."""
    found = imports_of_sheet(package, text) if is_sheet else imports_of_source(package, text)
    return [said for name, cimported in dict.fromkeys(found) if (said := problem(module, name, cimported))]
