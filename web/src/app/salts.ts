/** A client's part in the chance of a match: one salt per seat, shown first as its digest (docs/chance.md). */

import type { Digests, Salts, StartAt } from "../types/protocol";
import { blake2b, bytes, hex } from "./blake2b";
import { keepSeal } from "./seals";

const KEY = "trove-salts";

type Kept = { commitment: string; salts: Record<number, string> };
export const digestOf = (salt: string): string => hex(blake2b(bytes(salt)));
type Said = Omit<Digests, "id" | "table"> | Omit<Salts, "id" | "table">;

/** The salts for this start: kept until its end, also when the page is loaded again. */
function saltsFor(commitment: string, seats: readonly number[]): Kept["salts"] {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
  const salts = kept?.commitment === commitment ? kept.salts : {};
  for (const seat of seats) salts[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(KEY, JSON.stringify({ commitment, salts } satisfies Kept));
  return salts;
}

/** What to send now; null while others are waited for. A digest of ours that is not shown as sent keeps the salts back. */
export function answerStart(table: string, start: StartAt, seats: readonly number[]): Said | null {
  const salts = saltsFor(start.commitment, seats);
  keepSeal(table, { commitment: start.commitment, digests: start.digests, salts });
  const missing = seats.filter((seat) => !start.done.includes(seat));
  if (!missing.length) return null;
  const digest = (seat: number) => digestOf(salts[seat]!);
  if (start.wants === "digests") {
    const digests = missing.map((seat) => ({ seat, value: digest(seat) }));
    return { type: "digests", commitment: start.commitment, digests };
  }
  if (missing.some((seat) => start.digests[seat] !== digest(seat))) return null;
  return { type: "salts", commitment: start.commitment, salts: missing.map((seat) => ({ seat, value: salts[seat]! })) };
}
