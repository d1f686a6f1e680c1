"""Match files, read, changed and refused."""

import json
import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import pytest

from core.tables import SECRET
from trove.core.match import Match
from trove.core.refusals import BadInput

File = dict[str, Any]


def edited(data: bytes, edit: Callable[[File], object]) -> bytes:
    """A file with something changed in it."""
    file = json.loads(data)
    edit(file)
    return json.dumps(file).encode()


def refusal(data: object, read: Callable[[Any], object] = Match.load) -> BadInput:
    """How a file is refused: with one short sentence that gives nothing away."""
    with pytest.raises(BadInput) as refused:
        read(data)
    sentence = str(refused.value)
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < 400
    assert SECRET.hex() not in sentence
    assert re.search(r"[0-9a-f]{64}", sentence) is None
    assert refused.value.code
    return refused.value


def recommit(file: File) -> None:
    """Write the commitment to the file's secret and setting, as docs/chance.md computes it."""
    setting = json.dumps(file["setting"], sort_keys=True, separators=(",", ":")).encode()
    said = bytes.fromhex(file["secret"]) + setting
    file["commitment"] = blake2b(said, digest_size=32, person=b"trove.commit.2").hexdigest()


def flip(text: str) -> str:
    """Hexadecimal with its first digit changed."""
    return ("1" if text[0] == "0" else "0") + text[1:]


def change(file: File, *path: Any) -> None:
    """Change the number or the hexadecimal text at a path."""
    for part in path[:-1]:
        file = file[part]
    value = file[path[-1]]
    file[path[-1]] = flip(value) if isinstance(value, str) else value + 1
