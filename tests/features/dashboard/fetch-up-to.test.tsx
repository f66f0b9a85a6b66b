import type { InfiniteData } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DashboardIndicatorPage } from '#generated/model/index.ts';
import { dashboardQuery } from '#src/features/dashboard/dashboard-query.ts';
import { dashboardDefaults } from '#src/features/dashboard/dashboard-search.ts';
import { fetchToHeight } from '#src/features/dashboard/fetch-up-to.ts';
import { openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

const search = { ...dashboardDefaults, currentUser: false };

/** The calls that a list of so many rows takes to be read as far as a height, and the rows that it has then. */
async function readTo(height: number, total: number) {
  const { calls, asked } = serveRows(() => rowsTo(total));
  const { client } = await openScreen('/dashboard?currentUser=false');
  const { queryKey } = dashboardQuery(4, search);
  const known = () => client.getQueryData<InfiniteData<DashboardIndicatorPage>>(queryKey)?.pages ?? [];
  await waitFor(() => expect(known()).toHaveLength(1));
  const before = calls.length;
  await fetchToHeight(client, 4, search, height);
  return { asked: asked('offset').slice(before), rows: known().flatMap(({ Data }) => Data).length };
}

test('the rows as far as a height of the page come in the largest pages, at the same time', async () => {
  expect(await readTo(5000, 500)).toEqual({ asked: ['0'], rows: 200 });
});

test('rows that are there are not read again', async () => {
  expect(await readTo(300, 500)).toEqual({ asked: [], rows: 10 });
});

test('of a place further down than 2,000 rows those are read, and of a list that got shorter all', async () => {
  const { asked, rows } = await readTo(200_000, 300);
  expect(asked).toHaveLength(10);
  expect(rows).toBe(300);
});
