/** The still layer: building, rooms and doors, as one drawing that changes only with the position. */

import type { Public, Tile } from "../../types/tomb-raider";
import { beside, FIELD, GAP, lettersAt, numbersAt, opposite, PITCH, SIDES, squareOf, START, TILE, TOWARDS, WALL, type Geometry, type Side } from "./geometry";

export type Light = "dim" | "lit" | "hot";
export type Symbol = NonNullable<Tile["symbol"]>;

const HALLS: Record<Symbol, string> = {
  blank: "M-54-42-42-54H42L54-42V42L42 54H-42L-54 42Z",
  energy: "M-56-25-25-56H25L56-25V25L25 56H-25L-56 25Z",
  shooting: "M-56-38H-38V-56H38V-38H56V38H38V56H-38V38H-56Z",
  health: "M-56-22A34 34 0 0 1-22-56H22A34 34 0 0 1 56-22V22A34 34 0 0 1 22 56H-22A34 34 0 0 1-56 22Z",
  treasure: "M0-57A57 57 0 0 1 0 57 57 57 0 0 1 0-57Z",
};
const CORRIDORS: Record<Side, (out: number) => string> = {
  north: (out) => `M-27 0V${-80 - out}H27V0Z`,
  east: (out) => `M0-27H${80 + out}V27H0Z`,
  south: (out) => `M27 0V${80 + out}H-27V0Z`,
  west: (out) => `M0 27H${-80 - out}V-27H0Z`,
};
const FILL = `fill="#3a210c" fill-opacity=".55" stroke="none"`;
const THIN = `stroke-width="1.5"`;
const MOSAICS: Record<Symbol, string> = {
  blank: "",
  energy: `<circle r="33"/><circle r="28.5" ${THIN}/><path d="M4.7-21-13.3 4.200H-3.400L-5.3 21 13.3-5.700H2.700Z" ${FILL}/>`,
  shooting: `<circle r="31"/><path d="M0-42v18M0 42V24M-42 0h18M42 0H24"/><circle r="17" ${THIN}/><circle r="4" ${FILL}/>`,
  health: `<circle r="34" ${THIN}/><path d="M-9-28H9V-9H28V9H9V28H-9V9H-28V-9H-9Z" ${FILL}/>`,
  treasure: `<circle r="44"/><circle r="38" ${THIN}/><path d="M0-36 8-8 36 0 8 8 0 36-8 8-36 0-8-8Z" ${FILL}/><path d="M-20-20 0-8 20-20 8 0 20 20 0 8-20 20-8 0Z" ${THIN}/>`,
};
const SHADES: Record<Light, string> = { dim: "#3c2a1b", lit: "#5b3c20", hot: "#7c5327" };
const KINDS: Record<string, string> = { energy: "#f4b860", shooting: "#9cc3ec", health: "#8fd39a", treasure: "#ffd98c" };
const JAGS = "M-72-76-40-68-18-77 8-66 34-75 60-67 75-72 68-40 77-12 66 14 74 38 67 62 73 75 40 68 16 76-10 66-38 75-62 68-76 73-67 40-77 16-66-10-75-34-67-58Z";

const roomPath = (symbol: Symbol, doors: readonly Side[], out = 0) => HALLS[symbol] + doors.map((side) => CORRIDORS[side](out)).join("");

/** A room cut into its block of slate, around 0, 0; the id tells its clip from those of other rooms. */
export function room(symbol: Symbol, doors: readonly Side[], light: Light, id: string): string {
  const path = roomPath(symbol, doors);
  return `<rect x="-80" y="-80" width="160" height="160" rx="5" fill="url(#tr-block)"/><rect x="-80" y="-80" width="160" height="160" rx="5" fill="url(#tr-hatch)"/>
<path d="${path}" clip-path="url(#tr-tile)" fill="none" stroke="#b6d0e6" stroke-width="4.5" stroke-opacity=".55"/><clipPath id="${id}"><path d="${path}"/></clipPath><path d="${path}" fill="url(#tr-face-${light === "dim" ? "dim" : "lit"})"/>
<g clip-path="url(#${id})"><path d="${roomPath(symbol, doors, 14)}" transform="translate(0 9)" fill="${SHADES[light]}"/><path d="${roomPath(symbol, doors, 22)}" transform="translate(5 15)" fill="url(#tr-floor-${light})"/><path d="${path}" fill="url(#tr-flags)"/>${
    MOSAICS[symbol] && `<g transform="translate(0 5)" fill="none" stroke="#3a210c" stroke-opacity=".62" stroke-width="3.5" opacity=".92">${MOSAICS[symbol]}</g>`
  }</g><path d="M-79.5 79V-76q0-3.5 3.5-3.500H79" fill="none" stroke="#9fc0dd" stroke-opacity=".26" stroke-width="1.2"/>`;
}

