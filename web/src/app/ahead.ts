/** Fetches what a table needs before its parts ask for it one after the other: files, texts and the connection at once. */

import { GAMES, tableOf } from "../games";
import { connection } from "./socket.svelte";
import { texts } from "./texts.svelte";

export function fetchTable(game: string | undefined): void {
  connection.listen();
  const parts: Promise<unknown>[] = [import("../pages/Table.svelte"), import("../play/Play.svelte")];
  if (game && GAMES.includes(game)) parts.push(tableOf(game), texts.add(game));
  for (const part of parts) part.catch(() => {}); // whoever needs it asks again, and says what is wrong
}
