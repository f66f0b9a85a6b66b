import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { Permission } from '#generated/enums.ts';
import { getListWorkloadQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { getListViewsQueryKey } from '#generated/hooks/views/views.ts';
import { prepareDashboard } from '#src/features/dashboard/dashboard.tsx';
import { partsAhead } from '#src/first-screen/lazy-part.tsx';

/** What is asked for until the first drawing of somebody's dashboard, beside its own list. */
async function askedFor(user: { HoldsAssignment: boolean; Permissions: string[] }) {
  const client = new QueryClient();
  client.setQueryData(getReadCurrentUserQueryKey(), user);
  const ask = vi.spyOn(client, 'prefetchQuery').mockResolvedValue();
  prepareDashboard(client, 4);
  await partsAhead;
  return ask.mock.calls.map(([{ queryKey }]) => queryKey);
}

test('[B1] who is behind is asked for before the home of who runs the programme is drawn', async () => {
  const manager = { HoldsAssignment: false, Permissions: Object.values(Permission) };
  expect(await askedFor(manager)).toEqual([getListWorkloadQueryKey({ editionId: 4 })]);
  expect(await askedFor({ ...manager, Permissions: [] })).toEqual([]);
  expect(await askedFor({ ...manager, HoldsAssignment: true })).toEqual([]);
});

test('[B11] so are the saved views, with their bar', async () => {
  const { DashboardViews } = await import('#src/app/dashboard-views.tsx');
  const client = new QueryClient();
  const ask = vi.spyOn(client, 'prefetchQuery').mockResolvedValue();
  await DashboardViews.asks(client);
  expect(ask.mock.calls.map(([{ queryKey }]) => queryKey)).toEqual([getListViewsQueryKey()]);
});
