import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../support/screen.tsx';
import { rowAt, rowsTo, serveRows } from './rows.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const head = (name: string) => screen.getByRole('columnheader', { name });

test('[B2] heads order the list by keyboard, a second press turns it, and the address keeps it', async () => {
  const { calls } = serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard');
  await screen.findByRole('link', { name: 'Indicator 1' });
  expect(head('Country')).toHaveAttribute('aria-sort', 'ascending');
  within(head('Since')).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ sort: 'statusSince' }));
  await waitFor(() => expect(calls.at(-1)?.get('sort')).toBe('statusSince'));
  await waitFor(() => expect(head('Since')).toHaveAttribute('aria-sort', 'ascending'));
  expect(head('Country')).not.toHaveAttribute('aria-sort');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(head('Since')).toHaveAttribute('aria-sort', 'descending'));
  await user.click(within(head('Country')).getByRole('button'));
  await waitFor(() => expect(router.state.resolvedLocation?.search).not.toHaveProperty('sort'));
});

test('[B2] on a phone a select orders the list, the filters in force are counted, and so are the rows', async () => {
  serveRows(() => rowsTo(3));
  const { user, router } = await openScreen('/dashboard?status=[1,2]&overdue=true', { width: 390 });
  expect(await screen.findByRole('button', { name: /^Filters\s*3\s*active/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Due first');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ sort: 'due' }));
  expect(screen.getByText('3 country indicators')).toBeVisible();
  expect(within(head('Country')).queryByRole('button')).toBeNull();
});

test('[B5] [B13] [B22] a row says whose move it is since when, that it came back, and that it is overdue', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const research = { WorkflowStatus: 1, StatusSince: '2026-11-10T09:00:00.000Z' } as const;
  serveRows(() => [
    { ...rowAt(0), ...research, ReturnedOn: '2026-11-10T09:00:00.000Z', ResearchDueDate: '2026-11-20' },
    { ...rowAt(1), WorkflowStatus: 2, StatusSince: '2026-11-22T09:00:00.000Z', QAUserId: null, QAUserName: null },
    { ...rowAt(2), WorkflowStatus: 3, ResearchDueDate: '2026-11-20', QADueDate: '2026-11-20' },
  ]);
  await openScreen('/dashboard');
  const rowOf = async (name: string) =>
    within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);
  const returned = await rowOf('Indicator 1');
  expect(returned.getByText('Returned')).toBeVisible();
  expect(returned.getByText('Overdue')).toBeVisible();
  expect(returned.getByText('Rui Tanaka, research · 12 days')).toBeInTheDocument();
  expect(returned.getByText('10 Nov 2026')).toBeInTheDocument();
  expect(returned.getByText('20 Nov 2026')).toBeInTheDocument();
  expect((await rowOf('Indicator 2')).getByText('nobody: no QA user · today')).toBeInTheDocument();
  const done = await rowOf('Indicator 3');
  expect(done.queryByText('Overdue')).toBeNull();
  expect(done.queryByText('Returned')).toBeNull();
});
