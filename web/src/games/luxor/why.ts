/** Why a space is out of reach: the server knows; the client only finds out whom to ask about. */

import type { Why } from "../../play/table";
import { TOMB } from "./geometry";
import { wayOf } from "./motion.svelte";
import type { Turn } from "./turn.svelte";

const LONGEST = 6; // the most and the fewest steps that words can name
const BACK = -1;

/** One's own adventurer that is nearest behind a space, and how many tiles it is away. */
function nearest(turn: Turn, space: number): { adventurer: number; steps: number } | null {
  const spaces = turn.seat === null ? [] : turn.public.seats[turn.seat]!.adventurers;
  const behind = spaces.map((at, adventurer) => ({ at: at ?? -1, adventurer })).filter(({ at }) => at >= 0 && at < space);
  const found = behind.sort((a, b) => b.at - a.at)[0];
  return found ? { adventurer: found.adventurer, steps: wayOf(turn.public, found.at, space, true).length - 1 } : null;
}

/** What to ask about: the move of whoever is nearest behind; too long a way, or one that leads back, as far as words go. */
function asked(turn: Turn, space: number): Record<string, unknown> {
  const found = nearest(turn, space);
  if (found && found.steps <= LONGEST) return { ...found, lands_on: space };
  if (found) return { ...found, steps: LONGEST };
  const standing = (at: number | null) => at !== null && at < TOMB;
  return { adventurer: Math.max(0, turn.own?.adventurers.findIndex(standing) ?? 0), steps: turn.side ? BACK : 1 };
}

export async function whyNot(turn: Turn, space: number): Promise<Why> {
  const play = turn.side ? { type: "play", side: turn.side } : { type: "move" };
  const why = await turn.whyNot({ ...play, ...asked(turn, space) });
  return why ?? { sentence: turn.words.say("out-of-reach", { space }), rule: null, refused: true };
}
