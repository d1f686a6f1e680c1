# Luxor. Spaces: 0 is the stairs, 41 the tomb chamber. How arguments are made: texts/sentences.py.

luxor-name = Luxor
luxor-about = Lead your adventurers through the temple to the tomb chamber and collect treasures on the way.

## Fields, as sentences name them

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
luxor-field-statue = { FROM_ONE($value) }
luxor-field-space = { $value ->
    [0] on the stairs
    [41] in the tomb chamber
    [none] at a statue
   *[other] on space { $value }
}
luxor-field-from_space = { $value ->
    [0] from the stairs
    [41] from the tomb chamber
   *[other] from space { $value }
}
luxor-field-to_space = { $value ->
    [0] to the stairs
    [41] into the tomb chamber
    [none] nowhere
   *[other] to space { $value }
}
luxor-field-lands_on = { luxor-field-to_space }

## Pieces

luxor-piece-card = { $effect ->
    [number] “{ $value }”
    [either_way] “+/-1”
    [up_to] “1-{ $value }”
    [minus_one] “minus one, { $value ->
        [one] { $value } step
       *[other] { $value } steps
    }”
    [roll_exactly] “die”
    [roll_up_to] “1-die”
    [all_forward] “all forward { $value }”
   *[last_to_second] “last to second-last”
}
luxor-treasure-kind = { $kind ->
    [vase] vase
    [jewelry] jewelry
   *[statue] statue
}
luxor-piece-treasure = { luxor-treasure-kind } (for { $needs ->
    [one] { $needs } adventurer
   *[other] { $needs } adventurers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
})
luxor-piece-horus = Horus tile with { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}
luxor-piece-osiris = Osiris tile { $number }
luxor-piece-temple = { $front ->
    [tunnel] tunnel
    [scarab] scarab
    [wild] wild treasure
    [wild_or_scarab] wild treasure or scarab
    [favour_1_2] Horus’s favour, level 1 or 2
   *[favour_2_3] Horus’s favour, level 2 or 3
}
luxor-piece-adventurer = adventurer { $adventurer } { $space }
luxor-piece-sarcophagus = sarcophagus ({ $points })
luxor-piece-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
luxor-piece-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}, with { $wilds ->
    [one] { $wilds } wild treasure
   *[other] { $wilds } wild treasures
}
luxor-piece-scarab = scarab ({ $value })

## Pieces in a word, for the board and for lists

luxor-short-treasure = { $kind ->
    [vase] vase
    [jewelry] jewel
   *[statue] stat.
} { $needs }▸{ $points }
luxor-short-horus = Horus { $eyes }
luxor-short-osiris = Osiris +{ $number }
luxor-short-temple = { $front ->
    [tunnel] tunnel
    [scarab] scarab
    [wild] wild
    [wild_or_scarab] wild/scar.
    [favour_1_2] favour1/2
   *[favour_2_3] favour2/3
}
luxor-short-space = { $space_raw ->
    [0] stairs
    [41] tomb
   *[other] { $space_raw }
}
luxor-short-statue = Anubis
luxor-short-empty = empty

## What happened

