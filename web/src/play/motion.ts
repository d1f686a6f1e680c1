/** Motion made from events, one after the other; each lasts less than 400 ms, and none is shown under reduced motion. */

import { settings } from "../app/settings.svelte";
import type { Change } from "../app/table.svelte";

const [MOST_WAITING, PATIENCE] = [24, 12]; // frames: three times as fast with 24 of them behind

export abstract class GameMotion<Event, Scene> {
  #running: Animation[] = []; // they hold their last picture until the view has caught up
  #shows = 0; // which frame is shown; motion of one that was skipped ends
  #pace = 1; // how much faster than usual

  /** Show what one frame tells; long turns of computer players go by faster until only a few frames wait. */
  async show(changes: readonly Change[], scene: Scene, waiting = 0): Promise<void> {
    if (settings.still) return;
    const now = ++this.#shows;
    this.#pace = 1 + Math.min(waiting, MOST_WAITING) / PATIENCE;
    for (const change of changes) {
      if (change.type !== "step") continue;
      const events = (change.events ?? []) as unknown as Event[];
      for (const event of events) if (now === this.#shows) await this.event(event, scene, events);
    }
  }

  /** The view has caught up. */
  clear(): void {
    this.#shows++;
    for (const animation of this.#running.splice(0)) animation.cancel();
  }

  /** Show one event; all events of the same change are known. */
  protected abstract event(event: Event, scene: Scene, all: readonly Event[]): Promise<void> | void;

  protected pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds / this.#pace));
  }

  protected async animate(piece: Element | null, frames: Keyframe[], duration: number, easing = "ease-in-out"): Promise<void> {
    if (!piece) return;
    const animation = piece.animate(frames, { duration: duration / this.#pace, easing, fill: "forwards" });
    this.#running.push(animation);
    await animation.finished.catch(() => {});
  }
}
