import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getRemoveEditionUserMutationOptions } from '#generated/hooks/editions/editions.ts';
import '#src/components/toast-area.tsx';
import { leaveForErrorPage } from '#src/app/error-pages/error-page-navigation.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import { api, openScreen } from '../support/screen.tsx';
import '../support/library-gaps.ts';
import { done, problem, serveRemovals } from './support.ts';

type Router = Awaited<ReturnType<typeof openScreen>>['router'];

/** Presses Back until nothing is left, five times at most, and says where each press led. */
async function back(router: Router) {
  const led: string[] = [];
  while (router.history.canGoBack() && led.length < 5) {
    router.history.back();
    await waitFor(() => expect(router.state.status).toBe('idle'));
    await new Promise((done) => setTimeout(done, 50));
    led.push(router.state.location.pathname);
  }
  return led;
}

test.each([
  [400, '404 Page Not Found Error'],
  [404, '404 Page Not Found Error'],
  [500, '500 Internal Server Error'],
])(
  '[S129] Back from a page that answers %i leads to the page before it, not to the same failure again',
  async (status, title) => {
    const requestId = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
    api.use(http.get('*/api/v1/users', () => problem(status, 'No.', requestId)));
    const { router } = await openScreen('/import');
    await screen.findByRole('heading', { name: 'IMPORT DATA' });
    await router.navigate({ to: '/users' });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryAllByText('Quote 0e0e4736 to support.')).toHaveLength(status === 500 ? 1 : 0);
    expect(await back(router)).toEqual(['/import']);
  },
);

test.each(['/countries/99999', '/editions/99999'])(
  '[S129] %s, which does not exist, offers the page before it, or the dashboard alone, and never itself again',
  async (address) => {
    api.use(
      http.get('*/api/v1/countries/99999/*', () => problem(404)),
      http.get('*/api/v1/report-editions/99999', () => problem(404)),
    );
    const { router, user, unmount } = await openScreen('/import');
    await screen.findByRole('heading', { name: 'IMPORT DATA' });
    await router.navigate({ href: address } as never);
    await screen.findByRole('heading', { name: '404 Page Not Found Error' });
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to where you were' }));
    expect(await screen.findByRole('heading', { name: 'IMPORT DATA' })).toBeVisible();
    unmount();
    await openScreen(address);
    await screen.findByRole('heading', { name: '404 Page Not Found Error' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard']);
  },
);

test('what the server does not offer is said on the page of what is not found, whatever fails later', async () => {
  api.use(http.get('*/api/v1/users', () => new HttpResponse('Not found', { status: 404 })));
  const { router } = await openScreen('/users');
  await screen.findByRole('heading', { name: '404 Page Not Found Error' });
  await leaveForErrorPage(router, '/404', { isBroken: true, isNotOffered: false });
  await screen.findByRole('heading', { name: '404 Page Not Found Error' });
  expect(screen.getByText('Not available here. This server does not offer it.')).toBeVisible();
});

test('[S129] back to a page that answers again, its error page is not met by Back', async () => {
  let isDown = true;
  api.use(http.get('*/api/v1/users', () => (isDown ? problem(500) : HttpResponse.json([]))));
  const { router, user } = await openScreen('/import');
  await screen.findByRole('heading', { name: 'IMPORT DATA' });
  await router.navigate({ to: '/users' });
  await screen.findByRole('heading', { name: '500 Internal Server Error' });
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  expect(await back(router)).toEqual(['/import']);
});

test('[S129] a page that answers 500 is asked for again by keyboard, as often as it fails, and shown with the focus on it', async () => {
  let asked = 0;
  api.use(http.get('*/api/v1/users', () => (++asked < 3 ? problem(500) : HttpResponse.json([]))));
  const { user } = await openScreen('/users');
  for (const times of [1, 2]) {
    const again = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(asked).toBe(times);
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    await user.tab();
    expect(again).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
  }
  expect(await screen.findByText('No Users')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ["the retry's success", 'button', 'Try again'],
  ["'Back to where you were'", 'link', 'Back to where you were'],
] as const)(
  '[S129] [S132] after a refused write %s leads to its page, and Back from there to the one before',
  async (_way, role, name) => {
    serveRemovals(() => problem(500), done);
    const { client, router, user } = await openScreen('/import');
    await screen.findByRole('heading', { name: 'IMPORT DATA' });
    await router.navigate({ to: '/users' });
    await screen.findByRole('heading', { name: 'SYSTEM USERS' });
    void callsOf(client).start(getRemoveEditionUserMutationOptions, { id: 4, userId: 2 }, { record: 'Rui Tanaka' });
    await screen.findByRole('heading', { name: '500 Internal Server Error' });
    const [way] = await screen.findAllByRole(role, { name });
    await user.click(way as HTMLElement);
    await screen.findByRole('heading', { name: 'SYSTEM USERS' });
    expect(await back(router)).toEqual(['/import']);
  },
);

test('[S129] the browser’s Back from the error page of a refused write leads to the page that it was sent from', async () => {
  serveRemovals(() => problem(500));
  const { client, router } = await openScreen('/users');
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  void callsOf(client).start(getRemoveEditionUserMutationOptions, { id: 4, userId: 2 }, { record: 'Rui Tanaka' });
  await screen.findByRole('heading', { name: '500 Internal Server Error' });
  expect(await back(router)).toEqual(['/users']);
});
