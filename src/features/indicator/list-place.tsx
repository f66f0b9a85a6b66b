import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useKeys } from '#src/lib/keys/use-keys.ts';
import { formatNumber } from '#src/lib/words.ts';
import type { Place } from './place.ts';
import { useQueue } from './use-neighbours.ts';

/** The way back to the list that the page was opened from, and the place in it: '3 of 2,179'. */
export function ListPlace({ place }: { place: Place }) {
  const {
    list,
    isOffered,
    query: { data },
  } = useQueue(place);
  const navigate = useNavigate();
  const { countryId, indicatorId } = place;
  const back = list?.backTo({ countryId, indicatorId, place: data?.Place ?? null });
  useKeys(back ? { back: () => void navigate(back) } : {});
  if (!back) return null;
  return (
    <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-4">
      <Link
        {...back}
        className="inline-flex items-center gap-1 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        Back to the list
      </Link>
      {isOffered && (
        <span data-tabular data-slot="list-place" className="text-sm text-muted-foreground">
          {data?.Place != null && `${formatNumber(data.Place)} of ${formatNumber(data.Count)}`}
          <span role="status">{data?.Place === null && 'No longer in this list'}</span>
        </span>
      )}
    </p>
  );
}
