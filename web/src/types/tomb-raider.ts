// Written by `python -m tools.web_types` from the schemas; do not edit.

/** No more health cards (T8.2). */
export interface AcceptHit {
  type: "accept_hit";
}

/** What next? */
export interface Acting {
  type: "acting";
  actions: number;
}

export type Action = Draw | Lay | Go | Fire | AcceptHit | Discard | Aim | Reveal | Turn | Rotate | Step | PickUp | Drop | HandOver | EndMove | EndTurn;

/** Shoot at a figure (T8.1). */
export interface Aim {
  type: "aim";
  target: number;
}

export interface Aimed {
  type: "aimed";
  seat: number;
  target: number;
}

/** The bomb is armed; waves follow this seat's turns. By the guard, or by taking the large treasure. */
export interface Armed {
  type: "armed";
  seat: number;
  place: Square;
  by_guard: boolean;
}

/** The police brought a figure to the start tile. */
export interface Arrested {
  type: "arrested";
  seat: number;
  from_place: Square;
}

/** A turn begins. */
export interface Began {
  type: "began";
  seat: number;
  round: number;
}

/** A tile that the points of a movement do not lead to: what it would cost, or no price where no way is known. */
export interface Beyond {
  place: number;
  rule: string;
  price?: number | null;
}

/** T2.1, T11.1. */
export interface Board {
  rows?: number;
  start?: number;
  hand_limit?: number;
}

/** Where the bomb lies, who activated it, and the number of the next wave. */
export interface Bomb {
  place: Square;
  activator: number | null;
  wave: number;
  waves_until: (number | null)[];
}

export interface Brought {
  type: "brought";
  treasure: Treasure;
}

/** A card. */
export interface Card {
  kind: "energy" | "health" | "shooting";
  value: number;
}

/** Cards to lay. */
export interface Cards {
  type: "cards";
  kind: "energy" | "health" | "shooting";
}

/** The event of this number that changed the sides' points. */
export interface Change {
  type: "change";
  number: number;
  by: "delivery" | "plate" | "wave";
  good: number;
  bad: number;
}

/** An action that is offered, and what it leads to. */
export interface Choice {
  id: number;
  words: Action;
  outcome: Outcome;
}

export type Component = Dead | PlateTaken | Brought | Change;

/** A number of cards of one kind. */
export interface Count {
  card: Card;
  count: number;
}

/** A figure that the explosion killed. */
export interface Dead {
  type: "dead";
  seat: number;
}

export interface Dealt {
  type: "dealt";
  seat: number;
  card: Card;
}

export interface DealtUnseen {
  type: "dealt_unseen";
  seat: number;
  kind: "energy" | "health" | "shooting";
}

/** What a seat is asked, and all that it may answer. */
export interface Decision {
  question: Acting | Laying | Moving | Turning | Shooting | Defending | Discarding;
  groups: Group[];
  reach?: Goal[];
  beyond?: Beyond[];
}

/** Which health cards against this seat's shot? */
export interface Defending {
  type: "defending";
  seat: number;
  sum: number;
}

/** Brought out, for this many points: none for a foreign treasure. */
export interface Delivered {
  type: "delivered";
  seat: number;
  treasure: Treasure;
  points: number;
}

export interface Died {
  type: "died";
  seat: number;
  place: Square;
}

/** Discard a card, having too many (T11.1). */
export interface Discard {
  type: "discard";
  kind: "energy" | "health" | "shooting";
  value: number;
}

export interface Discarded {
  type: "discarded";
  seat: number;
  card: Card;
}

/** Which card of too many? */
export interface Discarding {
  type: "discarding";
}

/** Cards to discard. */
export interface Discards {
  type: "discards";
}

/** How a tile would lie: its open sides, and through which of them one could pass and could not before, or no more.
    A tile that was just turned up had no ways through. */
export interface Doors {
  open: ("east" | "north" | "south" | "west")[];
  opens?: ("east" | "north" | "south" | "west")[];
  shuts?: ("east" | "north" | "south" | "west")[];
}

/** Draw a card of a kind, or two on its source (T4). */
export interface Draw {
  type: "draw";
  kind: "energy" | "health" | "shooting";
  number: 1 | 2;
}

