"""The rules pages, cut into sections and rules."""

import re

from rich.console import RenderableType

from trove.core.refusals import BadInput
from trove.texts import FALLBACK
from trove.texts.rules_pages import CHECKOUT as CHECKOUT
from trove.texts.rules_pages import rules_page

SECTION = re.compile(r"^## ([A-Z]+\d+)\b.*$", re.MULTILINE)
RULE = re.compile(r"^- \*\*([A-Z]+\d+\.\d+)\*\*", re.MULTILINE)
NEXT = re.compile(r"^(- \*\*[A-Z]+\d+\.\d+\*\*|## )", re.MULTILINE)
EXAMPLE = re.compile(r"^(\d+)\. ", re.MULTILINE)
RULING = re.compile(r"^\| ([A-Z]+\d+) \| (.*) \|$", re.MULTILINE)  # a row of a table that is not in a list


def whole(game: str, language: str) -> str:
    """The rules of a game in a language, or in English."""
    return rules_page(game, language)[1]


def page(game: str, language: str, number: str = "") -> str:
    """All rules, one section (L5), one rule (L5.6) or one ruling (A7), as Markdown."""
    text, wanted = whole(game, language), number.strip().upper()
    if not wanted:
        return text
    if wanted in (told := rulings(text)):
        return f"- **{wanted}** {told[wanted]}"
    heads = (RULE if "." in wanted else SECTION).finditer(text)
    head = next((found for found in heads if found[1] == wanted), None)
    if head is None:
        raise BadInput("no-such-rule", f"the rules of {game} have no number {number[:20]}", name=game, rule=number[:20])
    ends = NEXT if "." in wanted else re.compile(r"^## ", re.MULTILINE)
    end = ends.search(text, head.end())
    return text[head.start() : end.start() if end else len(text)].strip()


def rulings(text: str) -> dict[str, str]:
    """The table of rulings, by number: the question, then the answer."""
    return {row[1]: " ".join(cell.strip() for cell in row[2].split(" | ")) for row in RULING.finditer(text)}


def numbers(game: str) -> list[str]:
    """Every rule number of a game, then its rulings, then its worked examples as `L:example 3`."""
    text = whole(game, FALLBACK)
    rules = RULE.findall(text)
    tail = text[list(re.finditer(r"^## ", text, re.MULTILINE))[-1].start() :]
    letters = re.match(r"[A-Z]+", rules[0]) if rules else None
    prefix = letters[0] if letters else ""
    return [*rules, *rulings(text), *(f"{prefix}:example {n}" for n in EXAMPLE.findall(tail))]


def shown(text: str) -> RenderableType:
    """Markdown for the screen."""
    from rich.markdown import Markdown

    return Markdown(text, hyperlinks=False)
