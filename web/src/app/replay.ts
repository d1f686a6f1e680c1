/** Finished matches, read in portions: what each entry changed, and the public view after it. */

import type { Replay, ReplayFrame } from "../types/protocol";
import { get } from "./api";
import { applyChanges, type ViewChange } from "./changes";
import type { Change } from "./table.svelte";

export interface Moment {
  version: number;
  changes: Change[];
  public: unknown;
  private: unknown;
  acting: number[];
}

export interface Match {
  game: string;
  board: unknown;
  moments: Moment[];
}

const PORTION = 100;

/** The whole match as a seat saw it, or everybody (null). */
export async function readMatch(table: string, viewer: number | null): Promise<Match> {
  const match: Match = { game: "", board: null, moments: [] };
  for (let [first, all] = [0, 1]; first < all; first += PORTION) {
    const part = await get<Replay>(`/tables/${table}/replay?first=${first}&count=${PORTION}${viewer === null ? "" : `&viewer=${viewer}`}`);
    all = part.versions;
    match.game = part.game;
    match.board = part.board;
    match.moments.push(...moments(part));
  }
  return match;
}

function moments(part: Replay): Moment[] {
  let view: unknown = part.whole;
  return part.frames.map((frame: ReplayFrame, i) => {
    if (i) view = applyChanges(view, frame.public as ViewChange[]);
    return { version: frame.version, changes: frame.changes as Change[], public: view, private: frame.private, acting: frame.acting };
  });
}

/** The points in the open after every entry, by seat. */
export const totalsOf = (match: Match): number[][] =>
  match.moments.map((moment) => (moment.public as { seats: { total: number }[] }).seats.map((seat) => seat.total));

/** The events of some kinds, each with the step that brought it. */
export const marksOf = (match: Match, kinds: ReadonlySet<string>): { step: number; event: NonNullable<Change["events"]>[number] }[] =>
  match.moments.flatMap((moment, step) => moment.changes.flatMap((change) => change.events ?? []).flatMap((event) => (kinds.has(event.type ?? "") ? [{ step, event }] : [])));

/** The medal of somebody who played alone; null if there was none. */
export function wonMedal(match: Match): string | null {
  const events = match.moments.flatMap((moment) => moment.changes).flatMap((change) => change.events ?? []);
  return (events.findLast((event) => event.type === "won_medal")?.medal as string | undefined) ?? null;
}
