/** The museum, 480 x 300, for the home page, banners and lists; and its four figures. */

import { R, random } from "../../parts/drawing";

/** Where there is less room than the whole picture needs, its foot stays. */
export const CROP = "xMidYMax";

export const DEFS = `<defs><linearGradient id="museum-slate" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2b3a50"/><stop offset="1" stop-color="#151e2b"/></linearGradient><linearGradient id="museum-night" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0d1420"/><stop offset="1" stop-color="#1d2a3d"/></linearGradient><radialGradient id="museum-room" cx=".5" cy=".75" r=".85"><stop stop-color="#f6c67e"/><stop offset=".4" stop-color="#b98149"/><stop offset="1" stop-color="#3f2c20"/></radialGradient><radialGradient id="museum-roomdim" cx=".5" cy=".8" r=".9"><stop stop-color="#7d5a3c"/><stop offset=".5" stop-color="#4b3629"/><stop offset="1" stop-color="#1f1a1c"/></radialGradient><linearGradient id="museum-beam" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dbe9ff" stop-opacity=".75"/><stop offset="1" stop-color="#ffe7b0" stop-opacity=".12"/></linearGradient><linearGradient id="museum-good" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="#b4f5e7"/><stop offset=".42" stop-color="#3fae9e"/><stop offset="1" stop-color="#12514c"/></linearGradient><linearGradient id="museum-bad" x1="1" y1="0" x2="0" y2=".25"><stop stop-color="#ff9d9a"/><stop offset=".3" stop-color="#b3324c"/><stop offset="1" stop-color="#4a0d20"/></linearGradient><linearGradient id="museum-ivory" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff4dc"/><stop offset=".5" stop-color="#e3c79a"/><stop offset="1" stop-color="#8d6a42"/></linearGradient><pattern id="museum-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#8fb4d6" stroke-opacity=".2"/></pattern><pattern id="museum-grid" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H20M0 0V20" stroke="#7fa6c9" stroke-opacity=".13" fill="none"/></pattern></defs>`;
const HEAD = (y: number, r: number) => `<circle cy="${y}" r="${r}" fill="url(#museum-ivory)" stroke="#1d1210" stroke-width="1.3"/>`;
export const FIGURES = {
  lara: `<path d="M17-42 20-61" stroke="#7a4a22" stroke-width="3.4" stroke-linecap="round"/><path d="M20.50-75C26-68 27-62 20.5-58 14-62 15-68 20.5-75Z" fill="#ffd98c" stroke="#e88a2e" stroke-width="1.6"/><path d="M-11 1C-11-10-5-17-6.5-25-8-31-9-35-6-39-2-42 4-41 6.5-38L15-46 19-43 8.5-32.5Q6-28 6.5-25C5-17 11-10 11 1Q0 5-11 1Z" fill="url(#museum-good)" stroke="#07201e" stroke-width="1.4"/><path d="M-6.5-38 6.8-24M-7-25q7 3 13.6 0" stroke="#07201e" stroke-width="1.6" fill="none" opacity=".7"/>${HEAD(-48, 7.6)}<path d="M-7.6-49a7.60 7.6 0 0 1 15.2 0q-7.6-4-15.2 0Z" fill="#3a2216"/>`,
  kurtis: `<path d="M-15 1C-14-12-9-18-11-26-15-30-16-36-12-40-6-43.5 6-43.5 12-40 16-36 15-30 11-26 9-18 14-12 15 1Q0 6-15 1Z" fill="url(#museum-good)" stroke="#07201e" stroke-width="1.4"/><path d="M0-30V2.500M-6-41.5 0-30 6-41.5" stroke="#07201e" stroke-width="1.6" fill="none" opacity=".7"/>${HEAD(-49, 7.8)}<circle cx="-11.5" cy="-20" r="10" fill="url(#gold)" stroke="#4b3410" stroke-width="1.3"/><path d="M-17-18l5.50-5 5.5 5M-17-13l5.50-5 5.5 5" stroke="#4b3410" stroke-width="2" fill="none"/>`,
  karel: `<path d="M-17 1C-15-14-13-24-11.5-33-12-45-7-57 3-66 4-59 11-53 11.5-42 12-30 15-16 17 1Q0 6.5-17 1Z" fill="url(#museum-bad)" stroke="#22060f" stroke-width="1.4"/><path d="M-6-43C-6-51-2-54 .8-54 5-54 7.5-50 7.5-43 7-37 4-34 .8-34-3-34-6-37-6-43Z" fill="#16050b"/><path d="M.8-34C0-22 0-12 0 3M-11-30Q-4-24-.2-24T10.80-30" stroke="#22060f" stroke-width="1.6" fill="none" opacity=".7"/><circle cx="-1.6" cy="-44" r="1.4" fill="#ffd98c"/><circle cx="3.6" cy="-44" r="1.4" fill="#ffd98c"/>`,
  eckhardt: `<path d="M17 2V-60" stroke="#7a4a22" stroke-width="3.2" stroke-linecap="round"/><path d="M17-60 21.5-66 17-72 12.5-66Z" fill="#ffd98c" stroke="#a8621a" stroke-width="1.3"/><path d="M-17-60C-13-50-12-42-6-36H6C12-42 13-50 17-60 8-56 5-50 0-50S-8-56-17-60Z" fill="#3b0b1a"/><path d="M-11.5 1-8-30C-9-36-6-39 0-39S9-36 8-30L11.50 1Q0 5-11.5 1Z" fill="url(#museum-bad)" stroke="#22060f" stroke-width="1.4"/><path d="M-5-38 0-29 5-38M0-29V2.500M8-26 17-22" stroke="#22060f" stroke-width="1.6" fill="none" opacity=".7"/>${HEAD(-48.5, 7.4)}<path d="M-7.4-49.5a7.40 7.4 0 0 1 14.8 0L0-53Z" fill="#1d1210"/>`,
};
export type Name = keyof typeof FIGURES;
export const SIDE_OF: Record<Name, "good" | "bad"> = { lara: "good", kurtis: "good", karel: "bad", eckhardt: "bad" };
const IDOL = `<path d="M-11 15-8 10H8L11 15Z" fill="#96671b"/><path d="M0-20C3-17 3.5-14 3-11 10-12 17-9 19-2 13-4 9-3 7 0 10 5 8 10 8 10H-8S-10 5-7 0C-9-3-13-4-19-2-17-9-10-12-3-11-3.5-14-3-17 0-20Z" fill="url(#gold)" stroke="#5b3d10" stroke-width="1"/><circle cy="1" r="3.6" fill="#b3324c" stroke="#ffe3a6" stroke-width=".8"/>`;

