# Silver & Gold. Squares are numbered row by row on a grid of six. How arguments are made: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Mark patterns on your treasure maps, complete the maps, and gather coins, palms and trophies.

## Fields, as sentences name them

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
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
silver-and-gold-piece-finished_map = completed map: { $map }
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
silver-and-gold-event-lost_coin = { $you ->
    [yes] All your coins are marked already: this one lapses.
   *[no] All of { $seat }’s coins are marked already: this one lapses.
}
silver-and-gold-event-lost_palm = { $you ->
    [yes] All your palm boxes are filled already: this palm scores nothing.
   *[no] All of { $seat }’s palm boxes are filled already: this palm scores nothing.
}
silver-and-gold-event-won_trophy = { who } filled coin row { $row } and won the trophy worth { $points }.
silver-and-gold-event-missed_trophy = { who } filled coin row { $row }, but no trophy is left.
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
silver-and-gold-action-mark_one = Mark the square { $square } of map { $slot }.
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

silver-and-gold-question-choosing = Which two maps do you keep?
silver-and-gold-question-marking = Mark the pattern, or one square.
silver-and-gold-question-no_room = The pattern fits nowhere: mark one square.
silver-and-gold-question-owed = { $owed ->
    [one] Mark { $owed } more square.
   *[other] Mark { $owed } more squares, one by one.
}
silver-and-gold-question-taking = Which map do you take?
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

silver-and-gold-your-turn = { $name } chooses maps. When nobody else is looking, press Enter to see them.
silver-and-gold-table-display = Display (palms: { $palms })
silver-and-gold-table-turn = Round { $round }/4 · turn { $turn_of_round }/7
silver-and-gold-table-beside = trophies { $trophies } · deck { $deck }
silver-and-gold-table-start = starts: { $seat }
silver-and-gold-table-turned = Turned up in this round: { $patterns }
silver-and-gold-heading-on_map = Pattern on map { $slot }
silver-and-gold-heading-one_square = One square of map { $slot }
silver-and-gold-heading-pairs = Keep
silver-and-gold-heading-maps = Take
silver-and-gold-preview-completes = completes the map
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
silver-and-gold-tie-shared = { $names } have the same points and equally many maps of each colour: they share the place (rule S4.3).
silver-and-gold-medals = Medals for one player: bronze from { $bronze } points, silver from { $silver }, gold from { $gold } (rule S6.1).

## Options of a table

silver-and-gold-option-starting_player = Starting player
silver-and-gold-option-starting_player-help = Who starts: a name or the number of a seat. Chosen at random if not given (rule S2.2).
silver-and-gold-option-memory_aid = Memory aid
silver-and-gold-option-memory_aid-help = Show the expedition cards turned up in this round (rule S3.14).

## Why not

silver-and-gold-refusal-game-over = The game is over.
silver-and-gold-refusal-not-your-turn = It is { $turn }’s turn.
silver-and-gold-refusal-has-chosen = You have already chosen your two maps.
silver-and-gold-refusal-has-marked = You have already marked this turn.
silver-and-gold-refusal-no-free-square = You have no free square, so you skip this step.
silver-and-gold-refusal-choose-maps-first = First choose two maps to keep.
silver-and-gold-refusal-mark-first = First mark the pattern or a square.
silver-and-gold-refusal-take-a-map-first = First take a new map.
silver-and-gold-refusal-deck-empty = The deck is empty.
silver-and-gold-refusal-no-map-there = There is no map in this place of the display.
silver-and-gold-refusal-a-square-is-owed = { $owed ->
    [one] A cross asks for { $owed } more square, marked on its own.
   *[other] Crosses ask for { $owed } more squares, marked one at a time.
}
silver-and-gold-refusal-no-map-in-play = There is no map in place { $slot }.
silver-and-gold-refusal-pattern-off-the-map = Placed like that, the pattern ({ $pattern }) does not fit on free squares of this map.
silver-and-gold-refusal-square-off-the-map = Map { $slot } has no such square.
silver-and-gold-refusal-square-marked-already = Already marked on map { $slot }: { $squares }.

## Input that does not fit

silver-and-gold-error-bad-words = There is no such action in Silver & Gold ({ $detail }).
silver-and-gold-error-wrong-squares = Laid like this, the pattern covers other squares.
silver-and-gold-error-bad-edition = { $detail }.

## The game in ten lines

silver-and-gold-primer-1 = Mark off treasure maps square by square; completed maps score the most.
silver-and-gold-primer-2 = You always work on two maps. The game lasts 28 turns: four rounds of seven cards.
silver-and-gold-primer-3 = Each turn one card shows a pattern, and everybody marks it at the same time.
silver-and-gold-primer-4 = The pattern goes whole onto free squares of one of your maps; turn it or mirror it as you like.
silver-and-gold-primer-5 = Or mark any single free square instead. Marking nothing is not allowed.
silver-and-gold-primer-6 = A cross lets you mark one more square at once, on either map; crosses chain.
silver-and-gold-primer-7 = Coins fill your score card; every full row of four takes the highest trophy left.
silver-and-gold-primer-8 = A palm scores at once: one point, and one more for each palm on the maps on display.
silver-and-gold-primer-9 = A completed map is laid aside and you take a new one, from the display or blind from the deck.
silver-and-gold-primer-10 = At the end completed maps, their seals, coins, trophies and palms count; unfinished maps score nothing.

