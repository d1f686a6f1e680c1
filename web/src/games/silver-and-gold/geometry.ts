/** Shapes on a grid: the squares of a map, its coast, the pattern as it lies, and the course of a match. */

import { R, random } from "../../parts/drawing";
import type { Map as Chart } from "../../types/silver-and-gold";

export const GRID = 6;
export const SIDE = 60;

export type Point = readonly [number, number];
export type Symbol = "cross" | "coin" | "palm";
const SYMBOLS: Record<string, Symbol> = { X: "cross", $: "coin", T: "palm" };

export const rowOf = (square: number): number => Math.floor(square / GRID);
export const columnOf = (square: number): number => square % GRID;
export const numberOf = (row: number, column: number): number => GRID * row + column;

/** The squares of a map, by number, with their symbols. */
export function squaresOf(map: Chart): { square: number; symbol: Symbol | null }[] {
  return map.rows.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === "." ? [] : [{ square: numberOf(r, c), symbol: SYMBOLS[sign] ?? null }])));
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of the sea that is shown around an island; a small island does not become huge. */
export function boxOf(map: Chart, least: Point = [0, 0], margin = 0.46): Box {
  const squares = squaresOf(map).map(({ square }) => square);
  const [columns, rows] = [squares.map(columnOf), squares.map(rowOf)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const [width, height] = [Math.max(wide, least[0]) + 2 * margin, Math.max(high, least[1]) + 2 * margin];
  const side = (from: number, size: number, all: number) => (from + size / 2 - all / 2) * SIDE;
  return { x: side(left, wide, width), y: side(top, high, height), width: width * SIDE, height: height * SIDE };
}

const step = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** The corners of the lines around squares, clockwise (round holes the other way), on the grid. */
export function loops(squares: readonly number[]): Point[][] {
  const land = new Set(squares);
  const has = (r: number, c: number) => r >= 0 && c >= 0 && c < GRID && land.has(numberOf(r, c));
  const edges = new Map<string, Point[]>(); // by start: directions
  const add = (x: number, y: number, d: Point) => edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), d]);
  for (const square of squares) {
    const [r, c] = [rowOf(square), columnOf(square)];
    if (!has(r - 1, c)) add(c, r, [1, 0]);
    if (!has(r, c + 1)) add(c + 1, r, [0, 1]);
    if (!has(r + 1, c)) add(c + 1, r + 1, [-1, 0]);
    if (!has(r, c - 1)) add(c, r + 1, [0, -1]);
  }
  const found: Point[][] = [];
  for (const [start, outgoing] of edges) while (outgoing.length) found.push(walk(edges, start, outgoing.shift()!));
  return found;
}

/** One line, from an edge back to its start; only its corners. */
function walk(edges: Map<string, Point[]>, start: string, first: Point): Point[] {
  const corners: Point[] = [];
  let [at, going]: [Point, Point] = [start.split(",").map(Number) as unknown as Point, first];
  for (;;) {
    at = step(at, going);
    const out = edges.get(`${at[0]},${at[1]}`) ?? [];
    if (`${at[0]},${at[1]}` === start && !out.length) break;
    const left: Point = [going[1], -going[0]];
    const next = out.find(([x, y]) => x === left[0] && y === left[1]) ?? out[0];
    if (!next) break;
    out.splice(out.indexOf(next), 1);
    if (next[0] !== going[0] || next[1] !== going[1]) corners.push(at);
    going = next;
  }
  const closes = going[0] !== first[0] || going[1] !== first[1];
  return closes ? [...corners, at] : corners;
}

/** The corners of a loop pushed out, in units of the drawing. */
function pushed(corners: readonly Point[], by: number): Point[] {
  const n = corners.length;
  const way = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  return corners.map((corner, i) => {
    const [before, after] = [way(corners[(i + n - 1) % n]!, corner), way(corner, corners[(i + 1) % n]!)];
    return [corner[0] * SIDE + by * (before[1] + after[1]), corner[1] * SIDE - by * (before[0] + after[0])];
  });
}

