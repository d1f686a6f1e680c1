/** The shape of the window, where a layout differs by more than its style sheet. */

const UPRIGHT = "(orientation: portrait), (max-width: 760px) and (min-height: 621px)";
const LYING = "(orientation: landscape) and (max-width: 1240px) and (max-height: 620px)"; // a phone on its side
const ROOMY = "(min-width: 1241px) and (orientation: landscape)"; // the dock has room for more than the question
const WIDE = "(min-width: 901px)"; // two columns of text stand side by side

class Media {
  #upright = matchMedia(UPRIGHT);
  #lying = matchMedia(LYING);
  #roomy = matchMedia(ROOMY);
  #wide = matchMedia(WIDE);
  upright = $state(this.#upright.matches);
  lying = $state(this.#lying.matches);
  roomy = $state(this.#roomy.matches);
  wide = $state(this.#wide.matches);

  /** A phone: supply and log are sheets. */
  get small(): boolean {
    return this.upright || this.lying;
  }

  constructor() {
    this.#upright.addEventListener("change", (event) => (this.upright = event.matches));
    this.#lying.addEventListener("change", (event) => (this.lying = event.matches));
    this.#roomy.addEventListener("change", (event) => (this.roomy = event.matches));
    this.#wide.addEventListener("change", (event) => (this.wide = event.matches));
  }
}

export const media = new Media();
