/** Maps items concurrently, at most `limit` at once, in order. Rejects with the first error. */
export async function inParallel<T, R>(
  items: Iterable<T>,
  work: (item: T, index: number) => Promise<R>,
  limit = 8,
): Promise<R[]> {
  const all = [...items];
  const results: R[] = new Array(all.length);
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const index = next;
      next += 1;
      results[index] = await work(all[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, all.length) }, worker));
  return results;
}

/** Runs all at once and to their end; then rejects with the error of the first that failed. */
export async function together<T>(works: (() => Promise<T>)[]): Promise<T[]> {
  const done = await Promise.allSettled(works.map((work) => work()));
  return done.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

/** Maps items as `inParallel` does, within the limit of an open pool. */
export type Pool = <T, R>(items: Iterable<T>, work: (item: T, index: number) => Promise<R>) => Promise<R[]>;

export interface Pools {
  each: Pool;
  /** Goes before what waits in `each`: a long chain of requests that begins last ends alone. */
  long: Pool;
}

/**
 * One limit for several callers, so that none waits for the slowest item of another. Work may not
 * wait for the pool that it is in.
 */
export function openPool(limit = 8): Pools {
  const waiting = { long: [] as (() => void)[], each: [] as (() => void)[] };
  let free = limit;
  const inTurn = async <R>(work: () => Promise<R>, queue: (() => void)[]): Promise<R> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await work();
    } finally {
      const begin = waiting.long.shift() ?? waiting.each.shift();
      if (begin) begin();
      else free += 1;
    }
  };
  const poolOf =
    (queue: (() => void)[]): Pool =>
    (items, work) =>
      Promise.all([...items].map((item, index) => inTurn(() => work(item, index), queue)));
  return { each: poolOf(waiting.each), long: poolOf(waiting.long) };
}
