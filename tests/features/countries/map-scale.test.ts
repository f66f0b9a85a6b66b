import { describe, expect, it } from 'vitest';
import { legendOf, lines, stepOf } from '#src/features/countries/map/map-scale.ts';
import { eyes, looks, mix, type Rgb, ratio, seenDistance, wash } from '../../support/colour.ts';

const steps = legendOf([]);
/** Below so much in OKLab two colours are hard to tell apart when they do not touch; the statuses hold the same. */
const LEAST_DISTANCE = 0.08;
/** How much of the accent a step has, in percent. */
const accentOf = (classes: string) => Number(/var\(--primary\)_(\d+)%,var\(--card\)/.exec(classes)?.[1]);
const percentOf = (line: string) => Number(/foreground\/(\d+)$/.exec(line)?.[1]);

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

  it('[S206] the hatch of what is not rated shows on the map and in the legend, whose swatches have a line', () => {
    const swatch = /var\(--foreground\)_(\d+)%,var\(--card\)/.exec(stepOf(null).swatch)?.[1];
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
  expect(shares.map((share) => stepOf(share).label)).toEqual([
    'Not rated',
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
