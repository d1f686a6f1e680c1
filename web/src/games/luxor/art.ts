/** Luxor's own drawings: one sheet of symbols, lit from the upper left. Tiles are 88 wide around 0, 0. */

import { EMBLEMS } from "../../parts/emblems";

export const GOLD = "url(#lx-gold)";

export const PERSON = `<path d="M-6.5-12.5C-12.5-9.5-14.5 6-15.5 19.5-15.6 22.6-13 23.5 0 23.5S15.6 22.6 15.5 19.5C14.5 6 12.5-9.5 6.5-12.5Z"/><circle cy="-17" r="7.4"/><path d="M-14.5-20.5C-14.5-23-10-23.4-8-23.6-7.8-31-6-34.5-2.6-34.2-1-34 1-34 2.6-34.2 6-34.5 7.8-31 8-23.6 10-23.4 14.5-23 14.5-20.5 14.5-18.2 8-17.4 0-17.4S-14.5-18.2-14.5-20.5Z"/>`;
const EYE = `<path d="M-26-9.5C-14-18.5 10-19 26-8.5"/><path d="M-25 1.5C-14-9.5 10-11.5 25 .5 10 9.5-12 10-25 1.5Z"/><path d="M-1 8.5-3 20.5M6 8C9 17.5 17 20.5 22 16.5 25 13.5 22 9.5 18.5 11.5"/>`;
const VASE = `<path d="M-9-25H9L7-18.5C7-15 19-9 19 5 19 17 10 24 8 27H-8C-10 24-19 17-19 5-19-9-7-15-7-18.5Z"/><path d="M-9-20C-20-22-24-10-16.5-3M9-20C20-22 24-10 16.5-3" fill="none" stroke-width="3.6"/>`;
const COLLAR = `<path d="M-27-17C-28 10-14 27 0 27S28 10 27-17L14-20C15-4 9 6 0 6S-15-4-14-20Z"/>`;
const CAT = `<path d="M-9.5-29-6.5-22.5H6.5L9.5-29C12.5-23 11.5-15.5 8-11.5 14-5 17 6 15.5 20H20V27H-20V20H-15.5C-17 6-14-5-8-11.5-11.5-15.5-12.5-23-9.5-29Z"/>`;
const SCARAB = `<path d="M-18-6-27-13M-19 4H-29M-17 13-25 21M18-6 27-13M19 4H29M17 13 25 21" fill="none" stroke-width="3.4" stroke-linecap="round"/><ellipse cy="7" rx="18.5" ry="20.5"/><path d="M-14.5-9C-14.5-17 14.5-17 14.5-9 8-5-8-5-14.5-9Z"/><path d="M-9-15.5C-9-25 9-25 9-15.5Z"/>`;
const KEY = (w: number) => `<g fill="none" stroke-width="${w}" stroke-linecap="round"><ellipse cy="-14" rx="9" ry="11"/><path d="M0-3V27M0 15H11M0 25H13"/></g>`;
export const COFFIN = `<path d="M0-94C20-94 29-80 28-64 41-58 46-44 44-24L31 72C30 90 22 96 0 96S-30 90-31 72L-44-24C-46-44-41-58-28-64-29-80-20-94 0-94Z"/>`;
const BACKS = {
  cobra: `<path d="M-14 26C10 26 16 20 8 12 0 5-12 4-10-8-9-14-6-18-6-18-14-22-11-32 0-32S14-22 6-18C13-11 15-2 6 3" fill="none" stroke-width="6" stroke-linecap="round"/>`,
  falcon: `<path d="M-20 28C-26-2-16-30 7-30 17-30 23-25 24-18 30-15 32-9 29-3 26-8 22-9 17-8 12-4 11 2 14 10 16 18 13 24 9 28Z"/><path d="M3-17.5C8-22 15-21 18-17 14-14 8-14 3-17.5ZM9-13 8-4M-14 4C-10 12-4 18 4 21" fill="none" stroke="#ecdcb6" stroke-width="3.2" stroke-linecap="round"/>`,
  lion: `<path d="M0-30C20-30 30-16 27 2 25 18 14 28 0 28S-25 18-27 2C-30-16-20-30 0-30Z"/><path d="M-13-6C-13-18 13-18 13-6 13 6 8 18 0 18S-13 6-13-6ZM-5 5H5L0 10Z" fill="none" stroke="#ecdcb6" stroke-width="3.4"/>`,
};