/** Kinds of cards to draw. */
export interface Draws {
  type: "draws";
}

export interface Drew {
  type: "drew";
  seat: number;
  card: Card;
}

export interface DrewUnseen {
  type: "drew_unseen";
  seat: number;
  kind: "energy" | "health" | "shooting";
}

/** Drop the treasure (T7.2). */
export interface Drop {
  type: "drop";
}

export interface Dropped {
  type: "dropped";
  seat: number;
  place: Square;
  treasure: Treasure;
}

/** End the movement (T5.4). */
export interface EndMove {
  type: "end_move";
}

/** End the turn (T3.1). */
export interface EndTurn {
  type: "end_turn";
}

/** T12.1: the entrance tile is gone, nobody and nothing is left inside, or everybody is dead. */
export interface Ended {
  type: "ended";
  reason: "death" | "explosion" | "safety";
}

/** What ends the laying, the movement or the turn. */
export interface Ends {
  type: "ends";
}

export type Event = LaidStart | Dealt | DealtUnseen | Began | MissedTurn | StoodUp | Drew | DrewUnseen | Reshuffled | LaidCard | Went | Revealed | Turned | Rotated | Stepped | Stopped | TookPlate | LaidTreasure | LaidBomb | Arrested | PickedUp | Dropped | HandedOver | Delivered | Armed | Aimed | Fired | WardedOff | WasShot | Discarded | Exploded | Removed | Died | LostTreasure | TurnEnded | Ended;

/** A wave of the explosion. */
export interface Exploded {
  type: "exploded";
  wave: number;
}

export interface FactsKind {
  kind: "energy" | "health" | "shooting";
}

export interface FactsKindValue {
  kind: "energy" | "health" | "shooting";
  value: number;
}

export interface FactsTarget {
  target: number;
}

export interface FactsTurn {
  turn: number;
}

/** Enough shooting cards are laid (T8.2). */
export interface Fire {
  type: "fire";
}

/** A shot goes off; the target may still lay health cards. */
export interface Fired {
  type: "fired";
  seat: number;
  target: number;
  shooting: number;
}

/** Enough energy is laid (T5.1). */
export interface Go {
  type: "go";
}

/** A tile, the points it costs to come there, and the actions that do it; the last may turn it up (T5.2a). */
export interface Goal {
  place: number;
  price: number;
  path: number[];
  reveals?: boolean;
  points?: number;
  passes?: number[];
  rotates?: number[];
}

/** Choices that belong together. */
export interface Group {
  heading: Draws | Cards | Targets | Discards | Steps | Reveals | Turns | Rotations | Treasures | Ends;
  choices: Choice[];
}

/** Hand the treasure to the partner (T7.3). */
export interface HandOver {
  type: "hand_over";
}

export interface HandedOver {
  type: "handed_over";
  seat: number;
  to: number;
  treasure: Treasure;
}

/** Points of one seat, with their rule and the components that earned them. */
export interface Item {
  seat: number;
  rule: string;
  points: number;
  components: Component[];
  steps?: number[];
}

/** Everything a careful player was shown. */
export interface Knowledge {
  seat: number | null;
  public: Public;
  hands: (Card[] | null)[];
  unseen: Count[];
}

export interface LaidBomb {
  type: "laid_bomb";
  place: Square;
}

export interface LaidCard {
  type: "laid_card";
  seat: number;
  card: Card;
}

/** The start tile lies at this side of the museum, clockwise from the north-west corner (T2.1). */
export interface LaidStart {
  type: "laid_start";
  side: number;
}

export interface LaidTreasure {
  type: "laid_treasure";
  place: Square;
  treasure: Treasure;
}

/** Lay a card: energy to move, shooting to shoot, health to defend. */
export interface Lay {
  type: "lay";
  kind: "energy" | "health" | "shooting";
  value: number;
}

/** More energy cards? */
export interface Laying {
  type: "laying";
}

