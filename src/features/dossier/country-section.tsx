import { memo } from 'react';
import { useReadDossier } from '#generated/hooks/results/results.ts';
import type { CountryResult, Dossier, Results } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { DossierIndicatorItem } from './dossier-indicator.tsx';
import { pageNameOf } from './running-heads.ts';
import { ScoreTable } from './score-table.tsx';

type CountrySectionProps = { editionId: number; results: Results; country: CountryResult };

/** One country of the document, from a page of its own on; what is not in view is not laid out. */
export const CountrySection = memo(function CountrySection({ editionId, results, country }: CountrySectionProps) {
  const { CountryId, CountryName, Region } = country;
  const { data, error, refetch } = useReadDossier({ editionId, countryId: CountryId });
  return (
    <section
      aria-labelledby={`dossier-${CountryId}`}
      style={{ page: pageNameOf(CountryId) }}
      className="mt-8 break-before-page [contain-intrinsic-size:auto_600rem] [content-visibility:auto] print:mt-0 print:[content-visibility:visible]"
    >
      <header className="border-b pb-2">
        <p className="text-sm text-muted-foreground">
          {Region} · {results.Edition.Name}
        </p>
        <h2 id={`dossier-${CountryId}`} className="text-xl font-semibold tracking-tight">
          {CountryName}
        </h2>
      </header>
      <ScoreTable results={results} country={country} />
      {data ? (
        <Milestones dossier={data} />
      ) : error ? (
        <ReadError error={error} onRetry={() => void refetch()} className="mt-4" />
      ) : (
        <Skeleton className="mt-4 h-96" />
      )}
    </section>
  );
});

const Milestones = memo(function Milestones({ dossier }: { dossier: Dossier }) {
  return dossier.Milestones.map(({ MilestoneId, OrderId, FullName, Activities }) => (
    <section key={MilestoneId} aria-label={`${OrderId} ${FullName}`} className="mt-6">
      <h3 className="text-lg font-semibold">
        {OrderId} {FullName}
      </h3>
      {Activities.map(({ ActivityId, OrderNumber, FullName: name, Indicators }) => (
        <section key={ActivityId} aria-label={`${OrderNumber} ${name}`} className="mt-3">
          <h4 className="mb-1 font-semibold">
            {OrderNumber} {name}
          </h4>
          <ul>
            {Indicators.map((indicator) => (
              <DossierIndicatorItem key={indicator.IndicatorId} indicator={indicator} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));
});
