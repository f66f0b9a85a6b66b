import type { CompareExport, Comparison } from '#generated/model/index.ts';
import { type CompareSearch, isComplete } from './compare-search.ts';

/**
 * What to export: the selected indicators, else all that are compared (to the call an empty list
 * means all, but it knows no milestones). Undefined where there is nothing to ask for: no edition,
 * no country, or milestones whose indicators are unknown or none.
 */
export function exportBody(search: CompareSearch, comparison: Comparison | undefined): CompareExport | undefined {
  if (!isComplete(search)) return undefined;
  const body = {
    ...{ EditionIds: search.editions, CountryIds: search.countries },
    ...(search.completedOnly && { CompletedOnly: true }),
  };
  const all = comparison?.Indicators.map(({ IndicatorId }) => IndicatorId);
  const selected = all ? search.indicators.filter((id) => all.includes(id)) : search.indicators;
  if (selected.length > 0) return { ...body, IndicatorIds: selected };
  if (search.milestones.length === 0) return { ...body, IndicatorIds: [] };
  return all?.length ? { ...body, IndicatorIds: all } : undefined;
}

/**
 * Why the export is off, or false (requirements B5): without an edition, without at least one
 * country, and where the comparison, once it is here, holds no score that would be in the file.
 */
export function exportBlocked(
  { editions, countries }: CompareSearch,
  body: CompareExport | undefined,
  comparison?: Comparison,
): string | false {
  if (editions.length === 0) return 'Select an edition first';
  if (countries.length === 0) return 'Select a country first';
  if (!body) return 'These milestones hold no indicators to export';
  return comparison !== undefined && !holdsScore(comparison, body) && 'None of these countries has a score to export';
}

const holdsScore = ({ Indicators }: Comparison, { IndicatorIds }: CompareExport): boolean =>
  Indicators.filter(({ IndicatorId }) => IndicatorIds.length === 0 || IndicatorIds.includes(IndicatorId)).some(
    ({ CountryRatings }) =>
      CountryRatings.some(({ PreviousScore, LatestScore }) => PreviousScore !== null || LatestScore !== null),
  );
