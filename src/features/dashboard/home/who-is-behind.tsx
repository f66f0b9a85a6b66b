import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useListWorkload } from '#generated/hooks/dashboard/dashboard.ts';
import type { Workload } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Initials } from '#src/components/ui/initials.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useFocusWhenGone } from '#src/components/ui/use-focus-when-gone.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useStore } from '#src/lib/store.ts';
import { useMatches } from '#src/lib/use-matches.ts';
import { formatNumber } from '#src/lib/words.ts';
import { HandOverButton } from '../programme/hand-over-button.tsx';
import { emptyHandOver, type HandOverChoice } from '../programme/hand-over-draft.ts';
import { handOvers } from '../programme/hand-over-store.ts';
import { behind, nameParts, overdueOf, toldApart } from '../programme/person-load.ts';
import { RowsLink } from '../programme/rows-link.tsx';

/** So many keep the list below in view, on a phone and elsewhere. */
const SHOWN = { narrow: 2, wide: 4 };

// With the first person who is chosen, and where one was handed over before.
const HandOverFlow = lazyPart(() => import('../programme/hand-over-flow.tsx').then((flow) => flow.HandOverFlow));

/** The people with the most overdue work, each with the way to it and to hand it over [B21]. */
export function WhoIsBehind({ editionId }: { editionId: number }) {
  const { data, error, isFetching, refetch } = useListWorkload({ editionId });
  const handsOver = useAccess().may('applyAssignmentPlan');
  const [chosen, setChosen] = useState<HandOverChoice>();
  const hasReports = useStore(handOvers).some(({ from }) => from === 'home');
  const late = data && behind(toldApart(data));
  const shown = useMatches('(width < 40rem)') ? SHOWN.narrow : SHOWN.wide;
  const most = late?.[0] ? overdueOf(late[0]) : 1;
  return (
    <div tabIndex={-1} className="flex w-full flex-col gap-2 outline-none lg:min-h-36 lg:w-96 lg:border-l lg:pl-6">
      <div className="flex items-baseline justify-between gap-3 text-sm font-medium text-muted-foreground phone:-my-2 phone:min-h-(--target-size) phone:items-center">
        <h2>Who is behind</h2>
        {late && late.length > 0 && (
          <span data-tabular className="mr-auto font-normal">
            {formatNumber(late.length)}
          </span>
        )}
        {late && late.length > shown && (
          <Link
            to="/programme"
            hash="people"
            className="inline-flex items-center rounded-sm text-primary hover:underline"
          >
            All people
          </Link>
        )}
      </div>
      {error && !data && <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingRegion label="Fetching who is behind...">
          <Skeleton className="h-23.5 w-full sm:h-28" />
        </LoadingRegion>
      )}
      {late?.length === 0 && <p className="text-sm">Nobody is behind: no work is past its due date.</p>}
      <Suspense>
        {(chosen || hasReports) && (
          <HandOverFlow editionId={editionId} from="home" handsOver={handsOver} chosen={chosen} onChoose={setChosen} />
        )}
      </Suspense>
      <ol aria-label="Who is behind" className="grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden">
        {late?.slice(0, shown).map((person) => (
          <LatePerson key={person.UserId} person={person} most={most}>
            {handsOver && (
              <HandOverButton
                isPlain
                person={person}
                onPress={() => setChosen({ person, draft: emptyHandOver })}
                preload={HandOverFlow.preload}
              />
            )}
          </LatePerson>
        ))}
      </ol>
    </div>
  );
}

/** `most` is the overdue work of whoever has the most; the children are what to do about it. */
function LatePerson({ person, most, children }: { person: Workload; most: number; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null);
  // Who is not behind any more leaves the list, with the button that handed their work over.
  useFocusWhenGone(place);
  return (
    <li ref={place} className="flex items-center gap-2">
      <RowsLink
        search={{ nextUsers: [person.UserId], overdue: true, sort: 'due' }}
        className="flex min-w-0 flex-1 items-center gap-2 hover:no-underline"
      >
        <Initials name={nameParts(person).name} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2 text-sm">
            <bdi title={person.FullName} className="min-w-0 truncate">
              {person.FullName}
            </bdi>{' '}
            <span data-tabular className="font-semibold text-destructive">
              {formatNumber(overdueOf(person))}
              <span className="sr-only"> overdue</span>
            </span>
          </span>
          <span data-slot="status-bar" className="block h-1.5 rounded-sm bg-foreground/8">
            <span
              className="block h-full rounded-sm bg-destructive/70"
              style={{ width: `${(overdueOf(person) / most) * 100}%` }}
            />
          </span>
        </span>
      </RowsLink>
      {children}
    </li>
  );
}
