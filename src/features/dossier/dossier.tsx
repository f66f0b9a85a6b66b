import { keepPreviousData, notifyManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useListResults } from '#generated/hooks/results/results.ts';
import type { CountryResult, Results } from '#generated/model/index.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { queryKeyOf } from '#src/lib/api/query-key.ts';
import { formatDayOf } from '#src/lib/date-words.ts';
import { counted } from '#src/lib/words.ts';
import { countryAnchor, milestoneAnchor } from './anchors.ts';
import { CountrySection } from './country-section.tsx';
import type { DossierSearch } from './dossier-search.ts';
import { runningHeads, useRunningHeads } from './running-heads.ts';

type DossierProps = DossierSearch & { editionId: number; onChange: (some: Partial<DossierSearch>) => void };

const CARD = 'mt-3 rounded-lg border bg-card py-16 shadow-xs';

/**
 * Countries with their scores, ratings, notes and sources as one document, to print or to keep as
 * PDF [B64].
 */
export function Dossier({ editionId, countries: chosen, completedOnly, onChange }: DossierProps) {
  const { data, error, refetch } = useListResults(
    { editionId },
    completedOnly ? { completedOnly } : undefined,
    // the other way to count is of the same countries
    { query: { placeholderData: keepPreviousData } },
  );
  const results = data?.Edition.Id === editionId ? data : undefined;
  if (error && !results) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  if (!results)
    return (
      <LoadingRegion label="Fetching the dossier..." className="mt-3 grid gap-3">
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  if (results.Countries.length === 0)
    return <EmptyState className={CARD} title="No countries" reason="A manager adds countries under EDITIONS." />;
  const countries = results.Countries.filter(({ CountryId }) => chosen.includes(CountryId));
  return (
    <>
      <Choice results={results} chosen={chosen} completedOnly={completedOnly} onChange={onChange} />
      {countries.length > 0 ? (
        // In a block of its own: a wide window would widen the paper with the page.
        <div>
          <Document editionId={editionId} results={results} countries={countries} completedOnly={completedOnly} />
        </div>
      ) : (
        <EmptyState
          className={CARD}
          title="Select countries"
          reason="The document holds their scores, ratings, notes and sources, each country from a page of its own on."
        />
      )}
    </>
  );
}

type ChoiceProps = Pick<DossierProps, 'completedOnly' | 'onChange'> & { results: Results; chosen: number[] };

function Choice({ results, chosen, completedOnly, onChange }: ChoiceProps) {
  const { fetching, failed } = useCountryReads();
  const all = results.Countries.map(({ CountryId }) => CountryId);
  return (
    <section aria-label="Document" className="mt-3 flex flex-wrap items-center gap-2" data-print="hide">
      <MultiSelect
        label="Countries"
        none="None"
        options={results.Countries.map(({ CountryId, CountryName, Region }) => ({
          value: CountryId,
          label: CountryName,
          detail: Region,
        }))}
        value={chosen}
        onValueChange={(countries) => onChange({ countries })}
      />
      <Button variant="ghost" onClick={() => onChange({ countries: chosen.length === all.length ? [] : all })}>
        {chosen.length === all.length ? 'Select none' : `Select all ${all.length}`}
      </Button>
      <Switch
        className="sm:mx-2"
        label="QA completed only"
        title="Scores count ratings that are QA completed; the others stand in the document too"
        checked={completedOnly}
        onCheckedChange={(next) => onChange({ completedOnly: next })}
      />
      <Button
        variant="primary"
        blocked={chosen.length === 0 ? 'Select a country first' : fetching > 0 && 'Still fetching the countries'}
        onClick={() => window.print()}
      >
        Print or save as PDF
      </Button>
      <p role="status" className="text-sm text-muted-foreground">
        {fetching > 0
          ? `${counted(fetching, 'country', 'countries')} still to fetch`
          : failed > 0 && `${counted(failed, 'country', 'countries')} could not be fetched`}
      </p>
    </section>
  );
}

/** How many countries of the document are being fetched, and how many of the others failed. */
function useCountryReads(): { fetching: number; failed: number } {
  const queryKey = queryKeyOf('readDossier');
  const cache = useQueryClient().getQueryCache();
  const fetching = useIsFetching({ queryKey });
  const failed = useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.findAll({ queryKey, type: 'active', predicate: ({ state }) => state.status === 'error' }).length,
  );
  return { fetching, failed };
}

type DocumentProps = {
  editionId: number;
  results: Results;
  countries: CountryResult[];
  completedOnly: boolean;
};

function Document({ editionId, results, countries, completedOnly }: DocumentProps) {
  const title = `Dossier · ${results.Edition.Name}`;
  const date = formatDayOf(new Date().toISOString());
  const css = useMemo(
    () =>
      runningHeads({
        document: title,
        date,
        countries: countries.map(({ CountryId, CountryName }) => ({ id: CountryId, name: CountryName })),
      }),
    [title, date, countries],
  );
  useRunningHeads(css);
  const [only] = countries.length === 1 ? countries : [];
  return (
    <article className="mx-auto mt-4 max-w-4xl rounded-lg border bg-card p-6 shadow-xs sm:p-10 print:m-0 print:max-w-none print:border-0 print:p-0 print:shadow-none">
      <header>
        <p className="text-sm text-muted-foreground">As of {date}</p>
        <h2 className="mt-1 text-2xl font-semibold tracking-tight">{results.Edition.Name}</h2>
        <p className="mt-2 text-muted-foreground">
          Scores, ratings, notes and sources of{' '}
          {only ? only.CountryName : counted(countries.length, 'country', 'countries')}
          {completedOnly && '; scores count QA completed ratings only'}
        </p>
        <p className="mt-2 text-sm text-muted-foreground">
          A filled circle marks a favourable rating, an open one an unfavourable one: a negative indicator is favourable
          where it is not met.
        </p>
      </header>
      <Contents countries={countries} milestones={results.Milestones} />
      {countries.map((country) => (
        <CountrySection
          key={country.CountryId}
          editionId={editionId}
          results={results}
          country={country}
          isAlone={only !== undefined}
        />
      ))}
    </article>
  );
}

type ContentsProps = { countries: CountryResult[]; milestones: Results['Milestones'] };

/** The countries; of a single one its milestones. */
function Contents({ countries, milestones }: ContentsProps) {
  const [country] = countries;
  const entries =
    country && countries.length === 1
      ? milestones.map(({ OrderId, ShortName }) => ({
          id: milestoneAnchor(country.CountryId, OrderId),
          name: `${OrderId} ${ShortName}`,
        }))
      : countries.map(({ CountryId, CountryName }) => ({ id: countryAnchor(CountryId), name: CountryName }));
  return (
    <section aria-label="Contents" className="mt-6">
      <h3 className="font-semibold">Contents</h3>
      <ol className="mt-2 columns-2 gap-8 text-sm sm:columns-3">
        {entries.map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="inline-block py-0.5 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
