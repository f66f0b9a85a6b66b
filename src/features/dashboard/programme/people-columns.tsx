import { Link } from '@tanstack/react-router';
import { WorkflowStatus } from '#generated/enums.ts';
import type { Workload } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { formatDayOf } from '#src/lib/date-words.ts';
import { formatNumber, formatPercent, LOCALE } from '#src/lib/words.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { nameParts, overdueOf, whyAway } from './person-load.ts';
import { RowsLink } from './rows-link.tsx';

/** What a column shows of a person: a number or nothing, in words, with the rows behind it. */
export interface Measure {
  id: string;
  header: string;
  value: (person: Workload) => number | string | null;
  words?: (value: number | string) => string;
  /** The rows behind it; undefined where there are none now. */
  search?: (person: Workload) => Partial<DashboardSearch> | undefined;
  /** Wants attention where it is not 0. */
  isAlarm?: boolean;
  /** Left out where the table would have to scroll sideways for it. */
  isForRoom?: boolean;
  /** An instant: its earliest comes first, while of a figure that is the most. */
  isInstant?: boolean;
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const waiting = ({ UserId }: Workload) => ({ nextUsers: [UserId] });
const longestInQA = (person: Workload): Partial<DashboardSearch> => ({
  ...waiting(person),
  status: [QAInProgress],
  sort: 'statusSince',
});
const completedBy = ({ UserId }: Workload) => ({ qaUsers: [UserId], status: [QACompleted] });
const oneDecimal = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const measures: Measure[] = [
  {
    id: 'overdue',
    header: 'Overdue',
    value: overdueOf,
    search: (person) => ({ ...waiting(person), overdue: true, sort: 'due' }),
    isAlarm: true,
  },
  {
    id: 'assigned',
    header: 'Assigned',
    value: ({ Research }) => Research.Assigned,
    search: ({ UserId }) => ({ researchUsers: [UserId] }),
  },
  {
    id: 'open',
    header: 'Open',
    value: ({ Research }) => Research.Open,
    search: (person) => ({ ...waiting(person), status: [Open] }),
  },
  {
    id: 'inProgress',
    header: 'In progress',
    value: ({ Research }) => Research.InProgress,
    search: (person) => ({ ...waiting(person), status: [ResearchInProgress] }),
  },
  {
    id: 'submitted',
    header: 'Submitted',
    value: ({ Research }) => Research.Submitted,
    search: ({ UserId }) => ({ researchUsers: [UserId], status: [QAInProgress] }),
  },
  {
    id: 'returned',
    header: 'Returned',
    value: ({ Research }) => Research.ReturnedShare,
    words: (share) => formatPercent(Number(share)),
    // a share of all that was ever submitted: what is with them now may be nothing
    search: (person) =>
      person.Research.Returned > 0 ? { ...waiting(person), status: [ResearchInProgress], returned: true } : undefined,
  },
  {
    id: 'qaAssigned',
    header: 'QA assigned',
    value: ({ QA }) => QA.Assigned,
    search: ({ UserId }) => ({ qaUsers: [UserId] }),
    isForRoom: true,
  },
  {
    id: 'qaWaiting',
    header: 'QA waiting',
    value: ({ QA }) => QA.Waiting,
    search: longestInQA,
  },
  {
    id: 'qaDone',
    header: 'QA done',
    value: ({ QA }) => QA.Completed,
    search: completedBy,
  },
  {
    id: 'oldest',
    header: 'Oldest waiting',
    value: ({ QA }) => QA.OldestSince,
    words: (at) => formatDayOf(`${at}`),
    search: longestInQA,
    isInstant: true,
  },
  {
    id: 'median',
    header: 'Median days',
    value: ({ QA }) => QA.MedianDays,
    words: (days) => oneDecimal.format(Number(days)),
    search: completedBy,
  },
  {
    id: 'active',
    header: 'Last active',
    value: ({ LastActiveOn }) => LastActiveOn,
    words: (at) => formatDayOf(`${at}`),
    isInstant: true,
  },
];

/** The columns of the workload: sortable, each figure with the way to its rows [B21]. */
export const peopleColumns: DataTableColumn<Workload>[] = [
  {
    id: 'name',
    header: 'Person',
    sortValue: ({ FullName }) => FullName,
    cell: (person) => <PersonName person={person} />,
    className: 'min-w-40',
  },
  ...measures.map(
    (measure): DataTableColumn<Workload> => ({
      id: measure.id,
      header: measure.header,
      sortValue: measure.value,
      numeric: true,
      mostFirst: !measure.isInstant,
      ...(measure.isInstant && { sortWords: ['earliest first', 'latest first'] as const }),
      className: cn('whitespace-nowrap', measure.isForRoom && 'max-[1599px]:hidden print:hidden'),
      cell: (person) => <MeasureValue measure={measure} person={person} />,
    }),
  ),
];

export function PersonName({ person }: { person: Workload }) {
  const away = whyAway(person);
  const { name, email } = nameParts(person);
  return (
    <span className="flex flex-wrap items-center gap-x-2" title={person.EmailAddress}>
      <bdi className="font-medium wrap-anywhere">{name}</bdi>
      {email && <span className="w-full text-xs text-muted-foreground wrap-anywhere">{email}</span>}
      {away && <Badge tone="warning">{away}</Badge>}
    </span>
  );
}

export function MeasureValue({ measure, person }: { measure: Measure; person: Workload }) {
  const { value, words = (figure: number | string) => formatNumber(Number(figure)), search, header, isAlarm } = measure;
  const figure = value(person);
  if (figure === null)
    return (
      <span className="text-muted-foreground">
        <span aria-hidden="true">–</span>
        <span className="sr-only">none</span>
      </span>
    );
  const look = cn(figure === 0 && 'text-muted-foreground', isAlarm && figure !== 0 && 'font-semibold text-destructive');
  const label = `${person.FullName}, ${header}: ${words(figure)}`;
  if (measure.id === 'active') return <ActivityLink person={person} label={label} words={words(figure)} />;
  const rows = figure === 0 ? undefined : search?.(person);
  if (!rows) return <span className={look}>{words(figure)}</span>;
  return (
    <RowsLink search={rows} label={label} className={cn('max-md:inline-flex max-md:items-center', look)}>
      {words(figure)}
    </RowsLink>
  );
}

/** To what the person did last, for who may read that. */
function ActivityLink({ person: { UserId }, label, words }: { person: Workload; label: string; words: string }) {
  if (!useAccess().may('listActivity')) return words;
  return (
    <Link to="/activity" search={{ users: [UserId] }} aria-label={label} title={label} className="hover:underline">
      {words}
    </Link>
  );
}
