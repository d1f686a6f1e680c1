/** What happened? The lines of the log, each looked at on the board as it was, and back to the present. */

import type { Shown } from "../app/shown";
import type { LogLine } from "./Log.svelte";

export interface Look {
  shown: Shown;
  lines: readonly LogLine[];
}

/** What others did since one's own last step, or the last line if one only watches. */
export function news({ shown, lines }: Look): LogLine[] {
  if (!shown.live) return [];
  const own = lines.findLastIndex((line) => line.seat != null && line.seat === shown.own?.seat);
  const since = shown.own ? lines.slice(own + 1) : lines.slice(-1);
  return since.filter((line) => line.seat != null && shown.canLook(line.entry));
}

export const lookedAt = ({ shown, lines }: Look): number => (shown.looked === null ? -1 : lines.findIndex((line) => line.entry >= shown.looked!));

/** Look at a line, beginning with the position before it. */
export function lookAt({ shown, lines }: Look, at: number): void {
  const line = lines[at];
  if (line && shown.canLook(line.entry)) shown.look(line.entry, lines[at - 1]?.entry ?? -1);
}

/** One line on or back; on from the last one is the present. */
export function stepBy(look: Look, by: number): void {
  const next = lookedAt(look) + by;
  if (next >= look.lines.length) look.shown.look(null);
  else lookAt(look, next);
}
