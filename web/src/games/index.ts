/** The games' own parts, found by their folders and loaded when a table needs them. */

import type { Component } from "svelte";
import type { Party } from "../app/parties";
import type { Match } from "../app/replay";
import type { Sentences, Struct } from "../app/sentences";
import type { Shown } from "../app/shown";

const tables = import.meta.glob<{ default: Component<any> }>("./*/Table.svelte");
const boards = import.meta.glob<{ default: Component<any> }>("./*/Board.svelte");
const legends = import.meta.glob<{ default: Component<any> }>("./*/Legend.svelte");
const turns = import.meta.glob<{ Turn: new (shown: Shown) => unknown }>("./*/turn.svelte.ts");

const chairs = import.meta.glob<Chair>("./*/chair.ts");
const endings = import.meta.glob<Ending>("./*/ending.ts");
const editors = import.meta.glob("./*/editor.ts");

/** What a seat is before the start, in a game whose figures differ. */
export interface Chair {
  Niche: Component<any>;
  Words: Component<any>;
}

export async function chairOf(game: string): Promise<Chair | null> {
  return (await chairs[`./${game}/chair.ts`]?.()) ?? null;
}

/** What the end of a match shows of a game's own. */
export interface Ending {
  /** Parts of the score sheet that are drawn instead of written. */
  gallery?: { isDrawn: (part: Struct) => boolean; Piece: Component<{ part: any }> };
  /** What tells equal totals apart. */
  Tied?: Component<{ view: any; words: Sentences; parties: readonly Party[] }>;
  /** A panel beside the score sheet. */
  Left?: Component<{ view: any; words: Sentences; parties: readonly Party[]; match: Match | null }>;
  /** Events that the plot marks. */
  turningPoints?: ReadonlySet<string>;
}

export async function endingOf(game: string): Promise<Ending | null> {
  return (await endings[`./${game}/ending.ts`]?.()) ?? null;
}

/** Whether editions of a game can be drawn here. */
export const hasEditor = (game: string): boolean => `./${game}/editor.ts` in editors;

/** The games that have a table here: a game is a folder. */
export const GAMES: readonly string[] = Object.keys(tables).map((path) => path.split("/")[1]!);

export async function tableOf(game: string): Promise<Component<any>> {
  return (await tables[`./${game}/Table.svelte`]!()).default;
}

/** A game's key to its drawings, if it has one. */
export async function legendOf(game: string): Promise<Component<any> | null> {
  return (await legends[`./${game}/Legend.svelte`]?.())?.default ?? null;
}

/** A game's board alone, with what it is drawn from. */
export async function boardOf(game: string): Promise<{ Board: Component<any>; Turn: new (shown: Shown) => unknown }> {
  const [board, turn] = await Promise.all([boards[`./${game}/Board.svelte`]!(), turns[`./${game}/turn.svelte.ts`]!()]);
  return { Board: board.default, Turn: turn.Turn };
}

/** Symbols of a game's board that stand for its rules of scoring, where it has some. */
export const SCORE_ICONS: Record<string, Record<string, string>> = {
  luxor: { "L9.1": "#lx-k-vase", "L9.2": "#lx-adventurer", "L9.3": "#lx-coffin", "L9.4": "#lx-key", "L9.5": "#lx-wild", "L9.6": "#lx-scarab" },
  "silver-and-gold": { "S1.3": "#sg-wax", "S3.5": "#sg-coin", "S3.6": "#sg-palm", "S3.9": "#sg-cup", "S4.2": "#sg-isle" },
  "tomb-raider": { "T6.2": "#tr-plate", "T10.4": "#tr-bomb", "T12.2": "#tr-t-painting" },
};
