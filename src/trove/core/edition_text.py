"""Edition files in TOML: read into a typed struct, refused with the line and what was expected there."""

import re
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec

from .decoding import prepared
from .edition_problems import described, place_in
from .refusals import BadInput

T = TypeVar("T")


def line_of(text: str, path: str) -> int:
    """The line of a place like `$.treasures[2].count`, as well as it can be found."""
    lines = [re.sub(r"\s*#.*", "", line) for line in text.splitlines()]
    at = 0
    for key, index in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if key:
            head = re.compile(rf"\s*(\[\[?(\w+\.)?{key}[\].]|{key}\s*=)")
            at = next((n for n in range(at, len(lines)) if head.match(lines[n])), at)
        elif index.isdigit() and lines[at].startswith("[["):
            heads = [n for n, line in enumerate(lines) if line == lines[at]]
            at = heads[min(int(index), len(heads) - 1)]
    return at + 1


def refuse_line(line: int, expected: str, problem: str = "other", **facts: Any) -> NoReturn:
    """Refuse a file; code and facts of the problem are for its text, `expected` is the English sentence."""
    place = f"edition file, line {line}" if line else "edition file"
    raise BadInput("bad-edition", f"{place}: {expected}", line=line, expected=expected, problem=problem, **facts)


def refuse(text: str, path: str, expected: str, problem: str = "other", **facts: Any) -> NoReturn:
    refuse_line(line_of(text, path), expected, problem, where=place_in(path), **facts)


def read_edition(text: str, contents: type[T], names: Callable[[str], Sequence[str]]) -> T:
    """The contents of an edition file; `names` has what may be at a path where a name is expected."""
    try:
        return msgspec.toml.decode(text, type=prepared(contents))
    except msgspec.ValidationError as problem:
        sentence, _, path = str(problem).partition(" - at `")
        path, facts = path.rstrip("`"), described(sentence)
        if unknown := re.search("unknown field `(.+)`", sentence):
            path = f"{path}.{unknown[1]}"
        if sentence.startswith("Invalid enum value"):
            facts["known"] = ", ".join(names(path))
            sentence = f"expected one of {facts['known']}, not {sentence.removeprefix('Invalid enum value ')}"
        refuse(text, path, sentence[:1].lower() + sentence[1:], **facts)
    except (ValueError, RecursionError) as problem:  # no TOML, a number of thousands of digits, endless nesting
        found = re.search(r"line (\d+)", str(problem))
        line = int(found[1]) if found else max(1, len(text.splitlines()))
        why = str(problem)[:100] if isinstance(problem, ValueError) else "nested too deeply"
        refuse_line(line, f"expected TOML ({why})", "not-toml")
