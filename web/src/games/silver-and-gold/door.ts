/** Behind the hand-over: the chart, rolled up on the desk and sealed. Nothing of the match is drawn. */

import { blob, R, random } from "../../parts/drawing";
import { rose } from "./scene";

const [LEFT, RIGHT, END] = [440, 1000, 822]; // of the roll
const DEFS = `<defs><linearGradient id="roll-paper" x1="0" x2="1"><stop stop-color="#6d5128"/><stop offset=".1" stop-color="#b3935a"/><stop offset=".34" stop-color="#f6ead0"/><stop offset=".52" stop-color="#ecdab0"/><stop offset=".8" stop-color="#b08f57"/><stop offset="1" stop-color="#54401f"/></linearGradient><linearGradient id="roll-ribbon" x1="0" x2="1"><stop stop-color="#4e100c"/><stop offset=".34" stop-color="#c2453a"/><stop offset=".6" stop-color="#9d2b22"/><stop offset="1" stop-color="#450d0a"/></linearGradient><radialGradient id="roll-wax" cx=".36" cy=".3" r=".8"><stop stop-color="#e0695c"/><stop offset=".45" stop-color="#a82f25"/><stop offset="1" stop-color="#5f130e"/></radialGradient></defs>`;

/** Planks from left to right, with their grain. */
function desk(): string {
  const next = random(17);
  const plank = (y: number, n: number) => {
    const grain = Array.from({ length: 5 }, () => {
      const [x, h] = [next() * 1200, y + 14 + next() * 122];
      return `<path d="M${R(x)} ${R(h)}q${R(60 + next() * 90)} ${R(next() * 14 - 7)} ${R(180 + next() * 160)} 0" fill="none" stroke="#1d1008" stroke-opacity=".3" stroke-width="1.6"/>`;
    });
    return `<rect y="${y}" width="1440" height="150" fill="${["#5b3d23", "#64452a", "#553820"][n % 3]}"/><path d="M0 ${y + 1}H1440" stroke="#a97f4e" stroke-opacity=".35" stroke-width="2"/><path d="M0 ${y + 149}H1440" stroke="#1d1008" stroke-opacity=".7" stroke-width="3"/>${grain.join("")}`;
  };
  return Array.from({ length: 6 }, (_, n) => plank(n * 150, n)).join("");
}

/** The rolled chart with its lower end; what is printed on the other side shines through a little. */
function roll(): string {
  const lines = Array.from({ length: 7 }, (_, n) => `<path d="M${LEFT + 60 + n * 74} 0 ${LEFT + 20 + n * 86} ${END}" stroke="#6d5436" stroke-opacity=".13" stroke-width="2"/>`).join("");
  const coasts = [[600, 250, 70, 48, 7], [850, 700, 80, 60, 23], [590, 640, 54, 70, 31]].map(([x, y, rx, ry, seed]) => `<path d="${blob(x!, y!, rx!, ry!, seed!)}" fill="none" stroke="#6d5436" stroke-opacity=".16" stroke-width="3"/>`).join("");
  const spiral = Array.from({ length: 181 }, (_, n) => {
    const [angle, far] = [Math.PI / 2 + n / 6.2, 0.88 - n / 230];
    return `${R(720 + 277 * far * Math.cos(angle))} ${R(END + 46 * far * Math.sin(angle))}`;
  }).join("L");
  const turns = `<ellipse cx="720" cy="${END}" rx="280" ry="48" fill="#2c1d0d" stroke="#6d5128" stroke-width="3"/><ellipse cx="720" cy="${END}" rx="274" ry="44" fill="none" stroke="url(#roll-paper)" stroke-width="5"/><path d="M${spiral}" fill="none" stroke="#8d6d3a" stroke-width="7" stroke-linecap="round"/><path d="M${spiral}" fill="none" stroke="url(#roll-paper)" stroke-width="4.5" stroke-linecap="round" transform="translate(0 -1.5)"/>`;
  return `<path d="M${LEFT - 26} 0H${RIGHT + 60}V${END + 20}Q${RIGHT + 20} ${END + 74} 740 ${END + 70} ${LEFT} ${END + 70} ${LEFT - 26} ${END}Z" fill="#120905" opacity=".5"/><path d="M${LEFT} 0H${RIGHT}V${END}H${LEFT}Z" fill="url(#roll-paper)"/>${lines}${coasts}<path d="M906 0C900 140 914 260 905 400S912 660 902 ${END + 34}" fill="none" stroke="#3a2812" stroke-opacity=".55" stroke-width="3"/><path d="M912 0C906 140 920 260 911 400S918 660 908 ${END + 32}" fill="none" stroke="#2a1b0c" stroke-opacity=".2" stroke-width="9"/>${turns}`;
}

