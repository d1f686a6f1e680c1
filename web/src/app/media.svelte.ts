/** The shape of the window, where a layout differs by more than its style sheet. */

const UPRIGHT = "(orientation: portrait), (max-width: 760px)";
const ROOMY = "(min-width: 1241px) and (orientation: landscape)"; // the dock has room for more than the question

class Media {
  #upright = matchMedia(UPRIGHT);
  #roomy = matchMedia(ROOMY);
  upright = $state(this.#upright.matches);
  roomy = $state(this.#roomy.matches);

  constructor() {
    this.#upright.addEventListener("change", (event) => (this.upright = event.matches));
    this.#roomy.addEventListener("change", (event) => (this.roomy = event.matches));
  }
}

export const media = new Media();
