/** The temple, 480 x 300, for the home page, banners and lists. */

import { R, random } from "../../parts/drawing";

/** Where there is less room than the whole picture needs, its foot stays. */
export const CROP = "xMidYMax";

export const DEFS = `<defs><linearGradient id="temple-stoneL" x1="0" x2="1"><stop stop-color="#8a6a3c"/><stop offset=".75" stop-color="#d9b777"/><stop offset="1" stop-color="#ffe9b4"/></linearGradient><linearGradient id="temple-stoneR" x1="1" x2="0"><stop stop-color="#7a5c33"/><stop offset=".75" stop-color="#cfab6a"/><stop offset="1" stop-color="#ffe3a6"/></linearGradient><linearGradient id="temple-lintel" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7d5f36"/><stop offset=".8" stop-color="#d5b273"/><stop offset="1" stop-color="#ffe7af"/></linearGradient><linearGradient id="temple-wallL" x1="0" x2="1"><stop stop-color="#2b1d1c"/><stop offset="1" stop-color="#8a6233"/></linearGradient><linearGradient id="temple-wallR" x1="1" x2="0"><stop stop-color="#251918"/><stop offset="1" stop-color="#7d582d"/></linearGradient><linearGradient id="temple-floorG" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffdf96"/><stop offset=".3" stop-color="#c8954d"/><stop offset="1" stop-color="#4d351f"/></linearGradient><radialGradient id="temple-lapis" cx=".5" cy=".55" r=".75"><stop stop-color="#5b86f0"/><stop offset=".5" stop-color="#2a4bb0"/><stop offset="1" stop-color="#0d1747"/></radialGradient></defs>`;
/** An adventurer: hat and cloak; feet at 0, 0, 56 high. */
export const WALKER = `<path d="M-6.5-43C-6.5-38-9-36.5-12-34-16-29-17.5-12-17 0Q0 5 17 0C17.50-12 16-29 12-34 9-36.5 6.5-38 6.5-43Z"/><path d="M-8.5-46.5C-9-52-7.5-57-3.5-57.5-1.5-57.5 1.5-57.5 3.5-57.5 7.5-57 9-52 8.5-46.5 14-46 17.5-44.5 17-43 11-39.5-11-39.5-17-43-17.5-44.5-14-46-8.5-46.5Z"/>`;
export const walker = (x: number, y: number, s: number, colour: string, emblem = ""): string => `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-17 0Q0 5 17 0L25 24Q0 33-25 24Z" fill="#1b0d05" opacity=".4"/><g fill="${colour}" stroke="#1a0b05" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke">${WALKER}</g><g fill="url(#round)">${WALKER}</g><path d="M-8.5-49Q0-46.5 8.5-49" fill="none" stroke="#1a0b05" stroke-opacity=".6" stroke-width="2.2"/><path d="M-8-51C-8-55.5-6-57.2-3-57.3H3C6-57.2 8-55.5 8-51" fill="none" stroke="#ffe9b4" stroke-width="1.5" opacity=".9"/><path d="M-12-33.5C-16-28-17.3-12-16.8 0M12-33.5C16-28 17.3-12 16.8 0" fill="none" stroke="#ffe2a0" stroke-width="1.4" opacity=".7"/><path d="M-10-34.5Q0-29 10-34.5" fill="none" stroke="#1a0b05" stroke-opacity=".35" stroke-width="1.5"/>${emblem}</g>`;
const COFFIN = `<path d="M0-94C20-94 29-80 28-64 41-58 46-44 44-24L31 72C30 90 22 96 0 96S-30 90-31 72L-44-24C-46-44-41-58-28-64-29-80-20-94 0-94Z" fill="url(#gold)" stroke="#5b3d10" stroke-width="2"/><path d="M-27-63C-28-80-19-92 0-92S28-80 27-63C25-52 22-44 22-36H-22C-22-44-25-52-27-63Z" fill="#1e3f9c"/><path d="M-25-72H25M-26-60H26M-24-48H24M-17-84H17" stroke="#f1c965" stroke-width="4"/><ellipse cy="-62" rx="15.5" ry="19" fill="#f4cf77" stroke="#5b3d10" stroke-width="1.5"/><path d="M-9-66H-3M3-66H9M-4-53H4" stroke="#3b2606" stroke-width="2.6" stroke-linecap="round"/><path d="M-38-22C-20-6 20-6 38-22L37-12C20 4-20 4-37-12Z" fill="#178080"/><path d="M-37-8C-20 8 20 8 37-8L36 0C20 14-20 14-36 0Z" fill="#9a2c3c"/><path d="M-33 42H33M-31 60H31M-29 78H29" stroke="#1e3f9c" stroke-width="6"/>`;
export const GLYPHS = ["M-4 5V-5M-4-3H3V1H-4", "M-6 0Q-3-5 0 0T6 0M-6 4Q-3-1 0 4T6 4", "M0-2A3 3 0 1 1 .1-2ZM0-2V6M-3 2H3", "M-5 4A5 5 0 0 1 5 4Z", "M-6 0Q0-6 6 0 0 5-6 0ZM0-1V1", "M-5 4H5L0-5Z", "M-4-5H4M0-5V5M-4 5H4"];
export const WING = `<circle r="6.5" fill="#d3472c" stroke="url(#gold)" stroke-width="2"/><path d="M-9 0C-26-9-44-9-56-2-46 0-40 7-30 8-20 9-13 5-9 2ZM9 0C26-9 44-9 56-2 46 0 40 7 30 8 20 9 13 5 9 2Z" fill="url(#gold)" stroke="#5b3d10" stroke-width=".8"/><path d="M-14 1C-28-5-40-5-50-2M14 1C28-5 40-5 50-2" stroke="#1e3f9c" stroke-width="1.8" fill="none"/>`;
type Gate = { w: number; W: number; t: number; T: number; f: number };

