import type { ReactNode } from 'react';
import type { CountryResults } from '#generated/model/index.ts';
import { Change } from '#src/components/results/change.tsx';
import { formatScore, isFull } from '#src/lib/results/figures.ts';
import { counted, formatNumber } from '#src/lib/words.ts';

type ProfileTotalProps = { profile: CountryResults; equalIndicators: boolean; completedOnly: boolean };

/** The country's score with its coverage, change, region and place, and how a score is made. */
export function ProfileTotal(props: ProfileTotalProps) {
  const { profile, equalIndicators, completedOnly } = props;
  const { Against, Country, Region } = profile;
  const { Score, Favourable, Rated, Indicators, Comparison, RegionRank } = Country.Total;
  return (
    <section aria-label="Score" className="rounded-lg border bg-card p-4 shadow-xs">
      <dl data-tabular className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <Figure term={isFull(Country.Total) ? 'Score' : 'Score, less than half rated'}>
          <span className="text-2xl font-semibold">{formatScore(Score)}</span>
        </Figure>
        <Figure term="Rated">
          {formatNumber(Rated)} of {formatNumber(Indicators)}
        </Figure>
        {Against && (
          <Figure term={`Since ${Against.Name}`}>
            <Change change={Comparison.Change} />
          </Figure>
        )}
        <Figure term={`Mean of ${Region.Region}`}>{formatScore(Region.Total.Score)}</Figure>
        <Figure term={`Rank in ${Region.Region}`}>{RegionRank ?? 'Not ranked'}</Figure>
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted-foreground">
        {formatNumber(Favourable)} of the {counted(Rated, 'rated indicator')} are favourable: a positive indicator that
        is met, or a negative one that is not. A milestone’s score is its share of favourable ones,{' '}
        {equalIndicators
          ? 'the country’s that of all its rated indicators.'
          : 'the country’s the mean of its milestones.'}{' '}
        {Against && `Changes are on the indicators that both editions rated. `}
        {completedOnly && 'Only ratings that are QA completed count.'}
      </p>
    </section>
  );
}

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-xs text-muted-foreground">{term}</dt>
    <dd className="text-lg font-semibold">{children}</dd>
  </div>
);
