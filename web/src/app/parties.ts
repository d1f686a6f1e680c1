/** Who wins together: the seats of one side, or each seat alone. */

import { say } from "./texts.svelte";

export interface Party {
  seats: number[];
  name: string;
  members: string; // of a side
  emblem: number | null; // a side has no emblem but a colour
  colour: string;
}

interface Seats {
  seats: { side?: string; figure?: string }[];
}

/** What seats are called: by their figures where they have some, as one person may have two. */
export function seatNames(game: string, view: unknown, names: readonly string[]): string[] {
  return (view as Seats).seats.map(({ figure }, seat) => (figure ? say(`${game}-figure`, { figure }) : (names[seat] ?? "")));
}

export function parties(game: string, view: unknown, names: readonly string[], emblemOf: (seat: number) => number): Party[] {
  const { seats } = view as Seats;
  const called = seatNames(game, view, names);
  const sides = [...new Set(seats.flatMap((seat) => seat.side ?? []))];
  if (!sides.length) return seats.map((_, seat) => ({ seats: [seat], name: called[seat]!, members: "", emblem: emblemOf(seat), colour: `var(--s${emblemOf(seat)})` }));
  return sides.map((side) => {
    const members = seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
    const name = say(`${game}-side-name`, { side });
    return { seats: members, name, members: members.map((seat) => called[seat]).join(", "), emblem: null, colour: `var(--${side}-side)` };
  });
}
