import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getRemoveEditionUserMutationOptions } from '#generated/hooks/editions/editions.ts';
import '#src/app/header/side-panel.tsx';
import '#src/components/toast-area.tsx';
import { callsOf } from '#src/lib/api/writes.ts';
import { notices } from '#src/lib/notices/notices.ts';
import '../support/library-gaps.ts';
import { openScreen } from '../support/screen.tsx';
import { done, problem, serveRemovals } from './support.ts';

type Client = Awaited<ReturnType<typeof openScreen>>['client'];
const remove = (client: Client, userId: number, record: string) =>
  callsOf(client).start(getRemoveEditionUserMutationOptions, { id: 4, userId }, { record });
const WORDS = 'Something went wrong removing the user from this report edition';
const isToast = (item: HTMLElement) => item.dataset.slot === 'toast';
const toasts = () =>
  waitFor(() => {
    const shown = screen.queryAllByRole('listitem', { name: '' }).filter(isToast);
    expect(shown).not.toEqual([]);
    return shown;
  });

test('[S40] [S100] [S132] two refused removals are two notices, each with its record, its five seconds and its own retry', async () => {
  const asked = serveRemovals(
    () => problem(409, 'Not now.'),
    () => problem(409, 'Not now.'),
    done,
  );
  const { client, user } = await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  await remove(client, 2, 'Rui Tanaka');
  const [first] = notices.all();
  await remove(client, 3, 'Elena Petrova');
  const shown = await toasts();
  expect(shown.map((item) => within(item).getByText(/^(Rui|Elena)/).firstChild?.textContent)).toEqual([
    'Rui Tanaka',
    'Elena Petrova',
  ]);
  // read out as one sentence
  expect(shown[0]).toHaveTextContent(`Error: Rui Tanaka: ${WORDS} Not now.`);
  expect(notices.all().map(({ at }) => at)).toContain(first?.at);
  await user.click(within(shown[1] as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toEqual(['2', '3', '3']));
  await waitFor(() => expect(notices.all().map(({ record }) => record)).toEqual(['Rui Tanaka']));
});

test('[S133] the list of problems names the record of each', async () => {
  serveRemovals(() => problem(409));
  const { client, user } = await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  await remove(client, 2, 'Rui Tanaka');
  await user.click(await screen.findByRole('button', { name: /^Notifications, 1 recent problem/ }));
  const list = within(await screen.findByRole('region', { name: 'Recent problems' }));
  expect(list.getByText('Rui Tanaka')).toBeVisible();
});

test('[S129] [S132] a retry that succeeds on the error page leads back, and the notice there says what was done', async () => {
  const log = vi.spyOn(notices, 'push');
  serveRemovals(() => problem(500), done);
  const { client, router, user } = await openScreen('/users');
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  void remove(client, 2, 'Rui Tanaka');
  await screen.findByRole('heading', { name: '500 Internal Server Error' });
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement);
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/users'));
  expect(await screen.findByRole('heading', { name: 'SYSTEM USERS' })).toBeVisible();
  expect(log).toHaveBeenLastCalledWith({
    tone: 'success',
    message: 'It is done now.',
    record: 'Rui Tanaka',
  });
});

test('[S129] a retry that succeeds elsewhere leads nowhere and says nothing more', async () => {
  serveRemovals(() => problem(409), done);
  const { client, router, user } = await openScreen('/users');
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  await remove(client, 2, 'Rui Tanaka');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(router.state.location.pathname).toBe('/users');
  expect(notices.all()).toEqual([]);
});
