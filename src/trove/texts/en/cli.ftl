# The `trove` command.

## Help pages

cli-help = Treasure-hunt board games, in the browser and in the terminal.
cli-help-play = Play a game: people at one keyboard, and computer players.
cli-help-serve = Let people play in their browsers: a server for live tables.
cli-help-serve-host = The address to listen on; this machine alone by default.
cli-help-serve-port = The port to listen on.
cli-help-serve-lan = Let everybody on the local network join, and print the address.
cli-help-serve-open = Open the page in the browser of this machine, if it has a screen.
cli-help-serve-public-url = The address people use, where a proxy with TLS passes requests on, for example https://trove.example.
cli-help-serve-db = The database: a file, or postgresql://…; a file in your data folder by default.
cli-help-database = Back up and restore the database of a server.
cli-help-database-backup = Copy the database into a new file, also while the server runs. The copy holds secrets of running matches.
cli-help-database-restore = Restore a backup, where there is no database yet.
cli-help-database-file = The file of the backup.
cli-help-rules = Show the rules of a game, a section or one rule.
cli-help-replay = Show a match step by step and check its draws.
cli-help-games = List the games.
cli-help-edition = Work with edition files, which hold the contents of a box.
cli-help-edition-check = Check whether an edition file fits its game.
cli-help-arena = Let computer players play against each other and measure them.
cli-help-arena-game = The game; with --ladder several or none, which means all.
cli-help-arena-seats = A level for each player, for example expert,normal.
cli-help-arena-games = How many games, rounded up to whole deals with all rotations; 400 if not given.
cli-help-arena-seed = Same number, same games; 1 if not given.
cli-help-arena-workers = How many processes play; as many as there are cores if not given.
cli-help-arena-ray = Play on the Ray cluster at this address; local starts one here.
cli-help-arena-out = Store the games in this new file; by default one under ~/.local/share/trove/arena.
cli-help-arena-resume = Continue the games in this file.
cli-help-arena-json = Write the results as JSON into this file, or - for standard output.
cli-help-arena-ladder = Measure all levels of all games against each other.
cli-help-arena-quick = With --ladder: at most 40 games a pairing, 8 with an expert.
cli-help-arena-only = With --ladder: only these pairings, for example hard-normal,expert-normal-4.
cli-help-arena-markdown = Write the ladder as Markdown tables into this file.
cli-help-schema = Print the JSON Schemas of what a game sends to other programs.
cli-help-schema-games = The games; all if none is named. “protocol” stands for the messages between server and clients.
cli-help-bench = Measure how fast the engine plays.
cli-help-bench-games = The games to measure; all if none is named.
cli-help-bench-out = Write the figures into this file too.
cli-help-train = Learn weights for a game’s computer players by self-play.
cli-help-train-rounds = Training rounds; each starts from the last.
cli-help-train-games = Games in each round.
cli-help-train-simulations = Simulations for each decision in these games.
cli-help-train-seed = Same number and same options, same weights.
cli-help-train-workers = Games played at the same time, one per core by default. The weights do not depend on it.
cli-help-train-start = Start from these weights.
cli-help-train-out = Write the weights into this file; otherwise they are printed.
cli-help-lang = Language: en, cs, de or pt (Brazilian). By default TROVE_LANG, then the system’s language.
cli-help-version = Show the version and exit.
cli-help-completion = Print what a shell needs to complete commands, games and options.
cli-help-completion-shell = bash, zsh, fish or powershell.
cli-help-no-color = No colours or other styles.
cli-help-players = How many players; those who are not named are computer players.
cli-help-people = Comma-separated names of the people at this keyboard.
cli-help-seats = All players in order, people by name and computer players by level, for example Anna,expert,Ben,easy.
cli-help-level = How well computer players play: random, easy, normal, hard or expert. Default: normal.
cli-help-seed = Play a match that can be repeated: same number, same match.
cli-help-edition-file = Play with the contents of another box.
cli-help-undo = Which undos are allowed. ask: any, if the others agree, and computer players always do (the default). free: only steps that drew and revealed nothing, so nobody can draw again.
cli-help-resume = Continue a saved match; the latest if no file is named.
cli-help-resume-file = With --resume: the saved match.
cli-help-game = The game, as trove games names it.
cli-help-number = A section, a rule or a ruling, for example L5, L5.6 or A7.
cli-help-coverage = List the tests that check each rule.
cli-help-edition-argument = The edition file.
cli-help-edition-game = The game it belongs to; all games are tried if not given.
cli-help-replay-file = A saved or finished match.
cli-help-replay-at = Show the position after this step.
cli-help-replay-all = Show all steps as sentences.
cli-help-replay-names = Comma-separated names of the players.
cli-compiled = compiled
cli-interpreted = interpreted

