import type { CompareFilters, Comparison, ReportEdition } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';
import type { CompareSearch } from './compare-search.ts';
import { latestEdition } from './latest-edition.ts';

/**
 * What is known of a comparison before it is fetched, its editions and countries, so that all but
 * the matrix stands when the ratings come.
 */
export function comparisonToCome(
  chosen: Pick<CompareSearch, 'editions' | 'countries'>,
  editions: readonly ReportEdition[],
  { Regions }: Pick<CompareFilters, 'Regions'>,
): Comparison {
  const named = editions.filter(({ Id }) => chosen.editions.includes(Id));
  const latest = latestEdition(named);
  const countries = new Set(chosen.countries);
  return {
    Editions: named
      .toSorted((a, b) => Number(b === latest) - Number(a === latest))
      .map(({ Id, Name, EndDate }) => ({ Id, EditionName: Name, EndDate })),
    Countries: Regions.flatMap(({ FullName: Region, Children }) =>
      Children.filter(({ Id }) => countries.has(Id)).map(({ Id, FullName }) => ({ Id, Name: FullName, Region })),
    ).sort((a, b) => compareNames(a.Name, b.Name)),
    Indicators: [],
  };
}
