/** BLAKE2b (RFC 7693), for digests, commitments and keys of chance: browsers have no hash of this kind. */

const M = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));

const turn = (x: bigint, n: bigint) => ((x >> n) | (x << (64n - n))) & M;

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & M;
  v[d] = turn(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & M;
  v[b] = turn(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & M;
  v[d] = turn(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & M;
  v[b] = turn(v[b]! ^ v[c]!, 63n);
}

function compress(h: bigint[], block: DataView, count: number, last: boolean): void {
  const m = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(count);
  if (last) v[14]! ^= M;
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    for (let i = 0; i < 4; i++) mix(v, i, 4 + i, 8 + i, 12 + i, m[s[2 * i]!]!, m[s[2 * i + 1]!]!);
    for (let i = 0; i < 4; i++)
      mix(v, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[s[8 + 2 * i]!]!, m[s[9 + 2 * i]!]!);
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[8 + i]!;
}

/** The hash of data: of a size in bytes, with a key and a purpose (`person`) if given. */
export function blake2b(data: Uint8Array, { size = 32, key = new Uint8Array(), person = "" }: { size?: number; key?: Uint8Array; person?: string } = {}): Uint8Array {
  const h = [...IV];
  h[0]! ^= BigInt(0x01010000 | (key.length << 8) | size);
  const purpose = new DataView(new ArrayBuffer(16));
  [...person].forEach((letter, i) => purpose.setUint8(i, letter.charCodeAt(0)));
  h[6]! ^= purpose.getBigUint64(0, true);
  h[7]! ^= purpose.getBigUint64(8, true);
  const before = key.length ? 128 : 0; // a key fills a block of its own
  const length = before + data.length;
  const blocks = Math.max(1, Math.ceil(length / 128));
  const padded = new Uint8Array(128 * blocks);
  padded.set(key);
  padded.set(data, before);
  for (let i = 0; i < blocks; i++) {
    const last = i === blocks - 1;
    compress(h, new DataView(padded.buffer, 128 * i, 128), last ? length : 128 * (i + 1), last);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return new Uint8Array(out.buffer, 0, size);
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
export const bytes = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