## Problems

cli-no-such-language = The language { $lang } is not available; choose one of { $known }.
cli-usage-help = More: { $command }
cli-usage-no-option = There is no option { $option }{ $near ->
    [none] .
   *[other] ; similar ones: { $near }.
}
cli-usage-needs-value = The option { $option } needs a value.
cli-usage-no-value = The option { $option } takes no value.
cli-usage-missing = { $what } is missing.
cli-usage-whole-number = { $option } takes a whole number.
cli-usage-no-command = There is no command called { $name }.
cli-usage-no-command-given = A command is missing.
cli-usage-extra = Not expected here: { $args }.
cli-file-problem = The file { $file } cannot be used: { $problem }.
cli-system-problem = { $code ->
    [ENOSPC] the disk is full
    [EDQUOT] your quota on this disk is used up
    [EACCES] you are not allowed to
    [EPERM] you are not allowed to
    [ENOENT] it does not exist
    [EISDIR] it is a folder
    [ENOTDIR] part of its path is not a folder
    [EROFS] the disk is read-only
    [EFBIG] it became too large
    [ENAMETOOLONG] its name is too long
   *[other] { $told }
}

## Before the first turn

cli-ask-intro = Press Enter to accept the default.
cli-ask-people = Who plays at this keyboard? Comma-separated names [{ $usual }]:{" "}
cli-ask-computers = How many computer players sit with you, { $lowest } to { $highest }? [{ $usual }]:{" "}
cli-ask-level = { $count ->
    [one] How well does it play
   *[other] How well do they play
}: { $known }? [{ $usual }]:{" "}
cli-one-or-each = Type one level for all, or { $count } comma-separated levels.
cli-ask-game = Which game?{" "}
cli-between = Please type a number from { $lowest } to { $highest }.
cli-at-most = At most { $many } can play.
cli-commitment = Fairness commitment { $commitment }: it fixes every draw before the deal, and { $command } checks it afterwards.
cli-seeded = With a seed the commitment proves nothing: anyone who guesses the seed knows every draw.
cli-deal = Press Enter to deal.{" "}
cli-not-started = No match was started.
cli-resumed = Continuing { $file } after { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
cli-players-range = { $few } to { $many } players

## At the table

cli-prompt = { $name } – { $question } (number, ? for help) >{" "}
cli-your-turn = It is { $name }’s turn. When nobody else is looking, press Enter to see your hand.
cli-only-enter = Only Enter goes on here; ?, rules, save and quit work too.
cli-pass-on = Press Enter to clear the screen; then it is { $name }’s turn.
cli-more-in-log = … { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
} in the log (type: log)
cli-no-such-choice = The choices have numbers from 1 to { $last }.
cli-several = That can mean several things: choose one of the numbers { $numbers }.
cli-incomplete = “{ $typed }” is not complete; type all of it, for example: { $examples }
cli-not-understood = “{ $typed }” is not a choice or a command; type a number, or ? for help.
cli-table-help = A number plays that choice.
    board shows the board again, log everything that happened, score the points so far.
    rules { $rule } shows a rule, rules { $section } a section.
    undo takes back your last step: free if nothing was revealed, otherwise the others are asked.
    undo NAME takes back that person’s last step.
    Every step is saved automatically; save saves now, quit saves and leaves.
    hint shows the three best choices as a strong player sees them; ± is the noise of the search.
cli-more = Enter: more, q: back >{" "}
cli-computers = Computer players: { $names }.
cli-thinking = { $name } is thinking…
cli-hint-thinking = Thinking about your choices…
cli-hint = What a strong player would do, from what you know ({ $count ->
    [one] { $count } line of play
   *[other] { $count } lines of play
} explored):
cli-hint-forced = There is only one thing you can do.
cli-hint-win = { $percent } ± { $error } % to win
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
cli-saved = Saved in { $file }.
cli-left = The match is saved. Continue with: { $command }
cli-not-saved = { $file } cannot be written: { $problem }.
cli-nothing-saved = Nothing is saved.
cli-saved-so-far = The match is saved as it was after { $count ->
    [one] { $count } step
   *[other] { $count } steps
}. Continue with: { $command }
cli-undo-ask = { $name }, may { $asker } take back the last step? (yes/no){" "}
cli-undo-no = { $name } does not agree: the step stands.
cli-undone = Taken back ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
}).
cli-yes = yes
cli-no = no
cli-yes-or-no = Please answer yes or no.
cli-computers-agree = The computer players agree.
cli-command-help = help
cli-command-rules = rules
cli-command-undo = undo
cli-command-log = log
cli-command-board = board
cli-command-save = save
cli-command-quit = quit
cli-command-score = score
cli-command-hint = hint

