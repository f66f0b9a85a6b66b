/**
 * Runs work on many things at a time, at most `most` at once, in the order given. Rejects with the
 * first error.
 */
export async function inParallel<T, R>(
  items: Iterable<T>,
  work: (item: T, index: number) => Promise<R>,
  most = 8,
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
  await Promise.all(Array.from({ length: Math.min(most, all.length) }, worker));
  return results;
}
