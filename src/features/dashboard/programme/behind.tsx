import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useListWorkload } from '#generated/hooks/dashboard/dashboard.ts';
import type { Workload } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useFocusWhenGone } from '#src/components/ui/use-focus-when-gone.ts';
import { formatNumber } from '#src/lib/words.ts';
import { HandOverButton } from './hand-over-button.tsx';
import { emptyHandOver, type HandOverChoice } from './hand-over-draft.ts';
import { HandOverFlow } from './hand-over-flow.tsx';
import { behind, overdueOf, toldApart, waitingFor, whyAway } from './person-load.ts';
import { RowsLink } from './rows-link.tsx';

/** So many fit beside the chart; the table below has everybody. */
const SHOWN = 6;

type BehindProps = {
  editionId: number;
  /** Whether what is left of their work can be handed over. */
  handsOver: boolean;
  isCurrent: boolean;
};

/**
 * Who is behind, at a glance: overdue work by person, which is handed over from here [B28] [B21];
 * in a closed edition, who was.
 */
export function Behind({ editionId, handsOver, isCurrent }: BehindProps) {
  const [chosen, setChosen] = useState<HandOverChoice>();
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
          All people
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
      <HandOverFlow editionId={editionId} from="behind" handsOver={handsOver} chosen={chosen} onChoose={setChosen} />
      <ol tabIndex={-1} aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {late?.slice(0, SHOWN).map((person) => (
          <BehindPerson
            key={person.UserId}
            person={person}
            most={most}
            isCurrent={isCurrent}
            onHandOver={handsOver ? () => setChosen({ person, draft: emptyHandOver }) : undefined}
          />
        ))}
      </ol>
      {late && late.length > SHOWN && (
        <p className="mt-3 text-sm text-muted-foreground">and {formatNumber(late.length - SHOWN)} more</p>
      )}
    </Panel>
  );
}

type BehindPersonProps = {
  person: Workload;
  /** The overdue work of the person with the most. */
  most: number;
  isCurrent: boolean;
  onHandOver: (() => void) | undefined;
};

function BehindPerson({ person, most, isCurrent, onHandOver }: BehindPersonProps) {
  const place = useRef<HTMLLIElement>(null);
  // Who is not behind any more leaves the list, with the button that handed their work over.
  useFocusWhenGone(place);
  return (
    <li ref={place}>
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
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
      <div className="mt-0.5 flex items-center justify-between gap-3">
        <p className="text-xs text-muted-foreground">
          overdue of {formatNumber(waitingFor(person))} that {isCurrent ? 'wait' : 'waited'} for them
        </p>
        {onHandOver && (
          <span className="-mr-2">
            <HandOverButton isPlain person={person} onPress={onHandOver} preload={HandOverFlow.preload} />
          </span>
        )}
      </div>
    </li>
  );
}
