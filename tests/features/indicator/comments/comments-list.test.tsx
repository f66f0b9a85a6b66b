import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListCommentsMockHandler, getListCommentsResponseMock } from '#generated/mocks/comments/comments.msw.ts';
import type { CommentPage } from '#generated/model/index.ts';
import { api } from '../../../support/screen.tsx';
import { ADDRESS, spectator } from '../support.ts';
import { box, discussion, entries, list, openComments } from './support.ts';

test('[S164] the Rating tab is open, and no comment is asked for until their tab is', async () => {
  const { comments, user } = await openComments({ open: false });
  expect(await screen.findByRole('tab', { name: 'Rating', selected: true })).toBeVisible();
  expect(comments.asked).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Comments' }));
  expect(await box()).toBeVisible();
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(comments.asked).toEqual(['0']);
});

test('[S171] while they are fetched the tab says so', async () => {
  let release = (_page: CommentPage) => {};
  const answer = new Promise<CommentPage>((done) => (release = done));
  const { user } = await openComments({ open: false });
  api.use(getListCommentsMockHandler(() => answer));
  await user.click(await screen.findByRole('tab', { name: 'Comments' }));
  expect(await screen.findByText('Loading Comments...')).toHaveRole('status');
  release({ Data: [], Count: 0 });
  expect(await screen.findByText('No comments for this Indicator.')).toBeVisible();
  expect(screen.queryByText('Loading Comments...')).toBeNull();
});

test('[S171] what cannot be fetched is told in the words of the call, with a retry', async () => {
  const { user } = await openComments({ open: false });
  api.use(
    http.get('*/ratings/:ratingId/comments', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  await user.click(await screen.findByRole('tab', { name: 'Comments' }));
  const alert = await screen.findByText(
    'Error loading Comments: Something went wrong fetching indicator rating comments',
  );
  api.use(getListCommentsMockHandler(getListCommentsResponseMock()));
  await user.click(within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(entries()).toHaveLength(3));
});

test('[S170] [S172] [S213] an entry tells author, time and text; mentions are marked, and a long text opens on request', async () => {
  const { user } = await openComments();
  await waitFor(() => expect(entries()).toHaveLength(3));
  await waitFor(() => expect(document.querySelectorAll('[data-mention]')).toHaveLength(3));
  const [first, second, third] = entries().map((one) => within(one));
  expect(first?.getByText('Elena Petrova')).toBeVisible();
  expect(first?.getByText(/2026/)).toHaveAttribute('datetime', '2026-11-18T08:20:00Z');
  expect(first?.queryByRole('button')).toBeNull();
  expect(third?.getByText('@Rui Tanaka')).toHaveAttribute('data-mention', 'Rui Tanaka');

  const more = second?.getByRole('button', { name: 'Show more' }) as HTMLElement;
  const text = document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(text.textContent).toHaveLength(201);
  expect(text.textContent).toMatch(/^@Elena Petrova @Tomás Silva the act .*…$/);
  await user.click(more);
  expect(text.textContent).toMatch(/Do you agree that the indicator stays met\?$/);
  expect(more).toHaveAccessibleName('Show less');
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

test('[S174] [S244] ten come at a time, the next when the end comes into view or on the button, and the count is told', async () => {
  const { comments, viewport, user } = await openComments({ comments: discussion(23) });
  expect(await screen.findByText('10 of 23')).toHaveRole('status');
  viewport.bringIntoView();
  expect(await screen.findByText('20 of 23')).toBeVisible();
  await user.click(list().getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('23 of 23')).toBeVisible();
  expect(comments.asked).toEqual(['0', '10', '20']);
  expect(entries().map((one) => one.querySelector('p + p')?.textContent)).toEqual(
    discussion(23).map(({ CommentContent }) => CommentContent),
  );
});

test('[S173] a commentId opens the tab and leads to its comment, pages further down too', async () => {
  const { comments } = await openComments({
    comments: discussion(40),
    address: `${ADDRESS}?commentId=15`,
    open: false,
  });
  expect(await screen.findByRole('tab', { name: 'Comments', selected: true })).toBeVisible();
  await waitFor(() => expect(document.querySelector('li[aria-current]')).toHaveTextContent('Remark 15'));
  expect(comments.asked).toEqual(['0', '10', '20']);
  expect(document.activeElement).toBe(document.querySelector('li[aria-current]'));
});

test('[S173] a comment that is nowhere is said to be gone once all are there', async () => {
  const { comments } = await openComments({
    comments: discussion(12),
    address: `${ADDRESS}?commentId=99`,
    open: false,
  });
  expect(await screen.findByText('Comment no longer exists')).toBeVisible();
  expect(comments.asked).toEqual(['0', '10']);
});

test('[S173] [S43] a link on the page itself works again: another comment, one that is newer than the list, the same one', async () => {
  const { comments, router, user } = await openComments({ comments: discussion(25), open: false });
  const follow = (commentId: number) =>
    act(() => router.navigate({ to: '.', search: { commentId } as never }) as Promise<void>);
  await screen.findByRole('tab', { name: 'Rating', selected: true });
  await follow(5);
  await waitFor(() => expect(document.querySelector('li[aria-current]')).toHaveTextContent(/Remark 5$/));
  comments.comments = [{ ...(discussion(1)[0] as never as object), Id: 26, CommentContent: 'News' } as never].concat(
    comments.comments as never,
  );
  await new Promise((later) => setTimeout(later, 5));
  await follow(26);
  await waitFor(() => expect(document.querySelector('li[aria-current]')).toHaveTextContent('News'));
  await user.click(screen.getByRole('tab', { name: 'Rating' }));
  expect(screen.getByRole('tab', { name: 'Rating', selected: true })).toBeVisible();
  await follow(26);
  expect(await screen.findByRole('tab', { name: 'Comments', selected: true })).toBeVisible();
});

test('[S173] a link that is followed while a further page comes leads to a comment that is newer than the list', async () => {
  let release = () => {};
  const further = new Promise<void>((done) => (release = done));
  const { comments, router, viewport } = await openComments({ comments: discussion(25) });
  expect(await screen.findByText('10 of 25')).toHaveRole('status');
  const [first, ...rest] = discussion(26);
  const now = [{ ...(first as (typeof rest)[0]), CommentContent: 'News' }, ...rest];
  api.use(
    getListCommentsMockHandler(async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      comments.asked.push(String(offset));
      if (offset > 0) await further;
      return { Data: now.slice(offset, offset + 10), Count: now.length };
    }),
  );
  viewport.bringIntoView();
  await waitFor(() => expect(comments.asked).toEqual(['0', '10']));
  await act(() => router.navigate({ to: '.', search: { commentId: 26 } as never }) as Promise<void>);
  release();
  await waitFor(() => expect(document.querySelector('li[aria-current]')).toHaveTextContent('News'));
  expect(screen.queryByText('Comment no longer exists')).toBeNull();
});

test('[S234] who may not comment reads on, and is told why', async () => {
  await openComments({ as: spectator });
  expect(await screen.findByText('You can read comments, but not write any.')).toBeVisible();
  await waitFor(() => expect(entries()).toHaveLength(3));
  expect(screen.queryByPlaceholderText('Add a comment')).toBeNull();
});

test('[S234] with the right for one’s own indicators alone, a stranger is told whose it is', async () => {
  const external = { Id: 4, FullName: 'Tomás Silva', Permissions: ['dataentry-indicator-edit-own' as const] };
  await openComments({ as: external });
  expect(await screen.findByText('Only the assigned researcher and QA user can comment here.')).toBeVisible();
});
