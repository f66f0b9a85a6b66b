import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { ActivityAction, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import {
  getExportActivityMockHandler,
  getExportActivityResponseMock,
  getListActivityMockHandler,
  getListActivityResponseMock,
} from '#generated/mocks/activity/activity.msw.ts';
import type { ActivityExportRequest, ActivityPage } from '#generated/model/index.ts';
// At hand before the first key.
import '#src/components/ui/go-on-from.ts';
import '#src/features/activity/log/activity-log.tsx';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { change, eventWith } from './support.ts';

const changes = () => screen.findByRole('region', { name: 'Changes' });

/** Keeps what is asked, and answers by it. */
function serve(answer: (asked: URLSearchParams) => ActivityPage = () => getListActivityResponseMock()) {
  const calls: Record<string, string>[] = [];
  api.use(
    getListActivityMockHandler(({ request }) => {
      const asked = new URL(request.url).searchParams;
      calls.push(Object.fromEntries(asked));
      return answer(asked);
    }),
  );
  return calls;
}

test('[B45] the changes stand below their days, newest first, each with where it was', async () => {
  const calls = serve();
  await openScreen('/activity');
  expect(await screen.findByRole('heading', { level: 1, name: 'ACTIVITY LOG' })).toBeVisible();
  const list = await changes();
  await within(list).findByText('Removed indicator ‘1.3.4 Crash costs published’');
  expect(
    within(list)
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent),
  ).toEqual(['17 Nov 2026', '16 Nov 2026']);
  const [saved] = within(list).getAllByRole('listitem');
  expect(saved).toHaveTextContent(/^RTRui Tanaka15:15Started: Open → Research In Progress\. Score 1, Met/);
  expect(within(saved as HTMLElement).getByRole('link', { name: 'Kenya' })).toHaveAttribute('href', '/countries/404');
  expect(calls[0]).toEqual({ fold: 'true', pageSize: '50', offset: '0' });
});

