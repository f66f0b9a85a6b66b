import type { ImportDecision, ImportResult } from '#generated/model/index.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { ChangesOf } from '../changes/changes-query.ts';
import { FileChanged } from './import-run.ts';

export type ImportState = 'ready' | 'importing' | 'success' | 'failed';

/** A chosen file and how far it is (requirements A2.7 and 4). */
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
  /** It failed in a way that does not say whether it was stored. */
  isUncertain: boolean;
  /** It is another file on the disk by now, and the browser does not hand it out any more. */
  hasChanged: boolean;
  /** Ends the upload. */
  stop?: AbortController;
};

export const newRow = (id: number, file: File): ImportRow => ({
  ...{
    id,
    file,
    state: 'ready',
    checkOnly: false,
    sent: 0,
    errors: [],
    errorCount: 0,
    isUncertain: false,
    hasChanged: false,
  },
});

export const begun = (row: ImportRow, checkOnly: boolean): ImportRow => ({
  ...newRow(row.id, row.file),
  state: 'importing',
  checkOnly,
});

/**
 * A check without errors leaves the file ready, as does a decision that is not confirmed; errors
 * make it fail, whether it was to be stored or not.
 */
export function answered(row: ImportRow, result: ImportResult): ImportRow {
  const { success, errors, ErrorCount: errorCount } = result;
  const fine = row.checkOnly || isUnconfirmed(result) ? 'ready' : 'success';
  return { ...row, state: success || isUnconfirmed(result) ? fine : 'failed', result, errors, errorCount };
}

/** Nothing is stored yet: what the file's parents decide has to be confirmed first. */
export const isUnconfirmed = ({ success, ErrorCount, Decides }: ImportResult): boolean =>
  !success && ErrorCount === 0 && Decides !== undefined;

/** What is to be confirmed before the file is stored, as far as the server has told it. */
export const decisionOf = ({ state, result }: ImportRow): ImportDecision | undefined =>
  state === 'ready' ? result?.Decides : undefined;

export const failed = (row: ImportRow, error: Error): ImportRow => ({
  ...row,
  ...{ state: 'failed', errors: [reasonOf(error, row.checkOnly)], errorCount: 1 },
  hasChanged: error instanceof FileChanged,
  isUncertain: !row.checkOnly && error instanceof ApiError && error.isOpen,
});

/**
 * Why a file was not imported or checked, in the server's words where it has some (requirements
 * A8).
 */
function reasonOf(error: Error, checkOnly: boolean): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.kind === 'processing')
    return `The server has not finished with this file. ${checkOnly ? 'Check it again in a moment.' : 'Try Again asks how it went.'}`;
  if (error.kind === 'unreachable')
    return `The server cannot be reached. ${checkOnly ? 'The file was not checked.' : 'It is not known whether the file was imported. Try Again asks how it went.'}`;
  // a proxy with a lower limit than the server's answers without a message for the person
  const tooLarge = error.status === 413 && 'It is larger than the server takes. Divide it into several files.';
  return error.problem?.detail ?? (tooLarge || error.message);
}

/**
 * A file of the same name may take its place. Where nobody knows whether it was stored it may not:
 * its key, which asks how that went, would be lost.
 */
export const isReplaceable = ({ state, isUncertain }: ImportRow): boolean => state === 'failed' && !isUncertain;

export const isRunning = ({ state }: ImportRow): boolean => state === 'importing';
/** Bytes are still leaving: it can be taken back. */
export const isUploading = ({ state, sent }: ImportRow): boolean => state === 'importing' && sent < 1;

/** Where the changes of its last answer are listed; undefined where it has none, or has errors. */
export function changesOf({ state, result }: ImportRow): ChangesOf | undefined {
  if (state === 'importing' || state === 'failed' || !result) return undefined;
  if (result.ImportId !== undefined) return { importId: result.ImportId };
  return result.CheckId === undefined ? undefined : { checkId: result.CheckId };
}
