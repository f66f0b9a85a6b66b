import { useMemo } from 'react';
import type { ImportResult } from '#generated/model/index.ts';
import type { Calls } from '#src/lib/api/calls.ts';
import { useCalls } from '#src/lib/api/use-calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { createVisitStore, useStore } from '#src/lib/store.ts';
import { counted } from '#src/lib/words.ts';
import {
  answered,
  begun,
  failed,
  type ImportRow,
  isReplaceable,
  isRunning,
  isUnconfirmed,
  isUploading,
  newRow,
} from './import-row.ts';
import { importOptions } from './import-run.ts';
import { summaryOf } from './import-words.ts';

/**
 * The files of this visit and their imports, in no screen: an import goes on and ends in a notice
 * wherever the person is by then.
 */
const importRows = createVisitStore<readonly ImportRow[]>(() => []);
let lastId = 0;

const find = (id: number) => importRows.get().find((row) => row.id === id);
const change = (id: number, to: (row: ImportRow) => ImportRow) =>
  importRows.set(importRows.get().map((row) => (row.id === id ? to(row) : row)));

/**
 * A check does not end what is known of the import itself: where nobody knows how that went, it is
 * asked for again.
 */
const subjectOf = (id: number, checkOnly: boolean) => `${checkOnly ? 'check' : 'import'} ${id}`;

interface RunOptions {
  checkOnly?: boolean;
  /** What the person has confirmed that the file decides. */
  confirmation?: string;
}

/** What can be done with the files. */
function createImports(calls: Calls) {
  /** The notice of each file's refusal, which goes with the file. */
  const refusals = new Map<number, number>();
  function run(id: number, { checkOnly = false, confirmation }: RunOptions = {}) {
    const row = find(id);
    if (!row || row.state === 'success' || importRows.get().some(isRunning)) return;
    const { file } = row;
    const options = importOptions({
      file,
      signal() {
        const stop = new AbortController();
        change(id, (old) => ({ ...old, stop }));
        return stop.signal;
      },
      begun: () => change(id, (old) => begun(old, checkOnly)),
      // a repetition after 503 begins anew, but what the server had whole it may have stored
      sent: (sent, total) => change(id, (old) => ({ ...old, sent: Math.max(old.sent, total > 0 ? sent / total : 1) })),
      failed(error) {
        change(id, (old) => failed(old, error));
        console.error(`The import of ${file.name} failed`, error);
      },
    });
    const params = { ...(checkOnly && { dryRun: true }), ...(confirmation && { confirmation }) };
    const variables = { data: { file }, ...(Object.keys(params).length > 0 && { params }) };
    void calls.start(options, variables, {
      subject: subjectOf(id, checkOnly),
      record: file.name,
      onAnswer: (result) => settle(id, result),
    });
  }

  function settle(id: number, result: ImportResult) {
    const row = find(id);
    if (!row) return;
    change(id, (old) => answered(old, result));
    const { name } = row.file;
    if (result.success)
      return void notices.push({
        tone: row.checkOnly ? 'info' : 'success',
        message: `${name} ${row.checkOnly ? 'was checked' : 'was imported'}. ${summaryOf(result)}`,
      });
    if (isUnconfirmed(result))
      return void notices.push({ tone: 'info', message: `${name} is not stored yet. ${summaryOf(result)}` });
    console.error(`The import of ${name} failed`, result.errors);
    const message = `${name} was not imported: ${counted(result.ErrorCount, 'error')}.\n${result.errors[0] ?? ''}`;
    if (row.checkOnly)
      return void notices.push({ tone: 'info', message: `${name}: ${counted(result.ErrorCount, 'error')} found.` });
    refusals.set(id, notices.push({ message, action: { label: 'Try Again', run: () => run(id) } }));
  }

  const forget = (id: number) => {
    for (const checkOnly of [true, false]) calls.forget('importFile', subjectOf(id, checkOnly));
    const refusal = refusals.get(id);
    if (refusal !== undefined) notices.dismiss(refusal);
    refusals.delete(id);
  };

  /** Takes the file as it is on the disk now in the place of the one listed. */
  function replace(id: number, file: File) {
    forget(id);
    change(id, (old) => (isRunning(old) ? old : newRow(id, file)));
  }

  return {
    run,
    /**
     * Lists the files; one whose name has failed replaces it (ADR-170). Returns the names that were
     * listed already and stay as they were.
     */
    add(files: readonly File[]): string[] {
      const ignored: string[] = [];
      for (const file of files) {
        const listed = importRows.get().find((row) => row.file.name === file.name);
        if (!listed) importRows.set([...importRows.get(), newRow(++lastId, file)]);
        else if (isReplaceable(listed)) {
          replace(listed.id, file);
          notices.push({ tone: 'info', message: `${file.name} replaces the file that failed.` });
        } else ignored.push(file.name);
      }
      return ignored;
    },
    replace,
    /** Only while bytes leave: what the server has whole, it may have stored. */
    cancel(id: number) {
      const row = find(id);
      if (!row || !isUploading(row)) return;
      change(id, () => newRow(id, row.file));
      row.stop?.abort();
    },
    remove(id: number) {
      forget(id);
      importRows.set(importRows.get().filter((row) => row.id !== id || isRunning(row)));
    },
  };
}

export type Imports = ReturnType<typeof createImports>;

/** The files of this visit, and what can be done with them. */
export function useImports(): { rows: readonly ImportRow[]; imports: Imports } {
  const calls = useCalls();
  const imports = useMemo(() => createImports(calls), [calls]);
  return { rows: useStore(importRows), imports };
}
