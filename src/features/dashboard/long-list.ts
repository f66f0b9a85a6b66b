import type { DashboardIndicatorPage } from '#generated/model/index.ts';
import { PAGE_SIZE, ROWS_AT_ONCE } from './page-size.ts';

type Batches = Map<number, Promise<DashboardIndicatorPage>>;
const batches = new WeakMap<AbortSignal, Batches>();

/**
 * A page of a long list that is fetched anew: cut out of a call for as many rows as the contract allows, so that one changed row
 * of 30,000 costs 145 calls and not 2,900. Calls belong to one fetch, as its signal does.
 */
export async function pageOf(
  offset: number,
  signal: AbortSignal,
  read: (offset: number, pageSize: number) => Promise<DashboardIndicatorPage>,
): Promise<DashboardIndicatorPage> {
  const own: Batches = batches.get(signal) ?? new Map();
  batches.set(signal, own);
  const start = offset - (offset % ROWS_AT_ONCE);
  const batch = own.get(start) ?? read(start, ROWS_AT_ONCE);
  own.set(start, batch);
  const { Data, Count } = await batch;
  return { Data: Data.slice(offset - start, offset - start + PAGE_SIZE), Count };
}
