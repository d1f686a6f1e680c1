/** Behind the hand-over: the shut gate of the museum at night. Nothing of the match is drawn. */

import { R, random } from "../../parts/drawing";
import { DEFS } from "./scene";

const LINE = `fill="none" stroke="#7fa6c9"`;

/** Columns left and right of the gate, and a lantern on each side. */
function columns(): string {
  return [250, 360, 1016, 1126]
    .map((x) => `<rect x="${x}" y="150" width="64" height="700" fill="url(#museum-slate)" stroke="#7fa6c9" stroke-opacity=".5"/><path d="M${x + 14} 160V840M${x + 32} 160V840M${x + 50} 160V840" ${LINE} stroke-opacity=".22" stroke-width="3"/><path d="M${x - 14} 126H${x + 78}V150H${x - 14}ZM${x - 14} 850H${x + 78}V880H${x - 14}Z" fill="#24344a" stroke="#b6d0e6" stroke-opacity=".5"/>`)
    .join("");
}

/** Each hangs from an arm on the nearest column; their light fades without an edge. */
const GLOW = `<radialGradient id="gate-glow"><stop stop-color="#fff1c0" stop-opacity=".85"/><stop offset=".1" stop-color="#ffdf9c" stop-opacity=".5"/><stop offset=".3" stop-color="#ffc76a" stop-opacity=".2"/><stop offset=".6" stop-color="#ffb84d" stop-opacity=".06"/><stop offset="1" stop-color="#ffb84d" stop-opacity="0"/></radialGradient>`;
function lanterns(): string {
  return [180, 1260]
    .map((x) => `<ellipse cx="${x}" cy="416" rx="380" ry="400" fill="url(#gate-glow)"/><path d="M${x} 342V322q0-14 ${x < 720 ? "14-14H250" : "-14-14H1190"}M${x < 720 ? 250 : 1190} 344q${x < 720 ? "-40 0-46-34" : "40 0 46-34"}" fill="none" stroke="#8a5a17" stroke-width="5" stroke-linecap="round"/><path d="M${x - 20} 384H${x + 20}L${x + 26} 440H${x - 26}Z" fill="#ffdf9c" stroke="#8a5a17" stroke-width="4"/><path d="M${x - 30} 440H${x + 30}V452H${x - 30}ZM${x} 340V384M${x - 24} 384 ${x} 362 ${x + 24} 384" fill="#3a2a14" stroke="#8a5a17" stroke-width="4"/>`)
    .join("");
}

/** One of the two leaves, with its panels and rivets. */
function leaf(x: number): string {
  const panels = [190, 420, 650].map((y) => `<rect x="${x + 34}" y="${y}" width="222" height="196" rx="4" fill="#16202e" stroke="#7fa6c9" stroke-opacity=".45" stroke-width="2"/><path d="M${x + 34} ${y}l40 36h142l40-36M${x + 34} ${y + 196}l40-36h142l40 36M${x + 74} ${y + 36}V${y + 160}H${x + 216}V${y + 36}" ${LINE} stroke-opacity=".25"/>`).join("");
  return `<rect x="${x}" y="150" width="290" height="750" fill="url(#museum-slate)"/><rect x="${x}" y="150" width="290" height="750" fill="url(#museum-hatch)"/>${panels}`;
}

/** The content of the gate, 1440 x 900. */
export function door(): string {
  const next = random(11);
  const stars = Array.from({ length: 60 }, () => `<circle cx="${R(next() * 1440)}" cy="${R(next() * 120)}" r="${R(0.6 + next())}" fill="#dbe9ff" opacity="${R(0.3 + next() * 0.5)}"/>`).join("");
  const wall = `<path d="M0 126H1440V900H0Z" fill="#141d2a"/><path d="M0 126H1440V900H0Z" fill="url(#museum-hatch)"/><path d="M0 126H1440M0 112H1440" ${LINE} stroke-opacity=".6" stroke-width="2"/>`;
  const rings = [690, 750].map((x) => `<circle cx="${x}" cy="540" r="24" fill="none" stroke="url(#gold)" stroke-width="7"/><circle cx="${x}" cy="514" r="8" fill="url(#gold)"/>`).join("");
  const crest = `<path d="M520 126 720 22 920 126Z" fill="#1b2838" stroke="#b6d0e6" stroke-opacity=".7" stroke-width="2"/><g transform="translate(720 86) scale(.9)" ${LINE} stroke-opacity=".8" stroke-width="2"><path d="M-26-8 0-26 26-8ZM-22-8v5h44v-5M-17-3v22M-6-3v22M6-3v22M17-3v22M-24 19h48v6h-48Z"/></g>`;
  return `${DEFS}${GLOW}<rect width="1440" height="900" fill="url(#museum-night)"/>${stars}${wall}${columns()}${leaf(430)}${leaf(720)}<path d="M424 900V144H1016V900" fill="none" stroke="#b6d0e6" stroke-opacity=".7" stroke-width="8"/><path d="M720 150V900" stroke="#05080d" stroke-width="6"/>${rings}${crest}${lanterns()}<rect width="1440" height="900" fill="url(#vign)"/>`;
}
