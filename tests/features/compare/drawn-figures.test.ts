import { expect, test } from 'vitest';
import type { Brush } from '#src/features/compare/grid/brush.ts';
import { drawFigure } from '#src/features/compare/grid/drawn-figures.ts';
import type { Look } from '#src/features/compare/grid/look.ts';

const colours = { ink: '#111', quiet: '#555', fallen: '#a00', ground: '#fff', shade: '#eee' };
const look: Look = { font: 'Inter', size: 11, latest: '#33c', line: '#ccc', ...colours };

/** The bars of a total of 75 %: colour, left edge, top edge, width and height of each. */
function barsOf(own: Partial<Look>) {
  const bars: unknown[][] = [];
  const brush = {
    ...{ write: () => undefined, dash: () => undefined },
    fill: (...bar: unknown[]) => void bars.push(bar),
  } as unknown as Brush;
  drawFigure(
    brush,
    { score: 75, change: null, isFull: true, words: () => '' },
    { ...look, ...own },
    { left: 0, top: 0 },
  );
  return bars;
}

test('[B62] a total is a bar, and what it lacks the rest of its track', () => {
  expect(barsOf({})).toEqual([
    ['#ccc', 72, 26, 22, 6],
    ['#33c', 6, 26, 66, 6],
  ]);
});

test('[B62] where colours are forced and the track has that of the bar, the rest is a line', () => {
  expect(barsOf({ latest: '#000', line: '#000' })).toEqual([
    ['#000', 72, 31, 22, 1],
    ['#000', 6, 26, 66, 6],
  ]);
});
