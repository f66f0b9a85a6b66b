import { expect, test } from 'vitest';
import { rowsNamedIn } from '../../scripts/support/test-titles.ts';

const ids = (source: string, file = 'a.test.ts') => rowsNamedIn(file, source).map(({ id }) => id);

test('titles of test, it and describe name rows, alone or several', () => {
  expect(ids("test('[S1] a', () => {}); it('[S2, B12] b', f); describe.skip('[Q-S16][Q-R4] c', f)")).toEqual([
    'S1',
    'S2',
    'B12',
    'Q-S16',
    'Q-R4',
  ]);
});

test('tables and templates name rows too', () => {
  expect(ids(`test.each([['[S4] x', 1], ['[S5] y', 2]])('%s', () => {});`)).toEqual(['S4', 'S5']);
  expect(ids('for (const role of roles) test(`[S6] $' + '{role} [S7]`, () => {});')).toEqual(['S6', 'S7']);
});

test('comments, bodies and other calls name none', () => {
  expect(ids("// [S8]\ntest('a', () => { expect('[S9]').toBe(x); }); log('[S10]');")).toEqual([]);
});

test('a row is found in a screen test, with its line', () => {
  const source = "\ntest('[S11] b', () => { render(<p>hi</p>); });";
  expect(rowsNamedIn('b.test.tsx', source)).toEqual([{ id: 'S11', file: 'b.test.tsx', line: 2 }]);
});
