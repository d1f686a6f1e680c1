/** Why something is impossible: the server knows; the client only finds out what to ask about. */

import type { Why } from "../../play/table";
import { sideTo, START, type Geometry } from "./geometry";
import type { Turn } from "./turn.svelte";
import { placeName, pointsNow, roomWords } from "./words";

/** Why a room cannot be entered or turned up, also because it is not the time to move. */
export async function whyNot(turn: Turn, g: Geometry, place: number): Promise<Why> {
  const plain = { sentence: roomWords(turn, place), rule: null, refused: false };
  if (!turn.decision || turn.place === null || place === turn.place) return plain;
  const direction = sideTo(g, turn.place, place);
  const far = turn.decision.beyond?.find((one) => one.place === place);
  if (direction === null && far) {
    const sentence = turn.words.say(far.price == null ? "no-way" : "out-of-reach", { place: placeName(turn.words, place), price: far.price ?? 0, points: pointsNow(turn) });
    return { sentence, rule: far.rule, refused: true };
  }
  if (direction === null) return turn.asked === "moving" ? plain : ((await turn.whyNot({ type: "step", direction: "north" })) ?? plain);
  const dark = place !== START && turn.public.museum[place]!.state === "face_down";
  return (await turn.whyNot({ type: dark ? "reveal" : "step", direction })) ?? plain;
}

export const whyNoShot = (turn: Turn, target: number): Promise<Why | null> => turn.whyNot({ type: "aim", target });
export const whyNoCard = (turn: Turn, kind: string, value: number): Promise<Why | null> =>
  turn.whyNot({ type: turn.asked === "discarding" ? "discard" : "lay", kind, value });
export const whyNoDraw = (turn: Turn, kind: string): Promise<Why | null> => turn.whyNot({ type: "draw", kind, number: 1 });
