import { useExportViews } from '#src/features/results/export/use-export-views.ts';
import { ListViews } from '#src/features/views/list-views.tsx';

/** The saved views of the export of results. */
export function ResultsExportViews() {
  return <ListViews {...useExportViews()} />;
}
