import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { getReadCurrentUserMockHandler, getReadCurrentUserResponseMock } from '#generated/mocks/session/session.msw.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { App } from '#src/app/app.tsx';
import { buildApp } from '#src/app/build-app.ts';
// At hand before the first press, which otherwise waits for the test runner to transform them.
import '#src/app/edits.ts';
import type { ApiQueryClient } from '#src/lib/api/query-client.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { Settings } from '#src/lib/settings.ts';
import { endVisit } from '#src/lib/store.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { afterEveryTest } from './each-test.ts';
import './library-gaps.ts';
import { api } from './mock-api.ts';

export { api } from './mock-api.ts';

export const testSettings: Settings = {
  authority: 'http://localhost:4001',
  clientId: 'country-assessment',
  scope: 'openid profile email',
  indexTitle: 'Road Safety Index',
  demo: false,
};

type Options = {
  /** Who is signed in, as far as it differs from the contract's example (Amara Okafor, Admin). */
  as?: Partial<CurrentUser>;
  /** Width of the window in pixels: 1440 by default, 390 for a phone. */
  width?: number;
};

const opened: (() => Promise<void>)[] = [];

/**
 * The whole application at an address, built as in the browser, signed in, over the contract's examples.
 * Resolves with what moves it: `user` (keyboard and mouse), `viewport`, `router`, `client`.
 */
export async function openScreen(address: string, { as, width }: Options = {}) {
  const { app, ...tools } = await start({ as, width, address });
  return { ...tools, ...app, ...render(<App {...app} />) };
}

/** One component with the application's query client and a router whose addresses lead nowhere; for what has no page of its own. */
export async function showComponent(ui: ReactNode, { as, width }: Options = {}) {
  const { app, ...tools } = await start({ as, width, address: '/' });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    context: app.router.options.context,
  });
  const shown = render(
    <QueryClientProvider client={app.client}>
      <RouterContextProvider router={router as never}>{ui}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...tools, client: app.client, ...shown };
}

async function start({ as, width, address }: Options & { address: string }) {
  const viewport = fillBrowserGaps({ width });
  if (as) api.use(getReadCurrentUserMockHandler({ ...getReadCurrentUserResponseMock(), ...as }));
  signIn();
  window.history.replaceState(null, '', address);
  // A page ends with its window; here the window outlives it.
  const listen = vi.spyOn(globalThis, 'addEventListener');
  const app = await buildApp(testSettings);
  const listeners = [...listen.mock.calls];
  listen.mockRestore();
  opened.push(async () => {
    for (const [type, listener] of listeners) globalThis.removeEventListener(type, listener);
    await app.client.cancelQueries();
    // What is still tried again is reported to nobody, and sends nothing into another test.
    app.client.getMutationCache().config = {};
    await sendHeld(app.client);
    for (const one of app.client.getMutationCache().getAll())
      one.setOptions({ ...one.options, mutationFn: () => new Promise<never>(() => undefined) });
    app.client.clear();
    app.router.history.destroy();
  });
  const user: UserEvent = userEvent.setup();
  return { app, user, viewport };
}

/**
 * Leaves in the tab what the provider's response would: an access token that does not end during a
 * test.
 */
function signIn() {
  const { authority, clientId, scope } = testSettings;
  const expires_at = Math.floor(Date.now() / 1000) + 86_400;
  const profile = { sub: '1', iss: authority, aud: clientId, exp: expires_at, iat: 0 };
  sessionStorage.setItem(
    `oidc.user:${authority}:${clientId}`,
    JSON.stringify({ access_token: 'test-token', token_type: 'Bearer', scope, profile, expires_at }),
  );
}

/** Before a test can put a clock of its own in its place. */
const { setTimeout: later } = globalThis;
const now = performance.now.bind(performance);
/** So long what is sent at the end of a test may take, on a busy machine too, in milliseconds. */
const LEAVING_MS = 250;

/** What is held back goes with its page, as in a browser: ten seconds later another test would see it. */
async function sendHeld(client: ApiQueryClient) {
  const cache = client.getMutationCache();
  const before = new Set(cache.getAll());
  client.calls?.flush(true);
  const sent = cache.getAll().filter((one) => !before.has(one));
  // one that its test leaves without an answer is not waited for longer
  const end = now() + LEAVING_MS;
  while (now() < end && sent.some(({ state }) => state.status === 'pending'))
    await new Promise<void>((go) => later(go, 1));
}

afterEveryTest(async () => {
  cleanup();
  for (const close of opened.splice(0)) await close();
  notices.clear();
  endVisit();
});
