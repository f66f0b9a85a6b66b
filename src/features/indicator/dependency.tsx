import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { IndicatorLink } from './indicator-link.tsx';
import type { Place } from './place.ts';

type DependencyProps = { place: Place; parentId: number; parentIsMet: boolean | null };

/** The indicator this one depends on, and how that is rated; 'None' where it stands alone. */
export function Dependency({ place, parentId, parentIsMet }: DependencyProps) {
  const {
    data: parent,
    error,
    isFetching,
    refetch,
  } = useReadCountryIndicator(
    { countryId: place.countryId, reportEditionId: place.reportEditionId, indicatorId: parentId },
    {
      query: { enabled: parentId > 0, ...toldInPlace },
    },
  );
  if (parentId === 0) return 'None';
  if (error && !parent) return <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {parent ? (
        <IndicatorLink
          to={{ CountryId: place.countryId, IndicatorId: parentId }}
          className="min-w-0 font-medium break-words text-primary underline-offset-4 hover:underline"
        >
          {parent.SnapshotName}
        </IndicatorLink>
      ) : (
        <Skeleton className="w-48" />
      )}
      <ParentState isMet={parentIsMet} />
    </span>
  );
}

function ParentState({ isMet }: { isMet: boolean | null }) {
  if (isMet === null) return <Badge>Not rated yet</Badge>;
  return <Badge tone={isMet ? 'success' : 'warning'}>{isMet ? 'Met' : 'Not Met'}</Badge>;
}
