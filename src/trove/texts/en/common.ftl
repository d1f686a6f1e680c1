# What every game and every client needs. How arguments are made: texts/sentences.py.

who = { $you ->
    [yes] You
   *[no] { $seat }
}
you-name = You
# Computer players are explorers: a name for each place, counted from 0, the same in every language.
computer-player = { $place ->
    [0] Odile
    [1] Magnus
    [2] Zenobia
    [3] Fenwick
    [4] Isaura
    [5] Barnaby
    [6] Tamsin
    [7] Leander
   *[other] Odile { $place }
}
level = { $level ->
    [random] random
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
}
seat-name = Player { $number }
seat-colour = { $seat ->
    [0] red
    [1] blue
    [2] green
    [3] yellow
    [4] purple
    [5] turquoise
   *[6] white
}
seat-shape = { $seat ->
    [0] triangle
    [1] square
    [2] circle
    [3] diamond
    [4] star
    [5] cross
   *[6] wedge
}
and = { $first } and { $last }
by-rule = { $sentence } (rule { $rule })

## Taking back

undo-free = Nothing was revealed: taking this back is free.
undo-drew = Something random has happened since, so the others must agree.
undo-showed = Something hidden was revealed, so the others must agree.
undo-closed = Everybody is done and play has moved on, so the others must agree.
undo-others-acted = Others have acted since, so they must agree.
undo-nothing = You have no step to take back.
undo-not-started = The match has not started yet: there is nothing to take back.
undo-over = The match is over: nothing can be taken back.
undo-too-many = The log of this match is nearly full: nothing more can be taken back.
undo-free-only = At this table a step can be taken back only if it drew and revealed nothing and nobody has acted since.

## Input that does not fit

