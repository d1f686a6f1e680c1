import { expect, test } from "vitest";
import { newNotice } from "../src/app/notices";
import type { TableAt } from "../src/types/protocol";

const refused = { code: "vote-refused", facts: { about: "undo", seat: 0 } };
const at = (more: object): TableAt => ({ status: "running", version: 7, ...more }) as unknown as TableAt;

test("the first picture of a table tells nothing new", () => {
  expect(newNotice(null, at({ notice: refused }))).toBeNull();
});

test("another notice is told", () => {
  expect(newNotice(at({}), at({ notice: refused }))).toEqual(refused);
});

test("the same answer to a second vote is told again", () => {
  expect(newNotice(at({ notice: refused, vote: { vote: 2 } }), at({ notice: refused }))).toEqual(refused);
});

test("a vote that was carried out does not repeat an old refusal", () => {
  expect(newNotice(at({ notice: refused, vote: { vote: 2 } }), at({ notice: refused, version: 8 }))).toBeNull();
});

test("a start that is stopped twice is told twice", () => {
  const stopped = { code: "start-cancelled", facts: { name: "Ann" } };
  expect(newNotice(at({ notice: stopped, start: {}, status: "starting" }), at({ notice: stopped, status: "open" }))).toEqual(stopped);
});
