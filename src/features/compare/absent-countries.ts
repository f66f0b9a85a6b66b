import type { CompareCountry, CompareFilters, Comparison } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';
import { listed } from '#src/lib/words.ts';

/**
 * The comparison with a column for every chosen country: one that the response leaves out, as a
 * backend may whose editions lack it, is added with its name from the filters, and counts as absent
 * from all editions.
 */
export function withEveryCountry(
  comparison: Comparison,
  chosen: readonly number[],
  { Regions }: Pick<CompareFilters, 'Regions'>,
): Comparison {
  const there = new Set(comparison.Countries.map(({ Id }) => Id));
  const missing: CompareCountry[] = Regions.flatMap(({ FullName: Region, Children }) =>
    Children.filter(({ Id }) => chosen.includes(Id) && !there.has(Id)).map(({ Id, FullName }) => ({
      Id,
      Name: FullName,
      Region,
    })),
  );
  if (missing.length === 0) return comparison;
  const ids = missing.map(({ Id }) => Id);
  return {
    ...comparison,
    Countries: [...comparison.Countries, ...missing].sort((a, b) => compareNames(a.Name, b.Name)),
    AbsentCountries: comparison.Editions.map(({ Id }) => ({
      EditionId: Id,
      CountryIds: [
        ...(comparison.AbsentCountries?.find(({ EditionId }) => EditionId === Id)?.CountryIds ?? []),
        ...ids,
      ],
    })),
  };
}

/** Says which chosen countries an edition lacks, a sentence an edition. */
export function absentWords({ Editions, Countries, AbsentCountries = [] }: Comparison): string[] {
  return Editions.flatMap(({ Id, EditionName }) => {
    const ids = AbsentCountries.find(({ EditionId }) => EditionId === Id)?.CountryIds ?? [];
    const names = Countries.filter((country) => ids.includes(country.Id)).map(({ Name }) => Name);
    if (names.length === 0) return [];
    return names.length === 1
      ? [`${names[0]} is not in ${EditionName}: its cells there say NA.`]
      : [`${listed(names, NAMED)} are not in ${EditionName}: their cells there say NA.`];
  });
}

/** As many names as a sentence holds; the others are counted. */
const NAMED = 6;
