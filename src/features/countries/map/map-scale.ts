/**
 * Six steps of one hue, from the card's colour to the accent, and a hatch for 'nothing known': they
 * differ in lightness alone, so eyes that do not tell hues apart read them in light and in dark
 * (tests/features/countries/map-scale.test.ts).
 */
export type Step = { label: string; fill: string; swatch: string };

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

const NOT_KNOWN: Step = {
  label: 'Not rated',
  fill: 'fill-[url(#map-hatch)]',
  swatch:
    'bg-[repeating-linear-gradient(135deg,color-mix(in_oklab,var(--foreground)_55%,var(--card))_0_2px,var(--card)_2px_5px)]',
};

const steps: [Step, ...Step[]] = [
  {
    label: 'None',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_12%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_12%,var(--card))]',
  },
  {
    label: 'Below 25 %',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_28%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_28%,var(--card))]',
  },
  {
    label: '25–49 %',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_46%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_46%,var(--card))]',
  },
  {
    label: '50–74 %',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_64%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_64%,var(--card))]',
  },
  {
    label: '75–99 %',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_82%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_82%,var(--card))]',
  },
  {
    label: 'All',
    fill: 'fill-[color-mix(in_oklab,var(--primary)_100%,var(--card))]',
    swatch: 'bg-[color-mix(in_oklab,var(--primary)_100%,var(--card))]',
  },
];

/**
 * The step of a share from 0 to 1; null is what is not known. Only a full 1 is 'All' and only 0 is
 * 'None'.
 */
export function stepOf(share: number | null): Step {
  if (share === null) return NOT_KNOWN;
  const at = share === 0 ? 0 : share === 1 ? steps.length - 1 : Math.floor(share * 4) + 1;
  return steps[at] ?? steps[0];
}

/**
 * The legend: each step with how many of the shares fall into it; 'Not rated' only where there are
 * such.
 */
export function legendOf(shares: readonly (number | null)[]): (Step & { count: number })[] {
  const counts = Map.groupBy(shares, stepOf);
  const used = counts.has(NOT_KNOWN) ? [NOT_KNOWN, ...steps] : steps;
  return used.map((step) => ({ ...step, count: counts.get(step)?.length ?? 0 }));
}
