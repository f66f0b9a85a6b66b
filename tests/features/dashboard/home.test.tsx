import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { EditionStatus } from '#generated/enums.ts';
import { getListWorkloadQueryOptions, getReadMyWorkQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { getListReportEditionsQueryKey } from '#generated/hooks/editions/editions.ts';
import { getListWorkloadMockHandler, getReadMyWorkMockHandler } from '#generated/mocks/dashboard/dashboard.msw.ts';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { MyWork, Workload } from '#generated/model/index.ts';
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
const home = () => screen.findByRole('region', { name: 'Home' });
const setDay = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T04:00:00Z`), toFake: ['Date'] });
afterEach(() => void vi.useRealTimers());

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

test('[B1] how far a person is and until when is drawn above their figures', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const serveDue = (ResearchDueDate: string | null, EndDate: string) =>
    serve({
      Research: { ...none, Total: 40, ToRate: 10, InProgress: 12, WaitingForQA: 8, Completed: 10 },
      Programme: { ...programme, ResearchDueDate, EndDate },
    });
  serveDue(inDays(7), inDays(40));
  await openScreen('/dashboard', { as: { Permissions: [], Id: 2 } });
  const region = await home();
  expect(within(region).getByRole('img', { name: /^Research: QA Completed 10, QA In Progress 8/ })).toBeVisible();
  expect(region).toHaveTextContent(/Research25% QA completed7 days left until \d\d \w+ \d{4}/);

  cleanup();
  serveDue(inDays(-1), inDays(40));
  await openScreen('/dashboard', { as: { Permissions: [], Id: 2 } });
  expect(await home()).toHaveTextContent(/over since \d\d \w+ \d{4}/);

  cleanup();
  serveDue(null, inDays(0));
  await openScreen('/dashboard', { as: { Permissions: [], Id: 2 } });
  expect(await home()).toHaveTextContent(/QA completeddue today \d\d \w+ \d{4}/);
});

test('[B1] a reviewer sees what waits and since when', async () => {
  serve({ QA: { Total: 12, Waiting: 3, OldestSince: '2026-11-12T06:05:00Z', Completed: 4, Overdue: 0 } });
  await openScreen('/dashboard', { as: { Permissions: [], Id: 3 } });
  const list = within(await home()).getByRole('list', { name: 'QA' });
  expect(within(list).getByRole('link', { name: /3\s*Waiting for my QA\s*oldest since 12 Nov 2026/ })).toBeVisible();
});

test('[B1] who holds no work sees the programme, a figure a status, and the dates', async () => {
  setDay('2026-11-20');
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
  // what ends next stands once, above
  expect(region).toHaveTextContent(/10 days left Research until 30 Nov 2026/);
  expect(dates.map((date) => date.textContent)).toEqual([expect.stringMatching(/^Edition until 31 Dec 2026/)]);

  cleanup();
  serve({ Programme: { ...programme, ResearchDueDate: null, QADueDate: null } });
  await openScreen('/dashboard', { as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false } });
  expect(await home()).toHaveTextContent(/left Edition until 31 Dec 2026/);
  expect(screen.queryByRole('list', { name: 'Dates' })).toBeNull();

  cleanup();
  setDay('2026-11-30');
  serve({});
  await openScreen('/dashboard', { as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false } });
  expect(await home()).toHaveTextContent(/due today Research until 30 Nov 2026/);
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
  expect(await screen.findByRole('link', { name: 'Indicator 1' })).toBeVisible();
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(document.querySelector('[aria-hidden=true].min-h-40')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Home' })).toBeNull();
  expect(screen.queryByText('Something went wrong fetching your work')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const person = (UserId: number, FullName: string, Overdue: number): Workload => ({
  UserId,
  FullName,
  EmailAddress: `${UserId}@demo.test`,
  IsActive: true,
  IsMember: true,
  Research: {
    Assigned: 9,
    Open: 4,
    InProgress: 5,
    Submitted: 0,
    Completed: 0,
    Returned: 0,
    ReturnedShare: 0,
    Overdue,
  },
  QA: { Assigned: 0, Waiting: 0, Completed: 0, OldestSince: null, MedianDays: null, Overdue: 0 },
  LastActiveOn: null,
});

test('[B1] who runs the programme sees whose work is overdue, the most first, and goes to it', async () => {
  serve({});
  api.use(
    getListWorkloadMockHandler([
      person(1, 'Ana Lima', 0),
      person(2, 'Rui Tanaka', 3),
      person(3, 'Maria Santos', 1),
      person(4, 'Maria Santos', 5),
    ]),
  );
  await openScreen('/dashboard', { as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false } });
  const late = await within(await home()).findByRole('list', { name: 'Who is behind' });
  const links = await within(late).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.slice(2))).toEqual([
    'Maria Santos (4@demo.test) 5 overdue',
    'Rui Tanaka 3 overdue',
    'Maria Santos (3@demo.test) 1 overdue',
  ]);
  expect([...late.querySelectorAll('[data-slot=initials]')].map(({ textContent }) => textContent)).toEqual([
    'MS',
    'RT',
    'MS',
  ]);
  expect(links[1]).toHaveAttribute('href', expect.stringMatching(/nextUsers=%5B2%5D.*overdue=true/));
});

test.each([
  [1440, 4],
  [390, 2],
])(
  '[B1] [B45] of nine who are behind a window of %i px shows %i and leads to all, whom the programme lists',
  async (width, shown) => {
    serve({});
    const late = Array.from({ length: 9 }, (_, at) => person(at + 1, `Person ${at}`, at + 1));
    api.use(getListWorkloadMockHandler(late));
    await openScreen('/dashboard', {
      as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false },
      width,
    });
    const list = within(await home());
    const all = await list.findByRole('link', { name: 'All people' });
    expect(all).toHaveAttribute('href', '/programme#people');
    expect(all.previousElementSibling).toHaveTextContent('9');
    expect(within(list.getByRole('list', { name: 'Who is behind' })).getAllByRole('listitem')).toHaveLength(shown);
    expect(list.getByRole('heading', { name: 'Who is behind' })).toBeVisible();
  },
);

test('[B21] a hand-over that is open at home stays while its edition is closed and goes with it, also where the next one is known already', async () => {
  serve({});
  api.use(getListWorkloadMockHandler([person(4, 'Tomás Silva', 5)]));
  const { user, client } = await openScreen('/dashboard', {
    as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false },
  });
  const late = await within(await home()).findByRole('list', { name: 'Who is behind' });
  await user.click(await within(late).findByRole('button', { name: /^Hand over…/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand over the work of Tomás Silva' });
  await client.prefetchQuery(getReadMyWorkQueryOptions({ editionId: 3 }));
  await client.prefetchQuery(getListWorkloadQueryOptions({ editionId: 3 }));
  const editions = getListReportEditionsResponseMock();
  api.use(
    getListReportEditionsMockHandler(
      editions.map((one) => ({ ...one, Status: one.Id === 3 ? EditionStatus.Active : EditionStatus.Inactive })),
    ),
  );
  await client.refetchQueries({ queryKey: getListReportEditionsQueryKey() });
  expect(await screen.findByText(/^This edition was closed, and nothing can be saved in it any more\./)).toBeVisible();
  expect(dialog).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Road Safety Report 2025', { selector: 'h1 ~ *' })).toBeVisible();
});

test('[B1] [B21] who is behind is handed over at home, which tells it', async () => {
  serve({});
  api.use(
    http.put('*/api/v1/programme/4/assignment-plan', () =>
      HttpResponse.json({ ReportEditionId: 4, AssignmentId: 88_314, PairCount: 7 }),
    ),
  );
  const { user } = await openScreen('/dashboard', {
    as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false },
  });
  const late = await within(await home()).findByRole('list', { name: 'Who is behind' });
  await user.click(await within(late).findByRole('button', { name: /^Hand over…\s*Tomás Silva$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the work of Tomás Silva' }));
  await user.click(await dialog.findByRole('button', { name: /^Research to/ }));
  await user.click(await screen.findByRole('option', { name: /^Rui Tanaka/ }));
  await user.keyboard('{Escape}');
  const send = dialog.getByRole('button', { name: /^Hand over/ });
  await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
  await user.click(send);
  const told = await within(await home()).findByText(/^7 country indicators of Tomás Silva handed over to Rui Tanaka$/);
  expect(told).toBeVisible();
  expect(within(await home()).getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('[B1] where nobody is behind, that is said; who does not run the programme is not asked about people', async () => {
  serve({});
  api.use(getListWorkloadMockHandler([]));
  await openScreen('/dashboard', { as: { Permissions: ['report-management'], Id: 1, HoldsAssignment: false } });
  expect(await within(await home()).findByText('Nobody is behind: no work is past its due date.')).toBeVisible();

  cleanup();
  await openScreen('/dashboard', { as: { Permissions: [], Id: 5, HoldsAssignment: false } });
  expect(await within(await home()).findByRole('link', { name: 'See how far it is' })).toBeVisible();
  expect(screen.queryByText('Who is behind')).toBeNull();
});

test.each([
  { may: ['report-management' as const], step: 'Go to editions', to: '/editions' },
  { may: ['dataentry-indicator-edit-own' as const], step: 'Choose how you are told', to: '/preferences' },
  { may: ['report-compare' as const], step: 'nothing to who only looks', to: undefined },
])(
  '[S28] [B1] without an edition the first screen says why it is empty, and offers $step',
  async ({ may, step, to }) => {
    api.use(getListReportEditionsMockHandler([]));
    await openScreen('/dashboard', { as: { Permissions: may } });
    expect(await screen.findByText(/^No edition is active\. /)).toBeVisible();
    const main = within(screen.getByRole('main'));
    if (to) expect(main.getByRole('link', { name: step })).toHaveAttribute('href', to);
    else expect(main.queryByRole('link')).toBeNull();
  },
);

test('[B1] an edition without country indicators says so', async () => {
  serve({ Programme: { ...programme, Total: 0 } });
  await openScreen('/dashboard', { as: { Permissions: [] } });
  expect(await within(await home()).findByText('This edition has no country indicators yet.')).toBeVisible();
});

test('[B1] a failure is told in its place, and the list below is there', async () => {
  api.use(http.get('*/api/v1/my-work/:editionId', () => HttpResponse.json({ status: 500 }, { status: 500 })));
  await openScreen('/dashboard', { as: { Permissions: [] } });
  expect(await screen.findByText('Something went wrong fetching your work')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Country indicators' })).toBeVisible();
});