/** Four gates in a row, and light from the tomb. */
export function scene(): string {
  const X = 240, V = 158, faces = [1.02, .66, .43, .285];                     // vanishing point and depth of the four gates
  const g = (s: number) => ({ w: 186 * s, W: 252 * s, t: V - 150 * s, T: V - 205 * s, f: V + 140 * s });
  let out = DEFS + `<rect width="480" height="300" fill="#120d1c"/>`;
  const far = g(faces[3]!);
  out += `<path d="M-140 330H620L${X + far.w} ${far.f - 3}H${X - far.w}Z" fill="url(#temple-floorG)"/>`;
  for (let i = -9; i <= 9; i++) out += `<path d="M${X + i * 6.2} ${far.f - 3}L${X + i * 62} 330" stroke="#3b2410" stroke-opacity=".42"/>`;
  for (const y of [202, 207, 214, 224, 238, 258, 287]) out += `<path d="M0 ${y}H480" stroke="#3b2410" stroke-opacity=".4"/><path d="M0 ${y + 1}H480" stroke="#fff0c0" stroke-opacity=".18"/>`;
  /* the chamber */
  out += `<rect x="${X - far.w}" y="${far.t}" width="${2 * far.w}" height="${far.f - far.t}" fill="url(#temple-lapis)"/>`;
  const rnd = random(7); for (let i = 0; i < 26; i++) out += `<circle cx="${R(X - far.w + rnd() * 2 * far.w)}" cy="${R(far.t + rnd() * 50)}" r="${R(.5 + rnd() * .6)}" fill="#ffe7a3"/>`;
  out += `<ellipse cx="${X}" cy="${far.f - 40}" rx="40" ry="48" fill="url(#halo)" opacity=".75"/><path d="M${X - 30} ${far.f}V${far.f - 8}H${X + 30}V${far.f}Z" fill="#d9b56a" stroke="#6a4715"/><g transform="translate(${X} ${far.f - 41}) scale(.36)">${COFFIN}</g>`;
  for (let k = 3; k >= 0; k--) {
    const s = faces[k]!, a = g(s);
    if (k) {                                                                  // the corridor in front of this gate
      const b = g(faces[k - 1]!), band = (p: number, q: number, c: string) => { const y = (h: Gate, z: number) => h.f - (h.f - h.T) * z; return [-1, 1].map(d => `<path d="M${R(X + d * a.W)} ${R(y(a, p))}L${R(X + d * b.w * 1.04)} ${R(y(b, p))}V${R(y(b, q))}L${R(X + d * a.W)} ${R(y(a, q))}Z" fill="${c}" opacity=".8"/>`).join(""); };
      out += `<path d="M${R(X - a.W)} ${R(a.T)}L${R(X - b.w - 4)} ${R(b.t - 8)}V${R(b.f)}L${R(X - a.W)} ${R(a.f)}Z" fill="url(#temple-wallL)"/><path d="M${R(X + a.W)} ${R(a.T)}L${R(X + b.w + 4)} ${R(b.t - 8)}V${R(b.f)}L${R(X + a.W)} ${R(a.f)}Z" fill="url(#temple-wallR)"/><path d="M${R(X - a.W)} ${R(a.T)}L${R(X - b.w - 4)} ${R(b.t - 8)}H${R(X + b.w + 4)}L${R(X + a.W)} ${R(a.T)}Z" fill="#2a1c1c"/>`;
      out += band(.5, .54, "#c9953f") + band(.43, .49, "#23459f") + band(.37, .42, "#a8392e");
    }
    out += `<path d="M${R(X - a.W)} ${R(a.f)}V${R(a.T)}H${R(X - a.w)}V${R(a.f)}Z" fill="url(#temple-stoneL)"/><path d="M${R(X + a.W)} ${R(a.f)}V${R(a.T)}H${R(X + a.w)}V${R(a.f)}Z" fill="url(#temple-stoneR)"/><path d="M${R(X - a.W)} ${R(a.T)}H${R(X + a.W)}L${R(X + a.w)} ${R(a.t)}H${R(X - a.w)}Z" fill="url(#temple-lintel)"/>`;
    out += `<path d="M${R(X - a.w)} ${R(a.f)}V${R(a.t)}H${R(X + a.w)}V${R(a.f)}" fill="none" stroke="#fff3c9" stroke-width="${R(2.6 * s)}"/><path d="M${R(X - a.w - 5 * s)} ${R(a.f)}V${R(a.t - 5 * s)}H${R(X + a.w + 5 * s)}V${R(a.f)}" fill="none" stroke="#6b4718" stroke-opacity=".55" stroke-width="${R(1.4 * s)}"/>`;
    out += `<g transform="translate(${X} ${R((a.T + a.t) / 2 + 3 * s)}) scale(${R(s * 1.15)})">${WING}</g>`;
    const n = k ? 5 : 7; for (const d of [-1, 1]) for (let i = 0; i < n; i++) { const glyph = (dx: number, c: string, o: number) => `<path d="${GLYPHS[(i * 3 + k * 2 + +(d > 0)) % 7]}" transform="translate(${R(X + d * (a.w + 33 * s) + dx)} ${R(a.t + 18 * s + i * 34 * s * (k ? 1.25 : 1) + dx)}) scale(${R(s * 1.4)})" fill="none" stroke="${c}" stroke-opacity="${o}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`; out += glyph(1, "#fff0c4", .5) + glyph(0, ["#6b2a1e", "#233f8c", "#4f350e"][i % 3]!, .85); }
  }
  out += `<ellipse cx="${X}" cy="204" rx="170" ry="70" fill="url(#halo)" opacity=".3"/>`;
  for (const x of [112, 368]) out += `<ellipse cx="${x}" cy="196" rx="54" ry="58" fill="url(#halo)" opacity=".85"/><path d="M${x - 5} 218H${x + 5}L${x + 8} 250H${x - 8}Z" fill="#6b4a22" stroke="#2b1a0a"/><path d="M${x - 16} 207H${x + 16}Q${x + 12} 220 ${x} 220 ${x - 12} 220 ${x - 16} 207Z" fill="url(#gold)" stroke="#3b2408"/><path d="M${x} 176C${x + 12} 190 ${x + 11} 202 ${x} 207 ${x - 11} 202 ${x - 12} 190 ${x} 176Z" fill="#ffe7a8" stroke="#f08a2e" stroke-width="2.4"/>`;
  out += walker(214, 240, .92, "#d3472c") + walker(330, 264, 1.2, "#2f7d58") + walker(150, 286, 1.5, "#3568de", `<g transform="translate(0-14) scale(.9)" fill="none" stroke="#fff6dd" stroke-width="2.6" stroke-linecap="round"><ellipse cy="-5" rx="3" ry="4"/><path d="M0-1V8M-5 1.5H5"/></g>`);
  return out + `<rect width="480" height="300" fill="url(#vign)"/>`;
}
