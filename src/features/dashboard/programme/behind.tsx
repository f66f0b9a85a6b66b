import { Link } from '@tanstack/react-router';
import { useListWorkload } from '#generated/hooks/dashboard/dashboard.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { formatNumber } from '#src/lib/words.ts';
import { behind, overdueOf, toldApart, waitingFor, whyAway } from './person-load.ts';
import { RowsLink } from './rows-link.tsx';

/** So many fit beside the chart; the table below has everybody. */
const SHOWN = 7;

/** Who is behind, at a glance: overdue work by person [B28]; in a closed edition, who was. */
export function Behind({ editionId, isCurrent }: { editionId: number; isCurrent: boolean }) {
  const title = isCurrent ? 'Who is behind' : 'Who was behind';
  const { data, error, refetch } = useListWorkload({ editionId });
  const late = data && behind(toldApart(data));
  const most = late?.[0] ? overdueOf(late[0]) : 1;
  return (
    <Panel
      title={title}
      aside={late && late.length > 0 ? formatNumber(late.length) : undefined}
      className="h-full"
      actions={
        <Link to="." hash="people" search={true} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
          Everybody
        </Link>
      }
    >
      {error && !data && <ReadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingRegion label="Fetching who is behind...">
          <Skeleton className="h-72 w-full" />
        </LoadingRegion>
      )}
      {late?.length === 0 && (
        <EmptyState
          title={isCurrent ? 'Nobody is behind' : 'Nobody was behind'}
          reason={isCurrent ? 'No work is past its due date.' : 'No work was past its due date when it was closed.'}
        />
      )}
      <ol aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {late?.slice(0, SHOWN).map((person) => (
          <li key={person.UserId}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">
                <bdi className="font-medium">{person.FullName}</bdi>
                {whyAway(person) && <span className="ml-1.5 text-xs text-muted-foreground">{whyAway(person)}</span>}
              </span>
              <RowsLink
                search={{ nextUsers: [person.UserId], overdue: true, sort: 'due' }}
                label={`${person.FullName}: ${formatNumber(overdueOf(person))} overdue`}
                className="shrink-0 text-right text-lg font-semibold text-destructive"
              >
                <span data-tabular>{formatNumber(overdueOf(person))}</span>
              </RowsLink>
            </div>
            <div data-slot="status-bar" aria-hidden="true" className="mt-0.5 h-1.5 rounded-sm bg-foreground/8">
              <span
                className="block h-full rounded-sm bg-destructive/70"
                style={{ width: `${(overdueOf(person) / most) * 100}%` }}
              />
            </div>
            <p className="mt-0.5 text-xs text-muted-foreground">
              overdue of {formatNumber(waitingFor(person))} that {isCurrent ? 'wait' : 'waited'} for them
            </p>
          </li>
        ))}
      </ol>
      {late && late.length > SHOWN && (
        <Link
          to="."
          hash="people"
          search={true}
          className="mt-3 block text-sm font-medium text-primary hover:underline"
        >
          and {formatNumber(late.length - SHOWN)} more
        </Link>
      )}
    </Panel>
  );
}
