/**
 * A class of countries on the map: they differ in lightness, and where they go two ways in pattern
 * too, so eyes that do not tell hues apart read them in light and in dark
 * (tests/features/countries/map-scale.test.ts).
 */
export type Step = { label: string; fill: string; swatch: string };

/** The classes of a measure, what is not known first; a country's class is its place here. */
export type Steps = readonly [notKnown: Step, ...Step[]];

/**
 * What makes out a country whose fill is near the ground's: lines that hold 3:1 against it (WCAG
 * 1.4.11; same test).
 */
export const lines = {
  outline: 'stroke-foreground/55',
  /** Around a dot. */
  dot: 'stroke-foreground/70',
  hatch: 'fill-foreground/55',
  swatch: 'border-foreground/55',
  /** The ground: land that is no country of the edition. */
  land: 'fill-foreground/5',
};

/** What is not known, hatched. */
export const notKnown = (label: string): Step => ({
  label,
  fill: 'fill-[url(#map-hatch)]',
  swatch:
    'bg-[repeating-linear-gradient(135deg,color-mix(in_oklab,var(--foreground)_55%,var(--card))_0_2px,var(--card)_2px_5px)]',
});

type Tone = Pick<Step, 'fill' | 'swatch'>;

/** Six steps of one hue, from the card's colour to the accent. */
const tones: readonly Tone[] = [
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_12%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_12%,var(--card))]',
  },
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_28%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_28%,var(--card))]',
  },
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_46%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_46%,var(--card))]',
  },
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_64%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_64%,var(--card))]',
  },
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_82%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_82%,var(--card))]',
  },
  {
    fill: 'fill-[color-mix(in_oklab,var(--primary)_100%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_100%,var(--card))]',
  },
];

const toned = (label: string, at: number): Step => ({ label, fill: '', swatch: '', ...tones[at] });

export const progressSteps: Steps = [
  notKnown('Not known'),
  ...['None', 'Below 25 %', '25–49 %', '50–74 %', '75–99 %', 'All'].map(toned),
];

/**
 * The class of a share from 0 to 1; null is what is not known. Only a full 1 is 'All' and only 0 is
 * 'None'.
 */
export function progressClass(share: number | null): number {
  if (share === null) return 0;
  return share === 0 ? 1 : share === 1 ? progressSteps.length - 1 : Math.floor(share * 4) + 2;
}

/** How many classes a sequential scale has; each has about as many countries. */
const FIFTHS = 5;

/** The lowest value of each class but the first; values that are equal share a class. */
export function fifthsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const limits = Array.from({ length: FIFTHS - 1 }, (_, at) => sorted[Math.ceil(((at + 1) * sorted.length) / FIFTHS)]);
  return [...new Set(limits)].filter((limit) => limit !== undefined && limit > (sorted[0] ?? limit)) as number[];
}

/** The class among fifths: 0 is the lowest. */
export const fifthAt = (limits: readonly number[], value: number): number =>
  limits.filter((limit) => limit <= value).length;

/** Classes of one hue with the limits of the values that are in them. */
export function fifthSteps(values: readonly number[], format: (value: number) => string): Steps {
  const limits = fifthsOf(values);
  const groups = Map.groupBy(values, (value) => fifthAt(limits, value));
  const count = limits.length + 1;
  const steps = Array.from({ length: values.length === 0 ? 0 : count }, (_, at) => {
    const own = groups.get(at) ?? [];
    const [least, most] = [Math.min(...own), Math.max(...own)];
    const label = least === most ? format(least) : `${format(least).replace('%', '')}–${format(most)}`;
    return toned(label, tones.length - count + at);
  });
  return [notKnown('Not rated'), ...steps];
}
