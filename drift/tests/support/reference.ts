/** The reference server in this process, requested by the drift check without a network. */

import { openTestApp, type TestApp } from '../../../tests/server/support/app.ts';
import type { Contents } from '../../../tests/support/database.ts';
import { openRoles } from '../../live/roles.ts';
import type { Run } from '../../live/run.ts';
import { receivedBytes } from './received.ts';
import { runOf } from './run.ts';

/** `fetch` over `inject`: the whole stack but the socket. */
export const fetchOf = ({ app }: Pick<TestApp, 'app'>): typeof fetch => {
  return async (input, init) => {
    const { method, url, headers: given, bytes } = await receivedBytes(input, init);
    const response = await app.inject({
      method: method as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(given),
      ...(bytes.length > 0 && { payload: Buffer.from(bytes) }),
    });
    const headers = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, String(one)] as [string, string]),
    );
    const empty = [204, 304].includes(response.statusCode);
    return new Response(empty ? null : new Uint8Array(response.rawPayload), { status: response.statusCode, headers });
  };
};

export const demoRoles = { admin: 1, researcher: 2, reviewer: 3, external: 4, spectator: 5 };

/** The reference server with the demonstration and a run whose roles are open. */
export async function openReferenceRun(contents: Contents = 'demo'): Promise<{ run: Run; server: TestApp }> {
  const server = await openTestApp({ contents });
  const run = runOf(fetchOf(server));
  const tokens = Object.entries(demoRoles).map(async ([name, id]) => ({ name, token: await server.tokenOf(id) }));
  await openRoles(run, await Promise.all(tokens));
  return { run, server };
}
