import { expect, test } from "vitest";
import type { Sentences, Struct } from "../src/app/sentences";
import type { Shown } from "../src/app/shown";
import type { Change } from "../src/app/table.svelte";
import { linesOf } from "../src/play/log";

const words = { tell: (_: string, event: Struct) => `${event.type} by ${event.seat}.` } as unknown as Sentences;
const turnOf = (log: Change[]) => ({ words, names: ["Ann", "Ben"], shown: { log, emblemOf: (seat: number) => seat } as unknown as Shown });
const played = (seat: number): Struct => ({ type: "played", seat });
const took = (seat: number): Struct => ({ type: "took", seat });
const turns = (n: number) => Array.from({ length: n }, (_, i) => [played(i % 2), took(i % 2)]).flat();
const how = { silent: ["dealt"], joins: ([first]: readonly Struct[]) => first?.type !== "played" };

test("a deal is no line", () => {
  expect(linesOf(turnOf([{ type: "set_up", entry: 0, events: [{ type: "dealt", seat: 0 }] }]), how)).toEqual([]);
});

test("what happened before a match goes on is told turn by turn", () => {
  const lines = linesOf(turnOf([{ type: "set_up", entry: 0, events: turns(2) }, { type: "step", entry: 1, seat: 0, events: [played(0)] }]), how);
  expect(lines.map((line) => line.text)).toEqual(["played by 0. took by 0.", "played by 1. took by 1.", "played by 0."]);
  expect(lines.map((line) => line.seat)).toEqual([0, 1, 0]);
});

test("a long past is one line, and the last turns of it", () => {
  const lines = linesOf(turnOf([{ type: "set_up", entry: 0, events: turns(50) }, { type: "step", entry: 1, seat: 0, events: [played(0)] }]), how);
  expect(lines.length).toBe(8);
  expect(lines[0]!.text).toBe("web-log-earlier");
  expect(new Set(lines.map((line) => line.entry)).size).toBe(8);
});

test("a step that goes on with a turn of the past is on its line, and can be looked at", () => {
  const lines = linesOf(turnOf([{ type: "set_up", entry: 0, events: [played(1)] }, { type: "step", entry: 1, seat: 1, events: [took(1)] }]), how);
  expect(lines.map((line) => [line.entry, line.text])).toEqual([[1, "played by 1. took by 1."]]);
});
