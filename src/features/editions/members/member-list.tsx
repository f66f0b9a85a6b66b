import { useState } from 'react';
import { DataTable } from '#src/components/data-table.tsx';
import type { DataTableColumn, TableSort } from '#src/components/data-table-model.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { holdsText } from '#src/lib/search-text.ts';

export interface MemberListProps<Row extends { Id: number }> {
  title: string;
  /** What the rows are: 'Users'. */
  suffix: string;
  /** Undefined while they are on their way. */
  rows: Row[] | undefined;
  columns: readonly DataTableColumn<Row>[];
  /** What a search looks at. */
  textsOf: (row: Row) => string[];
  defaultSort: TableSort;
  empty: string;
  error: { message: string } | null;
  onRetry: () => void;
}

/** Who or what belongs to an edition: searched, sorted, in pages. */
export function MemberList<Row extends { Id: number }>({
  title,
  suffix,
  rows,
  textsOf,
  ...rest
}: MemberListProps<Row>) {
  const [search, setSearch] = useState('');
  const found = search ? rows?.filter((row) => holdsText(search, ...textsOf(row))) : rows;
  const nothing = rows?.length ? <NothingFound search={search} onClear={() => setSearch('')} /> : rest.empty;
  return (
    <DataTable
      title={title}
      actions={
        <SearchInput
          label={`Search ${suffix.toLowerCase()}`}
          value={search}
          onSearch={setSearch}
          className="w-44 @md:w-56"
        />
      }
      suffix={suffix}
      rows={found}
      columns={rest.columns}
      rowId={({ Id }) => Id}
      defaultSort={rest.defaultSort}
      loadingMessage={`Fetching ${suffix}...`}
      empty={nothing}
      error={rest.error}
      onRetry={rest.onRetry}
    />
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return <EmptyState title={`Nothing matches ‘${search}’.`} action={<Button onClick={onClear}>Clear search</Button>} />;
}