/** The symbol of a room in its corner, so that figures never cover it. */
export function plaque(symbol: Symbol, corner: number, grown: number): string {
  if (symbol === "blank") return "";
  return `<g transform="translate(${-corner} ${-corner}) scale(${grown})" color="${KINDS[symbol]}"><circle r="13.5" fill="#0e1622" stroke="currentColor" stroke-width="1.6"/><use href="#tr-${symbol}" x="-8.5" y="-8.5" width="17" height="17"/></g>`;
}

function slab(place: number, note: string): string {
  const { row, column } = squareOf(place);
  return `<rect x="-80" y="-80" width="160" height="160" rx="5" fill="url(#tr-slab${(row * 7 + column * 5) % 3})"/><path d="M-79 79V-76q0-3 3-3H79" fill="none" stroke="#8fa9c4" stroke-opacity=".34" stroke-width="1.6"/><path d="M79-79V76q0 3-3 3H-79" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="2"/><path d="M-68-68H68V68H-68ZM-68-68-33-33M68-68 33-33M-68 68-33 33M68 68 33 33" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/><path d="M-66.5 68V-66.500H68M-68 69.500H69.500V-68" fill="none" stroke="#8fa9c4" stroke-opacity=".13"/><use href="#tr-crest" y="1.5" fill="none" stroke="#060a10" stroke-opacity=".6" stroke-width="1.8"/><use href="#tr-crest" fill="none" stroke="#8ea9c5" stroke-opacity=".3" stroke-width="1.3"/>${note && text(0, 63, 14, "#8fa4b9", note)}`;
}

function pit(place: number, note: string, fresh: boolean, size: number): string {
  const { row, column } = squareOf(place);
  const ember = fresh ? `stroke="#ff8a3d" stroke-width="3"` : `stroke="#8a4a2b" stroke-width="2" stroke-opacity=".7"`;
  return `<rect x="-80" y="-80" width="160" height="160" rx="5" fill="#0a0d13"/><g transform="rotate(${90 * ((row + 2 * column) % 4)})"><path d="${JAGS}" fill="url(#tr-pit)" stroke-linejoin="round" ${ember}/><path d="M-72-76-44-48-50-30M74 38 46 30 40 44M-10 66-4 44-16 34" fill="none" stroke="#a05a34" stroke-opacity=".5" stroke-width="1.5"/></g>${note && text(0, size / 3, size, "#c38566", note)}`;
}

const DANGER = `<path d="M-80-80H80V80H-80ZM-70-70V70H70V-70Z" fill="url(#tr-hazard)" fill-rule="evenodd"/><rect x="-70" y="-70" width="140" height="140" fill="none" stroke="#ff9a70" stroke-width="2.5" stroke-dasharray="9 6"/>`;

const text = (x: number, y: number, size: number, fill: string, words: string) => `<text x="${x}" y="${y}" font-size="${size}" font-weight="550" font-family="Commissioner, sans-serif" text-anchor="middle" fill="${fill}">${words}</text>`;

type Doorway = "open" | "walled" | "unknown";

/** How a door meets what lies behind it. */
export function doorway(g: Geometry, museum: readonly Tile[], place: number, side: Side): Doorway {
  if (place === g.entrance && side === g.gate) return "open";
  const other = beside(place, side);
  const tile = other === null ? null : museum[other]!;
  if (!tile || tile.state === "removed") return "walled";
  if (tile.state === "face_down") return "unknown";
  return tile.doors.includes(opposite(side)) ? "open" : "walled";
}

