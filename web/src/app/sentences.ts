/** Typed structs as sentences; the same arguments as in texts/sentences.py. */

import { texts, type Args } from "./texts.svelte";

export type Struct = { type?: string; [field: string]: unknown };

const SEAT_FIELDS = ["seat", "turn", "starting_player", "target", "to"];
const isSeat = (field: string) => SEAT_FIELDS.includes(field) || field.endsWith("_seat");
const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  return value == null ? "none" : String(value);
}

/** Says the structs of one game to one reader (null: a spectator). */
export class Sentences {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  say(key: string, args: Args = {}): string {
    return texts.say(`${this.game}-${key}`, args);
  }

  /** A struct as a text of a kind: event, action, piece, choice, question. */
  tell(kind: string, said: Struct, more: Struct = {}): string {
    return this.say(`${kind}-${said.type}`, this.args({ ...said, ...more }));
  }

  /** A struct without a tag is named by the field that holds it; a square, by any field. */
  piece(said: Struct, name = "piece"): string {
    const kind = said.type ?? ("row" in said && "column" in said ? "square" : name);
    return this.say(`piece-${kind}`, this.args(said));
  }

  refusal(code: string, facts: Struct): string {
    return this.say(`refusal-${code}`, this.args(facts));
  }

  args(fields: Struct): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(fields)) this.#add(args, name, value);
    args.you = this.#isReader(fields.seat);
    return args;
  }

  #isReader(seat: unknown): string {
    return seat != null && seat === this.reader ? "yes" : "no";
  }

  #add(args: Args, name: string, value: unknown): void {
    args[name] = this.value(name, value);
    if (isStruct(value)) {
      for (const [inner, part] of Object.entries(value)) args[`${name}_${inner}`] = this.value(inner, part);
    } else if (Array.isArray(value)) {
      args[`${name}_count`] = value.length;
    } else if (args[name] !== value) {
      args[`${name}_raw`] = plain(value);
    }
    if (isSeat(name)) args[`${name}_you`] = this.#isReader(value);
  }

  value(field: string, value: unknown): string | number {
    if (isStruct(value)) return this.piece(value, field);
    if (Array.isArray(value)) return value.map((part) => this.value(field, part)).join(", ");
    if (isSeat(field) && typeof value === "number" && value in this.names) return this.names[value]!;
    if (texts.has(`${this.game}-field-${field}`)) return this.say(`field-${field}`, { value: plain(value) });
    return plain(value);
  }
}
