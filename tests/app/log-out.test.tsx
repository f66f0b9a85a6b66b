import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '#src/app/unsaved/log-out-question.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { openScreen } from '../support/screen.tsx';

const NAME = 'comment:1:100201';
const comment = {
  base: { CommentContent: '', picked: [], form: 'a' },
  typed: { CommentContent: 'Half a comm', picked: [], form: 'a' },
  origin: { title: '1.2.3 Speed limits, Kenya', path: '/countries/404/indicator/464' },
};
const question = () => screen.findByRole('dialog', { name: 'Log out without saving?' });
afterEach(() => drafts.drop(NAME));

async function pressLogOut(typed = comment.typed) {
  drafts.keep(NAME, { ...comment, typed });
  const tools = await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  const signOut = vi.spyOn(tools.session, 'signOut').mockImplementation(() => new Promise(() => undefined));
  await tools.user.click(screen.getByRole('button', { name: /^Hi / }));
  await tools.user.click(screen.getByRole('button', { name: 'Log Out' }));
  return { ...tools, signOut };
}

test('[S36] [Q-R16] Log Out asks before it forgets half a comment, and names it; Cancel leads back with everything in place', async () => {
  const { user, signOut, router } = await pressLogOut();
  const dialog = within(await question());
  const lost = within(dialog.getByRole('list', { name: 'Unsaved work' }));
  expect(lost.getByText('1.2.3 Speed limits, Kenya')).toBeVisible();
  expect(lost.getByText('Half a comm')).toBeVisible();
  expect(document.body.inert).toBeFalsy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Hi / })).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  expect(drafts.read<typeof comment.typed>(NAME)?.typed.CommentContent).toBe('Half a comm');
  expect(signOut).not.toHaveBeenCalled();
});

test('[S36] Escape is no yes, and whoever insists is logged out', async () => {
  const { user, signOut, router } = await pressLogOut();
  await question();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(signOut).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /^Hi / }));
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await user.click(within(await question()).getByRole('button', { name: 'Log Out Without Saving' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('[S36] a box that holds no text is forgotten without a question', async () => {
  const { signOut } = await pressLogOut({ ...comment.typed, CommentContent: '  ' });
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[S36] who stays after all goes Back to the page before, by one press', async () => {
  drafts.keep(NAME, comment);
  const { user, router } = await openScreen('/import');
  await screen.findByRole('heading', { name: 'IMPORT DATA' });
  await router.navigate({ to: '/dashboard' });
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  await user.click(screen.getByRole('button', { name: /^Hi / }));
  await user.click(await screen.findByRole('button', { name: 'Log Out' }));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  router.history.back();
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/import'));
});
