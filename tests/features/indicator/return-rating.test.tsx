import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { openIndicator, page, researcher, reviewer } from './support.ts';

const inQa = { WorkflowStatus: WorkflowStatus.QAInProgress };
const manager = { Id: 9, FullName: 'Ana Lima', Permissions: ['report-management' as const] };

describe('[S243] the assigned QA user returns the rating', () => {
  test('with a reason, shown at once', async () => {
    const { user, server } = await openIndicator({ rating: inQa, as: reviewer });
    await page.note();
    await user.click(await screen.findByRole('button', { name: 'Return to research' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return to research' }));
    expect(dialog.getByText('Rui Tanaka is told by a comment with your reason.')).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveFocus();
    const letThrough = server.hold();
    await user.type(reason, 'Please name the section of the act.');
    await user.click(dialog.getByRole('button', { name: 'Return to research' }));
    await waitFor(() => expect(page.status()).toBe('Research In Progress'));
    expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.QAInProgress);
    letThrough();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.steps).toEqual([
      {
        CountryIndicatorRatingId: 100201,
        WorkflowStatus: 1,
        Reason: 'Please name the section of the act.',
        Version: 3,
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Return to research' })).toBeNull();
    expect(await screen.findByText('Returned to Rui Tanaka')).toBeVisible();
  });

  test('[B4] who reopens their own research is not said to be told, and reads with whom it is', async () => {
    const own = { ...manager, Id: 2, FullName: 'Rui Tanaka' };
    const { user } = await openIndicator({ rating: { WorkflowStatus: WorkflowStatus.QACompleted }, as: own });
    await user.click(await screen.findByRole('button', { name: 'Reopen QA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen QA' }));
    expect(dialog.getByText('Your reason becomes a comment.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The act was amended.');
    await user.click(dialog.getByRole('button', { name: 'Reopen QA' }));
    expect(await screen.findByText('QA reopened: with Elena Petrova')).toBeVisible();
  });

  test('without a reason nothing is sent, and the field says what it needs', async () => {
    const { user, server } = await openIndicator({ rating: inQa, as: reviewer });
    await page.note();
    await user.click(await screen.findByRole('button', { name: 'Return to research' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'ab');
    await user.click(dialog.getByRole('button', { name: 'Return to research' }));
    expect(await dialog.findByText('A reason of at least 3 characters is required')).toBeVisible();
    expect(server.steps).toEqual([]);
  });

  test('[Q-R11] a refusal takes the status back and leaves the reason in its dialog', async () => {
    const { user, server } = await openIndicator({ rating: inQa, as: reviewer });
    await page.note();
    server.refuse({ status: 409, code: 'workflow-step', detail: 'It is completed already.' });
    await user.click(await screen.findByRole('button', { name: 'Return to research' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Name a source.');
    await user.click(dialog.getByRole('button', { name: 'Return to research' }));
    expect(await dialog.findByText('It is completed already.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Name a source.');
    expect(page.status()).toBe('QA In Progress');
    server.refuse({ status: 409, code: 'stale', ChangedByName: 'Elena Petrova' });
    await user.click(dialog.getByRole('button', { name: 'Return to research' }));
    expect(await dialog.findByText(/^Elena Petrova changed this rating\. What you typed is kept/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Return to research' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.steps).toHaveLength(3);
  });

  test('a reason survives the dialog that was closed over it, until it is sent or discarded', async () => {
    const { user, server } = await openIndicator({ rating: inQa, as: reviewer });
    await page.note();
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Return to research' }));
      return within(await screen.findByRole('dialog', { name: 'Return to research' }));
    };
    const reasonOf = (dialog: Awaited<ReturnType<typeof open>>) => dialog.getByRole('textbox', { name: 'Reason' });
    await user.type(reasonOf(await open()), 'Name the section.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await open();
    expect(reasonOf(again)).toHaveValue('Name the section.');
    await user.click(again.getByRole('button', { name: 'Discard' }));
    expect(reasonOf(again)).toHaveValue('');
    expect(reasonOf(again)).toHaveFocus();
    await user.type(reasonOf(again), 'Name the act.');
    await user.click(again.getByRole('button', { name: 'Return to research' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.steps).toMatchObject([{ Reason: 'Name the act.' }]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:return'))).toEqual([]);
  });

  test('not over changes that are not saved', async () => {
    const { user } = await openIndicator({ rating: inQa, as: reviewer });
    await user.type(await page.note(), ' More.');
    expect(screen.getByRole('button', { name: 'Return to research' })).toHaveAccessibleDescription(
      'Save your changes first, or take them back.',
    );
  });
});

test('[S243] a report manager reopens what was completed, by one step', async () => {
  const { user, server } = await openIndicator({ rating: { WorkflowStatus: WorkflowStatus.QACompleted }, as: manager });
  await page.note();
  await user.click(await screen.findByRole('button', { name: 'Reopen QA' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen QA' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A new act.');
  await user.click(dialog.getByRole('button', { name: 'Reopen QA' }));
  await waitFor(() => expect(server.steps[0]).toMatchObject({ WorkflowStatus: 2, Reason: 'A new act.' }));
  await waitFor(() => expect(page.status()).toBe('QA In Progress'));
  expect(await screen.findByRole('button', { name: 'Return to research' })).toBeVisible();
});

test('[S243] the researcher has no step back', async () => {
  await openIndicator({ rating: inQa, as: researcher });
  await page.note();
  expect(screen.queryByRole('button', { name: 'Return to research' })).toBeNull();
});
