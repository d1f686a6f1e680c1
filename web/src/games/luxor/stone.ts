/** The still layer: stone, floor, tomb and inlays. It depends on the edition's board alone and is drawn once. */

import type { Board } from "../../types/luxor";
import { line, TOMB, type Cell, type Geometry, type Vector } from "./geometry";

const f = (n: number) => Math.round(n * 10) / 10;

/** A band of gold, lapis, faience and carnelian around a rectangle. */
function border(x: number, y: number, width: number, height: number, thick: number, radius: number): string {
  const strokes: [string, number, string, number][] = [
    ["var(--gold)", thick, "", 0],
    ["#2a4796", thick - 2.4, "15 33", 0],
    ["#178080", thick - 2.4, "5 43", -19],
    ["#8f4a34", thick - 2.4, "11 37", -27],
    ["#178080", thick - 2.4, "5 43", -41],
  ];
  return strokes
    .map(([colour, w, dashes, offset]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${w}"${dashes ? ` stroke-dasharray="${dashes}" stroke-dashoffset="${offset}"` : ""}/>`)
    .join("");
}

/** Every third flagstone a little lighter or darker, so that the floor is not one plain. */
const flags = (g: Geometry, kind: number) =>
  g.cells.map((cell, i) => ((i * 7 + (i >> 2)) % 3 === kind ? `M${f(cell.x - 54)} ${f(cell.y - 54)}h108v108h-108Z` : "")).join("");

const joints = (g: Geometry) =>
  g.cells
    .slice(0, -1)
    .map((cell, i) => {
      const next = g.cells[i + 1]!;
      const [mx, my, px, py] = [(cell.x + next.x) / 2, (cell.y + next.y) / 2, -cell.ahead[1] * 50, cell.ahead[0] * 50];
      return `M${f(mx - px)} ${f(my - py)}L${f(mx + px)} ${f(my + py)}`;
    })
    .join("");

/** The way in: treads that come down from daylight at the left edge. */
function stairs(g: Geometry): string {
  const { x, y } = g.cells[0]!;
  const tread = (x + 40) / 8;
  const steps = Array.from({ length: 8 }, (_, i) => `<rect x="${f(3 + i * tread)}" y="${y - 44}" width="${f(tread)}" height="88" fill="var(--stone-hi)" opacity="${f((0.95 - i * 0.11) * 10) / 10}"/><rect x="${f(3 + (i + 1) * tread - 4)}" y="${y - 44}" width="4" height="88" fill="#1a0d02" opacity="${f((0.16 + i * 0.035) * 10) / 10}"/>`);
  return `<rect x="3" y="${y - 51}" width="${x + 48}" height="102" fill="url(#lx-pave)"/>${steps.join("")}<path d="M3 ${y - 44}H${x + 43}M3 ${y + 44}H${x + 43}" stroke="#1a0d02" stroke-opacity=".5" stroke-width="3"/>`;
}

/** Where a statue stands; it makes room for those who lie at its feet, so it is drawn with them. */
const niche = (g: Geometry, i: number) => {
  const { x, y } = g.statue(i);
  return `<g transform="translate(${f(x)} ${f(y)})"><rect x="-45" y="-45" width="95" height="95" rx="6" fill="#000" opacity=".35"/><rect x="-47" y="-47" width="94" height="94" rx="6" fill="url(#lx-stone)"/><rect x="-41" y="-41" width="82" height="82" rx="4" fill="none" stroke="var(--carve)" stroke-width="1.6"/></g>`;
};

/** The recess under every tile, seen when it has been taken, with the number of its space. */
function recesses(g: Geometry): string {
  const cells = Array.from({ length: TOMB - 1 }, (_, i) => g.space(i + 1));
  const each = (draw: (c: Cell) => string) => cells.map(draw).join("");
  const numbers = cells.map((c, i) => `<text class="num-t" x="${f(c.x)}" y="${f(c.y + 9.5)}" font-size="${g.tall ? 32 : 27}">${i + 1}</text>`).join("");
  return `<path d="${each((c) => `M${f(c.x - 30)} ${f(c.y - 37)}h60q7 0 7 7v60q0 7-7 7h-60q-7 0-7-7v-60q0-7 7-7Z`)}" fill="#000" opacity=".2"/><path d="${each((c) => `M${f(c.x - 36)} ${f(c.y + 36)}v-66q0-6 6-6h66`)}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="3"/><path d="${each((c) => `M${f(c.x + 36)} ${f(c.y - 32)}v62q0 6-6 6h-62`)}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><g fill="var(--carve-num)" opacity=".72">${numbers}</g>`;
}

/** What a run of spaces is worth at the end: a gold inlay along it, with a lapis medallion on its outer side. */
function worth(g: Geometry, board: Board): string {
  const runs: number[][] = [];
  for (let n = 1; n < TOMB; n++) {
    const last = runs.at(-1);
    if (last && board.worth[last[0]!] === board.worth[n]) last.push(n);
    else runs.push([n]);
  }
  const away = (c: Cell) => 50 + (c.outer ? (g.tall ? 10 : 13) : g.wall / 2);
  return runs.map((run) => inlay(run.map((n) => g.space(n)), away) + medallion(g, run, away, board.worth[run[0]!]!)).join("");
}

function inlay(run: Cell[], away: (c: Cell) => number): string {
  const points = run.flatMap((c) => edge(c, away(c)).map((p) => [p, c.outer] as const));
  const d = points.map(([p, outer], i) => `${i && points[i - 1]![1] === outer ? "L" : "M"}${f(p[0])} ${f(p[1])}`).join("");
  return `<path d="${d}" fill="none" stroke="#2a1602" stroke-opacity=".4" stroke-width="4" transform="translate(1 1.4)"/><path d="${d}" fill="none" stroke="var(--gold)" stroke-width="2.6"/>`;
}

/** The outer edge of a cell: one side, or two around a corner. */
function edge(c: Cell, d: number): Vector[] {
  const [a, b] = c.out as [Vector, Vector?];
  if (!b) {
    const along: Vector = [-a[1], a[0]];
    return [-43, 43].map((k): Vector => [c.x + a[0] * d + along[0] * k, c.y + a[1] * d + along[1] * k]);
  }
  return [
    [c.x + a[0] * d - b[0] * 43, c.y + a[1] * d - b[1] * 43],
    [c.x + (a[0] + b[0]) * d, c.y + (a[1] + b[1]) * d],
    [c.x + b[0] * d - a[0] * 43, c.y + b[1] * d - a[1] * 43],
  ];
}

function medallion(g: Geometry, run: number[], away: (c: Cell) => number, points: number): string {
  const c = g.space(run[run.length >> 1]!);
  const [ox, oy] = c.out[0]!;
  const [x, y] = [f(c.x + ox * away(c)), f(c.y + oy * away(c))];
  return `<circle cx="${x}" cy="${y}" r="${g.tall ? 13 : 13.5}" fill="#1b2f78" stroke="url(#lx-gold)" stroke-width="2.6"/><text class="num-t" x="${x}" y="${y + (g.tall ? 6.6 : 5.4)}" font-size="${g.tall ? 19 : 15.5}" fill="#ffe9ab">${points}</text>`;
}

/** Signs carved around the tomb: reed, water, sun, loaf, eye, hills, feather. */
const SIGNS: ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 1} ${y + 8}V${y - 7}q6 2 5 10`,
  (x, y) => `M${x - 8} ${y - 3}l4-4 4 4 4-4 4 4M${x - 8} ${y + 4}l4-4 4 4 4-4 4 4`,
  (x, y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0M${x - 1} ${y}h2`,
  (x, y) => `M${x - 7} ${y + 5}h14a7 9 0 0 0-14 0Z`,
  (x, y) => `M${x - 8} ${y}q8-8 16 0q-8 7-16 0M${x - 1} ${y}h2`,
  (x, y) => `M${x - 8} ${y + 6}q2-12 4-4q4 7 8 0q2-8 4 4Z`,
  (x, y) => `M${x} ${y + 8}V${y - 2}q-5-6 1-7q6 2-1 7`,
];

