// Written by `python -m tools.web_types` from the schemas; do not edit.

/** Ask everybody to end the match without a result. */
export interface Abandon {
  type: "abandon";
  id: string;
  table: string;
}

/** A request was carried out, and is stored; an act or undo led to this version. */
export interface Accepted {
  type: "accepted";
  id: string;
  version?: number | null;
}

/** Answer the decision that was opened at version `asked`, by the number of an action or in words. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  seat: number;
  asked: number;
  action: number | Record<string, unknown>;
}

/** The host puts a computer player on a free place, or changes its level. */
export interface AddComputer {
  type: "add_computer";
  id: string;
  table: string;
  place: number;
  level: "easy" | "expert" | "hard" | "normal" | "random";
}

/** What would it take to take back this seat's last step? */
export interface AskUndoTerms {
  type: "undo_terms";
  id: string;
  table: string;
  seat: number;
}

/** Any seated person stops a start. */
export interface CancelStart {
  type: "cancel_start";
  id: string;
  table: string;
}

/** An action, and what it is expected to bring: the chance to win and points at the end, with their errors. */
export interface Candidate {
  action: number;
  win: [number, number] | null;
  score: [number, number] | null;
}

/** Agree or not, once, for all of one's seats. */
export interface CastVote {
  type: "vote";
  id: string;
  table: string;
  vote: number;
  agree: boolean;
}

/** New lines of chat; on following a table, the last ones. */
export interface Chat {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** A line of chat. */
export interface ChatLine {
  number: number;
  at: number;
  visitor: number | null;
  name: string;
  seated: boolean;
  text: string;
}

/** How long a player may take: for each decision, or in all ("bank", with seconds gained by each decision). */
export interface Clock {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
}

/** The host closes a table that has not started. */
export interface CloseTable {
  type: "close";
  id: string;
  table: string;
}

/** Play on where a computer player took over. */
export interface ComeBack {
  type: "come_back";
  id: string;
  table: string;
  place: number;
}

/** The host changes what is given here; the rest stays. */
export interface Configure {
  type: "configure";
  id: string;
  table: string;
  players?: number;
  options?: Record<string, boolean | number | string | null>;
  listed?: boolean;
  seat_order?: "chosen" | "random";
  undo?: "ask" | "free";
  computers_agree?: "always" | "never" | "nothing_learned";
  clock?: Clock | null;
  hints?: boolean;
  pace?: "human" | "quick";
  webhook?: string | null;
}

/** A player's clock, as it was when the message was made. */
export interface Countdown {
  place: number;
  left: number;
  running: boolean;
}

/** A new table was opened, by a rematch or a fork. */
export interface Created {
  type: "created";
  id: string;
  table: string;
}

/** The BLAKE2b-256 of a fresh salt for each seat of this client, for the start with this commitment. */
export interface Digests {
  type: "digests";
  id: string;
  table: string;
  commitment: string;
  digests: SeatValue[];
}

/** Nothing more is sent about this table: follow it again. */
export interface Dropped {
  type: "dropped";
  table: string;
  code: "closed" | "resync" | "storage";
}

/** An edition that can be played with. */
export interface EditionChecked {
  is_standard: boolean;
}

/** An edition to be checked. */
export interface EditionText {
  edition: string;
}

/** Ask everybody to end the match here and score it as it stands; only in Tomb Raider. */
export interface EndEarly {
  type: "end";
  id: string;
  table: string;
}

/** Why an action is not possible; null if it is. */
export interface Explained {
  type: "why";
  id: string;
  refusal: unknown;
  sentence: string;
}

/** Show a table from now on; `version` is what the client has of it, if anything. */
export interface Follow {
  type: "follow";
  id: string;
  table: string;
  version?: number | null;
}

/** Open a new table from a position of this finished match.

    Hidden cards are kept, or redealt so that `redeal_for` (a seat, or a spectator) cannot tell the difference. */
export interface Fork {
  type: "fork";
  id: string;
  table: string;
  entry: number;
  redeal_for?: number | string;
}

/** The finished match whose position a table starts from. */
export interface ForkedFrom {
  table: string;
  entry: number;
}

export type FromClient = Hello | Ping | Follow | Unfollow | HandOver | Act | Why | AskUndoTerms | TakeBack | EndEarly | Abandon | CastVote | GiveUp | ComeBack | Hint | Sit | Rename | Stand | AddComputer | Remove | Reorder | Configure | PassHost | Start | CancelStart | Digests | Salts | Rematch | Fork | CloseTable | Say | Mute;

/** A game on this server. */
export interface GameAt {
  name: string;
  rules_version: number;
  players: number[];
  options: OptionAt[];
  levels: ("easy" | "expert" | "hard" | "normal" | "random")[];
  ends_by_agreement: boolean;
  languages: string[];
}

export interface Games {
  games: GameAt[];
}

/** Leave a running match for good: a computer player goes on. */
export interface GiveUp {
  type: "give_up";
  id: string;
  table: string;
  place: number;
}

/** The server is about to stop; nothing is lost. Connect again after this time. */
export interface GoingDown {
  type: "going_down";
  again_in: number;
}

/** Several people share this screen: show one of them their own part, or nobody's.

    The answer has what happened after the version `since`, as this person saw it. */
export interface HandOver {
  type: "hand_over";
  id: string;
  table: string;
  place: number | null;
  since?: number | null;
}

/** Whether the server works. */
export interface Health {
  status: "failing" | "ok";
  version: string;
}

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  language?: string;
}

