"""What the computer player of Tomb Raider looks at, by name. Never compiled: every module can import the numbers."""

from typing import Final

# Goals of a figure; distances to them are flat by goal.
HOME: Final = 0
DARK: Final = 1  # where a tile can be revealed
LOOT: Final = 2  # + side
GOALS: Final = 4
WAYS: Final = 27  # places with distances: those of the board, and NOWHERE
FAR: Final = 99  # points; cannot be reached
FAR_FOREIGN: Final = 3  # a treasure that scores for the others seems so much farther away than it is
WORTH_A_STEP: Final = 3  # a treasure of less value seems a point farther away
NEAR: Final = 12  # points; features of nearness count down from here
PER_TURN: Final = 5  # points that a turn brings, about
BEYOND_LOOT: Final = 3  # points that are of use once the figure is there
BEYOND_DARK: Final = 7
MOST_NEED: Final = 20

# Traits of an action, and after them their numbers.
ACTION_FEATURES: Final = (
    "draws_energy",  # a draw of energy, shooting or health cards
    "draws_shooting",
    "draws_health",
    "draws_two",  # on a source
    "energy_short",  # draws energy: the points that the hand lacks for what the figure is about
    "energy_held",  # draws energy: how many such cards are in hand
    "arms_held",  # draws shooting or health cards: how many such cards are in hand
    "sets_out",  # lays the first energy card of a movement
    "sets_out_ready",  # and the hand has all points needed
    "sets_out_left",  # and how many actions are left
    "lays_needed",  # points of an energy card that is laid: those that are needed
    "lays_beyond",  # and those that are not
    "arms_needed",  # the same of a shooting or health card
    "arms_beyond",
    "stops_enough",  # goes, fires or bears it, with enough laid
    "stops_short",  # and the points that are missing
    "homewards",  # points of the way that an action saves: home with an own treasure or the large one
    "homewards_foreign",  # home with a foreign one
    "flees",  # out of the museum before it is gone
    "lootwards",  # to a treasure
    "darkwards",  # to where a tile can be revealed
    "rotates",
    "reveals",
    "reveals_hope",  # tenths of a treasure tile
    "reveals_police",  # what enemies would drop for the police less what we would, in tenths of a point
    "enters_sight",  # how many more enemies with shooting cards see the figure after a step
    "gets_target",  # the value that enemies carry whom the figure sees after a step, with shooting cards in hand
    "ends_move",
    "ends_move_left",  # points that are lost
    "turn_nears",  # points of the way that a revealed tile saves as it is laid
    "turn_links",  # whether it can be entered from the figure's tile
    "turn_opens",  # open sides of a revealed tile that lead somewhere
    "picks_own",  # value of a treasure picked up
    "picks_foreign",
    "picks_large",
    "picks_large_slack",  # points more than needed to get out in time
    "picks_large_lead",  # points that the side leads by
    "drops",
    "swaps",  # what better treasure lies there
    "hands_over",  # energy cards that the partner has more
    "aims",
    "aims_margin",  # points that the hand has more than may be expected in defence
    "aims_prize",  # value that the target carries, if the shot may succeed
    "aims_lethal",  # how soon the bomb reaches a target that it may kill
    "discards_energy",
    "discards_value",
    "ends_turn_left",  # actions given up
    "ends_turn_dies",  # the bomb takes the figure's tile at the end of this turn
)
DRAWS_ENERGY: Final = 0
DRAWS_SHOOTING: Final = 1
DRAWS_HEALTH: Final = 2
DRAWS_TWO: Final = 3
ENERGY_SHORT: Final = 4
ENERGY_HELD: Final = 5
ARMS_HELD: Final = 6
SETS_OUT: Final = 7
SETS_OUT_READY: Final = 8
SETS_OUT_LEFT: Final = 9
LAYS_NEEDED: Final = 10
LAYS_BEYOND: Final = 11
ARMS_NEEDED: Final = 12
ARMS_BEYOND: Final = 13
STOPS_ENOUGH: Final = 14
STOPS_SHORT: Final = 15
HOMEWARDS: Final = 16
HOMEWARDS_FOREIGN: Final = 17
FLEES: Final = 18
LOOTWARDS: Final = 19
DARKWARDS: Final = 20
ROTATES: Final = 21
REVEALS: Final = 22
REVEALS_HOPE: Final = 23
REVEALS_POLICE: Final = 24
ENTERS_SIGHT: Final = 25
GETS_TARGET: Final = 26
ENDS_MOVE: Final = 27
ENDS_MOVE_LEFT: Final = 28
TURN_NEARS: Final = 29
TURN_LINKS: Final = 30
TURN_OPENS: Final = 31
PICKS_OWN: Final = 32
PICKS_FOREIGN: Final = 33
PICKS_LARGE: Final = 34
PICKS_LARGE_SLACK: Final = 35
PICKS_LARGE_LEAD: Final = 36
DROPS: Final = 37
SWAPS: Final = 38
HANDS_OVER: Final = 39
AIMS: Final = 40
AIMS_MARGIN: Final = 41
AIMS_PRIZE: Final = 42
AIMS_LETHAL: Final = 43
DISCARDS_ENERGY: Final = 44
DISCARDS_VALUE: Final = 45
ENDS_TURN_LEFT: Final = 46
ENDS_TURN_DIES: Final = 47

