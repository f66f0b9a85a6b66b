import {
  createPaginatedRowModel,
  createSortedRowModel,
  type Row as ModelRow,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { LOCALE } from '#src/lib/words.ts';

/** What a column sorts by; nothing (null, undefined, '') stands last in either direction. */
export type SortValue = string | number | boolean | null | undefined;

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column can be sorted by this. */
  sortValue?: (row: Row) => SortValue;
  /** Figures: to the right, in line. */
  numeric?: boolean;
  /** The first press on its head puts the most first. */
  mostFirst?: boolean;
  /** Both directions in words, upwards first, where rows are cards; else by `numeric`. */
  sortWords?: readonly [string, string];
  /** Part of the table's data, not of its looks. */
  hidden?: boolean;
  /** The head is for screen readers alone, as over row actions. */
  headHidden?: boolean;
  /** Stays at the right edge while the others scroll sideways. */
  pinned?: boolean;
  /** Classes of the cells and the head, such as a width. */
  className?: string;
}

export type TableSort = { id: string; desc: boolean };

/** How a table is looked at: its order, and which page (from 0) of how many rows. */
export type TableView = { sort: TableSort | undefined; page: number; pageSize: number };

export type Position = { first: number; pages: number };

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const collator = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return collator.compare(one, other);
  return Number(one) - Number(other);
}

const bySortValue = (
  one: { getValue(id: string): unknown },
  other: { getValue(id: string): unknown },
  id: string,
): number => compare(one.getValue(id), other.getValue(id));

type Options<Row> = {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  rowId: (row: Row) => string | number;
  view: TableView;
  paginated: boolean;
};

/**
 * The rows of a table in their order, those of one page where it is paginated; TanStack Table keeps
 * what need not be sorted again.
 */
export function useDataTableRows<Row extends object>({ rows, columns, rowId, view, paginated }: Options<Row>) {
  const pages = paginated ? Math.max(1, Math.ceil(rows.length / view.pageSize)) : 1;
  const page = Math.min(view.page, pages - 1);
  const defs = useMemo(
    () =>
      columns.map(({ id, sortValue }) => ({
        id,
        accessorFn: (row: Row) => {
          const value = sortValue?.(row);
          return value === null || value === '' ? undefined : value;
        },
        sortFn: bySortValue,
        sortUndefined: 'last' as const,
      })),
    [columns],
  );
  const { sort } = view;
  const sorting = useMemo(
    () => (sort && columns.some(({ id, sortValue }) => id === sort.id && sortValue) ? [sort] : []),
    [sort, columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: (row) => String(rowId(row)),
    manualPagination: !paginated,
    autoResetPageIndex: false,
    state: { sorting, pagination: { pageIndex: page, pageSize: view.pageSize } },
  });
  const position: Position = { first: paginated ? page * view.pageSize : 0, pages };
  return { shown: table.getRowModel().rows as ShownRow<Row>[], position };
}

export type ShownRow<Row extends object> = Pick<ModelRow<typeof features, Row>, 'id' | 'original'>;

type ViewOptions<Row> = {
  columns: readonly DataTableColumn<Row>[];
  defaultSort: TableSort | undefined;
  pageSize: number;
  view: TableView | undefined;
  onViewChange: ((view: TableView) => void) | undefined;
};

/**
 * The view of a table: its own, or the caller's (an address) where one is given; an order that it
 * has no column for is the default one. A new order begins at the first page.
 */
export function useTableView<Row>({ columns, defaultSort, pageSize, view, onViewChange }: ViewOptions<Row>) {
  const [own, setOwn] = useState<TableView>({ sort: defaultSort, page: 0, pageSize });
  const asked = view ?? own;
  const isKnown = columns.some(({ id, sortValue }) => id === asked.sort?.id && sortValue);
  const now = isKnown ? asked : { ...asked, sort: defaultSort };
  const look = (change: Partial<TableView>) => {
    const next = { ...now, page: 0, ...change };
    setOwn(next);
    onViewChange?.(next);
  };
  return {
    view: now,
    sortBy: (id: string, mostFirst = false) =>
      look({ sort: { id, desc: now.sort?.id === id ? !now.sort.desc : mostFirst } }),
    order: (sort: TableSort) => look({ sort }),
    goTo: (page: number) => look({ page }),
    show: (rowsOfPage: number, first: number) => look({ pageSize: rowsOfPage, page: Math.floor(first / rowsOfPage) }),
  };
}
