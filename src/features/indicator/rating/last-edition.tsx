import { useState } from 'react';
import { useListRatingHistory } from '#generated/hooks/ratings/ratings.ts';
import { useReadReferences } from '#generated/hooks/references/references.ts';
import type { RatingHistoryItem } from '#generated/model/index.ts';
import { TextDifference } from '#src/components/text-difference.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { counted } from '#src/lib/words.ts';
import type { Place } from '../place.ts';
import type { FormOfRating } from './rating-schema.ts';

/** The page's panels have asked for it already. */
const KNOWN = { query: { refetchOnMount: false, retryOnMount: false } } as const;

/** Where what a check says about the edition before leads to. */
export const LAST_EDITION_ID = 'last-edition';

type LastEditionProps = { place: Place; form: FormOfRating };

/** How the same indicator was rated in the edition before, to go by while this one is filled in. */
export function LastEdition({ place, form }: LastEditionProps) {
  const { data: history } = useListRatingHistory(place, KNOWN);
  const [compares, setCompares] = useState(false);
  // The newest comes first.
  const own = history?.findIndex(({ ReportEditionId }) => ReportEditionId === place.reportEditionId) ?? -1;
  const last = history?.[own + 1];
  if (!last) return null;
  const note = last.CountryIndicatorResearcherNote ?? '';
  return (
    <section
      id={LAST_EDITION_ID}
      tabIndex={-1}
      aria-label="Last edition"
      className="rounded-md border bg-muted/50 px-3 py-2 text-sm"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="text-xs font-medium text-muted-foreground">{last.ReportEditionName}</h3>
        {note && (
          <Switch checked={compares} onCheckedChange={setCompares} label="Show differences" className="text-xs" />
        )}
      </div>
      <p className="mt-0.5 font-medium">
        {verdictOf(last)}
        <ReferenceCount place={place} editionId={last.ReportEditionId} />
      </p>
      <ScrollRegion aria-label="Its note" className="mt-1 max-h-40 overflow-y-auto">
        {compares ? (
          <NoteDifference earlier={note} form={form} />
        ) : (
          <p className="break-words whitespace-pre-line">{note || 'No note.'}</p>
        )}
      </ScrollRegion>
    </section>
  );
}

function NoteDifference({ earlier, form }: { earlier: string; form: FormOfRating }) {
  return <TextDifference earlier={earlier} later={useTyped(form, ({ ResearcherNote }) => ResearcherNote)} />;
}

function ReferenceCount({ place, editionId }: { place: Place; editionId: number }) {
  const { data } = useReadReferences(
    { editionId: place.reportEditionId, countryId: place.countryId, indicatorId: place.indicatorId },
    KNOWN,
  );
  if (!data) return null;
  const of = data.PreviousReportEditionReferences.find(({ ReportEditionId }) => ReportEditionId === editionId);
  const count = of?.References.length ?? 0;
  return <span className="font-normal text-muted-foreground"> · {counted(count, 'reference')}</span>;
}

const verdictOf = ({ CountryIndicatorRatingScore: score, CountryIndicatorRatingIsMet: isMet }: RatingHistoryItem) =>
  score === null ? 'Unrated' : `${score} - ${isMet ? 'Met' : 'Not Met'}`;
