import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListWorkloadMockHandler,
  getListWorkloadResponseMock,
  getReadProgrammeResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import { api, openScreen } from '../../../support/screen.tsx';

const manager = { Permissions: ['report-management' as const], Id: 1 };
const region = (name: string) => screen.findByRole('region', { name });

test('[B20] [B28] a manager sees totals, who is behind, people and what is stuck', async () => {
  const { user, router } = await openScreen('/programme', { as: manager });
  expect(within(await region('Totals')).getByRole('link', { name: /^9,126/ })).toBeVisible();
  const late = within(await screen.findByRole('list', { name: 'Who is behind' })).getAllByRole('listitem');
  expect(late[0]).toHaveTextContent('Tomás Silva');
  await user.click(within(late[0] as HTMLElement).getByRole('link'));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard',
      search: { nextUsers: [4], overdue: true, currentUser: false },
    }),
  );
});

test('[B28] whom the panel leaves out are counted below it, and one link leads to all, by the name that home has', async () => {
  const people = getListWorkloadResponseMock().slice(0, 1);
  const late = Array.from({ length: 9 }, (_, at) => people.map((one) => ({ ...one, UserId: at + 1 }))).flat();
  api.use(getListWorkloadMockHandler(late.map((one) => ({ ...one, QA: { ...one.QA, Overdue: one.UserId } }))));
  await openScreen('/programme', { as: manager });
  const list = await screen.findByRole('list', { name: 'Who is behind' });
  const panel = within(list.closest<HTMLElement>('[data-slot=panel]') as HTMLElement);
  expect(await panel.findByText('and 3 more')).toBeVisible();
  const toPeople = panel.getAllByRole('link').filter((link) => link.getAttribute('href')?.endsWith('#people'));
  expect(toPeople.map(({ textContent }) => textContent)).toEqual(['All people']);
});