/** Points along a coast: corners cut, and every point a little out of line. */
export function coast(corners: readonly Point[], push: number, wobble: number, seed: number): Point[] {
  const next = random(seed);
  const points = pushed(corners, push);
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const far = Math.hypot(dx, dy);
    const cut = Math.min(17, far / 2.4);
    const n = Math.max(1, Math.round((far - 2 * cut) / 21));
    const ends = n === 1 ? [cut, far - cut] : Array.from({ length: n + 1 }, (_, k) => cut + ((far - 2 * cut) * k) / n);
    return ends.map((t): Point => {
      const off = (next() - 0.42) * wobble;
      return [a[0] + (dx * t) / far + (dy / far) * off, a[1] + (dy * t) / far - (dx / far) * off];
    });
  });
}

/** The outline of a piece: the line around its squares, a little inside, with round corners. */
export function outline(squares: readonly number[], inset = 1, radius = 8): string {
  return loops(squares)
    .map((corners) => {
      const points = pushed(corners, -inset);
      const n = points.length;
      const toward = (a: Point, b: Point): Point => {
        const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return [R(a[0] + ((b[0] - a[0]) * radius) / far), R(a[1] + ((b[1] - a[1]) * radius) / far)];
      };
      return `M${points.map((p, i) => `${toward(p, points[(i + n - 1) % n]!).join(" ")}Q${p.map(R).join(" ")} ${toward(p, points[(i + 1) % n]!).join(" ")}`).join("L")}Z`;
    })
    .join("");
}

/** The lines between the squares of a piece. */
export function seams(cells: readonly Point[]): string {
  const has = (row: number, column: number) => cells.some(([r, c]) => r === row && c === column);
  return cells
    .map(([r, c]) => (has(r, c + 1) ? `M${SIDE * (c + 1)} ${SIDE * r + 6}v${SIDE - 12}` : "") + (has(r + 1, c) ? `M${SIDE * c + 6} ${SIDE * (r + 1)}h${SIDE - 12}` : ""))
    .join("");
}

/** The cells of a pattern: mirrored left to right first, if at all, then turned clockwise by quarter turns. */
export function laid(rows: readonly string[], turned: number, mirrored: boolean): Point[] {
  let cells = rows.flatMap((row, r) => [...row].flatMap((sign, c): Point[] => (sign === "o" ? [[r, mirrored ? -c : c]] : [])));
  for (let i = 0; i < turned; i++) cells = cells.map(([r, c]): Point => [c, -r]);
  const [top, left] = [Math.min(...cells.map(([r]) => r)), Math.min(...cells.map(([, c]) => c))];
  return cells.map(([r, c]): Point => [r - top, c - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The cell by which a piece is held: the one nearest to its middle. */
export function grip(cells: readonly Point[]): Point {
  const middle = (k: 0 | 1) => Math.max(...cells.map((cell) => cell[k])) / 2;
  const far = (cell: Point) => Math.hypot(cell[0] - middle(0), cell[1] - middle(1));
  return [...cells].sort((a, b) => far(a) - far(b))[0]!;
}

/** A point of the screen in rows and columns of a map's drawing. */
export function placeOn(drawing: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { a, d, e, f } = drawing.getScreenCTM()!;
  return [(clientY - f) / d / SIDE, (clientX - e) / a / SIDE];
}

/** The waypoints of a match, 28 in four legs. */
export function course(width: number, height: number, rounds: number, turns: number): Point[] {
  const [left, right, gap] = width < 330 ? [12, 16, 0.7] : [22, 24, 1.1];
  const all = rounds * turns;
  const unit = (width - left - right) / (all + (rounds - 1) * gap);
  return Array.from({ length: all + 1 }, (_, i): Point => [R(left + unit * (i + gap * Math.min(rounds - 1, Math.floor(i / turns)))), R(0.5 * height + 0.1 * height * Math.sin(0.62 * i))]);
}

/** A number for a name, so that a map has the same coast on every screen. */
export const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483646, 7) + 1;
