/** Motion of the living layer, made from events: walks, and tiles that turn. Each lasts less than 400 ms. */

import { play } from "../../app/sound";
import { GameMotion } from "../../play/motion";
import type { Event, Public } from "../../types/luxor";
import { TOMB, type Geometry } from "./geometry";

const WALK = 380;
const TURN = 300;
type Travel = Extract<Event, { from_space: number }>;

const isTravel = (event: Event): event is Travel => "from_space" in event;

interface Scene {
  view: Public;
  g: Geometry;
}

export class Motion extends GameMotion<Event, Scene> {
  lifted = $state.raw<{ seat: number; space: number }[]>([]); // who left a space already
  walkers = $state.raw<{ key: string; seat: number; space: number }[]>([]); // who is on the way
  turning = $state.raw<number | null>(null);
  layer: SVGGElement | null = null;

  /** The view has caught up. */
  override clear(): void {
    super.clear();
    this.lifted = this.walkers = [];
    this.turning = null;
  }

  protected async event(event: Event, { view, g }: Scene): Promise<void> {
    if (isTravel(event)) return this.#walk(event, view, g);
    if (event.type === "took_treasure") {
      play("take");
      this.turning = event.space;
      await this.pause(TURN / 2);
    }
  }

  async #walk(event: Travel, view: Public, g: Geometry): Promise<void> {
    play("move");
    const key = `${event.seat}-${event.adventurer}`;
    if (!this.walkers.some((one) => one.key === key)) this.lifted = [...this.lifted, { seat: event.seat, space: event.from_space }];
    this.walkers = [...this.walkers.filter((one) => one.key !== key), { key, seat: event.seat, space: event.to_space }];
    await new Promise(requestAnimationFrame);
    const stepped = event.type === "moved" || event.type === "carried";
    const cells = wayOf(view, event.from_space, event.to_space, stepped).map((n) => g.space(n));
    const frames = cells.flatMap((cell, i) => {
      const next = cells[i + 1];
      const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
      return next ? [at(cell.x, cell.y), at((cell.x + next.x) / 2, (cell.y + next.y) / 2 - 26)] : [at(cell.x, cell.y)];
    });
    await this.animate(this.layer?.querySelector(`[data-key="${key}"]`) ?? null, frames, WALK);
  }
}

/** The spaces that a walk shows: those with a tile on the way, or only both ends. */
export function wayOf(view: Public, from: number, to: number, stepped: boolean): number[] {
  if (!stepped) return [from, to];
  const step = to < from ? -1 : 1;
  const way = [from];
  for (let n = from + step; n !== to && n > 0 && n < TOMB; n += step) if (view.board[n]) way.push(n);
  return [...way, to];
}
