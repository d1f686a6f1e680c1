/** Luxor in words: spaces, cards and outcomes, for labels and screen readers. */

import type { Sentences, Struct } from "../../app/sentences";
import type { Card, Choice, Outcome, Public } from "../../types/luxor";
import { TOMB } from "./geometry";

type Tile = Public["board"][number];

export const cardHelp = (words: Sentences, card: Card): string => words.say("card-help", { ...card });
export const cardName = (words: Sentences, card: Card): string => words.piece({ ...card }, "card");
export const spaceName = (words: Sentences, space: number): string => words.say("short-space", { space_raw: space });

export const tileWords = (words: Sentences, tile: Tile): string =>
  tile ? words.piece(tile as unknown as Struct) : words.say("short-empty");

/** Who stands on a space, by seat. */
export const crowdAt = (view: Public, space: number): { seat: number; count: number }[] =>
  view.seats
    .map((one, seat) => ({ seat, count: one.adventurers.filter((at) => at === space).length }))
    .filter((group) => group.count);

export function spaceWords(words: Sentences, view: Public, worth: number, space: number): string {
  const crowd = crowdAt(view, space);
  const people = crowd.map(({ seat, count }) => words.say("crowd", { count, seat: words.names[seat] ?? "" })).join(", ");
  const args = { space, worth, people: people || words.say("nobody"), tile: tileWords(words, view.board[space] ?? null) };
  return words.say(space === 0 ? "at-stairs" : space === TOMB ? "at-tomb" : "at-space", args);
}

/** Everything a choice is certain to bring, in a few words each. */
export function outcomeWords(words: Sentences, view: Public, outcome: Outcome): string[] {
  const said: string[] = [];
  const tell = (key: string, struct: object) => said.push(words.say(`preview-${key}`, words.args({ ...struct } as Struct)));
  for (const walk of outcome.walks ?? [])
    for (const leg of walk.legs) {
      if (leg.by === "osiris") tell("carried", {});
      if (leg.by === "tunnel") tell("tunnelled", { to_space: leg.path.at(-1) });
    }
  for (const gain of outcome.brings ?? []) tell(gain.type, gain);
  if (outcome.unknown?.includes("scarab")) tell("scarab", {});
  const crowd = lacking(view, outcome);
  if (crowd) tell("lacking", crowd);
  if (outcome.then) tell(outcome.then, {});
  if (!said.length && !outcome.unknown?.includes("die")) tell("nothing", {});
  return said;
}

/** How many of one's own would stand at a treasure that stays, and how many it needs. */
export function lacking(view: Public, outcome: Outcome): { crowd: number; needs: number } | null {
  if (outcome.walks?.length !== 1) return null;
  const walk = outcome.walks[0]!;
  const tile = view.board[walk.legs.at(-1)!.path.at(-1)!];
  const taken = outcome.brings?.some((gain) => gain.type === "took_treasure");
  return tile?.type === "treasure" && !taken ? { crowd: walk.crowd, needs: tile.needs } : null;
}

/** What stands on the small plate of an offered space: an icon, and a few letters. */
export function plateOf(words: Sentences, view: Public, choice: Choice): { icon: string; text: string } {
  const { outcome } = choice;
  const gain = (type: string) => outcome.brings?.some((one) => one.type === type);
  if (gain("entered_tomb")) return { icon: "key", text: "−1" };
  if (gain("took_treasure")) return { icon: "", text: `+${outcome.points ?? 0}` };
  if (gain("took_key")) return { icon: "key", text: "+1" };
  if (gain("took_wild")) return { icon: "wild", text: "+1" };
  if (outcome.unknown?.includes("scarab")) return { icon: "scarab", text: "+1" };
  const crowd = lacking(view, outcome);
  if (crowd) return { icon: "", text: words.say("preview-crowd", crowd) };
  if (outcome.then === "taking") return { icon: "", text: "?" };
  return { icon: "", text: gain("freed") ? "!" : "" };
}
