import { DashboardSort } from '#generated/model/index.ts';

/** A column by which the list can be ordered. */
export type SortColumn = Exclude<DashboardSort, `-${string}`>;

/** What the list is ordered by where the address says nothing. */
export const listOrder: DashboardSort = DashboardSort.country;

/** How a column is ordered now, as `aria-sort` says it. */
export function directionOf(column: SortColumn, sort: DashboardSort = listOrder) {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : 'none';
}

/** The order after a press on a column's head: ascending first, then turned. */
export const pressedOrder = (column: SortColumn, sort: DashboardSort = listOrder): DashboardSort =>
  directionOf(column, sort) === 'ascending' ? `-${column}` : column;

/** Orders worth a choice where no heads are, on a narrow screen. */
export const sortChoices: [DashboardSort, string][] = [
  ['country', 'Country'],
  ['-country', 'Country, Z to A'],
  ['number', 'Number'],
  ['-number', 'Number, last first'],
  ['status', 'Status'],
  ['-status', 'Status, last first'],
  ['statusSince', 'Longest in its status'],
  ['-statusSince', 'Newest in its status'],
  ['due', 'Due first'],
  ['-due', 'Due last'],
  ['researchUser', 'Research user'],
  ['-researchUser', 'Research user, Z to A'],
  ['qaUser', 'QA user'],
  ['-qaUser', 'QA user, Z to A'],
];
