/** What a person is doing with their decision: how the piece lies, where it is held, which maps they keep. */

import type { Shown } from "../../app/shown";
import { GameTurn } from "../../play/turn.svelte";
import type { Board, Choice, Choose, Decision, Map as Chart, Mark, MarkOne, Private, Public, TakeMap } from "../../types/silver-and-gold";
import { columnOf, grip, laid, numberOf, rowOf, type Point } from "./geometry";
import { Motion } from "./motion.svelte";

export interface Target {
  slot: number;
  square: number;
}

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((one) => b.includes(one));

export class Turn extends GameTurn<{ public: Public; board: Board; private: Private; decision: Decision }> {
  turned = $state(0);
  mirrored = $state(false);
  wantsOne = $state(false); // a single square instead of the pattern
  target = $state.raw<Target | null>(null); // the square that the piece is held over
  open = $state(0); // the map that a narrow screen opens
  kept = $state.raw<number[]>([]); // places of the maps that one would keep
  looked = $state<number | null>(null); // a map on offer that is looked at
  dragging = $state(false);
  readonly motion = new Motion();

  constructor(shown: Shown) {
    super("silver-and-gold", shown);
  }

  get marking(): boolean {
    return this.asked === "marking" || this.asked === "no_room" || this.asked === "owed";
  }
  /** Only single squares can be marked, or one is wanted. */
  get one(): boolean {
    return this.asked === "owed" || this.asked === "no_room" || this.wantsOne;
  }
  /** The squares of the piece, as it lies on the compass. */
  get cells(): Point[] {
    const rows = this.board.patterns.find((one) => one.name === this.public.pattern)?.rows ?? ["o"];
    return this.one ? [[0, 0]] : laid(rows, this.turned, this.mirrored);
  }

  /** Where the piece may lie on a map, as it is turned now. */
  fits(slot: number): Choice[] {
    if (!this.marking) return [];
    if (this.one) return this.all.filter((choice) => choice.words.type === "mark_one" && choice.words.slot === slot);
    const form = shapeOf(this.cells.map(([r, c]) => numberOf(r, c)));
    return this.all.filter((choice) => choice.words.type === "mark" && choice.words.slot === slot && shapeOf(choice.outcome.squares ?? []) === form);
  }

  /** Where the cells of the piece lie, held over a square: on the map or not. */
  under({ square }: Target): Point[] {
    const [r, c] = grip(this.cells);
    return this.cells.map(([row, column]): Point => [rowOf(square) + row - r, columnOf(square) + column - c]);
  }
  /** The squares that the piece would cover, whether it may or not; null beside the grid. */
  covered(target: Target): number[] | null {
    const cells = this.under(target);
    return cells.every(([row, column]) => row >= 0 && column >= 0 && row < this.board.grid! && column < this.board.grid!) ? cells.map(([row, column]) => numberOf(row, column)) : null;
  }

  /** The choice that the piece shows: exactly where it is held, or the nearest that covers this square. */
  choiceAt(target: Target): Choice | null {
    const fits = this.fits(target.slot).filter((choice) => choice.outcome.squares?.includes(target.square));
    const exact = this.covered(target);
    return fits.find((choice) => exact !== null && same(choice.outcome.squares ?? [], exact)) ?? fits[0] ?? null;
  }
  get aimed(): Choice | null {
    return this.target && this.marking ? this.choiceAt(this.target) : null;
  }

  /** Turn the piece; it comes back if a single square was wanted. */
  turn(by = 1): void {
    this.wantsOne = false;
    this.turned = (this.turned + by + 4) % 4;
  }
  flip(): void {
    this.wantsOne = false;
    this.mirrored = !this.mirrored;
    this.turned = (4 - this.turned) % 4;
  }

  /** Hold the piece over a square; it turns by itself where it fits in no other way. */
  hold(target: Target): boolean {
    if (this.choiceAt(target)) return this.#hold(target);
    const [turned, mirrored] = [this.turned, this.mirrored];
    for (let i = 1; i < 8 && !this.one; i++) {
      [this.turned, this.mirrored] = [(turned + i) % 4, i < 4 ? mirrored : !mirrored];
      if (this.choiceAt(target)) return this.#hold(target);
    }
    [this.turned, this.mirrored] = [turned, mirrored];
    return false;
  }
  #hold(target: Target): boolean {
    this.target = target;
    this.open = target.slot;
    return true;
  }

  /** Show a choice that was found elsewhere, as by a hint. */
  show(choice: Choice): void {
    const said = choice.words as Mark | MarkOne | TakeMap | Choose;
    if (said.type === "choose") this.kept = [...said.keep];
    else if (said.type === "take_map") this.looked = said.place;
    else if (said.type === "mark_one") {
      this.wantsOne = true;
      this.#hold(said);
    } else if (said.type === "mark") {
      [this.wantsOne, this.turned, this.mirrored] = [false, said.turned ?? 0, said.mirrored ?? false];
      const squares = choice.outcome.squares ?? [];
      const square = squares.find((one) => same(this.covered({ slot: said.slot, square: one }) ?? [], squares));
      this.#hold({ slot: said.slot, square: square ?? squares[0]! });
    }
  }

  putBack(): boolean {
    const had = this.target !== null || this.wantsOne || this.kept.length > 0;
    this.target = this.looked = null;
    this.wantsOne = false;
    this.kept = [];
    return had;
  }

  /** The dealt maps, while two of them are chosen. */
  get dealt(): Chart[] {
    return this.public.phase === "choosing" ? (this.private?.dealt ?? []) : [];
  }
  keep(place: number): void {
    this.kept = this.kept.includes(place) ? this.kept.filter((one) => one !== place) : [...this.kept, place].slice(-2);
  }
  get pair(): Choice | null {
    return this.all.find((choice) => choice.words.type === "choose" && same(choice.words.keep, this.kept)) ?? null;
  }
  taking(place: number): Choice | null {
    return this.all.find((choice) => choice.words.type === "take_map" && choice.words.place === place) ?? null;
  }
  get blind(): Choice | null {
    return this.all.find((choice) => choice.words.type === "take_blind") ?? null;
  }

  /** The choice of one square alone, instead of the pattern. */
  single({ slot, square }: Target): Choice | null {
    return this.all.find(({ words }) => words.type === "mark_one" && words.slot === slot && words.square === square) ?? null;
  }
  stamp(): void {
    if (this.aimed) void this.commit(this.aimed.id);
  }
}

/** A name of a shape that does not depend on where it lies. */
function shapeOf(squares: readonly number[]): string {
  const [top, left] = [Math.min(...squares.map(rowOf)), Math.min(...squares.map(columnOf))];
  return squares.map((one) => numberOf(rowOf(one) - top, columnOf(one) - left)).sort((a, b) => a - b).join(" ");
}
