import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import '#src/components/toast-area.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../support/screen.tsx';

test.each([
  ['/404', '404 Page Not Found Error'],
  ['/500', '500 Internal Server Error'],
  ['/no/such/address', '404 Page Not Found Error'],
  ['/countries/404/no/such/address', '404 Page Not Found Error'],
])('[S31] [S32] %s keeps the header for somebody who is signed in', async (address, title) => {
  await openScreen(address);
  const header = await screen.findByRole('banner');
  expect(within(header).getByRole('link', { name: 'COUNTRIES' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('[S30] a page that the account may not enter keeps the header, and says why in the toast alone', async () => {
  await openScreen('/users', { as: { Permissions: [] } });
  expect(await screen.findByText(/lacks permission/)).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(await screen.findAllByText(/You do not have the required permissions/)).toHaveLength(1);
});

test('[S30] without a session, and where the person is not known, the page stands alone', async () => {
  const asked = vi.fn(() => HttpResponse.json({}, { status: 503 }));
  api.use(http.get('*/api/v1/users/current-user', asked));
  const { session, router } = await openScreen('/404');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found Error' })).toBeVisible();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('banner')).toBeNull();
  expect(notices.all()).toEqual([]);
  sessionStorage.setItem('session:ending', 'signed-out');
  vi.spyOn(session, 'token').mockReturnValue(undefined);
  await router.navigate({ to: '/unauthorized' });
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
});
