/** The first game: each step when its time has come, and after some turns at the latest. */

import { after, any, asked, did, doing, type Lesson } from "../../lesson/machine";

const TREASURES = ["vase", "jewelry", "statue"].map((kind) => `.board [href="#lx-t-${kind}"]`).join(", ");

export const lesson: Lesson = {
  options: { starting_player: 0 },
  turn: ["played", "spent"],
  steps: [
    { rule: "L3.2", at: [".rack .live"], when: asked("playing"), done: any(doing("card"), did("played")), known: true },
    { rule: "L5.1", at: [".space.goal .hit", ".answers .main"], when: doing("card"), done: did("played", "spent"), known: true },
    { rule: "L3.5", at: [".rack .mid"], when: after(1) },
    { rule: "L6.4", at: [".board .ask", ".supply .pile:not(.deck)"], when: any(asked("taking"), after(7, "took_key", "took_card")), done: did("took_key", "took_card") },
    { rule: "L6.2", at: [TREASURES, ".board"], most: 3, when: after(1) },
    { rule: "L9.5", at: [".players .seat:has(.tag)", ".mine"], when: after(6, "took_treasure") },
    { rule: "L5.7", at: [".board [href^='#lx-t-osiris']", ".board"], when: after(4, "carried") },
    { rule: "L5.5", at: ["[data-sleeper]", ".board"], when: after(5, "freed") },
    { rule: "L5.2", at: [".board"], when: after(3, "took_treasure") },
    { rule: "L5.6", at: [".board [data-space='41'] .hit"], when: after(8, "entered_tomb") },
  ],
};
