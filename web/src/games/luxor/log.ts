/** What happened: what one move brings is one line, in a few words each. */

import type { Struct } from "../../app/sentences";
import type { LogLine } from "../../play/Log.svelte";
import { linesOf } from "../../play/log";
import type { Turn } from "./turn.svelte";
import { spaceName } from "./words";

const SILENT = ["drew_unseen", "laid_tile", "turned_up", "dealt", "dealt_unseen"];
const OPENS = ["played", "spent", "started"];
const inFull = (event?: Struct) => event?.type === "started" || event?.type === "ended";

export function logLines(turn: Turn): LogLine[] {
  const { words } = turn;
  const space = (at: unknown) => (typeof at === "number" ? spaceName(words, at) : "");
  const empties = (event: Struct) => event.type === "uncovered" && event.tile === null;

  function tell(events: readonly Struct[]): string {
    const parts = events.filter((event) => !inFull(event) && !empties(event));
    const brief = parts.map((event) => words.tell("log", event, { from: space(event.from_space), to: space(event.to_space) })).join(", ");
    return [brief, ...events.filter(inFull).map((event) => words.tell("event", event))].filter(Boolean).join(". ");
  }

  return linesOf(turn, {
    silent: SILENT,
    tell,
    names: ([first]) => !inFull(first),
    joins: ([first]) => !OPENS.includes(first?.type ?? ""),
  });
}
