/** Motion made from events: walks, rooms that turn, shots and waves. Each lasts less than 400 ms. */

import { play } from "../../app/sound";
import { GameMotion } from "../../play/motion";
import type { Card, Event, Plate, Public, Treasure } from "../../types/tomb-raider";
import { numberOf, PITCH, sideTo, START, TOWARDS, type Geometry, type Vector } from "./geometry";

const [WALK, FLIP, SPIN, SHOT, FALL, WAVE, PLATE, CARD, SWEEP] = [300, 150, 240, 320, 200, 390, 300, 240, 380];
const at = ([x, y]: Vector) => ({ transform: `translate(${x}px, ${y}px)` });

/** What a figure may hold up; a card that nobody else may see has no value. */
export type Held =
  | { type: "card"; kind: Card["kind"]; value: number | null }
  | { type: "plate"; plate: Plate }
  | { type: "treasure"; treasure: Treasure }
  | { type: "bomb" };

interface Scene {
  view: Public;
  g: Geometry;
}

export class Motion extends GameMotion<Event, Scene> {
  floor: SVGSVGElement | null = null; // the still layer
  living: SVGSVGElement | null = null;
  feet: readonly (Vector | null)[] = []; // where the figures stand before the frame is applied
  shot = $state.raw<readonly [Vector, Vector] | null>(null);
  wave = $state.raw<{ x: number; y: number; reach: number } | null>(null);
  held = $state.raw<{ what: Held; at: Vector } | null>(null);
  sweep = $state.raw<Vector | null>(null); // the light of the police, from the gate
  #shownUp: number | null = null; // a room that is turned up, half-way

  /** The view has caught up: the second half of a room that is turned up. */
  override clear(): void {
    super.clear();
    this.shot = this.wave = this.held = this.sweep = null;
    const place = this.#shownUp;
    this.#shownUp = null;
    if (place !== null) void this.#tile(place)?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: FLIP, easing: "ease-out" });
  }

