import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getSummariseAssignmentPlanResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { unsavedWork } from '#src/app/unsaved/unsaved-work.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { api, openScreen } from '../../../support/screen.tsx';

const ADDRESS = '*/api/v1/programme/4/assignment-plan';

/** Writes a name into the first cell and goes to the preview. */
async function openPreview() {
  const { user } = await openScreen('/programme/plan');
  const grid = await screen.findByRole('grid');
  within(grid).getAllByRole('gridcell')[0]?.focus();
  await user.keyboard('rui{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return { user, shown: within(await screen.findByRole('dialog')) };
}

test('[B25] the preview names what changes hands, and a refused plan says why and keeps its cells', async () => {
  const sent: unknown[] = [];
  api.use(
    http.put(ADDRESS, async ({ request }) => {
      sent.push(await request.json());
      const detail = 'The edition is inactive.';
      return HttpResponse.json({ title: 'Conflict', code: 'inactive-edition', detail }, { status: 409 });
    }),
  );
  const { user, shown } = await openPreview();
  const changes = within(await shown.findByRole('region', { name: '3 changes' }));
  expect(changes.getAllByRole('row')[1]).toHaveTextContent('Kenya1.1.1 Lead agency named in lawResearchRui Tanaka陈伟');
  const labels = changes.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
  expect(labels.slice(0, 5), 'what a card of the phone says').toEqual(['Country', 'Indicator', 'Task', 'From', 'To']);
  expect(shown.getByText(/Kwame Mensah is not in this edition/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Apply plan' }));
  expect(await screen.findByText('The edition is inactive.')).toBeVisible();
  expect(sent).toEqual([
    { LeaveCompleted: true, Cells: [{ MilestoneId: 16, CountryIds: [384, 404], Research: { UserIds: [2] } }] },
  ]);
  expect(within(screen.getByRole('grid')).getByText('Rui Tanaka')).toBeVisible();
});

for (const [status, said, blocked] of [
  [500, /^Something went wrong/, 'What would change could not be counted.'],
  [501, 'Not available here', 'What would change could not be counted.'],
] as const)
  test(`[B25] a preview that fails with ${status} says so, and why nothing can be applied`, async () => {
    api.use(http.post(ADDRESS, () => new HttpResponse(null, { status })));
    const { shown } = await openPreview();
    expect(await shown.findByText(said)).toBeVisible();
    const apply = shown.getByRole('button', { name: /^Apply plan/ });
    expect(apply).toHaveTextContent(blocked);
    // the dialog put the focus there: its reason does not cover what went wrong
    expect(apply).toHaveFocus();
    expect(apply).toHaveAttribute('data-quiet');
  });

test('[B25] an applied plan says how much it assigned, and can be undone', async () => {
  const { user, shown } = await openPreview();
  await shown.findByText('3 country indicators would change hands');
  await user.click(shown.getByRole('button', { name: 'Apply plan' }));
  expect(await screen.findByText('The plan is applied: 3 country indicators assigned')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sessionStorage.getItem('draft:plan:4:1')).toBeNull();
  const log = screen.getByRole('link', { name: 'activity log' });
  expect(log).toHaveAttribute('href', '/activity?kinds=%5B2%5D');
});

test('[B25] [S253] a plan whose answer was lost is sent again as it was, can then be undone, and what was written since stays', async () => {
  const keys: unknown[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  api.use(
    http.put(ADDRESS, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) return HttpResponse.error();
      await answered;
      return undefined;
    }),
  );
  const { user, shown } = await openPreview();
  await shown.findByText('3 country indicators would change hands');
  await user.click(shown.getByRole('button', { name: 'Apply plan' }));
  const report = within(
    (await screen.findByText(/^The plan may not have been applied\./)).closest('div') as HTMLElement,
  );
  expect(report.getByText(/^No answer came, so it may be saved already\./)).toBeVisible();
  within(screen.getByRole('grid')).getAllByRole('gridcell')[2]?.focus();
  await user.keyboard('rui{Enter}');
  await user.click(report.getByRole('button', { name: 'Try again' }));
  // another one meanwhile would take the report with its undo
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const other = within(await screen.findByRole('dialog'));
  const apply = await other.findByRole('button', { name: /^Apply plan/ });
  await user.click(apply);
  expect(apply).toHaveAccessibleDescription('The plan before is still being sent.');
  answer();
  await waitFor(() => expect(apply).not.toHaveAccessibleDescription());
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The plan is applied: 3 country indicators assigned')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  drafts.flush();
  expect(sessionStorage.getItem('draft:plan:4:1')).not.toBeNull();
});

test('[B47] a plan is listed as unsaved work, with the cell that is being typed, and no more once that is given up', async () => {
  const { user } = await openScreen('/programme/plan');
  const grid = await screen.findByRole('grid');
  within(grid).getAllByRole('gridcell')[0]?.focus();
  await user.keyboard('Half a na');
  const [work] = unsavedWork();
  expect(work?.origin).toEqual({ title: 'Assignment plan', path: '/programme/plan', editionId: 4 });
  const [head, first] = work?.texts[0]?.text.split('\n') ?? [];
  expect(head).toMatch(/^Milestone\t.+, Research\t/);
  expect(first).toMatch(/^1 .+\tHalf a na\t/);
  await user.keyboard('{Escape}');
  expect(unsavedWork()).toEqual([]);
});

test('[B25] [B26] what is QA completed is left out or not while the choice keeps the focus, and nothing is said of none', async () => {
  const { user, shown } = await openPreview();
  const leave = await shown.findByRole('checkbox', { name: /^Leave out \d+ country indicators? that/ });
  leave.focus();
  await user.keyboard(' ');
  expect(leave).toHaveFocus();
  expect(leave).not.toBeChecked();
  await user.keyboard('{Escape}');
  api.use(
    http.post(ADDRESS, () => HttpResponse.json({ ...getSummariseAssignmentPlanResponseMock(), CompletedCount: 0 })),
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByText(/would change hands$/)).toBeVisible();
  expect(again.queryByRole('checkbox')).toBeNull();
});

test('[B47] what was planned for an edition that was closed meanwhile is there to copy, and can be discarded', async () => {
  const Plan = 'Milestone\tAfrica, Research\n1 Governance\tRui Tanaka';
  const none = { cells: {}, groups: [], Plan: '' };
  for (const name of ['plan:3:1', 'plan:3:2'])
    drafts.keep(name, { base: none, typed: { ...none, Plan: `${Plan}${name}` } });
  const { user } = await openScreen('/programme/plan');
  await screen.findByRole('grid');
  // of somebody else who was signed in here nothing is shown
  expect(screen.getByRole('region', { name: 'What you typed' }).textContent).toBe(`${Plan}plan:3:1`);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region', { name: 'What you typed' })).toBeNull();
  expect(drafts.has('plan:3:1')).toBe(false);
});

test('[B25] [S131] one press asks again for all that could not be fetched', async () => {
  let isDown = true;
  const refuse = () => (isDown ? new HttpResponse(null, { status: 500 }) : undefined);
  api.use(
    http.get('*/api/v1/dashboard/4/workflow-indicators', refuse),
    http.get('*/api/v1/dashboard/4/workflow-regions', refuse),
    http.get('*/api/v1/dashboard/4/workflow-users', refuse),
  );
  const { user } = await openScreen('/programme/plan');
  const button = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(button);
  expect(await screen.findByRole('grid')).toBeVisible();
});
