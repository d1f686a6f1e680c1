import { describe, expect, test } from "vitest";
import { advanced, after, asked, begun, complete, did, doing, noticed, passed, type Lesson, type Progress, type Seen } from "../src/lesson/machine";

const lesson: Lesson = {
  options: {},
  turn: ["played"],
  steps: [
    { rule: "L1", at: [], when: asked("playing"), done: doing("card"), known: true },
    { rule: "L2", at: [], when: doing("card"), done: did("played"), known: true },
    { rule: "L3", at: [], when: after(2, "treasure") },
    { rule: "L4", at: [], when: after(3, "key"), done: did("key") },
  ],
};
const nothing: Seen = { asked: null, doing: null, happened: new Set(), turns: 0 };
const see = (progress: Progress, more: Partial<Seen> = {}) => advanced(progress, lesson, { ...nothing, happened: new Set(progress.happened), turns: progress.turns, ...more });
const did_ = (progress: Progress, entry: number, seat: number, ...types: string[]) => noticed(progress, lesson, [{ entry, events: types.map((type) => ({ type, seat })) }], [0]);

describe("a lesson", () => {
  test("tells nothing before its time has come", () => {
    expect(see(begun()).now).toBeNull();
    expect(see(begun(), { asked: "playing" }).now).toBe(0);
  });

  test("goes on by doing", () => {
    const first = see(begun(), { asked: "playing" });
    const second = see(first, { asked: "playing", doing: "card" });
    expect([second.told, second.now]).toEqual([[0], 1]);
    expect(see(did_(second, 3, 0, "played")).told).toEqual([0, 1]);
  });

  test("counts what the learner did and nobody else", () => {
    const other = did_(begun(), 1, 1, "played", "treasure");
    expect([other.turns, other.happened]).toEqual([0, []]);
    const own = did_(other, 2, 0, "played", "treasure");
    expect([own.turns, own.happened]).toEqual([1, ["played", "treasure"]]);
  });

  test("reads every entry of the log once", () => {
    const once = did_(begun(), 2, 0, "played");
    expect(did_(once, 2, 0, "played")).toBe(once);
  });

  test("takes its situations in any order", () => {
    const early = did_({ ...begun(), told: [0, 1] }, 4, 0, "key");
    expect(see(did_(early, 5, 0, "treasure")).now).toBe(2);
    expect(see(early).now).toBe(3);
  });

  test("tells a situation that never comes up after some turns", () => {
    expect(see({ ...begun(), told: [0, 1], turns: 2 }).now).toBe(2);
  });

  test("waits for no reader: the next turn goes on", () => {
    const shown = see({ ...begun(), told: [0, 1], turns: 2 });
    expect(shown.read).toBe(true);
    expect(see({ ...shown, turns: 3 }).told).toContain(2);
  });

  test("is never stuck at something that is not done", () => {
    const shown = see({ ...begun(), told: [0, 1, 2], turns: 3 });
    expect([shown.now, shown.read]).toEqual([3, false]);
    expect(see({ ...shown, turns: 5 }).now).toBe(3);
    expect(see({ ...shown, turns: 6 }).told).toContain(3);
  });

  test("does not tell whoever has done it already", () => {
    const late = see(did_(begun(), 1, 0, "played"), { asked: "playing", doing: "card" });
    expect([late.told, late.now]).toEqual([[0, 1], null]);
  });

  test("lets whoever did it before read a step that explains", () => {
    const shown = see(did_({ ...begun(), told: [0, 1, 2] }, 1, 0, "key"));
    expect([shown.now, shown.read]).toEqual([3, true]);
    expect(passed(shown).told).toEqual([0, 1, 2, 3]);
  });

  test("closes when all is told, and ends with the next turn", () => {
    const all: Progress = { ...begun(), told: [0, 1, 2, 3], turns: 4, since: 4 };
    expect(complete(all, lesson)).toBe(true);
    expect(see(all).over).toBe(false);
    expect(see({ ...all, turns: 5 }).over).toBe(true);
  });
});

const games = import.meta.glob<{ lesson: Lesson }>("../src/games/*/lesson.ts", { eager: true });
const rules = import.meta.glob<string>("../../docs/rules/*.md", { eager: true, query: "?raw", import: "default" });

describe.each(Object.entries(games).map(([path, { lesson }]) => [path.split("/").at(-2)!, lesson] as const))("the lesson of %s", (game, own) => {
  test("has ten steps, each with a rule of the game", () => {
    expect(own.steps).toHaveLength(10);
    const text = rules[`../../docs/rules/${game}.md`]!;
    for (const step of own.steps) expect(text).toContain(`**${step.rule}**`);
  });

  test("ends in any match that is long enough", () => {
    let progress = begun();
    for (let turns = 0; turns < 40 && !progress.over; turns++) progress = advanced({ ...progress, turns }, own, { ...nothing, asked: ["playing", "marking", "acting", "turning", "laying"][turns % 5]!, doing: turns % 2 ? "card" : null, happened: new Set(own.turn.concat("played", "turned", "chose", "stepped", "laid_card")), turns });
    expect(progress.over).toBe(true);
  });
});

test("there are three lessons", () => expect(Object.keys(games)).toHaveLength(3));
