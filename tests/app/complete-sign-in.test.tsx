import { isRedirect } from '@tanstack/react-router';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { getLogInMockHandler, getLogInResponseMock } from '#generated/mocks/session/session.msw.ts';
import { completeSignIn } from '#src/app/complete-sign-in.ts';
import type { AppContext } from '#src/app/context.ts';
import { api, openScreen, testSettings } from '../support/screen.tsx';

/**
 * The running application's client with a session that takes the provider's response, or does not.
 */
async function arriving(take: () => Promise<string>) {
  const { client } = await openScreen('/unauthorized');
  const signOut = vi.fn<(ending?: string) => Promise<never>>(async () => undefined as never);
  const arrived = vi.fn();
  const session = { completeSignIn: take, signOut, arrived } as unknown as AppContext['session'];
  return { client, signOut, arrived, context: { client, session, settings: testSettings } satisfies AppContext };
}
const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

test('[S6] [S24] the callback calls the login endpoint, refreshes the current user, and goes where the person wanted to', async () => {
  const { client, signOut, arrived, context } = await arriving(async () => '/compare?editions=4');
  client.setQueryData(getReadCurrentUserQueryKey(), { ...getLogInResponseMock(), FullName: 'Somebody before' });
  const asked = vi.fn();
  api.use(
    getLogInMockHandler(() => {
      asked();
      return { ...getLogInResponseMock(), FullName: 'Rui Tanaka' };
    }),
  );
  const gone = await completeSignIn(context).catch((error: unknown) => error);
  expect(isRedirect(gone) && gone.options.href).toBe('/compare?editions=4');
  expect(asked).toHaveBeenCalledOnce();
  expect(client.getQueryData(getReadCurrentUserQueryKey())).toMatchObject({ FullName: 'Rui Tanaka' });
  expect(signOut).not.toHaveBeenCalled();
  expect(arrived).toHaveBeenCalledOnce();
});

test.each([
  [403, 'refused'],
  [401, 'failed'],
  [500, 'failed'],
])(
  '[S24] [S25] a login endpoint that answers %i signs out: %s; the address asked for is kept',
  async (status, ending) => {
    const { signOut, arrived, context } = await arriving(async () => '/dashboard');
    api.use(http.get('*/api/v1/login', () => HttpResponse.json({ status }, { status })));
    const told = silent();
    await completeSignIn(context);
    expect(signOut.mock.calls.map(([one]) => one)).toEqual([ending]);
    expect(arrived).not.toHaveBeenCalled();
    told.mockRestore();
  },
);

test("[S24] a provider's answer that is not for this visitor signs out before the login endpoint is asked", async () => {
  const asked = vi.fn(getLogInResponseMock);
  api.use(getLogInMockHandler(asked));
  const { signOut, context } = await arriving(async () => {
    throw new Error('No matching state found in storage');
  });
  const told = silent();
  await completeSignIn(context);
  expect(signOut.mock.calls.map(([one]) => one)).toEqual(['unmatched']);
  expect(asked).not.toHaveBeenCalled();
  told.mockRestore();
});
