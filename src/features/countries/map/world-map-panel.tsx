import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CountryProgress } from '#generated/model/index.ts';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { keepEdition } from '#src/lib/edition-address.ts';
import { useCountriesSearch } from '../list/use-countries-search.ts';
import { isOnMap, type MapCountry, mapCountry } from './map-country.ts';
import { MapLegend } from './map-legend.tsx';
import { WorldMap } from './world-map.tsx';

type WorldMapPanelProps = { countries: CountryProgress[]; shown: CountryProgress[] };

const measures = [
  { value: 'progress', label: 'Progress' },
  { value: 'scores', label: 'Scores' },
] as const;
const titles = {
  progress: 'Share of indicators that are QA completed',
  scores: 'Share of ratings that are favourable',
};

/**
 * What the map does for a finger, which moves it where it is wider than the screen, and for keys.
 */
const HINTS = {
  touch: (
    <>
      <span className="md:hidden">Swipe the map to see the rest of the world. </span>Tap a country to open it.
    </>
  ),
  keys: 'Arrow keys move from country to country, Enter opens one.',
};

const hint = () => HINTS[matchMedia('(hover: none)').matches ? 'touch' : 'keys'];

/**
 * The world in the colours of progress or of scores; the table has the same countries and figures
 * for who does not see it.
 */
export function WorldMapPanel({ countries, shown }: WorldMapPanelProps) {
  const { search, change } = useCountriesSearch();
  const onMap = useMemo(() => shown.map((country) => mapCountry(country, search.measure)), [shown, search.measure]);
  const title = titles[search.measure];
  return (
    <div className="p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          legend="The map shows"
          hideLegend
          options={measures}
          value={search.measure}
          onValueChange={(measure) => change({ measure })}
        />
        <h2 className="text-base font-semibold">{title}</h2>
        <MapLegend countries={onMap} className="ml-auto" />
      </div>
      <WorldMap title={title} countries={onMap.filter(isOnMap)} />
      <p className="mt-2 text-xs text-muted-foreground">
        {hint()} The table holds the same countries.
        {shown.length < countries.length && ' Grey land is not among the countries that the filters let through.'}
      </p>
      <Elsewhere countries={onMap.filter((country) => !isOnMap(country))} />
    </div>
  );
}

/** Countries that the map has no shape for. */
function Elsewhere({ countries }: { countries: MapCountry[] }) {
  if (countries.length === 0) return null;
  return (
    <section aria-label="Not on the map" className="mt-2 text-sm">
      <h3 className="inline font-medium">Not on the map: </h3>
      <ul className="inline">
        {countries.map(({ id, name, words }) => (
          <li key={id} className="mr-3 inline">
            <Link
              to="/countries/$countryId"
              params={{ countryId: `${id}` }}
              search={keepEdition}
              className="text-primary underline-offset-4 hover:underline"
            >
              {name}
            </Link>{' '}
            <span className="text-muted-foreground">({words})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
