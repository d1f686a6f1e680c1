// Written by `python -m tools.web_types` from the schemas; do not edit.

export type Action = Choose | Mark | MarkOne | TakeMap | TakeBlind;

/** S1.3 to S1.7. */
export interface Board {
  trophies: number[];
  medals: number[];
  patterns: Pattern[];
  grid?: number;
  coin_rows?: number;
  coin_row?: number;
  palm_boxes?: number;
  rounds?: number;
  turns?: number;
}

/** A square with a symbol, and the points that it scores at once: none where coins or palm boxes are full.

    A cross scores nothing; it gives another square to mark. */
export interface Bonus {
  square: number;
  symbol: "coin" | "cross" | "palm";
  points?: number;
}

/** An action that is offered, and what it leads to. */
export interface Choice {
  id: number;
  words: Action;
  outcome: Outcome;
}

/** Keep two of the four maps dealt. */
export interface Choose {
  type: "choose";
  keep: [number, number];
}

/** Which two maps to keep? */
export interface Choosing {
  type: "choosing";
}

/** Which two of the four maps dealt are kept. */
export interface Chose {
  type: "chose";
  seat: number;
  keep: [number, number];
}

export interface ChoseUnseen {
  type: "chose_unseen";
  seat: number;
}

export interface Coins {
  type: "coins";
  count: number;
}

export interface CompletedMap {
  type: "completed_map";
  seat: number;
  map: Map;
}

export type Component = Coins | Trophy | Palm | FinishedMap | ScoredSeal;

export interface DealtMap {
  type: "dealt_map";
  seat: number;
  place: number;
  map: Map;
}

export interface DealtMapUnseen {
  type: "dealt_map_unseen";
  seat: number;
  place: number;
}

/** The question for a seat, and all its choices. */
export interface Decision {
  question: Choosing | Marking | NoRoom | Owed | Taking;
  groups: Group[];
}

/** All four rounds are over (S4.1). */
export interface Ended {
  type: "ended";
}

export type Event = Started | DealtMap | DealtMapUnseen | Chose | ChoseUnseen | KeptMap | ShowedMap | TurnedUp | Marked | MarkedOne | GotCoin | GotPalm | Lapsed | LostCoin | LostPalm | WonTrophy | MissedTrophy | CompletedMap | TookMap | LeftDisplay | StruckTrophy | RoundEnded | PassedMark | Ended | WonMedal;

export interface FactsOwed {
  owed: number;
}

export interface FactsPattern {
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
}

export interface FactsSlot {
  slot: 0 | 1;
}

export interface FactsSlotSquares {
  slot: 0 | 1;
  squares: number[];
}

export interface FactsTurn {
  turn: number;
}

export interface FinishedMap {
  type: "finished_map";
  map: Map;
}

export interface GotCoin {
  type: "got_coin";
  seat: number;
  coins: number;
}

export interface GotPalm {
  type: "got_palm";
  seat: number;
  points: number;
}

/** Choices that belong together. */
export interface Group {
  heading: OnMap | OneSquare | Pairs | Maps;
  choices: Choice[];
}

/** Points of one seat, with their rule and the components that earned them. */
export interface Item {
  seat: number;
  rule: string;
  points: number;
  components: Component[];
  steps?: number[];
}

export interface KeptMap {
  type: "kept_map";
  seat: number;
  slot: 0 | 1;
  map: Map;
}

/** Everything a careful player with perfect memory was shown. */
export interface Knowledge {
  seat: number | null;
  public: Public;
  dealt: Map[];
  chosen: [number, number] | null;
  unseen: Map[];
}

/** Squares were owed, but none is free. */
export interface Lapsed {
  type: "lapsed";
  seat: number;
  squares: number;
}

/** The only square that is free for an owed mark, which is then marked without asking (S3.4). */
export interface LastSquare {
  slot: number;
  square: number;
  symbol?: "coin" | "cross" | "palm" | null;
  points?: number;
}

/** A map leaves the game (S6.1). */
export interface LeftDisplay {
  type: "left_display";
  map: Map;
}

/** All coins of the score card are marked already (S3.5). */
export interface LostCoin {
  type: "lost_coin";
  seat: number;
}

/** All palm boxes of the score card are filled already (S3.6). */
export interface LostPalm {
  type: "lost_palm";
  seat: number;
}

