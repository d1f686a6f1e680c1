/** The first game: each step when its time has come, and after some turns at the latest. */

import { after, all, any, asked, did, doing, type Lesson } from "../../lesson/machine";

const marked = did("marked", "marked_one");

export const lesson: Lesson = {
  options: {},
  turn: ["marked", "marked_one"],
  steps: [
    { rule: "S2.1", at: [".dealt"], when: asked("choosing"), done: did("chose", "kept_map"), known: true },
    { rule: "S3.2", at: [".hand .dial"], when: asked("marking"), done: any(doing(), marked), known: true },
    { rule: "S3.3", at: [".own"], when: all(asked("marking"), doing()), done: marked, known: true },
    { rule: "S3.4", at: [".own"], when: any(asked("owed"), after(6)) },
    { rule: "S3.10", at: [".display"], when: any(asked("taking"), after(9, "completed_map")), done: did("took_map") },
    { rule: "S3.1", at: [".course"], when: after(1) },
    { rule: "S3.9", at: [".supply .coins", ".mine .coins", ".trophies"], when: after(4, "got_coin") },
    { rule: "S3.6", at: [".board .note span"], when: after(5, "got_palm") },
    { rule: "S4.2", at: [".own"], when: after(7, "completed_map") },
    { rule: "S4.1", at: [".course"], when: after(8) },
  ],
};
