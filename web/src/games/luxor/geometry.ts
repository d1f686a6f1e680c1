/** Where everything is on the board: a square spiral of 44 cells, wide (8 x 7) or tall (7 x 8). */

export const TOMB = 41;
const PITCH = 100;

export type Vector = readonly [number, number];

export interface Cell {
  x: number;
  y: number;
  out: Vector[]; // towards the outer wall; two at a corner
  ahead: Vector; // towards the next cell
  outer: boolean; // of the outer winding
}

export interface Geometry {
  tall: boolean;
  width: number;
  height: number;
  pitch: number;
  wall: number;
  frame: number;
  tile: number;
  cells: Cell[];
  chamber: { x: number; y: number; width: number; height: number };
  spine: Vector[];
  space(n: number): Cell;
  statue(i: number): Cell;
}

const between = (a: number, b: number, n: number) => Array.from({ length: n }, (_, i) => a + ((b - a) * i) / (n - 1));

/** One winding: top, right, bottom, and left up to one corridor below its top, each side spaced evenly. */
function winding(left: number, top: number, right: number, bottom: number, cols: number, rows: number, gap: number, outer: boolean) {
  const cell = (x: number, y: number, ...out: Vector[]): Cell => ({ x, y, out, ahead: [1, 0], outer });
  const [up, east, down, west]: Vector[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
  const corner = (i: number, last: number, first: Vector, second: Vector) => (i === last ? [first, second] : [first]);
  return [
    ...between(left, right, cols).map((x, i) => cell(x, top, ...corner(i, cols - 1, up!, east!))),
    ...between(top, bottom, rows).slice(1).map((y, i) => cell(right, y, ...corner(i, rows - 2, east!, down!))),
    ...between(right, left, cols).slice(1).map((x, i) => cell(x, bottom, ...corner(i, cols - 2, down!, west!))),
    ...between(bottom, top + gap, rows - 1).slice(1).map((y) => cell(left, y, west!)),
  ];
}

function look(cells: Cell[]): void {
  cells.forEach((cell, i) => {
    const next = cells[i + 1];
    if (!next) return;
    const far = Math.hypot(next.x - cell.x, next.y - cell.y);
    cell.ahead = [(next.x - cell.x) / far, (next.y - cell.y) / far];
  });
}

export function geometry(tall: boolean, statues: readonly number[]): Geometry {
  const [cols, rows, wall, frame] = tall ? [7, 8, 18, 24] : [8, 7, 28, 34];
  const width = cols * PITCH + 4 * wall + 2 * frame;
  const height = rows * PITCH + 4 * wall + 2 * frame;
  const gap = PITCH + wall;
  const cells = [0, 1].flatMap((k) => {
    const o = frame + PITCH / 2 + k * gap;
    return winding(o, o, width - o, height - o, cols - 2 * k, rows - 2 * k, gap, k === 0);
  });
  look(cells);
  const inset = frame + 2 * gap;
  const chamber = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const crowd: Cell = { x: width / 2, y: inset + chamber.height - (tall ? 66 : 62), out: [[0, 1]], ahead: [1, 0], outer: false };
  const cellOf = (n: number) => n + statues.filter((after) => n > after).length;
  const a = frame + PITCH / 2;
  const b = a + gap;
  const spine: Vector[] = [
    [a, a], [width - a, a], [width - a, height - a], [a, height - a], [a, b],
    [width - b, b], [width - b, height - b], [b, height - b], [b, b + gap],
  ];
  return {
    tall, width, height, pitch: PITCH, wall, frame, tile: tall ? 92 : 88, cells, chamber, spine,
    space: (n) => (n === TOMB ? crowd : cells[cellOf(n)]!),
    statue: (i) => cells[cellOf(statues[i]!) + 1]!,
  };
}

const fixed = (n: number) => Math.round(n * 10) / 10;

/** A path through points, for the `d` of an SVG path. */
export const line = (points: readonly Vector[]): string => "M" + points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L");

/** The way of one leg: straight along the corridor, around corners, and in a low arc over skipped spaces. */
export function legPath(g: Geometry, path: readonly number[], hopping: boolean): string {
  let d = "";
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const [a, b] = [g.space(from), g.space(to)];
    d += `M${fixed(a.x)} ${fixed(a.y)}`;
    if (hopping) d += arc(a, b, 60);
    else if (to > from + 1 && to < TOMB) d += over(g, b, from);
    else if (a.x !== b.x && a.y !== b.y) d += `L${fixed(a.ahead[0] ? b.x : a.x)} ${fixed(a.ahead[0] ? a.y : b.y)}L${fixed(b.x)} ${fixed(b.y)}`;
    else d += `L${fixed(b.x)} ${fixed(b.y)}`;
  }
  return d;
}

/** Over skipped spaces: an arc towards the inside, along the corridor. */
function over(g: Geometry, b: Cell, from: number): string {
  const middle = g.space(from + 1);
  const [ox, oy] = middle.out[0]!;
  return `Q${fixed(middle.x - ox * 44)} ${fixed(middle.y - oy * 44)} ${fixed(b.x)} ${fixed(b.y)}`;
}

/** A free arc, for tunnels and joining. */
function arc(a: Cell, b: Cell, lift: number): string {
  return `Q${fixed((a.x + b.x) / 2)} ${fixed(Math.min(a.y, b.y) - lift)} ${fixed(b.x)} ${fixed(b.y)}`;
}

/** Where groups of people stand on a space, and how large they are drawn. */
export function places(groups: number, tall: boolean): { at: Vector[]; scale: number } {
  const scale = (tall ? [1.17, 1.06, 0.92, 0.78] : [1.1, 1.02, 0.88, 0.74])[groups - 1] ?? 0.8;
  const at: Vector[][] = [
    [[0, 21]],
    [[-23, 19], [23, 19]],
    [[-29, -14], [29, -14], [0, 24]],
    [[-23, -18], [23, -18], [-23, 29], [23, 29]],
  ];
  return { at: at[groups - 1] ?? at[3]!, scale };
}
