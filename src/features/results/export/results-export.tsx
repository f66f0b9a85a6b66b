import { useListResults } from '#generated/hooks/results/results.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { ExportColumns } from './export-columns.tsx';
import { ExportFile } from './export-file.tsx';
import { ExportRows } from './export-rows.tsx';

/** One table of an edition for those who analyse it: its rows, its file and its columns [B65]. */
export function ResultsExport({ edition }: { edition: ReportEdition }) {
  const { data, error, isFetching, refetch } = useListResults({ editionId: edition.Id });
  const results = data?.Edition.Id === edition.Id ? data : undefined;
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid gap-3 lg:grid-cols-2">
        <ExportRows
          results={results}
          error={results ? null : error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
        <ExportFile editionId={edition.Id} results={results} />
      </div>
      <ExportColumns />
    </div>
  );
}
