import type { CountryProgress } from '#generated/model/index.ts';
import { formatPercent } from '#src/lib/words.ts';
import { favourableOf } from '../favourable.ts';
import type { CountriesSearch } from '../list/countries-search.ts';
import { doneShare, favourableShare } from '../list/progress.ts';
import { mapSize, places } from './shapes.ts';

/** A country as the map shows it. */
export type MapCountry = {
  id: number;
  code: string;
  name: string;
  /** From 0 to 1; null where nothing is known. */
  share: number | null;
  /** The figures in words. */
  words: string;
};

export function mapCountry(country: CountryProgress, measure: CountriesSearch['measure']): MapCountry {
  const { CountryId: id, ISOCode: code, CountryName: name } = country;
  const share = measure === 'progress' ? doneShare(country) : favourableShare(country);
  return { id, code, name, share, words: wordings[measure](country) };
}

const wordings: Record<CountriesSearch['measure'], (country: CountryProgress) => string> = {
  progress: (country) =>
    `${formatPercent(doneShare(country))} QA completed, ${country.WorkflowStatuses.QAComplete} of ${country.TotalIndicatorCount}`,
  scores: (country) => {
    const share = favourableShare(country);
    const { count, word } = favourableOf(country);
    return share === null
      ? 'not rated yet'
      : `${formatPercent(share)} of ratings ${word}, ${count} of ${country.RatedCount}`;
  },
};

export const isOnMap = ({ code }: MapCountry): boolean => code in places;

/**
 * How far from west (0) to east (1) the middle one of the countries lies; half way where there are
 * none.
 */
export function middleOf(countries: readonly MapCountry[]): number {
  const across = countries.map(({ code }) => places[code]?.[0] ?? 0).sort((a, b) => a - b);
  return (across[across.length >> 1] ?? mapSize.width / 2) / mapSize.width;
}

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/**
 * The nearest country in a direction: what lies far aside counts as farther away. Undefined at the
 * edge of the world.
 */
export function neighbour(from: MapCountry, direction: Direction, all: readonly MapCountry[]): MapCountry | undefined {
  const [x = 0, y = 0] = places[from.code] ?? [];
  const near = all.flatMap((country) => {
    const [toX = 0, toY = 0] = places[country.code] ?? [];
    const [right, down] = [toX - x, toY - y];
    const [ahead, aside] = {
      ArrowLeft: [-right, down],
      ArrowRight: [right, down],
      ArrowUp: [-down, right],
      ArrowDown: [down, right],
    }[direction] as [number, number];
    return ahead > 0 && Math.abs(aside) <= ahead * 2 ? [{ country, distance: ahead + 2 * Math.abs(aside) }] : [];
  });
  return near.sort((a, b) => a.distance - b.distance)[0]?.country;
}

export const isDirection = (key: string): key is Direction => /^Arrow(Left|Right|Up|Down)$/.test(key);