error-bad-budget = A budget is a number of simulations up to a million, or a number of seconds up to 600.
error-arena-file-busy = Another run is writing to { $file }.
error-arena-file-damaged = { $file } is damaged: line { $line } has been changed.
error-arena-file-exists = { $file } already exists; continue it with --resume, or name another file.
error-arena-other-plan = { $file } contains other games than the ones asked for now.
error-arena-other-rules = { $file } was played with other rules, other players or another version of Trove.
error-arena-what = Name a game and --seats, or --ladder, or --resume FILE.
error-backup-postgresql = A PostgreSQL database is backed up and restored with pg_dump and pg_restore.
error-bad-agreed = Name the seats that agreed.
error-bad-chance = Chance is eight numbers that the generator can have.
error-bad-choices = Every game of a batch needs one choice, the number of one of its offers.
error-bad-commitment = The secret and the settings of this match do not belong to its commitment.
error-bad-count = The number of games is from 1 to { $most }.
error-bad-database = { $kind } is not a database for Trove; name a file or an address such as postgresql://….
error-bad-digest = The digest of a salt is 32 bytes.
error-bad-draws = The draws in this match file are not those of the match.
error-bad-edition = { $detail }.
error-bad-entry = This is not an entry of this game’s journal.
error-bad-file-version = This match file was written by another version of Trove that this one cannot read.
error-bad-journal = This is not a journal.
error-bad-json = An action in words is JSON, for example {"{"}"type": "take_key"{"}"}.
error-bad-match-file = This is not a match file, or it is damaged.
error-bad-names = Give one name of up to 40 characters for each player.
error-bad-number = --{ $option } is a number from { $lowest } to { $highest }.
error-bad-option = This option does not fit: { $detail }.
error-bad-origin = The position this match starts from does not fit its players and edition.
error-bad-pack = These bytes are not a position of this game.
error-bad-players = This game is for { $few } to { $many } players.
error-bad-position = No game leads to this position.
error-bad-result = The result in this file does not agree with the match.
error-bad-row = Row { $entry } of this match is not readable.
error-bad-salt = A salt is 32 bytes.
error-bad-salts = This match file does not have a salt for every seat.
error-bad-seats = Every seat is a person’s or has the level of a computer player, the same for all seats of one player.
error-bad-secret = A secret is 32 bytes.
error-bad-seed = A seed is a number from 0 to 2^62 - 1.
error-bad-setting = The settings in this match file are incomplete.
error-bad-settings = These are not the settings of a computer player.
error-bad-undo = Undo is either ask or free.
error-bad-weights = These weights do not fit the game’s computer players ({ $detail }).
error-bad-words = There is no such action in this game ({ $detail }).
error-bad-workers = The number of workers is from 1 to { $most }.
error-begun = A game is set up only once.
error-empty-name = Every seat needs a name; separate the names with commas.
error-end-not-agreed = A match ends by agreement only if everybody agrees.
error-export-running = A match can be exported whole only when it is over.
error-database-damaged = { $file } is damaged: { $reason }.
error-database-foreign = { $file } is a database, but not a Trove database.
error-database-newer = { $file } was written by a newer version of Trove; use that version, or restore a backup.
error-database-unusable = { $file } cannot be used: { $reason }.
error-file-busy = { $file } is in use by another trove command; finish that one first.
error-file-exists = { $file } already exists; move it away or name another file.
error-file-too-big = { $file } is larger than { $most } MiB, which is too large here.
error-file-without-resume = To continue a saved match, use --resume FILE.
error-fork-fixed = A fork keeps the options and the edition of the match it comes from.
error-fork-over = A new match can only start from a position where somebody can still act.
error-fork-running = A match can be forked only when it is over.
error-fork-too-long = Too much has happened before this position to start another match from it.
error-ladder-or-seats = --ladder has its own seats and games: leave out --seats and --games.
error-match-ended = This match is over.
error-match-file-too-big = This file is too big for a match file.
error-match-over = This match is over; look at it with: { $command }
error-match-too-long = This match has become too long.
error-name-twice = Two seats cannot both be called { $name }.
error-no-agreement = The rules of this game do not allow an end by agreement.
error-no-checkout = The tests are in a checkout of Trove, not in an installed package.
error-no-numpy = Training needs numpy, which is not installed: pip install trove-games[train]
error-no-cluster = No Ray cluster answers at { $address }.
error-no-ray = Ray is not installed: pip install 'trove-games[ray]'.
error-no-result = This match was abandoned: it has no result.
error-no-rules = The rules of { $name } are not available.
error-no-such-action = There is no action with this number.
error-no-such-entry = There is no entry with this number.
error-no-such-game = There is no game called { $name }; choose from { $known }.
error-no-such-level = A computer player is one of { $known }, not { $level }.
error-no-such-pairing = There is no pairing called { $name }; choose from { $known }.
error-no-such-player = Nobody called { $name } sits at this table.
error-no-such-rule = The rules of { $name } have no number { $rule }.
error-no-such-seat = There is no such seat.
error-no-such-shell = A shell is one of { $known }, not { $shell }.
error-no-such-step = A step is a number from 0 to { $last }.
error-no-such-value = --{ $option } is one of { $known }, not { $value }.
error-no-such-version = This match has no such version yet.
error-not-a-file = { $file } is not an ordinary file.
error-not-a-game = A position belongs to a game.
error-not-a-match-file = This is not a match file.
error-not-a-state = This is not a position of this game.
error-not-a-view = This file contains a whole match, not what one seat saw.
error-not-an-arena-file = { $file } does not contain the results of an arena.
error-not-begun = This game has not been set up yet.
error-not-finished = Only a finished match can be verified.
error-not-started = This match has not started yet.
error-not-to-act = Only a seat that has to act can get advice.
error-nothing-saved = No match of { $name } is saved.
error-old-match-file = This match was played with an older version of chance: its result can be shown, but it cannot be continued or verified.
error-only-a-view = This file contains only what one seat saw; it cannot be continued or replayed.
error-only-with-ladder = --{ $option } works only together with --ladder.
error-other-game = This is a match of { $name }.
error-other-rules = This match was played with version { $played } of the rules; version { $present } cannot replay it.
error-out-or-resume = --resume continues its own file: leave out --out.
error-promises-missing = A salt can be shown only when every seat has shown the digest of its salt.
error-replay-differs = Entry { $entry } of this match comes out differently: the file was changed, or played with other rules.
error-replay-refused = Entry { $entry } of this match cannot be replayed: the file is damaged.
error-salt-not-promised = This is not the salt whose digest this seat showed.
error-salts-shown = A digest can be shown only before any salt is shown.
error-seat-empty = Nobody sits in this seat.
error-seat-taken = This seat is taken.
error-seats-empty = A match starts when every seat is taken.
error-seats-or-people = --seats names every player: leave out --people, --players and --level.
error-stale-action = The position has changed in the meantime.
error-started = This match has already started.
error-too-many-deals = An arena has at most { $most } deals.
error-too-many-people = { $people } people are too many for these seats.
error-undo-not-agreed = Not everybody agreed.
error-worker-lost = { $task }: its worker was lost { $times } times. The arena stops; continue it with --resume.
error-wrong-landing = This move does not end there.

