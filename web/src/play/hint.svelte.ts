/** A hint: what a strong player would do. It is thought about for a while, and forgotten when the question changes. */

import type { Table } from "../app/table.svelte";
import type { Answer } from "../app/socket.svelte";

type Hinted = Extract<Answer, { type: "hint" }>;

export class Hint {
  thinking = $state(false);
  action = $state<number | null>(null); // what is advised
  #asked = 0; // counts the questions; an answer to an earlier one comes too late
  #answer: Promise<unknown> = Promise.resolve(); // the server thinks about one question of a person at a time

  constructor(readonly table: Table) {}

  /** Ask for a hint; the best choice, or null if something else is asked by now. */
  async ask(seat: number): Promise<Hinted["candidates"][number] | null> {
    if (this.thinking) return null;
    const asked = ++this.#asked;
    this.thinking = true;
    try {
      await this.#answer;
      if (asked !== this.#asked) return null;
      const answering = this.table.ask({ type: "hint", seat });
      this.#answer = answering.catch(() => {});
      const answer = await answering;
      if (asked !== this.#asked || answer.type !== "hint" || answer.asked !== this.table.asked?.asked) return null;
      this.action = answer.candidates[0]?.action ?? null;
      return answer.candidates[0] ?? null;
    } catch (problem) {
      if (asked === this.#asked) throw problem;
      return null;
    } finally {
      if (asked === this.#asked) this.thinking = false;
    }
  }

  forget(): void {
    this.#asked++;
    this.thinking = false;
    this.action = null;
  }
}
