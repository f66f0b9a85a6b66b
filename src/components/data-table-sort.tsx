import type { DataTableColumn, TableSort } from './data-table-model.ts';
import { SortBy } from './sort-by.tsx';

/** What a choice needs to know of a column, of whatever rows. */
type OrderedColumn = Pick<DataTableColumn<object>, 'id' | 'header' | 'numeric' | 'mostFirst' | 'sortWords'> & {
  sortValue?: unknown;
};

type DataTableSortProps = {
  /** The table's name. */
  of: string;
  columns: readonly OrderedColumn[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  className?: string;
};

/** The order of a table whose rows are cards: each column in either direction is one choice. */
export function DataTableSort({ of, columns, sort, onSort, className }: DataTableSortProps) {
  const orders = columns.flatMap(ordersOf);
  const now = sort && keyOf(sort);
  const known = orders.some(([order]) => order === now);
  return (
    <SortBy
      of={of}
      value={(known && now) || ''}
      // The order of the server has no column of its own, nor has one that nobody knows.
      options={known ? orders : [['', 'As listed'], ...orders]}
      onValueChange={(order) => order && onSort({ id: order.slice(1), desc: order.startsWith('-') })}
      className={className}
    />
  );
}

const keyOf = ({ id, desc }: TableSort) => `${desc ? '-' : '+'}${id}`;

/** As 'Returns, most first'; the direction of a head's first press is the first. */
function ordersOf({ id, header, sortValue, numeric, mostFirst, sortWords }: OrderedColumn) {
  if (!sortValue) return [];
  const [up, down] = sortWords ?? (numeric ? ['fewest first', 'most first'] : ['', 'Z to A']);
  const order = (desc: boolean, words: string) =>
    [keyOf({ id, desc }), words ? `${header}, ${words}` : header] as const;
  const both = [order(false, up), order(true, down)];
  return mostFirst ? both.toReversed() : both;
}
