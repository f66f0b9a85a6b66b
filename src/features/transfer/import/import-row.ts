import type { ImportResult } from '#generated/model/index.ts';

export type ImportState = 'ready' | 'importing' | 'success' | 'failed';

/** A chosen file and how far it is (document 1, sections 2.7 and 4). */
export type ImportRow = {
  id: number;
  file: File;
  state: ImportState;
  /** What runs, or ran last, only checks. */
  checkOnly: boolean;
  /** Share of the bytes that have left, from 0 to 1; at 1 the server is at work. */
  sent: number;
  /** What the server last said about it. */
  result?: ImportResult | undefined;
  /** Why it failed; the first 500 of `errorCount`. */
  errors: readonly string[];
  errorCount: number;
  /** It is another file on the disk by now, and the browser does not hand it out any more. */
  hasChanged: boolean;
};

export const newRow = (id: number, file: File): ImportRow => ({
  ...{ id, file, state: 'ready', checkOnly: false, sent: 0, errors: [], errorCount: 0, hasChanged: false },
});

export const begun = (row: ImportRow, checkOnly: boolean): ImportRow => ({
  ...newRow(row.id, row.file),
  state: 'importing',
  checkOnly,
});

/** A check without errors leaves the file ready; errors make it fail, whether it was to be stored or not. */
export function answered(row: ImportRow, result: ImportResult): ImportRow {
  const { success, errors, ErrorCount: errorCount } = result;
  const fine = row.checkOnly ? 'ready' : 'success';
  return { ...row, state: success ? fine : 'failed', result, errors, errorCount };
}

export const failed = (row: ImportRow, reason: string, hasChanged = false): ImportRow => ({
  ...row,
  ...{ state: 'failed', errors: [reason], errorCount: 1, hasChanged },
});

export const isRunning = ({ state }: ImportRow): boolean => state === 'importing';
/** Bytes are still leaving: it can be taken back. */
export const isUploading = ({ state, sent }: ImportRow): boolean => state === 'importing' && sent < 1;
