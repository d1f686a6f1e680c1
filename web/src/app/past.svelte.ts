/** The last positions of a live table, to look at again: what happened since one's own last step. */

import type { OwnSeat } from "../types/protocol";
import type { Present } from "./shown";
import type { Change } from "./table.svelte";

export interface Kept {
  entry: number; // the last one that is shown here
  changes: Change[]; // what led here
  public: unknown;
  acting: number[];
  seats: OwnSeat[];
}

const MOST = 120;

export class Past {
  /** The position that is looked at instead of the present one. */
  shown = $state.raw<Kept | null>(null);
  /** The entry that is looked at, also while what led there is still moving. */
  entry = $state<number | null>(null);
  #way = $state.raw<Kept[]>([]);
  #kept = $state.raw<Kept[]>([]);
  #look = 0;

  /** Keep a position; what an undo took back is no longer part of what happened. */
  keep(position: Kept): void {
    const first = Math.min(...position.changes.flatMap((change) => change.takes ?? []), position.entry);
    this.#kept = [...this.#kept.filter((one) => one.entry < first), position].slice(-MOST);
  }

  clear(): void {
    this.#look++;
    this.#kept = [];
    this.shown = this.entry = null;
  }

  has(entry: number): boolean {
    return this.#kept.some((one) => one.entry === entry);
  }

  /** What led to the position that is looked at, as one step: all that its seat did last. */
  get last(): Change | null {
    const steps = this.#way.flatMap((one) => one.changes).filter((change) => change.type === "step");
    const others = steps.findLastIndex((step) => step.seat !== steps.at(-1)!.seat);
    return steps.length ? { ...steps.at(-1)!, events: steps.slice(others + 1).flatMap((step) => step.events ?? []) } : null;
  }

  /** Look at the position after an entry, by way of everything after another one; null: at the present. */
  async look(entry: number | null, after: number, present: Present | null): Promise<void> {
    const look = ++this.#look;
    const to = this.#kept.find((one) => one.entry === entry) ?? null;
    const start = to && this.#kept.find((one) => one.entry === after);
    const way = (this.#way = start ? this.#kept.filter((one) => one.entry > after && one.entry <= to.entry) : to ? [to] : []);
    this.entry = to?.entry ?? null;
    this.shown = start ?? to;
    for (const one of start ? way : []) {
      await present?.(one.changes);
      if (look !== this.#look) return;
      this.shown = one;
    }
  }
}
