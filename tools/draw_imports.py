"""Draws which package imports which, as the sources have it: `python -m tools.draw_imports` writes the picture."""

from pathlib import Path
from typing import Final

from .imports import imports_of, module_of

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = "docs/images/imports.svg"
CODE: Final = {".py", ".pyx", ".pxd"}
# Single modules; drawn, they would hide the rest.
LEAVES: Final = {"trove.form", "trove.start", "trove.version", "trove.__main__"}
WIDTH, HEIGHT, GAP, ROW, MARGIN = 190, 46, 34, 112, 28
STYLE: Final = """
  text { font: 15px system-ui, sans-serif; fill: #1f2a37; text-anchor: middle }
  rect { fill: #f4efe4; stroke: #b89b5e; stroke-width: 1.5 }
  path { fill: none; stroke: #6b7c93; stroke-width: 1.4; marker-end: url(#tip) }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8e2d4 }
    rect { fill: #22303f; stroke: #b89b5e } path { stroke: #8fa3bd }
  }
"""


def package_of(module: str) -> str:
    """The package a module is drawn in: a folder of trove, or a game's folder."""
    parts = module.split(".")
    if len(parts) > 2 and parts[1] == "games":
        return ".".join(parts[:3])
    return ".".join(parts[:2])


def sources(source: Path) -> list[Path]:
    return sorted(path for path in (source / "trove").rglob("*") if path.suffix in CODE)


def packages(source: Path) -> dict[str, set[str]]:
    """Every package with those it imports."""
    found: dict[str, set[str]] = {}
    for path in sources(source):
        own = package_of(module_of(path, source)[0])
        if own in LEAVES or own == "trove.games":
            continue
        imported = {package_of(name) for name, _ in imports_of(path, source) if name.startswith("trove")}
        found.setdefault(own, set()).update(imported)
    for own, imported in found.items():
        offered = any(name.count(".") == 1 and name not in found.keys() | LEAVES for name in imported)
        imported.intersection_update(found.keys() - {own})
        if offered:  # a name of the package itself, such as trove.game
            imported.add("trove")
    return found


def ranks(graph: dict[str, set[str]]) -> dict[str, int]:
    """How many packages lie below each; 0 for one that imports none."""
    known: dict[str, int] = {}

    def rank(name: str) -> int:
        if name not in known:
            known[name] = 1 + max((rank(other) for other in sorted(graph[name])), default=-1)
        return known[name]

    for name in sorted(graph):
        rank(name)
    return known


def reduced(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """Without the arrows that follow from two others: the picture stays readable and shows the same order."""

    def below(name: str) -> set[str]:
        return graph[name].union(*(below(other) for other in graph[name]))

    return {
        name: {other for other in imported if not any(other in below(third) for third in imported - {other})}
        for name, imported in graph.items()
    }


def label(package: str) -> str:
    return package.removeprefix("trove.").replace("games.", "") if package != "trove" else "trove"


def drawn(source: Path) -> str:
    """The picture as SVG text."""
    graph = packages(source)
    rows: dict[int, list[str]] = {}
    for name, rank in sorted(ranks(graph).items()):
        rows.setdefault(rank, []).append(name)
    widest = max(map(len, rows.values()))
    width = 2 * MARGIN + widest * (WIDTH + GAP) - GAP
    height = 2 * MARGIN + (len(rows) - 1) * ROW + HEIGHT
    place: dict[str, tuple[int, int]] = {}
    for rank, names in rows.items():
        left = (width - len(names) * (WIDTH + GAP) + GAP) // 2
        for k, name in enumerate(names):
            place[name] = (left + k * (WIDTH + GAP), height - MARGIN - HEIGHT - rank * ROW)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Import graph">',
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
        '<path d="M1 1 7 4 1 7" style="marker-end:none"/></marker></defs>',
    ]
    for name, imported in sorted(reduced(graph).items()):
        x, y = place[name]
        for other in sorted(imported):
            to_x, to_y = place[other]
            start, end = (x + WIDTH // 2, y + HEIGHT), (to_x + WIDTH // 2, to_y - 2)
            middle = (start[1] + end[1]) // 2
            parts.append(f'<path d="M{start[0]} {start[1]}C{start[0]} {middle} {end[0]} {middle} {end[0]} {end[1]}"/>')
    for name, (x, y) in sorted(place.items()):
        parts.append(f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="8"/>')
        parts.append(f'<text x="{x + WIDTH // 2}" y="{y + 28}">{label(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    (ROOT / PICTURE).write_text(drawn(ROOT / "src"), encoding="utf-8")
