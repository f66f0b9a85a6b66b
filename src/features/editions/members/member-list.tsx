import { useState } from 'react';
import { SearchedTable, type SearchedTableProps } from '#src/components/searched-table.tsx';

export type MemberListProps<Row extends { Id: number }> = Pick<
  SearchedTableProps<Row>,
  'title' | 'suffix' | 'rows' | 'columns' | 'textsOf' | 'defaultSort' | 'empty' | 'error' | 'onRetry'
>;

/** Who or what belongs to an edition: searched, sorted, in pages. */
export function MemberList<Row extends { Id: number }>(list: MemberListProps<Row>) {
  const [search, setSearch] = useState('');
  return (
    <SearchedTable
      {...list}
      rowId={({ Id }) => Id}
      loadingMessage={`Fetching ${list.suffix}...`}
      search={search}
      onSearch={setSearch}
    />
  );
}
