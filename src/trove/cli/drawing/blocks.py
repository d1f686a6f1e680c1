"""Small drawings side by side, as many in a row as fit."""

from collections.abc import Sequence

from rich.text import Text

GAP = 4

Block = list[Text]  # lines from the top


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = GAP) -> Block:
    """Blocks next to each other, their first lines level."""
    lines = []
    for k in range(max((len(block) for block in blocks), default=0)):
        line = Text(no_wrap=True)
        for block in blocks:
            part = block[k] if k < len(block) else Text()
            line.append_text(part)
            if block is not blocks[-1]:
                line.append(" " * (width_of(block) - part.cell_len + gap))
        lines.append(line)
    return lines


def flow(blocks: Sequence[Block], width: int, gap: int = GAP) -> Block:
    """Blocks in rows that are no wider than this."""
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        need = width_of(block) + gap
        if not rows or need > room + gap:
            rows.append([])
            room = width
        rows[-1].append(block)
        room -= need
    return [line for row in rows for line in beside(row, gap)]
