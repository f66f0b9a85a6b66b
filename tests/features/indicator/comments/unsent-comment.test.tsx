import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADDRESS } from '../support.ts';
import { box, entries, form, openComments, paste, ready, send, toast } from './support.ts';

test('[Q-R16] a refused comment is in the box after a reload, whatever was typed behind it', async () => {
  const first = await openComments();
  await ready();
  first.comments.refusals.push({});
  const letThrough = first.comments.hold();
  await paste('First.');
  await first.user.click(send());
  await paste('Second.');
  letThrough();
  await toast(/Something went wrong adding a comment/);
  await first.user.click(send());
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9102'));
  first.unmount();

  await openComments();
  await waitFor(async () => expect(await box()).toHaveValue('First.'));
});

test('[Q-R15] what is typed is kept in this tab, offered after a reload, discarded on request, and dropped once sent', async () => {
  const name = 'draft:comment:2:100201';
  sessionStorage.setItem(
    name,
    JSON.stringify({
      base: { CommentContent: '', picked: [] },
      typed: { CommentContent: '@Maria Santos look', picked: [8] },
    }),
  );
  const { user, comments } = await openComments();
  await ready();
  expect(await box()).toHaveValue('@Maria Santos look');
  expect(form().getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(comments.added).toEqual([{ CommentContent: '@Maria Santos look', taggedUsers: [8] }]));
  await waitFor(() => expect(sessionStorage.getItem(name)).toBeNull());

  await user.type(await box(), 'Another');
  const kept = () => JSON.parse(sessionStorage.getItem(name) ?? '{}').typed?.CommentContent;
  await waitFor(() => expect(kept()).toBe('Another'));
  await user.clear(await box());
  expect(sessionStorage.getItem(name)).toBeNull();
});

test('[S164] what is typed stays while the Rating tab is looked at', async () => {
  const { user } = await openComments();
  await user.type(await box(), 'Half a sent');
  expect(screen.getByRole('tab', { name: 'Comments' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Rating' }));
  await user.click(screen.getByRole('tab', { name: 'Comments Unsent' }));
  expect(await box()).toHaveValue('Half a sent');
  expect(form().queryByText(/It is back/)).toBeNull();
});

test('[Q-R16] half a comment asks nothing where it can be come back to: the tab then says that it waits; closing the browser tab asks', async () => {
  const { user, router, comments } = await openComments();
  await ready();
  expect(isAskedAtClose()).toBe(false);
  await user.type(await box(), 'Half a sent');
  expect(isAskedAtClose()).toBe(true);
  await act(() => router.navigate({ href: '/countries' }));
  expect(router.state.location.pathname).toBe('/countries');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate({ href: ADDRESS }));
  const tab = await screen.findByRole('tab', { name: 'Comments Unsent' });
  expect(isAskedAtClose()).toBe(true);
  await user.click(tab);
  expect(await box()).toHaveValue('Half a sent');
  expect(form().getByText('What you typed earlier was not saved. It is back.')).toBeVisible();

  const letThrough = comments.hold();
  await user.click(send());
  await user.click(screen.getByRole('tab', { name: 'Rating' }));
  expect(screen.getByRole('tab', { name: 'Comments' })).toBeVisible();
  letThrough();
  await waitFor(() => expect(isAskedAtClose()).toBe(false));
  expect(screen.getByRole('tab', { name: 'Comments' })).toBeVisible();
});

function isAskedAtClose() {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
