/** The texts of the reader's language, from the same Fluent files as the terminal's. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const sources = import.meta.glob<string>(["@texts/*/*.ftl", "!@texts/*/cli.ftl"], { query: "?raw", import: "default" });
const EVERYWHERE = ["common", "server", "web"];

export type Args = Record<string, string | number>;

const letter = (n: number) => String.fromCharCode(97 + n);
const number = (value: FluentValue | undefined) => (value instanceof FluentNumber ? value.value : undefined);

/** Functions that texts call; the same as in texts/__init__.py. */
const FUNCTIONS = {
  FROM_ONE: ([value]: FluentValue[]) => (value instanceof FluentNumber ? new FluentNumber(value.value + 1) : value!),
  LETTER: ([value]: FluentValue[]) => (value instanceof FluentNumber ? letter(value.value) : value!),
  ON_GRID: ([square]: FluentValue[], { columns }: Record<string, FluentValue>) => {
    const [at, wide] = [number(square), number(columns)];
    return at === undefined || !wide ? square! : `${letter(at % wide)}${Math.floor(at / wide) + 1}`;
  },
};

async function sourceOf(language: Language, file: string): Promise<string> {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/${file}.ftl`));
  return found ? await found[1]() : "";
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false, functions: FUNCTIONS }));
  #files = new Set(EVERYWHERE);

  /** Read a language; the page is redrawn when all its files are here. */
  async choose(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    const read = await Promise.all([...this.#files].map((file) => sourceOf(language, file)));
    for (const text of read) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read a game's texts too. */
  async add(file: string): Promise<void> {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    await this.choose(this.language);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Names in one line: "Ann, Ben and Cleo". */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  /** The text of a key with its arguments; the key itself where there is none. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern == null ? key : this.#bundle.formatPattern(pattern, args, []);
  }
}

export const texts = new Texts();
export const say = (key: string, args?: Args): string => texts.say(key, args);
