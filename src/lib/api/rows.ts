import type { InfiniteData } from '@tanstack/react-query';

// How edits change rows of cached lists. Each returns the same object where nothing changes, so
// that nothing is rendered again.

/** Changes some rows of a list. */
export function mapped<Row>(list: Row[], change: (row: Row) => Row): Row[] {
  const changed = list.map(change);
  return changed.some((row, at) => row !== list[at]) ? changed : list;
}

/** Changes the row with an Id. */
export const changed = <Row extends { Id: number }>(list: Row[], id: number, change: (row: Row) => Row): Row[] =>
  mapped(list, (row) => (row.Id === id ? change(row) : row));

/** Takes rows out of a list. */
export const without = <Row>(list: Row[], isGone: (row: Row) => boolean): Row[] =>
  list.some(isGone) ? list.filter((row) => !isGone(row)) : list;

/** Puts rows that are not listed yet in their places. */
export function withRows<Row extends { Id: number }>(
  list: Row[],
  rows: Row[],
  order: (one: Row, other: Row) => number,
): Row[] {
  const known = new Set(list.map(({ Id }) => Id));
  const added = rows.filter(({ Id }) => !known.has(Id));
  return added.length > 0 ? [...list, ...added].sort(order) : list;
}

/** Changes the pages of an endless list. */
export function changedPages<Page, Param>(
  list: InfiniteData<Page, Param>,
  change: (page: Page, at: number) => Page,
): InfiniteData<Page, Param> {
  const pages = list.pages.map(change);
  return pages.some((page, at) => page !== list.pages[at]) ? { ...list, pages } : list;
}

/** Changes the rows of a page. */
export function changedRows<Row, Page extends { Data: Row[] }>(page: Page, change: (row: Row) => Row): Page {
  const Data = mapped(page.Data, change);
  return Data === page.Data ? page : { ...page, Data };
}

const { compare } = new Intl.Collator('en');

/** The order in which the server lists: by name, then Id. */
export const byName =
  <Row extends { Id: number }>(nameOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    compare(nameOf(one), nameOf(other)) || one.Id - other.Id;
