/** What happened, as sentences; a walk is one line. */

import type { Struct } from "../../app/sentences";
import type { LogLine } from "../../play/Log.svelte";
import { linesOf } from "../../play/log";
import type { Stepped } from "../../types/tomb-raider";
import { numberOf } from "./geometry";
import type { Turn } from "./turn.svelte";
import { placeName } from "./words";

const SILENT = ["dealt", "dealt_unseen", "turned", "aimed", "removed", "turn_ended", "stopped"];
const walks = (events: readonly Struct[]) => events.length > 0 && events.every((event) => event.type === "stepped");

export function logLines(turn: Turn): LogLine[] {
  const { words } = turn;
  const plain = (events: readonly Struct[]) => events.map((event) => words.tell("event", event)).join(" ");
  function walk(events: readonly Struct[]): string {
    const [first, last] = [events[0] as unknown as Stepped, events.at(-1) as unknown as Stepped];
    return words.say("walked", { ...words.args({ seat: first.seat }), from: placeName(words, numberOf(first.from_place)), to: placeName(words, numberOf(last.to_place)), points: events.length });
  }
  return linesOf(turn, {
    silent: SILENT,
    tell: (events) => (walks(events) && events.length > 1 ? walk(events) : plain(events)),
    joins: (events, before) => walks(events) && walks(before),
  });
}
