import { HttpResponse } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { memoryStorage } from './memory-storage.ts';

/**
 * A server for the tests of a file that need no screen, with somebody signed in. It responds to
 * nothing but what a test says.
 */
export function signedInServer(): SetupServer {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    vi.stubGlobal('location', new URL('http://localhost/'));
    vi.stubGlobal('sessionStorage', memoryStorage());
    authorizeWith({ token: () => 'token', renew: async () => false });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A refusal as the contract has it. */
export const problem = (status: number, code: string) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