luxor-event-started = { $you ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}
luxor-event-laid_tile = Laid { $space }: { $tile }.
luxor-event-turned_up = { $card ->
    [none] The Horus pile of level { $level } is used up.
   *[other] The Horus pile of level { $level } now shows { $card }.
}
luxor-event-dealt = { who } got { $card } as card { $place }.
luxor-event-dealt_unseen = { who } got card { $place }, face down.
luxor-event-played = { $side ->
    [left] { who } played { $card } from the left.
   *[right] { who } played { $card } from the right.
}
luxor-event-spent = { $side ->
    [left] { who } spent { $card } from the left without effect.
   *[right] { who } spent { $card } from the right without effect.
}
luxor-event-rolled = { who } rolled { $number }.
luxor-event-could_not_move = { $you ->
    [yes] None of your adventurers could move that far.
   *[no] None of { $seat }’s adventurers could move that far.
}
luxor-event-moved = { who } moved adventurer { $adventurer } { $from_space } { $to_space }.
luxor-event-carried = { $you ->
    [yes] Osiris carried your adventurer { $adventurer } on { $from_space } { $to_space }.
   *[no] Osiris carried { $seat }’s adventurer { $adventurer } on { $from_space } { $to_space }.
}
luxor-event-joined = { who } moved adventurer { $adventurer } { $from_space } { $to_space }, to join the next one.
luxor-event-tunnelled = { $you ->
    [yes] A tunnel took your adventurer { $adventurer } { $from_space } { $to_space }.
   *[no] A tunnel took { $seat }’s adventurer { $adventurer } { $from_space } { $to_space }.
}
luxor-event-freed = { $you ->
    [yes] Your adventurer { $adventurer } was freed at statue { $statue } and stands on the stairs.
   *[no] { $seat }’s adventurer { $adventurer } was freed at statue { $statue } and stands on the stairs.
}
luxor-event-entered_tomb = { $you ->
    [yes] Your adventurer { $adventurer } paid a key to enter the tomb chamber.
   *[no] { $seat }’s adventurer { $adventurer } paid a key to enter the tomb chamber.
}
luxor-event-took_sarcophagus = { who } took the sarcophagus worth { $points }.
luxor-event-chose = { who } let adventurer { $adventurer } act.
luxor-event-took_treasure = { who } took a treasure { $space }: { luxor-event-took_treasure-kind }, { $treasure_points ->
    [one] { $treasure_points } point
   *[other] { $treasure_points } points
}.
luxor-event-took_treasure-kind = { $treasure_kind ->
    [vase] a vase
    [jewelry] jewelry
   *[statue] a statue
}
luxor-event-uncovered = { $tile ->
    [none] Nothing is left { $space }.
   *[other] A temple tile came up { $space }: { $tile }.
}
luxor-event-took_key = { who } took a key.
luxor-event-took_card = { who } took the Horus card { $card } of level { $level }.
luxor-event-took_wild = { who } took a wild treasure.
luxor-event-took_scarab = { who } took a scarab worth { $value }.
luxor-event-took_scarab_unseen = { who } took a scarab, face down.
luxor-event-showed_scarabs = { who } turned up scarabs worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
luxor-event-drew = { who } drew { $card }.
luxor-event-drew_unseen = { who } drew a card.
luxor-event-reshuffled = The discard pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) was shuffled and became the draw pile.
luxor-event-ended = { $reason ->
    [tomb] Two adventurers are in the tomb chamber and the round is over: the game ends.
    [rounds] A game has at most 300 rounds: it ends here.
   *[standstill] Nobody could move for a whole round: the game ends.
}

## What happened, in a few words each

luxor-log-played = { $card } { luxor-log-side }
luxor-log-spent = { $card } { luxor-log-side }, without effect
luxor-log-side = { $side ->
    [left] from the left
   *[right] from the right
}
luxor-log-rolled = rolled { $number }
luxor-log-could_not_move = nobody could move that far
luxor-log-moved = { $from } → { $to }
luxor-log-joined = { luxor-log-moved }
luxor-log-carried = Osiris → { $to }
luxor-log-tunnelled = tunnel → { $to }
luxor-log-freed = adventurer { $adventurer } freed
luxor-log-entered_tomb = one key paid
luxor-log-took_sarcophagus = sarcophagus +{ $points }
luxor-log-chose = tile of adventurer { $adventurer } used
luxor-log-took_treasure = { $treasure_kind ->
    [vase] vase
    [jewelry] jewelry
   *[statue] statue
} +{ $treasure_points }
luxor-log-uncovered = beneath it: { $tile }
luxor-log-took_key = a key
luxor-log-took_card = the Horus card { $card }
luxor-log-took_wild = a wild treasure
luxor-log-took_scarab = a scarab worth { $value }
luxor-log-took_scarab_unseen = a scarab
luxor-log-showed_scarabs = scarabs +{ $points }
luxor-log-drew = drew { $card }
luxor-log-reshuffled = played cards shuffled

## What a choice would bring, as far as one can see

