"""What a validator found wrong with an edition file, as a code that selects a text, and the text's facts."""

import re
from typing import Any

SPACE = r"`(\w+)[^`]*`"
# By code: the message of msgspec, and the names of its groups.
PROBLEMS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("wrong-type", rf"Expected {SPACE}, got {SPACE}", ("wanted", "got")),
    ("too-small", r"Expected `int` >= (-?\d+)", ("limit",)),
    ("too-big", r"Expected `int` <= (-?\d+)", ("limit",)),
    ("too-short", rf"Expected {SPACE} of length >= (\d+)", ("wanted", "limit")),
    ("too-long", rf"Expected {SPACE} of length <= (\d+)", ("wanted", "limit")),
    ("wrong-form", r"Expected `str` matching regex", ()),
    ("missing", r"Object missing required field `([^`]+)`", ("field",)),
    ("unknown", r"Object contains unknown field `([^`]+)`", ("field",)),
    ("not-one-of", r"Invalid enum value '?([^']*)'?", ("value",)),
)


def described(told: str) -> dict[str, Any]:
    """The code of a problem and its facts; numbers are numbers."""
    for code, pattern, names in PROBLEMS:
        if found := re.match(pattern, told):
            facts = zip(names, found.groups(), strict=True)
            return {"problem": code, **{name: int(value) if name == "limit" else value for name, value in facts}}
    return {"problem": "other"}


def place_in(path: str) -> str:
    """A path like `$.treasures[2].count` as the file has it: `treasures 3, count`."""
    parts: list[str] = []
    for key, index in re.findall(r"\.(\w+)|\[(\d+)\]", path):
        if key:
            parts.append(key)
        elif parts:
            parts[-1] += f" {int(index) + 1}"
    return ", ".join(parts)
