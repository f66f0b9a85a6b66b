import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getRemoveEditionUserMutationOptions } from '#generated/hooks/editions/editions.ts';
import { getDeleteMilestoneMutationOptions } from '#generated/hooks/structure/structure.ts';
import '#src/components/toast-area.tsx';
import { callsOf } from '#src/lib/api/writes.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../support/console.ts';
import '../support/library-gaps.ts';
import { api, openScreen } from '../support/screen.tsx';
import { problem, serveRemovals } from './support.ts';

/** One a test: a write that one test leaves unanswered is repeated in the next. */
let lastId = 100;

/** Opens the dashboard and deletes a milestone with Undo; `answers` are those of the deletions, by turns. */
async function deleteMilestone(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  const milestoneId = ++lastId;
  api.use(
    http.delete(`*/api/v1/report-editions/4/milestones/${milestoneId}`, ({ request }) => {
      asked.push(request.method);
      return answers[asked.length - 1]?.() ?? new HttpResponse(null, { status: 204 });
    }),
  );
  const tools = await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  const signOut = vi.spyOn(tools.session, 'signOut').mockImplementation(() => new Promise(() => undefined));
  const variables = { id: 4, milestoneId };
  act(() => callsOf(tools.client).hold(getDeleteMilestoneMutationOptions, variables, { record: '1 Name' }));
  await waitFor(() => expect(held()).toHaveLength(1));
  const logOut = async () => {
    await tools.user.click(screen.getByRole('button', { name: /^Hi / }));
    await tools.user.click(screen.getByRole('button', { name: 'Log Out' }));
  };
  return { ...tools, asked, signOut, logOut };
}
const said = () => notices.all().map(({ message }) => message);
const held = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:held:'));

test('[S56] [S36] a deletion that can still be undone is sent before signing out, which waits for it', async () => {
  let release = () => {};
  const gate = new Promise<void>((let_) => (release = let_));
  const { asked, signOut, logOut } = await deleteMilestone(() =>
    gate.then(() => new HttpResponse(null, { status: 204 })),
  );
  await logOut();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(signOut).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(held()).toEqual([]);
});

test('[S36] [S56] who logs out stays where a change was refused, is told so, and leaves without it at the second press', async () => {
  const { signOut, logOut, router } = await deleteMilestone(() => problem(409, 'It is used.'));
  await logOut();
  await waitFor(() =>
    expect(said()).toContainEqual(expect.stringMatching(/^You are not logged out, because a change/)),
  );
  expect(said()).toContain('Something went wrong deleting the milestone\nIt is used.');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(document.body.inert).toBe(false);
  expect(signOut).not.toHaveBeenCalled();
  await logOut();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test.each([
  { when: 'after Log Out, before its page, keeps', later: 0, isKept: true },
  { when: 'before Log Out does not keep', later: 60_000, isKept: false },
])('[S36] a change that was refused $when the person', async ({ later, isKept }) => {
  const { client, signOut, router } = await deleteMilestone(() => problem(409, 'It is used.'));
  const askedAt = Date.now() + later;
  callsOf(client).flush(true);
  await waitFor(() => expect(said()).toContain('Something went wrong deleting the milestone\nIt is used.'));
  void router.navigate({ to: '/unauthorized', replace: true, state: { signOut: askedAt, from: '/dashboard' } });
  if (!isKept) return waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(said()).toContainEqual(expect.stringMatching(/^You are not logged out, because a change/)),
  );
  expect(signOut).not.toHaveBeenCalled();
});

test('[S36] [S129] Log Out does not wait for a write that is answered 503: it says Still processing and stays', async () => {
  expectConsole(/503, processing likely continues/);
  const { signOut, logOut, router } = await deleteMilestone(() => problem(503));
  await logOut();
  const stays = /^Still processing\. You are not logged out/;
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(stays)));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(signOut).not.toHaveBeenCalled();
  await logOut();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('[S36] [S129] who insists on leaving one change is still told of another that is refused', async () => {
  expectConsole(/503, processing likely continues/);
  const { signOut, logOut, router, client } = await deleteMilestone(() => problem(503));
  await logOut();
  const stays = /^Still processing\. You are not logged out/;
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(stays)));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  serveRemovals(() => problem(409, 'Not now.'));
  act(() => callsOf(client).hold(getRemoveEditionUserMutationOptions, { id: 4, userId: 2 }, { record: 'Rui Tanaka' }));
  await logOut();
  const refused = /^You are not logged out, because a change could not be saved/;
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(refused)));
  expect(signOut).not.toHaveBeenCalled();
});

test('[S56] [S221] what can still be undone is sent when the page is left, and the browser does not ask about it', async () => {
  const { asked } = await deleteMilestone();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  const sent = vi.spyOn(globalThis, 'fetch');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(held()).toEqual([]));
  // the browser sends it to its end though the page is gone
  expect(sent.mock.calls.map(([, init]) => [init?.method, init?.keepalive])).toContainEqual(['DELETE', true]);
});

test('[S56] [Q-R16] a deletion that a crash has kept from being sent is told of at the next start in this tab', async () => {
  const { unmount } = await deleteMilestone();
  unmount();
  notices.clear();
  await openScreen('/dashboard');
  expect(await screen.findByText('‘1 Name’ was not deleted: the page ended before.')).toBeVisible();
  expect(held()).toEqual([]);
});

test('[S56] what was undone is no longer noted', async () => {
  const { user, asked } = await deleteMilestone();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(held()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([]);
});

/**
 * A page ends before the response to what it sent at its end; the tab starts again, after so many
 * minutes.
 */
async function endAndStart(minutes: number, ...answers: (() => Response | Promise<Response>)[]) {
  const never = () => new Promise<Response>(() => undefined);
  const first = await deleteMilestone(never, ...answers);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(first.asked).toHaveLength(1));
  expect(held()).toHaveLength(1);
  first.unmount();
  notices.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  return first;
}
afterEach(() => vi.useRealTimers());

test('[S56] a deletion that was sent as the page ended and refused is told by name at the next start', async () => {
  const { asked } = await endAndStart(0, () => problem(409, 'It is used.'));
  await waitFor(() =>
    expect(notices.all()).toContainEqual(
      expect.objectContaining({
        record: '1 Name',
        message:
          'Something went wrong deleting the milestone\nIt is used.\nThe page that you left showed it as deleted.',
      }),
    ),
  );
  expect([asked.length, held()]).toEqual([2, []]);
});

test('[S56] of a deletion that the server did take nothing is said at the next start', async () => {
  const { asked } = await endAndStart(0, () => new HttpResponse(null, { status: 204 }));
  // the note goes with the answer, which comes after the request
  await waitFor(() => expect([asked.length, held()]).toEqual([2, []]));
  expect(said()).toEqual([]);
});

test('[S56] what the page sent long ago is not sent again, since others may have gone on with it', async () => {
  const { asked } = await endAndStart(3);
  await waitFor(() =>
    expect(said()).toEqual(['Nobody knows whether ‘1 Name’ was deleted: the page ended before the answer.']),
  );
  expect([asked.length, held()]).toEqual([1, []]);
});

test('[S56] a connection that breaks as the page ends leaves the note, for nobody heard of it', async () => {
  await deleteMilestone(() => HttpResponse.error());
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/may be done already/)));
  expect(held()).toHaveLength(1);
});
