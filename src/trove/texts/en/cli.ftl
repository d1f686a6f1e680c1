# The `trove` command.

## Help pages

cli-help = Treasure-hunt board games in the terminal.
cli-help-play = Play a game: people at one keyboard, and computer players.
cli-help-rules = Show the rules of a game, a section or one rule.
cli-help-replay = Show a match step by step and check its draws.
cli-help-games = List the games.
cli-help-edition = Work with edition files, which hold the contents of a box.
cli-help-edition-check = Say whether an edition file fits its game.
cli-help-arena = Let computer players play against each other and measure them.
cli-help-arena-game = The game; with --ladder several or none, which means all.
cli-help-arena-seats = A level for each player, for example expert,normal.
cli-help-arena-games = How many games, rounded up to whole deals with all rotations; 400 if not given.
cli-help-arena-seed = Same number, same games; 1 if not given.
cli-help-arena-workers = How many processes play; as many as there are cores if not given.
cli-help-arena-ray = Play on the Ray cluster at this address; local starts one here.
cli-help-arena-out = Keep the games in this new file; else one under build/arena.
cli-help-arena-resume = Go on with the games in this file.
cli-help-arena-json = Write the results as JSON into this file, or - for standard output.
cli-help-arena-ladder = Measure all levels of all games against each other.
cli-help-arena-quick = With --ladder: at most 40 games a pairing, 8 with an expert.
cli-help-arena-only = With --ladder: these pairings alone, for example hard-normal,expert-normal-4.
cli-help-arena-markdown = Write the ladder as Markdown tables into this file.
cli-help-bench = Measure how fast the engine plays.
cli-help-bench-games = The games to measure; all if none is named.
cli-help-bench-out = Write the figures into this file too.
cli-help-train = Learn weights for a game’s computer players by self-play.
cli-help-train-rounds = How often everything is learnt anew from games by what was learnt before.
cli-help-train-games = Games in each round.
cli-help-train-simulations = Simulations for each decision in these games.
cli-help-train-seed = Same number and same options, same weights.
cli-help-train-workers = Games played at the same time; else one for each core. The weights are the same.
cli-help-train-start = Go on from these weights.
cli-help-train-out = Write the weights into this file; else they are printed.
cli-help-lang = Language: en, cs, de or pt. Else TROVE_LANG, else the system’s language.
cli-help-version = Show the version and leave.
cli-help-no-color = No colours and no other styles.
cli-help-players = How many players; those who are not named are computer players.
cli-help-people = Names of the people at this keyboard, with commas between them.
cli-help-seats = All players in order, people by name and computer players by level, for example Anna,expert,Ben,easy.
cli-help-level = How well computer players play: random, easy, normal, hard or expert. Else normal.
cli-help-seed = Play a match that can be repeated: same number, same match.
cli-help-edition-file = Play with the contents of another box.
cli-help-resume = Go on with a saved match, the latest if no file is named.
cli-help-resume-file = With --resume: the saved match.
cli-help-game = The game, as trove games names it.
cli-help-number = A section, a rule or a ruling, for example L5, L5.6 or A7.
cli-help-coverage = List the tests that check each rule.
cli-help-edition-argument = The edition file.
cli-help-edition-game = The game it belongs to; all games are tried if not given.
cli-help-replay-file = A saved or finished match.
cli-help-replay-at = Show the position after this step.
cli-help-replay-all = Show all steps as sentences.
cli-help-replay-names = Names of the players, with commas between them.
cli-compiled = compiled
cli-interpreted = interpreted

## Problems

cli-no-such-language = The language { $lang } is not there; choose one of { $known }.
cli-file-problem = The file { $file } cannot be used: { $problem }.

## Before the first turn

cli-ask-intro = Press Enter for what stands in brackets.
cli-ask-people = Who plays at this keyboard? Names with commas between them [{ $usual }]:{" "}
cli-ask-computers = How many computer players sit with you, { $lowest } to { $highest }? [{ $usual }]:{" "}
cli-ask-level = { $count ->
    [one] How well does it play
   *[other] How well do they play
}: { $known }? [{ $usual }]:{" "}
cli-one-or-each = Type one level for all, or { $count } levels with commas between them.
cli-ask-game = Which game?{" "}
cli-between = Please type a number from { $lowest } to { $highest }.
cli-at-most = At most { $many } can play.
cli-not-started = No match was started.
cli-resumed = Going on with { $file } after { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
cli-players-range = { $few } to { $many } players

## At the table

cli-prompt = { $name } – { $question } (number, ? for help) >{" "}
cli-your-turn = It is { $name }’s turn. Nobody else looks? Enter shows the hand.
cli-pass-on = Enter empties the screen; then it is { $name }’s turn.
cli-more-in-log = … { $count ->
    [one] { $count } more step
   *[other] { $count } more steps
} in the log (type: log)
cli-no-such-choice = The choices have numbers from 1 to { $last }.
cli-several = That can mean several things: choose one of the numbers { $numbers }.
cli-not-understood = “{ $typed }” is no choice and no command; type a number, or ? for help.
cli-table-help = A number plays that choice.
    board shows the board again, log everything that happened, score the points so far.
    rules { $rule } shows a rule, rules { $section } a section.
    undo takes your last step back: free if nothing was revealed, else the others are asked.
    undo NAME takes back that person’s last step.
    save saves now, quit saves and leaves. Every step is saved by itself.
    hint shows the three best choices as a strong player sees them, with how sure that is (95 %).
cli-thinking = { $name } is thinking…
cli-hint-thinking = Thinking about your choices…
cli-hint = What a strong player would do, from what you know ({ $count ->
    [one] { $count } line of play
   *[other] { $count } lines of play
} thought through):
cli-hint-win = { $percent } ± { $error } % to win
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
cli-saved = Saved in { $file }.
cli-left = The match is saved. Go on with: { $command }
cli-undo-ask = { $name }, may { $asker } take the last step back? (yes/no){" "}
cli-undo-no = { $name } does not agree: the step stands.
cli-undone = Taken back ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
}).
cli-yes = yes
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
cli-score-total = Total
cli-score-rank = Place
cli-score-place = { $place }.
cli-score-so-far = As if the game ended now; ? is hidden from you.
cli-winners = { $count ->
    [one] { $names } has won. Congratulations!
   *[other] { $names } share the win. Congratulations!
}
cli-side-won = { $names } have won together. Congratulations!
cli-played-alone = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cli-exported = The finished match is in { $file }.
cli-commitment = Commitment of this match’s chance: { $commitment }
cli-how-to-verify = Anybody can check every draw with: trove replay { $file }

## Replays

cli-replay-step = Step { $step } of { $last }
cli-replay-ask = Enter: next, p: previous, a number: that step, q: leave >{" "}
cli-replay-next = next
cli-replay-previous = previous
cli-verified = Checked: all { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} and every draw agree with the commitment { $commitment }.
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

cli-arena-begun = At most { $games } games: { $deals } deals, each with all rotations. They are kept in { $file }.
cli-arena-resumed = Going on with { $file }, which holds { $done } games.
cli-arena-stopped = Stopped; { $done } games are kept. Go on with: { $command }
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
cli-arena-asked = Asked
cli-arena-games = Games
cli-arena-ending = Result
cli-arena-above = above, decided
cli-arena-below = below, decided
cli-arena-reached = reached
cli-arena-missed = missed
cli-arena-open = not decided
cli-arena-measured = measured
