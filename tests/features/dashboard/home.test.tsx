import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadMyWorkMockHandler } from '#generated/mocks/dashboard/dashboard.msw.ts';
import type { MyWork } from '#generated/model/index.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

const programme: MyWork['Programme'] = {
  Total: 200,
  WorkflowStatuses: { Open: 80, ResearchInProgress: 40, QAInProgress: 30, QAComplete: 50 },
  StartDate: '2026-01-01',
  EndDate: '2026-12-31',
  ResearchDueDate: '2026-11-30',
  QADueDate: null,
};
const none = { Total: 0, ToRate: 0, InProgress: 0, Returned: 0, WaitingForQA: 0, Completed: 0, Overdue: 0 };
const nothing: MyWork = {
  Research: none,
  QA: { Total: 0, Waiting: 0, OldestSince: null, Completed: 0, Overdue: 0 },
  Next: null,
  Programme: programme,
};
const serve = (work: Partial<MyWork>) => api.use(getReadMyWorkMockHandler({ ...nothing, ...work }));
const home = () => screen.findByRole('region', { name: 'Home' }, { timeout: 10_000 });

test('[B1] a researcher sees what to do, and each figure sets the filters of the list', async () => {
  serve({
    Research: { ...none, Total: 41, ToRate: 21, InProgress: 9, Returned: 2, WaitingForQA: 5, Completed: 6, Overdue: 1 },
    Next: {
      CountryId: 4,
      CountryName: 'Afghanistan',
      IndicatorId: 453,
      SnapshotName: '1.1.3 Lead agency reports',
      WorkflowStatus: 1,
      IsReturned: false,
    },
  });
  const { user, router } = await openScreen('/dashboard', { as: { Permissions: [], Id: 2 } });
  const region = await home();
  expect(within(region).getByRole('link', { name: 'Continue: Afghanistan 1.1.3' })).toHaveAttribute(
    'href',
    '/countries/4/indicator/453?list=%7B%22nextUsers%22%3A%5B2%5D%7D',
  );
  const names = within(within(region).getByRole('list', { name: 'Research' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(names).toEqual(['21To rate', '9In progress', '2Returned to me', '5Waiting for QA', '1Overdue']);
  expect(within(region).queryByRole('list', { name: 'QA' })).toBeNull();
  await user.click(within(region).getByRole('link', { name: /Returned to me/ }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ nextUsers: [2], status: [1], returned: true }),
  );
  expect(await screen.findByText('Returned', { selector: 'li *' })).toBeVisible();
});

test('[B1] a reviewer sees what waits and since when', async () => {
  serve({ QA: { Total: 12, Waiting: 3, OldestSince: '2026-11-12T06:05:00Z', Completed: 4, Overdue: 0 } });
  await openScreen('/dashboard', { as: { Permissions: [], Id: 3 } });
  const list = within(await home()).getByRole('list', { name: 'QA' });
  expect(within(list).getByRole('link', { name: /3\s*Waiting for my QA\s*oldest since 12 Nov 2026/ })).toBeVisible();
});

test('[B1] who holds no work sees the programme, a figure a status, and the dates', async () => {
  serve({});
  await openScreen('/dashboard', { as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false } });
  const region = await home();
  expect(within(region).getByText('25%')).toBeVisible();
  expect(within(region).getByRole('img', { name: /^Programme: QA Completed 50/ })).toBeVisible();
  expect(within(region).getByRole('link', { name: /80\s*Open/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/status=%5B0%5D.*currentUser=false|currentUser=false.*status=%5B0%5D/),
  );
  const dates = within(within(region).getByRole('list', { name: 'Dates' })).getAllByRole('listitem');
  expect(dates.map((date) => date.textContent)).toEqual([
    expect.stringMatching(/^Research until 30 Nov 2026/),
    expect.stringMatching(/^Edition until 31 Dec 2026/),
  ]);
});

test('[B1] where a backend knows nobody’s work, the list stands alone and nothing is called an error', async () => {
  serveRows(() => rowsTo(3));
  let asked = 0;
  api.use(
    getReadMyWorkMockHandler(() => {
      asked += 1;
      throw Response.json({ title: 'Not Found', status: 404, code: 'not-found' }, { status: 404 });
    }),
  );
  await openScreen('/dashboard', { as: { Permissions: [], Id: 2 } });
  expect(await screen.findByRole('link', { name: 'Indicator 1' }, { timeout: 10_000 })).toBeVisible();
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(document.querySelector('[aria-hidden=true].min-h-31')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Home' })).toBeNull();
  expect(screen.queryByText('Something went wrong fetching your work')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[B1] an edition without country indicators says so', async () => {
  serve({ Programme: { ...programme, Total: 0 } });
  await openScreen('/dashboard', { as: { Permissions: [] } });
  expect(within(await home()).getByText('This edition has no country indicators yet.')).toBeVisible();
});

test('[B1] a failure is told in its place, and the list below is there', async () => {
  api.use(http.get('*/api/v1/my-work/:editionId', () => HttpResponse.json({ status: 500 }, { status: 500 })));
  await openScreen('/dashboard', { as: { Permissions: [] } });
  expect(await screen.findByText('Something went wrong fetching your work', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Country indicators' })).toBeVisible();
});
