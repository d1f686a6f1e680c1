import { describe, expect, it, vi } from "vitest";
import type { Shown } from "../src/app/shown";
import { numberOf } from "../src/games/silver-and-gold/geometry";

// What a turn tells with words, sounds and bubbles is not asked here.
vi.mock("../src/app/toasts.svelte", () => ({ toasts: {} }));
vi.mock("../src/app/settings.svelte", () => ({ settings: {} }));
vi.mock("../src/app/sound", () => ({ play: () => {} }));
vi.mock("../src/app/sentences", () => ({ Sentences: class {} }));
vi.mock("../src/app/texts.svelte", () => ({ say: () => "" }));
const { Turn } = await import("../src/games/silver-and-gold/turn.svelte");

const map = (rows: string[]) => ({ map: { id: rows.join("/"), color: "grey", points: 9, seal: null, rows }, marked: [] });

/** Somebody who may mark a straight three on these squares. */
function asked(rows: string[], slot: number, ...places: number[][]) {
  const choices = places.map((squares, id) => ({ id, words: { type: "mark", slot }, outcome: { squares } }));
  return new Turn({
    public: { pattern: "straight_three", start: 0, seats: [{ maps: [map(rows), map(rows)] }] },
    board: { grid: 6, patterns: [{ name: "straight_three", rows: ["ooo"], count: 2 }] },
    own: { seat: 0, private: {}, asked: 1, decision: { question: { type: "marking" }, groups: [{ choices }] } },
    busy: false,
    names: ["Ann"],
  } as unknown as Shown);
}
const across = (row: number, column: number) => [0, 1, 2].map((i) => numberOf(row, column + i));
const down = (row: number, column: number) => [0, 1, 2].map((i) => numberOf(row + i, column));

describe("the piece", () => {
  it("lies so that it fits, and the map where it fits is open", () => {
    const turn = asked(["o", "o", "o"], 1, down(0, 0));
    expect(turn.fits(1)).toEqual([]);
    turn.settle();
    expect(turn.fits(1)).toHaveLength(1);
    expect(turn.open).toBe(1);
  });
  it("stays as it lies where it fits already", () => {
    const turn = asked(["ooo", "ooo", "ooo"], 0, across(0, 0), down(0, 0));
    turn.settle();
    expect([turn.turned, turn.mirrored, turn.open]).toEqual([0, false, 0]);
  });
  it("snaps to the nearest place when dragged, but not to one that is far", () => {
    const turn = asked(["oooooo", "oooooo", "oooooo"], 0, across(0, 0), across(0, 2), across(2, 3));
    const at = (row: number, column: number) => turn.choiceAt({ slot: 0, square: 0, at: [row, column], dragged: true })?.id ?? null;
    expect([at(0.4, 1.9), at(0.7, 3.2), at(2.6, 4.3), at(1.5, 1.5)]).toEqual([0, 1, 2, null]);
  });
  it("is stopped by the edge of the island", () => {
    const turn = asked(["ooo"], 0, across(0, 0));
    expect(turn.choiceAt({ slot: 0, square: 5, at: [0.5, 5.5], dragged: true })?.id).toBe(0);
  });
  it("covers the square that is pointed at, wherever it is held", () => {
    const turn = asked(["oooo"], 0, across(0, 0), across(0, 1));
    expect([0.2, 3.8].map((column) => turn.choiceAt({ slot: 0, square: Math.floor(column), at: [0.5, column] })?.id)).toEqual([0, 1]);
  });
});
