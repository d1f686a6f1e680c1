"""What a computer player sees in Luxor: names of features, and their indices. Never compiled."""

# Of an action.
ACTION_FEATURES = (
    "forward",  # space points gained by moving
    "way_moved",  # spaces moved
    "treasure",  # points of the treasure taken
    "sets",  # set points that come with it
    "first_of_two",  # stands on a treasure that asks for one more
    "first_of_three",
    "second_of_three",
    "followers",  # own adventurers up to six spaces behind such a treasure
    "contested",  # opponents there who are as near to it
    "key_tile",  # reaches a Horus tile without having a key
    "horus_1",  # reaches a Horus tile with this many eyes
    "horus_2",
    "horus_3",
    "to_scarab",
    "to_wild",
    "to_favour",
    "nothing_there",  # reaches a space without an action
    "frees",  # adventurers freed
    "breaks_up",  # points of a treasure on which a companion is left alone
    "leaves_first",  # points of a treasure that it waited on alone
    "rearmost",  # moves the last of the seat's adventurers
    "enters_first",  # enters the tomb chamber as the first
    "ends_behind",  # enters as the second: points behind the best opponent
    "ends_ahead",  # enters as the second: points ahead of the best opponent
    "enters_second",
    "enters_later",
    "plays_horus",  # uses up a Horus card, by level
    "plays_number",  # the printed number of a starter card
    "rolls",
    "all_move",  # how many adventurers go forward together
    "joins",
    "takes_key",
    "takes_first_key",
    "takes_second_key",
    "takes_key_late",  # the tomb has been entered
    "card_1",  # takes a card of this level
    "card_2",
    "card_3",
    "card_up_to",  # takes a card: the highest number of steps
    "card_all",
    "card_minus",
    "takes_wild",
    "wild_sets",  # set points that a wild treasure brings now
    "takes_scarab",
    "last_turns",  # points gained at once, while the game is in its last round
)
(
    FORWARD,
    WAY_MOVED,
    TREASURE,
    SETS,
    FIRST_OF_TWO,
    FIRST_OF_THREE,
    SECOND_OF_THREE,
    FOLLOWERS,
    CONTESTED,
    KEY_TILE,
    HORUS_1,
    HORUS_2,
    HORUS_3,
    TO_SCARAB,
    TO_WILD,
    TO_FAVOUR,
    NOTHING_THERE,
    FREES,
    BREAKS_UP,
    LEAVES_FIRST,
    REARMOST,
    ENTERS_FIRST,
    ENDS_BEHIND,
    ENDS_AHEAD,
    ENTERS_SECOND,
    ENTERS_LATER,
    PLAYS_HORUS,
    PLAYS_NUMBER,
    ROLLS,
    ALL_MOVE,
    JOINS,
    TAKES_KEY,
    TAKES_FIRST_KEY,
    TAKES_SECOND_KEY,
    TAKES_KEY_LATE,
    CARD_1,
    CARD_2,
    CARD_3,
    CARD_UP_TO,
    CARD_ALL,
    CARD_MINUS,
    TAKES_WILD,
    WILD_SETS,
    TAKES_SCARAB,
    LAST_TURNS,
) = range(len(ACTION_FEATURES))

# Of a seat's position.
POSITION_FEATURES = (
    "constant",
    "total",  # points if the game ended now
    "total_late",  # the same, once somebody has entered the tomb
    "total_last",  # the same, in the last round
    "space_points",
    "space_points_late",
    "set_points",
    "loose_tiles",  # treasures that are in no set yet
    "held_wilds",
    "held_keys",  # up to two
    "keys_more",
    "no_key_late",
    "freed_ones",
    "half_treasures",  # points of treasures it has all but one of the adventurers on
    "first_steps",  # points of the other treasures it waits on
    "cards_1",  # Horus cards in hand, by level
    "cards_2",
    "cards_3",
    "steps_in_hand",  # steps that the hand allows
    "foremost",  # space of the one nearest to the tomb
    "near_tomb",  # on the last ten spaces
    "near_tomb_with_key",
    "have_entered",
    "to_move",
    "to_move_late",
)
(
    CONSTANT,
    TOTAL,
    TOTAL_LATE,
    TOTAL_LAST,
    SPACE_POINTS,
    SPACE_POINTS_LATE,
    SET_POINTS,
    LOOSE_TILES,
    HELD_WILDS,
    HELD_KEYS,
    KEYS_MORE,
    NO_KEY_LATE,
    FREED_ONES,
    HALF_TREASURES,
    FIRST_STEPS,
    CARDS_1,
    CARDS_2,
    CARDS_3,
    STEPS_IN_HAND,
    FOREMOST,
    NEAR_TOMB,
    NEAR_TOMB_WITH_KEY,
    HAVE_ENTERED,
    TO_MOVE,
    TO_MOVE_LATE,
) = range(len(POSITION_FEATURES))