/** Ribbon and wax, pressed with a compass star. */
function seal(): string {
  const star = [0, 90, 180, 270].map((turn) => `<path transform="rotate(${turn})" d="M0-36 8-8 0 0-8-8Z"/>`).join("");
  const ribbon = `<path d="M${LEFT} 96Q720 134 ${RIGHT} 96V140Q720 178 ${LEFT} 140Z" fill="url(#roll-ribbon)"/><path d="M${LEFT} 101Q720 139 ${RIGHT} 101M${LEFT} 135Q720 173 ${RIGHT} 135" fill="none" stroke="#f1c965" stroke-opacity=".7" stroke-width="2.5"/>`;
  return `${ribbon}<g transform="translate(720 122)"><path d="${blob(4, 8, 74, 70, 12, 0.07, 16)}" fill="#1d0b06" opacity=".5"/><path d="${blob(0, 0, 74, 70, 12, 0.07, 16)}" fill="url(#roll-wax)" stroke="#4a0f0b" stroke-width="2"/><circle r="50" fill="#6f1912" fill-opacity=".45" stroke="#e98b7f" stroke-opacity=".6" stroke-width="3"/><g fill="#ef9c90" fill-opacity=".85" stroke="#5f130e" stroke-width="1.5">${star}</g><circle r="7" fill="#5f130e"/></g>`;
}

/** A lamp, a compass and a few coins beside it. */
function things(): string {
  const coin = (x: number, y: number) => `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="7" rx="30" ry="24" fill="#120905" opacity=".5"/><circle r="27" fill="url(#gold)" stroke="#5d4211" stroke-width="2.5"/><circle r="20" fill="none" stroke="#7d5a17" stroke-width="2"/><path d="M0-13 3.500-3.500 13 0 3.500 3.500 0 13-3.500 3.500-13 0-3.500-3.500Z" fill="#7d5a17"/></g>`;
  return `<ellipse cx="1220" cy="250" rx="300" ry="280" fill="url(#halo)" opacity=".8"/><g transform="translate(214 330)"><circle cx="8" cy="12" r="112" fill="#120905" opacity=".5"/>${rose(108)}</g>${coin(1150, 610)}${coin(1206, 588)}${coin(1192, 646)}<g transform="translate(1220 268)"><ellipse cx="6" cy="74" rx="64" ry="18" fill="#120905" opacity=".55"/><path d="M-52 58H52L44 76H-44Z" fill="url(#gold)" stroke="#3b2710" stroke-width="2.5"/><path d="M-24 58V-26H24V58Z" fill="#f6ead0" stroke="#8a6d3c" stroke-width="2.5"/><path d="M-24-26Q-10-16 2-24T24-26" fill="none" stroke="#c9ab77" stroke-width="4"/><path d="M0-92C20-66 18-44 0-34-18-44-20-66 0-92Z" fill="#ffe7a8" stroke="#f08a2e" stroke-width="4"/></g>`;
}

/** The content of the picture, 1440 x 900. */
export function door(): string {
  return `${DEFS}${desk()}${things()}${roll()}${seal()}<rect width="1440" height="900" fill="url(#vign)"/>`;
}
