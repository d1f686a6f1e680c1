/** What is asked of the server once, over plain HTTP. */

import type { Problem } from "../types/protocol";
import { net } from "./net.svelte";
import { settings } from "./settings.svelte";

/** Something the server refused, with a sentence for the person who asked. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule: string | null = null,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(sentence);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    net.reached = false;
    throw new Refusal("offline", "");
  }
  net.reached = true;
  const text = await answer.text();
  if (answer.ok) return text;
  const problem = parsed(text);
  throw new Refusal(problem?.code ?? `http-${answer.status}`, problem?.sentence ?? "", null, problem?.facts ?? {});
}

function parsed(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

const json = <T>(text: string): T => (text ? JSON.parse(text) : null) as T;

export const getText = (path: string): Promise<string> => ask("GET", path);
export const get = <T>(path: string): Promise<T> => ask("GET", path).then((text) => json<T>(text));
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask("POST", path, body).then((text) => json<T>(text));

let session: Promise<unknown> = Promise.resolve();

/** Be a guest of the server, by a name if one is given. One call waits for the other: two without a cookie would make two guests. */
export const beGuest = (name?: string): Promise<unknown> => (session = session.catch(() => {}).then(() => post("/me", name === undefined ? {} : { name })));
