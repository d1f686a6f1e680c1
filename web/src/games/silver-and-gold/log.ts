/** What happened, as sentences; what one step does is one line. */

import type { Change } from "../../app/table.svelte";
import type { LogLine } from "../../play/Log.svelte";
import { linesOf } from "../../play/log";
import type { Turn } from "./turn.svelte";

const SILENT = ["dealt_map", "dealt_map_unseen", "chose", "chose_unseen", "kept_map"];
interface Stamped {
  type?: string;
  seat?: number;
  slot?: number;
  squares?: number[];
  square?: number;
}

export const logLines = (turn: Turn): LogLine[] => linesOf(turn, { silent: SILENT });

/** The squares that a seat stamped since the last card was turned up, by map. */
export function stampedBy(log: readonly Change[], seat: number): number[][] {
  const found: number[][] = [[], []];
  for (const event of log.toReversed().flatMap((change) => ((change.events ?? []) as Stamped[]).toReversed())) {
    if (event.type === "turned_up") break;
    if (event.seat === seat && event.type?.startsWith("marked")) found[event.slot!]!.push(...(event.squares ?? [event.square!]));
  }
  return found;
}
