"""What a game tells the outside, as its types would read it."""

from functools import cache
from typing import Any

import msgspec

from trove.core.game import Game
from trove.core.schema import named_types


@cache
def reader(game: Game[Any], name: str) -> msgspec.json.Decoder[Any]:
    """Reads one of the game's types, strictly."""
    return msgspec.json.Decoder(named_types(game)[name])


def check_typed(game: Game[Any], name: str, said: Any) -> None:
    """A value, as a struct or as plain JSON, has this type: read and written again it is the same, nothing is lost."""
    text = msgspec.json.encode(said)
    try:
        read = reader(game, name).decode(text)
    except msgspec.ValidationError as problem:
        raise AssertionError(f"{game.name}: this is no {name}: {problem}: {text.decode()}") from None
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(text), f"{game.name}: {name}: {said}"


def unconstrained(node: Any, path: str = "") -> list[str]:
    """The places of a schema where anything at all would do."""
    if isinstance(node, list):
        return [place for k, part in enumerate(node) for place in unconstrained(part, f"{path}/{k}")]
    if not isinstance(node, dict):
        return []
    found = [f"{path}/{key}" for key in ("items", "additionalProperties") if node.get(key) == {}]
    if node.get("type") == "array" and "items" not in node and "prefixItems" not in node:
        found.append(path)
    if node.get("type") == "object" and "properties" not in node and "additionalProperties" not in node:
        found.append(path)
    for key, part in node.items():
        if key in ("properties", "$defs"):
            found += [f"{path}/{key}/{name}" for name, inner in part.items() if inner == {}]
        if key in ("anyOf", "prefixItems"):
            found += [f"{path}/{key}" for inner in part if inner == {}]
        found += unconstrained(part, f"{path}/{key}")
    return found
