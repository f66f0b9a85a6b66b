import type { QueryClient } from '@tanstack/react-query';
import type { ImportResult } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { reasonOf } from './import-failure.ts';
import { answered, begun, failed, type ImportRow, isRunning, isUploading, newRow } from './import-row.ts';
import { FileChanged, runImport } from './import-run.ts';
import { counted, summaryOf } from './import-words.ts';

/**
 * The files of this visit and their imports. It lives beside the query client and not in a screen: an import goes on and
 * ends in a notice wherever the person is by then.
 */
export function createImports(client: QueryClient) {
  let rows: readonly ImportRow[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const stops = new Map<number, AbortController>();

  const show = (next: readonly ImportRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const find = (id: number) => rows.find((row) => row.id === id);
  const change = (id: number, to: (row: ImportRow) => ImportRow) =>
    show(rows.map((row) => (row.id === id ? to(row) : row)));

  function run(id: number, checkOnly = false) {
    const row = find(id);
    if (!row || row.state === 'success' || rows.some(isRunning)) return;
    change(id, (old) => begun(old, checkOnly));
    runImport(client, row.file, {
      checkOnly,
      file: () => (find(id)?.state === 'importing' ? find(id)?.file : undefined),
      signal() {
        const stop = new AbortController();
        stops.set(id, stop);
        return stop.signal;
      },
      // also when the notice's button repeats it; what has succeeded meanwhile is not imported again
      begun: () => change(id, (old) => (old.state === 'success' ? old : begun(old, checkOnly))),
      sent: (sent, total) => change(id, (old) => ({ ...old, sent: total > 0 ? sent / total : 1 })),
      answered: (result) => settle(id, result),
      failed: (error) => fail(id, error),
    });
  }

  function settle(id: number, result: ImportResult | undefined) {
    const row = find(id);
    if (row?.state !== 'importing') return;
    if (!result) return change(id, () => newRow(id, row.file));
    change(id, (old) => answered(old, result));
    const { name } = row.file;
    if (result.success)
      return void notices.push({
        tone: row.checkOnly ? 'info' : 'success',
        message: `${name} ${row.checkOnly ? 'was checked' : 'was imported'}. ${summaryOf(result)}`,
      });
    console.error(`The import of ${name} failed`, result.errors);
    const message = `${name} was not imported: ${counted(result.ErrorCount, 'error')}.\n${result.errors[0] ?? ''}`;
    if (row.checkOnly)
      return void notices.push({ tone: 'info', message: `${name}: ${counted(result.ErrorCount, 'error')} found.` });
    notices.push({ message, action: { label: 'Try Again', run: () => run(id) } });
  }

  /** The notice comes from the failure table, as for every call. */
  function fail(id: number, error: Error) {
    const name = find(id)?.file.name;
    change(id, (old) => failed(old, reasonOf(error), error instanceof FileChanged));
    console.error(`The import of ${name} failed`, error);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    rows: () => rows,
    run,
    /** Lists the files; answers the names that were listed already and stay as they were. */
    add(files: readonly File[]): string[] {
      const ignored: string[] = [];
      for (const file of files) {
        if (rows.some((row) => row.file.name === file.name)) ignored.push(file.name);
        else show([...rows, newRow(++lastId, file)]);
      }
      return ignored;
    },
    /** Takes the file as it is on the disk now in the place of the one listed. */
    replace: (id: number, file: File) => change(id, (old) => (isRunning(old) ? old : newRow(id, file))),
    /** Only while bytes leave: what the server has whole, it may have stored. */
    cancel(id: number) {
      const row = find(id);
      if (!row || !isUploading(row)) return;
      change(id, () => newRow(id, row.file));
      stops.get(id)?.abort();
    },
    remove: (id: number) => show(rows.filter((row) => row.id !== id || isRunning(row))),
  };
}

export type Imports = ReturnType<typeof createImports>;