function signs(x: number, y: number, width: number, height: number): string {
  let [d, k] = ["", 0];
  for (let at = x + 24; at <= x + width - 20; at += 26.3) {
    d += SIGNS[k++ % 7]!(f(at), y) + SIGNS[(k + 3) % 7]!(f(at), y + height);
  }
  for (let at = y + 27; at <= y + height - 22; at += 27.4) {
    if (at > y + 100) d += SIGNS[k % 7]!(x, f(at));
    d += SIGNS[(k++ + 2) % 7]!(x + width, f(at));
  }
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--carve-hi)" stroke-width="1.8" transform="translate(.9 1.1)" opacity=".8"/><path d="${d}" stroke="var(--carve)" stroke-width="1.8"/></g>`;
}

function stars(c: Geometry["chamber"]): string {
  const star = (x: number, y: number) =>
    "M" + Array.from({ length: 10 }, (_, i) => {
      const [a, r] = [-Math.PI / 2 + (i * Math.PI) / 5, i % 2 ? 1.9 : 4.6];
      return `${f(x + r * Math.cos(a))} ${f(y + r * Math.sin(a))}`;
    }).join("L") + "Z";
  let d = "";
  for (let [y, row] = [c.y + 24, 0]; y < c.y + c.height - 14; y += 25, row++)
    for (let x = c.x + 24 + (row % 2) * 16; x < c.x + c.width - 14; x += 32) d += star(x, y);
  return `<path d="${d}" fill="#f1c965" opacity=".6"/>`;
}

