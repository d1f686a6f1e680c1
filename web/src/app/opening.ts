/** Opening tables: alone against computer players, with friends, or for several people at one screen. */

import type { GameAt, NewTable, Opened } from "../types/protocol";
import { keep, lessonOf } from "../lesson/lesson.svelte";
import { begun } from "../lesson/machine";
import { fetchTable } from "./ahead";
import { beGuest, post } from "./api";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { say } from "./texts.svelte";

const START = "trove-start"; // the table that starts as soon as its page is open

export const myName = (): string => settings.name || say("web-guest");

/** Let a table start as soon as its page is open. */
export const startAtOnce = (table: string): void => sessionStorage.setItem(START, table);

async function opened(table: Omit<NewTable, "type">, atOnce: boolean): Promise<string> {
  fetchTable(table.game);
  await beGuest(myName());
  const { table: id } = await post<Opened>("/tables", table);
  if (atOnce) startAtOnce(id);
  return id;
}

async function open(table: Omit<NewTable, "type">, atOnce: boolean): Promise<void> {
  router.go(`/table/${await opened(table, atOnce)}`);
}

/** A first game against one easy computer player, with the coach; Back leads to where one came from. */
export async function learn(game: string): Promise<void> {
  const { options } = await lessonOf(game);
  const id = await opened({ game, players: 2, people: [myName()], computers: [{ place: 1, level: "easy" }], options }, true);
  keep(id, begun());
  router.go(`/table/${id}`, true);
}

/** Whether this table was opened to be played at once; only the first call says so. */
export function startsAtOnce(table: string): boolean {
  if (sessionStorage.getItem(START) !== table) return false;
  sessionStorage.removeItem(START);
  return true;
}

const few = (game: GameAt) => Math.min(3, Math.max(...game.players));

export const playNow = (game: GameAt, level: NonNullable<NewTable["computers"]>[number]["level"]): Promise<void> =>
  open({ game: game.name, players: few(game), people: [myName()], computers: Array.from({ length: few(game) - 1 }, (_, i) => ({ place: i + 1, level })) }, true);

/** One person for a medal, where the rules know that. */
export const alone = (game: GameAt): Promise<void> => open({ game: game.name, players: 1, people: [myName()] }, true);

/** A table with its link; an edition of one's own comes as its text. */
export const withFriends = (game: GameAt, edition: string | null = null): Promise<void> =>
  open({ game: game.name, players: Math.max(2, few(game)), people: [myName()], edition }, false);

export const sameDevice = (game: GameAt): Promise<void> =>
  open({ game: game.name, players: 2, people: [1, 2].map((number) => say("seat-name", { number })) }, false);

/** Play on from a position of a finished match, on one of its seats and against computer players; what that seat did not know is dealt again. */
export async function playOn(match: Table, entry: number, seat: number): Promise<void> {
  await beGuest(myName());
  const made = await match.ask({ type: "fork", entry, redeal_for: seat });
  if (made.type !== "created") return;
  const next = new (await import("./table.svelte")).Table(made.table); // a table is followed before anything is asked of it
  const own = match.placeOf(seat)?.place ?? 0;
  const level = settings.level as NonNullable<NewTable["computers"]>[number]["level"];
  try {
    for (const { place } of match.at?.places ?? []) await next.ask(place === own ? { type: "sit", place, name: myName() } : { type: "add_computer", place, level });
  } finally {
    next.close();
  }
  startAtOnce(next.id);
  router.go(`/table/${next.id}`);
}
