import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListEditionCountriesMockHandler,
  getListEditionGlobalCountriesMockHandler,
  getListEditionGlobalCountriesResponseMock,
  getListEditionGlobalUsersMockHandler,
  getListEditionGlobalUsersResponseMock,
  getListEditionUsersMockHandler,
  getListEditionUsersResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { Country, EditionUser } from '#generated/model/index.ts';
import { EditionCountries } from '#src/features/editions/members/edition-countries.tsx';
import { EditionCountryList } from '#src/features/editions/members/edition-country-list.tsx';
import { EditionUserList } from '#src/features/editions/members/edition-user-list.tsx';
import { EditionUsers } from '#src/features/editions/members/edition-users.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, showComponent } from '../../../support/screen.tsx';

const refusal = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };

/** Keeps the users as a server would; refuses as many writes as it is told to. */
function serveUsers({ refusals = 0 } = {}) {
  let current = getListEditionUsersResponseMock();
  let addable = getListEditionGlobalUsersResponseMock();
  const bodies: unknown[] = [];
  const answer = (done: () => Response) => (refusals-- > 0 ? HttpResponse.json(refusal, { status: 409 }) : done());
  api.use(
    getListEditionUsersMockHandler(() => current),
    getListEditionGlobalUsersMockHandler(() => addable),
    http.post('*/report-editions/4/users', async ({ request }) => {
      const body = (await request.json()) as { Id: number }[];
      bodies.push(body);
      return answer(() => {
        const added = addable.filter(({ Id }) => body.some((one) => one.Id === Id));
        current = [...current, ...added.map((one) => ({ ...one, DateAdded: '2026-11-19T04:05:00Z' }))];
        addable = addable.filter((one) => !added.includes(one));
        return HttpResponse.json(added, { status: 201 });
      });
    }),
    http.delete('*/report-editions/4/users/:userId', ({ params }) =>
      answer(() => {
        const gone = current.filter(({ Id }) => Id === Number(params.userId));
        current = current.filter((one) => !gone.includes(one));
        addable = [...addable, ...gone.map((one) => ({ ...one, DateAdded: null }) as EditionUser)];
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  return { bodies };
}

const table = (name: string) => screen.findByRole('table', { name });
const row = async (list: string, text: string | RegExp) =>
  within(await table(list))
    .queryAllByRole('row')
    .find((one) => within(one).queryByText(text));
const addable = (label: string) => screen.findByRole('group', { name: label });

test('[S66] the users of an edition show who they are, sorted by each column', async () => {
  const { user } = await showComponent(<EditionUserList editionId={4} />);
  const users = await table('Users');
  const heads = within(users)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(heads).toEqual(['Name', 'E-mail', 'Role', 'Status', 'Created', 'Added']);
  const external = await row('Users', 'Tomás Silva');
  expect(external).toHaveTextContent('external@demo.test');
  expect(external).toHaveTextContent('External Researcher');
  expect(external).toHaveTextContent('Active');
  expect(external).toHaveTextContent(/0[34] Nov 2022/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(within(users).getByRole('button', { name: 'E-mail' }));
  expect(within(users).getByRole('columnheader', { name: 'E-mail' })).toHaveAttribute('aria-sort', 'ascending');
  expect(within(users).getAllByRole('row')[1]).toHaveTextContent('admin@demo.test');
});

test('[S67] the countries of an edition show region and code, and can be searched by them', async () => {
  await showComponent(<EditionCountryList editionId={4} />);
  expect(await row('Countries', 'Kenya')).toHaveTextContent('KenyaAfricaKEN');
  const search = screen.getByRole('searchbox', { name: 'Search countries' });
  fireEvent.change(search, { target: { value: 'oceania' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(within(await table('Countries')).getAllByRole('row')).toHaveLength(2);
  fireEvent.change(search, { target: { value: 'atlantis' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(within(await table('Countries')).getAllByRole('row')).toHaveLength(7);
  expect(search).toHaveValue('');
});

test('[S66] [S68] [S102] users are added in bulk, but not none of them, and move at once', async () => {
  const { bodies } = serveUsers();
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await addable('Add users');
  const add = screen.getByRole('button', { name: 'Add users' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Select at least one user');
  await user.click(add);
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Kwame Mensah' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 user' }));
  expect(await row('Users', 'Kwame Mensah')).toHaveTextContent('kwame.mensah@demo.test');
  expect(screen.getByText('Every active user belongs to this edition', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add users' })).toHaveFocus();
  expect(bodies).toEqual([[{ Id: 13 }]]);
});

test('[S66] [S102] a removal says what stays, moves the user at once, and leaves the focus on the next row', async () => {
  serveUsers();
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await user.click(await screen.findByRole('button', { name: 'Remove Rui Tanaka (researcher@demo.test)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Rui Tanaka' });
  expect(dialog).toHaveTextContent('ratings, comments and assignments stay as they are');
  await waitFor(() => expect(dialog).toHaveTextContent(/country indicators? for research and .* for QA stay assigned/));
  await user.click(within(dialog).getByRole('button', { name: 'Remove user' }));
  expect(await screen.findByRole('checkbox', { name: 'Rui Tanaka' })).not.toBeChecked();
  expect(await row('Users', 'Rui Tanaka')).toBeUndefined();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove Tomás Silva (external@demo.test)' })).toHaveFocus(),
  );
});

test('[S66] a removal that is not wanted after all changes nothing and gives the focus back', async () => {
  serveUsers();
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  const remove = await screen.findByRole('button', { name: 'Remove Ana Lima (ana.lima@demo.test)' });
  await user.click(remove);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(remove).toHaveFocus());
  expect(await row('Users', 'Ana Lima')).toBeDefined();
});

test('[S66] when the last row goes, the focus goes to the search', async () => {
  const [only] = getListEditionUsersResponseMock();
  api.use(getListEditionUsersMockHandler(only ? [only] : []));
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await user.click(await screen.findByRole('button', { name: /^Remove Amara Okafor/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search users' })).toHaveFocus());
});

test("[S102] [S130] [S132] a refused addition alone is taken back, keeps its choice, and 'Try again' adds after all", async () => {
  serveUsers({ refusals: 1 });
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Kwame Mensah' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 user' }));
  await waitFor(() =>
    expect(notices.all()[0]?.message).toMatch(/^Something went wrong adding the users to this report edition/),
  );
  expect(notices.all()[0]?.action?.label).toBe('Try again');
  expect(await screen.findByRole('checkbox', { name: 'Kwame Mensah' })).toBeChecked();
  expect(await row('Users', 'Kwame Mensah')).toBeUndefined();
  act(() => notices.all()[0]?.action?.run());
  await waitFor(async () => expect(await row('Users', 'Kwame Mensah')).toBeDefined());
  expect(notices.all()).toEqual([]);
});

test("[S102] [S132] a refused removal is taken back in both lists, with 'Try again'", async () => {
  serveUsers({ refusals: 1 });
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await user.click(await screen.findByRole('button', { name: /^Remove Rui Tanaka/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  await waitFor(() => expect(notices.all()[0]?.action?.label).toBe('Try again'));
  expect(notices.all()[0]?.message).toMatch(/^Something went wrong removing the user from this report edition/);
  expect(await row('Users', 'Rui Tanaka')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Rui Tanaka' })).toBeNull();
});

test('[S66] [S100] [S132] refused removals of two users of one name are two notices, each named and with its own retry', async () => {
  const [first, ...others] = getListEditionUsersResponseMock();
  const namesake = { ...first, Id: 99, EmailAddress: 'namesake@demo.test' } as EditionUser;
  const deleted: string[] = [];
  let refusals = 2;
  api.use(
    getListEditionUsersMockHandler([first as EditionUser, namesake, ...others]),
    http.delete('*/report-editions/4/users/:userId', ({ params }) => {
      deleted.push(String(params.userId));
      return refusals-- > 0 ? HttpResponse.json(refusal, { status: 409 }) : new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  for (const email of ['admin@demo.test', 'namesake@demo.test']) {
    await user.click(await screen.findByRole('button', { name: `Remove Amara Okafor (${email})` }));
    await user.click(await screen.findByRole('button', { name: 'Remove user' }));
  }
  await waitFor(() =>
    expect(notices.all().map(({ record }) => record)).toEqual([
      'Amara Okafor (admin@demo.test)',
      'Amara Okafor (namesake@demo.test)',
    ]),
  );
  act(() => notices.all()[1]?.action?.run());
  await waitFor(() => expect(deleted).toEqual([`${first?.Id}`, '99', '99']));
  await waitFor(() => expect(notices.all().map(({ record }) => record)).toEqual(['Amara Okafor (admin@demo.test)']));
});

test('[S66] [S102] a choice stays until the server has taken it, and a refusal names those who were to be added', async () => {
  serveUsers({ refusals: 1 });
  api.use(
    getListEditionGlobalUsersMockHandler([
      ...getListEditionGlobalUsersResponseMock(),
      {
        ...getListEditionGlobalUsersResponseMock()[0],
        Id: 98,
        FullName: 'Zoe Young',
        EmailAddress: 'zoe@demo.test',
      } as EditionUser,
    ]),
  );
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Kwame Mensah' }));
  await user.click(screen.getByRole('checkbox', { name: 'Zoe Young' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 users' }));
  await waitFor(() => expect(notices.all()[0]?.record).toBe('Kwame Mensah (kwame.mensah@demo.test) and 1 more'));
  expect(await screen.findByRole('checkbox', { name: 'Zoe Young' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Kwame Mensah' })).toBeChecked();
});

test('[S67] [S68] [S102] countries are added in bulk and removed, with what leaves and comes back', async () => {
  let current: Country[] = [{ Id: 404, Name: 'Kenya', Region: 'Africa', ISOCode: 'KEN' }];
  let pool = getListEditionGlobalCountriesResponseMock();
  api.use(
    getListEditionCountriesMockHandler(() => current),
    getListEditionGlobalCountriesMockHandler(() => pool),
    http.post('*/report-editions/4/countries', async ({ request }) => {
      const ids = ((await request.json()) as Country[]).map(({ Id }) => Id);
      const added = pool.filter(({ Id }) => ids.includes(Id));
      current = [...current, ...added];
      pool = pool.filter(({ Id }) => !ids.includes(Id));
      return HttpResponse.json(added, { status: 201 });
    }),
    http.delete('*/report-editions/4/countries/404', () => {
      pool = [...pool, ...current.filter(({ Id }) => Id === 404)];
      current = current.filter(({ Id }) => Id !== 404);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await showComponent(<EditionCountries editionId={4} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 countries' }));
  expect(await row('Countries', 'Faroe Islands')).toBeDefined();
  expect(screen.getByText('1–4 of 4 Countries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Kenya' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Kenya' });
  expect(dialog).toHaveTextContent('come back if the country is added again');
  await waitFor(() => expect(dialog).toHaveTextContent(/\d+ country indicators leave with it/));
  await user.click(within(dialog).getByRole('button', { name: 'Remove country' }));
  const back = await screen.findByRole('checkbox', { name: 'Kenya' });
  expect(back).not.toBeChecked();
  expect(await row('Countries', 'Kenya')).toBeUndefined();
});

test('[S130] [S131] lists that cannot be fetched say so in the operations’ words and can be fetched again', async () => {
  let refusals = 2;
  const once = () => (refusals-- > 0 ? HttpResponse.json(refusal, { status: 409 }) : undefined);
  api.use(http.get('*/report-editions/4/users', once), http.get('*/report-editions/4/global-users', once));
  const { user } = await showComponent(<EditionUsers editionId={4} />);
  expect(await screen.findByText('Something went wrong fetching the users of this report edition')).toBeVisible();
  expect(await screen.findByText('Something went wrong fetching the users to add')).toBeVisible();
  for (const again of screen.getAllByRole('button', { name: 'Try again' })) await user.click(again);
  expect(await row('Users', 'Rui Tanaka')).toBeDefined();
  expect(await screen.findByRole('checkbox', { name: 'Kwame Mensah' })).toBeVisible();
});

test('[S66] [S67] nobody yet says so', async () => {
  api.use(getListEditionUsersMockHandler([]), getListEditionCountriesMockHandler([]));
  await showComponent(
    <>
      <EditionUserList editionId={4} />
      <EditionCountryList editionId={4} />
    </>,
  );
  expect(await screen.findByText('No Users')).toBeVisible();
  expect(await screen.findByText('No Countries')).toBeVisible();
});
