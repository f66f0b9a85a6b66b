import { useMemo, useState } from 'react';
import type { Country } from '#generated/model/index.ts';
import { DataTable } from '#src/components/data-table.tsx';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { Panel } from '#src/components/ui/panel.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { holdsText } from '#src/lib/search-text.ts';
import { RegionButtons } from './region-buttons.tsx';
import { SelectedCount } from './selected-count.tsx';
import { type IdSelection, selectionOf, TABLE_HEIGHT } from './selection-table.ts';

const columns: DataTableColumn<Country>[] = [
  { id: 'Name', header: 'Country', cell: ({ Name }) => Name, sortValue: ({ Name }) => Name },
  { id: 'Region', header: 'Region', cell: ({ Region }) => Region, sortValue: ({ Region }) => Region },
  { id: 'ISOCode', header: 'ISO code', cell: ({ ISOCode }) => ISOCode, hidden: true },
];

type CountrySelectionProps = IdSelection & {
  /** Undefined while they are loading. */
  countries: Country[] | undefined;
  error: { message: string } | null;
  onRetry: () => void;
  /** Said where there are none. */
  none: string;
};

/** Countries by region and by name; the search also knows their ISO codes. */
export function CountrySelection({ countries, error, onRetry, none, ...own }: CountrySelectionProps) {
  const [search, setSearch] = useState('');
  const [regions, setRegions] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    const listed = new Set(countries?.map(({ Region }) => Region));
    const wanted = regions.filter((region) => listed.has(region));
    return countries?.filter(
      ({ Name, Region, ISOCode }) =>
        (wanted.length === 0 || wanted.includes(Region)) && holdsText(search, Name, ISOCode),
    );
  }, [countries, regions, search]);
  return (
    <Panel
      title="Country Selection"
      aside={<SelectedCount ids={countries?.map(({ Id }) => Id)} selected={own.selected} />}
      flush
    >
      <div className="grid gap-2 border-b p-3">
        {(countries || !error) && (
          <RegionButtons countries={countries ?? []} pressed={regions} onPressedChange={setRegions} />
        )}
        <SearchInput label="Search countries" value={search} onSearch={setSearch} />
      </div>
      <DataTable
        className="rounded-t-none border-0 shadow-none"
        rows={shown}
        columns={columns}
        rowId={({ Id }) => Id}
        suffix="Countries"
        loadingMessage="Fetching Countries..."
        empty={countries?.length === 0 ? none : 'No country matches'}
        defaultSort={{ id: 'Name', desc: false }}
        pageSize={false}
        maxHeight={TABLE_HEIGHT}
        selection={selectionOf<Country>(
          own,
          ({ Id }) => Id,
          ({ Name }) => Name,
        )}
        error={error}
        onRetry={onRetry}
      />
    </Panel>
  );
}
