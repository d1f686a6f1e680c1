/** Short messages over the page: refusals with their rule, errors, and news. */

import { Refusal } from "./api";
import { say } from "./texts.svelte";

export interface Toast {
  id: number;
  kind: "refusal" | "error" | "news";
  title?: string;
  text: string;
  link?: { href: string; text: string };
  action?: { text: string; run: () => void };
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  add(toast: Omit<Toast, "id">, milliseconds = 7000): void {
    const id = this.#next++;
    this.list = [...this.list.filter((other) => other.text !== toast.text).slice(-2), { ...toast, id }];
    if (milliseconds) setTimeout(() => this.close(id), milliseconds);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Tell what was refused; anything else did not reach the server or is a bug, which goes to the console too, and may be tried again. */
  problem(problem: unknown, game?: string, again?: () => void): void {
    if (!(problem instanceof Refusal)) console.error(problem);
    const refused = problem instanceof Refusal && problem.code !== "offline" ? problem : null;
    const link = refused?.rule && game ? { href: `/rules/${game}#${refused.rule}`, text: say("web-rule", { rule: refused.rule }) } : undefined;
    if (refused) return this.add({ kind: "refusal", text: refused.sentence || say("web-error-not-reached"), link });
    this.add({ kind: "error", title: say("web-error-not-reached"), text: say("web-error-unchanged"), action: again && { text: say("web-try-again"), run: again } });
  }
}

export const toasts = new Toasts();
