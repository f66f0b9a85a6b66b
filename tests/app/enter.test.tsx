import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { getListUsersQueryKey } from '#generated/hooks/users/users.ts';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler, getReadCurrentUserResponseMock } from '#generated/mocks/session/session.msw.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import '#src/features/editions/list/editions-list.tsx';
import '#src/features/users/user-list.tsx';
import { api, openScreen } from '../support/screen.tsx';

const REFUSED = 'You do not have the required permissions to access the User Management Page';

/**
 * A page of an administrator whose permissions change on the server afterwards; `age` makes the
 * known response old.
 */
async function openAsAdmin() {
  const app = await openScreen('/dashboard');
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  const asked = vi.fn();
  api.use(
    getReadCurrentUserMockHandler(() => {
      asked();
      return { ...getReadCurrentUserResponseMock(), Permissions: [] };
    }),
  );
  const age = (seconds: number) => {
    const key = getReadCurrentUserQueryKey();
    const user = app.client.getQueryData<CurrentUser>(key);
    app.client.setQueryData(key, user, { updatedAt: Date.now() - seconds * 1000 });
  };
  return { ...app, asked, age };
}

test('[S39] [S120] the guard asks before it decides where the known permissions are older than a minute', async () => {
  const { router, asked, age } = await openAsAdmin();
  age(61);
  await router.navigate({ to: '/users' });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/unauthorized');
  expect((await screen.findAllByText(REFUSED))[0]).toBeVisible();
});

test.each([
  ['/users', 'User Management'],
  ['/editions', 'Report Management'],
  ['/editions/4', 'Report Management'],
  ['/import', 'Import Data'],
  ['/export', 'Export Data'],
  ['/activity', 'Activity Log'],
])('[S39] [S134] %s turns away who may not enter, with words that stay after the redirect', async (address, label) => {
  const { router } = await openScreen(address, { as: { Permissions: ['view-library-indicator', 'report-compare'] } });
  const words = `You do not have the required permissions to access the ${label} Page`;
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(router.state.location.pathname).toBe('/unauthorized');
});

test('[S120] within the minute it does not ask, and a preloaded link never asks', async () => {
  const { router, asked, age } = await openAsAdmin();
  age(50);
  await router.navigate({ to: '/users' });
  expect(await screen.findByRole('heading', { name: 'SYSTEM USERS' })).toBeVisible();
  age(61);
  await router.preloadRoute({ to: '/editions' });
  expect(asked).not.toHaveBeenCalled();
});

test('[S120] where the answer does not come, the known permissions decide and the person goes on', async () => {
  const { router, age } = await openAsAdmin();
  api.use(http.get('*/api/v1/users/current-user', () => HttpResponse.json({ status: 502 }, { status: 502 })));
  age(61);
  await router.navigate({ to: '/users' });
  expect(await screen.findByRole('heading', { name: 'SYSTEM USERS' })).toBeVisible();
});

test('a pressed link is marked and painted before the page that it leads to is drawn, all of which is there', async () => {
  const { router } = await openAsAdmin();
  await router.preloadRoute({ to: '/users' });
  const frames = holdFrames();
  const visit = router.navigate({ to: '/users' });
  const bar = within(screen.getByRole('navigation', { name: 'Pages' }));
  await waitFor(() => expect(bar.getByRole('link', { name: 'USERS' })).toHaveAttribute('aria-current', 'page'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  const belowHeading = whatFirstStandsBelow('SYSTEM USERS');
  frames.paint();
  await visit;
  expect(await screen.findByRole('heading', { name: 'SYSTEM USERS' })).toBeVisible();
  expect(await belowHeading).toBe('<div aria-busy="true"></div>');
  expect(await screen.findByRole('table')).toBeVisible();
  const transfer = bar.getByRole('button', { name: 'IMPORT/EXPORT' });
  expect(transfer).not.toHaveAttribute('aria-current');
  await router.navigate({ to: '/import' });
  await waitFor(() => expect(transfer).toHaveAttribute('aria-current', 'true'));
});

test('[S129] a read of the page that is left, which fails before the next one is drawn, does not take its place', async () => {
  const held = Promise.withResolvers<void>();
  const asked = vi.fn();
  api.use(
    http.get('*/api/v1/users', async () => {
      asked();
      await held.promise;
      return HttpResponse.json({ type: 'about:blank', title: 'No', status: 500 }, { status: 500 });
    }),
  );
  const { router, client } = await openScreen('/users');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  await router.preloadRoute({ to: '/dashboard' });
  const frames = holdFrames();
  const visit = router.navigate({ to: '/dashboard' });
  held.resolve();
  await waitFor(() => expect(client.getQueryState(getListUsersQueryKey())?.status).toBe('error'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  frames.paint();
  await visit;
  expect(await screen.findByRole('heading', { name: 'DASHBOARD' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([router.state.location.pathname, router.state.status]).toEqual(['/dashboard', 'idle']);
});

/** The last thing of the page when its heading has come, before it is painted. */
const whatFirstStandsBelow = (heading: string) =>
  new Promise<string | undefined>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== heading) return;
      watcher.disconnect();
      resolve(document.querySelector('main')?.lastElementChild?.outerHTML);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

/** No frame comes until `paint`, nor does the wait for one end. */
function holdFrames() {
  const held: FrameRequestCallback[] = [];
  const usual = setTimeout;
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => held.push(draw));
  const timer = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms?: number, ...rest: []) =>
      ms === 250 ? 0 : usual(run, ms, ...rest)) as typeof setTimeout);
  return {
    paint: () => {
      frame.mockRestore();
      timer.mockRestore();
      for (const draw of held) draw(performance.now());
    },
  };
}

/** The list of editions comes when it is released. */
function holdEditions() {
  const held = Promise.withResolvers<void>();
  api.use(
    getListReportEditionsMockHandler(async () => {
      await held.promise;
      return getListReportEditionsResponseMock();
    }),
  );
  return held.resolve;
}

test("[S47] while the editions are fetched, the header stands and the table says 'Fetching Editions...'", async () => {
  const release = holdEditions();
  await openScreen('/editions');
  expect(await screen.findByRole('heading', { name: 'EDITIONS' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(await screen.findByText('Fetching Editions...')).toBeVisible();
  release();
  expect(await screen.findByRole('link', { name: 'Road Safety Report 2026' })).toBeVisible();
  expect(screen.queryByText('Fetching Editions...')).toBeNull();
});

test('a page that does not show the edition is there without the list of editions, and is not entered again when it comes', async () => {
  const release = holdEditions();
  const { router } = await openScreen('/users');
  expect(await screen.findByRole('row', { name: /^Amara Okafor/ })).toBeVisible();
  const entered = vi.spyOn(router, 'invalidate');
  release();
  await waitFor(() => expect(router.options.context.client.getQueryData(['listReportEditions'])).toBeDefined());
  expect(entered).not.toHaveBeenCalled();
  await router.navigate({ to: '/dashboard' });
  expect(await screen.findByText('Road Safety Report 2026')).toBeVisible();
});
