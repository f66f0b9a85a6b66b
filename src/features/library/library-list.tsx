import type { UseQueryResult } from '@tanstack/react-query';
import { useListEditionLibraryIndicators, useListLibraryIndicators } from '#generated/hooks/library/library.ts';
import type { LibraryIndicator } from '#generated/model/index.ts';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useSearchInAddress } from '#src/components/use-search-in-address.ts';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { editionColumns, libraryColumns, libraryTexts } from './library-columns.tsx';

const byNumber = { id: 'Number', desc: false };

type Listed = Pick<UseQueryResult<LibraryIndicator[], Error>, 'data' | 'error' | 'refetch'>;

/**
 * Every indicator there is, once, as the edition words it that used it last (requirements B,
 * 'Indicator library'); of one edition, what it uses, in its own words.
 */
export function LibraryList({ editionId }: { editionId: number | undefined }) {
  const all = useListLibraryIndicators({ query: { enabled: editionId === undefined } });
  const used = useListEditionLibraryIndicators({ id: editionId ?? 0 }, { query: { enabled: Boolean(editionId) } });
  const { data: indicators, error, refetch }: Listed = editionId === undefined ? all : used;
  return (
    <div className="@container">
      <SearchedTable
        suffix="Indicators"
        loadingMessage="Fetching Indicators..."
        rows={indicators}
        columns={editionId === undefined ? libraryColumns : editionColumns}
        rowId={({ LibraryIndicatorId }) => LibraryIndicatorId}
        textsOf={libraryTexts}
        placeholder="Search by number, name or edition"
        empty={
          <EmptyState
            title="No available library indicators"
            reason="What a manager adds to an edition under EDITIONS is listed here as well."
          />
        }
        error={error}
        onRetry={() => void refetch()}
        {...useViewInAddress(byNumber)}
        {...useSearchInAddress()}
      />
    </div>
  );
}
