# Silver & Gold. Squares are numbered row by row on a grid of six. How arguments are made: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Mark patterns on your treasure maps, complete the maps, and gather coins, palms and trophies.

## Fields, as sentences name them

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-column = { LETTER($value) }
silver-and-gold-field-place = { FROM_ONE($value) }
silver-and-gold-field-keep = { FROM_ONE($value) }
silver-and-gold-field-box = { FROM_ONE($value) }
silver-and-gold-field-square = { ON_GRID($value, columns: 6) }
silver-and-gold-field-squares = { ON_GRID($value, columns: 6) }
silver-and-gold-field-pattern = { $value ->
    [domino] domino
    [straight_three] straight three
    [corner_three] corner three
    [l_of_four] L of four
    [t_of_four] T of four
   *[square_of_four] square of four
}

## Pieces

silver-and-gold-colour = { $color ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
}
silver-and-gold-seal-colour = { $seal_color ->
    [purple] purple
    [orange] orange
    [green] green
   *[grey] grey
}
silver-and-gold-piece-map = { $seal ->
    [none] { silver-and-gold-colour } ({ $points })
   *[other] { silver-and-gold-colour } ({ $points }, seal: { $seal_value } for each { silver-and-gold-seal-colour })
}
silver-and-gold-piece-seal = seal
silver-and-gold-piece-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
silver-and-gold-piece-trophy = trophy of row { $row } ({ $points })
silver-and-gold-piece-palm = palm box { $box } ({ $points })
silver-and-gold-piece-completed_map = completed map: { $map }
silver-and-gold-piece-scored_seal = seal: { $map }

## Pieces in a word, for the table

silver-and-gold-short-colour = { $color ->
    [purple] pur
    [orange] ora
    [green] grn
   *[grey] gry
}
silver-and-gold-short-map = { $points } { silver-and-gold-short-colour }
silver-and-gold-short-seal = ◉{ $value } { silver-and-gold-short-colour }
silver-and-gold-short-empty = empty

## What happened

