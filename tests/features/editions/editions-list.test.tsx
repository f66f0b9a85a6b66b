import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { EditionStatus } from '#generated/enums.ts';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { EditionsList } from '#src/features/editions/list/editions-list.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen, showComponent } from '../../support/screen.tsx';

const table = () => screen.findByRole('table', { name: 'Editions List' });
const namesShown = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('[S46] without report-management the list is refused, and its page leads away', async () => {
  const { router } = await openScreen('/editions', { as: { Permissions: ['report-compare'] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(notices.all()[0]?.message).toBe(
    'You do not have the required permissions to access the Report Management Page',
  );
});

test('[S47] [S48] the list is titled, newest first, with its columns and dates', async () => {
  await openScreen('/editions');
  expect(await screen.findByRole('heading', { level: 1, name: 'EDITIONS' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'Editions List' })).toBeVisible();
  const list = await table();
  expect(
    within(list)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Edition Name', 'Status', 'Creation Date', 'Start Date', 'End Date', 'Inactive Date', 'Actions']);
  expect(within(list).getByRole('columnheader', { name: 'Creation Date' })).toHaveAttribute('aria-sort', 'descending');
  expect(await namesShown()).toEqual([2026, 2025, 2024, 2023].map((year) => `Road Safety Report ${year}`));
  const cells = within(within(list).getByRole('row', { name: /Report 2026/ })).getAllByRole('cell');
  expect(cells.slice(1, 6).map((cell) => cell.textContent)).toEqual([
    'Active',
    '01 Dec 2025',
    '01 Jan 2026',
    '31 Dec 2026',
    '–',
  ]);
  expect(screen.getByText('1–4 of 4 Editions')).toBeVisible();
  expect(screen.queryByText('No current active report edition')).not.toBeInTheDocument();
});

test('[S47] the order is kept in the address', async () => {
  const { user, router } = await openScreen('/editions');
  await user.click(within(await table()).getByRole('button', { name: 'Edition Name' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ sort: 'Name' }));
  expect((await namesShown())[0]).toBe('Road Safety Report 2023');
});

test('[S47] an order that the address names and no column has is the default one', async () => {
  await openScreen('/editions?sort=Weight&desc=false');
  expect(within(await table()).getByRole('columnheader', { name: 'Creation Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(await namesShown()).toEqual([2026, 2025, 2024, 2023].map((year) => `Road Safety Report ${year}`));
});

test('[S47] while the list is on its way it says so', async () => {
  api.use(http.get('*/api/v1/report-editions', () => delay('infinite')));
  await showComponent(<EditionsList />);
  expect(await screen.findByText('Fetching Editions...')).toHaveRole('status');
});

test('[S48] the name leads to the editor; [S49] every row leads to the structure of the active edition, an inactive one also to its view', async () => {
  const { user } = await openScreen('/editions');
  const list = await table();
  expect(within(list).getByRole('link', { name: 'Road Safety Report 2025' })).toHaveAttribute(
    'href',
    '/editions/3/edit',
  );
  await user.click(within(list).getByRole('button', { name: 'Actions for Road Safety Report 2025' }));
  expect(await screen.findByRole('menuitem', { name: /^Edit Edition Structure/ })).toHaveAttribute(
    'href',
    '/editions/4/edit',
  );
  expect(screen.getByRole('menuitem', { name: 'View edition' })).toHaveAttribute('href', '/editions/3');
  expect(screen.getByRole('menuitem', { name: 'Create/Duplicate Edition' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(list).getByRole('button', { name: 'Actions for Road Safety Report 2026' }));
  expect(screen.queryByRole('menuitem', { name: 'View edition' })).not.toBeInTheDocument();
});

test('[S49] [S107] with no active edition it says so, and there are no row actions, but a way to start one from nothing', async () => {
  const inactive = getListReportEditionsResponseMock().filter(({ Status }) => Status === EditionStatus.Inactive);
  const sent: unknown[] = [];
  api.use(
    getListReportEditionsMockHandler(inactive),
    http.post('*/api/v1/report-editions', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...inactive[0], Id: 5, Name: 'First', Status: 1 } as ReportEdition, { status: 201 });
    }),
  );
  const { user } = await openScreen('/editions');
  await table();
  expect(await screen.findByText('No current active report edition')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create/Duplicate Edition' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edition Details' });
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'First');
  await user.type(within(dialog).getByRole('textbox', { name: 'Start Date' }), '1/7/2027');
  await user.click(within(dialog).getByRole('button', { name: 'Create Report' }));
  await waitFor(() => expect(sent).toEqual([{ Id: null, Name: 'First', StartDate: '2027-07-01', EndDate: null }]));
});