const lamp = (x: number, y: number, tall: boolean) =>
  `<g transform="translate(${x} ${y})"><circle r="${tall ? 84 : 105}" fill="url(#lx-lamp)"/><circle r="${tall ? 8.5 : 11.5}" fill="#3a2408" stroke="url(#lx-gold)" stroke-width="3"/><path d="M0-9C5-3 6 0 4 4A5 5 0 0 1-4 4C-6 0-3-4 0-9Z" fill="#ffd36b"/><path d="M0-3C2.5 0 2.5 2 1.5 4A2 2 0 0 1-1.5 4C-2.5 2-1.5-1 0-3Z" fill="#fff7da"/></g>`;

const stop = (colour: string, offset = 0, opacity = "1") => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

function definitions(g: Geometry, corridor: string, door: string, grain: string): string {
  const { width, height, chamber: c, pitch } = g;
  return `<defs><pattern id="lx-grain" width="192" height="192" patternUnits="userSpaceOnUse"><image href="${grain}" width="192" height="192"/></pattern>
<linearGradient id="lx-stone" x1="0" y1="0" x2="1" y2="1">${stop("var(--stone-hi)")}${stop("var(--stone)", 0.5)}${stop("var(--stone-lo)", 1)}</linearGradient>
<radialGradient id="lx-pave" gradientUnits="userSpaceOnUse" cx="${width * 0.36}" cy="${height * 0.3}" r="${width * 0.8}">${stop("var(--floor-hi)")}${stop("var(--floor)", 0.55)}${stop("var(--floor-lo)", 1)}</radialGradient>
<radialGradient id="lx-tomb" cx=".5" cy=".42" r=".75">${stop("var(--tomb-hi)")}${stop("var(--tomb)", 0.55)}${stop("var(--tomb-lo)", 1)}</radialGradient>
<radialGradient id="lx-lamp">${stop("#ffc45e", 0, "var(--lamp-glow)")}${stop("#ffb347", 0.35, "calc(var(--lamp-glow) * .45)")}${stop("#ffb347", 1, "0")}</radialGradient>
<radialGradient id="lx-warm" cx=".5" cy=".45" r=".6">${stop("#9db8ff", 0, ".5")}${stop("#9db8ff", 1, "0")}</radialGradient>
<mask id="lx-walls" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="14" fill="#fff"/><path d="${corridor}" fill="none" stroke="#000" stroke-width="${pitch + 2}" stroke-linecap="square"/><path d="${door}" stroke="#000" stroke-width="58"/><path d="M0 ${g.spine[0]![1]}H${g.spine[0]![0]}" stroke="#000" stroke-width="88"/><rect x="${c.x - 1}" y="${c.y - 1}" width="${c.width + 2}" height="${c.height + 2}" rx="4" fill="#000"/></mask>
<filter id="lx-cast" x="-2%" y="-2%" width="106%" height="106%"><feDropShadow dx="4" dy="6" stdDeviation="4" flood-color="#140a00" flood-opacity=".62"/></filter></defs>`;
}

