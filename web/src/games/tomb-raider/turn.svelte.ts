/** What a person is doing with their decision: the room, the way or the card they look at. */

import { Sentences } from "../../app/sentences";
import type { Shown } from "../../app/shown";
import { GameTurn } from "../../play/turn.svelte";
import type { Board, Card, Choice, Decision, Goal, Private, Public } from "../../types/tomb-raider";
import { numberOf } from "./geometry";

export type Kind = Card["kind"];
export const KINDS: readonly Kind[] = ["energy", "shooting", "health"];

export class Turn extends GameTurn<{ public: Public; board: Board; private: Private; decision: Decision }> {
  aim = $state<number | null>(null); // the choice whose outcome is shown
  toward = $state<number | null>(null); // the place to which a way is shown
  turning = $state<number | null>(null); // the place of a room that is being rotated
  way = $state.raw<readonly number[]>([]); // actions of a walk that are still to be done
  marked = $state<number | null>(null); // a place that the log points at

  constructor(shown: Shown) {
    super("tomb-raider", shown);
  }

  /** Figures are called by their own names: one person may have two. */
  override get names(): string[] {
    const plain = new Sentences("tomb-raider", [], null);
    return this.public.seats.map((seat) => plain.say("figure", { figure: seat.figure }));
  }
  get place(): number | null {
    return this.own?.place ? numberOf(this.own.place) : null;
  }

  choiceOf<T extends Choice["words"]["type"]>(type: T): Choice[] {
    return this.all.filter((choice) => choice.words.type === type);
  }
  get aimed(): Choice | null {
    return this.all.find((choice) => choice.id === this.aim) ?? null;
  }

  /** Ways for a room to lie: the one just turned up, or one that is being rotated. */
  get ways(): Choice[] {
    if (this.asked === "turning") return this.choiceOf("turn");
    return this.turning === null ? [] : this.rotations(this.turning);
  }
  get turned(): Choice | null {
    return this.ways.find((choice) => choice.id === this.aim) ?? this.ways[0] ?? null;
  }
  rotations(place: number): Choice[] {
    return this.choiceOf("rotate").filter((choice) => choice.outcome.place === place);
  }
  get turnable(): number[] {
    return [...new Set(this.choiceOf("rotate").map((choice) => choice.outcome.place!))];
  }
  nextWay(step = 1): void {
    const at = this.ways.findIndex((choice) => choice.id === this.turned?.id);
    this.aim = this.ways[(at + step + this.ways.length) % this.ways.length]?.id ?? null;
  }

  get goals(): Goal[] {
    return this.ways.length ? [] : (this.decision?.reach ?? []);
  }
  goalAt(place: number): Goal | null {
    return this.goals.find((goal) => goal.place === place) ?? null;
  }
  get goal(): Goal | null {
    return this.toward === null ? null : this.goalAt(this.toward);
  }
  targetOf(seat: number): Choice | null {
    return this.choiceOf("aim").find((choice) => choice.words.type === "aim" && choice.words.target === seat) ?? null;
  }
  cardChoice(card: Card): Choice | null {
    const fits = (choice: Choice) => (choice.words.type === "lay" || choice.words.type === "discard") && choice.words.kind === card.kind && choice.words.value === card.value;
    return this.all.find(fits) ?? null;
  }
  drawOf(kind: Kind): Choice | null {
    const found = this.choiceOf("draw").filter((choice) => choice.words.type === "draw" && choice.words.kind === kind);
    return found.at(-1) ?? null; // two on a source, otherwise one
  }
  /** Choices that have a button: what to do with treasures, and how to go on. */
  get buttons(): Choice[] {
    const WITH = ["pick_up", "drop", "hand_over", "go", "fire", "accept_hit", "end_move", "end_turn"];
    return this.all.filter((choice) => WITH.includes(choice.words.type));
  }

  /** The shot that is prepared or looked at. */
  get shot() {
    const shots = this.all.flatMap((choice) => (choice.outcome.shot ? [choice] : []));
    if (this.aimed?.outcome.shot) return this.aimed.outcome.shot;
    if (this.asked !== "shooting" && this.asked !== "defending") return null;
    const rest = shots.find((choice) => choice.words.type === "fire" || choice.words.type === "accept_hit");
    return rest?.outcome.shot ?? null;
  }
  get fired(): number {
    return sum(this.public.laid.filter((card) => card.kind === "shooting"));
  }

  putBack(): boolean {
    const had = this.turning !== null || this.toward !== null;
    this.aim = this.toward = this.turning = null;
    return had;
  }

  /** Walk all the way; each action follows when the one before was shown. */
  walk(goal: Goal): void {
    this.way = goal.path;
    this.goOn();
  }
  goOn(): void {
    const [next, ...rest] = this.way;
    if (next === undefined || !this.decision) return;
    const possible = this.all.some((choice) => choice.id === next);
    this.way = possible ? rest : [];
    if (possible) void this.commit(next).then((done) => done || (this.way = []));
  }
}

export const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + card.value, 0);
