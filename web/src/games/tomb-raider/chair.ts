/** What a seat of this game is before the start: its figures in their niche, and in words with their side. */

export { default as Niche } from "./Niche.svelte";
export { default as Words } from "./ChairWords.svelte";