/** A section through the museum at night. */
export function scene(): string {
  const arch = (x: number, w: number, top: number, base: number, fill: string) => `<path d="M${x - w} ${base}V${top + w}A${w} ${w} 0 0 1 ${x + w} ${top + w}V${base}Z" fill="${fill}"/>`;
  const trim = (x: number, w: number, top: number, base: number, c: string, o = 1) => `<path d="M${x - w} ${base}V${top + w}A${w} ${w} 0 0 1 ${x + w} ${top + w}V${base}" fill="none" stroke="${c}" stroke-width="2.2" stroke-opacity="${o}"/>`;
  let out = DEFS + `<rect width="480" height="300" fill="url(#museum-night)"/>`;
  const rnd = random(23); for (let i = 0; i < 34; i++) out += `<circle cx="${R(rnd() * 480)}" cy="${R(rnd() * 70)}" r="${R(.5 + rnd() * .8)}" fill="#dbe9ff" opacity="${R(.3 + rnd() * .5)}"/>`;
  out += `<path d="M410 17A20 20 0 1 1 386 45 17 17 0 0 0 410 17Z" fill="#f0f5ff"/>`;
  /* the building in section */
  out += `<path d="M20 300V92H132L240 26 348 92H460V300Z" fill="url(#museum-slate)"/><path d="M20 300V92H132L240 26 348 92H460V300Z" fill="url(#museum-hatch)"/><path d="M0 0H480V300H0Z" fill="url(#museum-grid)"/>`;
  out += `<path d="M12 92H136L240 28 344 92H468M12 84H132M348 84H468M128 92 240 20 352 92" fill="none" stroke="#b6d0e6" stroke-opacity=".75" stroke-width="1.8"/><path d="M166 84 240 40 314 84Z" fill="#0f1723" stroke="#7fa6c9" stroke-opacity=".6"/><g fill="none" stroke="#7fa6c9" stroke-opacity=".7" stroke-width="1.3"><circle cx="240" cy="67" r="12"/><path d="M230 72H250M231 64 240 58 249 64ZM233 65V72M238 65V72M242 65V72M247 65V72"/></g>`;
  out += arch(240, 68, 100, 266, "url(#museum-room)") + arch(91, 52, 134, 266, "url(#museum-room)") + arch(389, 52, 134, 266, "url(#museum-roomdim)");
  /* masonry behind, seen in the light */
  const bricks = (x: number, w: number, top: number, base: number) => { let d = ""; for (let y = base - 18; y > top + 20; y -= 18) d += `M${x - w + 1} ${y}H${x + w - 1}`; return `<path d="${d}" stroke="#2a1808" stroke-opacity=".28" fill="none"/>`; };
  out += bricks(240, 68, 130, 266) + bricks(91, 52, 150, 266) + bricks(389, 52, 150, 266);
  out += `<path d="M228 100H252L292 262H188Z" fill="url(#museum-beam)" opacity=".8"/>`;
  out += ([[240, 68, 100], [91, 52, 134], [389, 52, 134]] as const).map(([x, w, t]) => trim(x, w, t, 266, "#0a0f17") + trim(x, w + 3, t - 3, 266, "#b6d0e6", .75) + `<path d="M${x - 6} ${t - 9}H${x + 6}L${x + 4} ${t + 5}H${x - 4}Z" fill="#34465e" stroke="#b6d0e6" stroke-opacity=".7"/>`).join("");
  for (const x of [155, 325]) out += `<path d="M${x - 8} 266V122H${x + 8}V266Z" fill="#22304a"/><path d="M${x - 12} 122H${x + 12}V114H${x - 12}ZM${x - 12} 266H${x + 12}V258H${x - 12}Z" fill="#34465e" stroke="#b6d0e6" stroke-opacity=".5"/><path d="M${x - 3} 124V257M${x + 3} 124V257" stroke="#7fa6c9" stroke-opacity=".4"/>`;
  /* floor, steps */
  out += `<path d="M0 266H480V300H0Z" fill="#1a2433"/><path d="M0 266H480" stroke="#b6d0e6" stroke-opacity=".8" stroke-width="1.8"/><path d="M0 266H480V300H0Z" fill="url(#museum-hatch)"/><path d="M158 276H322M146 287H334" stroke="#7fa6c9" stroke-opacity=".5"/><ellipse cx="240" cy="268" rx="66" ry="7" fill="#f6c67e" opacity=".45"/><ellipse cx="98" cy="268" rx="58" ry="6" fill="#f6c67e" opacity=".4"/>`;
  /* the treasure */
  out += `<ellipse cx="240" cy="186" rx="66" ry="60" fill="url(#halo)" opacity=".75"/><path d="M222 266 225 222H255L258 266Z" fill="#e9dcc0"/><path d="M244 222H255L258 266H246Z" fill="#8d7552" opacity=".7"/><path d="M218 222H262V214H218ZM216 266H264V259H216Z" fill="#f6ecd6" stroke="#6d5a3c" stroke-width="1"/><g transform="translate(240 184) scale(1.95)">${IDOL}</g>`;
  /* the figures */
  out += `<ellipse cx="128" cy="150" rx="72" ry="72" fill="url(#halo)" opacity=".9"/><g transform="translate(96 268) scale(1.58)"><ellipse cx="-8" cy="1" rx="22" ry="4" fill="#120a05" opacity=".5"/>${FIGURES.lara}</g>`;
  out += `<g transform="translate(374 268) scale(1.48)"><ellipse cx="8" cy="1" rx="24" ry="4" fill="#05070b" opacity=".6"/>${FIGURES.karel}</g><g transform="translate(414 267) scale(1.28)">${FIGURES.eckhardt}</g><path d="M337 266V186A52 52 0 0 1 441 186V266Z" fill="#0b0f18" opacity=".3"/>`;
  /* measures of the blueprint */
  out += `<g stroke="#7fa6c9" stroke-opacity=".6" fill="none"><path d="M39 120H143M39 116V124M143 116V124M337 120H441M337 116V124M441 116V124"/></g>`;
  return out + `<rect width="480" height="300" fill="url(#vign)" opacity=".55"/>`;
}
