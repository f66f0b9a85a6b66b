import { useMemo, useState } from 'react';
import { Polarity } from '#generated/enums.ts';
import { useListLibraryIndicators } from '#generated/hooks/library/library.ts';
import type { LibraryIndicator } from '#generated/model/index.ts';
import { DataTable } from '#src/components/data-table.tsx';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { SearchInput } from '#src/components/ui/search-input.tsx';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { holdsText } from '#src/lib/search-text.ts';
import { SelectedCount } from './selected-count.tsx';
import { type IdSelection, selectionOf, TABLE_HEIGHT } from './selection-table.ts';

/** '1.1.1 A lead agency is named in law': the number is the first word of the snapshot name. */
const nameOf = ({ SnapshotName, FullName }: LibraryIndicator): string => `${SnapshotName.split(' ', 1)[0]} ${FullName}`;

const columns: DataTableColumn<LibraryIndicator>[] = [
  {
    id: 'Indicator',
    header: 'Indicator',
    sortValue: nameOf,
    cell: (indicator) => (
      <>
        {nameOf(indicator)}
        {indicator.IndicatorRating === Polarity.Negative && <NegativeMark className="ml-2 align-text-bottom" />}
      </>
    ),
  },
];

/** The indicators of the library, found by what they are called and numbered. */
export function IndicatorSelection(own: IdSelection) {
  const [search, setSearch] = useState('');
  const { data: indicators, error, refetch } = useListLibraryIndicators({ query: toldInPlace });
  const shown = useMemo(
    () => indicators?.filter((indicator) => holdsText(search, nameOf(indicator), indicator.SnapshotName)),
    [indicators, search],
  );
  return (
    <Panel
      title="Indicator Selection"
      aside={
        <SelectedCount ids={indicators?.map(({ LibraryIndicatorId }) => LibraryIndicatorId)} selected={own.selected} />
      }
      flush
    >
      <div className="border-b p-3">
        <SearchInput label="Search indicators" value={search} onSearch={setSearch} />
      </div>
      <DataTable
        className="rounded-t-none border-0 shadow-none"
        rows={shown}
        columns={columns}
        rowId={({ LibraryIndicatorId }) => LibraryIndicatorId}
        suffix="Indicators"
        loadingMessage="Fetching Indicators..."
        empty={
          indicators?.length === 0 ? (
            <EmptyState
              title="The library holds no indicators"
              reason="What a manager adds to an edition under EDITIONS can be exported."
            />
          ) : (
            'No indicator matches'
          )
        }
        defaultSort={{ id: 'Indicator', desc: false }}
        pageSize={false}
        // As much more as the countries' buttons of regions take, so that both end in one line.
        maxHeight={`calc(${TABLE_HEIGHT} + 2.25rem)`}
        selection={selectionOf<LibraryIndicator>(own, ({ LibraryIndicatorId }) => LibraryIndicatorId, nameOf)}
        error={error}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}