silver-and-gold-lesson-1 = These four maps are dealt to you. Choose the two that you want to keep, then confirm.
silver-and-gold-lesson-2 = This is the pattern that everybody marks in this turn. Turn it, flip it, or hold it over one of your maps.
silver-and-gold-lesson-3 = It goes whole onto free squares of one map; then stamp it. Or mark one single square instead.
silver-and-gold-lesson-4 = A cross lets you mark one more free square at once, on either map. That square may be a cross again.
silver-and-gold-lesson-5 = A completed map is laid aside. Take a new one: from the open maps, or blind from the deck.
silver-and-gold-lesson-6 = Each turn a new card is turned up, the same for everyone. The ship shows where you are: four rounds of seven cards.
silver-and-gold-lesson-7 = Every coin scores one point. A full row of coins takes the highest trophy that is left.
silver-and-gold-lesson-8 = A palm scores at once: one point, and one more for each palm on the open maps.
silver-and-gold-lesson-9 = A seal on a completed map scores all your completed maps of its colour.
silver-and-gold-lesson-10 = At the end unfinished maps score nothing. Complete what you can before the ship arrives.

## Map packs: what does not fit

silver-and-gold-edition-map = map { $map }
silver-and-gold-edition-box-file = only the treasure maps of Silver & Gold can be exchanged, by a map pack in JSON; cards and trophies stay as they are.
silver-and-gold-edition-map-name = a map needs a name of 1 to 60 letters that no other map has.
silver-and-gold-edition-map-rows = a map has 1 to { $limit } rows of at most { $limit } squares.
silver-and-gold-edition-map-sign = only the signs . o X $ T are known, not { $sign }.
silver-and-gold-edition-map-squares = a map has 1 to { $limit } squares, not { $found }.
silver-and-gold-edition-map-points = a map is worth as many points as it has squares: { $wanted } (rule S1.1).
silver-and-gold-edition-map-island = a map is one island: each square touches another along a side.
silver-and-gold-edition-map-seal = a seal is worth 1 to { $limit }.
silver-and-gold-edition-map-count = a pack has { $fewest } to { $limit } maps, not { $found }.
silver-and-gold-edition-colours = { $wanted } maps of this colour are usual, not { $found }: { silver-and-gold-colour }. Other numbers need a reason in "deviates".

## The page of a map pack

silver-and-gold-pack-title = Treasure maps
silver-and-gold-pack-lead = Look at the maps of a pack, draw your own with the mouse, a finger or the keyboard, and play with them.
silver-and-gold-pack-draw = Drawing table: map { $name }
silver-and-gold-pack-sign = What a stroke draws
silver-and-gold-pack-signs = { $sign ->
    [land] land
    [cross] cross
    [coin] coin
    [palm] palm
   *[sea] sea
}
silver-and-gold-pack-hint = Press and drag to draw. A second press on the same square takes it away. Keys: arrows, Enter, 1 to 5.
silver-and-gold-pack-map-name = Name of the map
silver-and-gold-pack-colour = Colour
silver-and-gold-pack-seal = Seal for each map of
silver-and-gold-pack-no-seal = no seal
silver-and-gold-pack-seal-value = Points of the seal
silver-and-gold-pack-points = { $count ->
    [one] square, and as many points
   *[other] squares, and as many points
}
silver-and-gold-pack-remove = Remove this map
silver-and-gold-pack-name = Name of the pack
silver-and-gold-pack-unnamed = unnamed
silver-and-gold-pack-deviates = Why the numbers of maps differ from the usual ones
silver-and-gold-pack-maps = { $color } ({ $count })
silver-and-gold-pack-new = New map: { $color }

## The table in the browser

