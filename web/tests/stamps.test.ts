import { describe, expect, it } from "vitest";
import type { Change } from "../src/app/table.svelte";
import { stampedBy } from "../src/games/silver-and-gold/log";

const step = (entry: number, ...events: object[]) => ({ type: "step", entry, events }) as Change;

describe("the squares stamped since the card was turned up", () => {
  it("leave out what the same step stamped before it turned the card up", () => {
    const last = step(1, { type: "marked", seat: 0, slot: 1, squares: [3, 4] }, { type: "turned_up" });
    expect(stampedBy([last], 0)).toEqual([[], []]);
    expect(stampedBy([last, step(2, { type: "marked_one", seat: 0, slot: 0, square: 7 })], 0)).toEqual([[7], []]);
  });
  it("are those of one seat", () => {
    const both = [step(1, { type: "turned_up" }), step(2, { type: "marked", seat: 1, slot: 0, squares: [8] })];
    expect([stampedBy(both, 0), stampedBy(both, 1)]).toEqual([[[], []], [[8], []]]);
  });
});
