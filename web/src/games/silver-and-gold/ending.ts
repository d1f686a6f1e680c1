/** What the end of a match shows of this game's own: completed maps as islands, what decided a tie, and the maps left unfinished. */

import type { Ending } from "..";
import Islet from "./Islet.svelte";

export { default as Tied } from "./Tied.svelte";
export { default as Left } from "./Unfinished.svelte";

export const gallery: Ending["gallery"] = { isDrawn: (part) => part.type === "finished_map", Piece: Islet };
