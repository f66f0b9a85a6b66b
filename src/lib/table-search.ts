/**
 * How a table is looked at, in an address: the column it is sorted by, whether downwards, the page
 * (from 1), the rows of a page.
 */
export type TableSearch = { sort?: string; desc?: boolean; page?: number; rows?: number };

/**
 * Reads it from whatever stands in the address; what makes no sense is left out. For
 * `validateSearch` of a route with one table.
 */
export function readTableSearch({ sort, desc, page, rows }: Record<string, unknown>): TableSearch {
  return {
    ...(typeof sort === 'string' && { sort, ...(desc === true && { desc }) }),
    ...(isCount(page) && page > 1 && { page }),
    ...(isCount(rows) && rows <= 100 && { rows }),
  };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The same of a table that is searched, with what was typed. For `validateSearch` of its route. */
export type SearchedTableSearch = TableSearch & { search?: string };
/** More is not read of what is searched for among what is there already. */
export const LONGEST_SEARCH = 200;

/** As `readTableSearch`; an address may hold a number where digits were typed by hand. */
export function readSearchedTable({ search, ...raw }: Record<string, unknown>): SearchedTableSearch {
  const text = typeof search === 'string' || typeof search === 'number' ? `${search}`.slice(0, LONGEST_SEARCH) : '';
  return { ...(text && { search: text }), ...readTableSearch(raw) };
}
