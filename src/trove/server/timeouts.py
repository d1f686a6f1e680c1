"""When somebody's time is up, a computer player decides once; after three times in a row it stays until they return."""

from typing import Final

from .protocol.documents import Notice
from .table import Table

MOST: Final = 3


def run_out(table: Table) -> None:
    """See whose time is up."""
    match, clock, now = table.match, table.lobby.clock, table.hub.sources.now()
    if match is None or match.over or clock is None or table.vote or table.dropped:
        return
    late = table.clocks.out(now)
    for place in late:
        one = table.lobby.sitters[place]
        one.timeouts += 1
        table.clocks.restart(place, clock)
        table.timed_out.update(seat for seat in table.lobby.seats_of(place) if match.asked(seat) is not None)
        if one.timeouts >= MOST:
            one.stand_in = "away"
            table.lobby.notice = Notice("away", {"name": one.name})
    if late:
        table.run_clocks(fresh=False)
        table.save()
        table.hub.after_entry(table)
    else:
        table.hub.note_due(table)
