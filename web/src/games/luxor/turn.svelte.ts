/** What a person is doing with their decision: the card they chose, and the choice they look at. */

import type { Shown } from "../../app/shown";
import { GameTurn } from "../../play/turn.svelte";
import type { Board, Choice, Decision, Group, OuterCard, Private, Public } from "../../types/luxor";

export type Side = "left" | "right";

export class Turn extends GameTurn<{ public: Public; board: Board; private: Private; decision: Decision }> {
  side = $state<Side | null>(null); // the chosen card
  hovered = $state<Side | null>(null); // a card that is looked at
  aim = $state<number | null>(null); // the choice whose outcome is shown
  asking = $state<number | null>(null); // a space with several choices
  marked = $state<number | null>(null); // a space that the log points at

  constructor(shown: Shown) {
    super("luxor", shown);
  }

  get playing(): boolean {
    return this.asked === "playing";
  }

  groupOf(side: Side): Group | null {
    const found = this.decision?.groups.find((one) => (one.heading as OuterCard).side === side);
    return this.playing ? (found ?? null) : null;
  }

  /** The choices that are offered now: of the chosen card, or all if no card is asked for. */
  get choices(): Choice[] {
    if (!this.playing) return this.all;
    return this.side ? (this.groupOf(this.side)?.choices ?? []) : [];
  }

  /** The space on which a choice is made; null for one that has a button. */
  spaceOf(choice: Choice): number | null {
    if (choice.words.type === "play" || choice.words.type === "move") return choice.words.lands_on ?? null;
    if (choice.words.type === "act") return this.spaceOfOwn(choice.words.adventurer);
    return null;
  }

  spaceOfOwn(adventurer: number): number | null {
    return this.own?.adventurers[adventurer] ?? null;
  }

  get goals(): Choice[] {
    return this.choices.filter((choice) => this.spaceOf(choice) !== null);
  }
  get buttons(): Choice[] {
    return this.choices.filter((choice) => this.spaceOf(choice) === null);
  }
  goalsAt(space: number): Choice[] {
    return this.goals.filter((choice) => this.spaceOf(choice) === space);
  }

  /** What is previewed: the choice looked at, or the only one there is. */
  get aimed(): Choice | null {
    const found = this.choices.find((choice) => choice.id === this.aim);
    return found ?? (this.choices.length === 1 ? this.choices[0]! : null);
  }

  /** The spaces of adventurers that could move: by the chosen card, or by the one that is looked at. */
  get movers(): Set<number> {
    const side = this.side ?? this.hovered;
    const choices = this.playing ? (side ? (this.groupOf(side)?.choices ?? []) : []) : this.choices;
    const all = choices.length || !this.playing ? choices : this.all;
    return new Set(all.flatMap((choice) => (choice.outcome.walks ?? []).map((walk) => walk.legs[0]!.path[0]!)));
  }

  choose(side: Side | null): void {
    this.side = this.side === side ? null : side;
    this.aim = this.asking = null;
  }

  putBack(): boolean {
    const had = this.side !== null;
    this.side = this.aim = this.asking = null;
    return had;
  }

  /** Go to a space: at once, or, if several can go there, by asking who. */
  async take(space: number): Promise<void> {
    const goals = this.goalsAt(space);
    const aimed = goals.find((choice) => choice.id === this.aim);
    if (goals.length > 1 && this.asking !== space) this.asking = space;
    else if (goals.length) await this.commit((aimed ?? goals[0])!.id);
  }

  /** The next or the previous goal, in the order of their spaces. */
  cycle(step: number): number | null {
    const spaces = [...new Set(this.goals.map((choice) => this.spaceOf(choice)!))].sort((a, b) => a - b);
    if (!spaces.length) return null;
    const at = this.aimed ? spaces.indexOf(this.spaceOf(this.aimed) ?? -1) : -1;
    const next = spaces[(at + step + spaces.length + (at < 0 && step < 0 ? 1 : 0)) % spaces.length]!;
    this.aim = this.goalsAt(next)[0]!.id;
    return next;
  }
}