test('[B20] every part of a bar leads to its rows, and the table says the same', async () => {
  const { user } = await openScreen('/programme', { as: manager });
  const bars = within(await screen.findByRole('list', { name: 'By region' }));
  const href = bars.getByRole('link', { name: /^Oceania, Open/ }).getAttribute('href') ?? '';
  const search = new URLSearchParams(href.split('?')[1]);
  expect(search.get('status')).toBe('[0]');
  expect(JSON.parse(search.get('countries') ?? '')).toHaveLength(14);
  const [, , button] = screen.getAllByRole('button', { name: 'Show as table' });
  await user.click(button as HTMLElement);
  const rows = within(screen.getByRole('table', { name: 'By region' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Africa/);
});

test('[B21] figures of people sort most first, and each leads to what is behind it', async () => {
  const { user } = await openScreen('/programme', { as: manager });
  const people = within(await screen.findByRole('table', { name: 'People' }));
  const sorted = (name: string) => people.getByRole('columnheader', { name }).getAttribute('aria-sort');
  for (const [name, first] of [
    ['QA waiting', 'descending'],
    ['Oldest waiting', 'ascending'],
    ['Person', 'ascending'],
  ] as const) {
    await user.click(people.getByRole('button', { name }));
    expect(sorted(name)).toBe(first);
    await user.click(people.getByRole('button', { name }));
    expect(sorted(name)).toBe(first === 'ascending' ? 'descending' : 'ascending');
  }
  const hrefOf = (name: RegExp) => people.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '';
  expect(hrefOf(/, Oldest waiting: /)).toMatch(/^\/dashboard\?.*sort=statusSince/);
  expect(hrefOf(/, Median days: /)).toMatch(/^\/dashboard\?.*qaUsers=/);
  expect(hrefOf(/, Last active: /)).toMatch(/^\/activity\?users=/);
});

test('[B24] a rule shows its oldest rows; below an unrated parent each leads to the parent', async () => {
  const { user } = await openScreen('/programme', { as: manager });
  const stuck = within(await region('Stuck'));
  const toggle = await stuck.findByRole('button', { name: 'Oldest 1: Below an unrated parent' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(stuck.getByRole('link', { name: 'Go to parent 1.1.1' })).toHaveAttribute(
    'href',
    '/countries/12/indicator/451',
  );
  const all = stuck.getByRole('link', { name: 'Show all in the list: Waiting for QA for more than 14 days' });
  const search = new URLSearchParams(all.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(search)).toMatchObject({ stuck: '1', statusDays: '14', currentUser: 'false' });
});

test('[B24] below an unrated parent the parents of all are assigned, and listed', async () => {
  const asked: string[] = [];
  api.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/dashboard/4')) asked.push(url.searchParams.get('stuck') ?? '');
  });
  const { user } = await openScreen('/programme', { as: manager });
  const stuck = within(await region('Stuck'));
  const list = await stuck.findByRole('link', {
    name: 'Show parents in the list: Unrated parent of work that was begun',
  });
  expect(list.getAttribute('href')).toContain('stuck=6');
  await user.click(stuck.getByRole('button', { name: /^Assign the parents\s*of all/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign selected' }));
  expect(dialog.getByRole('radio', { name: 'Research' })).toBeVisible();
  expect(asked).toContain('6');
  expect(asked).not.toContain('4');
});

test('[B24] [B26] what a rule’s action assigned, of one row or of all, is undone in its report', async () => {
  let id = 500;
  api.use(
    http.put('*/api/v1/dashboard/4/workflow-assignment', async ({ request }) => {
      id += 1;
      const data = (await request.json()) as object;
      return HttpResponse.json({
        ...data,
        AssignedUserName: 'Elena Petrova',
        AssignmentId: id,
        AssignedCount: 1,
        OverwrittenCount: 0,
      });
    }),
    http.post('*/api/v1/dashboard/4/workflow-assignment/:id/revert', ({ params }) =>
      HttpResponse.json({ AssignmentId: Number(params.id), RestoredCount: 1 }, { status: 201 }),
    ),
  );
  const { user } = await openScreen('/programme', { as: manager });
  const stuck = within(await region('Stuck'));
  const choose = async (button: RegExp) => {
    await user.click(await stuck.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign selected' }));
    const qa = dialog.getByRole('radio', { name: 'QA' });
    await user.click(qa);
    await user.click(await dialog.findByRole('radio', { name: /^Elena Petrova/ }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    const report = stuck.getByText(/assigned to Elena Petrova as QA user$/).closest('[data-slot=run-report]');
    return within(report as HTMLElement);
  };
  await user.click(await stuck.findByRole('button', { name: /^Oldest 1: Waiting without a QA user/ }));
  for (const button of [/^Assign\s*[A-Z].* \d\.\d\.\d$/, /^Assign a QA user\s*to all/]) {
    const report = await choose(button);
    await user.click(report.getByRole('button', { name: 'Undo' }));
    expect(await report.findByText(/^Undone: /)).toBeVisible();
    await user.click(report.getByRole('button', { name: 'Dismiss' }));
  }
});

test('[B20] a spectator gets the totals alone', async () => {
  await openScreen('/programme', { as: { Permissions: [], Id: 5 } });
  await region('Totals');
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Stuck' })).toBeNull();
});

test('[B20] a failed read says so in its place, and the rest stays', async () => {
  api.use(http.get('*/programme/:id', () => new HttpResponse(null, { status: 500 })));
  await openScreen('/programme', { as: manager });
  expect(await screen.findByText(/Something went wrong fetching the programme/)).toBeVisible();
  expect(await region('People')).toBeVisible();
});

test('[B20] without a day that was counted there is no chart, and the rest stays', async () => {
  api.use(http.get('*/programme/:id', () => HttpResponse.json({ ...getReadProgrammeResponseMock(), OverTime: [] })));
  await openScreen('/programme', { as: manager });
  expect(await screen.findByText('Nothing to draw yet')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'By region' })).toBeVisible();
});
