# What every game and every client needs. How arguments are made: texts/sentences.py.

who = { $you ->
    [yes] You
   *[no] { $seat }
}
you-name = You
computer-player = { $level ->
    [random] Random
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[expert] Expert
} { $number }
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
undo-drew = Chance has had its say since: taking this back needs the others’ leave.
undo-showed = Something hidden was shown: taking this back needs the others’ leave.
undo-others-acted = Others have acted since: taking this back needs their leave.
undo-nothing = You have no step to take back.
undo-not-started = The match has not started yet: there is nothing to take back.
undo-over = The match is over: nothing can be taken back.
undo-too-many = The log of this match is nearly full: nothing more can be taken back.

## Input that does not fit

error-bad-budget = A budget is a number of simulations up to a million, or a number of seconds up to 600.
error-arena-file-busy = Another run is writing to { $file }.
error-arena-file-damaged = { $file } is damaged: line { $line } is not as it was written.
error-arena-file-exists = { $file } is there already: go on with it by --resume, or name another file.
error-arena-other-plan = { $file } was begun for other games than those asked for now.
error-arena-other-rules = { $file } was played by other rules, other players or another version of Trove.
error-arena-what = Name a game and --seats, or --ladder, or --resume FILE.
error-bad-choices = Every game of a batch needs one choice, the number of one of its offers.
error-bad-commitment = The secret of this match is not the one that was committed to.
error-bad-count = The number of games is at least 1.
error-bad-edition = { $detail }.
error-bad-file-version = This match file was written by another version of Trove that this one cannot read.
error-bad-json = An action in words is JSON, for example {"{"}"type": "take_key"{"}"}.
error-bad-match-file = This is not a match file, or it is damaged.
error-bad-number = --{ $option } is a number from { $lowest } to { $highest }.
error-bad-option = This option does not fit: { $detail }.
error-bad-origin = The position this match starts from does not fit its players and edition.
error-bad-pack = These bytes are not a position of this game.
error-bad-players = This game is for { $few } to { $many } players.
error-bad-result = The result in this file is not what the match came to.
error-bad-salt = A salt is 32 bytes.
error-bad-salts = This match file does not have a salt for every seat.
error-bad-secret = A secret is 32 bytes.
error-bad-seed = A seed is a number from 0 to 2^62 - 1.
error-bad-weights = These weights do not fit the game’s computer players ({ $detail }).
error-bad-words = There is no such action in this game ({ $detail }).
error-bad-workers = There are 1 to { $most } workers.
error-empty-name = Every seat needs a name, with commas between them.
error-export-running = A match can be exported whole only when it is over.
error-file-without-resume = A saved match is taken up again with --resume FILE.
error-fork-over = A new match can only start from a position in which somebody is still to act.
error-fork-running = A match can be forked only when it is over.
error-ladder-or-seats = --ladder has its own seats and games: leave out --seats and --games.
error-match-file-too-big = This file is too big for a match file.
error-match-too-long = This match has become too long.
error-name-twice = Two seats cannot both be called { $name }.
error-no-checkout = The tests are in a checkout of Trove, not in an installed package.
error-no-numpy = Training needs numpy, which is not installed: pip install trove-games[train]
error-no-cluster = No Ray cluster answers at { $address }.
error-no-ray = Ray is not installed: pip install 'trove-games[ray]'.
error-no-rules = The rules of { $name } are not here.
error-no-such-action = There is no action of this number.
error-no-such-entry = There is no entry of this number.
error-no-such-game = There is no game called { $name }; trove games lists them.
error-no-such-level = A computer player is one of { $known }, not { $level }.
error-no-such-pairing = There is no pairing called { $name }; choose from { $known }.
error-no-such-player = Nobody called { $name } sits at this table.
error-no-such-rule = The rules of { $name } have no number { $rule }.
error-no-such-seat = There is no such seat.
error-no-such-step = A step is a number from 0 to { $last }.
error-no-such-value = --{ $option } is one of { $known }, not { $value }.
error-not-a-match-file = This is not a match file.
error-not-a-view = This file holds a whole match, not what one seat saw.
error-not-an-arena-file = { $file } does not hold the results of an arena.
error-not-finished = Only a finished match can be verified.
error-not-started = This match has not started yet.
error-not-to-act = Advice is given only to a seat that is to act.
error-nothing-saved = No match of { $name } is saved.
error-only-a-view = This file holds what one seat saw; it cannot be played on or replayed.
error-only-with-ladder = --{ $option } goes with --ladder alone.
error-other-game = This is a match of { $name }.
error-other-rules = This match was played by version { $played } of the rules; version { $present } cannot replay it.
error-out-or-resume = --resume goes on with its own file: leave out --out.
error-replay-differs = Entry { $entry } of this match comes out differently: the file was changed, or played by other rules.
error-replay-refused = Entry { $entry } of this match cannot be replayed: the file is damaged.
error-seat-taken = This seat is taken.
error-seats-empty = A match starts when every seat is taken.
error-seats-or-people = --seats says everything: leave out --people, --players and --level.
error-started = This match has started already.
error-too-many-deals = An arena has at most { $most } deals.
error-too-many-people = { $people } people are too many for these seats.
error-undo-not-agreed = Not everybody agreed.
error-worker-lost = Deal { $deal }, rotation { $rotation }, lost its worker { $times } times: the arena gives up, and --resume goes on.
error-wrong-landing = This move does not end there.
