import { expect, test } from "vitest";
import page from "../../docs/chance.md?raw";
import { hex } from "../src/app/blake2b";
import { canonical, check, commitmentOf, keyOf, streams, type MatchFile } from "../src/app/chance";

/** The example of docs/chance.md. */
const setting = JSON.parse(/^\{"chance_version".*\}$/m.exec(page)![0]);
const salt = (byte: string) => byte.repeat(32);
const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const FIRST = "fa030cd21317a25b3b8dda4d4fd8a6bf2431d41b3298f34b50497cc3811ae90c";

function file(): MatchFile {
  const commitment = "e0c6a3d9ccfeb999025aeec9fb43907e05eaf8d42a720ab4ea690a0e6a6108b5";
  return { setting, commitment, secret, promises: [FIRST, null, null], salts: [salt("a0"), salt("a1"), salt("00")], draws: [] };
}

/** What a stream gives first, below a bound. */
function first(state: bigint, bound: number): number {
  const next = 0x7d3a957fn * (state & 0xffffffffn) + (state >> 32n);
  return Number((((next ^ (next >> 32n)) & 0xffffffffn) * BigInt(bound)) >> 32n);
}

test("commitment, key and streams are those of the documented example", () => {
  expect(canonical({ b: ["ü\n", 1, null], a: true })).toBe('{"a":true,"b":["\\u00fc\\n",1,null]}');
  expect(commitmentOf(file())).toBe(file().commitment);
  expect(hex(keyOf(file()))).toBe("982dd9bf6037ba63fa298a48be4a9da5f032e70f1d941aa45a3bc3a822c442a3");
  expect(streams(keyOf(file()), 1000)[7]).toBe(0x5a93eef23a8ed3f7n);
});

test("a match that was sealed, shown and drawn as published has no fault", () => {
  const key = keyOf(file());
  const draw = (n: number, stream: number) => ({ type: "draw" as const, stream, bound: 22, number: first(streams(key, n)[stream]!, 22) });
  const draws: MatchFile["draws"] = [[0, [draw(0, 0)]], [3, [draw(1, 2)]]];
  const seal = { commitment: file().commitment, digests: [FIRST, null, null], salts: { 0: salt("a0") } };
  expect(check({ ...file(), draws }, seal)).toEqual({ faults: [], draws: 2, seen: true, own: 1 });
  expect(check({ ...file(), draws: [[3, [draw(1, 2)]]] }, null)).toEqual({ faults: [], draws: 1, seen: false, own: 0 });
  expect(check({ ...file(), draws: [[3, [{ ...draw(1, 2), number: 99 }]]] }, null).faults).toEqual(["draw"]);
});

test("whatever was changed after the start is found", () => {
  const seal = { commitment: file().commitment, digests: [FIRST, null, null], salts: { 0: salt("a0") } };
  expect(check({ ...file(), secret: salt("ff") }, null).faults).toContain("commitment");
  expect(check({ ...file(), salts: [salt("a2"), salt("a1"), salt("00")] }, seal).faults).toEqual(["salt", "shown"]);
  expect(check({ ...file(), salts: [salt("a0"), salt("a1"), salt("01")] }, null).faults).toEqual(["salt"]);
  expect(check(file(), { ...seal, commitment: salt("00") }).faults).toEqual(["shown"]);
});