  protected async event(event: Event, { view, g }: Scene, all: readonly Event[]): Promise<void> {
    switch (event.type) {
      case "stepped":
        play("step");
        return this.#walk(event.seat, g, numberOf(event.from_place), numberOf(event.to_place));
      case "drew":
      case "laid_card":
        return this.#hold(event.seat, { type: "card", ...event.card }, "card", CARD);
      case "drew_unseen":
        return this.#hold(event.seat, { type: "card", kind: event.kind, value: null }, "card", CARD);
      case "picked_up":
      case "delivered":
        return this.#hold(event.seat, { type: "treasure", treasure: event.treasure }, "take", PLATE);
      case "handed_over":
        return this.#hold(event.to, { type: "treasure", treasure: event.treasure }, "take", PLATE);
      case "dropped":
        return play("stone");
      case "armed":
        return this.#hold(event.seat, { type: "bomb" }, "whistle", PLATE);
      case "took_plate":
        return this.#hold(event.seat, { type: "plate", plate: event.plate }, event.plate.police === "none" ? "take" : "whistle", PLATE);
      case "arrested":
        return event === all.find((one) => one.type === "arrested") ? this.#arrest(all, g) : undefined;
      case "revealed":
        play("stone");
        this.#shownUp = numberOf(event.place);
        return this.animate(this.#tile(this.#shownUp), [{ transform: "none" }, { transform: "scaleX(0)" }], FLIP);
      case "rotated":
        play("stone");
        return this.animate(this.#tile(numberOf(event.place)), [{ transform: "none" }, { transform: `rotate(${90 * event.quarters}deg)` }], SPIN);
      case "fired":
        return this.#fire(event.seat, event.target);
      case "was_shot":
        return this.animate(this.#figure(event.seat)?.firstElementChild ?? null, [{ transform: "none" }, { transform: "rotate(70deg)" }], FALL);
      case "exploded":
        return this.#explode(event.wave, view, g, all.slice(all.indexOf(event) + 1));
    }
  }

  async #walk(seat: number, g: Geometry, from: number, to: number): Promise<void> {
    const start = this.feet[seat];
    if (!start) return;
    const [[ax, ay], [bx, by]] = [g.centre(from), g.centre(to)];
    const [dx, dy] = TOWARDS[sideTo(g, from, to) ?? "north"];
    const end: Vector = [bx, by + 40];
    const middle: Vector = [(ax + bx) / 2 + dx, (ay + by) / 2 + dy + 34];
    await this.animate(this.#figure(seat), [at(start), at(middle), at(end)], WALK);
    this.feet = this.feet.map((spot, n) => (n === seat ? end : spot));
  }

  async #fire(seat: number, target: number): Promise<void> {
    const [from, to] = [this.feet[seat], this.feet[target]];
    if (!from || !to) return;
    play("shot");
    this.shot = [from, to];
    await this.pause(SHOT);
    this.shot = null;
  }

  /** A figure holds something up, so that everybody sees it. */
  async #hold(seat: number, what: Held, cue: Parameters<typeof play>[0], time: number): Promise<void> {
    const at = this.feet[seat];
    if (!at) return;
    play(cue);
    this.held = { what, at };
    await this.pause(time);
    this.held = null;
  }

  /** The police sweep through the museum and carry everybody they find to the gate, all at once. */
  async #arrest(all: readonly Event[], g: Geometry): Promise<void> {
    this.sweep = g.centre(START);
    const seats = all.flatMap((event) => (event.type === "arrested" ? [event.seat] : []));
    const [x, y] = g.centre(START);
    await Promise.all([this.pause(SWEEP), ...seats.map((seat, i) => this.#carry(seat, [x + 26 * (i - (seats.length - 1) / 2), y + 30]))]);
    this.sweep = null;
  }
  async #carry(seat: number, end: Vector): Promise<void> {
    const start = this.feet[seat];
    if (!start) return;
    const lifted: Vector = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 40];
    await this.animate(this.#figure(seat), [at(start), at(lifted), at(end)], SWEEP);
    this.feet = this.feet.map((spot, n) => (n === seat ? end : spot));
  }

  /** A ring of light runs outwards; rooms fall when it has reached them, with whoever is in them. */
  async #explode(wave: number, view: Public, g: Geometry, after: readonly Event[]): Promise<void> {
    if (!view.bomb) return;
    const next = after.findIndex((event) => event.type === "exploded");
    const own = next < 0 ? after : after.slice(0, next);
    const gone = own.flatMap((event) => (event.type === "removed" ? [numberOf(event.place)] : []));
    const dead = own.flatMap((event) => (event.type === "died" ? [event.seat] : []));
    const [x, y] = g.centre(numberOf(view.bomb.place));
    const reach = PITCH * (wave + 0.9);
    play("wave");
    this.wave = { x, y, reach };
    const falls = gone.map((place) => {
      const [px, py] = g.centre(place);
      const offset = Math.min(0.5, (0.5 * Math.hypot(px - x, py - y)) / reach);
      const frames = [{ transform: "none", opacity: 1 }, { transform: "none", opacity: 1, offset }, { transform: "rotate(4deg) scale(.97)", opacity: 1, offset: offset + 0.12 }, { transform: "rotate(-3deg) scale(.6)", opacity: 0 }];
      return this.animate(this.#tile(place), frames, WAVE);
    });
    const sinks = dead.map((seat) => this.animate(this.#figure(seat)?.firstElementChild ?? null, [{ transform: "none", opacity: 1 }, { transform: "none", opacity: 1, offset: 0.5 }, { transform: "translateY(30px) rotate(40deg) scale(.5)", opacity: 0 }], WAVE));
    await Promise.all([this.pause(WAVE), ...falls, ...sinks]);
    this.wave = null;
  }

  #tile(place: number): Element | null {
    return this.floor?.querySelector(`[data-tile="${place}"]`) ?? null;
  }
  #figure(seat: number): Element | null {
    return this.living?.querySelector(`[data-figure="${seat}"]`) ?? null;
  }
}
