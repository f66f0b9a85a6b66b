import { expect, test } from 'vitest';
import { LONGEST_SEARCH, readSearchedTable, readTableSearch } from '#src/lib/table-search.ts';

test.each([
  [{}, {}],
  [{ sort: 'Name' }, { sort: 'Name' }],
  [
    { sort: 'Name', desc: true, other: 1 },
    { sort: 'Name', desc: true },
  ],
  [{ sort: 'Name', desc: 'true' }, { sort: 'Name' }],
  [{ sort: 7, desc: true }, {}],
  [
    { page: 2, rows: 100 },
    { page: 2, rows: 100 },
  ],
  [{ page: 1, rows: 1 }, { rows: 1 }],
  [{ page: 0, rows: 0 }, {}],
  [{ page: 2.5, rows: 101 }, {}],
  [{ page: '2', rows: '20' }, {}],
])('of the address %j the table reads %j', (raw, search) => {
  expect(readTableSearch(raw)).toStrictEqual(search);
});

test.each([
  [
    { search: 'chad', page: 2 },
    { search: 'chad', page: 2 },
  ],
  [{ search: 578 }, { search: '578' }],
  [{ search: '' }, {}],
  [{ search: ['chad'] }, {}],
  [{ search: 'a'.repeat(LONGEST_SEARCH + 1) }, { search: 'a'.repeat(LONGEST_SEARCH) }],
])('of the address %.40j a searched table reads %.40j', (raw, search) => {
  expect(readSearchedTable(raw)).toStrictEqual(search);
});
