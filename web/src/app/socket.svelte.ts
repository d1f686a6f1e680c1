/** One connection to the server for the whole page. It comes back by itself, and requests that may be repeated are. */

import { untrack } from "svelte";
import type { FromClient, Refused, TableSummary, ToClient } from "../types/protocol";
import { beGuest, Refusal } from "./api";
import { settings } from "./settings.svelte";

const PROTOCOL = 1;
const LATE = 1200; // ms without a connection before anybody is told

type Tabled = Exclude<FromClient, { type: "hello" | "ping" }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = WithoutId<Tabled>;
export type Answer = Extract<ToClient, { id: string }>;

interface Pending {
  message: Tabled;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

export interface Follower {
  id: string;
  version: number | null;
  receive(message: ToClient): void;
}

class Connection {
  status = $state<"idle" | "connecting" | "open">("idle");
  lost = $state(false); // long enough to tell
  restarts = $state(false); // the server said that it goes down and comes back
  waiting = $state.raw<TableSummary[]>([]); // where it is one's turn
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #followers = new Map<string, Follower>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #rest = 0; // ms that the server asked for before it is asked again
  #session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  /** Ask something of a table; refused requests reject with a Refusal. */
  request(message: Request): Promise<Answer> {
    const id = `${this.#session}-${this.#ids++}`;
    const whole = { ...message, id } as Tabled;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message: whole, resolve, reject });
      // Whoever asks in an effect asks when what they ask about changes, not whenever the connection does.
      untrack(() => (this.#connect(), this.#send(whole)));
    });
  }

  follow(follower: Follower): void {
    this.#followers.set(follower.id, follower);
    if (this.status === "open") this.#followNow(follower);
    else this.#connect();
  }

  unfollow(follower: Follower): void {
    if (this.#followers.get(follower.id) !== follower) return;
    this.#followers.delete(follower.id);
    if (this.status === "open") void this.request({ type: "unfollow", table: follower.id }).catch(() => {});
  }

  /** Hear when it becomes one's turn somewhere, though no table is open. */
  listen(): void {
    this.#connect();
  }

  /** The language of refusals from now on. */
  speak(): void {
    if (this.status === "open") this.#hello();
  }

  /** Try again at once. */
  retry(): void {
    this.#stopWaiting();
    this.#tries = 0;
    if (this.status !== "open") {
      this.#socket?.close();
      this.status = "idle";
      this.#connect();
    }
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Connect, unless that is under way, or it is waited for: a server that was lost is not asked all the time. */
  #connect(): void {
    if (this.status !== "idle" || this.#timer !== undefined) return;
    this.status = "connecting";
    this.#late ??= setTimeout(() => (this.lost = this.status !== "open"), LATE);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    beGuest()
      .then(() => this.#open(`${scheme}://${location.host}/api/live`))
      .catch(() => this.#closed());
  }

  #open(address: string): void {
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => this.#socket === socket && this.#closed();
  }

  #hello(): void {
    this.#socket?.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, language: settings.language }));
  }

  #closed(): void {
    this.#socket = null;
    this.status = "idle";
    this.#late ??= setTimeout(() => (this.lost = this.status !== "open"), LATE);
    for (const [id, { message, reject }] of this.#pending)
      if (message.type !== "act") {
        this.#pending.delete(id);
        reject(new Refusal("offline", ""));
      }
    const pause = Math.max(this.#rest, Math.min(5000, 250 * 2 ** this.#tries++)) * (0.7 + 0.6 * Math.random());
    this.#rest = 0;
    this.#timer = setTimeout(() => (this.#stopWaiting(), this.#connect()), pause);
  }

  #welcomed(): void {
    if (this.status === "open") return; // greeted again, in another language
    this.status = "open";
    this.#tries = 0;
    this.restarts = false;
    clearTimeout(this.#late);
    this.#late = undefined;
    this.lost = false;
    for (const follower of this.#followers.values()) this.#followNow(follower);
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #followNow(follower: Follower): void {
    this.request({ type: "follow", table: follower.id, version: follower.version }).catch((problem: unknown) => {
      if (problem instanceof Refusal && problem.code !== "offline")
        follower.receive({ type: "refused", code: problem.code, sentence: problem.sentence });
    });
  }

  #send(message: Tabled): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ToClient): void {
    if (message.type === "welcome") {
      this.waiting = message.waiting;
      return this.#welcomed();
    }
    if (message.type === "your_turn") this.waiting = message.waiting;
    if (message.type === "going_down") {
      this.#rest = message.again_in;
      this.restarts = this.lost = true;
    }
    if ("id" in message && message.id) this.#answered(message.id, message as Answer | Refused);
    if (!("table" in message)) return;
    const table = message.type === "table" ? (message.table as { table: string }).table : message.table;
    if (message.type !== "created") this.#followers.get(table)?.receive(message);
  }

  #answered(id: string, answer: Answer | Refused): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (answer.type !== "refused") return pending.resolve(answer);
    pending.reject(new Refusal(answer.code, answer.sentence, answer.rule ?? null, answer.facts ?? {}));
    if (answer.resync) this.#followers.forEach((one) => one.id === pending.message.table && this.#resync(one));
  }

  #resync(follower: Follower): void {
    follower.version = null;
    this.#followNow(follower);
  }

  /** Read a table again from the start, because something was missed. */
  again(follower: Follower): void {
    if (this.status === "open") this.#resync(follower);
  }
}

export const connection = new Connection();