silver-and-gold-event-started = { $you ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
silver-and-gold-event-dealt_map = { who } got map { $place }: { $map }.
silver-and-gold-event-dealt_map_unseen = { who } got map { $place }, face down.
silver-and-gold-event-chose = { who } chose to keep maps { $keep }.
silver-and-gold-event-chose_unseen = { who } chose two maps.
silver-and-gold-event-kept_map = { who } kept a map as { $slot }: { $map }.
silver-and-gold-event-showed_map = A map joins the display: { $map }.
silver-and-gold-event-turned_up = Expedition card: { $pattern }.
silver-and-gold-event-marked = { who } marked the pattern on map { $slot } ({ $pattern }): { $squares }.
silver-and-gold-event-marked_one = { $owed ->
    [yes] { who } marked the bonus square { $square } of map { $slot }.
   *[no] { who } marked only { $square } of map { $slot }.
}
silver-and-gold-event-got_coin = { who } marked coin { $coins }.
silver-and-gold-event-got_palm = { who } scored a palm: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
silver-and-gold-event-lapsed = No square is free: { $squares_raw ->
    [one] { $squares_raw } square
   *[other] { $squares_raw } squares
} that { $you ->
    [yes] you
   *[no] { $seat }
} owed lapsed.
silver-and-gold-event-won_trophy = { $points ->
    [0] { who } filled coin row { $row }, but no trophy is left.
   *[other] { who } filled coin row { $row } and won the trophy worth { $points }.
}
silver-and-gold-event-completed_map = { who } completed a map: { $map }.
silver-and-gold-event-took_map = { $blind ->
    [yes] { who } took a map blind from the deck, as { $slot }: { $map }.
   *[no] { who } took a map from the display, as { $slot }: { $map }.
}
silver-and-gold-event-left_display = The oldest map of the display left the game: { $map }.
silver-and-gold-event-struck_trophy = The trophy worth { $points } was struck out.
silver-and-gold-event-round_ended = Round { $round } is over.
silver-and-gold-event-passed_mark = { $you ->
    [yes] You start the next turn.
   *[no] { $seat } starts the next turn.
}
silver-and-gold-event-ended = All four rounds are over: the game ends.
silver-and-gold-event-won_medal = { $medal ->
    [bronze] Enough for bronze.
    [silver] Enough for silver.
   *[gold] Enough for gold!
}

## Actions

silver-and-gold-action-choose = Keep maps { $keep }.
silver-and-gold-action-mark = Mark the pattern on map { $slot }: { $squares }.
silver-and-gold-action-mark_one = Mark the square { $column }{ $row } of map { $slot }.
silver-and-gold-action-take_map = Take map { $place } of the display.
silver-and-gold-action-take_blind = Take a map blind from the deck.

## Actions in a list

silver-and-gold-choice-choose = maps { $keep }
silver-and-gold-choice-take_blind = blind from the deck ({ $deck })

## Words one may type

silver-and-gold-word-mark = mark
silver-and-gold-word-square = square
silver-and-gold-word-turn = turn
silver-and-gold-word-flip = flip
silver-and-gold-word-take = take
silver-and-gold-word-blind = blind
silver-and-gold-word-keep = keep
silver-and-gold-word-list = list
silver-and-gold-word-ok = ok
silver-and-gold-typing = a c3 tries the pattern on map a with its ◆ on c3; turn and flip turn and mirror it; Enter or ok marks it.
    mark a c3 r1 m marks it at once: r1 to r3 for quarter turns, r0 for none, m for mirrored first. So does naming all its squares: a c3 d3 e3.
    square a c3 marks this square alone, or one that you owe. take 2 takes map 2 of the display, blind one from the deck.
    keep 1 3 keeps these two of the four maps. list shows all you can do with numbers. Words may be cut short: sq a c3.

## Phases: what is asked for

silver-and-gold-phase-choosing = Which two maps do you keep?
silver-and-gold-phase-marking = Mark the pattern, or one square.
silver-and-gold-phase-no-room = The pattern fits nowhere: mark one square.
silver-and-gold-phase-owed = { $owed ->
    [one] Mark { $owed } more square.
   *[other] Mark { $owed } more squares, one by one.
}
silver-and-gold-phase-taking = Which map do you take?
silver-and-gold-hint-choosing = keep 1 3 keeps maps 1 and 3; list shows all pairs with numbers.
silver-and-gold-hint-marking = a c3 tries ◆ on c3 of map a · turn · flip · square a c3 for one square · list
silver-and-gold-hint-one-square = a c3 marks this square; list shows all with numbers.
silver-and-gold-hint-taking = The number, or blind.
silver-and-gold-hint-listed = Type a number.
silver-and-gold-hint-confirm = Enter marks { $squares }; or turn, flip, another square.
silver-and-gold-hint-does-not-fit = It does not fit like this: turn, flip, or name another square.
silver-and-gold-hint-which-map = Which map, a or b? For example: a c3.
silver-and-gold-hint-several = The pattern can cover these squares in several ways: name one more.

## The table

silver-and-gold-your-turn = { $name } chooses maps. Nobody else looks? Enter shows them.
silver-and-gold-table-display = Display (palms: { $palms })
silver-and-gold-table-turn = Round { $round }/4 · turn { $turn_of_round }/7
silver-and-gold-table-beside = trophies { $trophies } · deck { $deck }
silver-and-gold-table-start = starts: { $seat }
silver-and-gold-table-turned = Turned up in this round: { $patterns }
silver-and-gold-table-mark = Pattern on map { $slot }
silver-and-gold-table-mark_one = One square of map { $slot }
silver-and-gold-column-player = Player
silver-and-gold-column-points = Points
silver-and-gold-column-coins = Coins→trophy
silver-and-gold-column-palms = Palms
silver-and-gold-column-seals = Seals
silver-and-gold-legend = X cross: one more square. $ coin. T palm. · plain. ■ marked. (X) what you are about to mark. 14 pur: a purple map worth 14. ◉2 ora: a seal, 2 points for each of your completed orange maps. $$··→_ is a row of coins with its trophy.

## Scoring

silver-and-gold-score-S3-5 = Coins
silver-and-gold-score-S3-6 = Palms
silver-and-gold-score-S3-9 = Trophies
silver-and-gold-score-S4-2 = Completed maps
silver-and-gold-score-S1-3 = Seals
silver-and-gold-tie-broken = { $names } have the same points: more completed grey maps decide, then green, orange, purple (rule S4.3).
silver-and-gold-tie-shared = { $names } have the same points and as many maps of each colour: they share the place (rule S4.3).

## Options of a table

silver-and-gold-option-starting_player = Starting player
silver-and-gold-option-starting_player-help = Who starts: a name or the number of a seat. Drawn by lot if not given (rule S2.2).
silver-and-gold-option-memory_aid = Memory aid
silver-and-gold-option-memory_aid-help = Show the expedition cards turned up in this round (rule S3.14).

## Why not

silver-and-gold-refusal-game-over = The game is over.
silver-and-gold-refusal-not-your-turn = It is { $turn }’s turn.
silver-and-gold-refusal-has-chosen = You have chosen your two maps.
silver-and-gold-refusal-has-marked = You have marked in this turn.
silver-and-gold-refusal-no-free-square = You have no free square, so you skip this step.
silver-and-gold-refusal-choose-maps-first = First choose two maps to keep.
silver-and-gold-refusal-mark-first = First mark the pattern or a square.
silver-and-gold-refusal-take-a-map-first = First take a new map.
silver-and-gold-refusal-deck-empty = The deck is empty.
silver-and-gold-refusal-no-map-there = There is no map in this place of the display.
silver-and-gold-refusal-a-square-is-owed = { $owed ->
    [one] A cross asks for { $owed } more square, marked singly.
   *[other] Crosses ask for { $owed } more squares, marked singly.
}
silver-and-gold-refusal-no-map-in-play = There is no map in place { $slot }.
silver-and-gold-refusal-pattern-off-the-map = The pattern ({ $pattern }) does not lie on free squares of this map like that.
silver-and-gold-refusal-square-off-the-map = Map { $slot } has no such square.
silver-and-gold-refusal-square-marked-already = Marked already on map { $slot }: { $squares }.

## Input that does not fit

silver-and-gold-error-bad-words = There is no such action in Silver & Gold ({ $detail }).
silver-and-gold-error-wrong-squares = Laid like this, the pattern covers other squares.
silver-and-gold-error-bad-edition = { $detail }.
