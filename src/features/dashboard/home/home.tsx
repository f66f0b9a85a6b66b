import { useReadMyWork } from '#generated/hooks/dashboard/dashboard.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { ContinueLink } from './continue-link.tsx';
import { FigureRow } from './figure-row.tsx';
import { figuresOf } from './figures.ts';
import { ProgrammeFigures } from './programme-figures.tsx';

/**
 * What now, how much, until when: the caller's own work and the edition's progress, above the list
 * [B1]. Each figure leads to its rows in the list below.
 */
export function Home({ editionId }: { editionId: number }) {
  const { data, error, isFetching, refetch } = useReadMyWork({ editionId });
  const { user } = useAccess();
  // A backend may do without it: the list stands alone.
  if (error?.status === 404) return null;
  if (error && !data)
    return (
      <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className={`${frame} ${empty}`} />
    );
  if (!data || !user) return <HomeSkeleton />;
  const groups = figuresOf(data, user.Id);
  return (
    <section aria-label="Home" className={frame}>
      {groups.length > 0 && (
        <div className="flex flex-1 flex-wrap content-center items-center gap-x-10 gap-y-4">
          {groups.map((group) => (
            <FigureRow key={group.title} {...group} who={user.FullName} />
          ))}
          {data.Next && <ContinueLink next={data.Next} userId={user.Id} />}
        </div>
      )}
      <ProgrammeFigures programme={data.Programme} wide={groups.length === 0} />
    </section>
  );
}

const frame =
  'mt-3 flex min-h-31 flex-wrap gap-x-10 gap-y-5 rounded-lg border bg-card p-4 text-card-foreground shadow-xs';
const empty = 'items-center';

/** Takes the place of what is fetched, so that the list below does not move. */
function HomeSkeleton() {
  return (
    <div className={frame} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="grid content-center gap-2">
          <Skeleton className="h-8 w-16" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  );
}
