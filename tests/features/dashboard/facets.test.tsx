import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getReadDashboardFacetsMockHandler,
  getReadDashboardFacetsResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

const openFilter = async (user: Awaited<ReturnType<typeof openScreen>>['user'], name: string) => {
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name }));
};

function serveFacets() {
  const calls: URLSearchParams[] = [];
  api.use(
    getReadDashboardFacetsMockHandler(({ request }) => {
      calls.push(new URL(request.url).searchParams);
      return getReadDashboardFacetsResponseMock();
    }),
  );
  return calls;
}

test('[B2] options say how many rows they would leave, counted with the filters in force, once a list is open', async () => {
  serveRows(() => rowsTo(3));
  const calls = serveFacets();
  const { user } = await openScreen('/dashboard?status=[1]&sort=-due&currentUser=false');
  await screen.findByRole('link', { name: 'Indicator 1' });
  expect(calls).toEqual([]);
  const countries = await openFilter(user, 'Country');
  expect(await countries.findByRole('option', { name: 'Kenya 6' })).toBeVisible();
  expect(Object.fromEntries(calls[0] ?? [])).toMatchObject({ workflows: '[1]', currentUser: 'false' });
  expect(calls[0]?.has('sort')).toBe(false);
});

test('[B2] an option that would leave nothing says 0 and can be chosen all the same', async () => {
  serveRows(() => rowsTo(3));
  serveFacets();
  const { user, router } = await openScreen('/dashboard');
  const countries = await openFilter(user, 'Country');
  expect(countries.getByText('0 selected: all')).toHaveRole('status');
  await user.click(await countries.findByRole('option', { name: 'Fiji 0' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ countries: [242] }));
});

test('[B2] counts that do not come say so below the options, which can be chosen without', async () => {
  serveRows(() => rowsTo(3));
  let isRefused = true;
  api.use(
    getReadDashboardFacetsMockHandler(() => {
      if (isRefused) throw Response.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 });
      return getReadDashboardFacetsResponseMock();
    }),
  );
  const { user } = await openScreen('/dashboard');
  const status = await openFilter(user, 'Status');
  expect(await status.findByText('Something went wrong counting the rows of the filter options')).toBeVisible();
  expect(status.getByRole('option', { name: 'Open' })).toBeVisible();
  isRefused = false;
  await user.click(status.getByRole('button', { name: 'Try again' }));
  expect(await status.findByRole('option', { name: 'Open 3' })).toBeVisible();
});

test('[B2] where a backend counts nothing the options stand without counts and without an error', async () => {
  serveRows(() => rowsTo(3));
  let asked = 0;
  api.use(
    getReadDashboardFacetsMockHandler(() => {
      asked += 1;
      throw Response.json({ title: 'Not Found', status: 404, code: 'not-found' }, { status: 404 });
    }),
  );
  const { user, router } = await openScreen('/dashboard');
  const status = await openFilter(user, 'Status');
  await waitFor(() => expect(asked).toBe(1));
  await user.click(await status.findByRole('option', { name: 'Open' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ status: [0] }));
  await waitFor(() => expect(asked).toBe(2));
  expect(status.getByRole('option', { name: 'Open' })).toBeVisible();
  expect(screen.queryByText(/^Something went wrong/)).toBeNull();
});

test('[B5] [B22] [B23] returned, overdue and the days in a status are one list; of the days one holds', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  serveFacets();
  const { user, router } = await openScreen('/dashboard');
  const list = await openFilter(user, 'Late or returned');
  expect(list.getByText('0 selected: all')).toHaveRole('status');
  await user.click(await list.findByRole('option', { name: 'Returned 1' }));
  await user.click(list.getByRole('option', { name: 'In its status for more than 7 days 5' }));
  await user.click(list.getByRole('option', { name: 'In its status for more than 14 days 5' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ returned: true, statusDays: 14 }));
  await waitFor(() => expect(calls.at(-1)?.get('statusDays')).toBe('14'));
  expect(calls.at(-1)?.get('returned')).toBe('true');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Remove In its status for more than 14 days' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('statusDays'));
});
