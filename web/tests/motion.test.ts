import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameMotion } from "../src/play/motion";

vi.mock("../src/app/settings.svelte", () => ({ settings: { still: false } }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Waits extends GameMotion<object, null> {
  protected event(): Promise<void> {
    return this.pause(400);
  }
}

/** How long one event is shown, in milliseconds. */
async function timeOf(waiting: number): Promise<number> {
  const begun = Date.now();
  const shown = new Waits().show([{ type: "step", entry: 1, events: [{}] }], null, waiting);
  await vi.runAllTimersAsync();
  await shown;
  return Date.now() - begun;
}

test("what happened last is shown at its own pace, a long queue faster", async () => {
  expect(await timeOf(0)).toBe(400);
  expect(await timeOf(12)).toBe(200);
});

test("no queue is so long that nothing of it can be seen", async () => {
  expect(await timeOf(79)).toBe(await timeOf(24));
});
