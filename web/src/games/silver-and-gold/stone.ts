/** The still layer of a map: sea, water lines, coast, beach, squares and signs, drawn from rows of text. */

import { R, curve } from "../../parts/drawing";
import type { Map as Chart } from "../../types/silver-and-gold";
import { SIDE, coast, columnOf, loops, rowOf, seedOf, squaresOf } from "./geometry";

const drawn = new Map<string, string>();

const place = (square: number) => [SIDE * columnOf(square), SIDE * rowOf(square)] as const;

/** An island; a small one has fewer water lines. */
export function island(map: Chart, small: boolean): string {
  const key = `${map.id}|${map.rows.join("/")}|${map.color}|${small}`;
  const found = drawn.get(key) ?? drawIsland(map, small);
  drawn.set(key, found);
  return found;
}

/** The same, drawn each time: for a map that is being changed. */
export function drawIsland(map: Chart, small: boolean): string {
  const squares = squaresOf(map);
  const seed = seedOf(map.id);
  const lines = loops(squares.map(({ square }) => square));
  const path = (push: number, wobble: number) => lines.map((corners, i) => curve(coast(corners, push, wobble, seed + 101 * i))).join("");
  const shore = path(15, 9);
  const rings = small ? [[26, 22]] : [[56, 53], [37, 34], [20, 16.5]];
  const water = rings.map(([ink, tint]) => `<path d="${shore}" class="wave" stroke-width="${ink}"/><path d="${shore}" class="shoal" stroke-width="${tint}"/>`).join("");
  const inset = small ? 4 : 2;
  const side = SIDE - 2 * inset;
  const plots = squares.map(({ square }) => {
    const [x, y] = place(square);
    return `M${x + inset + 4} ${y + inset}h${side - 8}q4 0 4 4v${side - 8}q0 4-4 4h${8 - side}q-4 0-4-4v${8 - side}q0-4 4-4Z`;
  });
  const signs = squares.flatMap(({ square, symbol }) => {
    const [x, y] = place(square);
    return symbol ? [`<use href="#sg-${symbol}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>`] : [];
  });
  return (
    `<rect x="-2000" y="-2000" width="5000" height="5000" fill="var(--sea-${map.color})"/><rect x="-2000" y="-2000" width="5000" height="5000" fill="url(#sg-sea-${map.color})"/>` +
    water +
    `<path d="${shore}" transform="translate(${R(3)} 5)" fill="#1d140d" fill-rule="evenodd" opacity=".34"/><path d="${shore}" class="beach" fill-rule="evenodd"/><path d="${path(8, 6)}" class="land" fill-rule="evenodd"/>` +
    `<path class="plots" d="${plots.join("")}"/>${signs.join("")}`
  );
}
