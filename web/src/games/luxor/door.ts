/** Behind the hand-over: the shut door of the tomb. Nothing of the match is drawn. */

import { R, random } from "../../parts/drawing";
import { DEFS, GLYPHS, WING } from "./scene";

/** The content of the door, 1440 x 900; its two leaves are from 430 to 1010. */
export function door(): string {
  let out = DEFS + `<rect width="1440" height="900" fill="#5d4728"/>`;
  const rnd = random(3), carve = (d: string, x: number, y: number, s: number) => ([[1.5, "#f3dca6", .35], [0, "#2e1d0a", .8]] as const).map(([o, c, a]) => `<path d="${d}" transform="translate(${x + o} ${y + o}) scale(${s})" fill="none" stroke="${c}" stroke-opacity="${a}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>`).join("");
  for (let r = 0; r < 10; r++) for (let c = 0; c < 13; c++) { const x = c * 120 - (r % 2) * 60, y = r * 92, v = rnd(); if (x > 300 && x < 1020) continue; out += `<rect x="${x}" y="${y}" width="117" height="89" rx="3" fill="${["#8a6c3f", "#7f6339", "#927347", "#86693c"][Math.floor(v * 4)]}"/><path d="M${x + 1} ${y + 88}V${y + 1}H${x + 116}" stroke="#d9bb80" stroke-opacity=".35" stroke-width="1.5" fill="none"/>`; }
  for (const x of [300, 1076]) out += `<rect x="${x}" width="64" height="900" fill="url(#temple-${x < 700 ? "stoneL" : "stoneR"})"/><path d="M${x} 0V900M${x + 64} 0V900" stroke="#2e1d0a" stroke-opacity=".6" stroke-width="2"/>` + Array.from({ length: 12 }, (_, i) => carve(GLYPHS[(i * 3 + (x > 700 ? 2 : 0)) % 7]!, x + 32, 46 + i * 76, 2.6)).join("");
  out += `<path d="M390 900V26H1050V900" fill="none" stroke="#3b2710" stroke-width="46"/><path d="M400 900V36H1040V900" fill="none" stroke="url(#gold)" stroke-width="10"/><path d="M414 900V50H1026V900" fill="none" stroke="#1b2f78" stroke-width="16"/><path d="M414 900V50H1026V900" fill="none" stroke="#e6b850" stroke-width="10" stroke-dasharray="3 19"/><path d="M427 900V63H1013V900" fill="none" stroke="url(#gold)" stroke-width="6"/><rect x="430" y="66" width="580" height="840" fill="#16225c"/>`;
  for (let r = 0; r < 20; r++) for (let c = 0; c < 13; c++) { const x = 453 + c * 44.5 + (r % 2) * 22, y = 88 + r * 44; if (x < 1004 && Math.abs(x - 720) > 12) out += `<path transform="translate(${R(x)} ${y})" d="M0-6 1.3-1.3 6 0 1.3 1.3 0 6-1.3 1.3-6 0-1.3-1.3Z" fill="#e6c368" opacity=".5"/>`; }
  out += `<path d="M720 66V900" stroke="#050a24" stroke-width="6"/><path d="M724 66V900" stroke="#6f8cf0" stroke-opacity=".5" stroke-width="1.5"/><g transform="translate(720 118) scale(2.7)">${WING}</g>`;
  for (const x of [170, 1270]) out += `<ellipse cx="${x}" cy="330" rx="230" ry="260" fill="url(#halo)" opacity=".7"/><path d="M${x - 34} 372H${x + 34}L${x + 20} 398H${x - 20}ZM${x - 6} 398H${x + 6}V440H${x - 6}Z" fill="url(#gold)" stroke="#3b2710" stroke-width="2"/><path d="M${x} 318C${x + 20} 342 ${x + 18} 362 ${x} 372 ${x - 18} 362 ${x - 20} 342 ${x} 318Z" fill="#ffe7a8" stroke="#f08a2e" stroke-width="4"/>`;
  return out + `<rect width="1440" height="900" fill="url(#vign)"/>`;
}