/** A treasure map: `.` outside, `o` plain, `X` cross, `$` coin, `T` palm. */
export interface Map {
  id: string;
  color: "green" | "grey" | "orange" | "purple";
  points: number;
  seal: Seal | null;
  rows: string[];
}

/** A map before a player, with the squares marked so far, numbered row by row on a grid of six. */
export interface MapInPlay {
  map: Map;
  marked: number[];
}

/** Maps to be taken. */
export interface Maps {
  type: "maps";
}

/** Mark the pattern on one map: first mirrored left to right, if at all, then turned clockwise by quarter turns. */
export interface Mark {
  type: "mark";
  slot: 0 | 1;
  corner: number;
  turned?: 0 | 1 | 2 | 3;
  mirrored?: boolean;
  squares?: number[] | null;
}

/** Mark one square, instead of the pattern or because it is owed. */
export interface MarkOne {
  type: "mark_one";
  slot: 0 | 1;
  square: number;
}

export interface Marked {
  type: "marked";
  seat: number;
  slot: 0 | 1;
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
  squares: number[];
}

export interface MarkedOne {
  type: "marked_one";
  seat: number;
  slot: 0 | 1;
  square: number;
  owed: boolean;
}

/** Where to mark the pattern, or which one square? */
export interface Marking {
  type: "marking";
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
}

export type MatchChange = MatchSetUp | MatchStep | MatchUndo | MatchEnd;

/** The match is over; if the rules ended it, the entry is that of the last step. */
export interface MatchEnd {
  type: "end";
  entry: number;
  by: "abandoned" | "agreement" | "rules";
}

/** The game was set up. */
export interface MatchSetUp {
  type: "set_up";
  entry: number;
  events: Event[];
}

/** A seat acted. */
export interface MatchStep {
  type: "step";
  entry: number;
  seat: number;
  events: Event[];
}

/** A seat took back its last step. Undo everything from the first of `takes` on, then show `stands`. */
export interface MatchUndo {
  type: "undo";
  entry: number;
  seat: number;
  agreed: number[];
  takes: number[];
  stands: MatchStep[];
}

/** A coin row is full, but all trophies are gone (S3.9). */
export interface MissedTrophy {
  type: "missed_trophy";
  seat: number;
  row: number;
}

export interface NoFacts {
}

/** The pattern fits nowhere: which one square? */
export interface NoRoom {
  type: "no_room";
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
}

/** A legal action, as its number and in words. */
export interface Offer {
  id: number;
  words: Action;
}

/** Ways to mark the pattern on one map. */
export interface OnMap {
  type: "on_map";
  slot: 0 | 1;
}

/** Single squares of one map. */
export interface OneSquare {
  type: "one_square";
  slot: 0 | 1;
}

/** What the host of a table may choose; the map pack is given separately, as the edition. */
export interface Options {
  starting_player?: number | null;
  memory_aid?: boolean;
}

/** Everything that an action is certain to bring its seat. */
export interface Outcome {
  squares?: number[];
  bonuses?: Bonus[];
  last?: LastSquare | null;
  owed?: number;
  lapsed?: number;
  rows?: number[];
  trophies?: number[];
  completes?: boolean;
  points?: number;
  unknown?: ("display" | "map" | "maps" | "pattern")[];
  then?: "owed" | "taking" | null;
}

/** Which square of those that crosses gave? */
export interface Owed {
  type: "owed";
  owed: number;
}

/** Two of the four maps dealt. */
export interface Pairs {
  type: "pairs";
}

export interface Palm {
  type: "palm";
  box: number;
  points: number;
}

/** This seat starts the next turn. */
export interface PassedMark {
  type: "passed_mark";
  seat: number;
}

/** A pattern as its card shows it, `o` where it marks. It may be mirrored, then turned. */
export interface Pattern {
  name: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
  rows: string[];
  count: number;
}

/** A seat's own: the maps it was dealt, and which of them it chose. */
export interface Private {
  seat: number;
  dealt: Map[];
  chosen: [number, number] | null;
}

/** The same for everybody. */
export interface Public {
  over: boolean;
  phase: "choosing" | "marking" | "taking" | "over";
  round: number;
  turn_of_round: number;
  turns_done: number;
  start: number;
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four" | null;
  seats: Seat[];
  display: Map[];
  palm: number;
  deck: number;
  trophies_left: number[];
  turned: ("corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four")[] | null;
}

