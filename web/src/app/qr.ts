/** QR codes of links: byte mode, level M, versions 1 to 9; the mask with the fewest runs is taken. */

// By version: data words of each block, and check words of a block (ISO/IEC 18004, level M).
const BLOCKS: [blocks: number[], check: number][] = [
  [[16], 10], [[28], 16], [[44], 26], [[32, 32], 18], [[43, 43], 24],
  [[27, 27, 27, 27], 16], [[31, 31, 31, 31], 18], [[38, 38, 39, 39], 22], [[36, 36, 36, 37, 37], 22],
];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x <<= 1;
  if (x > 255) x ^= 0x11d;
}
const product = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

function checkWords(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = Array<number>(generator.length + 1).fill(0);
    generator.forEach((g, j) => {
      next[j]! ^= g;
      next[j + 1]! ^= product(g, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, i) => {
    const factor = rest[i]!;
    if (factor) generator.forEach((g, j) => (rest[i + j]! ^= product(g, factor)));
  });
  return rest.slice(data.length);
}

/** All words in the order in which they are laid: block by block, interleaved. */
function wordsOf(bytes: Uint8Array, version: number): number[] {
  const [blocks, check] = BLOCKS[version - 1]!;
  const room = blocks.reduce((sum, n) => sum + n, 0);
  const bits: number[] = [];
  const put = (value: number, n: number) => {
    while (n--) bits.push((value >> n) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  let at = 0;
  const data = blocks.map((n) => words.slice(at, (at += n)));
  const checks = data.map((block) => checkWords(block, check));
  const woven = (lists: number[][]) => Array.from({ length: Math.max(...lists.map((one) => one.length)) }, (_, i) => lists.flatMap((one) => one[i] ?? [])).flat();
  return [...woven(data), ...woven(checks)];
}

type Grid = (number | null)[][];

function frame(size: number, version: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<number | null>(size).fill(null));
  const finder = (row: number, column: number) => {
    for (let i = -1; i < 8; i++)
      for (let j = -1; j < 8; j++) {
        if (grid[row + i]?.[column + j] === undefined) continue;
        const ring = i >= 0 && i < 7 && j >= 0 && j < 7 && (i % 6 === 0 || j % 6 === 0);
        grid[row + i]![column + j] = +(ring || (i > 1 && i < 5 && j > 1 && j < 5));
      }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  for (const row of ALIGNMENT[version - 1]!)
    for (const column of ALIGNMENT[version - 1]!) {
      if (grid[row]![column] !== null) continue;
      for (let i = -2; i < 3; i++) for (let j = -2; j < 3; j++) grid[row + i]![column + j] = +(Math.max(Math.abs(i), Math.abs(j)) !== 1);
    }
  for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = 1 - (i % 2);
  for (let i = 0; i < 15; i++) spots(i, size).forEach(([row, column]) => (grid[row]![column] = 0));
  grid[size - 8]![8] = 1;
  if (version > 6) versionSpots(version, size).forEach(([row, column, bit]) => (grid[row]![column] = bit));
  return grid;
}

const spots = (i: number, size: number): [number, number][] => [
  i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : [size - 15 + i, 8],
  i < 8 ? [8, size - 1 - i] : i < 9 ? [8, 7] : [8, 14 - i],
];

function versionSpots(version: number, size: number): [number, number, number][] {
  let rest = version << 12;
  for (let i = 17; i >= 12; i--) if ((rest >> i) & 1) rest ^= 0x1f25 << (i - 12);
  const bits = (version << 12) | rest;
  return Array.from({ length: 18 }, (_, i) => i).flatMap((i): [number, number, number][] => {
    const [a, b, bit] = [Math.floor(i / 3), size - 11 + (i % 3), (bits >> i) & 1];
    return [[a, b, bit], [b, a, bit]];
  });
}

function format(mask: number): number {
  let rest = mask << 10; // level M is 00
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

const MASKS: ((r: number, c: number) => number)[] = [
  (r, c) => (r + c) % 2, (r) => r % 2, (_, c) => c % 3, (r, c) => (r + c) % 3,
  (r, c) => ((r >> 1) + Math.floor(c / 3)) % 2, (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2, (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** Where data goes: up and down in columns of two, from the right. */
function freeCells(grid: Grid): [number, number][] {
  const cells: [number, number][] = [];
  const size = grid.length;
  for (let [column, up] = [size - 1, true]; column > 0; column -= 2, up = !up) {
    if (column === 6) column--;
    for (let k = 0; k < size; k++)
      for (const x of [column, column - 1]) {
        const row = up ? size - 1 - k : k;
        if (grid[row]![x] === null) cells.push([row, x]);
      }
  }
  return cells;
}

function runs(grid: number[][]): number {
  let cost = 0;
  for (let r = 0; r < grid.length; r++)
    for (let c = 0; c < grid.length; c++) {
      if (c > 3 && new Set(grid[r]!.slice(c - 4, c + 1)).size === 1) cost += 3;
      if (r > 3 && [1, 2, 3, 4].every((k) => grid[r - k]![c] === grid[r]![c])) cost += 3;
      if (r && c && [0, 4].includes(grid[r]![c]! + grid[r - 1]![c]! + grid[r]![c - 1]! + grid[r - 1]![c - 1]!)) cost += 3;
    }
  return cost;
}

/** The dark cells of a code, row by row. */
export function qr(text: string): number[][] {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([blocks]) => blocks.reduce((sum, n) => sum + n, 0) - 2 >= bytes.length);
  if (!version) throw new Error("too long for a code");
  const size = 17 + 4 * version;
  const empty = frame(size, version);
  const cells = freeCells(empty);
  const stream = wordsOf(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((k) => (word >> k) & 1));
  const tries = MASKS.map((mask, n) => {
    const grid = empty.map((row) => row.map((cell) => cell ?? 0));
    cells.forEach(([r, c], i) => (grid[r]![c] = (stream[i] ?? 0) ^ +(mask(r, c) === 0)));
    for (let i = 0; i < 15; i++) spots(i, size).forEach(([r, c]) => (grid[r]![c] = (format(n) >> i) & 1));
    grid[size - 8]![8] = 1;
    return grid;
  });
  return tries.reduce((best, one) => (runs(one) < runs(best) ? one : best));
}
