import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import {
  type DataTableColumn,
  type TableSort,
  type TableView,
  useDataTableRows,
  useTableView,
} from './data-table-model.ts';
import { DataTablePages } from './data-table-pages.tsx';
import type { Selection } from './data-table-selection.tsx';
import { DataTableSkeleton } from './data-table-skeleton.tsx';
import { DataTableWindow } from './data-table-window.tsx';
import { ReadError } from './read-error.tsx';
import { SkipRows } from './skip-rows.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { Panel } from './ui/panel.tsx';
import { Table } from './ui/table.tsx';
import { TableRegion } from './ui/table-region.tsx';
import { useAsRows } from './use-as-rows.ts';

/** Needed on a phone alone; the file with it has what the dashboard's choice of an order needs. */
const DataTableSort = lazyPart(() => import('./data-table-sort.tsx').then((part) => part.DataTableSort));

/** Rows of a page by default. */
export const PAGE_SIZE = 25;
/** From so many rows on, a table without pages keeps only those in view in the document. */
const WINDOWED_FROM = 60;
/** From so many rows on that each hold something to press, the keyboard may pass over them. */
const SKIPPED_FROM = 10;

export interface DataTableProps<Row extends object> {
  /**
   * Undefined while they are loading. Filtered by the caller; the table sorts and pages them.
   */
  rows: readonly Row[] | undefined;
  /** Keep them outside the component or in a memo, so that they need not be sorted again. */
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string | number;
  /** A heading over the table; without one the table stands alone and is named by its suffix. */
  title?: string;
  /** Beside the title: buttons. */
  actions?: ReactNode;
  /** What the rows are, as in '1–25 of 130 Editions'. */
  suffix: string;
  loadingMessage: string;
  /** In the place of rows when there are none: a sentence, or an `EmptyState` with a way on. */
  empty: ReactNode;
  defaultSort?: TableSort;
  /** Rows of a page, 25 by default; false = one list, windowed where it is long. */
  pageSize?: number | false;
  /** Order and page kept by the caller, for a list whose state belongs in the address. */
  view?: TableView;
  onViewChange?: (view: TableView) => void;
  error?: { message: string } | null;
  onRetry?: () => void;
  /** CSS length; without one the table fits the window below the page's heading. */
  maxHeight?: string;
  selection?: Selection<Row>;
  /** On a phone each row is a card: for a table that has more columns than a phone is wide. */
  cards?: boolean;
  /** The row is pending and cannot be used yet. */
  isBusy?: (row: Row) => boolean;
  className?: string;
}

/**
 * A sortable table with pages, a head that stays, and its own scroll region, with words for
 * loading, nothing and failure (requirements A2.5; WAI-ARIA practices, 'Sortable Table').
 */
export function DataTable<Row extends object>({ title, actions, className, ...props }: DataTableProps<Row>) {
  const content = <Content {...props} label={title ?? props.suffix} />;
  if (title)
    return (
      <Panel title={title} actions={actions} flush className={className}>
        {content}
      </Panel>
    );
  return (
    <div className={cn('min-w-0 rounded-lg border bg-card text-card-foreground shadow-xs', className)}>{content}</div>
  );
}

const NO_ROWS: never[] = [];

function Content<Row extends object>({ label, ...props }: Omit<DataTableProps<Row>, 'title'> & { label: string }) {
  const { rows, columns, rowId, suffix, empty, error, onRetry, pageSize = PAGE_SIZE, selection, isBusy } = props;
  const { view, sortBy, order, goTo, show } = useTableView({
    columns,
    defaultSort: props.defaultSort,
    pageSize: pageSize || PAGE_SIZE,
    view: props.view,
    onViewChange: props.onViewChange,
  });
  const areCards = !useAsRows() && props.cards;
  const all = rows ?? NO_ROWS;
  const paginated = pageSize !== false;
  const { shown, position } = useDataTableRows({ rows: all, columns, rowId, view, paginated });
  const visible = columns.filter(({ hidden }) => !hidden);

  if (!rows && error) return <ReadError error={error} onRetry={onRetry} />;
  if (rows && rows.length === 0) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;

  const head = (
    <DataTableHead
      columns={visible}
      sort={view.sort}
      onSort={areCards ? undefined : sortBy}
      selection={selection}
      rows={all}
      suffix={suffix}
    />
  );
  // A property that paper can do without: a height of its own style would stay.
  const style = { '--table-height': props.maxHeight ?? 'max(20rem, calc(100dvh - 13rem))' } as CSSProperties;
  const choice = areCards && (
    <Suspense fallback={<div className="box-content h-15 border-b print:hidden" />}>
      <DataTableSort
        of={label}
        columns={visible}
        sort={view.sort}
        onSort={order}
        className="border-b px-3 py-2 print:hidden"
      />
    </Suspense>
  );
  if (!rows)
    return (
      <>
        {choice}
        <DataTableSkeleton
          label={props.loadingMessage}
          head={head}
          columns={visible}
          selectable={selection !== undefined}
          cards={props.cards}
          style={style}
        />
      </>
    );

  const body = { rows: shown, columns: visible, selection, isBusy };
  const hasControls = selection !== undefined || visible.some(({ headHidden }) => headHidden);
  const skipped = { label, isOffered: hasControls && shown.length >= SKIPPED_FROM };
  if (!paginated && shown.length >= WINDOWED_FROM)
    return (
      <>
        {choice}
        <SkipRows {...skipped}>
          <DataTableWindow label={label} head={head} style={style} cards={props.cards} {...body} />
        </SkipRows>
      </>
    );
  return (
    <>
      {choice}
      <SkipRows {...skipped}>
        <TableRegion
          data-cards={props.cards}
          label={label}
          style={style}
          className={cn('max-h-(--table-height) rounded-t-[inherit]', paginated && 'rounded-b-none')}
        >
          <Table data-list-keys aria-label={label} aria-rowcount={all.length + 1}>
            {head}
            <DataTableBody {...body} first={position.first} />
          </Table>
        </TableRegion>
      </SkipRows>
      {paginated && (
        <DataTablePages
          label={label}
          suffix={suffix}
          count={all.length}
          page={position.first / view.pageSize}
          pages={position.pages}
          pageSize={view.pageSize}
          onPage={goTo}
          onPageSize={(size) => show(size, position.first)}
        />
      )}
    </>
  );
}