luxor-preview-carried = Osiris carries on
luxor-preview-tunnelled = through the tunnel { $to_space }
luxor-preview-freed = frees adventurer { $adventurer }
luxor-preview-entered_tomb = pays a key
luxor-preview-took_sarcophagus = sarcophagus { $points }
luxor-preview-took_treasure = takes the treasure, { $treasure_points ->
    [one] { $treasure_points } point
   *[other] { $treasure_points } points
}
luxor-preview-took_key = takes a key
luxor-preview-took_wild = takes a wild treasure
luxor-preview-scarab = takes a scarab
luxor-preview-crowd = { $crowd } of { $needs }
luxor-preview-lacking = { $crowd } of the { $needs } adventurers it needs
luxor-preview-ended = ends the game

## Actions

luxor-action-play = { $side ->
    [left] Play the left card: move adventurer { $adventurer } by { $steps } { $lands_on }.
   *[right] Play the right card: move adventurer { $adventurer } by { $steps } { $lands_on }.
}
luxor-action-roll = { $side ->
    [left] Play the left card and roll the die.
   *[right] Play the right card and roll the die.
}
luxor-action-all_forward = { $side ->
    [left] Play the left card: all adventurers forward.
   *[right] Play the right card: all adventurers forward.
}
luxor-action-last_to_second_last = { $side ->
    [left] Play the left card: the last adventurer to the second-last.
   *[right] Play the right card: the last adventurer to the second-last.
}
luxor-action-spend = { $side ->
    [left] Spend the left card without effect.
   *[right] Spend the right card without effect.
}
luxor-action-move = Move adventurer { $adventurer } by { $steps } { $lands_on }.
luxor-action-act = Let adventurer { $adventurer } act.
luxor-action-take_key = Take a key.
luxor-action-take_card = Take the Horus card of level { $level }.
luxor-action-take_wild = Take a wild treasure.
luxor-action-take_scarab = Take a scarab.

## Actions in a list, under their card: where each leads

luxor-choice-play = adventurer { $adventurer } from { $from } to { $to } ({ $tile })
luxor-choice-roll = roll the die
luxor-choice-all_forward = all forward
luxor-choice-last_to_second_last = adventurer { $adventurer } from { $from } to { $to } ({ $tile })
luxor-choice-spend = spend it without effect
luxor-choice-move = adventurer { $adventurer } from { $from } to { $to } ({ $tile })
luxor-choice-act = adventurer { $adventurer } on { $from } ({ $tile })
luxor-choice-take_key = a key
luxor-choice-take_card = the Horus card { $card } of level { $level }
luxor-choice-take_wild = a wild treasure
luxor-choice-take_scarab = a scarab

## Words one may type for an action

luxor-word-left = left
luxor-word-right = right
luxor-word-play = play
luxor-word-roll = roll
luxor-word-all_forward = all
luxor-word-last_to_second_last = last
luxor-word-spend = spend
luxor-word-move = move
luxor-word-act = act
luxor-word-take_key = key
luxor-word-take_card = card
luxor-word-take_wild = wild
luxor-word-take_scarab = scarab
luxor-typing = left 1 3 plays the left card and moves adventurer 1 by 3; right roll, left spend, move 2 5, key, card 2 work in the same way.

## Phases: what is asked for

luxor-question-playing = Play the left or the right card.
luxor-question-rolled = The die shows { $die }. Who moves?
luxor-question-choosing = Who uses their tile?
luxor-question-taking = What do you take?

## The table