const SHUT = `<path d="M-27-80H27V-71H-27Z" fill="#241913" stroke="#6f5233"/><path d="M-27-75.500H27" stroke="#8d6a42"/>`;
const DARK = `<path d="M-27-80H27V-54H-27Z" fill="#05080d" fill-opacity=".62"/>`;

export function doorMarks(g: Geometry, museum: readonly Tile[], place: number, doors: readonly Side[]): string {
  return doors
    .map((side) => ({ side, kind: doorway(g, museum, place, side) }))
    .filter(({ kind }) => kind !== "open")
    .map(({ side, kind }) => `<g transform="rotate(${90 * SIDES.indexOf(side)})">${kind === "unknown" ? DARK : SHUT}</g>`)
    .join("");
}

/** A threshold with its brass strip bridges the gap between two rooms. */
export function threshold(g: Geometry, place: number, side: Side, light: Light): string {
  const [dx, dy] = TOWARDS[side];
  const [x, y] = g.centre(place);
  const deep = place === g.entrance && side === g.gate ? WALL + 2 : GAP;
  const [w, h] = dx ? [deep + 2, 54] : [54, deep + 2];
  const [floor, face] = light === "dim" ? ["#5a4129", "#32251a"] : ["#8a6238", "#4b3420"];
  const strip = dx ? `<rect x="${-w / 2}" y="-27" width="${w}" height="9" fill="${face}"/><path d="M0-18V27" stroke="#e6b860" stroke-width="1.8" stroke-opacity=".8"/>` : `<path d="M-27 0H27" stroke="#e6b860" stroke-width="1.8" stroke-opacity=".8"/>`;
  return `<g transform="translate(${x + (dx * (TILE + deep)) / 2} ${y + (dy * (TILE + deep)) / 2})"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${floor}"/>${strip}</g>`;
}

function thresholds(g: Geometry, museum: readonly Tile[], lightOf: (place: number) => Light): string {
  let art = "";
  museum.forEach((tile, place) => {
    if (tile.state !== "open") return;
    for (const side of tile.doors) {
      const out = place === g.entrance && side === g.gate;
      if (doorway(g, museum, place, side) !== "open" || (!out && (side === "north" || side === "west"))) continue;
      const lights = [lightOf(place), lightOf(out ? START : beside(place, side)!)];
      art += threshold(g, place, side, lights.includes("dim") ? "dim" : "lit");
    }
  });
  return art;
}

/** The outer wall with its pilasters and corner piers. */
function building(): string {
  const edge = FIELD + WALL;
  const line = `fill="#1d2938" stroke="#7fa6c9" stroke-opacity=".62" stroke-width="1.5"`;
  const piers = [[-WALL, -WALL], [edge - 40, -WALL], [-WALL, edge - 40], [edge - 40, edge - 40]].map(([x, y]) => `<rect x="${x! - 6}" y="${y! - 6}" width="52" height="52" ${line}/>`).join("");
  const pilasters = [1, 2, 3, 4].map((n) => n * PITCH - GAP / 2).map((p) => `M${p - 11}-${WALL + 5}h22v5h-22ZM${p - 11} ${edge}h22v5h-22ZM-${WALL + 5} ${p - 11}v22h5v-22ZM${edge} ${p - 11}v22h5v-22Z`).join("");
  const wall = `x="-${WALL}" y="-${WALL}" width="${FIELD + 2 * WALL}" height="${FIELD + 2 * WALL}"`;
  return `<rect x="-${WALL + 9}" y="-${WALL + 6}" width="${FIELD + 2 * WALL + 18}" height="${FIELD + 2 * WALL + 16}" rx="10" fill="#04070b" opacity=".55"/><rect ${wall} fill="#17212e" stroke="#7fa6c9" stroke-width="2" stroke-opacity=".62"/><rect ${wall} fill="url(#tr-hatch)"/><rect x="-7" y="-7" width="${FIELD + 14}" height="${FIELD + 14}" fill="#070b11" stroke="#7fa6c9" stroke-width="1.2" stroke-opacity=".35"/><path d="${pilasters}" ${line}/>${piers}`;
}

