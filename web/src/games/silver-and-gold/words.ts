/** Silver & Gold in words: maps, squares and outcomes, for labels and screen readers. */

import type { Sentences } from "../../app/sentences";
import type { Map as Chart, Outcome } from "../../types/silver-and-gold";
import { columnOf, rowOf, squaresOf, type Symbol } from "./geometry";
import type { Sign } from "./pack";

export const colour = (words: Sentences, color: string): string => words.say("colour", { color });

export function mapWords(words: Sentences, map: Chart, marked: number): string {
  const signs = squaresOf(map).flatMap(({ symbol }) => (symbol ? [words.say("sign", { symbol })] : []));
  const seal = map.seal ? words.say("seal-words", { value: map.seal.value, color: colour(words, map.seal.color) }) : "";
  return [words.say("map-words", { color: colour(words, map.color), points: map.points, marked, all: squaresOf(map).length }), ...signs, seal].filter(Boolean).join(", ");
}

export function squareWords(words: Sentences, square: number, symbol: Symbol | null, state: "free" | "fits" | "stamped"): string {
  const place = words.say("square-words", { row: rowOf(square) + 1, column: columnOf(square) + 1 });
  return [place, symbol ? words.say("sign", { symbol }) : "", words.say("square-state", { state })].filter(Boolean).join(", ");
}

/** Everything a mark is certain to bring, in a few words each. */
export function outcomeWords(words: Sentences, outcome: Outcome): string[] {
  const said: string[] = [];
  for (const bonus of outcome.bonuses ?? []) said.push(words.say("brings-bonus", { symbol: bonus.symbol, points: bonus.points ?? 0 }));
  if (outcome.last) said.push(words.say("brings-last"));
  if (outcome.lapsed) said.push(words.say("brings-lapsed", { count: outcome.lapsed }));
  if (outcome.rows?.length) said.push(words.say("brings-row"));
  if (outcome.completes) said.push(words.say("brings-map"));
  if (outcome.points) said.push(words.say("brings-points", { points: outcome.points }));
  return said;
}

/** What stands on the small tag over a square with a symbol. */
export const tag = (words: Sentences, bonus: { symbol: Symbol; points?: number }): string => (bonus.symbol === "cross" ? words.say("tag-cross") : `+${bonus.points ?? 0}`);

/** What a sign of a map pack means. */
export const signWords = (words: Sentences, sign: Sign): string => words.say("pack-signs", { sign: { ".": "sea", o: "land", X: "cross", $: "coin", T: "palm" }[sign] });
