import { Link, Navigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Polarity } from '#generated/enums.ts';
import { useReadLibraryIndicator } from '#generated/hooks/library/library.ts';
import type { LibraryIndicatorDetail } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { keepEdition } from '#src/lib/edition-address.ts';
import { EditionUses } from './edition-uses.tsx';

/**
 * Fetches an indicator of the library; one that no edition uses has no page (requirements B,
 * 'Indicator library').
 */
export function LibraryDetail({ id, editionId }: { id: number; editionId: number | undefined }) {
  const { data: indicator, error, refetch } = useReadLibraryIndicator({ id });
  if (indicator?.ReportEditions.length === 0) return <Navigate to="/404" replace />;
  return (
    <>
      <WayBack />
      {indicator ? (
        <>
          <Title indicator={indicator} />
          <EditionUses key={`${id} ${editionId}`} uses={indicator.ReportEditions} editionId={editionId} />
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function WayBack() {
  return (
    // In a block of its own, which a wide window keeps in the page's middle.
    <div className="mt-1">
      <Link
        to="/libraries/manage-indicators"
        search={keepEdition}
        className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-sm text-sm text-muted-foreground hover:text-foreground hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        Indicator library
      </Link>
    </div>
  );
}

function Title({ indicator: { SnapshotName, FullName, IndicatorRating } }: { indicator: LibraryIndicatorDetail }) {
  const [order = ''] = SnapshotName.split(' ', 1);
  return (
    <>
      <h2 className="text-xl font-semibold tracking-tight break-words">
        <span data-tabular className="mr-1 text-muted-foreground">
          {order}
        </span>{' '}
        {SnapshotName.slice(order.length).trimStart()}
        {IndicatorRating === Polarity.Negative && <NegativeMark className="ml-2 align-middle" />}
      </h2>
      <p className="mt-0.5 max-w-prose break-words text-muted-foreground">{FullName}</p>
    </>
  );
}

function Waiting({ error, onRetry }: { error: { message: string } | null; onRetry: () => void }) {
  if (error) return <ReadError error={error} onRetry={onRetry} isScreen />;
  return (
    <LoadingRegion label="Fetching the indicator..." className="flex flex-col gap-3">
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="w-96 max-w-full" />
      <Skeleton className="h-80 w-full" />
    </LoadingRegion>
  );
}
