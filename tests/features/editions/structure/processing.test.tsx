// A dialog whose write is answered 503 says what happens, and can be left while the write goes on [S129].

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeRetries } from '#src/lib/api/retry-policy.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../../support/console.ts';
import { api } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

beforeEach(() => void vi.spyOn(writeRetries, 'retryDelay').mockReturnValue(300));
beforeEach(() => expectConsole(/503, processing likely continues/));

const WORDS = /^The server is still processing what you sent\. It is being tried again\./;
const problem = (status: number) =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, code: status === 503 ? 'unavailable' : 'conflict' },
    {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    },
  );
const said = (message: string) => notices.all().find((one) => one.message.startsWith(message));

/**
 * Adds a milestone whose creation is answered 503, and in the end with this status, or the contract's example, once the returned
 * function is called.
 */
async function addMilestone(end?: number) {
  let finish = () => {};
  const isOver = new Promise<void>((done) => (finish = done));
  let asked = 0;
  api.use(
    http.post('*/api/v1/report-editions/4/milestones', async () => {
      if (asked++ === 0) return problem(503);
      await isOver;
      return end ? problem(end) : undefined;
    }),
  );
  const { user } = await openStructure();
  await page.rows('Milestones');
  await user.click(screen.getByRole('button', { name: 'Add Milestone' }));
  const dialog = within(await page.dialog('Add Milestone'));
  await user.type(dialog.getByRole('textbox', { name: 'Full Name' }), 'Speed management');
  await user.type(dialog.getByRole('textbox', { name: 'Short Name' }), 'Speed{Enter}');
  expect(await dialog.findByText(WORDS)).toBeVisible();
  return { user, dialog, finish };
}

test('[S129] the dialog says that the server is still processing; nothing more is typed that would not go along', async () => {
  const { dialog, finish } = await addMilestone();
  expect(dialog.getByText(/You can close this dialog meanwhile/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Short Name' })).toBeDisabled();
  expect(dialog.getByText(WORDS).closest('[role=status]')).toHaveFocus();
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said('The server has finished. It is saved.')?.record).toBe('Speed');
});

test.each(['Close', 'Escape'])(
  '[S129] %s leaves the dialog without a question; the write goes on and its end is told',
  async (way) => {
    const { user, dialog, finish } = await addMilestone();
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(dialog.getByText('Close', { selector: 'button' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    finish();
    await waitFor(() => expect(said('The server has finished. It is saved.')?.record).toBe('Speed'));
    expect(drafts.names('milestone:')).toEqual([]);
  },
);

test('[S129] a dialog that was left while the server was processing: a refusal is told by name, and what was typed is back', async () => {
  const { user, finish } = await addMilestone(409);
  await user.keyboard('{Escape}');
  finish();
  await waitFor(() => expect(said('Something went wrong creating the milestone')?.record).toBe('Speed'));
  await user.click(screen.getByRole('button', { name: 'Add Milestone' }));
  const again = within(await page.dialog('Add Milestone'));
  expect(again.getByRole('textbox', { name: 'Short Name' })).toHaveValue('Speed');
  expect(again.getByText('Something went wrong creating the milestone')).toBeVisible();
  expect(again.queryByText(WORDS)).toBeNull();
});

test('[S129] a refusal after it was processed gives the focus back to the field', async () => {
  const { dialog, finish } = await addMilestone(409);
  finish();
  expect(await dialog.findByText('Something went wrong creating the milestone')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Short Name' })).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('[S129] an indicator that is edited and left while the server is processing is not said to be discarded', async () => {
  let asked = 0;
  api.use(http.put('*/api/v1/report-editions/4/indicators', () => (asked++ === 0 ? problem(503) : undefined)));
  const { user } = await openStructure('?milestone=16&activity=91');
  await page.rows('Indicators');
  await user.click(screen.getByRole('button', { name: 'Actions: Lead agency has its own budget' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Indicator' }));
  const dialog = within(await page.dialog('Edit Indicator'));
  await user.type(dialog.getByRole('textbox', { name: 'Short Name' }), ' more');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(WORDS)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(said('The server has finished. It is saved.')).toBeDefined());
});
