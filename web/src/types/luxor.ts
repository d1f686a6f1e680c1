// Written by `python -m tools.web_types` from the schemas; do not edit.

/** After "all forward", choose who carries out the action of their tile. */
export interface Act {
  type: "act";
  adventurer: number;
}

export type Action = Play | Roll | AllForward | LastToSecondLast | Spend | Move | Act | TakeKey | TakeCard | TakeWild | TakeScarab;

/** Who may act. */
export interface Actor {
  type: "actor";
}

/** Where the adventurer stands at the end; None if it lies at a statue. */
export interface Adventurer {
  type: "adventurer";
  adventurer: number;
  space: number | null;
}

/** Who moves, and how far? */
export interface AfterRoll {
  type: "rolled";
  die: number;
}

/** Play "all forward". */
export interface AllForward {
  type: "all_forward";
  side: "left" | "right";
}

/** L1.9: the way from the stairs to the tomb chamber. */
export interface Board {
  worth: number[];
  symbols: ("cobra" | "falcon" | "lion" | null)[];
  statues: number[];
  sarcophagi: number[];
  rack: Rack;
}

/** A card; starter cards have level 0. The value is 0 where none is printed. */
export interface Card {
  effect: "all_forward" | "either_way" | "last_to_second" | "minus_one" | "number" | "roll_exactly" | "roll_up_to" | "up_to";
  value: number;
  level: number;
}

/** On by an Osiris tile. */
export interface Carried {
  type: "carried";
  seat: number;
  adventurer: number;
  from_space: number;
  to_space: number;
}

/** An action that is offered, and what it leads to. */
export interface Choice {
  id: number;
  words: Action;
  outcome: Outcome;
}

/** Who acts after "all forward"? */
export interface Choosing {
  type: "choosing";
}

/** Who acts after "all forward". */
export interface Chose {
  type: "chose";
  seat: number;
  adventurer: number;
}

export type Component = Treasure | Adventurer | Sarcophagus | Keys | Sets | Scarab;

/** Nobody could move what was rolled. */
export interface CouldNotMove {
  type: "could_not_move";
  seat: number;
}

/** A number of cards of one kind. */
export interface Count {
  card: Card;
  count: number;
}

export interface Dealt {
  type: "dealt";
  seat: number;
  place: number;
  card: Card;
}

export interface DealtUnseen {
  type: "dealt_unseen";
  seat: number;
  place: number;
}

/** The question for a seat, and all its choices. */
export interface Decision {
  question: Playing | AfterRoll | Choosing | Taking;
  groups: Group[];
}

export interface Drew {
  type: "drew";
  seat: number;
  card: Card;
}

export interface DrewUnseen {
  type: "drew_unseen";
  seat: number;
}

export interface Ended {
  type: "ended";
  reason: "rounds" | "standstill" | "tomb";
}

/** For a key. */
export interface EnteredTomb {
  type: "entered_tomb";
  seat: number;
  adventurer: number;
}

export type Event = Started | LaidTile | TurnedUp | Dealt | DealtUnseen | Played | Spent | Rolled | CouldNotMove | Moved | Carried | Joined | Tunnelled | Freed | EnteredTomb | TookSarcophagus | Chose | TookTreasure | Uncovered | TookKey | TookCard | TookWild | TookScarab | TookScarabUnseen | ShowedScarabs | Drew | DrewUnseen | Reshuffled | Ended;

export interface FactsAdventurer {
  adventurer: number;
}

export interface FactsDie {
  die: number;
}

export interface FactsEffectValue {
  effect: "all_forward" | "either_way" | "last_to_second" | "minus_one" | "number" | "roll_exactly" | "roll_up_to" | "up_to";
  value: number;
}

export interface FactsSpace {
  space: number;
}

export interface FactsSpaceNumber {
  space: number;
  number: number;
}

export interface FactsSpaceSteps {
  space: number;
  steps: number;
}

export interface FactsTurn {
  turn: number;
}

