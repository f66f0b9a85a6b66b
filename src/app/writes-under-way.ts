import type { QueryClient } from '@tanstack/react-query';

const PATIENCE_MS = 10_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until nothing that was sent or is queued is on its way any more, and says whether all of it arrived. */
export async function writesArrived(client: QueryClient): Promise<boolean> {
  const underWay = client
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending');
  for (let waited = 0; client.isMutating() > 0 && waited < PATIENCE_MS; waited += 50) await wait(50);
  return underWay.every(({ state }) => state.status === 'success');
}