/** What would a strong player do? */
export interface Hint {
  type: "hint";
  id: string;
  table: string;
  seat: number;
}

/** The candidates of a strong player, best first. */
export interface Hinted {
  type: "hint";
  id: string;
  seat: number;
  asked: number;
  candidates: Candidate[];
}

/** The answer to a hand-over: one person's own part, and what happened since they last looked. */
export interface InHand {
  type: "in_hand";
  id: string;
  table: string;
  version: number;
  place: number | null;
  seats: OwnSeat[];
  changes: unknown;
}

/** The name a guest wants; a browser without a session gets one. */
export interface IntroduceMe {
  name?: string | null;
}

/** What happened after one version, up to another, as the asker saw it. */
export interface LogPart {
  after: number;
  version: number;
  changes: unknown;
}

/** The guest of this session. */
export interface Me {
  name: string;
}

/** Mute somebody's chat, or hear it again; the host may do so for everybody. */
export interface Mute {
  type: "mute";
  id: string;
  table: string;
  visitor: number;
  muted: boolean;
  for_all?: boolean;
}

/** A computer player on a new table. */
export interface NewComputer {
  place: number;
  level: "easy" | "expert" | "hard" | "normal" | "random";
}

/** A new table. The guest who opens it is the host and takes a place for each name in `people`. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string | null>;
  edition?: string | null;
  people?: string[];
  computers?: NewComputer[];
  listed?: boolean;
  seat_order?: "chosen" | "random";
  undo?: "ask" | "free";
  computers_agree?: "always" | "never" | "nothing_learned";
  clock?: Clock | null;
  hints?: boolean;
  pace?: "human" | "quick";
}

/** The latest announcement to everybody; `server-notice-CODE` is its text. */
export interface Notice {
  code: string;
  facts: Record<string, string | number>;
}

/** The table that was opened; its page is /table/TABLE. */
export interface Opened {
  table: string;
}

/** An option of a game. `values` are all it can have, or None where any whole number or null is tried. */
export interface OptionAt {
  name: string;
  default: boolean | number | string | null;
  values: (boolean | number | string | null)[] | null;
  players: number[];
}

/** A seat of the person whose part is shown: its private view, and what it is asked. */
export interface OwnSeat {
  seat: number;
  private: unknown;
  asked: number | null;
  decision: unknown;
}

