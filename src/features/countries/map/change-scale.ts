import { notKnown, type Step, type Steps } from './map-scale.ts';

/** A class of the diverging scale: which way, and how far. */
const looks = {
  fellFar: {
    fill: 'fill-[url(#map-fell-far)]',
    swatch:
      'bg-[repeating-linear-gradient(0deg,color-mix(in_oklab,var(--destructive)_90%,var(--card))_0_3px,var(--card)_3px_4px)]',
  },
  fell: {
    fill: 'fill-[url(#map-fell)]',
    swatch:
      'bg-[repeating-linear-gradient(0deg,color-mix(in_oklab,var(--destructive)_40%,var(--card))_0_3px,var(--card)_3px_4px)]',
  },
  same: {
    fill: 'fill-[color-mix(in_oklab,var(--foreground)_8%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--foreground)_8%,var(--card))]',
  },
  rose: {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_40%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_40%,var(--card))]',
  },
  roseFar: {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_90%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_90%,var(--card))]',
  },
};

/** The ground of what fell, below its lines, by the pattern's name. */
export const fallen = {
  'map-fell-far': 'fill-[color-mix(in_oklab,var(--destructive)_90%,var(--card))]',
  'map-fell': 'fill-[color-mix(in_oklab,var(--destructive)_40%,var(--card))]',
};

/** Half of the changes are no greater: where the far classes begin, 0 where nothing changed. */
export function halfOf(changes: readonly number[]): number {
  const sizes = changes
    .filter((change) => change !== 0)
    .map(Math.abs)
    .sort((a, b) => a - b);
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? 0;
}

/** Classes to both sides of no change, with the limit that parts near from far. */
export function changeSteps(half: number, format: (points: number) => string): Steps {
  const step = (label: string, look: keyof typeof looks): Step => ({ label, ...looks[look] });
  const size = format(half);
  return [
    notKnown('Not comparable'),
    step(`Fell by more than ${size}`, 'fellFar'),
    step(`Fell by up to ${size}`, 'fell'),
    step('No change', 'same'),
    step(`Rose by up to ${size}`, 'rose'),
    step(`Rose by more than ${size}`, 'roseFar'),
  ];
}

/** The class of a change in points; null where the editions cannot be compared. */
export function changeClass(change: number | null, half: number): number {
  if (change === null) return 0;
  if (change === 0) return 3;
  const isFar = Math.abs(change) > half;
  return change < 0 ? (isFar ? 1 : 2) : isFar ? 5 : 4;
}
