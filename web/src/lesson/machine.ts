/** Which step of a lesson is told when. Nothing here knows a game: steps ask only what the client was shown. */

/** What a learner was asked, does and did. */
export interface Seen {
  asked: string | null; // the type of the question
  doing: string | null; // what is begun on the screen and not sent yet, in the game's own word
  happened: ReadonlySet<string>; // types of events of the learner's own steps
  turns: number; // own turns, from the start of the lesson
}

export interface Step {
  rule: string;
  at: readonly string[]; // selectors of what is meant; the first that is on the screen counts
  most?: number; // how many of them are shown, as examples
  when: (seen: Seen) => boolean;
  done?: (seen: Seen) => boolean; // without it the step is only read
  known?: boolean; // whoever has done it already is told nothing
}

export interface Lesson {
  steps: readonly Step[];
  turn: readonly string[]; // events that count as one turn of one's own
  options: Record<string, boolean | number | string | null>; // of a table that is opened for the lesson
}

export interface Progress {
  told: number[]; // steps that are over, in the order in which they were told
  now: number | null;
  since: number; // own turns when the present step began
  read: boolean; // the present step is only read: it asks for nothing, or for something done before
  happened: string[];
  turns: number;
  entry: number; // the last entry of the log that was looked at
  over: boolean;
}

/** A change of the log, as far as a lesson reads it. */
interface Told {
  entry: number;
  events?: readonly { type?: string; seat?: unknown }[];
}

const READING = 1; // own turns after which a step that is only read gives way
const PATIENCE = 3; // the same for one that asks for something, so that nobody is stuck

export const begun = (entry = -1): Progress => ({ told: [], now: null, since: 0, read: false, happened: [], turns: 0, entry, over: false });

export const complete = (progress: Progress, lesson: Lesson): boolean => progress.told.length >= lesson.steps.length;

/** The progress with what the learner did since; the same object if that was nothing. */
export function noticed(progress: Progress, lesson: Lesson, log: readonly Told[], own: readonly number[]): Progress {
  const fresh = log.filter((change) => change.entry > progress.entry);
  if (!fresh.length) return progress;
  const happened = new Set(progress.happened);
  let turns = progress.turns;
  for (const change of fresh) {
    const types = (change.events ?? []).filter((event) => own.includes(event.seat as number)).map((event) => event.type ?? "");
    types.forEach((type) => happened.add(type));
    if (types.some((type) => lesson.turn.includes(type))) turns++;
  }
  return { ...progress, happened: [...happened], turns, entry: fresh.at(-1)!.entry };
}

/** The progress after what is seen now: a finished step makes room for the first one whose time has come. */
export function advanced(progress: Progress, lesson: Lesson, seen: Seen): Progress {
  if (progress.over) return progress;
  if (complete(progress, lesson)) return seen.turns - progress.since >= READING ? { ...progress, over: true } : progress;
  if (progress.now !== null) {
    if (!finished(progress, lesson.steps[progress.now]!, seen)) return progress;
    return advanced(passed(progress), lesson, seen);
  }
  const left = lesson.steps.map((_, i) => i).filter((i) => !progress.told.includes(i));
  const known = left.find((i) => lesson.steps[i]!.known && lesson.steps[i]!.done?.(seen));
  if (known !== undefined) return advanced({ ...progress, told: [...progress.told, known], since: seen.turns }, lesson, seen);
  const now = left.find((i) => lesson.steps[i]!.when(seen));
  if (now === undefined) return progress;
  const { done } = lesson.steps[now]!;
  return { ...progress, now, since: seen.turns, read: !done || done(seen) };
}

/** The present step is over. */
export function passed(progress: Progress): Progress {
  if (progress.now === null) return progress;
  return { ...progress, told: [...progress.told, progress.now], now: null, since: progress.turns };
}

function finished(progress: Progress, step: Step, seen: Seen): boolean {
  const waited = seen.turns - progress.since;
  return progress.read ? waited >= READING : waited >= PATIENCE || Boolean(step.done?.(seen));
}

/** For a game's steps: an own step had one of these events. */
export const did = (...events: string[]) => (seen: Seen): boolean => events.some((event) => seen.happened.has(event));
/** The situation came up, or after so many own turns at the latest. */
export const after = (turns: number, ...events: string[]) => (seen: Seen): boolean => seen.turns >= turns || did(...events)(seen);
export const asked = (...questions: string[]) => (seen: Seen): boolean => seen.asked !== null && questions.includes(seen.asked);
/** One of several holds. */
export const any = (...conditions: ((seen: Seen) => boolean)[]) => (seen: Seen): boolean => conditions.some((condition) => condition(seen));
export const all = (...conditions: ((seen: Seen) => boolean)[]) => (seen: Seen): boolean => conditions.every((condition) => condition(seen));
export const doing = (...what: string[]) => (seen: Seen): boolean => seen.doing !== null && (!what.length || what.includes(seen.doing));
