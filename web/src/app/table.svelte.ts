/** A live table as this page shows it. Frames are applied in order, each after its motion was shown. */

import type { ChatLine, Countdown, InHand, OwnSeat, Result, Step, TableAt, ToClient, View, You } from "../types/protocol";
import { Refusal } from "./api";
import { applyChanges, type ViewChange } from "./changes";
import { computerName } from "./computers";
import { Past } from "./past.svelte";
import { answerStart } from "./salts";
import type { Struct } from "./sentences";
import type { Present, Shown } from "./shown";
import { connection, type Answer, type Follower, type Request } from "./socket.svelte";
import { say } from "./texts.svelte";

export interface Change {
  type: "set_up" | "step" | "undo" | "end";
  entry: number;
  seat?: number;
  events?: Struct[]; // of the game
  takes?: number[];
  stands?: Change[];
}

const RECENT = 40; // entries that a person is told when the screen is handed over
const LONGEST_QUEUE = 80; // frames, the turns of three computer players: whoever is farther behind is shown the present
type Timed = { list: Countdown[]; at: number };

export class Table implements Follower, Shown {
  at = $state.raw<TableAt | null>(null);
  you = $state.raw<You | null>(null);
  board = $state.raw<unknown>(null);
  #public = $state.raw<unknown>(null);
  #acting = $state.raw<number[]>([]);
  seats = $state.raw<OwnSeat[]>([]);
  log = $state.raw<Change[]>([]);
  #last = $state.raw<Change | null>(null); // the last step that stands
  result = $state.raw<Result | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Timed>({ list: [], at: 0 });
  missing = $state(""); // why there is no such table
  busy = $state(false); // an act is on its way
  moving = $state(false); // something is being shown
  standing = false; // one's own wish to get up, until one sits again
  version: number | null = null;
  present: Present | null = null;

  #past = new Past();
  #answered = $state.raw<OwnSeat | null>(null); // the decision that was answered, until its step is shown
  #queue: Step[] = [];
  #showing = false;
  #skip = false;
  #skipNow: () => void = () => {};

  constructor(readonly id: string) {
    connection.follow(this);
  }

  close(): void {
    connection.unfollow(this);
  }

  ask(request: Request extends infer R ? (R extends { table: string } ? Omit<R, "table"> : never) : never): Promise<Answer> {
    return connection.request({ ...request, table: this.id } as Request);
  }

  /** The public view, the seats to act and the last step: of the present, or of what is looked at again. */
  get public(): unknown {
    return this.#past.shown ? this.#past.shown.public : this.#public;
  }
  get acting(): number[] {
    return this.#past.shown ? this.#past.shown.acting : this.#acting;
  }
  get last(): Change | null {
    return this.#past.shown ? this.#past.last : this.#last;
  }

  /** The seat whose part is shown, of those that may act if there are several. */
  get own(): OwnSeat | null {
    const past = this.#past.shown;
    const own = (past ? past.seats : this.seats).find((one) => one.seat === this.asked?.seat) ?? this.asked;
    return own && (past || this.#isAnswered(own)) ? { ...own, decision: null, asked: null } : own;
  }
  /** One's own seat as it is now, also while something else is looked at. */
  get asked(): OwnSeat | null {
    return this.seats.find((one) => one.asked !== null) ?? this.seats[0] ?? null;
  }

  #isAnswered(own: OwnSeat): boolean {
    return own.asked !== null && own.seat === this.#answered?.seat && own.asked === this.#answered.asked;
  }

  readonly live = true;
  get looked(): number | null {
    return this.#past.entry;
  }
  canLook(entry: number): boolean {
    return this.#past.has(entry);
  }
  look(entry: number | null, after = -1): void {
    void this.#past.look(entry, after, this.present);
  }

  /** Who sits on each seat, as they are called. */
  get names(): string[] {
    const names: string[] = [];
    for (const place of this.at?.places ?? [])
      for (const seat of place.seats) names[seat] = this.nameOf(place.place);
    return names;
  }

  nameOf(place: number): string {
    const found = this.at?.places.find((one) => one.place === place);
    if (!found || found.kind === "empty") return say("web-free-seat");
    if (found.kind === "person") return found.name ?? "";
    return computerName(place, this.at!.places.flatMap((one) => (one.kind === "person" ? (one.name ?? "") : [])));
  }

  /** The level of the computer player on a seat; nothing if a person sits there. */
  levelOf(seat: number): string {
    const place = this.placeOf(seat);
    return place?.kind === "computer" ? (place.level ?? "normal") : "";
  }

  placeOf(seat: number) {
    return this.at?.places.find((place) => place.seats.includes(seat));
  }

  emblemOf(seat: number): number {
    return this.placeOf(seat)?.emblem ?? seat;
  }