luxor-heading-outer_card = { $side ->
    [left] Left card { $card }
   *[right] Right card { $card }
}
luxor-heading-mover = Adventurer { $adventurer } { $space }
luxor-heading-movers = Die { $die }
luxor-heading-actor = Acts
luxor-heading-things = Take
luxor-table-hand = { $you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
luxor-table-left-end = left
luxor-table-right-end = right
luxor-table-scarabs = { $you ->
    [yes] Your scarabs
   *[no] Scarabs
}: { $scarabs }
luxor-table-tomb = Tomb chamber ({ $points })
luxor-table-sarcophagi = sarcophagi left: { $sarcophagi }
luxor-table-horus = Horus { $level }
luxor-table-pile = { $card } ({ $count } left)
luxor-table-pile-empty = used up
luxor-table-cards = draw pile { $draw }, discard pile { $discard }
luxor-table-discards = draw pile { $draw }, discards { $discard } with { $card } on top
luxor-table-supply = keys { $keys }, wild treasures { $wilds }, scarabs { $scarabs }
luxor-table-temples = temple tiles: cobra { $cobra }, falcon { $falcon }, lion { $lion }
luxor-column-player = Player
luxor-column-points = Points
luxor-column-keys = Keys
luxor-column-wilds = Wilds
luxor-column-vase = Vases
luxor-column-jewelry = Jewelry
luxor-column-statue = Statues
luxor-column-scarabs = Scarabs
luxor-column-sarcophagi = Sarcophagi
luxor-memory-discards = Discarded: { $cards }
luxor-memory-hand = { $seat } holds, left to right: { $cards }
luxor-memory-horus = Still in Horus pile { $level }: { $cards }
luxor-legend = vase 2▸3: needs 2 adventurers there, gives 3 points. Osiris +3 carries on by 3. A12: player A’s adventurers 1 and 2. A small number at the right is what the space is worth at the end.

## Scoring

luxor-score-L9-1 = Treasure tiles
luxor-score-L9-2 = Adventurers on their spaces
luxor-score-L9-3 = Sarcophagi
luxor-score-L9-4 = Keys
luxor-score-L9-5 = Sets
luxor-score-L9-6 = Scarabs
luxor-tie-broken = { $names } have the same points: the more valuable sarcophagus decides (rule L9.7).
luxor-tie-shared = { $names } have the same points and no sarcophagus: they share the place (rule L9.7).

## Options of a table

luxor-option-starting_player = Starting player
luxor-option-starting_player-help = Who begins: a name or the number of a seat. Chosen at random if not given (rule L2.7).
luxor-option-memory_aid = Memory aid
luxor-option-memory_aid-help = Show what was once face up: discards, and Horus cards taken into a hand (rule L10.3).

## Why not

luxor-refusal-game-over = The game is over.
luxor-refusal-not-your-turn = It is { $turn }’s turn.
luxor-refusal-play-a-card-first = First play a card.
luxor-refusal-move-what-was-rolled = The die shows { $die }: first move an adventurer.
luxor-refusal-choose-who-acts = First choose who uses their tile.
luxor-refusal-take-first = First choose what to take.
luxor-refusal-did-not-move = Adventurer { $adventurer } did not move with this card and cannot act.
luxor-refusal-not-offered-here = This cannot be taken here.
luxor-refusal-a-move-is-possible = A card can only be spent without effect when neither outer card allows a move.
luxor-refusal-card-does-not-do-this = The card { luxor-piece-card } does something else.
luxor-refusal-card-shows-another-number = The card { luxor-piece-card } does not allow this number of steps.
luxor-refusal-no-roll-would-move = No roll would let an adventurer move.
luxor-refusal-nobody-can-move = None of your adventurers can move that far.
luxor-refusal-nobody-to-join = No other adventurer of yours is ahead of the last one, outside the tomb chamber.
luxor-refusal-die-shows-another-number = The die shows { $die }: it does not allow this number of steps.
luxor-refusal-lies-at-a-statue = Adventurer { $adventurer } still lies at a statue of Anubis.
luxor-refusal-is-in-the-tomb = Adventurer { $adventurer } is in the tomb chamber and stays there.
luxor-refusal-no-tile-behind = There is no tile behind this adventurer to step back to.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} would lead beyond the tomb chamber; it has to be reached exactly.
luxor-refusal-no-key = You have no key to enter the tomb chamber.
luxor-refusal-osiris-into-the-tomb-without-key = Osiris { $number } would carry this adventurer into the tomb chamber, but you have no key.
luxor-refusal-osiris-beyond-the-tomb = Osiris { $number } would carry this adventurer beyond the tomb chamber.

## Input that does not fit

luxor-error-bad-words = There is no such action in Luxor ({ $detail }).
luxor-error-wrong-landing = This move does not end there.
luxor-error-bad-edition = { $detail }.

## The game in ten lines

