/** Why something is impossible: the server knows; the client only tells what was tried. */

import type { Why } from "../../play/table";
import { grip, columnOf, numberOf, rowOf } from "./geometry";
import type { Target, Turn } from "./turn.svelte";

/** Why the piece cannot lie where it is held. */
export async function whyNot(turn: Turn, { slot, square }: Target): Promise<Why> {
  const [r, c] = grip(turn.cells);
  const corner = numberOf(Math.max(0, rowOf(square) - r), Math.max(0, columnOf(square) - c));
  const said = turn.one ? { type: "mark_one", slot, square } : { type: "mark", slot, corner, turned: turn.turned, mirrored: turn.mirrored };
  return (await turn.whyNot(said)) ?? { sentence: turn.words.say("does-not-fit"), rule: null, refused: true };
}

/** Why there is nothing to turn, to flip or to stamp now. */
export async function whyNoMark(turn: Turn): Promise<Why> {
  const nothing = { sentence: turn.words.say(turn.marking ? "aim-first" : "not-now"), rule: null, refused: true };
  if (turn.marking && turn.asked === "marking") return nothing;
  return (await turn.whyNot({ type: "mark", slot: turn.open, corner: 0, turned: 0, mirrored: false })) ?? nothing;
}
export const whyNoMap = (turn: Turn, place: number): Promise<Why | null> => turn.whyNot({ type: "take_map", place });
export const whyBlind = (turn: Turn): Promise<Why | null> => turn.whyNot({ type: "take_blind" });
export const whyKept = (turn: Turn): Promise<Why | null> => turn.whyNot({ type: "choose", keep: [0, 1] });
