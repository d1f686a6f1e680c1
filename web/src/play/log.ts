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
  /** Whether a line begins with the name of who did it. */
  names?: (events: readonly Struct[]) => boolean;
  /** Whether a change goes on with the line before it, of the same seat. */
  joins?: (events: readonly Struct[], before: readonly Struct[]) => boolean;
}

type Line = LogLine & { seat: number | null; events: readonly Struct[] };

const EARLIER = 6; // lines about the match that this one goes on from

export function linesOf(turn: { shown: Shown; words: Sentences; names: readonly string[] }, how: Telling): LogLine[] {
  const { words } = turn;
  const loud = (change: Change) => (change.events ?? []).filter((event) => !how.silent.includes(event.type ?? ""));
  const tell = how.tell ?? ((events) => events.map((event) => words.tell("event", event)).join(" "));
  const found = turn.shown.log.flatMap(told).reduce<Line[]>((lines, change) => {
    const line = lineOf(change);
    const last = lines.at(-1);
    const joined = last && line.events.length && last.seat === line.seat ? how.joins?.(line.events, last.events) : false;
    if (last && joined) {
      const events = [...last.events, ...line.events];
      lines[lines.length - 1] = { ...last, entry: line.entry, events, text: tell(events) };
    } else if (line.text) lines.push(line);
    return lines;
  }, []);
  const lines = found.map(named);
  const before = lines.filter((line) => line.entry < 0).length - EARLIER;
  if (before <= 0) return lines;
  return [{ entry: lines[before - 1]!.entry, emblem: null, seat: null, text: say("web-log-earlier") }, ...lines.slice(before)];

  function named(line: Line): Line {
    if (line.seat === null || !line.events.length || !how.names?.(line.events)) return line;
    return { ...line, who: line.seat === words.reader ? say("web-log-you") : turn.names[line.seat] };
  }

  /** A set-up may hold all that happened in the match that this one goes on from: each event is told as a step. */
  function told(change: Change): Change[] {
    if (change.type !== "set_up") return [change];
    const events = loud(change);
    let seat: number | undefined;
    return events.map((event, i) => {
      if (typeof event.seat === "number") seat = event.seat;
      return { type: "step", entry: i - events.length, seat, events: [event] };
    });
  }

  function tookBack(seat: number): string {
    return seat === words.reader ? say("web-took-back-you") : say("web-took-back", { seat: turn.names[seat] ?? "" });
  }

  function lineOf(change: Change): Line {
    const seat = change.seat ?? null;
    const events = loud(change);
    const text = change.type === "undo" ? tookBack(seat ?? 0) : tell(events);
    return { entry: change.entry, emblem: seat === null ? null : turn.shown.emblemOf(seat), seat, events, text };
  }
}