export type Refusal = RefusedGameOver | RefusedHasChosen | RefusedNotYourTurn | RefusedHasMarked | RefusedNoFreeSquare | RefusedChooseMapsFirst | RefusedMarkFirst | RefusedTakeAMapFirst | RefusedDeckEmpty | RefusedNoMapThere | RefusedASquareIsOwed | RefusedPatternOffTheMap | RefusedSquareOffTheMap | RefusedNoMapInPlay | RefusedSquareMarkedAlready;

export interface RefusedASquareIsOwed {
  code: "a-square-is-owed";
  rule: string;
  facts: FactsOwed;
}

export interface RefusedChooseMapsFirst {
  code: "choose-maps-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedDeckEmpty {
  code: "deck-empty";
  rule: string;
  facts: NoFacts;
}

export interface RefusedGameOver {
  code: "game-over";
  rule: string;
  facts: NoFacts;
}

export interface RefusedHasChosen {
  code: "has-chosen";
  rule: string;
  facts: NoFacts;
}

export interface RefusedHasMarked {
  code: "has-marked";
  rule: string;
  facts: NoFacts;
}

export interface RefusedMarkFirst {
  code: "mark-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoFreeSquare {
  code: "no-free-square";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoMapInPlay {
  code: "no-map-in-play";
  rule: string;
  facts: FactsSlot;
}

export interface RefusedNoMapThere {
  code: "no-map-there";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotYourTurn {
  code: "not-your-turn";
  rule: string;
  facts: FactsTurn;
}

export interface RefusedPatternOffTheMap {
  code: "pattern-off-the-map";
  rule: string;
  facts: FactsPattern;
}

export interface RefusedSquareMarkedAlready {
  code: "square-marked-already";
  rule: string;
  facts: FactsSlotSquares;
}

export interface RefusedSquareOffTheMap {
  code: "square-off-the-map";
  rule: string;
  facts: FactsSlot;
}

export interface RefusedTakeAMapFirst {
  code: "take-a-map-first";
  rule: string;
  facts: NoFacts;
}

export interface RoundEnded {
  type: "round_ended";
  round: number;
}

/** The seal of a completed map, and how many completed maps it scores. */
export interface ScoredSeal {
  type: "scored_seal";
  map: Map;
  count: number;
}

/** Points for each completed map of a colour. */
export interface Seal {
  color: "green" | "grey" | "orange" | "purple";
  value: number;
}

/** What lies open before a player. */
export interface Seat {
  to_act: boolean;
  total: number;
  maps: (MapInPlay | null)[];
  owed: number;
  coins: number;
  trophies: number[];
  palms: number[];
  completed: Map[];
}

/** The score sheet: every point with its reason. */
export interface Sheet {
  items: Item[];
  totals: number[];
  winners: number[];
  ranks: number[];
}

/** A map joins the display. */
export interface ShowedMap {
  type: "showed_map";
  map: Map;
}

/** This seat has the starting player's mark. */
export interface Started {
  type: "started";
  seat: number;
}

export interface StruckTrophy {
  type: "struck_trophy";
  points: number;
}

/** Take the top map of the deck. */
export interface TakeBlind {
  type: "take_blind";
}

/** Take a map of the display, counted from the oldest. */
export interface TakeMap {
  type: "take_map";
  place: number;
}

/** Which map to take? */
export interface Taking {
  type: "taking";
}

export interface TookMap {
  type: "took_map";
  seat: number;
  slot: 0 | 1;
  map: Map;
  blind: boolean;
}

export interface Trophy {
  type: "trophy";
  row: number;
  points: number;
}

/** The expedition card of this turn. */
export interface TurnedUp {
  type: "turned_up";
  pattern: "corner_three" | "domino" | "l_of_four" | "square_of_four" | "straight_three" | "t_of_four";
}

/** The terms of an undo: free, or with the consent of others (of nobody, for a single player). */
export interface UndoTerms {
  verdict: "ask" | "free" | "refused";
  takes?: number[];
  ask?: number[];
  code?: string;
}

/** What a screen shows: a part that is the same for everybody, and a seat's own; None for a spectator. */
export interface View {
  public: Public;
  private: Private | null;
}

/** Alone, for the points (S6.1). */
export interface WonMedal {
  type: "won_medal";
  seat: number;
  medal: "bronze" | "gold" | "silver";
}

export interface WonTrophy {
  type: "won_trophy";
  seat: number;
  row: number;
  points: number;
}
