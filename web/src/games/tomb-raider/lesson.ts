/** The first game, with Lara and Kurtis: each step when its time has come, and after some turns at the latest. */

import { after, all, any, asked, did, type Lesson } from "../../lesson/machine";

export const lesson: Lesson = {
  options: {},
  turn: ["turn_ended"],
  steps: [
    { rule: "T4.1", at: [".decks .energy"], when: asked("acting"), done: did("drew", "laid_card", "turn_ended"), known: true },
    { rule: "T5.1", at: [".rack [data-card='energy']"], when: asked("acting", "laying"), done: did("laid_card"), known: true },
    { rule: "T5.2", at: [".place.live .hit"], when: asked("laying", "moving"), done: did("revealed", "stepped"), known: true },
    { rule: "T5.2", at: [".ways"], when: asked("turning"), done: did("turned"), known: true },
    { rule: "T5.2", at: [".place.live .hit", ".rack [data-card='energy']"], when: all(did("turned"), asked("acting", "laying", "moving")), done: did("stepped", "rotated"), known: true },
    { rule: "T3.1", at: [".tally .part:first-child"], when: all(did("stepped", "turn_ended"), asked("acting")), done: did("turn_ended") },
    { rule: "T6.2", at: [".supply", ".board"], when: after(3, "took_plate") },
    { rule: "T7.5", at: [".dock .acts", ".board"], when: after(4, "laid_treasure", "picked_up"), done: did("picked_up") },
    { rule: "T8.2", at: [".dock .duel", ".figure-hit.live .hit", ".board"], when: any(asked("shooting", "defending"), after(2, "aimed", "was_shot")) },
    { rule: "T10.2", at: [".board"], when: after(5, "laid_bomb", "armed") },
  ],
};
