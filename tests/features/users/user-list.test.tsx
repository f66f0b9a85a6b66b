import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListUsersMockHandler } from '#generated/mocks/users/users.msw.ts';
import '#src/features/users/user-list.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';

/** The first page takes a while on a busy machine. */
const table = () => screen.findByRole('table', { name: 'Users' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
/** What a row tells; its name is its head, its history the last cell. */
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .slice(1, -1)
    .map((cell) => cell.textContent);
const mails = async () => (await rows()).map((row) => cells(row)[0]);
const box = () => screen.getByRole('searchbox', { name: 'Search users' });

test('[S20] [S197] the system users are listed by name with mail, role, status, day and edition', async () => {
  await openScreen('/users');
  expect(await screen.findByRole('heading', { level: 1, name: 'SYSTEM USERS' })).toBeVisible();
  const list = await table();
  expect(
    within(list)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'E-mail', 'Role', 'Status', 'Created', 'Report Edition', 'Actions']);
  expect(await rows()).toHaveLength(13);
  expect(cells(within(list).getByRole('row', { name: /^Tomás Silva/ }))).toEqual([
    'external@demo.test',
    'External Researcher',
    'Active',
    '04 Nov 2022',
    'Road Safety Report 2026',
  ]);
  expect(cells(within(list).getByRole('row', { name: /^Noor Haddad/ })).slice(2)).toEqual([
    'Inactive',
    '06 Nov 2022',
    'Road Safety Report 2025',
  ]);
});

test('[S197] two people of one name are told apart by their mail, at every width', async () => {
  await openScreen('/users', { width: 390 });
  const santos = within(await table()).getAllByRole('row', { name: /^Maria Santos/ });
  expect(santos.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Maria Santosmaria.santos@demo.testResearcher · Road Safety Report 2026',
    'Maria Santosm.santos@demo.testResearcher · Road Safety Report 2026',
  ]);
});

test.each([
  ['chen.wei', ['chen.wei@demo.test']],
  ['陈', ['chen.wei@demo.test']],
  ['ольга', ['olga.smirnova@demo.test']],
  ['tomas', ['external@demo.test']],
  ['maria santos', ['maria.santos@demo.test', 'm.santos@demo.test']],
  ['spectator', ['spectator@demo.test']],
  ['report 2025', ['kwame.mensah@demo.test', 'inactive@demo.test']],
])('[S197] a search for %s finds whoever it is, whatever the script, case and accents', async (typed, found) => {
  const { user, router } = await openScreen('/users');
  await table();
  await user.type(box(), `${typed}{Enter}`);
  await waitFor(async () => expect(await mails()).toEqual(found));
  expect(router.state.location.search).toEqual({ search: typed });
});

test('[S197] the columns sort, and the address keeps the order', async () => {
  const { user, router } = await openScreen('/users');
  await user.click(within(await table()).getByRole('button', { name: 'Created' }));
  await waitFor(async () => expect((await mails())[0]).toBe('admin@demo.test'));
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await waitFor(async () => expect((await mails())[0]).toBe('kwame.mensah@demo.test'));
  expect(router.state.location.search).toEqual({ sort: 'DateCreated', desc: true });
});

test('[S20] [S230] without user-management the page is refused', async () => {
  const { router } = await openScreen('/users', { as: { Permissions: ['report-management'] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(notices.all()[0]?.message).toBe('You do not have the required permissions to access the User Management Page');
});

test('[S197] nobody yet, and somebody in no edition, are told', async () => {
  api.use(getListUsersMockHandler([]));
  const { client } = await openScreen('/users');
  expect(await screen.findByText('No Users')).toBeVisible();
  api.use(
    getListUsersMockHandler([
      {
        Id: 1,
        FullName: 'Amara Okafor',
        EmailAddress: 'admin@demo.test',
        Role: 0,
        Status: 1,
        DateCreated: '2022-11-01T09:00:00Z',
        ReportEditionName: null,
      },
    ]),
  );
  await client.refetchQueries({ queryKey: ['listUsers'] });
  expect(cells((await rows())[0]).at(-1)).toBe('–');
});

test('[S197] while they are on their way it says so', async () => {
  api.use(http.get('*/api/v1/users', () => delay('infinite')));
  await openScreen('/users');
  expect(await screen.findByText('Fetching Users...')).toHaveRole('status');
});

test('[S197] a failed read is told where the table would be, and tried again there', async () => {
  api.use(
    http.get('*/api/v1/users', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = await openScreen('/users');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong fetching users');
  api.resetHandlers();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(13);
});
