import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { getListActivitiesQueryOptions } from '#generated/hooks/structure/structure.ts';
import { edits } from '#src/app/edits.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import type { Failure, Held } from '#src/lib/api/reports.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import { memoryStorage } from '../../support/memory-storage.ts';
import { api } from '../../support/mock-api.ts';

type Answer = () => Response | undefined;
export const problem = (status: number, code: string) =>
  HttpResponse.json({ type: 'about:blank', title: 'x', status, code }, { status });

/** By an earlier file that shares its modules, as where changes are planted. */
let isClosed = false;

/** Each test of the file calls from a new tab in which somebody is signed in. */
export function callFromTabs(): void {
  beforeAll(() => {
    if (isClosed) api.listen({ onUnhandledFrame: 'error' });
    isClosed = false;
  });
  beforeEach(() => {
    vi.stubGlobal('location', new URL('http://localhost/'));
    vi.stubGlobal('sessionStorage', memoryStorage());
    authorizeWith({ token: () => 'token', renew: async () => false });
  });
  afterEach(() => {
    vi.useRealTimers();
    api.resetHandlers();
  });
  afterAll(() => {
    api.close();
    isClosed = true;
  });
}

/** A client over the contract's examples; `answers` are given to the writes in turn, `sent` are the requests. */
export async function openClient(...answers: Answer[]) {
  const sent: { method: string; path: string; key: string | null; body: unknown }[] = [];
  const failures: Failure[] = [];
  const held: Held[] = [];
  const untold = vi.fn();
  api.use(
    http.all('*/api/v1/*', async ({ request }) => {
      if (request.method === 'GET') return undefined;
      const text = await request.clone().text();
      const path = new URL(request.url).pathname.split('/').slice(-2).join('/');
      const key = request.headers.get('Idempotency-Key');
      sent.push({ method: request.method, path, key, body: text ? JSON.parse(text) : undefined });
      return answers.shift()?.();
    }),
  );
  const client = createApiClient(edits, {
    failed: (failure) => void failures.push(failure),
    held(one) {
      held.push(one);
      return untold;
    },
  });
  await client.prefetchQuery(getListActivitiesQueryOptions({ id: 4, milestoneId: 16 }));
  const activities = () =>
    client.getQueryData(getListActivitiesQueryOptions({ id: 4, milestoneId: 16 }).queryKey)?.map(({ Id }) => Id);
  return { client, calls: callsOf(client), sent, failures, held, untold, activities };
}
