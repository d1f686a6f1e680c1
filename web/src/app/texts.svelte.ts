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

const read = new Map<string, FluentResource>(); // taken apart once

async function resourceOf(language: Language, file: string): Promise<FluentResource> {
  const name = `/${language}/${file}.ftl`;
  const found = Object.entries(sources).find(([path]) => path.endsWith(name));
  if (!read.has(name)) read.set(name, new FluentResource(found ? await found[1]() : ""));
  return read.get(name)!;
}

class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false, functions: FUNCTIONS }));
  #files = new Set(EVERYWHERE);
  #wanted: Language = "en";
  #reading: Promise<void> = Promise.resolve();

  /** Read a language; the page is redrawn when all its files are here. */
  choose(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#readNext();
  }

  /** Read a game's texts too. */
  async add(file: string): Promise<void> {
    const known = this.#files.has(file);
    this.#files.add(file);
    try {
      await (known ? this.#reading : this.#readNext());
    } catch (problem) {
      this.#files.delete(file); // so that it is read when it is asked for again
      throw problem;
    }
  }

  /** One after the other, so that the last wish is what is shown. */
  #readNext(): Promise<void> {
    return (this.#reading = this.#reading.catch(() => {}).then(() => this.#read(this.#wanted)));
  }

  async #read(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const texts of await Promise.all([...this.#files].map((file) => resourceOf(language, file)))) bundle.addResource(texts);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
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