silver-and-gold-chart = Sea chart
silver-and-gold-ask-marking = Stamp the { $pattern } on one of your maps.
silver-and-gold-ask-no_room = The { $pattern } fits nowhere: stamp one square.
silver-and-gold-ask-owed = { $owed ->
    [one] A cross: stamp { $owed } more square.
   *[other] Crosses: stamp { $owed } more squares.
}
silver-and-gold-ask-one = Stamp one square instead.
silver-and-gold-help-marking = Drag the piece onto a map, or point at a square. R turns, F flips.
silver-and-gold-help-touching = Drag the piece onto a map, or tap a square. A second tap stamps.
silver-and-gold-help-one = Any free square, on either map.
silver-and-gold-help-taking = One of the open maps, or the top of the deck, unseen.
silver-and-gold-help-waiting = You can still take back your own step while others choose.
silver-and-gold-keep-help = { $count ->
    [0] The other two go back into the deck.
    [1] One more.
   *[other] The other two go back into the deck.
}
silver-and-gold-keep-these = Keep these two
silver-and-gold-kept = kept
silver-and-gold-over = The voyage is over.
silver-and-gold-sent = One moment …
silver-and-gold-waiting = { $count ->
    [one] { $names } is still choosing.
   *[other] Still choosing: { $names }.
}
silver-and-gold-waiting-taking = { $names } takes a map.
silver-and-gold-still-choosing = choosing
silver-and-gold-has-chosen = done
silver-and-gold-goes-first = goes first when maps are taken
silver-and-gold-maps-of = The maps of { $seat }
silver-and-gold-turn = Turn
silver-and-gold-turn-words = Turn the shape a quarter
silver-and-gold-flip = Flip
silver-and-gold-flip-words = Flip the shape
silver-and-gold-one-square = One square
silver-and-gold-stamp = Stamp
silver-and-gold-compass-words = Compass with the pattern: { $pattern }
silver-and-gold-open-maps = Open maps
silver-and-gold-palm-now = a palm stamped now scores { $points }
silver-and-gold-in-deck = in deck
silver-and-gold-blind = blind
silver-and-gold-take-blind = Take a map blind from the deck ({ $count } left)
silver-and-gold-deck-words = { $count } maps in the deck
silver-and-gold-no-map = no map
silver-and-gold-tap-to-open = tap to open
silver-and-gold-unfinished = Left unfinished
silver-and-gold-unfinished-note = They score nothing, nor do their seals.
silver-and-gold-marked-of = { $marked } of { $all }
silver-and-gold-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
silver-and-gold-squares-on = { $count ->
    [one] { $count } square on your { $color } map
   *[other] { $count } squares on your { $color } map
}
silver-and-gold-does-not-fit = The shape does not fit here.
silver-and-gold-aim-first = Point at a square first.
silver-and-gold-not-now = There is nothing to stamp now.
silver-and-gold-one-instead = Stamp this one square instead
silver-and-gold-brings-bonus = { $symbol ->
    [cross] a cross: one more square
    [coin] a coin
   *[palm] a palm: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
silver-and-gold-brings-last = the last free square too
silver-and-gold-brings-lapsed = { $count ->
    [one] { $count } square lapses
   *[other] { $count } squares lapse
}
silver-and-gold-brings-row = fills a coin row
silver-and-gold-brings-map = completes the map
silver-and-gold-brings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
silver-and-gold-tag-cross = +1 square
silver-and-gold-tag-also = too
silver-and-gold-sign = { $symbol ->
    [cross] cross
    [coin] coin
   *[palm] palm
}
silver-and-gold-seal-words = seal of { $value } for { $color }
silver-and-gold-map-words = { $color } map, { $points } points, { $marked } of { $all } squares marked
silver-and-gold-square-words = Row { $row }, column { $column }
silver-and-gold-square-state = { $state ->
    [fits] free, the shape fits here
    [stamped] stamped
   *[free] free
}
silver-and-gold-course-words = Round card: round { $round } of { $rounds }, card { $card } of { $cards }
silver-and-gold-round-now = Round { $round } of { $rounds }, card { $card } of { $cards }
silver-and-gold-round-name = Round { $round }
silver-and-gold-trophies = Trophies
silver-and-gold-trophy-left = Trophy worth { $points }
silver-and-gold-trophy-of = Trophy worth { $points }, taken by { $seat }
silver-and-gold-trophy-gone = Trophy worth { $points }, gone
silver-and-gold-score-card = Your score card
silver-and-gold-cards = Expedition cards
silver-and-gold-cards-words = { $count ->
    [one] { $pattern }, { $count } card
   *[other] { $pattern }, { $count } cards
}
silver-and-gold-cards-turned = { $turned } turned up in this round
silver-and-gold-coins-words = { $coins } of { $all } coins; trophies: { $trophies }
silver-and-gold-palms-words = { $palms } of { $all } palms, { $points } points
silver-and-gold-completed-words = { $count } { $color } maps completed, seals add { $seals } to each
silver-and-gold-medals-words = Medals
silver-and-gold-medal = { $medal ->
    [bronze] Bronze
    [silver] Silver
   *[gold] Gold
}

## Pictures in the rules

silver-and-gold-figure = { $rule ->
    [S1-3] A seal of 2 for green: with two completed green maps it brings 4 points at the end.
    [S1-5] The six patterns; the straight three and the corner three come twice.
    [S3-2] The L of four in every position: turned, and mirrored then turned.
    [S3-4] The pattern covers a cross: one more square, here on the other map. That is a cross too, so another one follows.
    [S3-5] Three coins of a row are marked; the fourth brings a trophy.
    [S3-9] A full row of coins takes the highest trophy left.
   *[S3-6] Two palms lie on display: a palm marked now scores 1 + 2 = 3.
}
