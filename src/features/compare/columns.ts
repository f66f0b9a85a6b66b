import { compareNames } from '#src/lib/name-order.ts';
import type { Matrix } from './matrix.ts';

/** A column of the grid: a country, or the mean of all countries of a region. */
export type GridColumn =
  | { kind: 'country'; name: string; region: string; countryId: number; at: number; isPinned: boolean }
  | { kind: 'mean'; name: string; region: string };

export type ColumnChoice = {
  /** Countries that stand first and stay in view, by Id, in the order they were pinned. */
  pinned: number[];
  /** Whether the regions of the countries have a column each. */
  means: boolean;
};

/** Pinned countries, the means of the regions, then the other countries by name. */
export function columnsOf({ columns }: Matrix, { pinned, means }: ColumnChoice): GridColumn[] {
  const countries = columns.map(
    ({ Id, Name, Region }, at): Extract<GridColumn, { kind: 'country' }> => ({
      kind: 'country',
      name: Name,
      region: Region,
      countryId: Id,
      at,
      isPinned: pinned.includes(Id),
    }),
  );
  const regions = means ? [...new Set(columns.map(({ Region }) => Region))].sort(compareNames) : [];
  return [
    ...pinned.flatMap((id) => countries.find(({ countryId }) => countryId === id) ?? []),
    ...regions.map((region): GridColumn => ({ kind: 'mean', name: `Mean of ${region}`, region })),
    ...countries.filter(({ isPinned }) => !isPinned),
  ];
}

/** How many columns stand first because they are pinned. */
export const pinnedCount = (columns: readonly GridColumn[]): number =>
  columns.filter((column) => column.kind === 'country' && column.isPinned).length;

/** Are both the same country, or the mean of the same region? */
export const isSameColumn = (a: GridColumn, b: GridColumn): boolean => a.kind === b.kind && a.name === b.name;