export interface LostTreasure {
  type: "lost_treasure";
  treasure: Treasure;
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

/** A figure that was shot lies and waits (T9.1). */
export interface MissedTurn {
  type: "missed_turn";
  seat: number;
}

/** What is the next movement point for? */
export interface Moving {
  type: "moving";
  points: number;
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
  modified_setup?: boolean;
  start?: number | null;
  swap_villains?: boolean;
  both_figures?: "bad" | "good";
  lara_alone?: boolean;
  open_good_hands?: boolean;
  open_bad_hands?: boolean;
  early_revive_cards?: boolean;
  guard?: boolean;
}

/** Everything that an action is certain to bring. */
export interface Outcome {
  place?: number | null;
  price?: number;
  energy?: number;
  doors?: Doors | null;
  odds?: Record<string, number> | null;
  shot?: Shot | null;
  brings?: (PickedUp | Dropped | HandedOver | Delivered | Armed | Exploded | Died | LostTreasure | Ended)[];
  removed?: number[];
  points?: number;
  unused?: number;
  unknown?: ("card" | "cards" | "plate" | "tile")[];
  then?: "acting" | "defending" | "discarding" | "laying" | "moving" | "shooting" | "turning" | null;
}

/** Pick up a treasure (T7.1). */
export interface PickUp {
  type: "pick_up";
  treasure: number;
}

export interface PickedUp {
  type: "picked_up";
  seat: number;
  place: Square;
  treasure: Treasure;
}

/** A discovery plate; `number` tells equal ones apart. */
export interface Plate {
  number: number;
  treasures: number;
  police: "both" | "none" | "opposing" | "own";
}

export interface PlateTaken {
  type: "taken_plate";
  plate: Plate;
}

/** A seat's own. */
export interface Private {
  seat: number;
  hand: Card[];
  partner_hand: Card[] | null;
}

/** The same for everybody. */
export interface Public {
  over: boolean;
  round: number;
  turn: number | null;
  active: number;
  phase: "acting" | "defending" | "discarding" | "laying" | "moving" | "shooting" | "turning" | "over";
  actions: number;
  actions_left: number;
  points_left: number;
  laid: Card[];
  revealed: Square | null;
  target: number | null;
  picked_up: number[];
  entrance: Square;
  gate: "east" | "north" | "south" | "west";
  museum: Tile[];
  seats: Seat[];
  sides: Team[];
  decks: Record<string, number>;
  discards: Count[];
  bomb: Bomb | null;
  unseen: Unseen;
}

export type Refusal = RefusedGameOver | RefusedNotYourTurn | RefusedTargetDefends | RefusedFinishLaying | RefusedFinishMoving | RefusedTurnFirst | RefusedFinishShot | RefusedDefendFirst | RefusedDiscardFirst | RefusedNoActionsLeft | RefusedNotUnderFire | RefusedAimFirst | RefusedLayEnergyFirst | RefusedWithinLimit | RefusedRevealFirst | RefusedNoCardsLeft | RefusedNotOnSource | RefusedNoSuchCard | RefusedLayAShootingCard | RefusedNoShootingCards | RefusedNobodyThere | RefusedNoEnemy | RefusedTargetDead | RefusedTargetLies | RefusedOnStartTile | RefusedNoLineOfSight | RefusedNotInLine | RefusedStartTileLiesFast | RefusedNoNeighbour | RefusedRemoved | RefusedAlreadyRevealed | RefusedFaceDown | RefusedWall | RefusedFigureLies | RefusedNotHere | RefusedHandsFull | RefusedPickedUpBefore | RefusedCarriesNothing | RefusedNoPartner | RefusedPartnerDead | RefusedPartnerElsewhere | RefusedPartnerLies | RefusedPartnerCarries;

export interface RefusedAimFirst {
  code: "aim-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedAlreadyRevealed {
  code: "already-revealed";
  rule: string;
  facts: NoFacts;
}

export interface RefusedCarriesNothing {
  code: "carries-nothing";
  rule: string;
  facts: NoFacts;
}

export interface RefusedDefendFirst {
  code: "defend-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedDiscardFirst {
  code: "discard-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedFaceDown {
  code: "face-down";
  rule: string;
  facts: NoFacts;
}

export interface RefusedFigureLies {
  code: "figure-lies";
  rule: string;
  facts: NoFacts;
}

export interface RefusedFinishLaying {
  code: "finish-laying";
  rule: string;
  facts: NoFacts;
}

export interface RefusedFinishMoving {
  code: "finish-moving";
  rule: string;
  facts: NoFacts;
}

export interface RefusedFinishShot {
  code: "finish-shot";
  rule: string;
  facts: NoFacts;
}

export interface RefusedGameOver {
  code: "game-over";
  rule: string;
  facts: NoFacts;
}

export interface RefusedHandsFull {
  code: "hands-full";
  rule: string;
  facts: NoFacts;
}

export interface RefusedLayAShootingCard {
  code: "lay-a-shooting-card";
  rule: string;
  facts: NoFacts;
}

export interface RefusedLayEnergyFirst {
  code: "lay-energy-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoActionsLeft {
  code: "no-actions-left";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoCardsLeft {
  code: "no-cards-left";
  rule: string;
  facts: FactsKind;
}

export interface RefusedNoEnemy {
  code: "no-enemy";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoLineOfSight {
  code: "no-line-of-sight";
  rule: string;
  facts: FactsTarget;
}

export interface RefusedNoNeighbour {
  code: "no-neighbour";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoPartner {
  code: "no-partner";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoShootingCards {
  code: "no-shooting-cards";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNoSuchCard {
  code: "no-such-card";
  rule: string;
  facts: FactsKindValue;
}

export interface RefusedNobodyThere {
  code: "nobody-there";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotHere {
  code: "not-here";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotInLine {
  code: "not-in-line";
  rule: string;
  facts: FactsTarget;
}

export interface RefusedNotOnSource {
  code: "not-on-source";
  rule: string;
  facts: FactsKind;
}

export interface RefusedNotUnderFire {
  code: "not-under-fire";
  rule: string;
  facts: NoFacts;
}

export interface RefusedNotYourTurn {
  code: "not-your-turn";
  rule: string;
  facts: FactsTurn;
}

export interface RefusedOnStartTile {
  code: "on-start-tile";
  rule: string;
  facts: NoFacts;
}

export interface RefusedPartnerCarries {
  code: "partner-carries";
  rule: string;
  facts: NoFacts;
}

export interface RefusedPartnerDead {
  code: "partner-dead";
  rule: string;
  facts: NoFacts;
}

export interface RefusedPartnerElsewhere {
  code: "partner-elsewhere";
  rule: string;
  facts: NoFacts;
}

export interface RefusedPartnerLies {
  code: "partner-lies";
  rule: string;
  facts: NoFacts;
}

export interface RefusedPickedUpBefore {
  code: "picked-up-before";
  rule: string;
  facts: NoFacts;
}

export interface RefusedRemoved {
  code: "removed";
  rule: string;
  facts: NoFacts;
}

export interface RefusedRevealFirst {
  code: "reveal-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedStartTileLiesFast {
  code: "start-tile-lies-fast";
  rule: string;
  facts: NoFacts;
}

export interface RefusedTargetDead {
  code: "target-dead";
  rule: string;
  facts: FactsTarget;
}

export interface RefusedTargetDefends {
  code: "target-defends";
  rule: string;
  facts: FactsTurn;
}

export interface RefusedTargetLies {
  code: "target-lies";
  rule: string;
  facts: FactsTarget;
}

export interface RefusedTurnFirst {
  code: "turn-first";
  rule: string;
  facts: NoFacts;
}

export interface RefusedWall {
  code: "wall";
  rule: string;
  facts: NoFacts;
}

export interface RefusedWithinLimit {
  code: "within-limit";
  rule: string;
  facts: NoFacts;
}

export interface Removed {
  type: "removed";
  place: Square;
}

export interface Reshuffled {
  type: "reshuffled";
  kind: "energy" | "health" | "shooting";
  cards: number;
}

/** Turn up a neighbouring tile (T5.2). */
export interface Reveal {
  type: "reveal";
  direction: "east" | "north" | "south" | "west";
}

export interface Revealed {
  type: "revealed";
  seat: number;
  place: Square;
  symbol: "blank" | "energy" | "health" | "shooting" | "treasure";
  shape: "corner" | "cross" | "dead_end" | "straight" | "t";
}

/** Tiles to turn up. */
export interface Reveals {
  type: "reveals";
}

/** Rotate the figure's own or a neighbouring tile clockwise, by quarter turns (T5.2). */
export interface Rotate {
  type: "rotate";
  where: "east" | "here" | "north" | "south" | "west";
  quarters: number;
}

export interface Rotated {
  type: "rotated";
  seat: number;
  place: Square;
  quarters: number;
  doors: ("east" | "north" | "south" | "west")[];
}

/** Ways for an open tile to lie. */
export interface Rotations {
  type: "rotations";
  place: Square;
}

/** What everybody sees of a figure. */
export interface Seat {
  figure: "eckhardt" | "karel" | "kurtis" | "lara";
  side: "bad" | "good";
  place: "start" | Square | null;
  state: "dead" | "lying" | "standing";
  misses_turn: boolean;
  carries: Treasure | null;
  cards: Record<string, number>;
  total: number;
}

/** The score sheet: every point with its reason. */
export interface Sheet {
  items: Item[];
  totals: number[];
  winners: number[];
  ranks: number[];
}

/** Which shooting cards? */
export interface Shooting {
  type: "shooting";
  target: number;
}

/** A shot, as it stands after the action. */
export interface Shot {
  target: number;
  line: number[];
  shooting?: number;
  health?: number;
  cards?: number;
  least?: number;
  most?: number;
  result?: "defends" | "hits" | "warded_off" | null;
}

/** A place of the museum. */
export interface Square {
  row: number;
  column: number;
}

/** Go to a neighbouring tile (T5.2). */
export interface Step {
  type: "step";
  direction: "east" | "north" | "south" | "west";
}

/** From one tile to the next. */
export interface Stepped {
  type: "stepped";
  seat: number;
  from_place: "start" | Square;
  to_place: "start" | Square;
}

/** Tiles to go to. */
export interface Steps {
  type: "steps";
}

export interface StoodUp {
  type: "stood_up";
  seat: number;
}

/** A movement ended; this many points were lost. */
export interface Stopped {
  type: "stopped";
  seat: number;
  lost: number;
}

/** Figures to shoot at. */
export interface Targets {
  type: "targets";
}

/** What a side has so far. */
export interface Team {
  side: "bad" | "good";
  points: number;
  plates: Plate[];
  treasures: Treasure[];
}

/** A place of the museum: face down, open or removed. `blank` marks those everybody knows to be blank (T2.2). */
export interface Tile {
  state: "face_down" | "open" | "removed";
  symbol: "blank" | "energy" | "health" | "shooting" | "treasure" | null;
  doors: ("east" | "north" | "south" | "west")[];
  blank: boolean;
  treasures: Treasure[];
}

export interface TookPlate {
  type: "took_plate";
  seat: number;
  plate: Plate;
}

/** A treasure; `number` tells equal ones apart. */
export interface Treasure {
  number: number;
  kind: "evidence" | "large" | "painting";
  value: number;
}

/** What can be done with treasures. */
export interface Treasures {
  type: "treasures";
}

/** Turn the revealed tile clockwise, by quarter turns from how it was turned up (T5.2). */
export interface Turn {
  type: "turn";
  quarters: number;
}

export interface TurnEnded {
  type: "turn_ended";
  seat: number;
}

/** How a revealed tile was laid. */
export interface Turned {
  type: "turned";
  seat: number;
  place: Square;
  doors: ("east" | "north" | "south" | "west")[];
}

/** Which way does the tile lie that was turned up? */
export interface Turning {
  type: "turning";
  place: Square;
}

/** Ways for the revealed tile to lie. */
export interface Turns {
  type: "turns";
}

/** The terms of an undo: free, or with the consent of others (of nobody, for a single player). */
export interface UndoTerms {
  verdict: "ask" | "free" | "refused";
  takes?: number[];
  ask?: number[];
  code?: string;
}

/** What lies face down, as anybody can work it out: tiles (removed unseen ones too), plates, treasures. */
export interface Unseen {
  tiles: Record<string, Record<string, number>>;
  plates: Plate[];
  treasures: Treasure[];
}

/** What a screen shows: a part that is the same for everybody, and a seat's own; None for a spectator. */
export interface View {
  public: Public;
  private: Private | null;
}

export interface WardedOff {
  type: "warded_off";
  seat: number;
  shooting: number;
  health: number;
}

export interface WasShot {
  type: "was_shot";
  seat: number;
  shooting: number;
  health: number;
}

/** All energy is laid; this many points may be spent. */
export interface Went {
  type: "went";
  seat: number;
  points: number;
}
