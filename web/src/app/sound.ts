/** A few quiet cues, made in code; off unless somebody switches them on. */

import { settings } from "./settings.svelte";

type Note = [frequency: number, start: number, length: number];
const CUES = {
  turn: [[523, 0, 0.16], [784, 0.13, 0.28]],
  move: [[196, 0, 0.07], [233, 0.06, 0.06]],
  take: [[880, 0, 0.1], [1175, 0.07, 0.22]],
  end: [[523, 0, 0.2], [659, 0.16, 0.2], [784, 0.32, 0.45]],
  no: [[160, 0, 0.12]],
  stamp: [[98, 0, 0.09], [147, 0.01, 0.06]],
  card: [[392, 0, 0.05], [523, 0.04, 0.07]],
  map: [[330, 0, 0.08], [440, 0.07, 0.08], [587, 0.14, 0.2]],
  step: [[131, 0, 0.05], [117, 0.09, 0.05]],
  stone: [[73, 0, 0.22], [65, 0.05, 0.25]],
  shot: [[880, 0, 0.03], [110, 0.01, 0.18]],
  whistle: [[1760, 0, 0.09], [1976, 0.1, 0.2]],
  wave: [[49, 0, 0.35], [41, 0.08, 0.5]],
} satisfies Record<string, Note[]>;

let context: AudioContext | null = null;

export function play(cue: keyof typeof CUES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of CUES[cue]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, now + start);
    volume.gain.exponentialRampToValueAtTime(0.08, now + start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}
