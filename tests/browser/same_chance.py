"""The `trove` command with the same chance in every run: people who act alike at two tables see the same match.

Only what matches are dealt from is fixed; ids and tokens differ, as they must."""

from typing import Final
from unittest.mock import patch

from trove.cli import main
from trove.core import commitment
from trove.server.sources import Sources

SECRET: Final = bytes(range(32))

if __name__ == "__main__":
    with (
        patch.object(commitment, "token_bytes", lambda size: SECRET[:size]),
        patch.object(Sources, "new_secret", lambda self: SECRET),
        patch.object(Sources, "shuffled", lambda self, count: list(range(count))),
    ):
        main()
