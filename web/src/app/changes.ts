/** A public view is sent whole once, and after that as what changed in it. */

export type ViewChange = [path: (string | number)[], value: unknown];

/** The view with changes made; what did not change stays the same object, and the old view is left alone. */
export function applyChanges<T>(view: T, changes: readonly ViewChange[]): T {
  return changes.reduce<unknown>((whole, [path, value]) => changed(whole, path, value), view) as T;
}

function changed(part: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, value);
  return copy;
}
