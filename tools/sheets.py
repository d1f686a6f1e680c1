"""Keeps the constants of the typing sheets: a sheet has to declare every whole number its module uses by name.

python -m tools.sheets           writes them into the sheets
python -m tools.sheets --check   names the sheets that are out of date
"""

import ast
import os
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
WIDTH: Final = 120
CONSTANT: Final = re.compile(r"_?[A-Z][A-Z0-9_]*")
LINES: Final = re.compile(r"(?:^cdef long long [A-Z][A-Z0-9_]*(?:, [A-Z][A-Z0-9_]*)*\n)+", re.MULTILINE)


def names_at_hand(tree: ast.Module) -> set[str]:
    """Names in capitals that a module imports or sets at its top."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in found if CONSTANT.fullmatch(name)}


def names_in_functions(tree: ast.Module) -> set[str]:
    """Every name that code inside a function or method reads."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {node.id for function in functions for node in ast.walk(function) if isinstance(node, ast.Name)}


def constants_of(module: Path) -> list[str]:
    """The whole numbers that a module's functions use by name, sorted."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    loaded = import_module(".".join(module.relative_to(SOURCE).with_suffix("").parts))
    used = names_at_hand(tree) & names_in_functions(tree)
    return sorted(name for name in used if isinstance(getattr(loaded, name), int))


def declaration(names: list[str]) -> str:
    """The lines that declare these names."""
    lines, line = [], ""
    for name in names:
        longer = f"{line}, {name}" if line else f"cdef long long {name}"
        if len(longer) > WIDTH:
            lines.append(line)
            longer = f"cdef long long {name}"
        line = longer
    return "".join(f"{line}\n" for line in [*lines, line] if line)


def written(sheet: Path) -> str:
    """A sheet as it should be."""
    text = sheet.read_text(encoding="utf-8")
    wanted = declaration(constants_of(sheet.with_suffix(".py")))
    if LINES.search(text):
        return LINES.sub(wanted, text, count=1)
    if not wanted:
        return text
    head = re.match(r"(?:(?:cimport|from) .*\n)*\n*", text)
    at = head.end() if head else 0
    return text[:at].rstrip("\n") + ("\n\n" if at else "") + wanted + "\n" + text[at:]


def sheets() -> list[Path]:
    """Every typing sheet with a source beside it."""
    return sorted(path for path in SOURCE.rglob("*.pxd") if path.with_suffix(".py").exists())


def stale() -> list[Path]:
    return [sheet for sheet in sheets() if written(sheet) != sheet.read_text(encoding="utf-8")]


def main() -> int:
    out_of_date = stale()
    if "--check" not in sys.argv:
        for sheet in out_of_date:
            sheet.write_text(written(sheet), encoding="utf-8")
        return 0
    for sheet in out_of_date:
        print(f"{sheet.relative_to(ROOT)}: constants are out of date; run python -m tools.sheets", file=sys.stderr)
    return int(bool(out_of_date))


if __name__ == "__main__":
    if os.environ.get("TROVE_PURE") != "1":  # a compiled module's constants cannot be read
        os.execve(
            sys.executable, [sys.executable, "-m", "tools.sheets", *sys.argv[1:]], {**os.environ, "TROVE_PURE": "1"}
        )
    sys.exit(main())
