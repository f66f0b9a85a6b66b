import { describe, expect, it } from 'vitest';
import { changeClass, changeSteps, fallen, halfOf } from '#src/features/countries/map/change-scale.ts';
import {
  fifthAt,
  fifthSteps,
  fifthsOf,
  lines,
  notKnown,
  progressClass,
  progressSteps,
} from '#src/features/countries/map/map-scale.ts';
import { eyes, looks, mix, type Rgb, ratio, seenDistance, wash } from '../../support/colour.ts';

const steps = progressSteps.slice(1);
/** Below so much in OKLab two colours are hard to tell apart when they do not touch; the statuses hold the same. */
const LEAST_DISTANCE = 0.08;
/** How much of the accent a step has, in percent. */
const accentOf = (classes: string) => Number(/var\(--primary\)_(\d+)%,var\(--card\)/.exec(classes)?.[1]);
const percentOf = (line: string) => Number(/foreground\/(\d+)$/.exec(line)?.[1]);

/** The grounds of the six classes of a change. */
const diverging = changeSteps(2, String).map(({ fill }) => {
  const pattern = /url\(#(map-fell(?:-far)?)\)/.exec(fill)?.[1] as keyof typeof fallen | undefined;
  return pattern ? fallen[pattern] : fill;
});
const painted = (classes: string, colour: (name: string) => Rgb): Rgb => {
  const [, name = 'card', percent = '0'] = /var\(--(\w+)\)_(\d+)%,var\(--card\)/.exec(classes) ?? [];
  return mix(colour(name), Number(percent), colour('card'));
};

describe.each(Object.entries(looks))('the map in %s', (_, colour) => {
  const card = colour('card');
  const inked = (line: string, on: Rgb) => wash(colour('foreground'), percentOf(line), on);
  const land = inked(lines.land, card);
  const fills = steps.map(({ label, fill }) => ({ label, rgb: mix(colour('primary'), accentOf(fill), card) }));

  it.each(Object.entries(eyes))(
    '[S206] each step differs from the one before it, the first from the ground, for %s',
    (_eye, eye) => {
      const tooNear = fills.slice(1).flatMap(({ label, rgb }, at) => {
        const distance = seenDistance(eye, rgb, fills[at]?.rgb ?? card);
        return distance < LEAST_DISTANCE ? [`${label}: ${distance.toFixed(3)}`] : [];
      });
      expect(tooNear).toEqual([]);
      expect(seenDistance(eye, fills[0]?.rgb ?? card, card)).toBeGreaterThan(0.06);
    },
  );

  it('[S206] more accent is always further from the ground', () => {
    const ratios = fills.map(({ rgb }) => ratio(rgb, card));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  it('[S255] a country stands out from the ground by its fill or by its line (WCAG 1.4.11)', () => {
    const tooPale = fills.flatMap(({ label, rgb }) =>
      [card, land].flatMap((ground) => {
        const best = Math.max(ratio(rgb, ground), ratio(inked(lines.outline, rgb), ground));
        return best < 3 ? [`${label}: ${best.toFixed(2)}`] : [];
      }),
    );
    expect(tooPale).toEqual([]);
    for (const line of [lines.outline, lines.dot]) expect(ratio(inked(line, land), land)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(eyes))(
    '[B63] the classes of a change are told apart by %s, and a fall by its lines too',
    (_eye, eye) => {
      const [, fellFar, fell, same, rose, roseFar] = diverging.map((classes) => painted(classes, colour));
      const pairs = [
        [fellFar, fell],
        [fell, same],
        [same, rose],
        [rose, roseFar],
      ] as const;
      for (const [one, other] of pairs)
        expect(seenDistance(eye, one ?? card, other ?? card)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
      // the lines that a fall has, whatever its hue, stand out from its ground
      expect(ratio(fellFar ?? card, card)).toBeGreaterThan(ratio(fell ?? card, card));
      expect(seenDistance(eye, fell ?? card, card)).toBeGreaterThanOrEqual(LEAST_DISTANCE);
    },
  );

  it('[S206] the hatch of what is not rated shows on the map and in the legend, whose swatches have a line', () => {
    const swatch = /var\(--foreground\)_(\d+)%,var\(--card\)/.exec(notKnown('Not rated').swatch)?.[1];
    expect(ratio(inked(lines.hatch, card), card)).toBeGreaterThanOrEqual(3);
    expect(ratio(mix(colour('foreground'), Number(swatch), card), card)).toBeGreaterThanOrEqual(3);
    expect(ratio(inked(lines.swatch, card), card)).toBeGreaterThanOrEqual(3);
  });
});

it('[S206] the legend shows the colours of the map', () => {
  expect(steps.map(({ swatch }) => accentOf(swatch))).toEqual(steps.map(({ fill }) => accentOf(fill)));
  expect(steps.map(({ fill }) => accentOf(fill)).every((percent) => percent > 0 && percent <= 100)).toBe(true);
});

it('[S206] a share falls into its step; only nothing is None and only everything is All', () => {
  const shares = [null, 0, 0.001, 0.249, 0.25, 0.5, 0.75, 0.999, 1];
  expect(shares.map((share) => progressSteps[progressClass(share)]?.label)).toEqual([
    'Not known',
    'None',
    'Below 25 %',
    'Below 25 %',
    '25–49 %',
    '50–74 %',
    '75–99 %',
    '75–99 %',
    'All',
  ]);
});

it('[B63] scores fall into fifths of about as many countries, equal ones into the same, with their limits', () => {
  const scores = Array.from({ length: 100 }, (_, at) => at / 2);
  const limits = fifthsOf(scores);
  expect(limits).toEqual([10, 20, 30, 40]);
  const counts = Map.groupBy(scores, (score) => fifthAt(limits, score));
  expect([...counts.values()].map((own) => own.length)).toEqual([20, 20, 20, 20, 20]);
  expect(fifthSteps(scores, (score) => `${score}%`).map(({ label }) => label)).toEqual([
    'Not rated',
    '0–9.5%',
    '10–19.5%',
    '20–29.5%',
    '30–39.5%',
    '40–49.5%',
  ]);
  expect(fifthSteps([50, 50, 50, 80], (score) => `${score}%`).map(({ label }) => label)).toEqual([
    'Not rated',
    '50%',
    '80%',
  ]);
  expect(fifthSteps([], String).map(({ label }) => label)).toEqual(['Not rated']);
});

it('[B63] a change falls to its side of no change, near or far from it; a missing one is no change', () => {
  const half = halfOf([0, 0, 1, -2, 3, -8]);
  expect(half).toBe(2);
  const labels = changeSteps(half, String).map(({ label }) => label);
  const of = (change: number | null) => labels[changeClass(change, half)];
  expect([null, -2.1, -2, 0, 0.1, 2, 9].map(of)).toEqual([
    'Not comparable',
    'Fell by more than 2',
    'Fell by up to 2',
    'No change',
    'Rose by up to 2',
    'Rose by up to 2',
    'Rose by more than 2',
  ]);
  expect(halfOf([0])).toBe(0);
});
