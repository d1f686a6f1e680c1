/** What the turns of all games share: what the person sees, what they are asked, and how they answer. */

import { bubble, type Bubble } from "../app/bubble.svelte";
import { Sentences } from "../app/sentences";
import { settings } from "../app/settings.svelte";
import type { Shown } from "../app/shown";
import { sure } from "../app/sure.svelte";
import { say } from "../app/texts.svelte";
import { toasts } from "../app/toasts.svelte";
import type { Why } from "./table";

/** The types of one game, as its server sends them. */
export interface GameTypes {
  public: { seats: readonly unknown[] };
  board: unknown;
  private: unknown;
  decision: { question: { type: string }; groups: readonly { choices: readonly { id: number; outcome: { unknown?: readonly string[] } }[] }[] };
}
type ChoiceOf<T extends GameTypes> = T["decision"]["groups"][number]["choices"][number];

export abstract class GameTurn<T extends GameTypes> {
  #answered = $state<number | null>(null); // the question that was answered; the next one is on its way

  constructor(
    readonly game: string,
    readonly shown: Shown,
  ) {}

  get public(): T["public"] {
    return this.shown.public as T["public"];
  }
  get board(): T["board"] {
    return this.shown.board as T["board"];
  }
  get private(): T["private"] | null {
    return (this.shown.own?.private ?? null) as T["private"] | null;
  }
  get seat(): number | null {
    return this.shown.own?.seat ?? null;
  }
  /** One's own part of what everybody sees. */
  get own(): T["public"]["seats"][number] | null {
    return this.seat === null ? null : (this.public.seats[this.seat] ?? null);
  }
  get decision(): T["decision"] | null {
    const own = this.shown.own;
    return this.shown.busy || !own || own.asked === this.#answered ? null : (own.decision as T["decision"] | null);
  }
  get asked(): T["decision"]["question"]["type"] | null {
    return this.decision?.question.type ?? null;
  }
  /** Everything that can be done now. */
  get all(): ChoiceOf<T>[] {
    return this.decision?.groups.flatMap((group) => group.choices) ?? [];
  }
  get names(): readonly string[] {
    return this.shown.names;
  }
  get words(): Sentences {
    return new Sentences(this.game, this.names, this.seat);
  }

  /** Forget what is looked at; true if there was something. */
  abstract putBack(): boolean;

  /** Whether a choice may go ahead: somebody who wishes so is asked before something hidden is revealed. */
  async #agreed(action: number): Promise<boolean> {
    const unknown = this.all.find((choice) => choice.id === action)?.outcome.unknown ?? [];
    return !settings.careful || !unknown.length || sure.ask(say("web-sure-reveals"));
  }

  async commit(action: number): Promise<boolean> {
    if (!(await this.#agreed(action))) return false;
    this.putBack();
    this.#answered = this.shown.own?.asked ?? null;
    try {
      await this.shown.act(action);
      return true;
    } catch (problem) {
      this.#answered = null;
      toasts.problem(problem, this.game);
      return false;
    }
  }

  /** Why something is impossible, as the server tells; null if it is possible, or nobody knows. */
  async whyNot(words: Record<string, unknown>): Promise<Why | null> {
    const why = await this.shown.why(words).catch(() => null);
    return why ? { ...why, refused: true } : null;
  }
  /** Tell why next to what was touched. */
  explain(near: Element, why: Why | null, instead: Bubble["action"] = null): void {
    if (why) bubble.show(near, why.sentence, why.rule ? { game: this.game, number: why.rule } : null, why.refused, instead);
  }
}
