import { type ReactNode, useMemo, useState } from 'react';
import { DataTable } from '#src/components/data-table.tsx';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { holdsText } from '#src/lib/search-text.ts';

/** An answer of a list, or what became of asking for it. */
export type Listed<Row> = { data: Row[] | undefined; error: Error | null; refetch: () => unknown };
export type Chosen = {
  selected: ReadonlySet<string | number>;
  onSelectedChange: (selected: Set<string | number>) => void;
};

type CopyListProps<Row> = Chosen & {
  list: Listed<Row>;
  columns: readonly DataTableColumn<Row>[];
  /** 'Indicators'. */
  suffix: string;
  searchLabel: string;
  /** A further filter, and the control that sets it. */
  isShown?: (row: Row) => boolean;
  filter?: ReactNode;
};

/**
 * A table of which any number can be chosen. What is chosen stays chosen while a search or a filter
 * hides it.
 */
export function CopyList<Row extends { Id: number; Name: string }>(props: CopyListProps<Row>) {
  const { list, columns, suffix, searchLabel, selected, onSelectedChange, isShown, filter } = props;
  const [search, setSearch] = useState('');
  const [selectedOnly, setSelectedOnly] = useState(false);
  const rows = useMemo(
    () =>
      list.data?.filter(
        (row) => holdsText(search, row.Name) && (!selectedOnly || selected.has(row.Id)) && (isShown?.(row) ?? true),
      ),
    [list.data, search, selectedOnly, selected, isShown],
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchInput label={searchLabel} value={search} onSearch={setSearch} className="min-w-56 flex-1" />
        {filter}
        <Switch label="Show selected only" checked={selectedOnly} onCheckedChange={setSelectedOnly} />
      </div>
      <DataTable
        rows={rows}
        columns={columns}
        rowId={({ Id }) => Id}
        suffix={suffix}
        loadingMessage={`Fetching ${suffix}...`}
        empty={
          list.data?.length === 0 ? (
            <EmptyState
              title={`No ${suffix.toLowerCase()} to copy to`}
              reason="You may not manage references elsewhere in this edition."
            />
          ) : (
            <EmptyState title={`No ${suffix.toLowerCase()} match`} reason="Change the search or the filters." />
          )
        }
        error={list.error}
        onRetry={() => void list.refetch()}
        pageSize={false}
        maxHeight="min(26rem, 46dvh)"
        selection={{ selected, onSelectedChange, keyOf: ({ Id }) => Id, labelOf: ({ Name }) => Name }}
      />
    </div>
  );
}