# Of a position, and after them their numbers.
POSITION_FEATURES: Final = (
    "always",
    "plays_good",  # plays Lara's side
    "points_now",  # as if the game ended now
    "ahead",  # would win as it stands
    "lead_found",  # points ahead, times plates taken
    "lead_armed",  # points ahead, with the bomb armed
    "carries",  # value of own treasures that standing figures carry
    "carries_near",  # and that value times the nearness of home
    "carries_large",
    "large_near",  # the nearness of home of the figure with the large treasure
    "carries_foreign",  # value of foreign treasures that own figures carry
    "robbed",  # value of own treasures that enemies carry
    "lying",  # value of own treasures that lie in the museum
    "lying_near",  # and that value times the nearness of home
    "unfound",  # value of own treasures not found yet
    "loot_near",  # nearness of the figures to treasures
    "dark_near",  # nearness of the figures to tiles that can be revealed, while plates are left
    "plates_left",
    "missing",  # figures that lie and miss a turn
    "inside",  # standing figures in the museum
    "trapped",  # points that figures lack to get out before the entrance tile goes
    "at_risk",  # figures inside an armed museum
    "bomb_armed",
    "waves_left",  # before the entrance tile goes
    "activator",  # the bomb goes by a turn of this side
    "guard_near",  # rounds until the bomb arms itself, from ten on
    "large_lies",  # the large treasure lies there
    "energy_cards",
    "shooting_cards",
    "health_cards",
    "on_turn",  # actions left, if it is this side's turn
    "points_left",  # of a movement that is being made
    "exposed",  # value carried in sight of an enemy with shooting cards
)
ALWAYS: Final = 0
PLAYS_GOOD: Final = 1
POINTS_NOW: Final = 2
AHEAD: Final = 3
LEAD_FOUND: Final = 4
LEAD_ARMED: Final = 5
CARRIES: Final = 6
CARRIES_NEAR: Final = 7
CARRIES_LARGE: Final = 8
LARGE_NEAR: Final = 9
CARRIES_FOREIGN: Final = 10
ROBBED: Final = 11
LYING: Final = 12
LYING_NEAR: Final = 13
UNFOUND: Final = 14
LOOT_NEAR: Final = 15
DARK_NEAR: Final = 16
PLATES_LEFT: Final = 17
MISSING: Final = 18
INSIDE: Final = 19
TRAPPED: Final = 20
AT_RISK: Final = 21
BOMB_ARMED: Final = 22
WAVES_LEFT: Final = 23
ACTIVATOR: Final = 24
GUARD_NEAR: Final = 25
LARGE_LIES: Final = 26
ENERGY_CARDS: Final = 27
SHOOTING_CARDS: Final = 28
HEALTH_CARDS: Final = 29
ON_TURN: Final = 30
POINTS_LEFT: Final = 31
EXPOSED: Final = 32
