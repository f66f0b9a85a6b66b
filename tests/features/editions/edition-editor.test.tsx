import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  getListReportEditionsMockHandler,
  getListReportEditionsResponseMock,
  getReadReportEditionMockHandler,
  getReadReportEditionResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import type { ReportEdition, ReportEditionUpdate } from '#generated/model/index.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { notices } from '#src/lib/notices/notices.ts';
import '#src/features/editions/edition-editor.tsx';
import { expectConsole } from '../../support/console.ts';
import { api, openScreen } from '../../support/screen.tsx';

const form = () => screen.findByRole('form', { name: 'Edition Details' });
const field = async (name: string) => within(await form()).getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = async () => within(await form()).getByRole('button', { name: 'Save' });
async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(await field(name));
  await user.type(await field(name), text);
}

/** A server that keeps the edition, and refuses with `refusals` first. */
function serve(...refusals: { status: number; body: object }[]) {
  let edition = getReadReportEditionResponseMock();
  const sent: ReportEditionUpdate[] = [];
  const others = getListReportEditionsResponseMock().filter(({ Id }) => Id !== edition.Id);
  api.use(
    http.get('*/api/v1/report-editions', () => HttpResponse.json([edition, ...others])),
    http.get('*/api/v1/report-editions/4', () => HttpResponse.json(edition)),
    http.put('*/api/v1/report-editions/4', async ({ request }) => {
      const body = (await request.json()) as ReportEditionUpdate;
      sent.push(body);
      const refusal = refusals.shift();
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      edition = { ...edition, ...body, Version: edition.Version + 1 };
      return HttpResponse.json(edition);
    }),
  );
  return {
    sent,
    change(changes: Partial<ReportEdition>) {
      edition = { ...edition, ...changes, Version: edition.Version + 1 };
    },
  };
}
const problem = (status: number, code: string, more: object = {}) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code, ...more },
});

