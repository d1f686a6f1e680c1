# What a live table tells everybody. The rest is in common.ftl.

server-guest = Guest { $number }

server-share-table = Take a seat at a table of { $game }, or watch. Nothing to install, nothing to sign up for.
server-share-replay = A finished match of { $game }, move by move.
server-share-rules = The rules of { $game } as Trove plays them, with pictures; every rule has its own link.

server-notice-away = { $name } has run out of time three times: a computer player stands in until { $name } returns.
server-notice-start-cancelled = { $name } stopped the start.
server-notice-start-changed = Something changed at the table, so the start was cancelled. Start again.
server-notice-start-timeout = The start was cancelled: no answer from { $names }.
server-notice-unreadable = This match was played with other rules than the server has now: it can be looked at, but not continued.
server-notice-vote-refused = Not everybody agreed.
server-notice-vote-silent = Not everybody answered in time.
server-notice-vote-void = The vote was cancelled because the position changed.
