/** The museum's own drawings: one sheet of symbols, lit from the upper left. */

import { DEFS, FIGURES, SIDE_OF, type Name } from "./scene";

const stroke = (d: string) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
const FLAME = "M0-11c4.5 4 6 7 3.8 10-1.6 2-6 2-7.6 0C-6-4-3-6 0-11Z";

/** Signs in a box of 24 around 0, 0. */
const SIGNS = {
  energy: `<path d="M2.5-11-7 2.2h5.200L-2.8 11 7-3H1.400Z" fill="currentColor"/>`,
  shooting: `<circle r="6.4" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M0-11v6M0 11V5M-11 0h6M11 0H5" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle r="1.7" fill="currentColor"/>`,
  health: `<path d="M-3.4-10h6.800v6.600H10v6.800H3.400V10h-6.800V3.400H-10v-6.800h6.600Z" fill="currentColor"/>`,
  treasure: `<path d="M-6-8.500H6L10.5-2.5 0 9.5-10.5-2.500ZM-10.5-2.500h21" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  lara: `<path d="M0-11 2.6-2.6 11 0 2.6 2.6 0 11-2.6 2.6-11 0-2.6-2.600Z" fill="currentColor"/>`,
  kurtis: `<path d="M-8-10H8V2L0 10.5-8 2Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="M-4.4-1.6 0-5l4.4 3.400M-4.4 3.2 0-.2l4.4 3.4" fill="none" stroke="currentColor" stroke-width="2"/>`,
  karel: `<path d="M-11 0Q0-11 11 0 0 11-11 0Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="M0-4.400V4.4" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/>`,
  eckhardt: `<path d="M5.5 8.600A10 10 0 1 1 5.5-8.6 7.8 7.8 0 1 0 5.5 8.600Z" fill="currentColor"/><circle cx="5.4" r="2.2" fill="currentColor"/>`,
  good: `<circle r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><circle r="3.4" fill="currentColor"/>`,
  bad: `<path d="M0-10.5 10.5 0 0 10.5-10.5 0Z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/><path d="M0-4 4 0 0 4-4 0Z" fill="currentColor"/>`,
  police: `<path d="M0-11 9-7.500V0C9 6 4 9.5 0 11-4 9.5-9 6-9 0v-7.500Z" fill="currentColor"/><path d="M0-5.4 1.5-1.700l4 .2L2.4 1.200l1 3.900L0 3l-3.4 2.1 1-3.900L-5.5-1.500l4-.2Z" fill="#f4d58c"/>`,
  bomb: `<circle cx="-1" cy="3" r="7.6" fill="currentColor"/><path d="M3.6-3.6 6-7q2-2.6 4.5-1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="m9-12 .6 2.600M12-9l-2.4.6" stroke="#ffd98c" stroke-width="1.6" stroke-linecap="round"/><path d="M-5 0a5 5 0 0 1 3.5-3" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>`,
  torch: `<path d="${FLAME}" fill="currentColor"/>${stroke("M-4 3h8L2.5 11h-5Z")}`,
  rotate: stroke("M8.5-2.500A9 9 0 1 0 9 2M9.5-9v6.500H3"),
  walk: stroke("M-3 11l1-7-3-4 2-7 5 1 2 4 4 1M-2 4l4 2 2 5") + `<circle cx="1.5" cy="-9.5" r="2.3" fill="currentColor"/>`,
};
export type SignName = keyof typeof SIGNS;

const CREST = `<path d="M-26-8 0-26 26-8ZM-22-8v5h44v-5M-17-3v22M-6-3v22M6-3v22M17-3v22M-24 19h48v6h-48Z"/><circle r="44"/><circle r="39" stroke-dasharray="2 5.17"/>`;

const BASES = {
  good: `<path d="M-20 0v5a20 8 0 0 0 40 0V0" fill="#0b3733"/><ellipse rx="20" ry="8" fill="#1f7d72"/><ellipse rx="15.5" ry="5.7" fill="none" stroke="#8fe8d9" stroke-opacity=".6" stroke-width="1.2"/>`,
  bad: `<path d="M-21 0v5l10 8h22l10-8V0" fill="#3b0b1a"/><path d="M-21 0-11-8h22L21 0 11 8h-22Z" fill="#8d2440"/><path d="M-16 0-8.5-5.600h17L16 0 8.5 5.600h-17Z" fill="none" stroke="#ffb3b8" stroke-opacity=".6" stroke-width="1.2"/>`,
};

