/** Whether the server answered when it was last asked. */

class Net {
  reached = $state(navigator.onLine);
  tries = $state(0); // how often somebody asked to try again

  constructor() {
    addEventListener("offline", () => (this.reached = false));
    addEventListener("online", () => this.again());
  }

  /** Try again at once. */
  again(): void {
    this.tries++;
  }
}

export const net = new Net();