/** An adventurer that lay at this statue, counted from the stairs, now stands on the stairs. */
export interface Freed {
  type: "freed";
  seat: number;
  adventurer: number;
  statue: number;
}

/** Choices that belong together. */
export interface Group {
  heading: OuterCard | Mover | Movers | Actor | Things;
  choices: Choice[];
}

/** A Horus tile. */
export interface Horus {
  type: "horus";
  eyes: number;
}

/** Points of one seat, with their rule and the components that earned them. */
export interface Item {
  seat: number;
  rule: string;
  points: number;
  components: Component[];
  steps?: number[];
}

/** To the second-last. */
export interface Joined {
  type: "joined";
  seat: number;
  adventurer: number;
  from_space: number;
  to_space: number;
}

export interface Keys {
  type: "keys";
  count: number;
}

/** Everything a careful player with perfect memory was shown. */
export interface Knowledge {
  seat: number | null;
  public: Public;
  hands: Place[][];
  scarabs: number[];
  shuffle: number;
  unseen: Record<string, Count[]>;
  scarabs_unseen: Record<string, number>;
  temples_unseen: Record<string, number>[];
}

export interface LaidTile {
  type: "laid_tile";
  space: number;
  tile: Treasure | Horus | Osiris | Temple;
}

/** Play "last to second-last". */
export interface LastToSecondLast {
  type: "last_to_second_last";
  side: "left" | "right";
}

