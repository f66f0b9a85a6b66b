/**
 * A run of the drift check over the reference server in this process, with a token for each of the
 * five roles.
 */
import type { FastifyInstance } from 'fastify';
import type { TestApp } from '../../../tests/server/support/app.ts';
import { Findings } from '../../core/finding.ts';
import type { Options, Role, Run } from '../../live/run.ts';
import { openTarget } from '../../live/target.ts';
import { loaded } from './loaded.ts';

const people = ['', 'admin', 'researcher', 'reviewer', 'external', 'spectator'];

/** Serves `fetch` from the application, without a socket. */
function fetcherOf(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input as URL, init);
    const payload = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value));
    const isEmpty = response.statusCode === 204 || response.statusCode === 304;
    return new Response(isEmpty && response.rawPayload.length === 0 ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
}

/** Who the roles are is read from the server, as the check does. */
export async function openRun(test: TestApp, options: Partial<Options> = {}): Promise<Run> {
  const roles: Role[] = await Promise.all(
    [1, 2, 3, 4, 5].map(async (userId) => {
      const { Permissions } = (await test.call('readCurrentUser', { as: userId })).json<{ Permissions: string[] }>();
      return {
        name: people[userId] ?? '',
        token: await test.tokenOf(userId),
        userId,
        permissions: new Set(Permissions),
      };
    }),
  );
  return {
    contract: loaded.contract,
    schemas: loaded.schemas,
    findings: new Findings(),
    options: {
      mode: 'write',
      level: 'behaviour',
      runs: 3,
      seed: 1,
      runId: 'test1',
      origin: 'http://localhost:5173',
      ...options,
    },
    target: openTarget({ url: 'http://localhost/api/v1', rate: 0, timeout: 10, headers: {} }, fetcherOf(test.app)),
    roles,
    skipped: new Map(),
    statuses: new Map(),
    performed: new Map(),
  };
}

/** What a run found, a line each. */
export const told = (run: Run): string[] =>
  run.findings.all.map(({ check, operationId, place, message }) => `${check} ${operationId} ${place}: ${message}`);