test('[B45] more is drawn at once, and who asked for it by a key goes on at its first line', async () => {
  const events = Array.from({ length: 150 }, (_, at) => eventWith({ Id: 1000 - at, ActId: 1000 - at, RecordId: at }));
  serve((asked) => {
    const offset = Number(asked.get('offset'));
    return { Data: events.slice(offset, offset + Number(asked.get('pageSize'))), Count: 150 };
  });
  const { user } = await openScreen('/activity');
  expect(await screen.findByText('50 of 150')).toBeVisible();
  // the rows below the first screen come in a second step
  await waitFor(async () => expect(within(await changes()).getAllByRole('listitem')).toHaveLength(50));
  screen.getByRole('button', { name: 'Load more' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('100 of 150')).toBeVisible();
  const lines = within(await changes()).getAllByRole('listitem');
  expect(lines).toHaveLength(100);
  await waitFor(() => expect(lines[50]).toContainElement(document.activeElement as HTMLElement));
});

test('[B45] what was deleted can be read', async () => {
  serve();
  await openScreen('/activity');
  const words = await screen.findByText('Removed indicator ‘1.3.4 Crash costs published’');
  const line = words.closest('li') as HTMLElement;
  expect(line).toHaveTextContent('Full NameThe costs of crashes are published each year');
  expect(line).toHaveTextContent('Short NameCrash costs published');
});

test('[B45] a bulk act is one line, which opens to each of its records, by keyboard', async () => {
  const calls = serve((asked) =>
    asked.has('act')
      ? {
          Data: [1, 2].map((RecordId) =>
            eventWith({ Id: 9, RecordId, Cause: 1, Changes: [change('ResearchUserName', null, 'Rui Tanaka')] }),
          ),
          Count: 10_001,
        }
      : getListActivityResponseMock(),
  );
  const { user } = await openScreen('/activity');
  const words = await screen.findByText('Assigned 5,000 country indicators to Rui Tanaka for research');
  const line = within(words.closest('li') as HTMLElement);
  expect(line.queryByRole('link', { name: 'Kenya' })).toBeNull();
  const button = line.getByRole('button', { name: '5,000 changes' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(calls.filter(({ act }) => act)).toEqual([]);
  button.focus();
  await user.keyboard('{Enter}');
  const each = within(await line.findByRole('region', { name: 'Each change' }));
  expect(each.getAllByText('Assigned research to Rui Tanaka')).toHaveLength(2);
  expect(each.getByText('2 of more than 10,000')).toBeVisible();
  expect(calls.at(-1)).toEqual({ act: '88214', pageSize: '50', offset: '0' });
  await user.keyboard('{Enter}');
  expect(line.queryByRole('region', { name: 'Each change' })).toBeNull();
});

test('[B45] a filter is chosen, stands in the address and as a chip, and goes with it', async () => {
  const calls = serve();
  const { user, router } = await openScreen('/activity');
  await changes();
  await user.click(screen.getByRole('button', { name: /^Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'References' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ kinds: [3] }));
  await waitFor(() => expect(calls.at(-1)).toEqual({ kinds: '[3]', fold: 'true', pageSize: '50', offset: '0' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Remove Kind: References' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({}));
});

test('[B45] an address with filters says by name what they let through, days too', async () => {
  const calls = serve();
  await openScreen('/activity?users=%5B2%5D&countries=%5B404%5D&from=2026-11-16&to=2026-11-17');
  const chips = within(await screen.findByRole('list', { name: 'Filters in force' }));
  expect(await chips.findByText('Person: Rui Tanaka')).toBeVisible();
  expect(await chips.findByText('Country: Kenya')).toBeVisible();
  expect(chips.getByText('From: 16 Nov 2026')).toBeVisible();
  expect(chips.getByText('To: 17 Nov 2026')).toBeVisible();
  expect(calls[0]).toMatchObject({
    users: '[2]',
    countries: '[404]',
    since: new Date(2026, 10, 16).toISOString(),
    until: new Date(2026, 10, 18).toISOString(),
  });
});

test('[B45] a day that is typed filters once it is a day', async () => {
  const calls = serve();
  const { user, router } = await openScreen('/activity');
  await changes();
  const from = screen.getByRole('textbox', { name: 'From' });
  await user.type(from, '16 Nov');
  expect(router.state.location.search).toEqual({});
  await user.type(from, ' 2026');
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ from: '2026-11-16' }));
  await waitFor(() => expect(calls.at(-1)?.since).toBe(new Date(2026, 10, 16).toISOString()));
  await user.clear(from);
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({}));
});

test('[B45] where nothing fits it says so and offers the way back', async () => {
  serve((asked) => (asked.has('kinds') ? { Data: [], Count: 0 } : getListActivityResponseMock()));
  const { user, router } = await openScreen('/activity?kinds=%5B9%5D');
  const words = await screen.findByText('No changes available for the current selected filters.');
  await user.click(within(words.parentElement as HTMLElement).getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({}));
  expect(await screen.findByText(/^Removed indicator/)).toBeVisible();
});

test('[B45] what is filtered is exported, the browser fetches the file, and the log the event of it', async () => {
  const fetched: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(new URL(this.href).pathname);
  });
  const bodies: ActivityExportRequest[] = [];
  api.use(
    getExportActivityMockHandler(async ({ request }) => {
      bodies.push((await request.clone().json()) as ActivityExportRequest);
      return getExportActivityResponseMock();
    }),
  );
  const calls = serve();
  const { user } = await openScreen('/activity?users=%5B2%5D&from=2026-11-16');
  await changes();
  const before = calls.length;
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(fetched).toEqual([getExportActivityResponseMock().downloadUrl]));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  expect(calls.at(-1)).toEqual(calls[0]);
  expect(bodies).toEqual([
    {
      UserIds: [2],
      Kinds: [],
      CountryIds: [],
      LibraryIndicatorIds: [],
      ReportEditionIds: [],
      Since: new Date(2026, 10, 16).toISOString(),
      Until: null,
    },
  ]);
});

