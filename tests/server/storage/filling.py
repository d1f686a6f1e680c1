"""A process that is allowed files of one size only, as if the disk were full; prints how it went."""

import asyncio
import os
import resource
import sys
from itertools import count
from pathlib import Path

from server.storage.samples import entry, outcome, start
from trove.server.storage import Store


async def main(place: str) -> None:
    async with await Store.open(place) as store:
        await start(store, "t1")
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = Path(f"{place}-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 200_000, hard))
        for version in count(1):
            problem = await outcome(store, "t1", entry("t1", version))
            if problem:
                break
        assert store.failed == str(problem)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        assert await store.table("t1") is not None
        stored = len(await store.rows("t1", limit=100_000))
        assert stored == version
        assert await outcome(store, "t1", entry("t1", version)) is None
        assert store.failed is None
        os.write(1, f"{version}\n{problem}\n{len(await store.rows('t1', limit=100_000))}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
