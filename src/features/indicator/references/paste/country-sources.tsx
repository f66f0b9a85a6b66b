import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import { useState } from 'react';
import { getAddReferenceMutationOptions, useListCountrySources } from '#generated/hooks/references/references.ts';
import type { CountrySource, Reference, ReferenceCreate } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { counted } from '#src/lib/words.ts';
import type { Place } from '../../place.ts';
import { isSame } from '../lists.ts';

type CountrySourcesProps = {
  place: Place;
  ratingId: number;
  /** The current references, which are not offered again. */
  held: readonly Reference[];
  /** Takes over a reference of this indicator from the edition before. */
  onUsePrevious: (reference: Reference) => void;
  onUsed: () => void;
};

/** So many are offered before 'Show all'. */
const FEW = 5;

/** Sources of this country and of this indicator last year; one press uses one again. */
export function CountrySources({ place, ratingId, held, onUsePrevious, onUsed }: CountrySourcesProps) {
  const { countryId, reportEditionId: editionId, indicatorId } = place;
  const { data, error, isFetching, refetch } = useListCountrySources(
    { editionId, countryId },
    { indicatorId },
    { query: toldInPlace },
  );
  const [showsAll, setShowsAll] = useState(false);
  const add = useCall(getAddReferenceMutationOptions);
  if (error && !data) return <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Looking />;
  const sources = data.filter(({ Reference }) => !held.some((one) => isSame(one, Reference)));
  if (sources.length === 0) return null;

  const use = ({ Reference }: CountrySource) => {
    if (Reference.ReportEditionId === editionId) {
      const body = { ...contentOf(Reference), ReportEditionId: editionId, CountryIndicatorRatingId: ratingId };
      add({ editionId, ratingId, data: body }, { record: Reference.Title });
    } else onUsePrevious(Reference);
    onUsed();
  };
  return (
    <section aria-label="Sources to use again" className="grid gap-1">
      <h3 className="text-sm font-medium">Use again</h3>
      <ul className="divide-y rounded-md border">
        {sources.slice(0, showsAll ? undefined : FEW).map((source) => (
          <li key={source.Reference.Id}>
            <button
              type="button"
              onClick={() => use(source)}
              className="flex min-h-9 w-full items-center gap-3 px-3 py-1.5 text-left text-sm outline-offset-[-2px] hover:bg-accent/60"
            >
              <CornerLeftUp aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
              <span className="min-w-0 flex-1 break-words">
                <bdi>{source.Reference.Title}</bdi>
                <span className="ml-2 text-xs text-muted-foreground">{detailOf(source, sources)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!showsAll && sources.length > FEW && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {sources.length}
        </Button>
      )}
    </section>
  );
}

function Looking() {
  return (
    <LoadingRegion label="Fetching the sources of this country..." className="grid gap-2">
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </LoadingRegion>
  );
}

/** Sources of one title are told apart by their pages and addresses. */
function detailOf({ Reference, UsedCount, IsOfIndicator }: CountrySource, all: readonly CountrySource[]): string {
  const { Title, Author, PublicationDate, Pages, URL } = Reference;
  const hasNamesake = all.filter((other) => other.Reference.Title === Title).length > 1;
  return [
    `${Author}, ${PublicationDate}`,
    hasNamesake && Pages && `pages ${Pages}`,
    hasNamesake && URL?.replace(/^https?:\/\/(www\.)?/, ''),
    IsOfIndicator && 'this indicator last year',
    UsedCount > 0 && `${counted(UsedCount, 'use')} in this country`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a source says, without what is of one reference to it. */
function contentOf(reference: Reference): Omit<ReferenceCreate, 'ReportEditionId' | 'CountryIndicatorRatingId'> {
  const { Id: _id, Version: _version, YearFirstUsed: _year, ReportEditionId: _edition, ...rest } = reference;
  const { CountryIndicatorRatingId: _rating, ...content } = rest;
  return content;
}
