import { DependencyKind, Polarity } from '#generated/enums.ts';
import type { Indicator } from '#generated/model/index.ts';
import { Facts } from '#src/components/facts.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Branch } from './branch.tsx';

/** An indicator: its name, and opened all that is written about it (requirements B3). */
export function IndicatorFacts({ indicator }: { indicator: Indicator }) {
  const { MilestoneOrderId, ActivityOrderId, OrderId, FullName, IndicatorRating } = indicator;
  return (
    <Branch
      level={5}
      number={`${MilestoneOrderId}.${ActivityOrderId}.${OrderId}`}
      name={
        <span className="inline-flex items-center gap-1.5">
          {FullName}
          {IndicatorRating === Polarity.Negative && <NegativeMark />}
        </span>
      }
    >
      {() => <Facts className="px-3 py-1.5 sm:grid-cols-2" facts={factsOf(indicator)} />}
    </Branch>
  );
}

const factsOf = (indicator: Indicator): [string, string][] => [
  ['Short Name', indicator.ShortName],
  ['Polarity', indicator.IndicatorRating === Polarity.Negative ? 'Negative' : 'Positive'],
  ['Description', indicator.Description],
  ['Response Rules', indicator.ResponseRules ?? '–'],
  ['Time Period', indicator.TimePeriod],
  ['Dependency', dependencyOf(indicator)],
];

function dependencyOf({ IndicatorRelationType, IndicatorRelation, ParentIndicator }: Indicator): string {
  if (IndicatorRelationType === DependencyKind.Child) return `Depends on ${ParentIndicator ?? IndicatorRelation}`;
  return IndicatorRelationType === DependencyKind.Parent ? `Others depend on it: ${IndicatorRelation}` : 'None';
}
