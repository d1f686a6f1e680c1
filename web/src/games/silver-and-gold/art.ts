/** The symbols of the chart: squares' signs, motifs of the colours, stamps, cups, a ship. Once in the page. */

import { EMBLEMS } from "../../parts/emblems";

export const COLORS = ["grey", "green", "orange", "purple"] as const;

const MOTIFS: Record<(typeof COLORS)[number], string> = {
  grey: `<path d="M-9-4C-6-8-3-8 0-4S6 0 9-4M-9 4C-6 0-3 0 0 4S6 8 9 4" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>`,
  green: `<path d="M-7 8C-9-3-2-9 9-9 9 2 4 9-5 7M-8 10C-5 4-1-1 4-4" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M-5 7C-8-2-2-8 9-9 9 2 4 8-5 7Z" fill="currentColor" opacity=".55"/>`,
  orange: `<circle r="4.400" fill="currentColor"/><path d="M0-10V-7M0 7V10M-10 0H-7M7 0H10M-7-7-5-5M5 5 7 7M7-7 5-5M-5 5-7 7" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
  purple: `<path d="M3-9A9.300 9.300 0 1 0 9 5 8 8 0 0 1 3-9Z" fill="currentColor"/>`,
};

const SIGNS = {
  cross: `<path d="M-12-12C-5-7 6 6 12 12M12-12C6-6-6 6-12 12" fill="none" stroke="#b3261c" stroke-width="7" stroke-linecap="round"/><path d="M-11-12C-5-8 4 2 8 6" fill="none" stroke="#e0685c" stroke-width="1.600" stroke-linecap="round"/>`,
  coin: `<circle cy="1.500" r="16" fill="#5d4211"/><circle r="16" fill="url(#gold)" stroke="#5d4211" stroke-width="1.600"/><circle r="11.500" fill="none" stroke="#7d5a17" stroke-width="1.300"/><path d="M0-9 2.200-2.200 9 0 2.200 2.200 0 9-2.200 2.200-9 0-2.200-2.200Z" fill="#7d5a17"/>`,
  palm: `<path d="M-2 16C2 8 2 0 0-6" stroke="var(--palm-trunk)" stroke-width="3.600" fill="none" stroke-linecap="round"/><path d="M0-6C-6-14-15-12-18-4-12-7-6-7 0-6 5-14 15-13 18-4 12-7 7-7 0-6-2-14-9-20-16-16-9-14-4-11 0-6 3-15 10-19 16-15 9-13 5-11 0-6Z" fill="var(--palm-leaf)" stroke="var(--palm-line)" stroke-width=".9"/><path d="M-9 17H8" stroke="#b79a5f" stroke-width="2.400" stroke-linecap="round"/>`,
};

const BLOT = "M0-25C9-26 17-23 22-15 27-7 26 4 22 12 17 21 8 26-2 25-13 25-21 19-24 10-27 0-25-11-18-18-13-23-7-25 0-25Z";
const stamp = (emblem: number) =>
  `<path d="${BLOT}" fill="var(--s${emblem})"/><path d="${BLOT}" transform="scale(.86)" fill="none" stroke="var(--i${emblem})" stroke-opacity=".45" stroke-width="1.400" stroke-dasharray="13 2 5 1.500"/><g transform="scale(1.750)">${EMBLEMS[emblem]!.art(`var(--i${emblem})`)}</g>`;

const CUP = `<path d="M-9-11H9C9-2 6 4 1.500 6V10H6V13H-6V10H-1.500V6C-6 4-9-2-9-11ZM-9-8H-13C-13-2-10 1-7 1M9-8H13C13-2 10 1 7 1" fill="var(--cup, url(#gold))" stroke="var(--cup-line, #5d4211)" stroke-width="1.500" stroke-linejoin="round"/>`;
const WAX = `<path d="M0-24C8-26 17-21 21-14 26-7 24 3 23 9 19 19 10 24 1 24-8 26-17 21-21 14-26 6-24-3-22-10-18-19-9-24 0-24Z" fill="#9d2b22" stroke="#4a0f0b" stroke-width="2"/><circle r="15" fill="#00000026" stroke="#e98b7f" stroke-opacity=".7" stroke-width="2"/><path d="M0-10 2.500-2.500 10 0 2.500 2.500 0 10-2.500 2.500-10 0-2.500-2.500Z" fill="#f0a89c"/>`;
const ISLE = `<rect x="-25" y="-25" width="50" height="50" rx="4" fill="var(--sea-green)" stroke="var(--chart-line)" stroke-width="2"/><path d="M-18-12C-12-20 4-20 8-14 18-14 21-2 16 6 18 16 2 20-6 15-18 18-21 4-17-2Z" fill="var(--land)" stroke="var(--coast)" stroke-width="2.500"/><path d="M-6-6 6 6M6-6-6 6" stroke="#b3261c" stroke-width="4" stroke-linecap="round"/>`;
const SHIP = `<path d="M-13 4H13C12 9 9 12 6 12H-7C-10 12-12 9-13 4Z" fill="var(--ship)"/><path d="M-1 4V-13M-1-13C6-11 9-5 9 1H-1ZM-3-9C-7-6-9-2-9 1H-3Z" fill="var(--sail)" stroke="var(--ship)" stroke-width="1.600" stroke-linejoin="round"/><path d="M-1-13 5-15-1-17Z" fill="#b3261c"/>`;

const symbol = (id: string, box: string, body: string) => `<symbol id="sg-${id}" viewBox="${box}" overflow="visible">${body}</symbol>`;
const sea = (color: (typeof COLORS)[number]) =>
  `<pattern id="sg-sea-${color}" width="96" height="84" patternUnits="userSpaceOnUse"><g color="var(--deep-${color})" opacity=".26"><g transform="translate(22 20) scale(.8)">${MOTIFS[color]}</g><g transform="translate(70 62) scale(.8)">${MOTIFS[color]}</g></g></pattern>`;

export const SHEET =
  `<defs>${COLORS.map(sea).join("")}<pattern id="sg-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H9V9H0Z" fill="#b3261c" opacity=".18"/><path d="M2 0V9" stroke="#b3261c" stroke-opacity=".55" stroke-width="3"/></pattern></defs>` +
  COLORS.map((color) => symbol(color, "-12 -12 24 24", MOTIFS[color])).join("") +
  Object.entries(SIGNS).map(([name, body]) => symbol(name, "-30 -30 60 60", body)).join("") +
  EMBLEMS.map((one, i) => symbol(`stamp${i}`, "-30 -30 60 60", stamp(i)) + symbol(`mark${i}`, "-10 -10 20 20", one.art("currentColor"))).join("") +
  symbol("wax", "-30 -30 60 60", WAX) +
  symbol("isle", "-30 -30 60 60", ISLE) +
  symbol("cup", "-14 -14 28 28", CUP) +
  symbol("ship", "-15 -18 30 32", SHIP) +
  symbol("crest", "-12 -12 24 24", `<path d="M0-11 2.400-2.400 11 0 2.400 2.400 0 11-2.400 2.400-11 0-2.400-2.400Z" fill="url(#gold)" stroke="#4b3410" stroke-width=".8"/><path d="M-5-5 5 5M5-5-5 5" stroke="#83601f" stroke-width="1"/>`);
