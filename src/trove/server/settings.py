"""How a server is run."""

import socket
from urllib.parse import urlsplit

from msgspec import Struct

from trove.core.refusals import BadInput

LOCAL = ("localhost", "127.0.0.1", "::1")


class ServerSettings(Struct, frozen=True):
    """What the command line chose."""

    host: str = "127.0.0.1"
    port: int = 8080
    lan: str | None = None  # this machine's address in the local network, if the server is reached by it
    public_url: str | None = None  # where a proxy with TLS serves it
    database: str | None = None  # None: a file in the user's data folder

    @property
    def hosts(self) -> set[str]:
        """The names and addresses that the server answers to."""
        public = urlsplit(self.public_url).hostname if self.public_url else None
        named = {self.host, self.lan, public, socket.gethostname() if self.lan else None}
        return {*LOCAL, *(name.lower() for name in named if name and name not in ("0.0.0.0", "::"))}

    @property
    def is_secure(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https:"))

    @property
    def spared(self) -> tuple[str, ...]:
        """Addresses without limits: this machine, unless all requests come through a proxy on it."""
        return () if self.public_url else LOCAL

    @property
    def address(self) -> str:
        """What people type into their browsers."""
        return self.public_url or f"http://{self.lan or self.host}:{self.port}"


def checked_url(url: str | None) -> str | None:
    """The public address without a slash at its end."""
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise BadInput("bad-public-url", "a public address is https:// and a name, nothing after it")
    return f"{parts.scheme}://{parts.netloc}"


def lan_address() -> str:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            return str(probe.getsockname()[0])
        except OSError:
            raise BadInput("no-network", "this machine has no address in a local network") from None