const TOKENS = {
  evidence: `<path d="M-15-12 11-15 15 11-11 14Z" fill="#f3ead4" stroke="#4d3d24" stroke-width="1.3"/><path d="M-10-7 7-9M-9.4-2.5 4-4M-8.8 2-1 1" stroke="#6d5b3c" stroke-width="1.6" fill="none"/><path d="M3.5-14.1 7.5 11.9" stroke="#1f7d72" stroke-width="3.4"/><circle cx="5.3" cy="-1.5" r="4.6" fill="#2c9c8e" stroke="#0b3733"/>`,
  painting: `<path d="M-17-14H17V14H-17Z" fill="url(#gold)" stroke="#4b3410" stroke-width="1.3"/><path d="M-12-9H12V9H-12Z" fill="#5a1a2b"/><path d="M-12 9V3L-5-3 1 3 5-1 12 5V9Z" fill="#2c0c17"/><circle cx="6" cy="-4.5" r="2.6" fill="#ffd98c"/>`,
  large: `<path d="M-11 15-8 10H8L11 15Z" fill="#96671b" stroke="#4b3410"/><path d="M0-20C3-17 3.5-14 3-11 10-12 17-9 19-2 13-4 9-3 7 0 10 5 8 10 8 10H-8S-10 5-7 0C-9-3-13-4-19-2-17-9-10-12-3-11-3.5-14-3-17 0-20Z" fill="url(#gold)" stroke="#5b3d10" stroke-width="1.2"/><circle cy="1" r="3.6" fill="#c23a54" stroke="#ffe3a6" stroke-width=".8"/>`,
};

const symbol = (id: string, box: string, body: string) => `<symbol id="tr-${id}" viewBox="${box}" overflow="visible">${body}</symbol>`;
const linear = (id: string, from: string, to: string, x = 1) => `<linearGradient id="tr-${id}" x1="0" y1="0" x2="${x}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const radial = (id: string, stops: [number, string, number?][], at = "") =>
  `<radialGradient id="tr-${id}" ${at}>${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`;
const FLOOR = `gradientUnits="userSpaceOnUse" cx="0" cy="6" r="104"`;

const PAINTS = `<defs>
${linear("slab0", "#2a3648", "#1a2330")}${linear("slab1", "#273244", "#18202d")}${linear("slab2", "#2d394b", "#1c2533")}${linear("block", "#1f2c3d", "#141d2a")}
${radial("floor-dim", [[0, "#a57d4e"], [0.5, "#7d5c3a"], [1, "#4b3624"]], FLOOR)}${radial("floor-lit", [[0, "#e2b473"], [0.5, "#b9854a"], [1, "#6d4a2b"]], FLOOR)}${radial("floor-hot", [[0, "#ffe0a3"], [0.45, "#e3ab5e"], [1, "#8f6033"]], FLOOR)}
${linear("face-dim", "#2e2219", "#4a3626", 0)}${linear("face-lit", "#4b3420", "#7a5630", 0)}
${radial("torchlight", [[0, "#ffd58a", 0.62], [0.3, "#f2a84e", 0.32], [1, "#f2a84e", 0]])}${radial("dusk", [[0, "#f2b45a", 0.42], [1, "#05080d", 0.38]], `cx=".5" cy="1" r=".95"`)}
${radial("pit", [[0, "#020304"], [0.62, "#07090d"], [1, "#150d0a"]])}${radial("lantern", [[0, "#ffe2a0", 0.95], [0.3, "#f6b55c", 0.5], [1, "#f2a84e", 0]])}${radial("wave", [[0.55, "#ff7a3d", 0], [0.86, "#ffb066", 0.75], [1, "#ff7a3d", 0]])}
<pattern id="tr-flags" width="36" height="36" patternUnits="userSpaceOnUse" x="-18" y="-18"><path d="M0 0H36M0 18H36M18 0V18M0 18V36M36 18V36" stroke="#2a1808" stroke-opacity=".34" fill="none"/><path d="M0 1.200H36M0 19.200H36" stroke="#fff2d0" stroke-opacity=".16" fill="none"/></pattern>
<pattern id="tr-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="#8fb4d6" stroke-opacity=".17"/></pattern>
<pattern id="tr-hazard" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M3.5 0V14" stroke="#ff7a4d" stroke-width="5" stroke-opacity=".5"/></pattern>
<clipPath id="tr-tile"><rect x="-80" y="-80" width="160" height="160" rx="5"/></clipPath>
<g id="tr-crest">${CREST}</g></defs>`;

/** Everything that is drawn by its name: tr-<sign>, tr-f-<figure> (feet at 0, 0), tr-b-<figure> without its base, tr-t-<treasure>. */
export const SHEET =
  DEFS +
  PAINTS +
  Object.entries(SIGNS).map(([name, art]) => symbol(name, "-12 -12 24 24", art)).join("") +
  symbol("plate", "-22 -22 44 44", `<rect x="-19" y="-12" width="38" height="24" rx="2.5" fill="url(#gold)" stroke="#4b3410" stroke-width="1.4"/><path d="M-10-3H10M-10 3.500H5" stroke="#6d4a14" stroke-width="2.4" stroke-linecap="round"/><path d="M-15.5-8.500v.01M15.5-8.500v.01M-15.5 8.500v.01M15.5 8.500v.01" stroke="#4b3410" stroke-width="2.6" stroke-linecap="round"/>`) +
  Object.entries(TOKENS).map(([name, art]) => symbol(`t-${name}`, "-22 -22 44 44", art)).join("") +
  Object.entries(FIGURES).map(([name, art]) => symbol(`b-${name}`, "-30 -80 60 90", art) + symbol(`f-${name}`, "-30 -80 60 96", BASES[SIDE_OF[name as Name]] + art)).join("");
