import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { formatNumber } from '#src/lib/words.ts';
import { ImportItem } from './import-item.tsx';
import { type ImportRow, isRunning } from './import-row.ts';
import type { Imports } from './import-store.ts';

/** The chosen files, each with what can be done with it. */
export function ImportList({ rows, imports }: { rows: readonly ImportRow[]; imports: Imports }) {
  const running = rows.find(isRunning);
  return (
    <Panel title="Uploaded files" aside={rows.length > 0 && formatNumber(rows.length)} flush>
      {rows.length === 0 ? (
        <EmptyState title="No files uploaded" reason="Drop a spreadsheet, or select one, to see it here." />
      ) : (
        <ul aria-label="Uploaded files" className="divide-y">
          {rows.map((row) => (
            <ImportItem key={row.id} row={row} imports={imports} running={running} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
