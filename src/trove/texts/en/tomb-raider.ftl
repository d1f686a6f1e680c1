# Tomb Raider. A square is called by column and row: c1. No square is the start tile. How arguments are made: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Search the museum by night, carry your treasures outside, and escape before the bomb goes off.

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
    [start] start
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
tomb-raider-event-laid_card = { who } played { $card }.
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
    [start] { who } went out to the start tile.
   *[other] { who } went to { $to_place }.
}
tomb-raider-event-stopped = { $lost ->
    [0] { who } ended the movement.
    [one] { who } ended the movement; { $lost } point is lost.
   *[other] { who } ended the movement; { $lost } points are lost.
}
tomb-raider-event-took_plate = { who } took a discovery plate, 1 point: { $plate }.
tomb-raider-event-laid_treasure = Now on { $place }: { $treasure }.
tomb-raider-event-laid_bomb = The bomb is on { $place }.
tomb-raider-event-arrested = The police took { $you ->
    [yes] you
   *[no] { $seat }
} from { $from_place } to the start tile.
tomb-raider-event-picked_up = { who } picked up { $treasure } on { $place }.
tomb-raider-event-dropped = { who } dropped { $treasure } on { $place }.
tomb-raider-event-handed_over = { who } handed { $treasure } to { $to_you ->
    [yes] you
   *[no] { $to }
}.
tomb-raider-event-delivered = { $points ->
    [0] { who } brought out { $treasure } for no points.
    [one] { who } brought out { $treasure } for { $points } point.
   *[other] { who } brought out { $treasure } for { $points } points.
}
tomb-raider-event-armed = { $by_guard ->
    [yes] The bomb on { $place } armed itself. Waves follow { $you ->
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
tomb-raider-event-warded_off = { who } blocked the shot: shooting { $shooting }, health { $health }.
tomb-raider-event-was_shot = { $you ->
    [yes] You were shot: shooting { $shooting }, health { $health }.
   *[no] { $seat } was shot: shooting { $shooting }, health { $health }.
}
tomb-raider-event-discarded = { who } discarded { $card }.
tomb-raider-event-exploded = Wave { $wave } of the explosion!
tomb-raider-event-removed = Tile { $place } is gone.
tomb-raider-event-died = { $you ->
    [yes] You died on { $place } in the explosion.
   *[no] { $seat } died on { $place } in the explosion.
}
tomb-raider-event-lost_treasure = Destroyed: { $treasure }.
tomb-raider-event-turn_ended = { who } ended the turn.
tomb-raider-event-ended = { $reason ->
    [explosion] The entrance tile is gone: the game ends.
    [safety] Nobody and nothing is left inside: the game ends.
   *[death] Nobody is left alive: the game ends.
}

## Actions

tomb-raider-action-draw = { $number ->
    [one] Draw { $number } card: { tomb-raider-kind }.
   *[other] Draw { $number } cards: { tomb-raider-kind }.
}
tomb-raider-action-lay = Play { tomb-raider-kind } { $value }.
tomb-raider-action-go = Set out.
tomb-raider-action-fire = Fire.
tomb-raider-action-accept_hit = Play no more health cards.
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
tomb-raider-choice-accept_hit = { $sum ->
    [0] play nothing
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
tomb-raider-preview-exploded = wave { $wave }
tomb-raider-preview-died = { $seat } dies
tomb-raider-preview-ended = ends the game
tomb-raider-preview-hits = hits
tomb-raider-preview-warded_off = blocked
tomb-raider-preview-defends = the target may defend

## Words one may type for an action

tomb-raider-word-draw = draw
tomb-raider-word-lay = play
tomb-raider-word-go = go
tomb-raider-word-fire = fire
tomb-raider-word-accept_hit = enough
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
tomb-raider-typing = draw energy 1, play energy 3, go, north or c2 (reveals or steps), rotate here 2 (by 180 degrees), take, give, stop, shoot Karel, fire, end work too, and may be cut short.

## Phases: what is asked for

tomb-raider-question-acting = { $actions ->
    [0] No action left: treasures, or end the turn.
    [one] What do you do? { $actions } action left.
   *[other] What do you do? { $actions } actions left.
}
tomb-raider-question-laying = More energy, or set out?
tomb-raider-question-moving = Where to? { $points ->
    [one] { $points } point left.
   *[other] { $points } points left.
}
tomb-raider-question-turning = Which way should { $place } face?
tomb-raider-question-shooting = With which cards do you shoot at { $target }?
tomb-raider-question-defending = { $seat } shoots with { $sum }: which health cards do you play?
tomb-raider-question-discarding = Over 7 cards: which one do you discard?
tomb-raider-hint-not-next-to-you = { $at } is not next to you.
tomb-raider-hint-which-treasure = There are several treasures here: type the number of one.

## The table

tomb-raider-your-turn = { $name } must respond. When nobody else is looking, press Enter to see your hand.
tomb-raider-pass-on = Press Enter to clear the screen; then { $name } must respond.
tomb-raider-heading-draws = Draw
tomb-raider-heading-cards = { $kind ->
    [health] Defend with
    [shooting] Shoot with
   *[other] Move with
}
tomb-raider-heading-targets = Shoot at
tomb-raider-heading-discards = Discard
tomb-raider-heading-reveals = Reveal
tomb-raider-heading-turns = Doors
tomb-raider-heading-rotations = Rotate
tomb-raider-heading-steps = Step
tomb-raider-heading-treasures = Treasure
tomb-raider-heading-ends = Or
tomb-raider-table-hand = { $seat }’s hand
tomb-raider-table-no-cards = no cards
tomb-raider-table-laid = played: { $cards } (sum { $sum })
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
tomb-raider-legend = A to D are the figures, a to d where one lies; lies (2): it stands up in its second turn from now. ┣ shows a tile’s own open sides; a gap in a wall is a passage, a dotted wall is open from one side only. E/S/H are the numbers of energy, shooting and health cards. ░ is face down, ○ a tile known to be blank. §2 is evidence (for the good side), ▣3 a painting (for the bad side), ★3 the large treasure, ✱ the bomb. A red number: the tile is gone after that many turns of the activator. Plates: 2!? is 2 treasures, with police for the finder’s pair (!) and the opposing pair (?).

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
tomb-raider-option-start-0 = North side, first from the left
tomb-raider-option-start-1 = North side, second from the left
tomb-raider-option-start-2 = North side, in the middle
tomb-raider-option-start-3 = North side, fourth from the left
tomb-raider-option-start-4 = North side, last on the right
tomb-raider-option-start-5 = East side, at the top
tomb-raider-option-start-6 = East side, second from the top
tomb-raider-option-start-7 = East side, in the middle
tomb-raider-option-start-8 = East side, fourth from the top
tomb-raider-option-start-9 = East side, at the bottom
tomb-raider-option-start-10 = South side, last on the right
tomb-raider-option-start-11 = South side, fourth from the left
tomb-raider-option-start-12 = South side, in the middle
tomb-raider-option-start-13 = South side, second from the left
tomb-raider-option-start-14 = South side, first from the left
tomb-raider-option-start-15 = West side, at the bottom
tomb-raider-option-start-16 = West side, fourth from the top
tomb-raider-option-start-17 = West side, in the middle
tomb-raider-option-start-18 = West side, second from the top
tomb-raider-option-start-19 = West side, at the top
tomb-raider-option-swap_villains = Eckhardt before Karel
tomb-raider-option-swap_villains-help = Eckhardt follows Lara, Karel follows Kurtis (rule T1.3).
tomb-raider-option-both_figures = Two figures for one player
tomb-raider-option-both_figures-help = With three players, the side that one of them plays alone: good or bad (rule T1.4).
tomb-raider-option-both_figures-good = the good side
tomb-raider-option-both_figures-bad = the bad side
tomb-raider-option-lara_alone = Lara alone against two villains
tomb-raider-option-lara_alone-help = Three players, one figure each, Kurtis stays in the box (rule T13).
tomb-raider-option-open_good_hands = Open hands of the good side
tomb-raider-option-open_good_hands-help = Lara and Kurtis see each other’s cards; always if one player has both figures (rule T1.5).
tomb-raider-option-open_bad_hands = Open hands of the bad side
tomb-raider-option-open_bad_hands-help = Karel and Eckhardt see each other’s cards; always if one player has both figures (rule T1.5).
tomb-raider-option-early_revive_cards = Early revival cards
tomb-raider-option-early_revive_cards-help = Whoever was shot draws the three new cards in the turn they miss (rule T9.2).
tomb-raider-option-guard = Guard against a stalemate
tomb-raider-option-guard-help = The bomb arms itself after round 40; with the guard off, after round 100 (rule T12.5).

## Why not

tomb-raider-refusal-figure-lies = You lie on the floor.
tomb-raider-refusal-game-over = The game is over.
tomb-raider-refusal-not-your-turn = It is { $turn }’s turn.
tomb-raider-refusal-target-defends = First { $turn } decides how to defend.
tomb-raider-refusal-finish-laying = First play energy cards and set out.
tomb-raider-refusal-finish-moving = First finish the movement.
tomb-raider-refusal-turn-first = First turn the tile you have revealed.
tomb-raider-refusal-finish-shot = First play shooting cards and fire.
tomb-raider-refusal-defend-first = First play health cards, or stop with “enough”.
tomb-raider-refusal-discard-first = First discard down to 7 cards.
tomb-raider-refusal-no-actions-left = You have no action left in this turn.
tomb-raider-refusal-aim-first = First name a figure to shoot at.
tomb-raider-refusal-lay-energy-first = First play energy cards for a movement.
tomb-raider-refusal-not-under-fire = Nobody is shooting at you.
tomb-raider-refusal-within-limit = You are within the hand limit, so nothing is discarded.
tomb-raider-refusal-reveal-first = A tile can be turned for free only when it has just been revealed.
tomb-raider-refusal-no-cards-left = Deck and discard pile of this kind are empty: { tomb-raider-kind }.
tomb-raider-refusal-not-on-source = Two cards of a kind are drawn only on its source: { tomb-raider-kind }.
tomb-raider-refusal-no-such-card = You do not have this card: { tomb-raider-kind } { $value }.
tomb-raider-refusal-lay-a-shooting-card = A shot needs at least one shooting card.
tomb-raider-refusal-no-shooting-cards = You have no shooting card.
tomb-raider-refusal-nobody-there = There is no such figure in this game.
tomb-raider-refusal-no-enemy = You can only shoot at figures of the other side.
tomb-raider-refusal-target-dead = { $target } is dead.
tomb-raider-refusal-target-lies = { $target } lies on the floor and cannot be a target.
tomb-raider-refusal-on-start-tile = There is no shooting from the start tile or at it.
tomb-raider-refusal-no-line-of-sight = No line of sight to { $target }: a wall, a face-down tile or a gap is in between.
tomb-raider-refusal-not-in-line = { $target } is neither in your row nor in your column.
tomb-raider-refusal-start-tile-lies-fast = The start tile cannot be revealed or rotated.
tomb-raider-refusal-no-neighbour = There is no tile in this direction.
tomb-raider-refusal-removed = The tile there is gone.
tomb-raider-refusal-already-revealed = This tile is already face up.
tomb-raider-refusal-face-down = This tile is still face down.
tomb-raider-refusal-wall = A wall is in the way: both sides have to be open.
tomb-raider-refusal-not-here = This treasure is not on your tile.
tomb-raider-refusal-hands-full = You already carry a treasure.
tomb-raider-refusal-picked-up-before = You have already picked up this treasure this turn.
tomb-raider-refusal-carries-nothing = You carry no treasure.
tomb-raider-refusal-no-partner = Lara plays without a partner.
tomb-raider-refusal-partner-dead = Your partner is dead.
tomb-raider-refusal-partner-elsewhere = Your partner is not on your tile.
tomb-raider-refusal-partner-lies = Your partner lies on the floor.
tomb-raider-refusal-partner-carries = Your partner already carries a treasure.

## Input that does not fit

tomb-raider-error-bad-words = There is no such action in Tomb Raider ({ $detail }).
tomb-raider-error-bad-edition = { $detail }.
tomb-raider-error-lara-alone-players = Lara alone is for 3 players.
tomb-raider-error-lara-alone-order = When Lara plays alone, the order is fixed: Lara, Karel, Eckhardt. Leave out the swapped villains.

## The game in ten lines

tomb-raider-primer-1 = Two sides search a dark museum: Lara and Kurtis for evidence, Karel and Eckhardt for paintings.
tomb-raider-primer-2 = Bring your side’s treasures out to the start tile; they score there, the large one for either side.
tomb-raider-primer-3 = On your turn you have three actions: draw a card, move, or shoot, in any mix.
tomb-raider-primer-4 = To move, play energy cards; their sum is your movement points.
tomb-raider-primer-5 = A point lets you reveal a neighbouring tile and turn it, rotate a tile, or step through an open passage.
tomb-raider-primer-6 = Treasure tiles give your side a point and bring treasures to light, and sometimes the police.
tomb-raider-primer-7 = You carry one treasure; picking up, dropping and handing over to your partner cost nothing.
tomb-raider-primer-8 = Shoot an enemy in a straight, open line: your shooting cards against their health cards. Whoever is shot loses their treasure and hand.
tomb-raider-primer-9 = The large treasure lies on a bomb: taking it starts waves that destroy the museum tile by tile.
tomb-raider-primer-10 = Be back on the start tile before a wave reaches you; each figure lost costs its side a point.

tomb-raider-lesson-1 = You have three actions in a turn. Use the first one to draw a card: take one from the energy deck.
tomb-raider-lesson-2 = To move, lay energy cards; their sum is your movement points. Choose an energy card from your hand.
tomb-raider-lesson-3 = One point reveals a dark tile next to you. Choose one of the tiles that glow.
tomb-raider-lesson-4 = Turn the revealed tile as you like, so that its passages lead where you want to go, and lay it.
tomb-raider-lesson-5 = One point also takes you one step, where the sides of both tiles are open, or rotates your tile or one next to it.
tomb-raider-lesson-6 = Each torch is an action: draw, move or shoot, in any order. When you have done enough, end your turn.
tomb-raider-lesson-7 = A treasure tile gives your side a plate, worth one point, and brings treasures to light. Some plates call the police.
tomb-raider-lesson-8 = A figure carries one treasure. Pick up evidence and bring it to the start tile: there it scores for your side.
tomb-raider-lesson-9 = Shoot along a straight, open line: your shooting cards against health cards. Whoever is shot loses treasure and hand.
tomb-raider-lesson-10 = The large treasure lies on a bomb. Once it is taken, a wave follows each turn of that figure: be on the start tile in time!

## The table in the browser

tomb-raider-museum = The museum
tomb-raider-start-tile = start tile
tomb-raider-bomb = the bomb
tomb-raider-nothing = nothing
tomb-raider-over = The game is over.
tomb-raider-sent = One moment.
tomb-raider-thinking = { $seat } is deciding.
tomb-raider-not-now = This card cannot be played now.
tomb-raider-back = Back
tomb-raider-help-moving = Choose a room: the numbers are what it costs to get there.
tomb-raider-help-acting = Draw from a deck, or play energy to move.
tomb-raider-help-acting-shoot = Draw from a deck, play energy to move, or shoot at a figure in line.
tomb-raider-walk-to = Walk to { $place }
tomb-raider-walk-now = Walk
tomb-raider-walk-label = Walk to { $place }: { $costs }. { $room }
tomb-raider-reveal-at = Reveal { $place }
tomb-raider-reveal-now = Reveal
tomb-raider-reveal-label = Reveal { $place }: { $costs }
tomb-raider-rotate-at = Rotate { $place }
tomb-raider-rotate-now = Rotate: 1 point
tomb-raider-rotate-label = Rotate { $place }: 1 point
tomb-raider-turn-on = Turn { $place } on; Enter lays it like this
tomb-raider-lay-like-this = Lay it like this
tomb-raider-ways = Ways to turn the room
tomb-raider-way-label = Doors: { $doors }. { $outcome }
tomb-raider-costs = { $price ->
    [one] { $price } point
   *[other] { $price } points
}, { $left } left
tomb-raider-rotates = rotates { $rooms }
tomb-raider-odds = { tomb-raider-symbol } { $percent } %
tomb-raider-opens = opens the way to: { $places }
tomb-raider-shuts = shuts the way to: { $places }
tomb-raider-opens-nothing = opens no way
tomb-raider-leads-wall = outer wall
tomb-raider-leads-gap = gap
tomb-raider-leads-dark = { $place } unseen
tomb-raider-leads-own = your room
tomb-raider-energy-then = { $energy ->
    [one] { $energy } movement point
   *[other] { $energy } movement points
}
tomb-raider-points-lost = { $count ->
    [one] { $count } point is lost
   *[other] { $count } points are lost
}
tomb-raider-actions-unused = { $count ->
    [one] { $count } action unused
   *[other] { $count } actions unused
}
tomb-raider-room = { $place }: { tomb-raider-symbol }, doors { $doors }
tomb-raider-room-dark = { $place }: face down
tomb-raider-room-blank = { $place }: face down, known to be blank
tomb-raider-room-gone = { $place }: gone
tomb-raider-room-has = { $room }; here: { $things }
tomb-raider-wave-after = wave { $wave } after { $seat }’s turn
tomb-raider-next-wave = the next wave takes it
tomb-raider-waves = The museum, wave by wave
tomb-raider-waves-note = Each number is the wave that took the room. The marked edge leads outside.
tomb-raider-out-of-reach = { $place } costs { $price } movement points, you have { $points }.
tomb-raider-no-way = No open way leads to { $place } now.
tomb-raider-walked = { who } walked { $from } → { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tomb-raider-hand = Your hand: { $count } of at most { $limit } cards
tomb-raider-card-live = { $card }, can be played
tomb-raider-card-idle = { $card }, not now
tomb-raider-deck = { tomb-raider-kind }: { $count } in the deck, { $used } discarded
tomb-raider-used = { $count } used
tomb-raider-actions-left = Actions
tomb-raider-points-left = Points
tomb-raider-brief-pick_up = Pick up
tomb-raider-brief-drop = Drop
tomb-raider-brief-hand_over = Hand over
tomb-raider-draw-two = draw 2
tomb-raider-in-sight = In your line of fire: { $names }
tomb-raider-holds = { $cards ->
    [one] holds { $cards } card
   *[other] holds { $cards } cards
}: { $range }
tomb-raider-haul = { $side ->
    [good] Good
   *[bad] Bad
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
}, brought out: { $treasures }
tomb-raider-seat-dead = lost in the explosion
tomb-raider-seat-lies = { $place }, shot; gets up next turn
tomb-raider-seat-lies-long = { $place }, shot; misses a turn
tomb-raider-carries = carries { $treasure }
tomb-raider-supply = Treasures, rooms and plates
tomb-raider-treasures = Treasures
tomb-raider-outside = out
tomb-raider-hidden = hidden
tomb-raider-rooms-unseen = Rooms unseen
tomb-raider-rooms-by-shape = Rooms unseen, by symbol and shape
tomb-raider-rooms-gone = Rooms gone
tomb-raider-plates = Plates
tomb-raider-side-name = { $side ->
    [good] Good
   *[bad] Bad
}
tomb-raider-two-figures = Two figures: { $one } and { $two }
tomb-raider-side-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tomb-raider-sides-share = Both sides share the win

## Editions: what does not fit

tomb-raider-edition-museum-tiles = the museum needs { $wanted } tiles, not { $found } (rule T0.1).
tomb-raider-edition-treasure-tiles = { $wanted } treasure tiles are needed, one for each plate, not { $found } (rule T0.1).
tomb-raider-edition-blank-tiles = at least { $wanted } blank tiles are needed, not { $found } (rule T2.2).
tomb-raider-edition-cards = at least { $wanted } cards of this kind are needed, not { $found }: { tomb-raider-kind } (rule T2.5).
tomb-raider-edition-plates = the plates need at least { $wanted } treasures in all, not { $found } (rule T0.4).

## Pictures in the rules

tomb-raider-figure-of = { $rule ->
    [T0-1] The five shapes, here with the five symbols; the shape of the hall tells the symbol.
    [T0-4] The five plates: how many treasures they put out, and a shield for the police.
    [T5-2] Each step costs one point. The face-down room is revealed for a third one, from beside it.
    [T8-1] Lara sees Karel through open doors in a line; a wall hides Kurtis from Karel.
   *[T10-2] Wave 0 takes the bomb’s room, and each wave after it the rooms one step farther away.
}
