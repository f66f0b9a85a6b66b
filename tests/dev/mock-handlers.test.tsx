import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListUsersMockHandler, getListUsersResponseMock } from '#generated/mocks/users/users.msw.ts';
import '#src/features/users/user-list.tsx';
import { api, openScreen } from '../support/screen.tsx';

test('without a word every operation answers with its default example', async () => {
  await openScreen('/users');
  expect(await screen.findByRole('row', { name: /^Amara Okafor/ })).toBeVisible();
});

test('another answer holds for one test: its type is the contract’s', async () => {
  api.use(getListUsersMockHandler(getListUsersResponseMock().filter(({ FullName }) => FullName === 'Rui Tanaka')));
  await openScreen('/users');
  expect(await screen.findByRole('row', { name: /^Rui Tanaka/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Amara Okafor/ })).toBeNull();
});

test('an error is a handler of your own', async () => {
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' };
  api.use(http.get('*/api/v1/users', () => HttpResponse.json(problem, { status: 403 })));
  await openScreen('/users');
  expect(await screen.findByText('Something went wrong fetching users')).toBeVisible();
});
