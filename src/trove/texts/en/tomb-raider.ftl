# Tomb Raider. A square is called by column and row: c1. No square is the start tile. How arguments are made: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Search the night museum for treasures, carry yours outside, and be gone before the bomb takes the building.

## Fields, as sentences name them

tomb-raider-field-direction = { $value ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
tomb-raider-field-doors = { tomb-raider-field-direction }

## Pieces

tomb-raider-figure = { $figure ->
    [lara] Lara
    [karel] Karel
    [kurtis] Kurtis
   *[eckhardt] Eckhardt
}
tomb-raider-kind = { $kind ->
    [energy] energy
    [shooting] shooting
   *[health] health
}
tomb-raider-symbol = { $symbol ->
    [blank] blank
    [energy] energy source
    [shooting] shooting source
    [health] health source
   *[treasure] secret room
}
tomb-raider-shape = { $shape ->
    [dead_end] dead end
    [straight] straight
    [corner] corner
    [t] junction
   *[cross] crossing
}
tomb-raider-police = { $police ->
    [none] no police
    [own] police for the finder’s pair
    [opposing] police for the opposing pair
   *[both] police for both pairs
}
tomb-raider-piece-card = { tomb-raider-kind } { $value }
tomb-raider-piece-square = { LETTER($column) }{ FROM_ONE($row) }
tomb-raider-piece-treasure = { $kind ->
    [evidence] evidence ({ $value })
    [painting] painting ({ $value })
   *[large] large treasure ({ $value })
}
tomb-raider-piece-plate = { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}, { tomb-raider-police }
tomb-raider-piece-taken_plate = discovery plate: { $plate }
tomb-raider-piece-brought = brought out: { $treasure }
tomb-raider-piece-dead = { $seat } killed by the explosion
tomb-raider-piece-change = { $by ->
    [plate] a plate
    [delivery] a delivery
   *[wave] a wave
} (good { $good }, bad { $bad })

## Pieces in a word, for the table

tomb-raider-short-treasure = { $kind ->
    [evidence] §
    [painting] ▣
   *[large] ★
}{ $value }
tomb-raider-short-plate = { $treasures }{ $police ->
    [none] { "" }
    [own] !
    [opposing] ?
   *[both] !?
}
tomb-raider-short-symbol = { $symbol ->
    [blank] { "" }
    [energy] energy
    [shooting] shots
    [health] health
   *[treasure] room
}
tomb-raider-short-door = { $door ->
    [north] N
    [east] E
    [south] S
   *[west] W
}
tomb-raider-short-start = start
tomb-raider-short-place = { $place ->
    [none] start
   *[other] { $place }
}

## What happened

tomb-raider-event-laid_start = The start tile lies on the { $side ->
    [0] north side, first from the left
    [1] north side, second from the left
    [2] north side, in the middle
    [3] north side, fourth from the left
    [4] north side, last on the right
    [5] east side, at the top
    [6] east side, second from the top
    [7] east side, in the middle
    [8] east side, fourth from the top
    [9] east side, at the bottom
    [10] south side, last on the right
    [11] south side, fourth from the left
    [12] south side, in the middle
    [13] south side, second from the left
    [14] south side, first from the left
    [15] west side, at the bottom
    [16] west side, fourth from the top
    [17] west side, in the middle
    [18] west side, second from the top
   *[19] west side, at the top
}.
tomb-raider-event-dealt = { who } got { $card }.
tomb-raider-event-dealt_unseen = { who } got a card: { tomb-raider-kind }.
tomb-raider-event-began = Round { $round }: { $you ->
    [yes] it is your turn.
   *[no] it is { $seat }’s turn.
}
tomb-raider-event-missed_turn = { $you ->
    [yes] You lie on the floor and miss this turn.
   *[no] { $seat } lies on the floor and misses this turn.
}
tomb-raider-event-stood_up = { who } stood up again.
tomb-raider-event-drew = { who } drew { $card }.
tomb-raider-event-drew_unseen = { who } drew a card: { tomb-raider-kind }.
tomb-raider-event-reshuffled = The discards of { tomb-raider-kind } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) were shuffled and became the deck.
tomb-raider-event-laid_card = { who } laid { $card }.
tomb-raider-event-went = { who } set out with { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
tomb-raider-event-revealed = { who } revealed { $place }: { tomb-raider-symbol }, { tomb-raider-shape }.
tomb-raider-event-turned = { who } turned { $place }, open now: { $doors }.
tomb-raider-event-rotated = { who } rotated { $place } by { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} degrees, open now: { $doors }.
tomb-raider-event-stepped = { $to_place ->
    [none] { who } went out to the start tile.
   *[other] { who } went to { $to_place }.
}
tomb-raider-event-stopped = { $lost ->
    [0] { who } ended the movement.
    [one] { who } ended the movement; { $lost } point is lost.
   *[other] { who } ended the movement; { $lost } points are lost.
}
tomb-raider-event-took_plate = { who } took a discovery plate, 1 point: { $plate }.
tomb-raider-event-laid_treasure = On { $place } lies now: { $treasure }.
tomb-raider-event-laid_bomb = On { $place } lies the bomb.
tomb-raider-event-arrested = The police took { $you ->
    [yes] you
   *[no] { $seat }
} from { $from_place } to the start tile.
tomb-raider-event-picked_up = { who } picked up on { $place }: { $treasure }.
tomb-raider-event-dropped = { who } dropped on { $place }: { $treasure }.
tomb-raider-event-handed_over = { who } handed { $treasure } to { $to_you ->
    [yes] you
   *[no] { $to }
}.
tomb-raider-event-delivered = { $points ->
    [0] { who } brought out for no points: { $treasure }.
    [one] { who } brought out for { $points } point: { $treasure }.
   *[other] { who } brought out for { $points } points: { $treasure }.
}
tomb-raider-event-armed = { $by_guard ->
    [yes] Round 40 is over: the bomb on { $place } armed itself. Waves follow { $you ->
        [yes] your turns.
       *[no] the turns of { $seat }.
    }
   *[no] { who } armed the bomb on { $place }!
}
tomb-raider-event-aimed = { who } aimed at { $target_you ->
    [yes] you
   *[no] { $target }
}.
tomb-raider-event-fired = { who } fired at { $target_you ->
    [yes] you
   *[no] { $target }
} with { $shooting }.
tomb-raider-event-warded_off = { who } warded off the shot: shooting { $shooting }, health { $health }.
tomb-raider-event-was_shot = { $you ->
    [yes] You were shot: shooting { $shooting }, health { $health }.
   *[no] { $seat } was shot: shooting { $shooting }, health { $health }.
}
tomb-raider-event-discarded = { who } discarded { $card }.
tomb-raider-event-exploded = Wave { $wave } of the explosion!
tomb-raider-event-removed = Gone: { $place }.
tomb-raider-event-died = { $you ->
    [yes] You died on { $place } in the explosion.
   *[no] { $seat } died on { $place } in the explosion.
}
tomb-raider-event-lost_treasure = Destroyed: { $treasure }.
tomb-raider-event-turn_ended = { who } ended the turn.
tomb-raider-event-ended = { $reason ->
    [explosion] The entrance tile is gone: the game ends.
    [safety] Nobody and nothing is left inside: the game ends.
    [death] Nobody is left alive: the game ends.
   *[standstill] Nobody has armed the bomb in 100 rounds: the game ends.
}

## Actions

tomb-raider-action-draw = { $number ->
    [one] Draw { $number } card: { tomb-raider-kind }.
   *[other] Draw { $number } cards: { tomb-raider-kind }.
}
tomb-raider-action-lay = Lay { tomb-raider-kind } { $value }.
tomb-raider-action-go = Set out.
tomb-raider-action-fire = Fire.
tomb-raider-action-bear = Lay no more health.
tomb-raider-action-aim = Shoot at { $target }.
tomb-raider-action-discard = Discard { tomb-raider-kind } { $value }.
tomb-raider-action-reveal = Reveal the tile to the { $direction }.
tomb-raider-action-turn = Turn the revealed tile by { $quarters ->
    [0] 0
    [1] 90
    [2] 180
   *[3] 270
} degrees.
tomb-raider-action-rotate = { $where ->
    [north] Rotate the tile to the north
    [east] Rotate the tile to the east
    [south] Rotate the tile to the south
    [west] Rotate the tile to the west
   *[here] Rotate your own tile
} by { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} degrees.
tomb-raider-action-step = Go { $direction }.
tomb-raider-action-pick_up = Pick up treasure { $treasure }.
tomb-raider-action-drop = Drop the treasure.
tomb-raider-action-hand_over = Hand the treasure to your partner.
tomb-raider-action-end_move = End the movement.
tomb-raider-action-end_turn = End the turn.

## Actions in a list: where each leads

tomb-raider-choice-draw = { $number ->
    [one] { tomb-raider-kind }
   *[other] { $number }× { tomb-raider-kind }
}
tomb-raider-choice-lay = { tomb-raider-kind } { $value } { $sum ->
    [0] { "" }
   *[other] (makes { $sum })
}
tomb-raider-choice-go = set out with { $sum ->
    [one] { $sum } point
   *[other] { $sum } points
}
tomb-raider-choice-fire = fire with { $sum }
tomb-raider-choice-bear = { $sum ->
    [0] lay nothing
   *[other] that is enough ({ $sum })
}
tomb-raider-choice-aim = { $target } ({ $at }, health cards: { $cards })
tomb-raider-choice-discard = { tomb-raider-kind } { $value }
tomb-raider-choice-reveal = { $direction }: { $at }
tomb-raider-choice-turn = { $shape } { $doors }
tomb-raider-choice-rotate = { $at } { $shape } { $letters }
tomb-raider-choice-step = { $direction }: { $at }
tomb-raider-choice-pick_up = pick up { $treasure }
tomb-raider-choice-drop = drop { $treasure }
tomb-raider-choice-hand_over = hand { $treasure } to { $partner }
tomb-raider-choice-end_move = end the movement { $left ->
    [0] { "" }
    [one] ({ $left } point is lost)
   *[other] ({ $left } points are lost)
}
tomb-raider-choice-end_turn = end the turn { $left ->
    [0] { "" }
    [one] ({ $left } action unused)
   *[other] ({ $left } actions unused)
}
tomb-raider-preview-armed = arms the bomb
tomb-raider-preview-delivered = brings out { $treasure }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tomb-raider-preview-blank = blank for certain

## Words one may type for an action

tomb-raider-word-draw = draw
tomb-raider-word-lay = lay
tomb-raider-word-go = go
tomb-raider-word-fire = fire
tomb-raider-word-bear = enough
tomb-raider-word-aim = shoot
tomb-raider-word-discard = discard
tomb-raider-word-reveal = reveal
tomb-raider-word-turn = turn
tomb-raider-word-rotate = rotate
tomb-raider-word-step = step
tomb-raider-word-pick_up = take
tomb-raider-word-drop = drop
tomb-raider-word-hand_over = give
tomb-raider-word-end_move = stop
tomb-raider-word-end_turn = end
tomb-raider-word-here = here
tomb-raider-word-north = north
tomb-raider-word-east = east
tomb-raider-word-south = south
tomb-raider-word-west = west
tomb-raider-word-energy = energy
tomb-raider-word-shooting = shooting
tomb-raider-word-health = health
tomb-raider-typing = draw energy 1, lay energy 3, go, north or c2 (reveals or steps), rotate here 2 (by 180 degrees), take, give, stop, shoot Karel, fire, end work too, and may be cut short.

## Phases: what is asked for

tomb-raider-phase-acting = { $actions ->
    [0] No action left: treasures, or end the turn.
    [one] What do you do? { $actions } action left.
   *[other] What do you do? { $actions } actions left.
}
tomb-raider-phase-laying = More energy, or set out?
tomb-raider-phase-moving = Where to? { $points ->
    [one] { $points } point left.
   *[other] { $points } points left.
}
tomb-raider-phase-turning = How is { $place } to lie?
tomb-raider-phase-shooting = With which cards do you shoot at { $target }?
tomb-raider-phase-defending = { $seat } shoots with { $sum }: which health cards do you lay?
tomb-raider-phase-discarding = Over 7 cards: which one do you discard?
tomb-raider-hint-not-next-to-you = { $at } is not next to you.
tomb-raider-hint-which-treasure = Several treasures lie here: type the number of one.

## The table

tomb-raider-your-turn = { $name } is asked. Nobody else looks? Enter shows the hand.
tomb-raider-pass-on = Enter empties the screen; then { $name } is asked.
tomb-raider-table-draw = Draw
tomb-raider-table-lay = { $phase ->
    [defending] Defend with
    [shooting] Shoot with
   *[other] Move with
}
tomb-raider-table-aim = Shoot at
tomb-raider-table-discard = Discard
tomb-raider-table-reveal = Reveal
tomb-raider-table-turn = Doors
tomb-raider-table-rotate = Rotate
tomb-raider-table-step = Step
tomb-raider-table-treasure = Treasure
tomb-raider-table-end = Or
tomb-raider-table-hand = { $seat }’s hand
tomb-raider-table-no-cards = no cards
tomb-raider-table-laid = laid: { $cards } (sum { $sum })
tomb-raider-table-round = Round { $round }
tomb-raider-table-turn-of = { $seat }’s turn
tomb-raider-table-actions = actions left: { $actions }
tomb-raider-table-points = movement points: { $points }
tomb-raider-side = { $side ->
    [good] good
   *[bad] bad
}
tomb-raider-table-side = { $side ->
    [good] Good side
   *[bad] Bad side
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tomb-raider-table-plates = plates { $plates }
tomb-raider-table-treasures = treasures { $treasures }
tomb-raider-table-deck = { tomb-raider-kind } { $deck }
tomb-raider-table-discards = { tomb-raider-kind } { $deck } (discards: { $cards })
tomb-raider-table-decks = Decks: { $decks }
tomb-raider-table-bomb = Bomb on { $place }, not armed
tomb-raider-table-armed = Bomb on { $place } armed: wave { $wave } when { $seat }’s turn ends
tomb-raider-table-lying = Treasures: { $treasures }
tomb-raider-table-hidden = Not seen yet: tiles { $tiles }; treasures { $treasures }; plates { $plates }
tomb-raider-table-hidden-tile = { $symbol ->
    [blank] blank
    [energy] energy
    [shooting] shooting
    [health] health
   *[treasure] secret room
} { $count }
tomb-raider-table-lies = { $place } lies ({ $turns })
tomb-raider-table-dead = dead
tomb-raider-column-figure = Figure
tomb-raider-column-side = Side
tomb-raider-column-place = Place
tomb-raider-column-carries = Carries
tomb-raider-column-cards = E/S/H
tomb-raider-legend = A to D are the figures, a to d where one lies; lies (2): it stands up in its second turn from now. ┣ shows a tile’s own open sides; a gap in a wall is a passage, a dotted wall is open from one side only. E/S/H are the numbers of energy, shooting and health cards. ░ is face down, ○ a tile known to be blank. §2 is evidence (for the good side), ▣3 a painting (for the bad side), ★3 the large treasure, ✱ the bomb. A red number in a place: it goes at the end of the activator’s turn of this number, 1 being the next. Plates: 2!? is 2 treasures, with police for the finder’s pair (!) and the opposing pair (?).

## Scoring

tomb-raider-score-T12-2 = Treasures brought out
tomb-raider-score-T6-2 = Discovery plates
tomb-raider-score-T10-4 = Figures lost
tomb-raider-score-T12-3 = The last change of points
tomb-raider-score-T12-4 = The last changes of points
tomb-raider-decided-T12-3 = The last change of points decides (rule T12.3): { $components }.
tomb-raider-decided-T12-4 = The last change of points that was not the same for both decides (rule T12.4): { $components }.
tomb-raider-tie-broken = Both sides have the same points.
tomb-raider-tie-shared = Both sides have the same points and nothing decides between them: they share the win (rule T12.4).

## Options of a table

tomb-raider-option-modified_setup = Modified set-up
tomb-raider-option-modified_setup-help = Lay blank tiles at the entrance (rule T2.2).
tomb-raider-option-start = Place of the start tile
tomb-raider-option-start-help = At which of the 20 outer sides the start tile lies, 0 to 19 clockwise from the north-west corner, or random. Usually 2, the middle of the north side (rule T2.1).
tomb-raider-option-swap_villains = Eckhardt before Karel
tomb-raider-option-swap_villains-help = Eckhardt follows Lara, Karel follows Kurtis (rule T1.3).
tomb-raider-option-both_figures = Two figures for one player
tomb-raider-option-both_figures-help = With three players, the side that one of them plays alone: good or bad (rule T1.4).
tomb-raider-option-lara_alone = Lara alone against two villains
tomb-raider-option-lara_alone-help = Three players, one figure each, Kurtis stays in the box (rule T13).
tomb-raider-option-open_good_hands = Open hands of the good side
tomb-raider-option-open_good_hands-help = Lara and Kurtis see each other’s cards; always if one player has both figures (rule T1.5).
tomb-raider-option-open_bad_hands = Open hands of the bad side
tomb-raider-option-open_bad_hands-help = Karel and Eckhardt see each other’s cards; always if one player has both figures (rule T1.5).
tomb-raider-option-early_revive_cards = Early revival cards
tomb-raider-option-early_revive_cards-help = Whoever was shot draws the three new cards already in the turn that is skipped (rule T9.2).
tomb-raider-option-guard = Guard against a stalemate
tomb-raider-option-guard-help = After round 40 the bomb arms itself; on unless switched off (rule T12.5).

## Why not

tomb-raider-refusal-figure-lies = You lie on the floor.
tomb-raider-refusal-game-over = The game is over.
tomb-raider-refusal-not-your-turn = It is { $turn }’s turn.
tomb-raider-refusal-target-defends = First { $turn } decides how to defend.
tomb-raider-refusal-finish-laying = First lay energy and set out.
tomb-raider-refusal-finish-moving = First finish the movement.
tomb-raider-refusal-turn-first = First turn the tile you have revealed.
tomb-raider-refusal-finish-shot = First lay shooting cards and fire.
tomb-raider-refusal-defend-first = First lay health cards, or say that it is enough.
tomb-raider-refusal-discard-first = First discard down to 7 cards.
tomb-raider-refusal-no-actions-left = You have no action left in this turn.
tomb-raider-refusal-aim-first = First name a figure to shoot at.
tomb-raider-refusal-lay-energy-first = First lay energy cards for a movement.
tomb-raider-refusal-not-under-fire = Nobody is shooting at you.
tomb-raider-refusal-within-limit = You have no card too many, so none is discarded.
tomb-raider-refusal-reveal-first = A tile is turned freely only when it has just been revealed.
tomb-raider-refusal-no-cards-left = Deck and discard pile of this kind are empty: { tomb-raider-kind }.
tomb-raider-refusal-not-on-source = Two cards of a kind are drawn only on its source: { tomb-raider-kind }.
tomb-raider-refusal-no-such-card = You do not have this card: { tomb-raider-kind } { $value }.
tomb-raider-refusal-lay-a-shooting-card = A shot needs at least one shooting card.
tomb-raider-refusal-no-shooting-cards = You have no shooting card.
tomb-raider-refusal-nobody-there = There is no such figure in this game.
tomb-raider-refusal-no-enemy = One shoots only at figures of the other side.
tomb-raider-refusal-target-dead = { $target } is dead.
tomb-raider-refusal-target-lies = { $target } lies on the floor and cannot be a target.
tomb-raider-refusal-on-start-tile = Nobody shoots from the start tile or at it.
tomb-raider-refusal-no-line-of-sight = The way to { $target } is not open: a wall, a face-down tile or a gap lies between.
tomb-raider-refusal-not-in-line = { $target } is neither in your row nor in your column.
tomb-raider-refusal-start-tile-lies-fast = The start tile is neither revealed nor rotated.
tomb-raider-refusal-no-neighbour = There is no tile in this direction.
tomb-raider-refusal-removed = The tile there is gone.
tomb-raider-refusal-already-revealed = This tile is face up already.
tomb-raider-refusal-face-down = This tile is still face down.
tomb-raider-refusal-wall = A wall is in the way: both sides have to be open.
tomb-raider-refusal-not-here = This treasure does not lie on your tile.
tomb-raider-refusal-hands-full = You already carry a treasure.
tomb-raider-refusal-picked-up-before = You have picked up this treasure in this turn before.
tomb-raider-refusal-carries-nothing = You carry no treasure.
tomb-raider-refusal-no-partner = Lara plays without a partner.
tomb-raider-refusal-partner-dead = Your partner is dead.
tomb-raider-refusal-partner-elsewhere = Your partner is not on your tile.
tomb-raider-refusal-partner-lies = Your partner lies on the floor.
tomb-raider-refusal-partner-carries = Your partner carries a treasure already.

## Input that does not fit

tomb-raider-error-bad-words = There is no such action in Tomb Raider ({ $detail }).
tomb-raider-error-bad-edition = { $detail }.
