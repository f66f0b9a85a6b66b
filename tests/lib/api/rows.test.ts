import { expect, test } from 'vitest';
import { firstPages, followedBy, pagesOf } from '#src/lib/api/pages.ts';
import { byName, changed, changedPages, changedRows, mapped, without, withRows } from '#src/lib/api/rows.ts';

type Row = { Id: number; Name: string };
const list: Row[] = [
  { Id: 1, Name: 'Ana' },
  { Id: 3, Name: 'Cem' },
];
const named = (Name: string) => (row: Row) => ({ ...row, Name });
const keep = (row: Row) => row;
const order = byName<Row>(({ Name }) => Name);

test('where nothing changes the same object comes back, so that nothing is drawn again', () => {
  const pages = { pages: [{ Data: list }], pageParams: [0] };
  expect(mapped(list, keep)).toBe(list);
  expect(changed(list, 9, named('x'))).toBe(list);
  expect(without(list, ({ Id }) => Id === 9)).toBe(list);
  expect(withRows(list, [{ Id: 3, Name: 'Other' }], order)).toBe(list);
  expect(changedPages(pages, (page) => page)).toBe(pages);
  expect(changedRows(pages.pages[0] as { Data: Row[] }, keep)).toBe(pages.pages[0]);
});

test('what changes is another list with the other rows as they were', () => {
  const next = changed(list, 3, named('Cleo'));
  expect(next).toEqual([list[0], { Id: 3, Name: 'Cleo' }]);
  expect(next[0]).toBe(list[0]);
  expect(without(list, ({ Id }) => Id === 1)).toEqual([list[1]]);
  expect(changedRows({ Data: list, Count: 2 }, named('x'))).toEqual({
    Data: list.map(named('x')),
    Count: 2,
  });
  const pages = { pages: [1, 2], pageParams: [0, 10] };
  expect(changedPages(pages, (page, at) => page + at)).toEqual({ pages: [1, 3], pageParams: [0, 10] });
});

test('rows that are new take their places: by name, then by Id', () => {
  const rows = [{ Id: 4, Name: 'Bea' }, { Id: 2, Name: 'Cem' }, list[0] as Row];
  expect(withRows(list, rows, order).map(({ Id }) => Id)).toEqual([1, 4, 2, 3]);
});

test('pages of a list are cut and joined with their parameters', () => {
  const three = { pages: ['a', 'b', 'c'], pageParams: [0, 10, 20] };
  expect(firstPages(three, 2)).toEqual({ pages: ['a', 'b'], pageParams: [0, 10] });
  expect(followedBy({ pages: ['A'], pageParams: [5] }, three)).toEqual({
    pages: ['A', 'b', 'c'],
    pageParams: [5, 10, 20],
  });
});

test('the next page of a list begins behind the last, as long as there are rows', () => {
  const { initialPageParam, getNextPageParam } = pagesOf(10);
  const next = (Count: number, offset?: number) => getNextPageParam({ Count }, [], offset);
  expect([initialPageParam, next(11), next(10), next(21, 10), next(20, 10)]).toEqual([0, 10, undefined, 20, undefined]);
});
