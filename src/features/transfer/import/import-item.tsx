import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useLastCall } from '#src/lib/api/use-calls.ts';
import { counted } from '#src/lib/words.ts';
import { ImportActions, type ItemProps } from './import-actions.tsx';
import type { ImportRow } from './import-row.ts';
import { sizeOf, summaryOf } from './import-words.ts';
import { RowStatus } from './row-status.tsx';
import { UploadProgress } from './upload-progress.tsx';

/** One file: name, status, what came of it, and its buttons. */
export function ImportItem({ row, imports, running }: ItemProps) {
  const { file, state } = row;
  return (
    <li data-state={state} className="grid gap-2 px-3 py-3">
      <div className="flex items-start gap-2.5">
        <FileSpreadsheet aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p data-tabular className="text-xs text-muted-foreground">
            {sizeOf(file.size)}
          </p>
        </div>
        <RowStatus row={row} />
      </div>
      {state === 'importing' ? <UploadProgress row={row} /> : <Outcome row={row} />}
      <ImportActions row={row} imports={imports} running={running} />
    </li>
  );
}

function Outcome({ row: { state, result, errors, errorCount, checkOnly } }: { row: ImportRow }) {
  const undo = useLastCall('revertImport', `${result?.ImportId}`);
  if (state === 'failed')
    return (
      <p className="text-sm wrap-anywhere">
        <span className="font-medium text-destructive">
          {counted(errorCount, 'error')}
          {checkOnly ? ' found. ' : '. '}
        </span>
        <span>{errors[0]}</span>
        {errorCount > 1 && ' …'}
      </p>
    );
  if (!result) return null;
  return (
    <p className="text-sm text-muted-foreground">
      {summaryOf(result)}
      {undo.status === 'success' && ' It was undone since.'}
    </p>
  );
}
