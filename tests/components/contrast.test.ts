import { describe, expect, it } from 'vitest';
import { eyes, looks, type Rgb, ratio, seenDistance, wash } from '../support/colour.ts';

const surfaces = ['background', 'card', 'popover', 'muted', 'accent', 'secondary', 'secondary-hover'];
const inks = ['foreground', 'muted-foreground', 'primary', 'destructive'];
const pairs = [
  ...surfaces.flatMap((surface) => inks.map((ink) => [ink, surface] as const)),
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['destructive-foreground', 'destructive'],
  ['destructive-foreground', 'destructive-hover'],
  ['background', 'foreground'],
  ['foreground', 'selection'],
] as const;
const statuses = ['status-open', 'status-research', 'status-qa', 'status-done'];
const grounds = ['background', 'card', 'popover', 'muted'];
const washes = [...statuses, 'success', 'warning', 'info', 'destructive', 'primary', 'foreground'];

const list = (lines: (string | false)[]) => lines.filter(Boolean);
const tooLow = (what: string, one: Rgb, other: Rgb, least: number) =>
  ratio(one, other) < least && `${what}: ${ratio(one, other).toFixed(2)} < ${least}`;

describe.each(Object.entries(looks))('%s', (name, colour) => {
  const textNeeds = name.startsWith('contrast') ? 7 : 4.5;

  it('[S255] text stands out from every surface it may lie on (WCAG 1.4.3; 1.4.6 in high contrast)', () => {
    expect(list(pairs.map(([ink, on]) => tooLow(`${ink} on ${on}`, colour(ink), colour(on), textNeeds)))).toEqual([]);
  });

  it('text on the wash of a badge, a chip or an error box stands out', () => {
    const lines = grounds.flatMap((ground) =>
      washes.map((tone) =>
        tooLow(
          `foreground on ${tone}/14 on ${ground}`,
          colour('foreground'),
          wash(colour(tone), 14, colour(ground)),
          textNeeds,
        ),
      ),
    );
    expect(list(lines)).toEqual([]);
    const error = wash(colour('destructive'), 6, colour('popover'));
    expect(ratio(colour('destructive'), error)).toBeGreaterThanOrEqual(4.5);
  });

  it('controls, the focus ring, icons and shapes hold 3:1 (WCAG 1.4.11)', () => {
    const marks = ['input', 'ring', 'success', 'warning', 'info', 'primary', ...statuses];
    const lines = [...grounds.slice(0, 3), 'accent'].flatMap((ground) =>
      marks
        .filter((mark) => ground !== 'accent' || mark === 'ring')
        .map((mark) => tooLow(`${mark} on ${ground}`, colour(mark), colour(ground), 3)),
    );
    expect(list(lines)).toEqual([]);
    const onWash = statuses.map((tone) =>
      tooLow(`${tone} on its wash`, colour(tone), wash(colour(tone), 14, colour('card')), 3),
    );
    expect(list(onWash)).toEqual([]);
  });

  it.each(Object.entries(eyes))('[S218] the four statuses differ for %s', (_, eye) => {
    const lines = statuses.flatMap((one, i) =>
      statuses.slice(i + 1).map((other) => {
        const distance = seenDistance(eye, colour(one), colour(other));
        return distance < 0.08 && `${one} and ${other}: ${distance.toFixed(3)}`;
      }),
    );
    expect(list(lines)).toEqual([]);
  });
});

it('computes the ratios of known colours', () => {
  expect(ratio([1, 1, 1], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(looks['contrast, dark system']('background')).toEqual([0, 0, 0]);
  expect(wash([0, 0, 0], 50, [1, 1, 1])[0]).toBeCloseTo(0.214, 3);
});
