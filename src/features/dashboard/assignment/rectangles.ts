import { WorkflowAssignmentFields as limits } from '#generated/fields/workflowAssignment.ts';

/** A country indicator by the ids that requests carry. */
export type Pair = { CountryId: number; IndicatorId: number };
/** The product of these countries and indicators, which is what one request assigns. */
export type PairSet = { CountryIds: number[]; IndicatorIds: number[] };

/**
 * Groups pairs into rectangular sets that hold each pair exactly once (ADR-024): countries with the
 * same indicators, or indicators with the same countries, whichever gives fewer sets. The number of
 * sets is at most that of countries or indicators, unless the contract's limits split them.
 */
export function rectanglesOf(pairs: Iterable<Pair>): PairSet[] {
  const all = [...pairs];
  const byCountry = alike(all.map(({ CountryId, IndicatorId }) => [CountryId, IndicatorId]));
  const byIndicator = alike(all.map(({ CountryId, IndicatorId }) => [IndicatorId, CountryId]));
  const sets: PairSet[] =
    byCountry.length <= byIndicator.length
      ? byCountry.map(([CountryIds, IndicatorIds]) => ({ CountryIds, IndicatorIds }))
      : byIndicator.map(([IndicatorIds, CountryIds]) => ({ CountryIds, IndicatorIds }));
  return sets.flatMap(withinLimits);
}

/** Groups the first members that have the same second ones. */
function alike(pairs: [first: number, second: number][]): [firsts: number[], seconds: number[]][] {
  const seconds = new Map<number, Set<number>>();
  for (const [first, second] of pairs) seconds.set(first, (seconds.get(first) ?? new Set()).add(second));
  const groups = Map.groupBy(seconds, ([, own]) => [...own].sort((a, b) => a - b).join());
  return [...groups.values()].map((group) => [group.map(([first]) => first), [...(group[0]?.[1] ?? [])]]);
}

const withinLimits = ({ CountryIds, IndicatorIds }: PairSet): PairSet[] =>
  inParts(CountryIds, limits.CountryIds.maxItems).flatMap((countries) =>
    inParts(IndicatorIds, limits.IndicatorIds.maxItems).map((indicators) => ({
      CountryIds: countries,
      IndicatorIds: indicators,
    })),
  );

const inParts = (ids: number[], most: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) => ids.slice(part * most, (part + 1) * most));
