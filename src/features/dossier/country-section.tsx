import { memo } from 'react';
import { useReadDossier } from '#generated/hooks/results/results.ts';
import type { CountryResult, Dossier, Results } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { countryAnchor, milestoneAnchor } from './anchors.ts';
import { DossierIndicatorItem } from './dossier-indicator.tsx';
import { pageNameOf } from './running-heads.ts';
import { ScoreTable } from './score-table.tsx';

type CountrySectionProps = {
  editionId: number;
  results: Results;
  country: CountryResult;
  /** The only one of the document. */
  isAlone: boolean;
};

/**
 * One country of the document, of several from a page of its own on; what is not in view is not
 * laid out.
 */
export const CountrySection = memo(function CountrySection(props: CountrySectionProps) {
  const { editionId, results, country, isAlone } = props;
  const { CountryId, CountryName, Region } = country;
  const { data, error, refetch } = useReadDossier({ editionId, countryId: CountryId });
  return (
    <section
      aria-labelledby={countryAnchor(CountryId)}
      // Another name of a page begins another page.
      style={isAlone ? undefined : { page: pageNameOf(CountryId) }}
      className={cn(
        'mt-8 [contain-intrinsic-size:auto_600rem] [content-visibility:auto] print:[content-visibility:visible]',
        !isAlone && 'break-before-page print:mt-0',
      )}
    >
      <header className="border-b pb-2">
        <p className="text-sm text-muted-foreground">
          {Region} · {results.Edition.Name}
        </p>
        <h2 id={countryAnchor(CountryId)} className="text-xl font-semibold tracking-tight">
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
      <h3 id={milestoneAnchor(dossier.CountryId, OrderId)} className="text-lg font-semibold">
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
