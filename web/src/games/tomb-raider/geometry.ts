/** Where everything is on the board: five by five rooms inside a wall, and a forecourt outside its gate. */

import type { Public, Square } from "../../types/tomb-raider";

export const ROWS = 5;
export const START = ROWS * ROWS; // the number of the start tile
export const TILE = 160;
export const GAP = 10;
export const PITCH = TILE + GAP;
export const FIELD = ROWS * TILE + (ROWS - 1) * GAP;
export const WALL = 28;
const COURT = 166; // from the middle of the entrance tile to the middle of the forecourt
const COURT_HALF = 128; // half its length, with a margin
const STRIP = 124; // how deep what was brought out lies

export type Side = Public["gate"];
export type Vector = readonly [number, number];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const TOWARDS: Record<Side, Vector> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Geometry {
  upright: boolean;
  gate: Side;
  entrance: number;
  box: Box; // everything that is seen
  court: { x: number; y: number; quarters: number };
  hauls: readonly [Box, Box]; // where the good and the bad side keep what they brought out
  lengthwise: boolean; // the gate is in the north or the south
  scale: number; // of pieces
  centre(place: number): Vector;
}

export const numberOf = (place: "start" | Square): number => (place === "start" ? START : ROWS * place.row + place.column);
export const squareOf = (place: number): Square => ({ row: Math.floor(place / ROWS), column: place % ROWS });

/** The place beside another one; null beyond the wall. */
export function beside(place: number, side: Side): number | null {
  const [dx, dy] = TOWARDS[side];
  const { row, column } = squareOf(place);
  const [r, c] = [row + dy, column + dx];
  return r < 0 || c < 0 || r >= ROWS || c >= ROWS ? null : ROWS * r + c;
}

/** The side of one place on which another one lies, if they are neighbours; the start tile lies at the gate. */
export function sideTo(g: Geometry, from: number, to: number): Side | null {
  if (from === START) return to === g.entrance ? opposite(g.gate) : null;
  if (to === START) return from === g.entrance ? g.gate : null;
  return SIDES.find((side) => beside(from, side) === to) ?? null;
}

const centreOf = (place: number): Vector => {
  const { row, column } = squareOf(place);
  return [column * PITCH + TILE / 2, row * PITCH + TILE / 2];
};

export function geometry(entrance: Square, gate: Side, upright: boolean): Geometry {
  const door = numberOf(entrance);
  const [dx, dy] = TOWARDS[gate];
  const [ex, ey] = centreOf(door);
  const court = { x: ex + dx * COURT, y: ey + dy * COURT, quarters: SIDES.indexOf(gate) };
  const lengthwise = gate === "north" || gate === "south";
  return {
    upright,
    gate,
    entrance: door,
    box: frame(gate, upright),
    court,
    hauls: hauls(gate, lengthwise ? court.x : court.y),
    lengthwise,
    scale: upright ? 1.28 : 1.12,
    centre: (place) => (place === START ? [court.x, court.y] : centreOf(place)),
  };
}

/** What is seen: the walls, letters and numbers opposite the gate, and the forecourt before it. */
function frame(gate: Side, upright: boolean): Box {
  const margin: Record<Side, number> = { north: 38, east: 38, south: 38, west: 38 };
  margin[gate] = 170;
  if (!upright) {
    margin[lettersAt(gate)] = 66;
    margin[numbersAt(gate)] = 64;
  }
  return { x: -margin.west, y: -margin.north, width: FIELD + margin.west + margin.east, height: FIELD + margin.north + margin.south };
}
export const lettersAt = (gate: Side): Side => (gate === "south" ? "north" : "south");
export const numbersAt = (gate: Side): Side => (gate === "west" ? "east" : "west");

/** Left and right of the gate (above and below it), or both on the side with more room. */
function hauls(gate: Side, at: number): readonly [Box, Box] {
  const [from, to] = [-WALL, FIELD + WALL];
  const [before, after] = [at - COURT_HALF - from, to - at - COURT_HALF];
  const half = (Math.max(before, after) - 30) / 2;
  const spans: [Vector, Vector] =
    Math.min(before, after) >= 230
      ? [[from, before], [to - after, after]]
      : before > after
        ? [[from, half], [from + before - half, half]]
        : [[to - after, half], [to - half, half]];
  const near = gate === "north" || gate === "west" ? -WALL - 10 - STRIP : FIELD + WALL + 10;
  const box = ([start, length]: Vector): Box =>
    gate === "north" || gate === "south" ? { x: start, y: near, width: length, height: STRIP } : { x: near, y: start, width: STRIP, height: length };
  return [box(spans[0]), box(spans[1])];
}

const STANDS: readonly (readonly Vector[])[] = [
  [],
  [[0, 40]],
  [[-24, 34], [25, 42]],
  [[-34, 30], [2, 44], [36, 30]],
  [[-38, 26], [-12, 44], [14, 26], [40, 44]],
];
const IN_COURT: readonly Vector[] = [[-78, 20], [28, 28], [-28, 28], [78, 20]];
const IN_NARROW_COURT: readonly Vector[] = [[-24, -46], [26, -14], [-24, 34], [26, 72]];

/** Where the feet of each seat's figure are; null for the dead. */
export function stands(g: Geometry, view: Public): (Vector | null)[] {
  const rooms = new Map<number, number[]>();
  view.seats.forEach((seat, n) => {
    if (seat.place === null) return;
    const place = numberOf(seat.place);
    rooms.set(place, [...(rooms.get(place) ?? []), n]);
  });
  return view.seats.map((seat, n) => {
    if (seat.place === null) return null;
    const place = numberOf(seat.place);
    const group = rooms.get(place)!;
    const [x, y] = g.centre(place);
    if (place === START) {
      const [dx, dy] = (g.lengthwise ? IN_COURT : IN_NARROW_COURT)[n % 4]!;
      return [x + dx, y + dy];
    }
    const [dx, dy] = STANDS[group.length]![group.indexOf(n)]!;
    const aside = group.length === 1 && view.museum[place]!.treasures.length ? 30 : 0;
    return [x + dx + aside, y + dy];
  });
}

/** A way through the middles of rooms, for the `d` of a path; to the start tile it goes through the gate. */
export function wayPath(g: Geometry, places: readonly number[]): string {
  return places.map((place, i) => `${i ? "L" : "M"}${g.centre(place).join(" ")}`).join("");
}
