import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BODY_HEIGHT,
  CELL_WIDTH,
  HEAD_HEIGHT,
  itemsFor,
  offsetToShow,
  positionAfter,
  ROW_HEIGHT,
  rangeInView,
} from '#src/features/compare/grid/grid-metrics.ts';

const extent = { rows: 150, columns: 193, page: 15 };
const after = (key: string, row: number, column: number, ctrlKey = false) =>
  positionAfter({ key, ctrlKey, metaKey: false }, { row, column }, extent);

test('[S192] a country is 100 px wide, which is 50 px an edition of two, and the body at most 654 px high, in script and style', () => {
  expect([CELL_WIDTH, BODY_HEIGHT]).toEqual([100, 654]);
  const style = readFileSync('src/features/compare/grid/compare-grid.css', 'utf8');
  expect(style).toContain(`max-height: calc(${BODY_HEIGHT}px + ${HEAD_HEIGHT}px)`);
  expect(style).toMatch(new RegExp(`\\.compare-word \\{\\s+width: ${CELL_WIDTH}px`));
  expect(style).toMatch(new RegExp(`\\.compare-name \\{[^}]*height: ${ROW_HEIGHT}px`));
});

test('wherever it is scrolled to, what is in view has an element, and there are never more than a window needs', () => {
  const length = itemsFor(654, ROW_HEIGHT, 150);
  expect(length).toBeLessThan(25);
  for (let offset = 0; offset <= 150 * ROW_HEIGHT - 654; offset += 7) {
    const { first, end } = rangeInView(offset, ROW_HEIGHT, 150, length);
    expect(first * ROW_HEIGHT).toBeLessThanOrEqual(offset);
    expect(end * ROW_HEIGHT).toBeGreaterThanOrEqual(offset + 654);
    expect(end - first).toBe(length);
  }
  expect(rangeInView(0, ROW_HEIGHT, 3, itemsFor(654, ROW_HEIGHT, 3))).toEqual({ first: 0, end: 3 });
});

test.each([
  ['ArrowDown', false, { row: 6, column: 7 }],
  ['ArrowLeft', false, { row: 5, column: 6 }],
  ['Home', false, { row: 5, column: -1 }],
  ['End', false, { row: 5, column: 192 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 149, column: 192 }],
  ['PageDown', false, { row: 20, column: 7 }],
  ['PageUp', false, { row: 0, column: 7 }],
  ['ArrowDown', true, { row: 149, column: 7 }],
])('%s (Ctrl: %s) leads to its place', (key, ctrl, place) => {
  expect(after(key, 5, 7, ctrl)).toEqual(place);
});

test('keys stop at the edges, reach the head and the names, and leave other keys alone', () => {
  expect(after('ArrowUp', -1, -1)).toEqual({ row: -1, column: -1 });
  expect(after('ArrowRight', 149, 192)).toEqual({ row: 149, column: 192 });
  expect(after('PageDown', 145, 0)).toEqual({ row: 149, column: 0 });
  expect(after('a', 0, 0)).toBeUndefined();
});

test('a cell out of view is scrolled to, one in view is not', () => {
  expect(offsetToShow(3, 40, 200, 600)).toBe(120);
  expect(offsetToShow(10, 40, 200, 600)).toBe(200);
  expect(offsetToShow(30, 40, 200, 600)).toBe(640);
  expect(offsetToShow(-1, 40, 200, 600)).toBe(200);
});