function walls(g: Geometry, corridor: string): string {
  const { width, height, chamber: c, wall, tall, pitch } = g;
  const carved = tall ? "" : border(9, 9, width - 18, height - 18, 7, 8) + signs(c.x - wall / 2, c.y - wall / 2, c.width + wall, c.height + wall);
  return `<g filter="url(#lx-cast)"><g mask="url(#lx-walls)"><rect width="${width}" height="${height}" rx="14" fill="url(#lx-stone)"/><rect width="${width}" height="${height}" rx="14" fill="url(#lx-grain)"/>${carved}</g></g><g mask="url(#lx-walls)" fill="none"><path d="${corridor}" stroke="var(--carve-hi)" stroke-opacity=".7" stroke-width="${pitch + 6}" stroke-linecap="square"/><rect x="${c.x - 2}" y="${c.y - 2}" width="${c.width + 4}" height="${c.height + 4}" stroke="var(--carve-hi)" stroke-opacity=".7" stroke-width="3"/></g>`;
}

/** The tomb's doorway, with the key that it asks for. */
function doorway(g: Geometry): string {
  const { chamber: c, wall, tall, pitch } = g;
  const wide = tall ? 34 : 42;
  return `<rect x="${c.x - wall}" y="${c.y + 21}" width="${wall + 18}" height="58" fill="#0b1238"/><path d="M${c.x - wall} ${c.y + 21}h${wall + 18}v58h${-wall - 18}" fill="none" stroke="url(#lx-gold)" stroke-width="3.4"/><use href="#lx-key" x="${c.x - wall / 2 + 8 - wide / 2}" y="${c.y + pitch / 2 - wide / 2}" width="${wide}" height="${wide}"/>`;
}

/** The content of the still SVG. */
export function stone(g: Geometry, board: Board, grain: string): string {
  const { width, height, chamber: c, spine, wall, tall } = g;
  const corridor = line(spine) + `V${spine[8]![1] + 1}`;
  const door = `M${spine[8]![0]} ${spine[8]![1]}H${c.x + 10}`;
  const [lx, ly, lw, lh] = [c.x - wall / 2, c.y - wall / 2, c.width + wall, c.height + wall];
  const cx = c.x + c.width / 2;
  return [
    definitions(g, corridor, door, grain),
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="14" fill="url(#lx-pave)"/><path d="${flags(g, 0)}" fill="#fff" opacity=".055"/><path d="${flags(g, 1)}" fill="#000" opacity=".06"/>`,
    `<path d="${joints(g)}" stroke="var(--joint)" stroke-opacity=".7" stroke-width="2"/>`,
    stairs(g) + board.statues.map((_, i) => niche(g, i)).join("") + recesses(g),
    `<rect x="${c.x}" y="${c.y}" width="${c.width}" height="${c.height}" fill="url(#lx-tomb)"/>` + stars(c),
    walls(g, corridor),
    `<path d="${corridor}" fill="none" stroke="url(#lx-grain)" stroke-width="${g.pitch}" opacity=".7"/>`,
    border(c.x + 9, c.y + 9, c.width - 18, c.height - 18, 8, 2) + doorway(g),
    [0, 1, 2, 3].map((i) => lamp(lx + (i % 2) * lw, ly + (i >> 1) * lh, tall)).join(""),
    worth(g, board),
    `<ellipse cx="${cx}" cy="${c.y + c.height / 2 - (tall ? 20 : -6)}" rx="${tall ? 130 : 180}" ry="${tall ? 150 : 130}" fill="url(#lx-warm)" opacity=".55"/>`,
    `<g transform="translate(${cx} ${c.y + (tall ? 46 : 48)})"><circle r="22" fill="#0d1747" stroke="url(#lx-gold)" stroke-width="3"/><text class="num-t" y="8.2" font-size="24" fill="#ffe9ab">${board.worth[TOMB]}</text></g>`,
  ].join("");
}

/** Fine grain for stone, made once. */
export function grain(size = 192): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d")!;
  const image = pen.createImageData(size, size);
  let seed = 7;
  for (let i = 0; i < image.data.length; i += 4) {
    seed = (seed * 16807) % 2147483647;
    const v = seed / 2147483647;
    image.data.fill(v > 0.5 ? 255 : 40, i, i + 3);
    image.data[i + 3] = v > 0.5 ? (v - 0.5) * 44 : (0.5 - v) * 60;
  }
  pen.putImageData(image, 0, 0);
  return canvas.toDataURL();
}