const octagon = (s: number) => `M${-s} ${-s * 0.45}L${-s * 0.45} ${-s}H${s * 0.45}L${s} ${-s * 0.45}V${s * 0.45}L${s * 0.45} ${s}H${-s * 0.45}L${-s} ${s * 0.45}Z`;
const symbol = (id: string, body: string, box = "-44 -44 88 88") => `<symbol id="lx-${id}" viewBox="${box}" overflow="visible">${body}</symbol>`;
const scaled = (s: number, body: string, x = 0, y = 0) => `<g transform="translate(${x} ${y}) scale(${s})">${body}</g>`;
const enamel = (id: string, a: string, b: string) => `<linearGradient id="lx-${id}" x1=".1" y1="0" x2=".8" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;
const eye = (y: number, s: number, c = GOLD) =>
  `<g transform="translate(0 ${y}) scale(${s})" fill="none" stroke="${c}" stroke-width="${4.4 / Math.sqrt(s)}" stroke-linecap="round" stroke-linejoin="round">${EYE}<circle cx="1" cy="-1" r="5.2" fill="${c}" stroke="none"/></g>`;

/** A tile's body: shadow, gold frame, enamel, a lit edge and a faint sheen. */
const plate = (fill: string) =>
  `<rect x="-42" y="-40" width="88" height="88" rx="10" fill="#1a0d02" opacity=".5"/><rect x="-44" y="-44" width="88" height="88" rx="10" fill="${GOLD}"/><rect x="-40.5" y="-40.5" width="81" height="81" rx="7" fill="#120a04"/><rect x="-39.5" y="-39.5" width="80" height="80" rx="6.5" fill="${fill}"/><path d="M-39.5-33C-39.5-37-37-39.5-33-39.5H33.5C10-31-27-6-39.5 24Z" fill="#fff" opacity=".09"/><path d="M-38.6-32V31M-32-38.6H33" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`;
const slab = `<path d="${octagon(44)}" fill="#1a0d02" opacity=".5" transform="translate(2.5 4)"/><path d="${octagon(44)}" fill="url(#lx-lime)" stroke="#7a5a2a" stroke-width="1.6"/><path d="${octagon(38)}" fill="none" stroke="#8d6b35" stroke-width="1.5" opacity=".75"/><path d="M-43-19-19-43H19" fill="none" stroke="#fffbe9" stroke-width="2.4" opacity=".8"/>`;
const gilt = (body: string) => `<g fill="#2a1400" stroke="#2a1400" opacity=".45" transform="translate(1.5 2.2)">${body}</g><g fill="${GOLD}" stroke="${GOLD}" stroke-width="0">${body}</g>`;

const vase = gilt(VASE) + `<path d="M-17.5-1H17.5M-18.6 6H18.6" stroke="#0c565f" stroke-width="2.6"/><path d="M-16 12.5-10 18-4 12.5 2 18 8 12.5 14 18" fill="none" stroke="#0c565f" stroke-width="2.4"/><path d="M-5-16C-9-10-13-6-14 2" fill="none" stroke="#fff7d6" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>`;
const collar = gilt(COLLAR) + `<path d="M-22.5-16C-22 8-11 21 0 21S22 8 22.5-16" fill="none" stroke="#1e3f9c" stroke-width="3.4"/><path d="M-18-17C-18 3-9 13.5 0 13.5S18 3 18-17" fill="none" stroke="#8e1f30" stroke-width="3" stroke-dasharray="5 2.2"/><circle cy="27" r="4.2" fill="#39b3ad" stroke="#6a4512" stroke-width="1.4"/>`;
const cat = gilt(CAT) + `<path d="M0-2V20M-9 8C-9 14-8 18-6 20M9 8C9 14 8 18 6 20" fill="none" stroke="#5b3d10" stroke-width="1.9"/><path d="M-7-8.5C-3-5.5 3-5.5 7-8.5" fill="none" stroke="#1e3f9c" stroke-width="3.6"/><path d="M-5-18.5h3M2-18.5h3" stroke="#3b2606" stroke-width="2.6"/>`;
const scarab = `<g fill="#2a1400" stroke="#2a1400" opacity=".4" transform="translate(1.5 2.4)">${SCARAB}</g><g fill="#1d7f8c" stroke="#1d7f8c">${SCARAB}</g><path d="M0-6V27M-18-1C-8-4 8-4 18-1" fill="none" stroke="#f1c965" stroke-width="2.4"/><path d="M-12 2C-15 8-13 18-8 22" fill="none" stroke="#bdf0ea" stroke-width="2.4" opacity=".8"/>`;
const sector = (colour: string, degrees: number) => {
  const at = (a: number) => `${(26 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(26 * Math.sin((a * Math.PI) / 180)).toFixed(1)}`;
  return `<path d="M0 0L${at(degrees - 60)}A26 26 0 0 1 ${at(degrees + 60)}Z" fill="${colour}" stroke="#f2d27c" stroke-width="2"/>`;
};
const wild = sector("#1f8784", -90) + sector("#9a3040", 30) + sector("#45424d", 150) + `<circle r="26" fill="none" stroke="${GOLD}" stroke-width="4"/><path d="M0-13 3.6-4.6 12.6-4 5.6 1.8 8 10.8 0 5.8-8 10.8-5.6 1.8-12.6-4-3.6-4.6Z" fill="${GOLD}" stroke="#4a2f08" stroke-width="1.2"/>`;
const favourCard = (x: number, n: number) =>
  `<g transform="translate(${x} 0)"><rect x="-13" y="-22" width="26" height="40" rx="4" fill="url(#lx-horus)" stroke="${GOLD}" stroke-width="2"/>${Array.from({ length: n }, (_, i) => scaled(1, eye(0, 0.34), 0, (i - (n - 1) / 2) * 11 - 2)).join("")}</g>`;
const favour = (a: number, b: number) => favourCard(-17, a) + favourCard(17, b) + `<path d="M-30 27H30" stroke="#8d6b35" stroke-width="2"/>`;
const osiris = (n: number) =>
  `${plate("url(#lx-osiris)")}<g transform="translate(-16 3)"><path d="M-9 26C-13 8-8-10-3-22-2-27 2-27 3-22 8-10 13 8 9 26Z" fill="#fbf3dd" stroke="#2a1400" stroke-opacity=".5" stroke-width="1.5"/><circle cy="-27" r="4" fill="${GOLD}"/><path d="M-10 22C-20 8-19-12-11-22-8-10-10 6-8 20M10 22C20 8 19-12 11-22 8-10 10 6 8 20" fill="#d9b04e" opacity=".95"/><path d="M-10 22H10V29H-10Z" fill="${GOLD}"/></g><text class="num-t" x="20" y="18" font-size="50" fill="#fff3cf">${n}</text>`;
const adventurer = (i: number) =>
  `<ellipse cx="5" cy="22" rx="19" ry="5" fill="#120800" opacity=".45"/><g fill="var(--s${i})" stroke="#160a02" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">${PERSON}</g><g fill="url(#lx-round)">${PERSON}</g><path d="M-8-19.2C-3-17.6 3-17.6 8-19.2" fill="none" stroke="#160a02" stroke-opacity=".45" stroke-width="1.5"/><g transform="translate(0 6.5)">${EMBLEMS[i]!.art(`var(--i${i})`)}</g>`;
const pips = (n: number) => Array.from({ length: n }, (_, i) => scaled(0.36, PERSON, i * 13.5)).join("");
const tunnel = `<path d="M-25 29V-4C-25-20-13-30 0-30S25-20 25-4V29Z" fill="url(#lx-pit)" stroke="#7a5a2a" stroke-width="3"/><path d="M-17 29H17M-14 21H14M-11 14H11M-9 8H9" stroke="#d9bb80" stroke-width="2.6" opacity=".8"/><path d="M-25-4C-25-20-13-30 0-30" fill="none" stroke="#3b270d" stroke-width="3"/>`;
const anubis = `<g fill="#000" opacity=".32" transform="translate(5 5)"><path d="M-11-32-7-15C-17-9-19 8-17 26H17C19 8 17-9 7-15L11-32 4-20H-4Z"/></g><path d="M-11-32-7-15C-17-9-19 8-17 26H17C19 8 17-9 7-15L11-32 4-20H-4Z" fill="#27222d" stroke="#0d0b10" stroke-width="1.4"/><path d="M-5-16C-4-6-2-2 0 2 2-2 4-6 5-16" fill="#423a4b"/><path d="M-13 0C-6 8 6 8 13 0L14.5 8C6 15-6 15-14.5 8Z" fill="${GOLD}"/><path d="M-4.8-12.5h2.6M2.2-12.5h2.6" stroke="#ffd978" stroke-width="2.4"/><path d="M-10.5-29-6.5-15.5C-14-10-16 2-15.5 13" fill="none" stroke="#9a8dae" stroke-width="1.6" opacity=".85"/><path d="M-7.5 16V26M7.5 16V26M-3 20H3" stroke="${GOLD}" stroke-width="2.2"/>`;
const coffin = `<g transform="translate(4 6)" fill="#000" opacity=".45">${COFFIN}</g><g fill="${GOLD}" stroke="#5b3d10" stroke-width="1.5">${COFFIN}</g><path d="M-27-63C-28-80-19-92 0-92S28-80 27-63C25-52 22-44 22-36H-22C-22-44-25-52-27-63Z" fill="#1e3f9c"/><path d="M-25-72H25M-26-60H26M-24-48H24M-17-84H17" stroke="#f1c965" stroke-width="3.4"/><ellipse cy="-62" rx="15.5" ry="19" fill="#f4cf77" stroke="#5b3d10" stroke-width="1.5"/><path d="M-9-66H-3M3-66H9M-4-53H4" stroke="#3b2606" stroke-width="2.4" stroke-linecap="round"/><path d="M-38-22C-20-6 20-6 38-22L37-12C20 4-20 4-37-12Z" fill="#178080"/><path d="M-37-8C-20 8 20 8 37-8L36 0C20 14-20 14-36 0Z" fill="#9a2c3c"/><path d="M-33 42H33M-31 60H31M-29 78H29" stroke="#1e3f9c" stroke-width="5"/><path d="M-33 49H33M-31 67H31" stroke="#178080" stroke-width="2.5"/>`;
const crest = `<g fill="none" stroke="${GOLD}" stroke-linecap="round"><circle r="11" fill="${GOLD}" stroke="none"/><path d="M-15 0C-40-14-62-12-76-2-60 0-52 12-40 14-28 16-20 10-15 5M15 0C40-14 62-12 76-2 60 0 52 12 40 14 28 16 20 10 15 5" stroke-width="4"/><path d="M-22 4C-36-4-50-4-60-1M22 4C36-4 50-4 60-1" stroke-width="3"/></g>`;
const key = `<g stroke="#4a2f08">${KEY(10.5)}</g><g stroke="#f0c45a">${KEY(5.5)}</g>`;
const badge = (fill: string, body: string) => `<rect x="-44" y="-44" width="88" height="88" rx="16" fill="${fill}"/>${body}`;
const seal = (body: string) => `<circle r="44" fill="url(#lx-lime)" stroke="#7a5a2a" stroke-width="3"/><g fill="#6d4c1c" stroke="#6d4c1c" stroke-width="0">${body}</g>`;

const DEFS = `<defs>
<linearGradient id="lx-gold" x1="0" y1="0" x2=".9" y2="1"><stop stop-color="#fff0b8"/><stop offset=".42" stop-color="#e6b850"/><stop offset="1" stop-color="#96671b"/></linearGradient>
<linearGradient id="lx-lime" x1="0" y1="0" x2=".8" y2="1"><stop stop-color="#f8ecd0"/><stop offset="1" stop-color="#cbb07c"/></linearGradient>
<linearGradient id="lx-papyrus" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="#fbf0d2"/><stop offset="1" stop-color="#e3cb95"/></linearGradient>
<linearGradient id="lx-round" x1="0" x2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0800" stop-opacity=".42"/></linearGradient>
${enamel("vase-e", "#35a6a2", "#0c565f")}${enamel("jewelry-e", "#b5434a", "#6a1730")}${enamel("statue-e", "#5d5a63", "#26242d")}${enamel("horus", "#3d66d6", "#132267")}${enamel("osiris", "#4c9a5c", "#16492f")}
<radialGradient id="lx-pit" cx=".5" cy=".75" r=".8"><stop stop-color="#000"/><stop offset="1" stop-color="#4a3318"/></radialGradient></defs>`;

/** All symbols, as the content of one hidden SVG. */
export const SHEET =
  DEFS +
  symbol("t-vase", plate("url(#lx-vase-e)") + scaled(0.98, vase, 0, 10)) +
  symbol("t-jewelry", plate("url(#lx-jewelry-e)") + scaled(0.98, collar, 0, 11)) +
  symbol("t-statue", plate("url(#lx-statue-e)") + scaled(0.98, cat, 0, 11)) +
  symbol("t-horus1", plate("url(#lx-horus)") + eye(0, 1.08)) +
  symbol("t-horus2", plate("url(#lx-horus)") + eye(-17, 0.84) + eye(18, 0.84)) +
  symbol("t-horus3", plate("url(#lx-horus)") + eye(-25, 0.66) + eye(1, 0.66) + eye(27, 0.66)) +
  [1, 2, 3, 4].map((n) => symbol(`t-osiris${n}`, osiris(n))).join("") +
  symbol("t-tunnel", slab + tunnel) +
  symbol("t-scarab", slab + scaled(0.98, scarab, 0, -2)) +
  symbol("t-wild", slab + wild) +
  symbol("t-favour_1_2", slab + favour(1, 2)) +
  symbol("t-favour_2_3", slab + favour(2, 3)) +
  symbol("t-wild_or_scarab", slab + scaled(0.58, wild, -17, -6) + scaled(0.58, scarab, 17, 6)) +
  Object.entries(BACKS).map(([name, body]) => symbol(`b-${name}`, slab + `<g fill="#8a6632" stroke="#8a6632" stroke-width="0">${scaled(0.8, body)}</g>`) + symbol(name, seal(body))).join("") +
  symbol("k-vase", badge("url(#lx-vase-e)", scaled(1.2, gilt(VASE)))) +
  symbol("k-jewelry", badge("url(#lx-jewelry-e)", scaled(1.2, gilt(COLLAR), 0, -3))) +
  symbol("k-statue", badge("url(#lx-statue-e)", scaled(1.2, gilt(CAT)))) +
  symbol("key", scaled(1.3, key)) +
  symbol("scarab", scaled(1.3, scarab)) +
  symbol("wild", scaled(1.4, wild)) +
  symbol("adventurer", `<g fill="${GOLD}" stroke="#2a1602" stroke-width="2" paint-order="stroke">${scaled(1.25, PERSON, 0, 6)}</g>`) +
  symbol("anubis", anubis) +
  symbol("coffin", coffin, "-50 -100 100 200") +
  [1, 2, 3].map((n) => symbol(`need${n}`, `<g fill="#fff6dd">${pips(n)}</g>`, "0 0 1 1")).join("") +
  symbol("back", `<rect x="-28" y="-40" width="56" height="80" rx="8" fill="#1a2a6a" stroke="${GOLD}" stroke-width="6"/>` + eye(0, 0.8)) +
  symbol("crest", crest, "-80 -26 160 52");

/** The adventurers of these emblems, as symbols. */
export const adventurers = (emblems: readonly number[]): string =>
  [...new Set(emblems)].map((i) => symbol(`m${i}`, adventurer(i), "-20 -36 40 62")).join("");

/** The head of a card: the eyes of its level, or the strokes of a starter card. */
export const cardHead = (level: number): string =>
  level
    ? Array.from({ length: level }, (_, i) => scaled(1, eye(0, 0.42), 50 + (i - (level - 1) / 2) * 25, 25)).join("")
    : `<path d="M34 25H66M40 20H60M40 30H60" stroke="#b28a45" stroke-width="2.2" stroke-linecap="round"/>`;

export const cardBack = `<rect width="100" height="144" rx="9" fill="#1a2a6a"/><rect x="5" y="5" width="90" height="134" rx="6" fill="none" stroke="${GOLD}" stroke-width="2.6"/><g transform="translate(50 72)"><circle r="28" fill="none" stroke="${GOLD}" stroke-width="2"/>${eye(0, 0.8)}</g><path d="M14 26 26 14M86 26 74 14M14 118 26 130M86 118 74 130" stroke="${GOLD}" stroke-width="2"/>`;
