import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListUsersMockHandler, getListUsersResponseMock } from '#generated/mocks/users/users.msw.ts';
import type { User } from '#generated/model/index.ts';
import '#src/features/users/user-list.tsx';
import { expectConsole } from '../../support/console.ts';
import { api, openScreen } from '../../support/screen.tsx';

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
const open = async (name: string) => {
  const { user, ...rest } = await openScreen('/users');
  await screen.findByRole('table', { name: 'Users' });
  await user.click(screen.getByRole('button', { name }));
  return { user, ...rest };
};
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`), hidden: true });

test('[B80] a user is added, shows at once, and the invitation is there to be copied', async () => {
  const sent: unknown[] = [];
  const gate = Promise.withResolvers<void>();
  api.use(
    http.post('*/api/v1/users', async ({ request }) => {
      sent.push(await request.json());
      await gate.promise;
      const added = { ...(sent[0] as object), Id: 77, Status: 1, DateCreated: '2026-11-23T09:00:00Z' };
      return HttpResponse.json(
        { ...added, ReportEditionName: null, Issuer: null, LastSeenOn: null, Version: 1 },
        { status: 201 },
      );
    }),
  );
  const { user } = await open('Add user');
  const form = await dialog('Add user');
  await user.type(box('Full name'), 'Leila Haddad');
  await user.type(box('E-mail'), 'EXTERNAL@demo.test');
  expect(await within(form).findByText('Tomás Silva has this e-mail already.')).toBeVisible();
  await user.clear(box('E-mail'));
  await user.type(box('E-mail'), 'leila@demo.test{Enter}');
  await waitFor(() => expect(row('Leila Haddad')).toBeInTheDocument());
  gate.resolve();
  expect(await dialog('Leila Haddad has an account')).toHaveTextContent(/with the e-mail leila@demo\.test\./);
  expect(sent).toEqual([{ FullName: 'Leila Haddad', EmailAddress: 'leila@demo.test', Role: 1 }]);
});

test('[B80] what is missing or refused is said in its place, and nothing that was typed is lost', async () => {
  expectConsole(/409|changing the user/);
  api.use(
    http.put('*/api/v1/users/4', () => {
      const theirs = { Status: 0 as const, Version: 9 };
      api.use(
        getListUsersMockHandler(getListUsersResponseMock().map((one) => (one.Id === 4 ? { ...one, ...theirs } : one))),
      );
      return HttpResponse.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'stale', detail: 'x', ChangedByName: 'Ana Lima' },
        { status: 409 },
      );
    }),
  );
  const { user } = await open('Edit Tomás Silva');
  const form = await dialog('Edit Tomás Silva');
  await user.clear(box('Full name'));
  await user.type(box('Full name'), 'T{Enter}');
  expect(await within(form).findByText('Give a name of 3 to 120 characters')).toBeVisible();
  await user.type(box('Full name'), 'omás da Silva{Enter}');
  expect(await within(form).findByText(/^Ana Lima changed this account\./)).toBeVisible();
  expect(box('Full name')).toHaveValue('Tomás da Silva');
  expect(await within(form).findByRole('row', { name: /^Full name Tomás da Silva / })).toBeVisible();
  // the status is theirs alone
  expect(within(form).queryByRole('row', { name: /^Status/ })).toBeNull();
  expect(within(form).getByText('What only they changed is as they have it either way.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(await dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }));
  await user.click(within(form).getByRole('button', { name: 'Use theirs' }));
  expect(box('Full name')).toHaveValue('Tomás Silva');
  expect(within(form).getByRole('combobox', { name: 'Status' })).toHaveValue('0');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[B80] the last active Admin can only stay what he is', async () => {
  await open('Edit Amara Okafor');
  const form = await dialog('Edit Amara Okafor');
  expect(within(form).getByText('The last active Admin cannot become inactive or get another role.')).toBeVisible();
  for (const name of ['Role', 'Status'])
    expect(within(within(form).getByRole('combobox', { name })).getAllByRole('option')).toHaveLength(1);
});

test('[B80] a file of people is read line by line, and sent when nothing is wrong', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/v1/users/import', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ AddedCount: 1, Existing: ['spectator@demo.test'] });
    }),
  );
  const { user } = await open('Add several…');
  const form = await dialog('Add several users');
  await user.click(box('People'));
  await user.paste('Name;Role\nA;B');
  expect(await within(form).findByText(/: E-mail is missing/)).toBeVisible();
  await user.clear(box('People'));
  await user.paste('E-mail\tName\tRole\nama@demo.test\tAma\tBoss\n\nspectator@demo.test\tIngrid\tSpectator\n');
  const people = await within(form).findByRole('region', { name: 'People in the file' });
  expect(
    within(people)
      .getAllByRole('row')
      .map((one) => one.textContent),
  ).toEqual([
    'LinePersonWhat is done',
    '2Amaama@demo.testThe role is one of Admin, Researcher, External Researcher, Spectator.',
    '4Ingridspectator@demo.testHas an account: stays as it is',
  ]);
  // nobody is added of a line to mend, nor who has an account
  expect(within(form).getByRole('button', { name: 'Add users' })).toHaveAttribute('aria-disabled', 'true');
  await user.clear(box('People'));
  await user.paste('Name,E-mail,Role\nAma,ama@demo.test,Admin\n"Yaw,yaw@demo.test,Admin');
  expect(await within(form).findByText(/^A quotation mark \("\) is not closed here/)).toBeVisible();
  expect(within(form).getAllByRole('row')).toHaveLength(2);
  await user.clear(box('People'));
  await user.paste(
    'Name,E-mail,Role\n"Serwaa, Ama",ama@demo.test,external researcher\nIngrid,spectator@demo.test,Spectator',
  );
  await user.click(within(form).getByRole('button', { name: 'Add 1 user' }));
  const done = await dialog('1 user added');
  expect(done).toHaveTextContent('spectator@demo.test had an account already');
  expect(done).toHaveTextContent('Dear Serwaa, Ama, you have an account');
  expect(sent).toEqual([
    {
      Users: [
        { FullName: 'Serwaa, Ama', EmailAddress: 'ama@demo.test', Role: 2 },
        { FullName: 'Ingrid', EmailAddress: 'spectator@demo.test', Role: 3 },
      ],
    },
  ]);
});

const PROVIDER = 'https://id.example/realms/programme';
/** The users of the contract's example, some of them changed. */
const usersAre = (change: (user: User) => Partial<User>) =>
  api.use(
    http.get('*/api/v1/users', () =>
      HttpResponse.json(getListUsersResponseMock().map((user) => ({ ...user, ...change(user) }))),
    ),
  );
const facts = (form: HTMLElement) => within(form).getByRole('region', { name: 'Identity' });

test('[B80] who is bound, and when they last came, is told; one account is freed after a question', async () => {
  const freed: string[] = [];
  usersAre(({ FullName }) => ({
    Issuer: FullName === 'Tomás Silva' ? PROVIDER : null,
    LastSeenOn: FullName === 'Tomás Silva' ? '2026-11-23T09:00:00Z' : null,
  }));
  const gate = Promise.withResolvers<void>();
  api.use(
    http.post('*/api/v1/users/:userId/rebind', async ({ params }) => {
      freed.push(String(params.userId));
      await gate.promise;
      return HttpResponse.json({ ...getListUsersResponseMock()[0], Issuer: null });
    }),
  );
  const { user } = await open('Edit Tomás Silva');
  const form = await dialog('Edit Tomás Silva');
  expect(facts(form)).toHaveTextContent(PROVIDER);
  expect(facts(form)).toHaveTextContent(/Last seen.*23 Nov(ember)? 2026/);
  expect(within(form).queryByRole('button', { name: /^Free all/ })).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Free the account…' }));
  const asked = await dialog('Free this account?');
  expect(freed).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Free' }));
  await waitFor(() => expect(facts(form)).toHaveTextContent('No identity yet'));
  gate.resolve();
  await waitFor(() => expect(freed).toEqual(['4']));
});

test('[B80] all accounts of a provider that moved are freed but for one’s own', async () => {
  const freed: unknown[] = [];
  usersAre(() => ({ Issuer: PROVIDER }));
  api.use(
    http.post('*/api/v1/users/rebind', async ({ request }) => {
      freed.push(await request.json());
      return HttpResponse.json({ UnboundCount: 3 });
    }),
  );
  const { user } = await open('Edit Tomás Silva');
  const others = getListUsersResponseMock().length - 1;
  await user.click(await screen.findByRole('button', { name: `Free all ${others} of this provider…` }));
  const asked = await dialog('Free all accounts of this provider?');
  expect(asked).toHaveTextContent('Yours stays as it is.');
  await user.click(within(asked).getByRole('button', { name: 'Free' }));
  await waitFor(() => expect(freed).toEqual([{ Issuer: PROVIDER }]));
});

test('[B81] a role that the provider says is shown and cannot be changed', async () => {
  usersAre(() => ({ IsRoleFromProvider: true }));
  await open('Edit Tomás Silva');
  const form = await dialog('Edit Tomás Silva');
  expect(within(form).getByText('The identity provider says the role.')).toBeVisible();
  const role = within(form).getByRole('combobox', { name: 'Role' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['External Researcher']);
});
