import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getReadDashboardFiltersMockHandler,
  getReadDashboardFiltersResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

const openFilter = async (user: Awaited<ReturnType<typeof openScreen>>['user'], name: RegExp) => {
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await user.click(filters.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('[S138, S202] each filter offers its options, a press counts at once and stands in the address', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  const status = await openFilter(user, /^Status/);
  await status.findByRole('option', { name: 'Open 3' });
  expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Open 3',
    'Research In Progress 3',
    'QA In Progress 2',
    'QA Completed 2',
  ]);
  await user.click(status.getByRole('option', { name: 'QA In Progress 2' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ status: [2] }));
  await waitFor(() => expect(calls.at(-1)?.get('workflows')).toBe('[2]'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^Status\s*1\s*selected/ })).toHaveFocus();
  expect(screen.getByText('Status: QA In Progress')).toBeVisible();
});

test('[S138, S202, S236] among users “Unassigned” is Id 0 in the address and null in the call', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  const users = await openFilter(user, /^QA user/);
  await user.type(await users.findByRole('combobox', { name: 'Search QA user' }), 'unas');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ qaUsers: [0] }));
  await waitFor(() => expect(calls.at(-1)?.get('qaUsers')).toBe('1: [null]'));
});

test('[S138] opened by keyboard before its options are there, a filter is ready for the arrows when they come', async () => {
  serveRows(() => rowsTo(3));
  const options = Promise.withResolvers<void>();
  api.use(
    getReadDashboardFiltersMockHandler(async () => {
      await options.promise;
      return getReadDashboardFiltersResponseMock();
    }),
  );
  const { user, router } = await openScreen('/dashboard');
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  filters.getByRole('button', { name: /^Status/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Status' })).toHaveFocus());
  options.resolve();
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ status: [1] }));
});

test('[S138] on a phone the filters wait behind a button', async () => {
  serveRows(() => rowsTo(3));
  const { user } = await openScreen('/dashboard', { width: 390 });
  const button = await screen.findByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Hide filters' })).toHaveAttribute('aria-expanded', 'true');
});

test('[S138] options that do not come say so and are fetched again on request', async () => {
  serveRows(() => rowsTo(3));
  let isRefused = true;
  api.use(
    getReadDashboardFiltersMockHandler(() => {
      if (isRefused) throw Response.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 });
      return getReadDashboardFiltersResponseMock();
    }),
  );
  const { user } = await openScreen('/dashboard');
  const countries = await openFilter(user, /^Country/);
  expect(await countries.findByText('Something went wrong fetching the dashboard filter options')).toBeVisible();
  isRefused = false;
  await user.click(countries.getByRole('button', { name: 'Try again' }));
  expect(await countries.findByRole('option', { name: /^Kenya/ })).toBeVisible();
});

test('[S137] a long list that is fetched anew takes calls of 200 rows', async () => {
  let rows = rowsTo(450);
  const { calls } = serveRows(() => rows);
  const { viewport, client } = await openScreen('/dashboard');
  for (let shown = 10; shown < 450; shown += 10) {
    await screen.findByText(`${shown} of 450`);
    viewport.bringIntoView();
  }
  await screen.findByText('450 of 450');
  const before = calls.length;
  rows = rows.map((row) => ({ ...row, IndicatorName: `${row.IndicatorName} renamed` }));
  await client.invalidateQueries({ queryKey: ['infinite', 'listDashboardIndicators'] });
  expect(calls.slice(before).map((call) => [call.get('offset'), call.get('pageSize')])).toEqual([
    ['0', '200'],
    ['200', '200'],
    ['400', '200'],
  ]);
  expect(await screen.findByText('Indicator 1 renamed')).toBeVisible();
  expect(screen.getByText('450 of 450')).toBeVisible();
});
