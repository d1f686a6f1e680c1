"""Reads which modules a Python or Cython file imports, without running it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FROM = re.compile(r"^[ \t]*from[ \t]+([.\w]+)[ \t]+(c?import)[ \t]+(?:\(([^)]*)\)|([^#\n]*))", re.MULTILINE)
PLAIN = re.compile(r"^[ \t]*(c?import)[ \t]+([^#\n]+)", re.MULTILINE)
COMPUTED = "a computed name"


def absolute(package: str, level: int, name: str) -> str:
    """A module's full name, seen from a package: level 1 is the package itself."""
    if not level:
        return name
    parts = package.split(".")[: 1 - level or None]
    return ".".join([*parts, name] if name else parts)


def names(base: str, imported: list[str]) -> Iterator[str]:
    """What `from base import ...` may load: the module, and each name, which may be a module too."""
    if "." in base or not imported:  # of a top package the names are enough
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
        elif isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in {"import_module", "__import__"}:
            yield COMPUTED, False


def imports_of_sheet(package: str, text: str) -> Iterator[tuple[str, bool]]:
    """The same of a Cython file, with whether it is a cimport."""
    for where, verb, bracketed, rest in FROM.findall(text):
        name = where.lstrip(".")
        base = absolute(package, len(where) - len(name), name)
        imported = [part.split()[0] for part in (bracketed or rest).split(",") if part.strip()]
        yield from ((full, verb == "cimport") for full in names(base, imported))
    for verb, what in PLAIN.findall(text):
        yield from ((part.split()[0], verb == "cimport") for part in what.split(",") if part.strip())


def module_of(path: Path, source: Path) -> tuple[str, str]:
    """The full name of a file's module, and of the package that its relative imports start from."""
    parts = path.relative_to(source).with_suffix("").parts
    package = ".".join(parts[:-1])
    return (package if parts[-1] == "__init__" else ".".join(parts)), package


def imports_of(path: Path, source: Path) -> Iterator[tuple[str, bool]]:
    """Full names of all that a file imports, each with whether it is a cimport."""
    _, package = module_of(path, source)
    read = imports_of_source if path.suffix in {".py", ".pyi"} else imports_of_sheet
    return read(package, path.read_text(encoding="utf-8"))
