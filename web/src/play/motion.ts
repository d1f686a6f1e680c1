/** Motion made from events, one after the other; each lasts less than 400 ms, and none is shown under reduced motion. */

import { settings } from "../app/settings.svelte";
import type { Change } from "../app/table.svelte";

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export abstract class GameMotion<Event, Scene> {
  #running: Animation[] = []; // they hold their last picture until the view has caught up
  #shows = 0; // which frame is shown; motion of one that was skipped ends

  /** Show what one frame tells. */
  async show(changes: readonly Change[], scene: Scene): Promise<void> {
    if (settings.still) return;
    const now = ++this.#shows;
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

  protected async animate(piece: Element | null, frames: Keyframe[], duration: number, easing = "ease-in-out"): Promise<void> {
    if (!piece) return;
    const animation = piece.animate(frames, { duration, easing, fill: "forwards" });
    this.#running.push(animation);
    await animation.finished.catch(() => {});
  }
}
