"""A process that appends to its tables until it is killed, and writes down what was acknowledged."""

import asyncio
import os
import sys
from itertools import count

from server.storage.samples import entry, start
from trove.server.storage import AddMessage, SaveTable, SetDue, Store


async def play(store: Store, table: str) -> None:
    """Append entries without end; now and then together with other changes."""
    if await store.table(table) is None:
        await start(store, table)
        report(table, 0)
    first = len(await store.rows(table, limit=100_000))
    for version in count(first):
        together = [entry(table, version, act=f"{table}-{version}"), SetDue(table, version, "clock")]
        if version % 5 == 0:
            document = SaveTable(table, b"%d" % version)
            await store.save(table, *together, document, AddMessage(table, version, "g1", "Anna", "hi", version))
        else:
            await store.save(table, *together)
        report(table, version)


def report(table: str, version: int) -> None:
    """One line, written at once: a killed process leaves nothing in a buffer."""
    os.write(1, f"{table} {version}\n".encode())


async def main(place: str, tables: int) -> None:
    async with await Store.open(place) as store:
        await asyncio.gather(*(play(store, f"t{number}") for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