luxor-primer-1 = Lead five adventurers through the temple towards the tomb chamber and collect the most points.
luxor-primer-2 = Each turn you play a card, move one adventurer, use the tile it reaches, and draw a card.
luxor-primer-3 = You may only play the leftmost or the rightmost card of your hand; a new card always goes into the middle.
luxor-primer-4 = Steps count tiles, not spaces: spaces without a tile are skipped.
luxor-primer-5 = A treasure is yours when enough of your own adventurers stand on its tile; it scores at once.
luxor-primer-6 = A vase, a piece of jewelry and a statue make a set; the more sets, the more points each is worth.
luxor-primer-7 = Horus tiles give a key or a better card; Osiris tiles carry you further; a tunnel leads to the next tunnel.
luxor-primer-8 = Pass a statue of Anubis and your adventurer lying there wakes up on the stairs.
luxor-primer-9 = The tomb chamber must be reached exactly and costs a key; the first two to enter take a sarcophagus.
luxor-primer-10 = When the second adventurer has entered, the round is played to its end; then every adventurer scores its space.

luxor-lesson-1 = Only the leftmost or the rightmost of your cards may be played. Choose one of these two.
luxor-lesson-2 = Every glowing space is where one of your adventurers would land. Choose one, and it goes there.
luxor-lesson-3 = The new card went into the middle of your hand. The order never changes, so look ahead to what moves outward.
luxor-lesson-4 = A Horus tile gives you a key, or the top Horus card of the pile with as many eyes. Keys open the tomb chamber.
luxor-lesson-5 = A treasure tile shows how many of your own adventurers must stand on it. Bring enough of them there, and it is yours.
luxor-lesson-6 = A vase, a piece of jewelry and a statue make a set. The more sets you have at the end, the more each is worth.
luxor-lesson-7 = Nobody stays on a green Osiris tile: it carries you on at once, by its number.
luxor-lesson-8 = Pass a statue of Anubis where one of yours lies: it gets up on the stairs and may move from your next turn on.
luxor-lesson-9 = Steps go from tile to tile. Spaces without a tile are skipped, so every treasure taken makes the way shorter.
luxor-lesson-10 = The tomb chamber must be reached exactly and costs a key. Once two adventurers are in, the round is played to its end.

## The table in a browser

luxor-temple = The temple
luxor-supply = Piles and supply
luxor-card-help = { $effect ->
    [number] { $value }: exactly { $value ->
        [one] { $value } tile
       *[other] { $value } tiles
    } forward
    [either_way] plus or minus 1: one tile forward or back
    [up_to] 1 to { $value }: you choose how many tiles
    [minus_one] { $value ->
        [one] { $value } tile
       *[other] { $value } tiles
    } forward, and a treasure needs one adventurer fewer
    [roll_exactly] die: roll, then exactly that many tiles
    [roll_up_to] 1 to die: roll, then choose up to that many tiles
    [all_forward] all your adventurers { $value } forward, one of them uses its tile
   *[last_to_second] your last adventurer joins the next one ahead
}
luxor-card-left = Leftmost card, can be played: { $card }
luxor-card-right = Rightmost card, can be played: { $card }
luxor-card-fixed = Card { $place } of { $count }, cannot be played now: { $card }
luxor-card-to-come = still to come
luxor-only-outer = Only the leftmost or the rightmost card may be played; the middle three keep their places.
luxor-card-useless = This card allows no move now.
luxor-not-now = No card is asked for now.
luxor-at-space = Space { $space }: { $tile }; worth { $worth } at the end; { $people }
luxor-at-stairs = The stairs: { $people }
luxor-at-tomb = The tomb chamber, worth { $worth } at the end: { $people }
luxor-nobody = nobody here
luxor-crowd = { $count } of { $seat }
luxor-goal = Move the adventurer from { $from } to { $to }: { $outcome }
luxor-from = from { $from }: { $outcome }
luxor-who-goes = Who goes there?
luxor-out-of-reach = None of your adventurers reaches this space now.
luxor-where-to = Where to?
luxor-play-this = Play this card?
luxor-middle-stays = The middle three keep their order.
luxor-choose-glowing = Choose a glowing space.
luxor-go-to = Go to { $space }?
luxor-act-on = Use the tile on { $space }?
luxor-put-back = Put back
luxor-turn-of = { $seat } is thinking …
luxor-sent = Sent …
luxor-last-round = Last round: two adventurers are in the tomb chamber.
luxor-last-round-sign = Last round
luxor-over = The game is over.
luxor-if-now = { $total } now
luxor-to-draw = To draw
luxor-played = Played
luxor-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
luxor-discard-pile = Played cards: { $count }
luxor-memory-title = Played so far:
luxor-symbol = { $symbol ->
    [cobra] Cobra
    [falcon] Falcon
   *[lion] Lion
}
luxor-what = { $thing ->
    [worth] A number on blue: what an adventurer on one of the spaces along this gold line is worth at the end.
    [vase] A treasure: vase, jewelry or statue. Top left, how many of your own adventurers must stand on it; top right, its points.
    [horus2] A Horus tile: take a key, or the top Horus card of the pile with as many eyes.
    [osiris3] An Osiris tile carries you on at once, by its number.
    [tunnel] A tunnel leads to the next tunnel ahead, if there is one.
    [scarab] A scarab, face down: its points count at the end.
    [wild] A wild treasure stands for any treasure of a set.
    [favour_1_2] Horus’s favour: take the top card of one of the two piles shown.
    [anubis] A statue of Anubis: when you pass it, your adventurer lying there gets up on the stairs.
    [key] A key lets one adventurer into the tomb chamber; each key left is worth 1 point.
   *[coffin] A sarcophagus, with its points: for the first and the second adventurer in the tomb chamber.
}
luxor-preview-took_card = takes the Horus card { $card }
luxor-preview-taking = then choose what to take
luxor-preview-choosing = then choose who uses their tile
luxor-preview-rolled = then move by the die
luxor-preview-nothing = nothing more happens
luxor-button-roll = Roll the die
luxor-button-all_forward = All forward
luxor-button-last_to_second_last = Join the next one
luxor-button-spend = Spend it
luxor-sheet-note-L9-1 = when taken
luxor-sheet-note-L9-2 = by their spaces
luxor-sheet-note-L9-3 = first and second
luxor-sheet-note-L9-4 = one each
luxor-sheet-note-L9-5 = one of each kind
luxor-sheet-note-L9-6 = turned up

