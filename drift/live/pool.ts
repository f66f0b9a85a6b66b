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
