import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { api, openScreen } from '../../support/screen.tsx';
import { ADDRESS, drawNothing } from './support/comparison.ts';

beforeEach(drawNothing);

const refused = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
test.each([
  ['compare', 'Something went wrong fetching the compare indicators'],
  ['compare-filters', 'Something went wrong fetching the compare filters'],
])('[S253] a refused %s says so in place and is asked again on request', async (path, message) => {
  let isRefused = true;
  api.use(http.get(`*/api/v1/${path}`, () => (isRefused ? HttpResponse.json(refused, { status: 409 }) : undefined)));
  const { user } = await openScreen(ADDRESS);
  await screen.findByRole('button', { name: 'Export' });
  const main = screen.getByRole('main');
  const alert = await within(main).findByRole('alert');
  expect(alert).toHaveTextContent(message);
  isRefused = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(main).queryByRole('alert')).not.toBeInTheDocument());
});

test('[S253] a comparison that takes too much says in its place what to choose fewer of', async () => {
  const detail = 'The comparison takes too long. Select fewer countries or editions.';
  const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, code: 'invalid', detail };
  api.use(http.get('*/api/v1/compare', () => HttpResponse.json(problem, { status: 422 })));
  await openScreen(ADDRESS);
  const alert = await waitFor(() => within(screen.getByRole('main')).getByRole('alert'));
  expect(alert).toHaveTextContent(detail);
});

test('[S253] refused milestones say so where they are chosen', async () => {
  api.use(http.get('*/api/v1/compare-filters/:id/milestones', () => HttpResponse.json(refused, { status: 409 })));
  const { user } = await openScreen(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /^Milestones/ }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Something went wrong fetching the compare milestones',
  );
});
