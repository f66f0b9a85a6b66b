import { waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import {
  drawer,
  opener,
  openOperation,
  openPage,
  startAgain,
  stopTools,
  usersShown,
  watch,
} from '../support/drawer.tsx';
import '../support/library-gaps.ts';
import { api } from '../support/screen.tsx';

afterEach(stopTools);

test('of each operation stands what the mock keeps, called or not, and is found by it; of another target nothing', async () => {
  const reach = {
    updateUser: { shown: ['listUsers'], missing: [], ignored: [] },
    updateRating: { shown: ['readIndicatorRating'], missing: ['readProgramme', 'readQueue'], ignored: [] },
    importUsers: { shown: [], missing: ['listUsers'], ignored: [] },
    listUsers: { shown: ['createUser', 'updateUser'], missing: ['importUsers'], ignored: [] },
    readQueue: { shown: [], missing: ['updateRating'], ignored: ['sort (due, -due)'] },
    logIn: { shown: [], missing: [], ignored: [] },
  };
  const app = await openPage('/users');
  api.use(http.get('*/api/v1/mock-memory/operations', () => HttpResponse.json(reach)));
  const own = await openOperation(app, 'updateUser');
  const search = own.getByRole('searchbox', { name: 'Search operations' });
  expect(await own.findByText('Changes listUsers.')).toBeVisible();
  const said = async (id: string) => {
    await app.user.clear(search);
    await app.user.type(search, id);
    await app.user.click(own.getByRole('button', { name: new RegExp(`^${id}`) }));
    return own.getByRole('region', { name: 'Found' });
  };
  const rating = await said('updateRating');
  expect(rating).toHaveTextContent(/1 of 3 reads/);
  expect(rating).toHaveTextContent('Changes readIndicatorRating.');
  await app.user.click(within(rating).getByText('Not 2 others that a backend changes'));
  expect(within(rating).getByText('readProgramme, readQueue')).toBeVisible();
  expect(await said('importUsers')).toHaveTextContent('Changes nothing: its answer is an example.');
  const users = await said('listUsers');
  expect(users).toHaveTextContent(/2 of 3 writes/);
  expect(users).toHaveTextContent('Changed by createUser, updateUser.');
  expect(users).toHaveTextContent('Not by 1 other');
  const queue = await said('readQueue');
  expect(queue).toHaveTextContent('Nothing written changes it: its answer is an example.');
  expect(queue).toHaveTextContent('Query parameters that are not obeyed: sort (due, -due).');
  expect(await said('logIn')).toHaveTextContent('No write of the contract changes it.');

  await app.user.clear(search);
  await app.user.type(search, 'write example');
  expect(own.getAllByRole('button', { name: /^importUsers/ })).toHaveLength(1);
  expect(own.getByRole('region', { name: 'Found' })).toHaveTextContent(/^Found 1/);

  await app.user.click(own.getByRole('radio', { name: 'Reference backend' }));
  expect(await said('updateRating')).not.toHaveTextContent(/Change|of 3 reads/);
});

test('who is signed in stands in the drawer, and another account is chosen at the provider, for this page', async () => {
  const app = await openPage('/users?search=a');
  const signIn = vi.fn(() => Promise.reject(new Error('The sign-in page cannot be reached.')));
  startAgain({ ...app, session: { ...app.session, signIn } });
  await app.user.click(await opener());
  const own = await drawer();
  const person = own.getByRole('region', { name: 'Signed in' });
  expect(person).toHaveTextContent('Amara Okafor, Admin');
  expect(person).toHaveTextContent('admin@demo.test');
  await app.user.click(within(person).getByRole('button', { name: 'Use a different account' }));
  expect(signIn).toHaveBeenCalledWith('/users?search=a', 'select_account');
  expect(await within(person).findByRole('alert')).toHaveTextContent('The sign-in page cannot be reached.');
});

test('what was written is forgotten with a word of it, or with why it was not, and the screen asks again', async () => {
  const app = await openPage('/users');
  await usersShown();
  const seen = watch('/users');
  let answer = () => HttpResponse.error();
  api.use(http.post('*/api/v1/mock-memory/reset', () => answer()));
  await app.user.click(await opener());
  const own = await drawer();
  const forget = own.getByRole('button', { name: 'Forget what was written' });
  expect(own.getByText('It answers.')).toBeVisible();
  await app.user.click(forget);
  expect(await own.findByText('Nothing was forgotten.')).toBeVisible();
  expect(own.getByText('The dev server does not answer.')).toBeVisible();
  expect(own.queryByText('It answers.')).toBeNull();
  expect(seen).toEqual([]);

  answer = () => new HttpResponse(null, { status: 204 });
  await app.user.click(forget);
  expect(await own.findByText('Forgotten: the examples are back.')).toBeVisible();
  await waitFor(() => expect(seen).toHaveLength(1));
});