  async act(action: number): Promise<void> {
    const own = this.asked;
    if (!own || own.asked === null || this.#isAnswered(own) || this.busy) return;
    this.busy = true;
    try {
      await this.ask({ type: "act", seat: own.seat, asked: own.asked, action });
      this.#answered = own;
    } finally {
      this.busy = false;
    }
  }

  async why(action: number | Record<string, unknown>): Promise<{ sentence: string; rule: string | null } | null> {
    if (!this.own) return null;
    const answer = await this.ask({ type: "why", seat: this.own.seat, action });
    if (answer.type !== "why" || !answer.refusal) return null;
    const { rule } = answer.refusal as { rule: string };
    // The sentence ends with its rule in brackets; whoever shows it links the rule instead.
    return { sentence: answer.sentence.replace(new RegExp(` \\([^()]*${rule.replace(".", "\\.")}\\)\\.?$`), ""), rule };
  }

  /** One's own place whose person has to act but is not the one whose part is shown; null if nobody has to be handed the screen. */
  get next(): number | null {
    const own = this.you?.places ?? [];
    if (own.length < 2 || this.at?.status !== "running") return null;
    const acting = this.#acting.map((seat) => this.placeOf(seat)?.place).filter((place) => place !== undefined && own.includes(place));
    return acting.some((place) => place === this.you?.in_hand) ? null : (acting[0] ?? null);
  }

  async handOver(place: number): Promise<void> {
    this.cover();
    await this.ask({ type: "hand_over", place, since: Math.max(0, (this.version ?? 0) - RECENT) });
  }

  /** Show the present at once. */
  skip(): void {
    if (!this.#showing) return;
    this.#skip = true;
    this.#skipNow();
  }

  receive(message: ToClient): void {
    switch (message.type) {
      case "table":
        return this.#told(message.table as TableAt, message.you);
      case "view":
        return this.#viewed(message);
      case "step":
        this.#queue.push(message);
        return void this.#drain();
      case "in_hand":
        return this.#handed(message);
      case "result":
        this.result = message;
        return;
      case "chat":
        this.chat = [...this.chat, ...message.lines].filter((line, i, all) => all.findIndex((other) => other.number === line.number) === i);
        return;
      case "dropped":
        if (message.code === "closed") this.missing = say("web-table-closed");
        else connection.again(this);
        return;
      case "refused":
        this.missing = message.code === "bad-message" ? say("web-lost-table") : message.sentence; // its id is none
    }
  }

  #told(at: TableAt, you: You): void {
    this.at = at;
    this.you = you;
    if (at.clocks) this.clocks = { list: at.clocks, at: performance.now() };
    const seats = at.places.filter((place) => you.places?.includes(place.place)).flatMap((place) => place.seats);
    if (this.seats.some((own) => !seats.includes(own.seat))) this.seats = this.seats.filter((own) => seats.includes(own.seat)); // moved to another device, or given up
    if (!at.start) return;
    const answer = answerStart(this.id, at.start, seats);
    if (answer) this.ask(answer).catch((problem: unknown) => problem instanceof Refusal || console.error(problem));
  }

  #viewed(view: View): void {
    this.#queue = [];
    this.skip();
    this.#past.clear();
    this.version = view.version;
    this.board = view.board;
    this.#public = view.public;
    this.#acting = view.acting;
    this.seats = view.seats;
    const changes = view.changes as Change[];
    const since = this.log.filter((change) => change.entry < view.since);
    this.log = [...since, ...changes];
    this.#last = lastStep(this.log);
    this.#keep(changes);
    if (view.clocks) this.clocks = { list: view.clocks, at: performance.now() };
  }

  #handed(part: InHand): void {
    this.seats = part.seats;
    this.log = (part.changes as Change[]).reduce<Change[]>(withChange, []);
    this.#last = lastStep(this.log);
    if (this.you) this.you = { ...this.you, in_hand: part.place };
  }

  /** Drop what one person saw, before another one looks. */
  cover(): void {
    this.seats = [];
    this.log = [];
    this.#last = null;
    this.#past.clear();
  }

  async #drain(): Promise<void> {
    if (this.#showing) return;
    this.#showing = this.moving = true;
    this.#skip = false;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      if (step.before !== this.version) {
        connection.again(this);
        break;
      }
      const changes = step.changes as Change[];
      const rush = this.#skip || this.#queue.length > LONGEST_QUEUE || document.hidden || this.looked !== null;
      if (this.present && !rush) await Promise.race([this.present(changes, this.#queue.length), new Promise<void>((skip) => (this.#skipNow = skip))]);
      if (step.before === this.version) this.#apply(step, changes);
    }
    this.#showing = this.moving = false;
  }

  #apply(step: Step, changes: Change[]): void {
    this.version = step.version;
    this.#public = applyChanges(this.#public, step.public as ViewChange[]);
    this.#acting = step.acting;
    this.seats = step.seats;
    this.log = changes.reduce(withChange, this.log);
    this.#last = lastStep(this.log);
    this.#keep(changes);
    if (step.clocks) this.clocks = { list: step.clocks, at: performance.now() };
  }

  #keep(changes: Change[]): void {
    this.#past.keep({ entry: (this.version ?? 0) - 1, changes, public: this.#public, acting: this.#acting, seats: this.seats });
  }
}

/** The log with one more change; an undo unwinds what it took back and tells again what still stands. */
export function withChange(log: Change[], change: Change): Change[] {
  if (change.type !== "undo" || !change.takes?.length) return [...log, change];
  const first = change.takes[0]!;
  return [...log.filter((other) => other.entry < first), ...(change.stands ?? []), change];
}

function lastStep(log: readonly Change[]): Change | null {
  return log.findLast((change) => change.type === "step") ?? null;
}
