/** The lesson at a table: kept on this device, told by the coach. */

import { getContext, setContext, untrack } from "svelte";
import type { Table } from "../app/table.svelte";
import { say, texts } from "../app/texts.svelte";
import { toasts } from "../app/toasts.svelte";
import { advanced, begun, complete, noticed, passed, type Lesson, type Progress, type Step } from "./machine";

const KEY = "trove-lessons";
const HERE = Symbol("lesson");
const KEPT = 12; // tables whose lessons are remembered

const lessons = import.meta.glob<{ lesson: Lesson }>("../games/*/lesson.ts");
export const hasLesson = (game: string): boolean => `../games/${game}/lesson.ts` in lessons;
export const lessonOf = async (game: string): Promise<Lesson> => (await lessons[`../games/${game}/lesson.ts`]!()).lesson;

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

/** Remember how far the lesson at a table is. */
export function keep(table: string, progress: Progress): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - KEPT), [table, progress]])));
  } catch {
    // a browser that stores nothing forgets the lesson with the page
  }
}

/** What the coach shows. */
export interface Word {
  number: number; // 1 is the first
  step: Step | null; // null: nothing to point at
  text: string;
}

export class TableLesson {
  doing = $state<string | null>(null);
  #progress = $state.raw<Progress | null>(null);
  #lesson = $state.raw<Lesson | null>(null);
  #past = $state(0); // how many steps the learner looks back

  constructor(
    readonly table: Table,
    readonly game: () => string,
  ) {
    this.#progress = kept()[table.id] ?? null;
  }

  get on(): boolean {
    return this.#progress !== null && !this.#progress.over && this.#lesson !== null;
  }
  get count(): number {
    return this.#lesson?.steps.length ?? 0;
  }
  /** All steps are told; a sentence closes the lesson. */
  get closing(): boolean {
    return this.on && complete(this.#progress!, this.#lesson!);
  }
  /** The step that is shown, the present one or an earlier one; null while the learner just plays. */
  get word(): Word | null {
    if (!this.on) return null;
    const { told, now } = this.#progress!;
    const all = now === null ? told : [...told, now];
    const at = this.#past ? told.length - this.#past : now === null ? -1 : told.length;
    const index = all[at];
    if (index === undefined) return null;
    return { number: at + 1, step: this.#lesson!.steps[index]!, text: say(`${this.game()}-lesson-${index + 1}`) };
  }
  get told(): number {
    return this.#progress?.told.length ?? 0;
  }
  get mayGoBack(): boolean {
    return this.#past < this.told;
  }
  /** Whether the shown step is read, not done. */
  get mayGoOn(): boolean {
    return this.#past > 0 || Boolean(this.#progress?.now !== null && this.#progress?.read);
  }

  async begin(): Promise<void> {
    this.#keep(begun(this.table.log.at(-1)?.entry));
    await this.load();
  }
  async load(): Promise<void> {
    if (this.#progress && !this.#lesson && hasLesson(this.game())) this.#lesson = await lessonOf(this.game());
  }
  skip(): void {
    if (this.#progress) this.#keep({ ...this.#progress, over: true });
  }
  back(): void {
    if (this.mayGoBack) this.#past++;
  }
  next(): void {
    if (this.#past) this.#past--;
    else if (this.#progress) this.#keep(passed(this.#progress));
    this.watch();
  }

  /** Look at what the table shows now. */
  watch(): void {
    const { table } = this;
    const lesson = this.#lesson;
    const before = this.#progress;
    if (!lesson || !before || before.over || !table.public) return;
    const own = table.seats.map((one) => one.seat);
    const after = noticed(before, lesson, table.log, own);
    const asked = (table.own?.decision as { question?: { type?: string } } | null)?.question?.type ?? null;
    const seen = { asked, doing: this.doing, happened: new Set(after.happened), turns: after.turns };
    this.#keep(advanced(after, lesson, seen));
  }

  /** The match is over before the lesson was: it closes with its last sentence. */
  close(): void {
    if (!this.on) return;
    toasts.add({ kind: "news", text: say("web-lesson-over") }, 8000);
    this.skip();
  }

  #keep(progress: Progress): void {
    if (progress === this.#progress) return;
    if (progress.now !== this.#progress?.now) this.#past = 0;
    this.#progress = progress;
    keep(this.table.id, progress);
  }
}

/** The lesson of the table on this page; the parts below find it by `lessonHere`. */
export function teach(table: Table): TableLesson {
  const lesson = new TableLesson(table, () => table.at?.game ?? "");
  $effect(() => void lesson.load());
  $effect(() => {
    [table.log, table.seats, table.public, lesson.doing, lesson.on, texts.language];
    untrack(() => lesson.watch());
  });
  $effect(() => {
    if (table.at?.status === "over") untrack(() => lesson.close());
  });
  return setContext(HERE, lesson);
}

export const lessonHere = (): TableLesson | undefined => getContext(HERE);
