/** Who won, and how equal totals were told apart, in sentences. */

import type { Party } from "../app/parties";
import type { Sentences, Struct } from "../app/sentences";
import { say, texts } from "../app/texts.svelte";

export interface Item {
  seat: number;
  rule: string;
  points: number;
  components: Struct[];
  steps: number[]; // the entries of the log that brought them
}
export interface Sheet {
  items: Item[];
  totals: number[];
  winners: number[];
  ranks: number[];
}

export const keyOf = (rule: string): string => rule.replace(".", "-");

/** Whether an item only tells what decided a tie, and gives no points. */
export const decides = (game: string, item: Item): boolean => texts.has(`${game}-decided-${keyOf(item.rule)}`);

export const rankOf = (sheet: Sheet, party: Party): number => sheet.ranks[party.seats[0]!]!;
const totalOf = (sheet: Sheet, party: Party): number => sheet.totals[party.seats[0]!]!;

export interface Tie {
  text: string;
  parties: Party[]; // by rank
  chain: { text: string; step: number | null }[]; // what was looked at, the last first
}

/** Every tie between parties: what broke it, or that nothing did. */
export function ties(words: Sentences, sheet: Sheet, parties: readonly Party[]): Tie[] {
  const totals = [...new Set(parties.map((party) => totalOf(sheet, party)))];
  const groups = totals.map((total) => parties.filter((party) => totalOf(sheet, party) === total));
  return groups.filter((group) => group.length > 1).map((group) => tie(words, sheet, group));
}

function tie(words: Sentences, sheet: Sheet, group: readonly Party[]): Tie {
  const order = group.toSorted((a, b) => rankOf(sheet, a) - rankOf(sheet, b));
  const shared = new Set(order.map((party) => rankOf(sheet, party))).size === 1;
  const text = words.say(shared ? "tie-shared" : "tie-broken", { names: texts.list(order.map((party) => party.name)) });
  const item = sheet.items.find((one) => decides(words.game, one));
  if (shared || !item) return { text, parties: order, chain: [] };
  const chain = item.components.map((part, i) => ({ text: words.piece(part), step: item.steps.toReversed()[i] ?? null }));
  return { text: `${text} ${words.say(`decided-${keyOf(item.rule)}`, { components: chain[chain.length - 1]!.text })}`, parties: order, chain: chain.length > 1 ? chain : [] };
}

/** The two rules that brought the winners most. */
export function mostFrom(words: Sentences, sheet: Sheet, winner: Party): string {
  const sums = new Map<string, number>();
  for (const item of sheet.items) if (winner.seats.includes(item.seat) && !decides(words.game, item)) sums.set(item.rule, (sums.get(item.rule) ?? 0) + item.points);
  const lines = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 2);
  return lines.length ? say("web-most-from", { lines: lines.map(([rule, points]) => `${words.say(`score-${keyOf(rule)}`)} (${points})`).join(", ") }) : "";
}

/** The title of the end: who won, and with how many points. */
export function verdict(words: Sentences, sheet: Sheet | null, parties: readonly Party[]): string {
  if (!sheet) return say("web-abandoned");
  const won = parties.filter((party) => sheet.winners.includes(party.seats[0]!));
  const points = sheet.totals[sheet.winners[0] ?? 0] ?? 0;
  const names = texts.list(won.map((party) => party.name));
  if (parties.length === 1) return say("web-alone", { points });
  if (won[0]?.emblem === null) return won.length === 1 ? words.say("side-wins", { name: names, points }) : words.say("sides-share", { points });
  if (won.length > 1) return say("web-share-win", { names, points });
  return sheet.winners[0] === words.reader ? say("web-you-win", { points }) : say("web-wins", { name: names, points });
}
