/** The museum in words: rooms, ways, shots and what they bring, for labels and screen readers. */

import type { Sentences, Struct } from "../../app/sentences";
import type { Choice, Goal, Outcome, Public, Seat, Tile, Treasure } from "../../types/tomb-raider";
import { beside, numberOf, opposite, squareOf, START, type Side } from "./geometry";
import type { Turn } from "./turn.svelte";

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const placeName = (words: Sentences, place: number): string =>
  place === START ? words.say("start-tile") : words.piece({ ...squareOf(place) }, "square");
export const treasureName = (words: Sentences, treasure: Treasure): string => words.piece({ ...treasure }, "treasure");
const sideName = (words: Sentences, side: Side) => words.say("field-direction", { value: side });

/** What lies behind a side of a room, in a word; in a shorter one under its picture. */
export function behind(turn: Turn, place: number, side: Side, brief = false): string {
  const { words, public: view } = turn;
  if (place === numberOf(view.entrance) && side === view.gate) return words.say(brief ? "outside" : "start-tile");
  const other = beside(place, side);
  if (other === null) return words.say("leads-wall");
  const state = view.museum[other]!.state;
  if (brief && state === "face_down") return `${placeName(words, other)}?`;
  if (state !== "open") return words.say(state === "removed" ? "leads-gap" : "leads-dark", { place: placeName(words, other) });
  return other === turn.place ? words.say("leads-own") : placeName(words, other);
}

/** Whether a door there leads on: to the gate, to a room with a door on its side, or to one that is still face down. */
export function leadsOn({ public: view }: Turn, place: number, side: Side): boolean {
  if (place === numberOf(view.entrance) && side === view.gate) return true;
  const other = beside(place, side);
  const tile = other === null ? null : view.museum[other]!;
  return tile?.state === "face_down" || (tile?.state === "open" && tile.doors.includes(opposite(side)));
}

const people = (turn: Turn, place: number) => turn.public.seats.flatMap((seat, n) => (seat.place !== null && numberOf(seat.place) === place ? [turn.names[n]!] : []));

export function roomWords(turn: Turn, place: number): string {
  const { words, public: view } = turn;
  const name = placeName(words, place);
  const here = people(turn, place);
  if (place === START) return here.length ? words.say("room-has", { room: name, things: here.join(", ") }) : name;
  const tile = view.museum[place]!;
  const room = tileWords(words, name, tile);
  const bomb = view.bomb && numberOf(view.bomb.place) === place && tile.state === "open" ? [words.say("bomb")] : [];
  const things = [...here, ...tile.treasures.map((one) => treasureName(words, one)), ...bomb];
  const said = things.length ? words.say("room-has", { room, things: things.join(", ") }) : room;
  return view.bomb?.waves_until[place] === 1 && tile.state !== "removed" ? `${said}. ${words.say("next-wave")}` : said;
}

function tileWords(words: Sentences, place: string, tile: Tile): string {
  if (tile.state === "removed") return words.say("room-gone", { place });
  if (tile.state === "face_down") return words.say(tile.blank ? "room-blank" : "room-dark", { place });
  return words.say("room", { place, symbol: tile.symbol ?? "blank", doors: tile.doors.map((side) => sideName(words, side)).join(", ") });
}

/** The chances of a face-down tile. */
export function oddsWords(words: Sentences, odds: NonNullable<Outcome["odds"]>): string {
  const all = Object.values(odds).reduce((total, count) => total + count, 0);
  const sorted = Object.entries(odds).sort((a, b) => b[1] - a[1]);
  return sorted.map(([symbol, count]) => words.say("odds", { symbol, percent: Math.round((100 * count) / all) })).join(", ");
}

