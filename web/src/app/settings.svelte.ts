/** What a person chose on this device; kept in its storage and nowhere else. */

export const LANGUAGES = { en: "English", cs: "Čeština", de: "Deutsch", pt: "Português" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "light" | "dark";

const KEY = "trove-settings";

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  name?: string;
  level?: string;
  fast?: boolean;
  notify?: boolean;
  careful?: boolean;
  known?: string[]; // games whose primer was seen or left unread
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The first of the browser's languages that we have, otherwise English. */
export function negotiate(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split("-")[0] as Language;
    if (base in LANGUAGES) return base;
  }
  return "en";
}

class Settings {
  #kept = $state<Kept>(read());
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.#dark = event.matches));
  }

  get language(): Language {
    return this.#kept.language ?? negotiate(navigator.languages);
  }
  get theme(): Theme {
    return this.#kept.theme ?? (this.#dark ? "dark" : "light");
  }
  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  get name(): string {
    return this.#kept.name ?? "";
  }
  get level(): string {
    return this.#kept.level ?? "normal";
  }
  /** Whether the system tells when it is one's turn. */
  get notify(): boolean {
    return this.#kept.notify ?? false;
  }
  /** Whether one is asked before something hidden is revealed. */
  get careful(): boolean {
    return this.#kept.careful ?? false;
  }
  get known(): readonly string[] {
    return this.#kept.known ?? [];
  }
  /** Whether motion is left out, by the system's wish or one's own. */
  get still(): boolean {
    return this.#kept.fast ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that stores nothing forgets the choice with the page
    }
  }
}

export const settings = new Settings();
