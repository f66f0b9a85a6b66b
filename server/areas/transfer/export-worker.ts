/** Collects the pages of an export and writes the workbook, in a worker thread. */
import { writeFile } from 'node:fs/promises';
import { writeWorkbook } from '../../domain/workbook/workbook-write.ts';
import { serve } from '../../threads/worker-port.ts';
import type { Catalogue } from './catalogue.ts';
import type { PairTuple } from './country-indicator-pages.ts';
import { type ExportContent, exportTabs, type Layout, type ReferenceTuple } from './export-tables.ts';

export type ExportMessage =
  | { kind: 'catalogue' | 'pairs' | 'references'; page: string }
  | { kind: 'write'; layout: Layout; path: string };

const nothing = (): ExportContent => ({
  catalogue: { editions: [], countries: [], members: [], indicators: [], users: [] },
  pairs: [],
  references: [],
});
let content = nothing();

serve<ExportMessage>(answer, () => {
  content = nothing();
});

async function answer(message: ExportMessage): Promise<unknown> {
  switch (message.kind) {
    case 'catalogue':
      content.catalogue = JSON.parse(message.page) as Catalogue;
      return undefined;
    case 'pairs':
      for (const pair of JSON.parse(message.page) as PairTuple[]) content.pairs.push(pair);
      return undefined;
    case 'references':
      for (const reference of JSON.parse(message.page) as ReferenceTuple[]) content.references.push(reference);
      return undefined;
    case 'write':
      await writeFile(message.path, await writeWorkbook(exportTabs(content, message.layout)), { mode: 0o600 });
      return true;
  }
}
