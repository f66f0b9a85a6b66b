import { screen, type within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box, dialog, openAsManager, summarise } from './support.ts';

type User = Awaited<ReturnType<typeof openAsManager>>['user'];
const next = (user: User, shown: ReturnType<typeof within>) => user.click(shown.getByRole('button', { name: 'Next' }));

/** Assigns milestone 1 in Africa in bulk. */
async function bulkAssign(user: User, task: string, person: RegExp) {
  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: task }));
  await user.click(await shown.findByRole('radio', { name: person }));
  await user.click(await shown.findByRole('checkbox', { name: '1 Road safety management' }));
  await next(user, shown);
  await user.click(await shown.findByRole('checkbox', { name: 'Africa' }));
  await next(user, shown);
  return shown;
}

test('[B26] what a bulk assignment was about is offered for the next person, with its task, whatever was assigned since', async () => {
  summarise(() => ({ CandidateCount: 12, ExisitingCount: 0, SameUserCount: 0, CompletedCount: 0 }));
  const { user, sent } = await openAsManager();
  const shown = await bulkAssign(user, 'QA', /^Elena Petrova/);
  await next(user, shown);
  await user.click(await shown.findByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to Elena Petrova as QA user$/);

  await user.click(await box('1.1.1', 'Japan'));
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const selected = await dialog();
  expect(selected.getByRole('radio', { name: 'QA' })).toBeChecked();
  await user.click(selected.getByRole('radio', { name: 'Research' }));
  await user.click(await selected.findByRole('radio', { name: /^陈伟/ }));
  await user.click(selected.getByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to 陈伟 as research user$/);

  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  const again = await dialog();
  expect(again.getByText('Last time: QA, 6 indicators, 2 countries')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Select the same' }));
  expect(again.getByRole('radio', { name: 'QA' })).toBeChecked();
  await user.click(await again.findByRole('radio', { name: /^陈伟/ }));
  await next(user, again);
  await next(user, again);
  await next(user, again);
  await user.click(await again.findByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to 陈伟 as QA user$/);
  const [first, , last] = sent;
  expect(last).toEqual({ ...first, AssignedUserId: 11 });
});

test('[B26] in bulk Nobody takes people off, who cannot do the task is not offered, and what is completed is told apart', async () => {
  summarise(() => ({ CandidateCount: 12, ExisitingCount: 0, SameUserCount: 0, CompletedCount: 4 }));
  const { user, sent } = await openAsManager();
  const shown = await bulkAssign(user, 'QA', /^Nobody/);
  await user.click(
    await shown.findByRole('checkbox', { name: 'Leave out 4 country indicators that are QA completed' }),
  );
  await next(user, shown);
  await user.click(await shown.findByRole('button', { name: 'Assign' }));
  await screen.findByText(/assigned to nobody as QA user$/);
  expect(sent).toEqual([expect.objectContaining({ WorkflowTaskType: 1, AssignedUserId: null, LeaveCompleted: true })]);

  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  const again = await dialog();
  await user.click(again.getByRole('radio', { name: 'QA' }));
  expect(await again.findByRole('radio', { name: /^Elena Petrova/ })).toBeVisible();
  expect(again.queryByRole('radio', { name: /^Tomás Silva/ })).toBeNull();
});
