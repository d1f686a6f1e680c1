/** A finished match checked in this browser, as docs/chance.md describes it: seals, salts, and every number drawn. */

import { blake2b, bytes, hex } from "./blake2b";
import { digestOf } from "./salts";
import type { Seal } from "./seals";

interface Draw {
  type: "draw" | "return";
  stream: number;
  bound: number;
  number: number;
}
/** A match file, as far as it is read here. */
export interface MatchFile {
  setting: { seats: string[] } & Record<string, unknown>;
  commitment: string;
  secret: string;
  promises: (string | null)[];
  salts: string[];
  draws: [entry: number, records: Draw[]][] | null;
}

const M32 = 0xffffffffn;
const MWC = 0x7d3a957fn;
const NONE = "00".repeat(32); // the salt of a computer player

const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(parts.flatMap((part) => [...part]));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** JSON with sorted keys, no spaces, and ASCII only. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, part]) => `${canonical(name)}:${canonical(part)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

export const commitmentOf = ({ secret, setting }: MatchFile): string =>
  hex(blake2b(joined(bytes(secret), utf8(canonical(setting))), { person: "trove.commit.2" }));

export const keyOf = ({ secret, salts, setting }: MatchFile): Uint8Array =>
  blake2b(joined(...salts.map(bytes), utf8(canonical(setting))), { key: bytes(secret), person: "trove.match.2" });

/** The first states of the eight streams of the step that has this number. */
export function streams(key: Uint8Array, n: number): bigint[] {
  const asked = new DataView(new ArrayBuffer(8));
  asked.setBigUint64(0, BigInt(n), true);
  const words = new DataView(blake2b(new Uint8Array(asked.buffer), { size: 64, key, person: "trove.chance.2" }).buffer);
  return Array.from({ length: 8 }, (_, i) => {
    const number = words.getBigUint64(8 * i, true);
    return ((1n + ((number >> 32n) % (MWC - 2n))) << 32n) | (number & M32);
  });
}

/** How many numbers were drawn, if all of them follow from the key; otherwise null. */
function drawn(file: MatchFile): number | null {
  const key = keyOf(file);
  let count = 0;
  let step = 1;
  for (const [entry, records] of file.draws ?? []) {
    const states = streams(key, entry ? step++ : 0);
    for (const { type, stream, bound, number } of records) {
      if (type !== "draw") continue;
      const state = states[stream]!;
      const next = (states[stream] = MWC * (state & M32) + (state >> 32n));
      if (Number((((next ^ (next >> 32n)) & M32) * BigInt(bound)) >> 32n) !== number) return null;
      count++;
    }
  }
  return count;
}

export type Fault = "commitment" | "salt" | "draw" | "shown";

export interface Checked {
  faults: Fault[];
  draws: number;
  seen: boolean; // whether this browser was there at the start, and could compare
  own: number; // how many of the salts are its own
}

/** Check the file of a finished match, against what was shown before it. */
export function check(file: MatchFile, seal: Seal | null): Checked {
  const faults: Fault[] = [];
  if (commitmentOf(file) !== file.commitment) faults.push("commitment");
  const isFair = (salt: string, seat: number) => (file.setting.seats[seat] === "person" ? file.promises[seat] == null || digestOf(salt) === file.promises[seat] : salt === NONE);
  if (!file.salts.every(isFair)) faults.push("salt");
  const draws = drawn(file);
  if (draws === null) faults.push("draw");
  const own = Object.entries(seal?.salts ?? {});
  const same = !seal || (seal.commitment === file.commitment && seal.digests.every((one, seat) => !one || one === file.promises[seat]) && own.every(([seat, salt]) => file.salts[Number(seat)] === salt));
  if (!same) faults.push("shown");
  return { faults, draws: draws ?? 0, seen: seal !== null, own: own.length };
}
