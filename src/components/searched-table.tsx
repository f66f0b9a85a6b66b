import { type MouseEvent, useMemo, useRef } from 'react';
import { holdsText } from '#src/lib/search-text.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { type SearchBox, SearchInput } from './ui/search-input.tsx';
import { isTouch } from './ui/touch.ts';

/** Space for the page's heading, the search and the pages, where the table is the page. */
const MAX_HEIGHT = 'max(20rem, calc(100dvh - 15rem))';

export interface SearchedTableProps<Row extends object> extends Omit<DataTableProps<Row>, 'actions'> {
  /**
   * What a search looks at. Keep it outside the component, so that the rows need not be searched
   * again.
   */
  textsOf: (row: Row) => string[];
  /** The current search. */
  search: string;
  onSearch: (typed: string) => void;
  /** What can be searched for, in the box while it is empty. */
  placeholder?: string;
}

/**
 * A `DataTable` with a search: beside its title, or above it where the page's heading is its title.
 */
export function SearchedTable<Row extends object>({
  rows,
  textsOf,
  search,
  onSearch,
  placeholder,
  ...table
}: SearchedTableProps<Row>) {
  const searchBox = useRef<SearchBox>(null);
  const found = useMemo(
    () => (search.trim() ? rows?.filter((row) => holdsText(search, ...textsOf(row))) : rows),
    [rows, search, textsOf],
  );
  const isNothingFound = rows !== undefined && rows.length > 0 && found?.length === 0;
  const clear = (event: MouseEvent) => {
    searchBox.current?.empty();
    onSearch('');
    // Its button goes with the sentence.
    if (!isTouch(event)) searchBox.current?.focus();
  };
  const empty = isNothingFound ? (
    <EmptyState title={nothingMatches(search)} action={<Button onClick={clear}>Clear search</Button>} />
  ) : (
    table.empty
  );
  const box = (className: string) => (
    <SearchInput
      ref={searchBox}
      label={`Search ${table.suffix.toLowerCase()}`}
      value={search}
      onSearch={onSearch}
      {...(placeholder && { placeholder })}
      className={className}
    />
  );
  return (
    <>
      <p role="status" className="sr-only">
        {isNothingFound && nothingMatches(search)}
      </p>
      {table.title ? (
        <DataTable {...table} rows={found} empty={empty} actions={box('w-44 @md:w-56')} />
      ) : (
        <div className="mt-3 grid gap-2">
          {box('w-full sm:w-80')}
          <DataTable maxHeight={MAX_HEIGHT} {...table} rows={found} empty={empty} />
        </div>
      )}
    </>
  );
}

const nothingMatches = (search: string) => `Nothing matches ‘${search.trim()}’.`;
