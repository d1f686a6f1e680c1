/** Motion made from events: stamps that fall, coins and palms on their way, maps that are taken, a card that is turned. */

import { play } from "../../app/sound";
import { GameMotion } from "../../play/motion";
import type { Event, Public } from "../../types/silver-and-gold";
import { squaresOf, type Symbol } from "./geometry";

const [STAMP, FLY, MAP, CARD, DONE] = [220, 320, 360, 160, 260];
const BRISK = 0.6; // of that, for what others do: whoever waits for their next card sees it all the same

/** Something on its way over the page. */
interface Flight {
  href: string;
  text: string;
}
type Marking = Extract<Event, { type: "marked" | "marked_one" }>;

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};
/** The first of several parts of the page that can be seen. */
const seen = (...selectors: string[]): Element | null => selectors.flatMap((one) => [...document.querySelectorAll(one)]).find((one) => one.getClientRects().length > 0) ?? null;
const mapOf = (seat: number, slot: number) => `[data-map="${seat}-${slot}"]`;

export class Motion extends GameMotion<Event, Public> {
  stamps = $state.raw<{ seat: number; slot: number; squares: number[] }[]>([]); // that fell already
  flight = $state.raw<Flight | null>(null);
  layer: SVGSVGElement | null = null; // in which something flies
  #symbols: { symbol: Symbol; at: Element | null }[] = []; // of the squares just stamped
  #brisk = 1; // how much of the usual time is taken
  #turned = false; // the card is shown from its edge

  constructor(readonly own: () => number | null) {
    super();
  }

  /** Squares that are stamped in the motion, before the view tells so. */
  stampsOf(seat: number, slot: number): number[] {
    return this.stamps.flatMap((one) => (one.seat === seat && one.slot === slot ? one.squares : []));
  }

  override clear(): void {
    super.clear();
    this.stamps = [];
    this.flight = null;
    this.#symbols = [];
    const turned = this.#turned;
    this.#turned = false;
    if (turned) seen(".dial .held")?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: CARD, easing: "ease-out" });
  }

  protected async event(event: Event, view: Public): Promise<void> {
    this.#brisk = this.own() === null || ("seat" in event && event.seat === this.own()) ? 1 : BRISK;
    switch (event.type) {
      case "marked":
      case "marked_one":
        return this.#stamp(event, view);
      case "got_coin":
        return this.#bring("coin", `[data-coin="${event.seat}-${event.coins - 1}"]`, event.seat);
      case "got_palm":
        return this.#bring("palm", `[data-palm="${event.seat}-${view.seats[event.seat]!.palms.length}"]`, event.seat);
      case "won_trophy":
        play("take");
        return this.#fly({ href: "#sg-cup", text: String(event.points) }, seen(`[data-trophy="${event.points}"]`), seen(`[data-cup="${event.seat}-${event.row}"]`, `[data-seat="${event.seat}"]`));
      case "completed_map":
        return this.#complete(event.seat, event.map.id, event.map.color, view);
      case "took_map":
        return this.#take(event, view);
      case "turned_up":
        play("card");
        this.#turned = true;
        return this.animate(seen(".dial .held"), [{ transform: "none" }, { transform: "scaleX(0)" }], CARD);
    }
  }

  async #stamp(event: Marking, view: Public): Promise<void> {
    const squares = event.type === "marked" ? event.squares : [event.square];
    const map = view.seats[event.seat]?.maps[event.slot]?.map;
    const signs = map ? squaresOf(map).filter(({ square, symbol }) => symbol && squares.includes(square)) : [];
    this.#symbols.push(...signs.map(({ square, symbol }) => ({ symbol: symbol!, at: seen(`${mapOf(event.seat, event.slot)} [data-square="${square}"]`, mapOf(event.seat, event.slot), `[data-seat="${event.seat}"]`) })));
    play("stamp");
    this.stamps = [...this.stamps, { seat: event.seat, slot: event.slot, squares }];
    if (seen(mapOf(event.seat, event.slot))) await this.pause(STAMP * this.#brisk); // nobody waits for what cannot be seen
  }

  /** A coin or a palm goes from its square to the score card. */
  async #bring(symbol: Symbol, to: string, seat: number): Promise<void> {
    const found = this.#symbols.findIndex((one) => one.symbol === symbol);
    const [from] = found < 0 ? [] : this.#symbols.splice(found, 1);
    play("take");
    await this.#fly({ href: `#sg-${symbol}`, text: "" }, from?.at ?? null, seen(to, `[data-seat="${seat}"]`));
  }

  async #complete(seat: number, map: string, color: string, view: Public): Promise<void> {
    const slot = view.seats[seat]!.maps.findIndex((held) => held?.map.id === map);
    play("map");
    await this.#send(seen(mapOf(seat, slot)), seen(`[data-done="${seat}-${color}"]`, `[data-seat="${seat}"]`), DONE, 0.15, 0);
  }

  async #take(event: Extract<Event, { type: "took_map" }>, view: Public): Promise<void> {
    const place = view.display.findIndex((map) => map.id === event.map.id);
    play("map");
    await this.#send(seen(event.blind ? ".deck .top-card" : `[data-offer="${place}"]`), seen(mapOf(event.seat, event.slot), `[data-seat="${event.seat}"]`), MAP);
  }

  /** A part of the page goes to another one and becomes as large. */
  async #send(piece: Element | null, to: Element | null, duration: number, size?: number, opacity = 1): Promise<void> {
    if (!piece || !to) return;
    const [[ax, ay], [bx, by]] = [middle(piece), middle(to)];
    const scale = size ?? to.getBoundingClientRect().width / piece.getBoundingClientRect().width;
    const there = { transform: `translate(${bx - ax}px, ${by - ay}px) scale(${scale})`, opacity, zIndex: 20 };
    await this.animate(piece, [{ transform: "none", opacity: 1, zIndex: 20 }, there], duration * this.#brisk);
  }

  async #fly(flight: Flight, from: Element | null, to: Element | null): Promise<void> {
    if (!from || !to) return;
    this.flight = flight;
    await new Promise(requestAnimationFrame);
    const [[ax, ay], [bx, by]] = [middle(from), middle(to)];
    const at = (x: number, y: number, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
    await this.animate(this.layer, [at(ax, ay, 1), at((ax + bx) / 2, Math.min(ay, by) - 30, 1.3), at(bx, by, 0.5)], FLY * this.#brisk);
    this.flight = null;
  }
}