/** Letters and measures, as on a plan. */
function plan(g: Geometry): string {
  if (g.upright) return "";
  const [below, left] = [lettersAt(g.gate) === "south", numbersAt(g.gate) === "west"];
  const [ly, nx] = [below ? FIELD + WALL + 29 : -WALL - 18, left ? -WALL - 20 : FIELD + WALL + 20];
  const middle = (n: number) => n * PITCH + TILE / 2;
  const letters = [0, 1, 2, 3, 4].map((n) => text(middle(n), ly, 17, "#a3bfd8", "abcde"[n]!) + text(nx, middle(n) + 6, 17, "#a3bfd8", String(n + 1))).join("");
  const [my, mx] = [below ? FIELD + WALL + 11 : -WALL - 12, left ? -WALL - 11 : FIELD + WALL + 11];
  const ticks = [0, 1, 2, 3, 4, 5].map((n) => (n === 5 ? FIELD : n * PITCH - (n ? GAP / 2 : 0))).map((p) => `M${p} ${my - 4}v8M${mx - 4} ${p}h8`).join("");
  return `<path d="M0 ${my}H${FIELD}M${mx} 0V${FIELD}${ticks}" fill="none" stroke="#7fa6c9" stroke-opacity=".4" stroke-width="1.2"/>${letters}`;
}

function forecourt(g: Geometry): string {
  const columns = [-88, -42, 42, 88].map((x) => `<rect x="${x - 10}" y="38" width="20" height="20" fill="#1d2938" stroke="#7fa6c9" stroke-opacity=".62" stroke-width="1.5"/><circle cx="${x}" cy="48" r="7.5" fill="#2b3a4d" stroke="#a8c6e0" stroke-width="1.5" stroke-opacity=".8"/>`).join("");
  const floor = `d="M-106-54H106V58H-106Z"`;
  return `<g transform="translate(${g.court.x} ${g.court.y}) rotate(${90 * g.court.quarters})"><path d="M-112-66H112v6H-112ZM-118-60H118v6H-118Z" fill="#3a4452" stroke="#7fa6c9" stroke-opacity=".5"/><path ${floor} fill="#7a6246" stroke="#7fa6c9" stroke-opacity=".5" stroke-width="1.5"/><path ${floor} fill="url(#tr-flags)"/><path ${floor} fill="url(#tr-dusk)"/><path d="M-27 34H27V60H-27Z" fill="#7b2436" stroke="#d8a24f" stroke-width="1.5"/>${columns}<circle cx="-40" cy="48" r="46" fill="url(#tr-lantern)" opacity=".55"/><circle cx="40" cy="48" r="46" fill="url(#tr-lantern)" opacity=".55"/></g>`;
}

export interface Scene {
  lightOf: (place: number) => Light;
  danger: ReadonlySet<number>; // places that the next wave takes
  waveOf: (place: number) => { note: string; fresh: boolean }; // of a place that is gone
  blank: string; // written on slabs that are known to be blank
}

export function stone(g: Geometry, view: Public, scene: Scene): string {
  const corner = g.upright ? 57 : 63;
  const tiles = view.museum.map((tile, place) => {
    const { note, fresh } = scene.waveOf(place);
    const light = scene.lightOf(place);
    const art =
      tile.state === "face_down"
        ? slab(place, tile.blank ? scene.blank : "")
        : tile.state === "removed"
          ? pit(place, note, fresh, g.upright ? 26 : 16)
          : room(tile.symbol ?? "blank", tile.doors, light, `tr-room${place}`) + doorMarks(g, view.museum, place, tile.doors);
    const sign = tile.state === "open" ? plaque(tile.symbol ?? "blank", corner, g.upright ? 1.5 : 1) : "";
    return `<g transform="translate(${g.centre(place).join(" ")})"><g data-tile="${place}">${art}</g>${sign}${scene.danger.has(place) && tile.state !== "removed" ? DANGER : ""}</g>`;
  });
  return building() + plan(g) + forecourt(g) + tiles.join("") + thresholds(g, view.museum, scene.lightOf);
}
