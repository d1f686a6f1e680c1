/** The eight emblems that people choose from, each with its colour; drawn around 0, 0 within a radius of 9. */

export interface Emblem {
  name: string;
  art: (ink: string) => string;
}

const stroked = (ink: string, width: number, body: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;

export const EMBLEMS: readonly Emblem[] = [
  { name: "sun", art: (c) => `<circle r="6.2" fill="none" stroke="${c}" stroke-width="2.6"/><circle r="2.6" fill="${c}"/>` },
  { name: "pyramid", art: (c) => `<path d="M0-8 8.6 6.6H-8.6Z" fill="${c}"/>` },
  { name: "ankh", art: (c) => stroked(c, 2.8, `<ellipse cy="-4.6" rx="3.2" ry="3.9"/><path d="M0-.6V8.6M-6 1.4H6"/>`) },
  { name: "diamond", art: (c) => `<path d="M0-9 6.8 0 0 9-6.8 0Z" fill="${c}"/>` },
  { name: "anchor", art: (c) => stroked(c, 2.1, `<circle cy="-6.6" r="2"/><path d="M0-4.5V8M-3.4-1.6H3.4M-7.3 1.2C-7 5-4 8 0 8S7 5 7.3 1.2"/>`) },
  { name: "wheel", art: (c) => stroked(c, 1.9, `<circle r="5"/><path d="M0-8.6V8.6M-8.6 0H8.6M-6-6 6 6M6-6-6 6"/>`) },
  { name: "fish", art: (c) => `<path fill="${c}" fill-rule="evenodd" d="M-9 .2C-6.6-3.9-3.5-5.5-.6-5.3 1.5-5.2 3.4-4.1 5.1-2.400L9.2-5.200C8.3-3.3 8.1-1.6 8.1 0S8.3 3.3 9.2 5.200L5.1 2.400C3.4 4.1 1.5 5.2-.6 5.3-3.5 5.5-6.6 4.2-9 .2ZM-4.4-1.700A1.2 1.2 0 1 0-4.4.7 1.2 1.2 0 0 0-4.4-1.700Z"/>` },
  { name: "star", art: (c) => `<path fill="${c}" d="M0-9 1.8-3.3 6.2-5.3 4.2-.9 9.8 0 4.2 1.8 6.2 6.2 1.8 4.2 0 9.8-1.8 4.2-6.2 6.2-4.2 1.8-9.8 0-4.2-.9-6.2-5.3-1.8-3.300Z"/>` },
];

/** A medal, 88 wide around 0, 0. */
export const medalArt = (emblem: number): string =>
  `<circle r="43" fill="url(#gold)"/><circle r="37.5" fill="var(--s${emblem})"/><circle r="37.5" fill="url(#round)" opacity=".5"/><circle r="33" fill="none" stroke="var(--i${emblem})" stroke-opacity=".35" stroke-width="1.6"/><g transform="scale(2.35)">${EMBLEMS[emblem]!.art(`var(--i${emblem})`)}</g>`;
