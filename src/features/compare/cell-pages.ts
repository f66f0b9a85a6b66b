import type { GridCell } from './grid/grid-state.ts';
import type { Matrix } from './matrix.ts';

/** A cell by the indexes of its row and column in the matrix. */
export type CellPlace = { row: number; column: number };

export type CellPage = { editionId: number; editionName: string; countryId: number; indicatorId: number };

/** Whether the backend returns the Ids that open the page of a score. */
export const opensCells = ({ rows }: Matrix): boolean => rows[0]?.LatestIndicatorId !== undefined;

/** Where the ratings of a cell are, if it is a country's of an indicator. */
export const placeOf = ({ line, column }: GridCell): CellPlace | undefined =>
  line >= 0 && column.kind === 'country' ? { row: line, column: column.at } : undefined;

/**
 * The pages behind a cell, the earlier edition first, as the cell shows them; none for an edition
 * without the indicator or the country.
 */
export function pagesOf({ rows, columns, comparison }: Matrix, { row, column }: CellPlace): CellPage[] {
  const [indicator, country] = [rows[row], columns[column]];
  if (!indicator || !country) return [];
  const { Editions, AbsentCountries = [] } = comparison;
  const ids = [indicator.LatestIndicatorId, indicator.PreviousIndicatorId];
  return Editions.flatMap(({ Id: editionId, EditionName: editionName }, at): CellPage[] => {
    const indicatorId = ids[at];
    const isAbsent = AbsentCountries.some((one) => one.EditionId === editionId && one.CountryIds.includes(country.Id));
    return indicatorId && !isAbsent ? [{ editionId, editionName, countryId: country.Id, indicatorId }] : [];
  }).reverse();
}
