/** A map pack as it is edited: read from its text, changed map by map, written again with one map per line. */

import type { Map as Chart } from "../../types/silver-and-gold";
import { GRID, columnOf, rowOf } from "./geometry";

export type Sign = "." | "o" | "X" | "$" | "T";
export const SIGNS: readonly Sign[] = ["o", "X", "$", "T", "."];

export interface Pack {
  name: string;
  deviates: string;
  maps: Chart[];
}

const BLANK = ".".repeat(GRID);
const isSign = (sign: string): sign is Sign => (SIGNS as readonly string[]).includes(sign);

/** A map on the whole grid, so that every square can be drawn on. */
function onGrid(map: Chart): Chart {
  const rows = Array.from({ length: GRID }, (_, r) => [...(map.rows[r] ?? "").padEnd(GRID, ".").slice(0, GRID)].map((sign) => (isSign(sign) ? sign : ".")).join(""));
  return { ...map, rows };
}

const isMap = (value: unknown): value is Chart => {
  const map = value as Chart | null;
  const drawn = Array.isArray(map?.rows) && map.rows.every((row) => typeof row === "string") && map.rows.length <= GRID;
  return typeof map?.id === "string" && typeof map.color === "string" && drawn;
};

/** The pack of a text; null if it cannot be shown as maps. */
export function readPack(text: string): Pack | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const pack = (Array.isArray(found) ? { maps: found } : found) as Partial<Pack> | null;
  if (!Array.isArray(pack?.maps) || !pack.maps.length || !pack.maps.every(isMap)) return null;
  return { name: String(pack.name ?? ""), deviates: String(pack.deviates ?? ""), maps: pack.maps.map(onGrid) };
}

/** The rows without the empty ones around the island. */
function trimmed(rows: readonly string[]): string[] {
  const used = rows.map((row, r) => (row === BLANK ? -1 : r)).filter((r) => r >= 0);
  if (!used.length) return [];
  const shown = rows.slice(used[0], used.at(-1)! + 1);
  const left = Math.min(...shown.map((row) => row.search(/[^.]/)).filter((at) => at >= 0));
  const right = Math.max(...shown.map((row) => row.replace(/\.+$/, "").length));
  return shown.map((row) => row.slice(left, right));
}

export const sizeOf = (map: Chart): number => map.rows.join("").replaceAll(".", "").length;

/** A map as the file has it: its points are the number of its squares. */
const written = ({ id, color, seal, rows }: Chart, points: number): string =>
  JSON.stringify({ id, color, points, seal: seal ?? null, rows: trimmed(rows) }).replace(/,"/g, ', "').replace(/":/g, '": ');

/** The text of a pack, a map on each line. */
export function writePack(pack: Pack): string {
  const head = [pack.name && `  "name": ${JSON.stringify(pack.name)}`, pack.deviates && `  "deviates": ${JSON.stringify(pack.deviates)}`].filter(Boolean);
  const maps = pack.maps.map((map) => `    ${written(map, sizeOf(map))}`).join(",\n");
  return `{\n${[...head, `  "maps": [\n${maps}\n  ]`].join(",\n")}\n}\n`;
}

export const signAt = (map: Chart, square: number): Sign => map.rows[rowOf(square)]![columnOf(square)] as Sign;

/** The map with another sign on a square. */
export function drawnOn(map: Chart, square: number, sign: Sign): Chart {
  const row = map.rows[rowOf(square)]!;
  const changed = row.slice(0, columnOf(square)) + sign + row.slice(columnOf(square) + 1);
  const rows = map.rows.with(rowOf(square), changed);
  return { ...map, rows, points: sizeOf({ ...map, rows }) };
}

/** A new map of a colour, with a name that no other map has. */
export function newMap(pack: Pack, color: Chart["color"]): Chart {
  const names = new Set(pack.maps.map((map) => map.id));
  const free = Array.from({ length: names.size + 1 }, (_, i) => `${color}-${String(i + 1).padStart(2, "0")}`).find((name) => !names.has(name))!;
  const middle = `..oo..`;
  return onGrid({ id: free, color, points: 4, seal: null, rows: [BLANK, BLANK, middle, middle] });
}
