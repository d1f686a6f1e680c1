"""Reads the typing sheets: which fields a class has, of what type and length."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import trove

PACKAGE = Path(trove.__file__).parent
BITS = {"short": 15, "int": 31, "long long": 63}
DECLARED = re.compile(r"^ +cdef (public |readonly )?([a-zA-Z_][\w ]*?)(?:\[(\d+)\])? (\w+(?:, \w+)*)$", re.MULTILINE)
TABLE = re.compile(r"^cdef ([a-z][a-z ]*?)(?:\[(\d+)\])? (\w+(?:, \w+)*)$", re.MULTILINE)


class Field(NamedTuple):
    """A declared field; length 0 for a plain number or an object."""

    name: str
    kind: str
    length: int
    access: str  # what Python may do: "public", "readonly", or nothing

    @property
    def is_number(self) -> bool:
        return self.kind in BITS or self.kind == "double"

    def fits(self, value: Any) -> bool:
        """Whether a value read from this field is what C would keep, in type and length."""
        values = value if self.length else [value]
        if len(values) != (self.length or 1):
            return False
        if self.kind == "double":
            return all(isinstance(number, float) for number in values)
        return bool(-(1 << BITS[self.kind]) <= min(values) and max(values) < 1 << BITS[self.kind])


def sheet_of(kind: type) -> Path:
    return PACKAGE.joinpath(*kind.__module__.split(".")[1:]).with_suffix(".pxd")


def declared(text: str, name: str) -> list[Field]:
    """The fields that a sheet declares for a class."""
    found = re.search(rf"^cdef class {name}\b.*\n((?:[ \t].*\n|\n)*)", text + "\n", re.MULTILINE)
    body = found[1] if found else ""
    return [
        Field(field, kind, int(length or 0), access.strip())
        for access, kind, length, names in DECLARED.findall(body)
        for field in names.split(", ")
    ]


def fields_of(one: object) -> dict[str, Field]:
    """All fields of an object's class, those of its bases too."""
    kind: Any = type(one)
    return fields_of_class(kind)


@cache
def fields_of_class(kind: Any) -> dict[str, Field]:
    sheets = [
        (base.__name__, sheet_of(base)) for base in reversed(kind.__mro__) if base.__module__.startswith("trove.")
    ]
    found = [field for name, path in sheets if path.exists() for field in declared(path.read_text("utf-8"), name)]
    return {field.name: field for field in found}


def unpacked_of(state: Any) -> list[str]:
    """The numbers of a state that pack leaves out: tables that are rebuilt."""
    kept = {*state.FIELDS, "chance", "seats", "begun"}
    return [name for name, field in fields_of(state).items() if field.is_number and name not in kept]


def module_tables() -> Iterator[tuple[str, Field, Any]]:
    """Every C variable that a sheet gives a module, with its value; where, declared, what."""
    for path in sorted(PACKAGE.rglob("*.pxd")):
        module = ".".join(["trove", *path.relative_to(PACKAGE).with_suffix("").parts])
        for kind, length, names in TABLE.findall(path.read_text("utf-8")):
            for name in names.split(", "):
                yield module, Field(name, kind, int(length or 0), ""), getattr(import_module(module), name)
