import { expect, test } from "vitest";
import { Past } from "../src/app/past.svelte";

const kept = (entry: number, takes?: number[]) => ({
  entry,
  changes: [{ type: takes ? ("undo" as const) : ("step" as const), entry, takes, events: [{ type: `event ${entry}` }] }],
  public: `after ${entry}`,
  acting: [],
  seats: [],
});

function pastOf(...entries: number[]): Past {
  const past = new Past();
  for (const entry of entries) past.keep(kept(entry));
  return past;
}

test("a look begins before the line, tells every step of it and ends after it", async () => {
  const past = pastOf(3, 4, 5, 6);
  const seen: unknown[] = [];
  await past.look(5, 3, async (changes) => void seen.push([past.shown?.public, changes[0]!.entry]));
  expect(seen).toEqual([["after 3", 4], ["after 4", 5]]);
  expect(past.shown?.public).toBe("after 5");
  expect(past.last?.events).toEqual([{ type: "event 4" }, { type: "event 5" }]);
});

test("the present ends a look whose motion still runs", async () => {
  const past = pastOf(3, 4);
  let arrive = () => {};
  const look = past.look(4, 3, () => new Promise((resolve) => (arrive = resolve)));
  await past.look(null, -1, null);
  arrive();
  await look;
  expect([past.shown, past.entry]).toEqual([null, null]);
});

test("what was taken back is not looked at again", () => {
  const past = pastOf(3, 4, 5);
  past.keep(kept(6, [4, 5]));
  expect([3, 4, 5, 6].filter((entry) => past.has(entry))).toEqual([3, 6]);
});

test("what somebody else did in the same frame is not theirs", async () => {
  const past = new Past();
  const by = (seat: number) => ({ type: "step" as const, entry: seat, seat, events: [{ type: `by ${seat}` }] });
  past.keep({ ...kept(2), changes: [by(1), by(2)] });
  await past.look(2, 0, null);
  expect(past.last?.events).toEqual([{ type: "by 2" }]);
});
