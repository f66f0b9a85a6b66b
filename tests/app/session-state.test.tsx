import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { SessionState } from '#src/app/header/session-state.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import type { Session } from '#src/lib/session/session.ts';

const userWith = (msLeft: number) =>
  new User({
    access_token: 'a token',
    token_type: 'Bearer',
    profile: { sub: '7', iss: 'http://localhost:4001', aud: 'us', exp: 0, iat: 0 },
    expires_at: Math.floor((Date.now() + msLeft) / 1000),
  });

async function show(msLeft: number) {
  const stateStore = new WebStorageStateStore({ store: sessionStorage });
  const userManager = new UserManager({
    authority: 'http://localhost:4001',
    client_id: 'us',
    redirect_uri: 'http://localhost/login/callback',
    automaticSilentRenew: false,
    stateStore,
    userStore: stateStore,
  });
  await userManager.storeUser(userWith(msLeft));
  const read = vi.spyOn(userManager, 'getUser');
  const callback = vi.spyOn(userManager, 'signinCallback');
  const signIn = vi.fn(() => Promise.reject(new Error('The sign-in page cannot be reached.')));
  const session = { userManager: async () => userManager, signIn } as unknown as Session;
  render(
    <StrictMode>
      <SessionState session={session} returnTo={() => '/countries/404?tab=tree'} />
    </StrictMode>,
  );
  await vi.waitFor(() => expect(read).toHaveBeenCalled(), 50_000);
  await act(async () => void (await Promise.all(read.mock.results.map(({ value }) => value))));
  return { userManager, signIn, callback };
}

test('while the token holds the account menu says nothing of it', async () => {
  await show(600_000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[Q-S9] a token that has run out is told, with the way to sign in and come back; a new one takes the words away', async () => {
  const { userManager, signIn } = await show(-1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. What you typed is kept in this tab.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('/countries/404?tab=tree');
  expect(notices.all()).toMatchObject([{ message: 'The sign-in page cannot be reached.' }]);
  await act(() => userManager.events.load(userWith(600_000)));
  expect(screen.queryByRole('status')).toBeNull();
});

test('[Q-S2] an answer of the provider in the address is left to its route', async () => {
  history.replaceState(null, '', '/?code=x&state=forged');
  const { callback } = await show(600_000);
  expect(callback).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});
