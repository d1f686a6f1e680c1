"""What a computer player sees in Silver & Gold: names of features, and their indices. Never compiled."""

# Of an action.
ACTION_FEATURES = (
    "marks",  # squares marked at once
    "alone",  # one square instead of the pattern
    "crosses",  # crosses among them
    "coins",  # coins among them that still count
    "row_trophy",  # points of the trophy that a full row will take
    "palm_points",
    "palm_waits",  # a palm is marked while the display shows few
    "completes",  # points of the map completed
    "seal_points",  # that its seal and the others bring at once
    "completes_late",  # a map is completed in the last round
    "rest",  # squares left on this map
    "rest_1",  # one square left
    "rest_2",
    "rest_3",
    "rest_4",
    "lonely",  # free squares left without a free neighbour
    "ends",  # with one free neighbour
    "fits",  # of the other patterns, how many still fit on the map
    "hopeless",  # squares marked on a map that can hardly be completed in time
    "nearer",  # squares marked on the map that is nearer to its end
    "owed_coin",  # owed squares: on a coin, on a palm, the last of a map
    "takes_points",  # of a map taken: points
    "takes_crosses",
    "takes_coins",
    "takes_palms",
    "takes_palms_shown",  # palms, times those left in the display
    "takes_seal",  # points that its seal brings already
    "takes_seal_value",  # of its seal, times the turns left / 4
    "takes_colour",  # points that own seals give for its colour
    "takes_too_big",  # squares more than the turns left will mark
    "takes_small_late",  # few squares, in the last round
    "takes_blind",
    "takes_fitting",  # patterns that fit
    "denies",  # an opponent's seals score this colour
)
(
    MARKS,
    ALONE,
    CROSSES,
    COINS,
    ROW_TROPHY,
    PALM_POINTS,
    PALM_WAITS,
    COMPLETES,
    SEAL_POINTS,
    COMPLETES_LATE,
    REST,
    REST_1,
    REST_2,
    REST_3,
    REST_4,
    LONELY,
    ENDS,
    FITS,
    HOPELESS,
    NEARER,
    OWED_COIN,
    TAKES_POINTS,
    TAKES_CROSSES,
    TAKES_COINS,
    TAKES_PALMS,
    TAKES_PALMS_SHOWN,
    TAKES_SEAL,
    TAKES_SEAL_VALUE,
    TAKES_COLOUR,
    TAKES_TOO_BIG,
    TAKES_SMALL_LATE,
    TAKES_BLIND,
    TAKES_FITTING,
    DENIES,
) = range(len(ACTION_FEATURES))

# Of a seat's position.
POSITION_FEATURES = (
    "constant",
    "total",  # points if the game ended now
    "total_second",  # the same, in the second half
    "total_last",  # the same, in the last round
    "total_end",  # the same, in the last turns
    "marked",  # points of the maps in play, by the share of their squares marked (in tenths of a point)
    "marked_last",  # the same, in the last round
    "marked_end",
    "left",  # squares left
    "left_last",
    "almost",  # maps with up to two squares left
    "near",  # maps with three to five
    "lonely_left",  # free squares without a free neighbour
    "ends_left",
    "crosses_left",  # on free squares
    "coins_left",
    "palms_left",
    "row_begun",  # coins in the row begun
    "row_begun_last",
    "trophy_near",  # one coin short, times the next trophy
    "trophies_won",
    "boxes_left",  # palm boxes
    "finished_maps",  # maps completed
    "seals",  # values of the seals of completed maps
    "seals_held",  # of maps in play
    "owes",  # squares owed now
    "still_to_mark",  # whether this turn's marks are still to come
    "to_take",  # a map is about to be taken
    "first_in_queue",
)
(
    CONSTANT,
    TOTAL,
    TOTAL_SECOND,
    TOTAL_LAST,
    TOTAL_END,
    MARKED,
    MARKED_LAST,
    MARKED_END,
    LEFT,
    LEFT_LAST,
    ALMOST,
    NEAR,
    LONELY_LEFT,
    ENDS_LEFT,
    CROSSES_LEFT,
    COINS_LEFT,
    PALMS_LEFT,
    ROW_BEGUN,
    ROW_BEGUN_LAST,
    TROPHY_NEAR,
    TROPHIES_WON,
    BOXES_LEFT,
    FINISHED_MAPS,
    SEALS,
    SEALS_HELD,
    OWES,
    STILL_TO_MARK,
    TO_TAKE,
    FIRST_IN_QUEUE,
) = range(len(POSITION_FEATURES))

LAST_ROUND = 21  # turns finished when it begins
