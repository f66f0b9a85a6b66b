import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { api } from '../../../support/screen.tsx';
import { box, dialog, openAsManager, rows, summarise } from './support.ts';

/** Assigns the first row of Japan to what is chosen in the list. */
async function assignOne(name: RegExp) {
  const opened = await openAsManager();
  await opened.user.click(await box('1.1.1', 'Japan'));
  await opened.user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const shown = await dialog();
  await opened.user.click(shown.getByRole('radio', { name: 'Research' }));
  await opened.user.click(await shown.findByRole('radio', { name }));
  return { ...opened, shown };
}
/** Answers as a server that names what undoing takes. */
const nameAssignments = () =>
  api.use(
    http.put('*/api/v1/dashboard/4/workflow-assignment', async ({ request }) => {
      const data = (await request.json()) as object;
      return HttpResponse.json({
        ...data,
        ...{ AssignedUserName: '陈伟', AssignmentId: 88312, AssignedCount: 1, OverwrittenCount: 0 },
      });
    }),
  );
const report = () => within(document.querySelector<HTMLElement>('[data-slot="run-report"]') ?? document.body);
afterEach(() => expect(rows).toHaveLength(12));

test('[B26] ‘Nobody’ takes people off, and rows that are QA completed can be left out', async () => {
  summarise(() => ({ CandidateCount: 1, ExisitingCount: 1, SameUserCount: 0, CompletedCount: 2 }));
  const { user, shown, sent } = await assignOne(/^Nobody/);
  await user.click(
    await shown.findByRole('checkbox', { name: 'Leave out 2 country indicators that are QA completed' }),
  );
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to nobody as research user$/);
  expect(sent).toEqual([expect.objectContaining({ AssignedUserId: null, LeaveCompleted: true })]);
});

test('[B26] the task of the last assignment is chosen for the next person', async () => {
  summarise(() => ({ CandidateCount: 1, ExisitingCount: 0, SameUserCount: 0, CompletedCount: 0 }));
  const { user, shown } = await assignOne(/^陈伟/);
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to 陈伟 as research user$/);
  await user.click(await box('1.1.2', 'Japan'));
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  expect((await dialog()).getByRole('radio', { name: 'Research' })).toBeChecked();
});

test('[B26] an assignment is undone, or it says what was changed since', async () => {
  summarise(() => ({ CandidateCount: 1, ExisitingCount: 0, SameUserCount: 0, CompletedCount: 0 }));
  const { user, shown } = await assignOne(/^陈伟/);
  nameAssignments();
  let asked = 0;
  api.use(
    http.post('*/api/v1/dashboard/4/workflow-assignment/88312/revert', () => {
      asked += 1;
      if (asked > 1) return HttpResponse.json({ AssignmentId: 88312, RestoredCount: 1 }, { status: 201 });
      const since = { ReportEditionName: '2026', CountryName: 'Japan', SnapshotName: '1.1.1 Lead agency' };
      const ChangedSince = [{ ...since, ReferenceTitle: null, ChangedByName: 'Rui Tanaka', ChangedOn: null }];
      const detail = 'The assignment cannot be undone: 1 of its country indicators was changed since.';
      return HttpResponse.json({ title: 'Conflict', code: 'changed-since', detail, ChangedSince }, { status: 409 });
    }),
  );
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await report().findByText('Japan, 1.1.1 Lead agency (Rui Tanaka)')).toBeVisible();
  expect(report().queryByRole('alert')).toBeNull();
  await user.click(report().getByRole('button', { name: 'Undo' }));
  expect(await report().findByText('Undone: 1 country indicator as before')).toBeVisible();
  expect(report().getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(report().getByRole('button', { name: 'Undo' })).toHaveFocus();
});