/** The host makes another person the host. */
export interface PassHost {
  type: "pass_host";
  id: string;
  table: string;
  place: number;
}

/** Is anybody there? Answered with the server's time. */
export interface Ping {
  type: "ping";
}

/** A place at a table: the seats it controls, and who has it. */
export interface PlaceAt {
  place: number;
  seats: number[];
  side: number;
  figures?: string[];
  kind: "computer" | "empty" | "person";
  name?: string;
  emblem: number;
  level?: "easy" | "expert" | "hard" | "normal" | "random" | null;
  visitor?: number | null;
  online?: boolean;
  stand_in?: "away" | "gave_up" | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  sentence: string;
  facts?: Record<string, unknown>;
}

/** Use such a link. */
export interface Recover {
  token: string;
}

/** Make a link that moves a place to another device. */
export interface RecoverPlace {
  place: number;
}

/** The place that is now this device's. */
export interface Recovered {
  table: string;
  place: number;
}

/** The end of such a link, after a #. It works once, and only until it expires. */
export interface Recovery {
  token: string;
  until: number;
}

/** A request was not carried out, and nothing changed. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  id?: string | null;
  rule?: string | null;
  facts?: Record<string, unknown>;
  resync?: boolean;
}

/** Open a new table with the same people, computer players and options. */
export interface Rematch {
  type: "rematch";
  id: string;
  table: string;
}

/** The host frees a place before the start. */
export interface Remove {
  type: "remove";
  id: string;
  table: string;
  place: number;
}

/** Another name or emblem for one's own place. */
export interface Rename {
  type: "rename";
  id: string;
  table: string;
  place: number;
  name?: string | null;
  emblem?: number | null;
}

/** The host changes the order of places: the present place of whoever is to be first, second and so on. */
export interface Reorder {
  type: "reorder";
  id: string;
  table: string;
  places: number[];
}

/** Part of a finished match, as a seat saw it, or a spectator. */
export interface Replay {
  table: string;
  game: string;
  versions: number;
  viewer: number | null;
  board: unknown;
  whole: unknown;
  frames: ReplayFrame[];
}

/** One entry of a finished match: what it changed, as the chosen viewer saw it. */
export interface ReplayFrame {
  version: number;
  changes: unknown;
  public: unknown;
  private: unknown | null;
  acting: number[];
}

/** The match is over: the score sheet, and everything its chance depended on, for everybody to check. */
export interface Result {
  type: "result";
  table: string;
  version: number;
  sheet: unknown;
  commitment: string;
  secret: string;
  digests: (string | null)[];
  salts: string[];
}

/** The rules of a game as Markdown. */
export interface RulesText {
  game: string;
  language: string;
  text: string;
}

/** The salts themselves, when all digests are known. */
export interface Salts {
  type: "salts";
  id: string;
  table: string;
  commitment: string;
  salts: SeatValue[];
}

/** A line of chat. */
export interface Say {
  type: "chat";
  id: string;
  table: string;
  text: string;
}

/** 32 bytes in hexadecimal, for one seat. */
export interface SeatValue {
  seat: number;
  value: string;
}

/** Take a free place; several with different names if people share this screen. */
export interface Sit {
  type: "sit";
  id: string;
  table: string;
  place: number;
  name: string;
  emblem?: number | null;
}

/** Get up before the start. */
export interface Stand {
  type: "stand";
  id: string;
  table: string;
  place: number;
}

/** The host starts the match: seats and settings are frozen, and every client sends digests, then salts. */
export interface Start {
  type: "start";
  id: string;
  table: string;
}

/** A start in progress: first the digests of all seats, then the salts, then the deal. */
export interface StartAt {
  commitment: string;
  wants: "digests" | "salts";
  digests: (string | null)[];
  done: number[];
  left: number;
}

