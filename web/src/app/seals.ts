/** What this browser was shown of a match's chance before the deal, kept until it can be compared with what is published. */

export interface Seal {
  commitment: string;
  digests: readonly (string | null)[]; // by seat, as far as they were shown
  salts: Record<number, string>; // its own
}

const KEY = "trove-seals";
const MOST = 30; // matches

type Kept = [table: string, seal: Seal][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

/** Keep a seal for a table; a start that comes to nothing is followed by another one. */
export function keepSeal(table: string, seal: Seal): void {
  const others = read().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, seal]].slice(-MOST)));
  } catch {
    // a browser that stores nothing cannot compare later, and will say so
  }
}

export const sealOf = (table: string): Seal | null => read().find(([name]) => name === table)?.[1] ?? null;
