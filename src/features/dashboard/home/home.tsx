import { Suspense } from 'react';
import { useReadMyWork } from '#generated/hooks/dashboard/dashboard.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { startsWithEverybody } from '../dashboard-search.ts';
import { ContinueLink } from './continue-link.tsx';
import { FigureRow } from './figure-row.tsx';
import { figuresOf } from './figures.ts';

const ProgrammeFigures = lazyPart(() => import('./programme-figures.tsx').then((part) => part.ProgrammeFigures));
const ProgrammeHome = lazyPart(() => import('./programme-home.tsx').then((part) => part.ProgrammeHome));

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
  // Fetched beside the figures, by whom the first screen has to wait for.
  const isProgramme = startsWithEverybody(user);
  if (isProgramme) ProgrammeHome.preload();
  const skeleton = <HomeSkeleton isTall={isProgramme} withPeople={isProgramme && may('listWorkload')} />;
  if (!data || !user) return skeleton;
  const { Programme: programme, Next: next } = data;
  const groups = figuresOf(data, user.Id);
  return (
    <Suspense fallback={skeleton}>
      <section aria-label="Home" className={frame}>
        {groups.map((group, at) => (
          <FigureRow
            key={group.title}
            {...group}
            who={user.FullName}
            action={at === groups.length - 1 && next && <ContinueLink next={next} userId={user.Id} />}
          />
        ))}
        {groups.length > 0 ? (
          <Suspense fallback={<div className="w-full lg:w-72" />}>
            <ProgrammeFigures programme={programme} />
          </Suspense>
        ) : (
          <ProgrammeHome editionId={editionId} programme={programme} />
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
        withPeople ? 'max-sm:min-h-135' : 'max-sm:min-h-97',
        isTall && 'sm:min-h-50',
      )}
      aria-hidden="true"
    >
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-8 w-24" />
    </div>
  );
}
