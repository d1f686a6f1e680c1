import { describe, expect, test } from "vitest";
import { applyChanges, type ViewChange } from "../src/app/changes";

describe("changes of a view", () => {
  const view = { round: 1, seats: [{ points: 2 }, { points: 3 }], die: 4 as number | null };

  test("are made where their path leads", () => {
    const after = applyChanges(view, [[["seats", 1, "points"], 9], [["round"], 2]]);
    expect(after).toEqual({ round: 2, seats: [{ points: 2 }, { points: 9 }], die: 4 });
  });

  test("leave the old view and untouched parts alone", () => {
    const after = applyChanges(view, [[["seats", 1, "points"], 9]]);
    expect(view.seats[1]!.points).toBe(3);
    expect(after.seats[0]).toBe(view.seats[0]);
    expect(after.seats).not.toBe(view.seats);
  });

  test("may set null, and may replace the whole view", () => {
    expect(applyChanges(view, [[["die"], null]]).die).toBeNull();
    expect(applyChanges<unknown>(view, [[[], { over: true }]])).toEqual({ over: true });
  });
});

/** Every recorded game and match, as `python -m tools.recorded_changes` writes them; `tools.build_web check` does so first. */
const recorded = import.meta.glob<string>("../../build/recorded_changes/*.json", { query: "?raw", import: "default" });

interface Recorded {
  first: unknown;
  changes: ViewChange[][];
  sums: number[]; // of every view after the first, as JSON
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function crc32(text: string): number {
  let sum = ~0;
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return ~sum >>> 0;
}

describe.skipIf(Object.keys(recorded).length === 0)("changes of a recorded game", () => {
  test.each(Object.entries(recorded))("lead to every view of %s", { timeout: 60_000 }, async (_, read) => {
    const { first, changes, sums } = JSON.parse(await read()) as Recorded;
    expect(sums.length).toBe(changes.length);
    expect(sums.length).toBeGreaterThan(10);
    let screen = first;
    const made = changes.map((change) => crc32(JSON.stringify((screen = applyChanges(screen, change)))));
    expect(made).toEqual(sums);
  });
});
