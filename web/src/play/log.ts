/** What happened, as sentences. */

import type { Sentences, Struct } from "../app/sentences";
import type { Shown } from "../app/shown";
import type { Change } from "../app/table.svelte";
import { say } from "../app/texts.svelte";
import type { LogLine } from "./Log.svelte";

/** How a game tells its log. */
export interface Telling {
  silent: readonly string[]; // events that need no words
  /** One text for several events, where a game has one. */
  tell?: (events: readonly Struct[]) => string;
  /** Whether a change goes on with the line before it, of the same seat: its text follows, or stands for both. */
  joins?: (events: readonly Struct[], before: readonly Struct[]) => "follows" | "stands" | false;
}

type Line = LogLine & { seat: number | null; events: readonly Struct[] };

export function linesOf(turn: { shown: Shown; words: Sentences; names: readonly string[] }, how: Telling): LogLine[] {
  const { words } = turn;
  const tell = how.tell ?? ((events) => events.map((event) => words.tell("event", event)).join(" "));
  return turn.shown.log.reduce<Line[]>((found, change) => {
    const line = lineOf(change);
    const last = found.at(-1);
    const joined = last && line.events.length && last.seat === line.seat ? how.joins?.(line.events, last.events) : false;
    if (last && joined) {
      const events = [...last.events, ...line.events];
      found[found.length - 1] = { ...last, entry: line.entry, events, text: joined === "stands" ? tell(events) : `${last.text} ${line.text}` };
    } else if (line.text) found.push(line);
    return found;
  }, []);

  function lineOf(change: Change): Line {
    const seat = change.seat ?? null;
    const events = (change.events ?? []).filter((event) => !how.silent.includes(event.type ?? ""));
    const text = change.type === "undo" ? say("web-took-back", { seat: turn.names[seat ?? 0] ?? "" }) : tell(events);
    return { entry: change.entry, emblem: seat === null ? null : turn.shown.emblemOf(seat), seat, events, text };
  }
}