test('[S54] an edition that does not exist leads to /404, one that is inactive to its view', async () => {
  api.use(
    http.get('*/api/v1/report-editions/77', () =>
      HttpResponse.json({ type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' }, { status: 404 }),
    ),
  );
  const missing = await openScreen('/editions/77/edit');
  await waitFor(() => expect(missing.router.state.resolvedLocation?.pathname).toBe('/404'));
});

test('[S54] [S199] an inactive edition leads to its view', async () => {
  api.use(getReadReportEditionMockHandler(getListReportEditionsResponseMock().find(({ Id }) => Id === 3)));
  const { router } = await openScreen('/editions/3/edit');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/editions/3'));
});

test('[S54] [S199] an edition that became inactive meanwhile leads to its view too, also with changes not saved', async () => {
  const { change } = serve();
  const { user, router, client } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Name', 'Not saved');
  change({ Status: 0, InactiveDate: '2026-11-21T00:00:00Z' });
  await client.invalidateQueries({ queryKey: ['readReportEdition'] });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/editions/4'));
});

test('[S65] [S100] the details are saved once changed, shown at once in the title, and reach the routes', async () => {
  const { sent } = serve();
  const { user, router } = await openScreen('/editions/4/edit?tab=details');
  expect(await save()).toHaveAccessibleDescription('Nothing has changed.');
  await retype(user, 'Name', 'Road Safety Report 2026 (revised)');
  await retype(user, 'End Date', '28/2/2027');
  await user.click(await save());
  expect(await screen.findByRole('heading', { level: 2, name: 'Road Safety Report 2026 (revised)' })).toBeVisible();
  await waitFor(async () => expect(await save()).toHaveAccessibleDescription('Nothing has changed.'));
  expect(sent).toEqual([
    {
      ...{ Id: 4, Name: 'Road Safety Report 2026 (revised)', StartDate: '2026-01-01', EndDate: '2027-02-28' },
      ...{ ResearchDueDate: '2026-11-30', QADueDate: '2026-12-15', ChecksOff: [], Version: 1 },
    },
  ]);
  await router.navigate({ to: '/dashboard' });
  expect(await screen.findByText('Road Safety Report 2026 (revised)')).toBeVisible();
});

test('[S65] [S98] whether the details are saved is said in words: not saved, saving, still processing, saved and when', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  expectConsole(/503, processing likely continues/);
  const { sent } = serve(problem(503, 'unavailable'));
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Name', 'Renamed');
  expect(within(await form()).getByText('Not saved')).toHaveRole('status');
  await user.click(await save());
  expect(await within(await form()).findByText('Still processing…')).toHaveRole('status');
  expect(await field('Name')).toHaveValue('Renamed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await within(await form()).findByText(/^Saved \d\d:\d\d$/)).toHaveRole('status');
  expect(sent).toHaveLength(2);
  expect(notices.all().map(({ message, record }) => [message, record])).toEqual([
    ['The server has finished. It is saved.', 'Road Safety Report 2026'],
  ]);
});

test('[S65] [Q-R16] details that were typed are back after a reload, and Discard begins anew', async () => {
  serve();
  const first = await openScreen('/editions/4/edit?tab=details');
  await retype(first.user, 'Name', 'Typed');
  expect(drafts.read('edition:1:4:details')?.origin).toEqual({
    title: 'Details in Road Safety Report 2026',
    path: '/editions/4/edit?tab=details',
    editionId: 4,
  });
  cleanup();
  const { user } = await openScreen('/editions/4/edit?tab=details');
  expect(await field('Name')).toHaveValue('Typed');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2026');
});

test('[S109] the name of another edition is refused in place, its own is not', async () => {
  serve();
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Name', 'road safety report 2025');
  expect(await field('Name')).toHaveAccessibleDescription('This report name already exists');
  expect(await save()).toHaveAccessibleDescription('This report name already exists');
  await retype(user, 'Name', 'ROAD SAFETY REPORT 2026');
  expect(await field('Name')).not.toHaveAccessibleDescription('This report name already exists');
});

test('[S100] [S132] a refused save takes the title back, keeps what was typed and tries again', async () => {
  const { sent } = serve(problem(409, 'duplicate-name', { detail: 'This report name already exists' }));
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Name', 'Taken elsewhere');
  await user.click(await save());
  await waitFor(() => expect(notices.all()[0]?.message).toMatch(/^Something went wrong updating the report edition/));
  expect(await screen.findByRole('heading', { level: 2, name: 'Road Safety Report 2026' })).toBeVisible();
  expect(await field('Name')).toHaveValue('Taken elsewhere');
  expect(await field('Name')).toHaveAccessibleDescription('This report name already exists');
  expect(notices.all()[0]?.action?.label).toBe('Try Again');
  notices.all()[0]?.action?.run();
  expect(await screen.findByRole('heading', { level: 2, name: 'Taken elsewhere' })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('[S65] when somebody else saved first, the form says who and lets one choose', async () => {
  const { change, sent } = serve(
    problem(409, 'stale', { ChangedByName: 'Elena Petrova', ChangedOn: '2026-11-19T03:42:00Z' }),
  );
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Name', 'Mine');
  change({ Name: 'Theirs' });
  await user.click(await save());
  expect(await screen.findByText(/Elena Petrova changed this edition on/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('row', { name: /^Name Mine .*Theirs/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await save()).toHaveFocus();
  await user.click(await save());
  expect(await screen.findByRole('heading', { level: 2, name: 'Mine' })).toBeVisible();
  expect(sent.map(({ Version }) => Version)).toEqual([1, 2]);
});

test('[S17] [S65] the sections are tabs kept in the address, and unsaved details are asked about when the page is left', async () => {
  serve();
  const { user, router } = await openScreen('/editions/4/edit');
  expect(await screen.findByRole('tab', { name: 'Structure' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ tab: 'details' }));
  await retype(user, 'Name', 'Not saved yet');
  await user.click(screen.getByRole('tab', { name: 'Countries' }));
  expect(await screen.findByRole('table', { name: 'Countries' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Editions List' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved Changes' });
  await user.click(within(question).getByRole('button', { name: 'Proceed Without Saving' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/editions'));
});

test('[S65] details without a name cannot be saved on the way out: staying is offered, at the field', async () => {
  serve();
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
  await user.click(screen.getByRole('link', { name: 'Editions List' }));
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved Changes' }));
  expect(question.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('[S97] the screens follow when another edition becomes the active one elsewhere', async () => {
  const { client } = await openScreen('/dashboard');
  expect(await screen.findByText('Road Safety Report 2026')).toBeVisible();
  const editions = getListReportEditionsResponseMock();
  const next = { ...editions[0], Id: 5, Name: 'Road Safety Report 2027' } as ReportEdition;
  api.use(getListReportEditionsMockHandler([next, ...editions.map((one) => ({ ...one, Status: 0 as const }))]));
  await client.refetchQueries({ queryKey: ['listReportEditions'] });
  expect(await screen.findByText('Road Safety Report 2027')).toBeVisible();
});

test('[B22] a due date that is no day of the edition is refused in place, stays, and is corrected', async () => {
  const { sent } = serve();
  const { user } = await openScreen('/editions/4/edit?tab=details');
  await retype(user, 'Research due date', '15/1/2027');
  await user.click(await save());
  expect(await field('Research due date')).toHaveAccessibleDescription(/The due date must be a day of the edition/);
  expect(await field('Research due date')).toHaveValue('15 Jan 2027');
  expect(sent).toEqual([]);
  await retype(user, 'Research due date', '15/10/2026');
  await user.click(await save());
  await waitFor(() => expect(sent).toMatchObject([{ ResearchDueDate: '2026-10-15', QADueDate: '2026-12-15' }]));
});

test('[B6] a manager switches a check of ratings off, and what was off comes back on', async () => {
  const { sent, change } = serve();
  change({ ChecksOff: [0] });
  const { user } = await openScreen('/editions/4/edit?tab=details');
  const one = async (name: string) => within(await form()).findByRole('switch', { name });
  expect(await one('No reference')).not.toBeChecked();
  expect(await one('No QA user')).toBeChecked();
  await user.click(await one('No reference'));
  await user.click(await one('Parent not rated'));
  await user.click(await one('Score other than in the last edition'));
  await user.click(await save());
  await waitFor(() => expect(sent).toMatchObject([{ ChecksOff: [2, 4] }]));
});