## Editions: what does not fit

luxor-edition-wrong-form = a space is T-, Tc, Tf, Tl, H1, H2, H3 or O.
luxor-edition-treasure-spaces = { $wanted } spaces with a treasure (T) are needed, not { $found } (rule L1.1).
luxor-edition-treasure-tiles = the board needs { $wanted } treasure tiles, not { $found } (rule L1.10).
luxor-edition-horus-tiles = the board needs { $wanted } Horus tiles with { $eyes ->
    [one] { $eyes } eye
   *[other] { $eyes } eyes
}, not { $found } (rule L1.10).
luxor-edition-osiris-tiles = the board needs at least { $wanted } Osiris tiles, not { $found } (rule L1.10).
luxor-edition-temple-tiles = the board needs { $wanted } temple tiles with a { $back }, not { $found } (rule L1.10).
luxor-edition-statue-order = three different statues are needed, in the order of the way (rule L1.9).
luxor-edition-starter-cards = more than { $limit } starter cards are needed, enough for four hands (rule L2.2).
luxor-edition-scarab-points = all scarabs together may be worth at most { $limit } points.
luxor-edition-card-kinds = at most { $limit } different kinds of cards are possible.
luxor-edition-no-value = a card with the effect { $effect } shows no value.
luxor-edition-needs-value = a card with the effect { $effect } needs a value.
luxor-edition-value-one = a card with the effect either_way always has the value 1.
luxor-figure = { $rule ->
    [L1-4] Treasures. The small figures: how many adventurers you need there; the coin: the points.
    [L1-5] The fronts of temple tiles: tunnel, scarab, wild treasure, wild treasure or scarab, Horus’s favour of two kinds.
    [L1-6] Horus tiles with one, two and three eyes, and three of the Osiris tiles.
    [L3-2] Only the two outer cards may be played. The three in the middle wait behind their locks.
    [L5-2] A card of 3: the two spaces without a tile are passed without counting.
    [L6-2] Two of your adventurers on a treasure for two: it is yours. One on a treasure for two: not yet.
    [L6-4] A Horus tile with two eyes: a key, or the top Horus card of level 2.
    [L9-2] At the end each adventurer scores the number of its stretch: 5 + 5 + 6 = 16.
   *[L5-7] A card of 2 (blue) ends on Osiris, which carries the adventurer 3 on (green). Only the last tile acts.
}
