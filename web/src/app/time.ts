/** Lengths of time in the reader's language. */

import { texts } from "./texts.svelte";

const UNITS = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]] as const;

/** A length in the largest unit that it is a whole number of: "3 days", "90 seconds". */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return new Intl.NumberFormat(texts.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** What a clock shows: 4:59, 1:02:03, or days and hours. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  const short = (value: number, unit: "day" | "hour") => new Intl.NumberFormat(texts.language, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (days) return `${short(days, "day")} ${short(hours, "hour")}`;
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** How long ago something was: "20 minutes ago", "yesterday". */
export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - moment) / 1000);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" }).format(unit === "second" ? 0 : -Math.floor(seconds / size), unit);
}
