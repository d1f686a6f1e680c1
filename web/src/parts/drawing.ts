/** Small tools for drawings that are made by a program. */

/** A number short enough for a path. */
export const R = (n: number): number => Math.round(n * 10) / 10;

/** Numbers from 0 to 1, the same on every screen. */
export const random = (seed: number) => (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** A closed smooth curve through points. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n]!;
  const curves = points.map(([px, py], i) => {
    const [[ax, ay], [cx, cy], [ex, ey]] = [at(i - 1), at(i + 1), at(i + 2)];
    return `C${R(px + (cx - ax) / 6)} ${R(py + (cy - ay) / 6)} ${R(cx - (ex - px) / 6)} ${R(cy - (ey - py) / 6)} ${R(cx)} ${R(cy)}`;
  });
  return `M${R(points[0]![0])} ${R(points[0]![1])}${curves.join("")}Z`;
}

/** A closed smooth curve around a point: a coast, or one of its water lines. */
export function blob(x: number, y: number, rx: number, ry: number, seed: number, wobble = 0.12, n = 22): string {
  const next = random(seed);
  return curve(
    Array.from({ length: n }, (_, i) => {
      const [a, k] = [(i / n) * 2 * Math.PI, 1 + (next() - 0.5) * 2 * wobble];
      return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k] as const;
    }),
  );
}
