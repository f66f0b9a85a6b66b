import type { Mutation } from '@tanstack/react-query';
import type { ApiQueryClient } from '#src/lib/api/query-client.ts';

const TIMEOUT_MS = 10_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * What became of the writes that were under way: one that the server still processes may take
 * longer than a person waits.
 */
export type Arrival = 'arrived' | 'refused' | 'processing' | 'unanswered';

/** The pending writes that a notice has named: the person may leave without them. */
const told = new WeakSet<Mutation>();

/**
 * Sends what is held back for undo, and waits until nothing that was sent, is queued or follows
 * from it is under way any more. A write that was sent at or after `since` (milliseconds) and is
 * refused already counts as well: the caller may come late. Of what is under way after that the
 * person is told, so that the next call no longer waits for it.
 */
export async function writesArrived(client: ApiQueryClient, since: number): Promise<Arrival> {
  const cache = client.getMutationCache();
  const counts = ({ status, submittedAt }: Mutation['state']) =>
    status === 'pending' || (status === 'error' && submittedAt >= since);
  const writes = new Set(cache.findAll({ predicate: (write) => counts(write.state) && !told.has(write) }));
  const stopWatching = cache.subscribe((event) => {
    if (event.type === 'added') writes.add(event.mutation);
  });
  client.calls?.flush(true);
  const arrival = await outcomeOf(writes);
  stopWatching();
  for (const write of writes) told.add(write);
  return arrival;
}

/** Waits for the writes, among them those that are added meanwhile. */
async function outcomeOf(writes: ReadonlySet<Mutation>): Promise<Arrival> {
  const states = () => [...writes].map(({ state }) => state);
  const underWay = () => states().filter(({ status }) => status === 'pending');
  for (let waited = 0; underWay().length > 0 && waited < TIMEOUT_MS; waited += 50) {
    if (underWay().some(({ failureCount }) => failureCount > 0)) return 'processing';
    await wait(50);
  }
  if (underWay().length > 0) return 'unanswered';
  return states().every(({ status }) => status === 'success') ? 'arrived' : 'refused';
}