## The end

cli-score-category = Points for
cli-score-rule = Rule
cli-ended-agreement = All players agreed to end the match here.
cli-ended-abandoned = The match was abandoned: it has no result.
cli-score-total = Total
cli-score-rank = Place
cli-score-place = { $place }.
cli-score-so-far = As if the game ended now; ? marks what is hidden from you.
cli-winners = { $count ->
    [one] { $names } has won.
   *[other] { $names } share the win.
}
cli-side-won = { $names } have won together.
cli-congratulations = Congratulations!
cli-played-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-exported = The finished match is in { $file }.
cli-how-to-verify = Anybody can check every draw against the fairness commitment { $commitment } with: { $command }

## Replays

cli-replay-step = Step { $step } of { $last }
cli-replay-ask = Enter: next, p: previous, a number: that step, q: leave >{" "}
cli-replay-next = next
cli-replay-previous = previous
cli-verified = Checked: all { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} and every draw agree with the commitment { $commitment }.
cli-verified-dealt = It was dealt from the start: the set-up and everything after it are checked, with { $edition ->
    [standard] the standard edition
   *[own] a custom edition
} and these options: { $options }.
cli-verified-kept = It is a fork of the position { $position }: only what follows that position is checked. This file cannot show how it came about or who knew its hidden cards.
cli-verified-redealt = It is a fork of the position { $position }, in which what { $seat ->
    [0] spectators
   *[other] seat { $seat }
} did not know was redealt: the redeal and everything after it are checked. This file cannot show how the position came about.
cli-verified-compare = Compare the commitment with the one you were shown before the match.
cli-verify-running = The match is not over, so its draws cannot be checked yet.

## Editions and coverage

cli-edition-fits = { $file } fits { $game }.
cli-coverage-none = no test
cli-coverage-sum = { $rules ->
    [one] { $rules } rule or example
   *[other] { $rules } rules and examples
}, { $empty } without a test.

## Training

cli-train-round = Round { $round } of { $rounds }
cli-train-written = The weights are in { $file }.

## The arena

cli-arena-begun = At most { $games } games: { $deals } deals, each with all rotations. They are stored in { $file }.
cli-arena-resumed = Continuing { $file }, which holds { $done } games.
cli-arena-stopped = Stopped; { $done } games are stored. Continue with: { $command }
cli-arena-written = Written to { $file }.
cli-arena-no-ratings = Ratings need openskill: pip install 'trove-games[arena]'.
cli-arena-progress = Games
cli-arena-left = time left
cli-arena-head = { $name }: { $games } games, { $deals } deals with all rotations
cli-arena-lengths = Decisions in a game: { $mean } on average, median { $median }, from { $shortest } to { $longest }.
cli-arena-level = Level
cli-arena-budget = Simulations
cli-arena-wins = Win rate
cli-arena-interval = 95 % interval
cli-arena-score = Average score
cli-arena-rating = Rating
cli-arena-seconds = s per decision
cli-arena-pairing = Pairing
cli-arena-players = Players
cli-arena-asked = Target
cli-arena-games = Games
cli-arena-ending = Result
cli-arena-above = above target
cli-arena-below = below target
cli-arena-reached = reached
cli-arena-missed = missed
cli-arena-open = not decided
cli-arena-measured = measured

## Serving

cli-database-saved = Saved and checked in { $file }: { $tables } tables, { $entries } entries.
cli-database-restored = Restored from { $file }: { $tables } tables, { $entries } entries.
cli-serving = Open { $address } in a browser. Ctrl-C stops the server; nothing is lost.
cli-not-serving = The server could not start; perhaps port { $port } is in use.
