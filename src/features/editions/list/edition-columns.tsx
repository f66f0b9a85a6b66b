import { Link } from '@tanstack/react-router';
import { EditionStatus } from '#generated/enums.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { isBeingMade } from '#rules/edition.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { formatDate, formatDayOf } from '#src/lib/date-words.ts';

const NONE = '–';
const isActive = ({ Status }: ReportEdition) => Status === EditionStatus.Active;

/** The columns of the editions list in their order (requirements A2.5). */
export const editionColumns: DataTableColumn<ReportEdition>[] = [
  {
    id: 'Name',
    header: 'Edition Name',
    sortValue: ({ Name }) => Name,
    cell: (edition) => <EditionName edition={edition} />,
    className: 'min-w-52',
  },
  {
    id: 'Status',
    header: 'Status',
    sortValue: (edition) => (isActive(edition) ? 'Active' : 'Inactive'),
    sortWords: ['', 'last first'],
    cell: (edition) => (isBeingMade(edition) ? <BeingMade /> : <ActiveBadge active={isActive(edition)} />),
  },
  ...[
    instant('CreationDate', 'Creation Date'),
    date('StartDate', 'Start Date'),
    date('EndDate', 'End Date'),
    instant('InactiveDate', 'Inactive Date'),
  ],
];

function EditionName({ edition }: { edition: ReportEdition }) {
  if (isBeingMade(edition)) return <span className="font-medium">{edition.Name}</span>;
  return (
    <Link
      to="/editions/$editionId/edit"
      params={{ editionId: `${edition.Id}` }}
      // Its page leads on to the view of an inactive edition; loading that for every row passed
      // over is too much.
      preload={false}
      className="rounded-sm font-medium text-primary underline-offset-4 hover:underline"
    >
      {edition.Name}
    </Link>
  );
}

function BeingMade() {
  return (
    <Badge tone="info">
      <Spinner className="size-3" />
      Creating…
    </Badge>
  );
}

function instant(id: 'CreationDate' | 'InactiveDate', header: string) {
  return column(id, header, (edition) => edition[id] && formatDayOf(edition[id]));
}

function date(id: 'StartDate' | 'EndDate', header: string) {
  return column(id, header, (edition) => edition[id] && formatDate(edition[id]));
}

function column(
  id: 'CreationDate' | 'InactiveDate' | 'StartDate' | 'EndDate',
  header: string,
  words: (edition: ReportEdition) => string | null,
): DataTableColumn<ReportEdition> {
  return {
    id,
    header,
    sortValue: (edition) => edition[id],
    cell: (edition) => words(edition) ?? NONE,
    className: 'whitespace-nowrap',
    sortWords: ['earliest first', 'latest first'],
  };
}
