/** What the end of a match shows of this game's own: the museum wave by wave, and when its bomb was armed. */

export { default as Left } from "./Waves.svelte";

export const turningPoints: ReadonlySet<string> = new Set(["armed"]);
