"""JSON Schemas of everything that a game sends to other programs, in one document."""

from collections.abc import Mapping
from typing import Any

from msgspec.json import schema_components

from .changes import AnyChange
from .game import Game, Offer, Sheet, View
from .undo import UndoTerms

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLACE = "#/$defs/"

Node = dict[str, Any]


def named_types(game: Game[Any]) -> dict[str, Any]:
    """The types of a game, by the names that its schema gives them."""
    types = game.types
    return {
        "Action": types.action,
        "Offer": Offer[types.action],  # type: ignore[name-defined]
        "Event": types.event,
        "Public": types.public,
        "Private": types.private,
        "View": View[types.public, types.private | None],  # type: ignore[name-defined]
        "Knowledge": types.knowledge,
        "Refusal": types.refusal,
        "Component": types.component,
        "Sheet": Sheet[types.component],  # type: ignore[name-defined]
        "Options": types.options,
        "MatchChange": AnyChange[types.event],  # type: ignore[misc,name-defined]
        "UndoTerms": UndoTerms,
    }


def document(title: str, named: Mapping[str, Any]) -> Node:
    """A schema document: these types, and all that they are made of, in alphabetical order."""
    schemas, parts = schema_components(named.values(), ref_template=PLACE + "{name}")
    found = dict(zip(named, schemas, strict=True))
    unions = {name: schema for name, schema in found.items() if "$ref" not in schema}
    renamed = {name: part["title"].partition("[")[0] for name, part in parts.items()}  # Sheet[...] is Sheet
    whole = {renamed[name]: {**part, "title": renamed[name]} for name, part in parts.items()}
    if len(whole) < len(parts) or set(whole) & set(unions):
        raise ValueError(f"two types of {title} have the same name")
    defined = {name: linked(part, unions, renamed) for name, part in whole.items()}
    defined |= {name: {"title": name, **linked(union, {}, renamed)} for name, union in unions.items()}
    return {"$schema": DIALECT, "title": title, "$defs": dict(sorted(defined.items()))}


def linked(node: Any, unions: Mapping[str, Node], renamed: Mapping[str, str]) -> Any:
    """A part of a schema that refers to unions and renamed types by their names."""
    if isinstance(node, list | tuple):
        return [linked(part, unions, renamed) for part in node]
    if not isinstance(node, dict):
        is_link = isinstance(node, str) and node.startswith(PLACE)
        return PLACE + renamed[node.removeprefix(PLACE)] if is_link else node
    for name, union in unions.items():
        if node == union:
            return {"$ref": PLACE + name}
    return {key: linked(part, unions, renamed) for key, part in node.items()}
