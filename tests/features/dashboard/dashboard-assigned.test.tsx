import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

test('[S139] [S140] who holds no assignment begins with everybody’s rows, and again at Clear Filters', async () => {
  const { asked } = serveRows((asked) => (asked.get('currentUser') === 'true' ? [] : rowsTo(3)));
  const { user, router } = await openScreen('/dashboard', { as: { HoldsAssignment: false } });
  expect(await screen.findByText('3 of 3')).toBeVisible();
  const toggle = screen.getByRole('switch', { name: 'Show assigned to me only' });
  expect(toggle).not.toBeChecked();
  await user.click(toggle);
  expect(await screen.findByText('No country indicator is assigned to you. A manager assigns them.')).toBeVisible();
  expect(toggle).toBeChecked();
  await user.type(screen.getByRole('searchbox'), 'lead{Enter}');
  expect(await screen.findByText('No country indicator assigned to you fits the filters.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('3 of 3')).toBeVisible();
  expect(toggle).not.toBeChecked();
  expect(asked('currentUser')).toEqual(['false', 'true', 'true']);
  await router.navigate({ to: '/dashboard', search: { currentUser: true } });
  expect(await screen.findByText('No country indicator is assigned to you. A manager assigns them.')).toBeVisible();
});

test('[S139] an assignment that is made meanwhile does not turn the toggle of who looks at everybody’s rows', async () => {
  serveRows(() => rowsTo(3));
  const { client, user } = await openScreen('/dashboard', { as: { HoldsAssignment: false } });
  await screen.findByText('3 of 3');
  client.setQueryData(
    getReadCurrentUserQueryKey(),
    (old: CurrentUser | undefined) => old && { ...old, HoldsAssignment: true },
  );
  await user.type(screen.getByRole('searchbox'), 'lead{Enter}');
  await screen.findByRole('button', { name: 'Clear Filters' });
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('[S139] [S140] who holds assignments begins with them, and again at Clear Filters', async () => {
  serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard?currentUser=false&status=%5B1%5D', {
    as: { HoldsAssignment: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/dashboard'));
  expect(screen.getByRole('switch')).toBeChecked();
});

test('[S142] where nothing is assigned, the way to all rows is offered', async () => {
  serveRows((asked) => (asked.get('currentUser') === 'true' ? [] : rowsTo(2)));
  const { user } = await openScreen('/dashboard');
  expect(await screen.findByText('No data to display')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('switch')).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Country indicators' })).toHaveFocus();
});

test('[S142] where all rows are none, nothing more is offered', async () => {
  serveRows(() => []);
  await openScreen('/dashboard?currentUser=false');
  expect(await screen.findByText('No data to display')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
});
