"""What server and clients tell each other: closed unions of structs, tagged by "type"; docs/protocol.md has it all."""

from typing import Final

PROTOCOL: Final = 1  # raised when a client of the version before would no longer understand
