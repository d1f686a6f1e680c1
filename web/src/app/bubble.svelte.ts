/** A sentence next to what it is about: why something is impossible, or what lies there. */

export interface Bubble {
  text: string;
  rule: { game: string; number: string } | null;
  refused: boolean;
  action: { text: string; run: () => void } | null; // what one can do instead
  box: { x: number; top: number; bottom: number };
}

class Bubbles {
  shown = $state.raw<Bubble | null>(null);

  show(near: Element, text: string, rule: Bubble["rule"] = null, refused = false, action: Bubble["action"] = null): void {
    const box = near.getBoundingClientRect();
    this.shown = { text, rule, refused, action, box: { x: box.left + box.width / 2, top: box.top, bottom: box.bottom } };
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (refused && !calm && near instanceof HTMLElement)
      near.animate([{ translate: "0" }, { translate: "-4px" }, { translate: "4px" }, { translate: "0" }], { duration: 180 });
  }

  hide(): void {
    this.shown = null;
  }
}

export const bubble = new Bubbles();
