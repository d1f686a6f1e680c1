/** What a person is doing with their decision: how the piece lies, where it is held, which maps they keep. */

import type { Shown } from "../../app/shown";
import { GameTurn } from "../../play/turn.svelte";
import type { Board, Choice, Choose, Decision, Map as Chart, Mark, MarkOne, Private, Public, TakeMap } from "../../types/silver-and-gold";
import { columnOf, grip, laid, numberOf, rowOf, squaresOf, type Point } from "./geometry";
import { Motion } from "./motion.svelte";

export interface Target {
  slot: number;
  square: number;
  at?: Point; // where the middle of the piece is held, in rows and columns; over the middle of its grip if nothing is said
  dragged?: boolean; // it snaps to a place near by, which need not cover the square
}
const SNAP = 0.8; // squares: how far a dragged piece snaps

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
  readonly motion = new Motion(() => this.seat);

  constructor(shown: Shown) {
    super("silver-and-gold", shown);
  }

  get marking(): boolean {
    return this.asked === "marking" || this.asked === "no_room" || this.asked === "owed";
  }
  /** The seat whose maps lie open: one's own, or for a spectator that of whoever did something last. */
  get watched(): number {
    return this.seat ?? this.shown.last?.seat ?? this.public.start;
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

  /** Where the middle of the piece is held, if anywhere; the edge of the island stops a dragged piece. */
  #held({ slot, at, dragged }: Target): Point | null {
    const map = this.own?.maps[slot]?.map;
    if (!at || !dragged || !map) return at ?? null;
    const [half, land] = [middleOf(this.cells), squaresOf(map).map(({ square }): Point => [rowOf(square), columnOf(square)])];
    const within = (k: 0 | 1) => Math.max(Math.min(...land.map((one) => one[k])) + half[k], Math.min(Math.max(...land.map((one) => one[k])) + 1 - half[k], at[k]));
    return [within(0), within(1)];
  }
  /** Where the cells of the piece lie as it is held: on the map or not. */
  under(target: Target): Point[] {
    const cells = this.cells;
    const [row, column] = middleOf(cells);
    const [r, c] = grip(cells);
    const at = this.#held(target);
    const [top, left] = at ? [Math.round(at[0] - row), Math.round(at[1] - column)] : [rowOf(target.square) - r, columnOf(target.square) - c];
    return cells.map(([down, across]): Point => [top + down, left + across]);
  }

  /** The choice that the piece shows: exactly where it is held, or the nearest place that it may snap to. */
  choiceAt(target: Target): Choice | null {
    const [row, column] = this.#held(target) ?? middleOf(this.under(target));
    let [found, least]: [Choice | null, number] = [null, target.dragged ? SNAP : Infinity];
    for (const choice of this.fits(target.slot)) {
      const squares = choice.outcome.squares ?? [];
      const [down, across] = middleOf(squares.map((one): Point => [rowOf(one), columnOf(one)]));
      const far = Math.hypot(down - row, across - column);
      if (far < least && (target.dragged || squares.includes(target.square))) [found, least] = [choice, far];
    }
    return found;
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

  /** Turn and flip the piece until something is true, beginning as it lies; otherwise it stays. */
  #until(wanted: () => boolean): boolean {
    const [turned, mirrored] = [this.turned, this.mirrored];
    for (let i = 0; i < (this.one ? 1 : 8); i++) {
      [this.turned, this.mirrored] = [(turned + i) % 4, i < 4 ? mirrored : !mirrored];
      if (wanted()) return true;
    }
    [this.turned, this.mirrored] = [turned, mirrored];
    return false;
  }
  /** A new card lies so that it fits somewhere, and on a narrow screen a map is open where it does. */
  settle(): void {
    if (!this.marking || !this.#until(() => this.fits(0).length + this.fits(1).length > 0)) return;
    if (!this.fits(this.open).length) this.open = 1 - this.open;
  }
  /** Hold the piece over a square; it turns by itself where it fits in no other way. */
  hold(target: Target): boolean {
    return this.#until(() => this.choiceAt(target) !== null) && this.#hold(target);
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
      this.#hold({ slot: said.slot, square: squares[0]!, at: middleOf(squares.map((one): Point => [rowOf(one), columnOf(one)])) });
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

/** The middle of the box around some cells. */
function middleOf(cells: readonly Point[]): Point {
  const middle = (k: 0 | 1) => (Math.min(...cells.map((cell) => cell[k])) + Math.max(...cells.map((cell) => cell[k])) + 1) / 2;
  return [middle(0), middle(1)];
}

/** A name of a shape that does not depend on where it lies. */
function shapeOf(squares: readonly number[]): string {
  const [top, left] = [Math.min(...squares.map(rowOf)), Math.min(...squares.map(columnOf))];
  return squares.map((one) => numberOf(rowOf(one) - top, columnOf(one) - left)).sort((a, b) => a - b).join(" ");
}
