/** Why something is impossible: the server knows; the client only tells what was tried. */

import type { Why } from "../../play/table";
import { numberOf } from "./geometry";
import type { Target, Turn } from "./turn.svelte";

/** Why the piece cannot lie where it is held. */
async function whyNot(turn: Turn, target: Target): Promise<Why> {
  const { slot, square } = target;
  const cells = turn.under(target);
  const corner = numberOf(Math.max(0, Math.min(...cells.map(([row]) => row))), Math.max(0, Math.min(...cells.map(([, column]) => column))));
  const said = turn.one ? { type: "mark_one", slot, square } : { type: "mark", slot, corner, turned: turn.turned, mirrored: turn.mirrored };
  return (await turn.whyNot(said)) ?? { sentence: turn.words.say("does-not-fit"), rule: null, refused: true };
}

/** Tell why the piece cannot lie there; one of the squares under it may do instead. */
export async function refuse(turn: Turn, target: Target, near: Element): Promise<void> {
  const why = await whyNot(turn, target);
  const single = turn.one ? null : turn.single(target);
  turn.explain(near, why, single && { text: turn.words.say("one-instead"), run: () => void turn.commit(single.id) });
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
