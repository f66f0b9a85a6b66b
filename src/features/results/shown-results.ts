import type { CountryResult, MeanResult, RankedResult, Results } from '#generated/model/index.ts';
import { compareNames } from '#src/lib/name-order.ts';
import { figureIn, isFull } from '#src/lib/results/figures.ts';
import { holdsText } from '#src/lib/search-text.ts';
import type { ResultsSearch } from './results-search.ts';

/** A row of the table: a mean of several countries, or a country. */
export type ResultRow =
  | { kind: 'mean'; key: string; name: string; region: string | undefined; count: number; result: MeanResult }
  | { kind: 'country'; key: string; country: CountryResult; isPinned: boolean };

/** The countries that the filters let through, in the order asked for, without those on top. */
export function chosenCountries({ Countries, Milestones }: Results, search: ResultsSearch): CountryResult[] {
  const at = Milestones.findIndex(({ OrderId }) => search.sort === `m${OrderId}`);
  return Countries.filter(
    ({ CountryName, Region }) =>
      holdsText(search.name, CountryName) && (search.region.length === 0 || search.region.includes(Region)),
  ).sort((a, b) => ordered(search, at)(a, b) || compareNames(a.CountryName, b.CountryName));
}

/** All rows: the mean of all, those of the regions chosen, pinned countries, then the others. */
export function rowsOf(results: Results, search: ResultsSearch): ResultRow[] {
  const { Countries, Regions, World } = results;
  const pinned = search.pinned.flatMap((id) => Countries.find(({ CountryId }) => CountryId === id) ?? []);
  const others = chosenCountries(results, search).filter(({ CountryId }) => !search.pinned.includes(CountryId));
  return [
    meanRow('All countries', undefined, Countries.length, World),
    ...Regions.filter(({ Region }) => search.region.includes(Region)).map((region) =>
      meanRow(region.Region, region.Region, region.CountryIds.length, region),
    ),
    ...pinned.map((country) => countryRow(country, true)),
    ...others.map((country) => countryRow(country, false)),
  ];
}

const meanRow = (name: string, region: string | undefined, count: number, result: MeanResult): ResultRow => ({
  ...{ kind: 'mean', key: region ?? '', name, region, count, result },
});

const countryRow = (country: CountryResult, isPinned: boolean): ResultRow => ({
  ...{ kind: 'country', key: `${country.CountryId}`, country, isPinned },
});

type Order = (a: CountryResult, b: CountryResult) => number;

/**
 * What has no place stands below what has one, and what is not rated below all, whichever way it
 * is sorted.
 */
function ordered({ sort, desc }: ResultsSearch, at: number): Order {
  const turn = desc ? -1 : 1;
  if (sort === 'rank') return (a, b) => placed(a.Total.Rank, b.Total.Rank, turn) || byScore(a.Total, b.Total, -1);
  if (sort === 'change') return (a, b) => placed(a.Total.Comparison.Change, b.Total.Comparison.Change, turn);
  if (sort === 'total' || at >= 0)
    return (a, b) => byScore(figureIn<RankedResult>(a, at), figureIn<RankedResult>(b, at), turn);
  return (a, b) => turn * compareNames(a.CountryName, b.CountryName);
}

const byScore = (a: RankedResult, b: RankedResult, turn: number): number =>
  Number(isFull(b)) - Number(isFull(a)) || placed(a.Score, b.Score, turn);

function placed(a: number | null, b: number | null, turn: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return turn * (a - b);
}
