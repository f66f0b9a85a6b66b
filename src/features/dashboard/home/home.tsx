import { Suspense } from 'react';
import { useReadMyWork } from '#generated/hooks/dashboard/dashboard.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { startsWithEverybody } from '../dashboard-search.ts';

const OwnFigures = lazyPart(() => import('./own-figures.tsx').then((part) => part.OwnFigures));
const ProgrammeHome = lazyPart(() => import('./programme-home.tsx').then((part) => part.ProgrammeHome));

/** Beside the figures, which tell for good which of the two it is. */
export const prepareHome = (user: CurrentUser | undefined, ...place: Parameters<typeof ProgrammeHome.prepare>) =>
  (startsWithEverybody(user) ? ProgrammeHome : OwnFigures).prepare(...place);

/**
 * What now, how much, until when: the caller's own work and the edition's progress, above the list
 * [B1]. Each figure leads to its rows in the list below.
 */
export function Home({ editionId }: { editionId: number }) {
  const { data, error, isFetching, refetch } = useReadMyWork({ editionId });
  const { user, may } = useAccess();
  // A backend may do without it: the list stands alone.
  if (error?.status === 404) return null;
  if (error && !data)
    return <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className={frame} />;
  const isProgramme = startsWithEverybody(user);
  const skeleton = <HomeSkeleton isTall={isProgramme} withPeople={isProgramme && may('listWorkload')} />;
  if (!data || !user) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <section aria-label="Home" className={frame}>
        {data.Research.Total + data.QA.Total > 0 ? (
          <OwnFigures work={data} user={user} />
        ) : (
          <ProgrammeHome editionId={editionId} programme={data.Programme} />
        )}
      </section>
    </Suspense>
  );
}

const frame =
  'mt-3 flex min-h-40 flex-wrap gap-x-8 gap-y-5 rounded-lg border bg-card p-4 text-card-foreground shadow-xs';

/** Takes the place of what is fetched, so that the list below does not move. */
function HomeSkeleton({ isTall, withPeople }: { isTall: boolean; withPeople: boolean }) {
  return (
    <div
      data-slot="home-skeleton"
      className={cn(
        frame,
        'content-start',
        withPeople ? 'max-sm:min-h-130' : 'max-sm:min-h-97',
        isTall && 'sm:min-h-49.5',
      )}
      aria-hidden="true"
    >
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-8 w-24" />
    </div>
  );
}
