"""Writes the TypeScript types of what the browser client reads, from the schemas; --check fails where one is stale."""

import json
import sys
from pathlib import Path
from typing import Any

import trove
from trove.core.schema import document, named_types
from trove.offers import part
from trove.server.protocol.schema import schema

TARGET = Path(__file__).parents[1] / "web" / "src" / "types"
HEAD = "// Written by `python -m tools.web_types` from the schemas; do not edit.\n"
FROM_OFFERS = ("Decision", "Board", "Goal")
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Node = dict[str, Any]


def type_of(node: Node) -> str:
    """One schema node as a TypeScript type."""
    if "$ref" in node:
        return str(node["$ref"]).rpartition("/")[2]
    if "enum" in node:
        return " | ".join(json.dumps(value) for value in node["enum"])
    if "const" in node:
        return json.dumps(node["const"])
    if "anyOf" in node:
        return " | ".join(dict.fromkeys(type_of(one) for one in node["anyOf"]))
    kind = node.get("type")
    if kind == "array":
        return array_of(node)
    if kind == "object":
        return object_of(node)
    return PLAIN.get(str(kind), "unknown")


def array_of(node: Node) -> str:
    if "prefixItems" in node:
        return "[" + ", ".join(type_of(one) for one in node["prefixItems"]) + "]"
    inner = type_of(node["items"]) if isinstance(node.get("items"), dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def object_of(node: Node) -> str:
    if "properties" in node:
        return "{ " + " ".join(fields(node)) + " }"
    rest = node.get("additionalProperties")
    return f"Record<string, {type_of(rest)}>" if isinstance(rest, dict) else "Record<string, unknown>"


def fields(node: Node) -> list[str]:
    """The fields of an object; one that may be left out of the JSON has a question mark."""
    required = set(node.get("required", ()))
    return [
        f"{json.dumps(name) if '-' in name else name}{'' if name in required else '?'}: {type_of(part)};"
        for name, part in node["properties"].items()
    ]


def definition(name: str, node: Node) -> str:
    told = node.get("description")
    comment = f"/** {told} */\n" if told else ""
    if node.get("type") == "object" and "properties" in node:
        body = "".join(f"  {field}\n" for field in fields(node))
        return f"{comment}export interface {name} {{\n{body}}}\n"
    return f"{comment}export type {name} = {type_of(node)};\n"


def source(schema: Node) -> str:
    """A whole schema document as a TypeScript file."""
    return HEAD + "".join("\n" + definition(name, node) for name, node in schema["$defs"].items())


def of_game(name: str) -> Node:
    shown = {kind: getattr(part(name), kind, None) for kind in FROM_OFFERS}
    return document(name, named_types(trove.game(name)) | {kind: found for kind, found in shown.items() if found})


def files() -> dict[Path, str]:
    """What every file has to be."""
    found = {TARGET / f"{name}.ts": source(of_game(name)) for name in trove.games()}
    return found | {TARGET / "protocol.ts": source(schema())}


def main() -> None:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv:
        sys.exit(f"stale: {', '.join(path.name for path in stale)}; run python -m tools.web_types" if stale else 0)
    TARGET.mkdir(parents=True, exist_ok=True)
    for path in stale:
        path.write_text(files()[path], encoding="utf-8")


if __name__ == "__main__":
    main()
