"""The pages of the browser client: read once, at the start, from where the build puts them."""

import gzip
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from msgspec import Struct

PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
START: Final = "index.html"
TYPES: Final = {".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}
UNBUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<!--share--><title>Trove</title><!--/share-->
<h1>Trove is running</h1>
<p>The pages of the browser client have not been built here. In a checkout, <code>make pages</code> builds them;
then start the server again.
Programs can use the server as it is: its protocol is described in <code>docs/protocol.md</code>.</p>
</html>
"""


class Page(Struct, frozen=True):
    """A file as it is sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str
    caching: str


def page(name: str, data: bytes) -> Page:
    ending = name[name.rfind(".") :]
    kind = TYPES.get(ending) or guess_type(name)[0] or "application/octet-stream"
    kind += "; charset=utf-8" if kind.startswith("text/") and "charset" not in kind else ""
    packed = gzip.compress(data, 9, mtime=0) if ending in PACKED else None
    tag = '"' + blake2b(data, digest_size=12).hexdigest() + '"'
    return Page(data, packed, kind, tag, FOREVER if name.startswith("assets/") else ASK_AGAIN)


class Pages:
    """All pages by their paths. Any other address shows the client, which handles it."""

    def __init__(self, folder: Traversable | None = None) -> None:
        root = files("trove") / "web" if folder is None else folder
        self.pages = dict(found(root, "")) if root.is_dir() else {}
        self.start = self.pages.get(START) or page(START, UNBUILT)

    def at(self, path: str) -> Page | None:
        """What an address shows; None for a file that is not there."""
        name = path.lstrip("/")
        return self.pages.get(name) or (None if "." in name.rpartition("/")[2] else self.start)


def found(folder: Traversable, under: str) -> list[tuple[str, Page]]:
    """All files of a folder, by their paths; none that begins with a dot, and no Python."""
    pages: list[tuple[str, Page]] = []
    for one in folder.iterdir():
        if one.name.startswith((".", "__")) or one.name.endswith(".py"):
            continue
        if one.is_dir():
            pages += found(one, f"{under}{one.name}/")
        else:
            pages.append((under + one.name, page(under + one.name, one.read_bytes())))
    return pages