## At a live table

error-bad-message = This message cannot be read: { $detail }
error-bad-order = Name every place exactly once.
error-bad-public-url = A public address is https:// and a name, with nothing after it.
error-bad-webhook = A webhook is an https address that anyone can reach, on the usual port.
error-computers-disagree = The computer players at this table do not agree to this.
error-emblem-taken = Somebody else at this table has this emblem.
error-empty-chat = There is nothing to read in this message.
error-empty-player-name = A name needs at least one letter.
error-gave-up = You gave up this place; a computer player has it now.
error-link-used = This link has been used or has expired.
error-id-used = This id belongs to an earlier act.
error-match-unreadable = This match was played with other rules than the server has now.
error-no-hello = A connection begins with hello.
error-no-hints = This table gives no hints.
error-no-network = This machine has no address in a local network.
error-no-person-there = Only a person can be the host.
error-no-session = This browser has no session yet; reload the page.
error-no-such-page = There is no such page.
error-no-such-place = There is no such place at this table.
error-no-such-table = There is no such table; perhaps the link is incomplete.
error-no-such-visitor = Nobody with this number has been at this table.
error-no-such-vote = This vote is over.
error-nobody-plays = At least one place needs a person.
error-not-asked = You are not asked in this vote, or you have answered already.
error-not-following = Open the table first.
error-not-host = Only the host of the table may do this.
error-not-over = This match is not over yet.
error-not-stored = This could not be stored; try again in a moment.
error-not-your-place = This place belongs to somebody else.
error-not-your-seat = This seat belongs to somebody else.
error-other-protocol = This page is out of date; reload it.
error-out-of-date = The position has changed in the meantime; look again.
error-places-taken = Free the last places first.
error-server-bug = Something went wrong on the server. Nothing was changed.
error-server-full = The server is full; try again in a moment.
error-silenced = The host has muted you at this table.
error-start-over = This start was cancelled or is done.
error-starting = The match is about to start.
error-table-closed = This table is closed.
error-table-crowded = Too many people are at this table already.
error-too-many-connections = There are too many connections from here; close some tabs and try again.
error-too-many-followed = Too many tables are open in this window; close one.
error-too-many-requests = That was too much at once; try again in a moment.
error-too-many-tables = You have opened too many tables; finish one first.
error-vote-open = Another vote is still open.
error-vote-refused-before = The others have already refused what you asked in this turn.

## Editions: what does not fit. A place is a line of the file, and what is written there.

edition-problem = { $line ->
    [0] The file
   *[other] Line { $line }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}: { $problem }
edition-wrong-type = { $wanted ->
    [int] a whole number is expected here.
    [str] text in quotation marks is expected here.
    [array] a list in square brackets is expected here.
   *[other] a group of fields is expected here.
}
edition-too-small = the number must be at least { $limit }.
edition-too-big = the number must be at most { $limit }.
edition-too-short = { $wanted ->
    [array] the list needs at least { $limit } entries.
   *[other] the text needs at least { $limit } characters.
}
edition-too-long = { $wanted ->
    [array] the list has at most { $limit } entries.
   *[other] the text has at most { $limit } characters.
}
edition-wrong-form = this does not have the expected form.
edition-missing = { $field } is missing.
edition-unknown = { $field } is not known here; check its spelling and its place.
edition-not-one-of = choose one of { $known }, not { $value }.
edition-not-toml = from here on this is not TOML; check quotation marks, brackets and equals signs.
edition-not-json = from here on this is not JSON; check quotation marks, brackets and commas.
edition-bad-name = the name needs 1 to 60 letters that a screen can show.
edition-not-text = the text of an edition file is expected.
edition-unreadable = it cannot be read.
edition-not-utf8 = it is not text in UTF-8.
edition-too-large = it may have at most { $limit } kB.