test('[B45] a failed list is told where it would be, and tried again there', async () => {
  api.use(
    http.get('*/api/v1/activity', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = await openScreen('/activity');
  const list = within(await changes());
  expect(await list.findByText('Something went wrong fetching the activity')).toBeVisible();
  api.resetHandlers();
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await list.findByText(/^Removed indicator/)).toBeVisible();
});

test('[B45] filters whose choices one may not read are not offered, and filter by the address', async () => {
  const calls = serve();
  await openScreen('/activity?users=%5B2%5D', { as: { Permissions: ['report-management'] } });
  expect(await screen.findByText('Person: 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Person/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Country/ })).toBeVisible();
  await waitFor(() => expect(calls[0]).toMatchObject({ users: '[2]' }));
});

test('[B45] without report-management the log is refused, and not in the menu', async () => {
  const { router } = await openScreen('/activity', { as: { Permissions: ['user-management'] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(notices.all()[0]?.message).toBe('You do not have the required permissions to access the Activity Log Page');
  expect(screen.queryByRole('link', { name: 'ACTIVITY LOG' })).toBeNull();
});

test('[B26] an assignment is undone from its line, or says what was changed since', async () => {
  serve();
  let asked = 0;
  api.use(
    http.post('*/api/v1/dashboard/4/workflow-assignment/88214/revert', () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json({ AssignmentId: 88_214, RestoredCount: 5000 }, { status: 201 });
      const since = { ReportEditionName: '2026', CountryName: 'Kenya', SnapshotName: '1.1.1 Lead agency' };
      const ChangedSince = [{ ...since, ReferenceTitle: null, ChangedByName: 'Rui Tanaka', ChangedOn: null }];
      const detail = 'The assignment cannot be undone: 1 of its country indicators was changed since.';
      return HttpResponse.json({ title: 'Conflict', code: 'changed-since', detail, ChangedSince }, { status: 409 });
    }),
  );
  const { user } = await openScreen('/activity', { as: { Permissions: ['report-management'], Id: 1 } });
  const button = await screen.findByRole('button', { name: /^Undo…\s*the assignment of 5,000 country indicators$/ });
  expect(screen.getAllByRole('button', { name: /^Undo…/ })).toHaveLength(1);
  const undo = async () => {
    await user.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Undo the assignment of 5,000 country indicators?' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Undo assignment' }));
  };
  await undo();
  expect(await screen.findByText('Kenya, 1.1.1 Lead agency (Rui Tanaka)')).toBeVisible();
  serve(() => {
    const { Data, Count } = getListActivityResponseMock();
    return { Count, Data: Data.map(({ AssignmentId: _, ...event }) => event) };
  });
  await undo();
  expect(await screen.findByText('Undone: everybody has it as before')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});

test('[B45] [B46] an import leads to where its changes are listed and undone, an undoing of one does not', async () => {
  const file = { Record: ActivityRecord.File, Action: ActivityAction.Done, Kinds: [ActivityKind.Import] };
  const imported = eventWith({ ...file, Id: 2, ActId: 2, RecordName: 'norway.xlsx', Operation: 'importFile' });
  const undone = eventWith({ ...file, Id: 3, ActId: 3, RecordName: 'norway.xlsx', Operation: 'revertImport' });
  serve(() => ({ Data: [undone, imported], Count: 2 }));
  await openScreen('/activity');
  const line = (await screen.findByText('Imported ‘norway.xlsx’')).closest('li') as HTMLElement;
  expect(within(line).getByRole('link', { name: 'See its changes, or undo it' })).toHaveAttribute('href', '/import');
  expect(screen.getAllByRole('link', { name: 'See its changes, or undo it' })).toHaveLength(1);
});
