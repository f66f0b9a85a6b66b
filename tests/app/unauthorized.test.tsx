import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ending } from '#src/lib/session/ending.ts';
import { openScreen } from '../support/screen.tsx';
import '#src/components/toast-area.tsx';

const LACKING = /The account you are signed in with lacks permission/;

/** /unauthorized as a visitor whose session ended so sees it; nobody is signed in. */
async function openSignedOut(ending: Ending, state: { from?: string } = {}) {
  sessionStorage.setItem('session:ending', ending);
  sessionStorage.setItem('session:return-to', '/countries/578?commentId=7');
  const app = await openScreen('/404');
  const signIn = vi.spyOn(app.session, 'signIn').mockImplementation(() => new Promise(() => undefined));
  vi.spyOn(app.session, 'token').mockReturnValue(undefined);
  await app.router.navigate({ to: '/unauthorized', state });
  return { ...app, signIn };
}

test.each([
  ['signed-out', 'You are signed out'],
  ['expired', 'Your session has ended'],
  ['denied', 'Signing in was cancelled'],
  ['unmatched', 'Signing in was not completed'],
  ['provider-failed', 'Signing in failed'],
  ['failed', 'Signing in failed'],
] as const)('[S30] %s: says what happened to somebody who is not signed in', async (ending, title) => {
  const { signIn } = await openSignedOut(ending);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText(LACKING)).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(signIn).not.toHaveBeenCalled();
});

test('[S30] an account that the product refuses lacks permission', async () => {
  await openSignedOut('refused');
  expect(await screen.findByText(LACKING)).toBeVisible();
});

test('[S25] [S26] both buttons lead to the address asked for before signing in failed', async () => {
  const { user, signIn } = await openSignedOut('failed');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await user.click(screen.getByRole('button', { name: 'Use a different account' }));
  expect(signIn.mock.calls).toEqual([
    ['/countries/578?commentId=7', undefined],
    ['/countries/578?commentId=7', 'select_account'],
  ]);
});

test('[S25] where a session ended on a page, signing in leads back to that page', async () => {
  const { user, signIn } = await openSignedOut('expired', { from: '/users' });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(signIn.mock.calls).toEqual([['/users', undefined]]);
});

test('[S25] a provider that cannot be reached is told, and the button works again', async () => {
  const { user, signIn } = await openSignedOut('provider-failed');
  signIn.mockRejectedValueOnce(new Error('The sign-in page cannot be reached.'));
  const button = await screen.findByRole('button', { name: 'Sign in' });
  await user.click(button);
  expect((await screen.findAllByText('The sign-in page cannot be reached.'))[0]).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('[S26] [S39] another account than the one that the guard refused comes to the page asked for', async () => {
  const { session, user, router } = await openScreen('/users', { as: { Permissions: [] } });
  const signIn = vi.spyOn(session, 'signIn').mockImplementation(() => new Promise(() => undefined));
  expect(await screen.findByText(LACKING)).toBeVisible();
  expect(router.state.location.pathname).toBe('/unauthorized');
  await user.click(screen.getByRole('button', { name: 'Use a different account' }));
  expect(signIn.mock.calls).toEqual([['/users', 'select_account']]);
});
