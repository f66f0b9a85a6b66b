import type { ImportResult, ImportSummary } from '#generated/model/index.ts';
import { counted, formatNumber, listed } from '#src/lib/words.ts';
import { type ImportRow, isUnconfirmed } from './import-row.ts';

const statusWords = { ready: 'Ready', importing: 'Importing Data', success: 'Success', failed: 'Failed' } as const;

/**
 * 'Ready', 'Importing Data', 'Success' or 'Failed' (requirements A2.7); a check says that it is
 * one.
 */
export function statusOf({ state, checkOnly, result }: ImportRow): string {
  if (state === 'ready' && result && isUnconfirmed(result)) return 'To Confirm';
  return state === 'importing' && checkOnly ? 'Checking' : statusWords[state];
}

/** What the run is doing now. */
export function stageOf({ sent, checkOnly }: ImportRow): string {
  if (sent < 1) return `Uploading ${Math.floor(sent * 100)} %`;
  return checkOnly ? 'Checking every cell…' : 'Checking every cell, then storing…';
}

/** What is known to be stored of a file that failed. */
export function storedWords({ checkOnly, isUncertain }: Pick<ImportRow, 'checkOnly' | 'isUncertain'>): string {
  if (checkOnly) return 'A check stores nothing.';
  return isUncertain ? 'It is not known whether anything was stored.' : 'Nothing was stored.';
}

/** What an import changed, or a check would change, in a sentence or two. */
export function summaryOf(result: ImportResult): string {
  const { Summary, Decides } = result;
  const DryRun = result.DryRun || isUnconfirmed(result);
  const changes = changesOf(Summary);
  const kept = listed([
    ...some(Summary.RatingUnchangedCount, 'rating'),
    ...some(Summary.ReferenceUnchangedCount, 'reference'),
  ]);
  const same = kept && `${kept} ${DryRun ? 'would stay' : 'stayed'} as before.`;
  const change = DryRun ? `Would change: ${changes}.` : `Changed: ${changes}.`;
  const nothing = DryRun ? 'Nothing would change.' : 'Nothing changed.';
  const decided =
    Decides && `Parents that become Not Met ${DryRun ? 'would decide' : 'decide'} ${counted(Decides.Count, 'rating')}.`;
  return [changes ? change : nothing, same, decided].filter(Boolean).join(' ');
}

const changesOf = (summary: ImportSummary): string =>
  listed([
    ...some(summary.RatingChangedCount, 'rating'),
    ...some(summary.AssignmentChangedCount, 'assignment'),
    ...some(summary.ReferenceAddedCount, 'new reference'),
  ]);

const some = (count: number, one: string): string[] => (count > 0 ? [counted(count, one)] : []);

const MB = 1024 * 1024;

/** '812 kB' of a number of bytes. */
export function sizeOf(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const [value, unit] = bytes < MB ? [bytes / 1024, 'kB'] : [bytes / MB, 'MB'];
  return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))} ${unit}`;
}
