/** What the end of a match shows of this game's own: completed maps as islands, what decided a tie, and the maps left unfinished. */

import type { Struct } from "../../app/sentences";

export { default as Piece } from "./Islet.svelte";
export { default as Tied } from "./Tied.svelte";
export { default as Left } from "./Unfinished.svelte";

/** Whether a line of the score sheet is drawn instead of written. */
export const isDrawn = (part: Struct): boolean => part.type === "finished_map";