/** What one entry of the match changed: from version `before` to `version`. */
export interface Step {
  type: "step";
  table: string;
  before: number;
  version: number;
  changes: unknown;
  public: unknown;
  acting: number[];
  seats: OwnSeat[];
  clocks?: Countdown[];
}

/** Everything about a table but the game itself. */
export interface Table {
  type: "table";
  table: unknown;
  you: You;
}

/** A table as everybody may see it; the whole of it is sent whenever anything changes. */
export interface TableAt {
  table: string;
  game: string;
  rules_version: number;
  status: "closed" | "open" | "over" | "running" | "starting" | "unreadable";
  ended_by?: "abandoned" | "agreement" | "rules" | null;
  version: number;
  players: number;
  options: Record<string, unknown>;
  edition: "own" | "standard";
  places: PlaceAt[];
  host: number;
  listed: boolean;
  seat_order: "chosen" | "random";
  undo: "ask" | "free";
  computers_agree: "always" | "never" | "nothing_learned";
  clock: Clock | null;
  clocks?: Countdown[];
  hints: boolean;
  pace: "human" | "quick";
  spectators: number;
  silenced?: number[];
  commitment?: string | null;
  start?: StartAt | null;
  vote?: VoteAt | null;
  rematch?: string | null;
  forked_from?: ForkedFrom | null;
  notice?: Notice | null;
  created: number;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  game: string;
  status: "closed" | "open" | "over" | "running" | "starting" | "unreadable";
  ended_by: "abandoned" | "agreement" | "rules" | null;
  players: number;
  names: (string | null)[];
  free: number;
  version: number;
  your_places?: number[];
  your_turn?: boolean;
  changed: number;
}

/** Tables in a list, the latest first. */
export interface Tables {
  tables: TableSummary[];
}

/** Take back this seat's last step: at once if it is free, otherwise the others are asked. */
export interface TakeBack {
  type: "undo";
  id: string;
  table: string;
  seat: number;
}

/** The terms on which the seat's last step can be taken back. */
export interface Terms {
  type: "undo_terms";
  id: string;
  terms: UndoTerms;
}

export type ToClient = Welcome | Pong | Accepted | Refused | Table | View | Step | InHand | Result | Explained | Terms | Hinted | Created | Chat | YourTurn | Dropped | GoingDown;

/** The terms of an undo: free, or with the consent of others (of nobody, for a single player). */
export interface UndoTerms {
  verdict: "ask" | "free" | "refused";
  takes?: number[];
  ask?: number[];
  code?: string;
}

/** Stop following a table. */
export interface Unfollow {
  type: "unfollow";
  id: string;
  table: string;
}

/** A finished match in which every draw follows from the commitment. */
export interface Verified {
  commitment: string;
  entries: number;
  start: "dealt" | "kept" | "redealt";
  is_standard: boolean;
}

/** The whole position, as this viewer may see it; it replaces everything before. */
export interface View {
  type: "view";
  table: string;
  version: number;
  since: number;
  board: unknown;
  public: unknown;
  acting: number[];
  seats: OwnSeat[];
  changes: unknown;
  clocks?: Countdown[];
}

/** A question to everybody. */
export interface VoteAt {
  vote: number;
  about: "abandon" | "end" | "undo";
  seat: number;
  takes: number;
  agreed: number[];
  waiting: number[];
  left: number;
}

/** The answer to a hello. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  now: number;
  waiting: TableSummary[];
}

/** Why is this action not possible? */
export interface Why {
  type: "why";
  id: string;
  table: string;
  seat: number;
  action: number | Record<string, unknown>;
}

/** The reader's role at this table. */
export interface You {
  visitor: number | null;
  places?: number[];
  host?: boolean;
  in_hand?: number | null;
  muted?: number[];
  webhook?: string | null;
}

/** All tables where it is the guest's turn; sent whenever that changes. */
export interface YourTurn {
  type: "your_turn";
  waiting: TableSummary[];
}
