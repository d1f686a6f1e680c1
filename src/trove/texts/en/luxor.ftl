# Luxor. Spaces: 0 is the stairs, 41 the tomb chamber. How arguments are made: texts/sentences.py.

luxor-name = Luxor
luxor-about = Walk your adventurers through the temple to the tomb chamber and gather treasures on the way.

## Fields, as sentences name them

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
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
luxor-event-could_not_move = { who } had nobody who could move that far.
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
    [yes] Your adventurer { $adventurer } was freed and stands on the stairs.
   *[no] { $seat }’s adventurer { $adventurer } was freed and stands on the stairs.
}
luxor-event-entered_tomb = { $you ->
    [yes] Your adventurer { $adventurer } entered the tomb chamber for a key.
   *[no] { $seat }’s adventurer { $adventurer } entered the tomb chamber for a key.
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
   *[standstill] Nobody could move for a whole round: the game ends.
}

## What a choice would bring, as far as one can see

luxor-preview-carried = Osiris carries on
luxor-preview-tunnelled = through the tunnel { $to_space }
luxor-preview-freed = frees adventurer { $adventurer }
luxor-preview-entered_tomb = for a key
luxor-preview-took_sarcophagus = sarcophagus { $points }
luxor-preview-took_treasure = takes it, { $treasure_points ->
    [one] { $treasure_points } point
   *[other] { $treasure_points } points
}
luxor-preview-took_key = takes a key
luxor-preview-took_wild = takes a wild treasure
luxor-preview-took_scarab = takes a scarab

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

luxor-phase-playing = Play the left or the right card.
luxor-phase-rolled = The die shows { $die }. Who moves?
luxor-phase-choosing = Who acts on his tile?
luxor-phase-taking = What do you take?

## The table

luxor-table-left = Left card { $card }
luxor-table-right = Right card { $card }
luxor-table-rolled = Die { $die }
luxor-table-choosing = Acts
luxor-table-taking = Take
luxor-table-hand = Your hand
luxor-table-left-end = left
luxor-table-right-end = right
luxor-table-scarabs = Your scarabs: { $scarabs }
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
luxor-option-starting_player-help = Who begins: a name or the number of a seat. Drawn by lot if not given (rule L2.7).
luxor-option-memory_aid = Memory aid
luxor-option-memory_aid-help = Show what was open once: discards, and Horus cards taken into a hand (rule L10.3).

## Why not

luxor-refusal-game-over = The game is over.
luxor-refusal-not-your-turn = It is { $turn }’s turn.
luxor-refusal-play-a-card-first = First a card has to be played.
luxor-refusal-move-what-was-rolled = The die shows { $die }: now an adventurer has to move.
luxor-refusal-choose-who-acts = First choose who acts on his tile.
luxor-refusal-take-first = First choose what to take.
luxor-refusal-did-not-move = Adventurer { $adventurer } did not move with this card, so he cannot act.
luxor-refusal-not-offered-here = This cannot be taken here.
luxor-refusal-a-move-is-possible = A card can only be spent without effect when neither outer card allows a move.
luxor-refusal-card-does-not-do-this = The card { luxor-piece-card } does something else.
luxor-refusal-card-shows-another-number = The card { luxor-piece-card } does not allow this number of steps.
luxor-refusal-no-roll-would-move = No roll would let an adventurer move.
luxor-refusal-nobody-can-move = None of your adventurers can move so far.
luxor-refusal-nobody-to-join = No other adventurer of yours is ahead of the last one, outside the tomb chamber.
luxor-refusal-die-shows-another-number = The die shows { $die }: it does not allow this number of steps.
luxor-refusal-lies-at-a-statue = Adventurer { $adventurer } still lies at a statue of Anubis.
luxor-refusal-is-in-the-tomb = Adventurer { $adventurer } is in the tomb chamber and stays there.
luxor-refusal-no-tile-behind = There is no tile behind this adventurer to step back on.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} would lead beyond the tomb chamber; it has to be reached exactly.
luxor-refusal-no-key = You have no key to enter the tomb chamber.
luxor-refusal-osiris-into-the-tomb-without-key = Osiris { $number } would carry him into the tomb chamber, but you have no key.
luxor-refusal-osiris-beyond-the-tomb = Osiris { $number } would carry him beyond the tomb chamber.

## Input that does not fit

luxor-error-bad-words = There is no such action in Luxor ({ $detail }).
luxor-error-wrong-landing = This move does not end there.
luxor-error-bad-edition = { $detail }.
