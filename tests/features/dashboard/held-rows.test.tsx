import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { openScreen } from '../../support/screen.tsx';
import { rowAt, rowsTo, serveRows } from './rows.ts';

const open = (row: DashboardIndicator): DashboardIndicator => ({
  ...row,
  CountryIndicatorRatingId: row.Id,
  WorkflowStatus: WorkflowStatus.Open,
  StatusSince: '2026-09-12T02:00:00Z',
  ReturnedOn: '2026-09-12T02:00:00Z',
});
const linkOf = (n: number) => screen.findByRole('link', { name: `Indicator ${n}` });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

/** The list of five, of which the third is opened, submitted, and then no longer listed. */
async function dealWithThird() {
  let rows = rowsTo(5).map(open);
  const served = serveRows(() => rows);
  const shown = await openScreen('/dashboard?status=%5B0%5D');
  await linkOf(3);
  const { CountryId: countryId, IndicatorId: indicatorId, Id } = open(rowAt(2));
  const place = { countryId, indicatorId, reportEditionId: 4 };
  const submitted = {
    ...getReadIndicatorRatingResponseMock(),
    Id,
    WorkflowStatus: WorkflowStatus.QAInProgress,
    StatusSince: '2026-11-27T02:00:00Z',
    Returned: null,
  };
  shown.client.setQueryData(getReadIndicatorRatingQueryKey(place), submitted);
  rows = rows.filter((row) => row.Id !== Id);
  await act(() => shown.client.invalidateQueries({ queryKey: ['infinite', 'listDashboardIndicators'] }));
  return { ...shown, ...served };
}

test('[B3] a row that was dealt with stays where it stood, as it is now, marked as done', async () => {
  await dealWithThird();
  const row = await waitFor(() => {
    const done = document.querySelector<HTMLElement>('tr[data-done]');
    if (!done) throw new Error('no row is marked');
    return done;
  });
  expect(names()).toEqual([1, 2, 3, 4, 5].map((n) => `Indicator ${n}`));
  expect(within(row).getByText('Indicator 3')).toBeVisible();
  // beside the country, whose long name would cut it off
  expect(within(row).getByText('done').previousElementSibling).toHaveClass('truncate');
  expect(row).toHaveTextContent('QA In Progress');
  expect(row).toHaveTextContent('27 Nov 2026');
  expect(row).not.toHaveTextContent('Returned');
  expect(screen.getByText('4 of 4')).toBeInTheDocument();
});

test('[B3] another filter begins without the rows that were dealt with, and so does the way back to the first', async () => {
  const { router } = await dealWithThird();
  await waitFor(() => expect(document.querySelector('tr[data-done]')).not.toBeNull());
  await act(() => router.navigate({ to: '/dashboard', search: { status: [0, 1] } }));
  await waitFor(() => expect(names()).toHaveLength(4));
  await act(() => router.navigate({ to: '/dashboard', search: { status: [0] } }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toMatchObject({ status: [0] }));
  expect(names()).toHaveLength(4);
});

test('[B3] a row that somebody else took away goes, as before', async () => {
  let rows = rowsTo(3).map(open);
  serveRows(() => rows);
  const { client } = await openScreen('/dashboard?status=%5B0%5D');
  await linkOf(2);
  rows = rows.filter(({ Id }) => Id !== 2);
  await act(() => client.invalidateQueries({ queryKey: ['infinite', 'listDashboardIndicators'] }));
  await waitFor(() => expect(names()).toEqual(['Indicator 1', 'Indicator 3']));
});

test('[B3] the row that one comes back to has the focus, also far down a list that was not fetched so far', async () => {
  serveRows(() => rowsTo(300).map(open));
  const { router } = await openScreen('/countries');
  const { CountryId: countryId, IndicatorId: indicatorId } = rowAt(249);
  const returnTo = { countryId, indicatorId, place: 250 };
  await act(() =>
    router.navigate({ to: '/dashboard', search: { currentUser: false }, state: { returnTo }, resetScroll: false }),
  );
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Indicator 250'));
});
