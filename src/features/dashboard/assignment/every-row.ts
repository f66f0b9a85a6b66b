import type { DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { ROWS_AT_ONCE } from '../page-size.ts';

const CONCURRENT_REQUESTS = 4;

type Reading = {
  read: (offset: number) => Promise<DashboardIndicatorPage>;
  signal: AbortSignal;
  onProgress: (rows: number, of: number) => void;
};

/**
 * Reads every row of a list with the largest page size, four requests at a time. A row that moves
 * to another page meanwhile is returned once. Rejects with a request's error, or with the signal's
 * reason.
 */
export async function everyRow({ read, signal, onProgress }: Reading): Promise<DashboardIndicator[]> {
  const rows = new Map<number, DashboardIndicator>();
  let count = 0;
  let next = 0;
  const take = async () => {
    signal.throwIfAborted();
    const offset = next;
    next += ROWS_AT_ONCE;
    const page = await read(offset).catch((error: unknown) => {
      next = Number.POSITIVE_INFINITY;
      throw error;
    });
    signal.throwIfAborted();
    count = page.Count;
    for (const row of page.Data) rows.set(row.Id, row);
    onProgress(rows.size, count);
  };
  const takeOn = async () => {
    while (next < count) await take();
  };
  await take();
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, takeOn));
  return [...rows.values()];
}
