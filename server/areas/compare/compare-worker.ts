/** Builds a comparison in a worker thread: the 57,900 scores of an edition are 3 MB of JSON. */

import type { Wire } from '../../domain/wire.ts';
import { serve } from '../../threads/worker-port.ts';
import { type CompareHead, type ComparePart, comparedIn } from './compared-indicators.ts';
import type { TotalRow } from './comparison-totals.ts';

export type CompareMessage =
  | { kind: 'head'; head: CompareHead }
  | { kind: 'part'; part: ComparePart }
  /** Returns the Comparison as JSON text. */
  | { kind: 'json' }
  /** Returns a workbook of these library indicators (empty: all), or null without any score. */
  | { kind: 'workbook'; libraryIds: number[]; totals: TotalRow[] };

const nothing: CompareHead = { Editions: [], Countries: [] };
let head = nothing;
let indicators: Wire<'Comparison'>['Indicators'] = [];

serve<CompareMessage>(answer, () => {
  head = nothing;
  indicators = [];
});

async function answer(message: CompareMessage): Promise<unknown> {
  switch (message.kind) {
    case 'head':
      head = message.head;
      return undefined;
    case 'part':
      indicators.push(...comparedIn(head, message.part));
      return undefined;
    case 'json':
      return new TextEncoder().encode(JSON.stringify({ ...head, Indicators: indicators }));
    case 'workbook':
      return workbook(new Set(message.libraryIds), message.totals);
  }
}

async function workbook(chosen: Set<number>, totals: TotalRow[]): Promise<Uint8Array | null> {
  const { comparisonWorkbook } = await import('./comparison-workbook.ts');
  const Indicators = indicators.filter(({ IndicatorId }) => chosen.size === 0 || chosen.has(IndicatorId));
  return comparisonWorkbook({ ...head, Indicators }, totals);
}