/** A part of a way: the spaces that are trodden, the first where it begins; those between them are skipped. */
export interface Leg {
  by: "joining" | "osiris" | "steps" | "tunnel";
  path: number[];
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

/** What was open once and has to be remembered: the discards, and Horus cards taken, with their places. */
export interface Memory {
  discards: Count[];
  hands: ((Card | null)[])[];
  horus: Count[][];
}

/** After a roll, move an adventurer. */
export interface Move {
  type: "move";
  adventurer: number;
  steps: 1 | 2 | 3 | 4 | 5 | 6;
  lands_on?: number | null;
}

/** By steps. */
export interface Moved {
  type: "moved";
  seat: number;
  adventurer: number;
  from_space: number;
  to_space: number;
}

/** How far one adventurer may move. */
export interface Mover {
  type: "mover";
  adventurer: number;
  space: number;
}

/** Who may move exactly as far as the die shows. */
export interface Movers {
  type: "movers";
  die: number;
}

export interface NoFacts {
}

/** A legal action, as its number and in words. */
export interface Offer {
  id: number;
  words: Action;
}

/** What the host of a table may choose; the edition is given separately. */
export interface Options {
  starting_player?: number | null;
  memory_aid?: boolean;
}

/** An Osiris tile. */
export interface Osiris {
  type: "osiris";
  number: number;
}

/** Everything that an action is certain to bring. */
export interface Outcome {
  walks?: Walk[];
  brings?: (Freed | EnteredTomb | TookSarcophagus | TookTreasure | TookKey | TookCard | TookWild | Ended)[];
  points?: number;
  unknown?: ("card" | "die" | "horus" | "scarab" | "scarabs" | "temple")[];
  then?: "choosing" | "playing" | "rolled" | "taking" | null;
}

/** What one of the outer cards allows. */
export interface OuterCard {
  type: "outer_card";
  side: "left" | "right";
  card: Card;
}

/** A place in a hand: a card the seat knows, or the shuffle it came from; neither while a card is to come. */
export interface Place {
  card: Card | null;
  shuffle: number | null;
}

/** Play an outer card and move an adventurer; -1 is a step back. */
export interface Play {
  type: "play";
  side: "left" | "right";
  adventurer: number;
  steps: -1 | 1 | 2 | 3 | 4 | 5 | 6;
  lands_on?: number | null;
}

export interface Played {
  type: "played";
  seat: number;
  side: "left" | "right";
  card: Card;
}

/** Which outer card? */
export interface Playing {
  type: "playing";
}

/** A seat's own. */
export interface Private {
  seat: number;
  hand: (Card | null)[];
  scarabs: number[];
}

/** The same for everybody. */
export interface Public {
  over: boolean;
  round: number;
  last_round: boolean;
  anybody_moved: boolean;
  start: number;
  turn: number | null;
  phase: "choosing" | "playing" | "rolled" | "taking" | "over";
  die: number | null;
  actor: number | null;
  moved: number[];
  board: (Treasure | Horus | Osiris | Temple | null)[];
  seats: Seat[];
  horus_tops: (Card | null)[];
  horus_left: number[];
  temples_left: number[];
  draw_pile: number;
  discard_pile: number;
  discard_top: Card | null;
  keys_left: number;
  keys_paid: number;
  wilds_left: number;
  scarabs_left: number;
  memory: Memory | null;
}

/** A hand, whose cards keep their places. */
export interface Rack {
  sides: ("left" | "right" | null)[];
  rule: string;
}

export type Refusal = RefusedGameOver | RefusedNotYourTurn | RefusedPlayACardFirst | RefusedMoveWhatWasRolled | RefusedChooseWhoActs | RefusedTakeFirst | RefusedDidNotMove | RefusedNotOfferedHere | RefusedAMoveIsPossible | RefusedCardDoesNotDoThis | RefusedCardShowsAnotherNumber | RefusedNoRollWouldMove | RefusedNobodyCanMove | RefusedNobodyToJoin | RefusedDieShowsAnotherNumber | RefusedLiesAtAStatue | RefusedIsInTheTomb | RefusedNoTileBehind | RefusedBeyondTheTomb | RefusedNoKey | RefusedOsirisIntoTheTombWithoutKey | RefusedOsirisBeyondTheTomb;

export interface RefusedAMoveIsPossible {
  code: "a-move-is-possible";
  rule: string;
  facts: NoFacts;
}

export interface RefusedBeyondTheTomb {
  code: "beyond-the-tomb";
  rule: string;
  facts: FactsSpaceSteps;
}

export interface RefusedCardDoesNotDoThis {
  code: "card-does-not-do-this";
  rule: string;
  facts: FactsEffectValue;
}

export interface RefusedCardShowsAnotherNumber {
  code: "card-shows-another-number";
  rule: string;
  facts: FactsEffectValue;
}

export interface RefusedChooseWhoActs {
  code: "choose-who-acts";
  rule: string;
  facts: NoFacts;
}

export interface RefusedDidNotMove {
  code: "did-not-move";
  rule: string;
  facts: FactsAdventurer;
}

export interface RefusedDieShowsAnotherNumber {
  code: "die-shows-another-number";
  rule: string;
  facts: FactsDie;
}

export interface RefusedGameOver {
  code: "game-over";
  rule: string;
  facts: NoFacts;
}

export interface RefusedIsInTheTomb {
  code: "is-in-the-tomb";
  rule: string;
  facts: FactsAdventurer;
}

export interface RefusedLiesAtAStatue {
  code: "lies-at-a-statue";
  rule: string;
  facts: FactsAdventurer;
}

export interface RefusedMoveWhatWasRolled {
  code: "move-what-was-rolled";
  rule: string;
  facts: FactsDie;
}

export interface RefusedNoKey {
  code: "no-key";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoRollWouldMove {
  code: "no-roll-would-move";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoTileBehind {
  code: "no-tile-behind";
  rule: string;
  facts: FactsSpace;
}

export interface RefusedNobodyCanMove {
  code: "nobody-can-move";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNobodyToJoin {
  code: "nobody-to-join";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotOfferedHere {
  code: "not-offered-here";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotYourTurn {
  code: "not-your-turn";
  rule: string;
  facts: FactsTurn;
}

export interface RefusedOsirisBeyondTheTomb {
  code: "osiris-beyond-the-tomb";
  rule: string;
  facts: FactsSpaceNumber;
}

export interface RefusedOsirisIntoTheTombWithoutKey {
  code: "osiris-into-the-tomb-without-key";
  rule: string;
  facts: FactsSpaceNumber;
}

export interface RefusedPlayACardFirst {
  code: "play-a-card-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedTakeFirst {
  code: "take-first";
  rule: string;
  facts: NoFacts;
}

export interface Reshuffled {
  type: "reshuffled";
  cards: number;
}

/** Play an outer card that asks for the die, and roll it. */
export interface Roll {
  type: "roll";
  side: "left" | "right";
}

export interface Rolled {
  type: "rolled";
  seat: number;
  number: number;
}

export interface Sarcophagus {
  type: "sarcophagus";
  points: number;
}

export interface Scarab {
  type: "scarab";
  value: number;
}

/** What lies open before a player. */
export interface Seat {
  adventurers: (number | null)[];
  points: number;
  total: number;
  keys: number;
  wilds: number;
  treasures: Treasure[];
  scarabs: number;
  sarcophagi: number[];
  scarab_values: number[] | null;
}

/** Sets of three kinds, and how many wild treasures stand in. */
export interface Sets {
  type: "sets";
  count: number;
  wilds: number;
}

/** The score sheet: every point with its reason. */
export interface Sheet {
  items: Item[];
  totals: number[];
  winners: number[];
  ranks: number[];
}

/** At the end (L9.6). */
export interface ShowedScarabs {
  type: "showed_scarabs";
  seat: number;
  points: number;
}

/** Play an outer card without any effect (L3.4). */
export interface Spend {
  type: "spend";
  side: "left" | "right";
}

/** A card played without any effect. */
export interface Spent {
  type: "spent";
  seat: number;
  side: "left" | "right";
  card: Card;
}

/** This seat is the starting player. */
export interface Started {
  type: "started";
  seat: number;
}

/** Take the top Horus card of a level. */
export interface TakeCard {
  type: "take_card";
  level: 1 | 2 | 3;
}

/** Take a key from the supply. */
export interface TakeKey {
  type: "take_key";
}

/** Take a scarab. */
export interface TakeScarab {
  type: "take_scarab";
}

/** Take a wild treasure. */
export interface TakeWild {
  type: "take_wild";
}

/** Which of two things? */
export interface Taking {
  type: "taking";
}

/** A temple tile, by its front. */
export interface Temple {
  type: "temple";
  front: "favour_1_2" | "favour_2_3" | "scarab" | "tunnel" | "wild" | "wild_or_scarab";
}

/** What may be taken. */
export interface Things {
  type: "things";
}

export interface TookCard {
  type: "took_card";
  seat: number;
  level: number;
  card: Card;
}

export interface TookKey {
  type: "took_key";
  seat: number;
}

export interface TookSarcophagus {
  type: "took_sarcophagus";
  seat: number;
  points: number;
}

export interface TookScarab {
  type: "took_scarab";
  seat: number;
  value: number;
}

export interface TookScarabUnseen {
  type: "took_scarab_unseen";
  seat: number;
}

export interface TookTreasure {
  type: "took_treasure";
  seat: number;
  space: number;
  treasure: Treasure;
}

export interface TookWild {
  type: "took_wild";
  seat: number;
}

/** A treasure tile; `tile` tells equal ones apart. */
export interface Treasure {
  type: "treasure";
  tile: number;
  kind: "jewelry" | "statue" | "vase";
  needs: number;
  points: number;
}

/** Through a tunnel. */
export interface Tunnelled {
  type: "tunnelled";
  seat: number;
  adventurer: number;
  from_space: number;
  to_space: number;
}

/** A Horus pile shows its next card; None when it is used up. */
export interface TurnedUp {
  type: "turned_up";
  level: number;
  card: Card | null;
}

/** What lies there now; None where the space stays empty. */
export interface Uncovered {
  type: "uncovered";
  space: number;
  tile: Treasure | Horus | Osiris | Temple | null;
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

/** The way of one adventurer, and how many of the seat's own will then stand where it ends. */
export interface Walk {
  adventurer: number;
  legs: Leg[];
  crowd: number;
}
