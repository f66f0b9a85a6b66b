import type { CountryProgress } from '#generated/model/index.ts';
import { mapSize, places } from './shapes.ts';

/** A country as the map shows it. */
export type MapCountry = {
  id: number;
  code: string;
  name: string;
  region: string;
  /** Its class, by its place among the steps of the scale; 0 is what is not known. */
  step: number;
  /** The class as style classes. */
  fill: string;
  /** Whether too little is rated for a rank: a dashed line. */
  isPartial: boolean;
  /** The figures in words. */
  words: string;
};

/** What every measure has in common. */
export const identityOf = ({ CountryId: id, ISOCode: code, CountryName: name, Region: region }: CountryProgress) => ({
  ...{ id, code, name, region },
});

export const isOnMap = ({ code }: Pick<MapCountry, 'code'>): boolean => code in places;

/**
 * How far from west (0) to east (1) the middle one of the countries lies; half way where there are
 * none.
 */
export function middleOf(countries: readonly Pick<MapCountry, 'code'>[]): number {
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
