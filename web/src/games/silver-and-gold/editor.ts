/** The editor of this game's editions: map packs. */

export { default } from "./Editor.svelte";
export { readPack as read } from "./pack";
export const FILE = "maps.json";
