import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import '#src/components/toast-area.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../support/console.ts';
import { api, openScreen } from '../support/screen.tsx';

const missing = ['404 Page Not Found Error', 'The requested resource was not found.'] as const;
test.each([
  ['/404', ...missing],
  ['/500', '500 Internal Server Error', 'An internal server error occurred.'],
  ['/no/such/address', ...missing],
  ['/countries/404/no/such/address', ...missing],
  ['/users/nobody', ...missing],
])(
  '[S31] [S32] [S200] %s keeps the header for somebody who is signed in, and leads to the dashboard',
  async (address, title, text) => {
    await openScreen(address);
    const header = await screen.findByRole('banner');
    expect(within(header).getByRole('link', { name: 'COUNTRIES' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getByRole('main')).toHaveFocus();
    const isMistyped = address !== '/404' && address !== '/500';
    expect(screen.queryByText(/^Nothing is at/)?.textContent).toBe(isMistyped ? `Nothing is at ${address}` : undefined);
  },
);

test('[S30] a page that the account may not enter keeps the header, and says why in the toast alone', async () => {
  await openScreen('/users', { as: { Permissions: [] } });
  expect(await screen.findByText(/lacks permission/)).toBeVisible();
  expect(screen.getByText(/^Signed in as/)).toHaveTextContent(
    /^Signed in as Amara Okafor, admin@demo.test\s*Page asked for: User Management$/,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(await screen.findAllByText(/You do not have the required permissions/)).toHaveLength(1);
});

test('[S30] without a session, and where the person is not known, the page stands alone', async () => {
  const asked = vi.fn(() => HttpResponse.json({}, { status: 503 }));
  api.use(http.get('*/api/v1/users/current-user', asked));
  const { session, router } = await openScreen('/404');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found Error' })).toBeVisible();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 50_000);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(notices.all()).toEqual([]);
  sessionStorage.setItem('session:ending', 'signed-out');
  vi.spyOn(session, 'token').mockReturnValue(undefined);
  await router.navigate({ to: '/unauthorized' });
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByText(/^Signed in as/)).toBeNull();
  expect(screen.getByText('Road Safety Index')).toBeInTheDocument();
});

test('[S24] what everything stands on could not be fetched: the page says so, and is tried again by a press', async () => {
  expectConsole(/latest report editions|Error in route match/);
  let status = 403;
  api.use(http.get('*/api/v1/report-editions', () => HttpResponse.json(status === 200 ? [] : {}, { status })));
  const { user } = await openScreen('/countries');
  expect(await screen.findByRole('heading', { name: 'Oops. An error has occurred.', level: 1 })).toBeVisible();
  expect(screen.getByText('Something went wrong fetching the latest report editions')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Oops. An error has occurred.');
  status = 200;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('banner')).toBeVisible();
});
