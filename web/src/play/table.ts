/** What the tables of all games share: what they are given, who sits in the rail, and their keys. */

import type { Snippet } from "svelte";
import type { Shown } from "../app/shown";
import type { RailSeat } from "./Rail.svelte";
import type { Tool } from "./ToolButton.svelte";

export interface Question {
  title: string;
  detail: string;
  preview?: boolean; // it tells where a choice leads that is looked at
}

/** Why something is impossible, or what lies there. */
export interface Why {
  sentence: string;
  rule: string | null;
  refused: boolean;
}

export interface Tools {
  undo: Tool;
  hint: Tool | null;
  chat: Tool | null;
  rules: Tool;
  menu: Tool;
  legend?: Tool | null; // what is what, in the menu and beside what was touched
}
/** Who sits on a seat, as the table knows. */
export type Person = Pick<RailSeat, "you" | "kind" | "level" | "away" | "clock">;

export interface TableProps {
  shown: Shown;
  seats: Person[];
  tools: Tools;
  hinted: number | null; // an action that a hint recommends
  notice?: Snippet;
  caption?: Question; // in place of the question, where nobody is asked
}

const NOBODY: Person = { you: false, kind: "", level: "", away: false, clock: "" };

/** The seats of the rail, in their order; a game tells the points, a note, and what it calls them otherwise. */
export function railSeats(shown: Shown, people: readonly Person[], count: number, part: (seat: number, person: Person) => Pick<RailSeat, "points" | "note"> & Partial<RailSeat>): RailSeat[] {
  return Array.from({ length: count }, (_, seat) => {
    const person = people[seat] ?? NOBODY;
    return { seat, name: shown.names[seat] ?? "", emblem: shown.emblemOf(seat), turn: shown.acting.includes(seat), ...person, ...part(seat, person) };
  });
}

/** Keys that every table has: Escape puts back or shows the present at once, U takes back, ? asks for a hint.
 *
 * A game's own keys come before them and return whether they were meant. */
export function keysOf(props: { shown: Shown; tools: Tools }, putBack: () => boolean, own: (event: KeyboardEvent, typed: string) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("input, textarea, dialog, select")) return;
    const typed = event.key.toLowerCase();
    const common = { escape: () => putBack() || props.shown.skip(), u: () => props.tools.undo.run?.(), "?": () => props.tools.hint?.run?.() };
    if (own(event, typed)) event.preventDefault();
    else if (typed in common) (event.preventDefault(), common[typed as keyof typeof common]());
  };
}
