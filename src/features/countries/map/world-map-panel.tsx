import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { useListResults } from '#generated/hooks/results/results.ts';
import type { CountryProgress } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { keepEdition } from '#src/lib/edition-address.ts';
import { counted } from '#src/lib/words.ts';
import { regionsOf } from '../list/progress.ts';
import { useCountriesSearch } from '../list/use-countries-search.ts';
import { boxOf, isIn, world } from './map-box.ts';
import { isOnMap, type MapCountry } from './map-country.ts';
import { MapLegend } from './map-legend.tsx';
import { type Measured, progressMeasure, resultsMeasure } from './map-measure.ts';
import { MapSkeleton } from './map-skeleton.tsx';
import { WorldMap } from './world-map.tsx';

type WorldMapPanelProps = { editionId: number; countries: CountryProgress[]; shown: CountryProgress[] };

const measures = [
  { value: 'progress', label: 'Progress' },
  { value: 'scores', label: 'Scores' },
  { value: 'change', label: 'Change' },
] as const;

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
 * The world in the colours of progress, of scores or of their change [B63]; the table has the same
 * countries for who does not see it.
 */
export function WorldMapPanel({ editionId, countries, shown }: WorldMapPanelProps) {
  const { search, change } = useCountriesSearch();
  const { measure, completedOnly } = search;
  const isProgress = measure === 'progress';
  const { data, error, refetch } = useListResults({ editionId }, completedOnly ? { completedOnly } : undefined, {
    // the other way to count is of the same countries
    query: { enabled: !isProgress, placeholderData: keepPreviousData },
  });
  const results = data?.Edition.Id === editionId ? data : undefined;
  const measured = useMemo(
    () => (measure === 'progress' ? progressMeasure : results && resultsMeasure(measure, results)),
    [measure, results],
  );
  const regions = useMemo(() => regionsOf(countries), [countries]);
  const zoom = regions.includes(search.zoom) ? search.zoom : '';
  return (
    <div data-wide className="p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SegmentedControl
          legend="The map shows"
          hideLegend
          options={measures}
          value={measure}
          onValueChange={(next) => change({ measure: next, classes: [] })}
        />
        {measured && <h2 className="text-base font-semibold">{measured.title}</h2>}
        {!isProgress && (
          <Switch
            data-print="hide"
            label="QA completed only"
            checked={completedOnly}
            onCheckedChange={(next) => change({ completedOnly: next, classes: [] })}
          />
        )}
        <ZoomChoice regions={regions} zoom={zoom} onZoom={(region) => change({ zoom: region })} />
      </div>
      {measured ? (
        <MeasuredMap measured={measured} countries={countries} shown={shown} zoom={zoom} />
      ) : error ? (
        <ReadError error={error} onRetry={() => void refetch()} />
      ) : (
        <MapSkeleton />
      )}
    </div>
  );
}

type MeasuredMapProps = Omit<WorldMapPanelProps, 'editionId'> & { measured: Measured; zoom: string };

function MeasuredMap({ measured: { title, steps, note, countryOf }, countries, shown, zoom }: MeasuredMapProps) {
  const { search, change } = useCountriesSearch();
  const classes = useMemo(() => search.classes.filter((at) => at < steps.length), [search.classes, steps]);
  const all = useMemo(() => shown.map(countryOf), [shown, countryOf]);
  const left = useMemo(
    () => (classes.length === 0 ? all : all.filter(({ step }) => classes.includes(step))),
    [all, classes],
  );
  const box = useMemo(
    () => (zoom === '' ? world : boxOf(countries.flatMap(({ Region, ISOCode }) => (Region === zoom ? ISOCode : [])))),
    [countries, zoom],
  );
  const elsewhere = left.filter(
    (country) => !isOnMap(country) || (box !== world && country.region === zoom && !isIn(box, country.code)),
  );
  const hasPartial = left.some(({ isPartial }) => isPartial);
  return (
    <div className="flex flex-col">
      {/* On a phone the map comes first: it would begin below the screen. */}
      <div className="mt-2 max-sm:order-last">
        <MapLegend countries={all} steps={steps} chosen={classes} onChoose={(chosen) => change({ classes: chosen })} />
        <p role="status" className="text-xs text-muted-foreground">
          {classes.length > 0 && `${left.length} of ${counted(all.length, 'country', 'countries')} are coloured.`}
        </p>
      </div>
      <WorldMap title={title} countries={left.filter(isOnMap)} box={box} onLeave={() => change({ zoom: '' })} />
      <p className="mt-2 text-xs text-muted-foreground">
        {note && `${note} `}
        {search.measure !== 'progress' && search.completedOnly && 'Only ratings that are QA completed count. '}
        {hasPartial && 'A dashed line: less than half is rated. '}
        <span data-print="hide">{hint()} </span>The table holds the same countries.
        {left.length < countries.length && ' Grey land is not among the countries that are selected.'}
      </p>
      <Elsewhere countries={elsewhere} />
    </div>
  );
}

type ZoomChoiceProps = { regions: string[]; zoom: string; onZoom: (region: string) => void };

/** The part of the world that the map shows: a region, or all of it. */
function ZoomChoice({ regions, zoom, onZoom }: ZoomChoiceProps) {
  const id = useId();
  return (
    <span className="ml-auto flex items-center gap-2 text-sm max-sm:ml-0" data-print="hide">
      <label htmlFor={id}>Zoom to</label>
      <NativeSelect id={id} className="w-36" value={zoom} onChange={({ target }) => onZoom(target.value)}>
        <option value="">World</option>
        {regions.map((region) => (
          <option key={region} value={region}>
            {region}
          </option>
        ))}
      </NativeSelect>
      <Button size="sm" blocked={zoom === '' && 'The map shows the world'} onClick={() => onZoom('')}>
        World
      </Button>
    </span>
  );
}

/** Countries that the map has no shape for, or that lie beyond the part of it that is shown. */
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
