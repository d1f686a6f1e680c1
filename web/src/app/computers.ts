/** What computer players are called: by their place, so that a name stays during a match and in its replay. */

import { say } from "./texts.svelte";

const NAMES = 8; // that the texts have; further ones are numbered

/** The name of a computer player, never that of a person at the table. */
export function computerName(place: number, people: readonly string[]): string {
  for (let number = place; ; number += NAMES) {
    const name = say("computer-player", { place: number });
    if (!people.includes(name)) return name;
  }
}

/** Who sits at a table of a list, by place; a computer player with its level. */
export function namesIn(names: readonly (string | null)[]): string[] {
  const level = (name: string) => /^computer:(.*)/.exec(name)?.[1];
  const people = names.filter((name) => name !== null && !level(name)) as string[];
  return names.flatMap((name, place) => (name === null ? [] : level(name) ? `${computerName(place, people)} (${say("level", { level: level(name)! })})` : name));
}
