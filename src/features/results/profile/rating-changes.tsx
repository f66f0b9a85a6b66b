import { Link } from '@tanstack/react-router';
import { Polarity, RatingChangeKind } from '#generated/enums.ts';
import type { CountryResults, RatingChange } from '#generated/model/index.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Sign } from '#src/components/ui/sign.tsx';
import { keepEdition } from '#src/lib/edition-address.ts';
import { counted } from '#src/lib/words.ts';

const kinds = [
  { kind: RatingChangeKind.Improved, title: 'Improved' },
  { kind: RatingChangeKind.Worsened, title: 'Worsened' },
  { kind: RatingChangeKind.NewlyRated, title: 'Newly rated' },
  { kind: RatingChangeKind.NoLongerRated, title: 'No longer rated' },
] as const;

/** What is rated otherwise than in the edition before, with the notes of both [B60]. */
export function RatingChanges({ profile: { Against, Changes, Country } }: { profile: CountryResults }) {
  if (!Against) return null;
  const byKind = Map.groupBy(Changes, ({ Kind }) => Kind);
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2">
      {kinds.map(({ kind, title }) => {
        const changes = byKind.get(kind) ?? [];
        return (
          <Panel
            key={kind}
            title={title}
            aside={counted(changes.length, 'indicator')}
            collapsible
            defaultOpen={kind <= RatingChangeKind.Worsened && changes.length > 0}
            flush
          >
            {changes.length === 0 ? (
              <p className="px-3 py-2 text-sm text-muted-foreground">None since {Against.Name}</p>
            ) : (
              <ul className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible">
                {changes.map((change) => (
                  <ChangeItem key={change.IndicatorId} change={change} countryId={Country.CountryId} />
                ))}
              </ul>
            )}
          </Panel>
        );
      })}
    </div>
  );
}

function ChangeItem({ change, countryId }: { change: RatingChange; countryId: number }) {
  const { IndicatorId, OrderNumber, ShortName, IndicatorRating, Score, PreviousScore } = change;
  const { ResearcherNote, PreviousNote } = change;
  return (
    <li className="border-b px-3 py-2 last:border-b-0">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to="/countries/$countryId/indicator/$indicatorId"
          params={{ countryId: `${countryId}`, indicatorId: `${IndicatorId}` }}
          search={keepEdition}
          className="min-w-0 rounded-sm text-sm font-medium hover:underline"
        >
          <span data-tabular className="mr-1.5 text-muted-foreground">
            {OrderNumber}
          </span>
          {ShortName} {IndicatorRating === Polarity.Negative && <NegativeMark className="ml-1 align-text-bottom" />}
        </Link>
        <span data-tabular className="text-sm whitespace-nowrap">
          {PreviousScore ?? 'NA'} <Sign shape="arrow-right" label="became" /> {Score ?? 'NA'}
        </span>
      </div>
      <Note text={ResearcherNote} />
      {PreviousNote !== ResearcherNote && <Note text={PreviousNote} isBefore />}
    </li>
  );
}

const Note = ({ text, isBefore }: { text: string | null; isBefore?: boolean }) =>
  text && (
    <p className="mt-1 text-sm break-words whitespace-pre-line text-muted-foreground">
      {isBefore && <span className="font-medium">Before: </span>}
      {text}
    </p>
  );
