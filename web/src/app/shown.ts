/** What a game's components read: a live table, a replay and a fixture all have it. */

import type { Change } from "./table.svelte";

/** Shows what a frame tells before it is applied, the faster the more frames wait; set by the game's board. */
export type Present = (changes: Change[], waiting?: number) => Promise<void>;

export interface Own {
  seat: number;
  private: unknown;
  decision: unknown;
  asked: number | null;
}

export interface Shown {
  readonly public: unknown;
  readonly board: unknown;
  readonly own: Own | null;
  readonly acting: readonly number[];
  readonly names: readonly string[];
  readonly log: readonly Change[];
  readonly last: Change | null;
  readonly busy: boolean;
  present: Present | null;
  emblemOf(seat: number): number;
  act(action: number): Promise<void>;
  /** Why an action is impossible: a sentence and its rule; null if it is possible. */
  why(action: number | Record<string, unknown>): Promise<{ sentence: string; rule: string | null } | null>;
  skip(): void;
  /** Whether others act while one looks. */
  readonly live: boolean;
  /** The entry of the log whose position is looked at instead of the present one. */
  readonly looked: number | null;
  canLook(entry: number): boolean;
  /** Look at the position after an entry, by way of what happened after another one; null: at the present. */
  look(entry: number | null, after?: number): void;
}
