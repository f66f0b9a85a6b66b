import { useListLibraryIndicators } from '#generated/hooks/library/library.ts';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { useSearchInAddress } from '#src/components/use-search-in-address.ts';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { libraryColumns, libraryTexts } from './library-columns.tsx';

const byNumber = { id: 'Number', desc: false };

/**
 * Every indicator there is, once, as the edition words it that used it last (requirements B,
 * 'Indicator library').
 */
export function LibraryList() {
  const { data: indicators, error, refetch } = useListLibraryIndicators();
  return (
    <div className="@container">
      <SearchedTable
        suffix="Indicators"
        loadingMessage="Fetching Indicators..."
        rows={indicators}
        columns={libraryColumns}
        rowId={({ LibraryIndicatorId }) => LibraryIndicatorId}
        textsOf={libraryTexts}
        placeholder="Search by number, name or edition"
        empty="No available library indicators"
        error={error}
        onRetry={() => void refetch()}
        {...useViewInAddress(byNumber)}
        {...useSearchInAddress()}
      />
    </div>
  );
}
