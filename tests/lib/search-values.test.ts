import { expect, test } from 'vitest';
import { keepList } from '#src/lib/list-address.ts';
import { idsIn, isWhole, itemsIn, textIn, wholesIn } from '#src/lib/search-values.ts';
import { LONGEST_SEARCH } from '#src/lib/table-search.ts';

const MOST = 2_147_483_647;

test('one value is a list of one, and each of a list is there once', () => {
  expect([itemsIn(7), itemsIn(['a', 7, 'a'])]).toEqual([[7], ['a', 7]]);
});

test('an integer is taken from the least on, as far as it can travel', () => {
  const values = [4, 5, MOST, MOST + 1, 5.5, '5', null];
  expect(values.map((value) => isWhole(value, 5))).toEqual([false, true, true, false, false, false, false]);
  expect([wholesIn([-1, 0, 3, 'x']), wholesIn([2, 3], 3)]).toEqual([[0, 3], [3]]);
  expect([idsIn([0, 1, 2, 3], 2), idsIn(4)]).toEqual([[1, 2], [4]]);
  expect(idsIn(Array.from({ length: 600 }, (_, at) => at))).toHaveLength(500);
});

test('a text is cut where a search box ends; a number that was typed is one', () => {
  expect([textIn('roads'), textIn(1.2), textIn(null), textIn(['a'])]).toEqual(['roads', '1.2', '', '']);
  expect([textIn('roads', 4), textIn('x'.repeat(LONGEST_SEARCH + 1)).length]).toEqual(['road', LONGEST_SEARCH]);
});

test('a link from one indicator to another keeps the edition and the list, where there are some', () => {
  const list = { sort: '-due' } as const;
  expect(keepList({ edition: 3, list })).toEqual({ edition: 3, list });
  expect(keepList({})).toStrictEqual({});
});