/** What a way costs and brings. */
export function goalWords(turn: Turn, goal: Goal): string[] {
  const { words, public: view } = turn;
  const said = [words.say("costs", { price: goal.price, left: pointsNow(turn) - goal.price })];
  if (goal.rotates?.length) said.push(words.say("rotates", { rooms: goal.rotates.map((place) => placeName(words, place)).join(", ") }));
  const carried = turn.own?.carries;
  if (goal.place === START && carried) said.push(words.say("preview-delivered", { treasure: treasureName(words, carried), points: goal.points ?? 0 }));
  if (goal.reveals) {
    const choice = turn.choiceOf("reveal").find((one) => one.outcome.place === goal.place);
    if (choice?.outcome.odds) said.push(oddsWords(words, choice.outcome.odds));
    else if (view.museum[goal.place]?.blank) said.push(words.say("preview-blank"));
  }
  if (view.bomb?.waves_until[goal.place] === 1) said.push(words.say("next-wave"));
  return said;
}

export const pointsNow = (turn: Turn): number => (turn.asked === "laying" ? turn.public.laid.reduce((total, card) => total + card.value, 0) : turn.public.points_left);

/** Everything an action is certain to bring, in a few words each. */
export function outcomeWords(turn: Turn, outcome: Outcome): string[] {
  const { words } = turn;
  const said: string[] = [];
  const there = (sides: readonly Side[]) => sides.map((side) => behind(turn, outcome.place!, side)).join(", ");
  if (outcome.doors && outcome.place != null) {
    if (outcome.doors.opens?.length) said.push(words.say("opens", { places: there(outcome.doors.opens) }));
    if (outcome.doors.shuts?.length) said.push(words.say("shuts", { places: there(outcome.doors.shuts) }));
    if (!said.length) said.push(words.say("opens-nothing"));
  }
  if (outcome.energy) said.push(words.say("energy-then", { energy: outcome.energy }));
  for (const gain of outcome.brings ?? []) said.push(...gainWords(words, gain as unknown as Struct));
  if (outcome.shot?.result) said.push(words.say(`preview-${outcome.shot.result}`));
  if (outcome.unused) said.push(words.say(outcome.then === "acting" ? "points-lost" : "actions-unused", { count: outcome.unused }));
  return said;
}

const TOLD = ["armed", "delivered", "exploded", "died", "ended"];
const gainWords = (words: Sentences, gain: Struct): string[] => (TOLD.includes(gain.type ?? "") ? [words.say(`preview-${gain.type}`, words.args(gain))] : []);

/** The treasure that a choice is about: one that lies there, or the one that is carried. */
export function treasureOf(turn: Turn, choice: Choice): Treasure | null {
  const said = choice.words;
  if (said.type !== "pick_up") return turn.own?.carries ?? null;
  return turn.public.museum.flatMap((tile) => tile.treasures).find((one) => one.number === said.treasure) ?? null;
}

/** The text of a choice that has a button. */
export function answer(turn: Turn, choice: Choice): string {
  const { words, public: view } = turn;
  const said = choice.words;
  const treasure = treasureOf(turn, choice);
  const partner = view.seats.findIndex((seat, n) => n !== turn.seat && seat.side === turn.own?.side);
  return upper(
    words.say(`choice-${said.type}`, {
      sum: said.type === "accept_hit" ? (choice.outcome.shot?.health ?? 0) : view.laid.filter((card) => card.kind !== "health").reduce((total, card) => total + card.value, 0),
      treasure: treasure ? treasureName(words, treasure) : "",
      partner: turn.names[partner] ?? "",
      left: 0, // what is lost stands in the preview
    }),
  ).trim();
}

export function whereabouts(words: Sentences, seat: Seat): string {
  if (seat.state === "dead") return words.say("seat-dead");
  const place = seat.place === "start" ? upper(words.say("start-tile")) : placeName(words, numberOf(seat.place ?? "start"));
  if (seat.state === "lying") return words.say(seat.misses_turn ? "seat-lies-long" : "seat-lies", { place });
  return place;
}

/** The wave that took each place, as far as the log tells, and the last of them. */
export function wavesOf(log: readonly { events?: Struct[] }[]): { of: Map<number, number>; last: number } {
  const found = new Map<number, number>();
  let wave = -1;
  for (const event of log.flatMap((change) => change.events ?? [])) {
    if (event.type === "exploded") wave = event.wave as number;
    if (event.type === "removed") found.set(numberOf(event.place as Public["entrance"]), wave);
  }
  return { of: found, last: wave };
}
