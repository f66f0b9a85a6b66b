import { Polarity } from '#generated/enums.ts';
import type { LibraryIndicatorUse, LibraryRelatedIndicator } from '#generated/model/index.ts';
import { Facts } from '#src/components/facts.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { LibraryLink } from './library-link.tsx';

const NONE = 'None';

/** All that an edition says about an indicator. */
export function UseFacts({ use: { Indicator, ParentIndicator, ChildIndicators } }: { use: LibraryIndicatorUse }) {
  return (
    <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
      <Facts
        className="max-w-prose content-start"
        facts={[
          ['Full Name', Indicator.FullName],
          ['Description', Indicator.Description],
          ['Response Rules', Indicator.ResponseRules ?? NONE],
        ]}
      />
      <Facts
        className="content-start sm:grid-cols-2"
        facts={[
          ['Milestone', Indicator.MilestoneName],
          ['Activity', Indicator.ActivityName],
          ['Time Period', Indicator.TimePeriod],
          ['Polarity', Indicator.IndicatorRating === Polarity.Negative ? 'Negative' : 'Positive'],
          ['Parent Indicator', ParentIndicator ? <Related key="parent" indicators={[ParentIndicator]} /> : NONE],
          [
            'Child Indicators',
            ChildIndicators.length > 0 ? <Related key="children" indicators={ChildIndicators} /> : NONE,
          ],
        ]}
      />
    </div>
  );
}

function Related({ indicators }: { indicators: readonly LibraryRelatedIndicator[] }) {
  return (
    <ul className="grid gap-1">
      {indicators.map(({ Id, LibraryIndicatorId, SnapshotName, IndicatorRating }) => (
        <li key={Id}>
          <LibraryLink id={LibraryIndicatorId}>{SnapshotName}</LibraryLink>
          {IndicatorRating === Polarity.Negative && <NegativeMark className="ml-1.5 align-text-bottom" />}
        </li>
      ))}
    </ul>
  );
}
