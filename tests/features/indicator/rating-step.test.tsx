import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { noticed, openIndicator, page, reviewer, tryAgain } from './support.ts';

describe('[S167] [S243] the second action', () => {
  test('only promotes where nothing changed', async () => {
    const { user, server } = await openIndicator();
    await page.note();
    await waitFor(() => expect(page.second()).not.toHaveAttribute('aria-disabled'));
    const letThrough = server.hold();
    await user.click(page.second());
    expect(page.status()).toBe('QA In Progress');
    letThrough();
    await waitFor(() => expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.QAInProgress));
    expect(server.saves).toEqual([]);
    expect(server.steps).toEqual([{ CountryIndicatorRatingId: 100201, WorkflowStatus: 2, Version: 3 }]);
  });

  test('saves first where something changed', async () => {
    const { user, server } = await openIndicator({ rating: { WorkflowStatus: WorkflowStatus.Open } });
    await user.type(await page.note(), ' More.');
    await user.click(page.second());
    await waitFor(() =>
      expect(server.steps).toEqual([{ CountryIndicatorRatingId: 100201, WorkflowStatus: 2, Version: 4 }]),
    );
    expect(server.saves).toHaveLength(1);
    await waitFor(() => expect(page.status()).toBe('QA In Progress'));
    expect(screen.getByText(/only the assigned QA user can change it/)).toHaveFocus();
  });

  test('[S221] with unsaved changes the new status shows at the click, and goes with a refused save', async () => {
    const { user, server } = await openIndicator();
    server.refuse({ status: 409, code: 'conflict' });
    const letThrough = server.hold();
    await user.type(await page.note(), ' More.');
    await user.click(page.second());
    await waitFor(() => expect(page.status()).toBe('QA In Progress'));
    expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.ResearchInProgress);
    letThrough();
    await waitFor(() => expect(page.status()).toBe('Research In Progress'));
    expect(await page.note()).not.toHaveAttribute('readonly');
    expect((await page.note()).value).toMatch(/ More\.$/);
  });

  test('[S221] a step that is refused after its save is taken back at once, the save stays', async () => {
    const { user, server } = await openIndicator();
    server.accept();
    server.refuse({ status: 409, code: 'workflow-step' });
    await user.type(await page.note(), ' More.');
    const seen: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => seen.push(page.status()));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    // The step is answered only when it has been seen on the screen, so that a busy machine sees it too.
    const letSave = server.hold();
    await user.click(page.second());
    await waitFor(() => expect(server.saves).toHaveLength(1));
    letSave();
    const letStep = server.hold();
    await waitFor(() => expect(server.steps).toHaveLength(1));
    await waitFor(() => expect(page.status()).toBe('QA In Progress'));
    letStep();
    await noticed(/Something went wrong updating the workflow status.*The rating is saved\./s);
    expect(page.status()).toBe('Research In Progress');
    expect(server.rating.ResearcherNote).toMatch(/ More\.$/);
    watch.disconnect();
    const kept = seen.filter((status, at) => status !== seen[at - 1]);
    expect(kept.filter((status) => status === 'QA In Progress')).toHaveLength(1);
  });

  test('does not promote what could not be saved; Try again does both', async () => {
    const { user, server } = await openIndicator();
    server.refuse({ status: 409, code: 'conflict' });
    await user.type(await page.note(), ' More.');
    await user.click(page.second());
    const notice = await noticed(/Something went wrong updating the rating/);
    expect(server.steps).toEqual([]);
    expect((await page.note()).value).toMatch(/ More\.$/);
    await tryAgain(user, notice);
    await waitFor(() => expect(server.steps).toHaveLength(1));
    expect(server.saves).toHaveLength(2);
  });

  test('a refused step is taken back', async () => {
    const { user, server } = await openIndicator();
    server.refuse({ status: 409, code: 'workflow-step', detail: 'It is completed already.' });
    await page.note();
    await waitFor(() => expect(page.second()).not.toHaveAttribute('aria-disabled'));
    await user.click(page.second());
    await noticed(/Something went wrong updating the workflow status for this Indicator/);
    expect(page.status()).toBe('Research In Progress');
    expect(page.second()).toBeVisible();
  });

  test('QA Complete ends the work: the action goes', async () => {
    const { user, server } = await openIndicator({
      rating: { WorkflowStatus: WorkflowStatus.QAInProgress },
      as: reviewer,
    });
    await page.note();
    await waitFor(() => expect(page.second('QA Complete')).not.toHaveAttribute('aria-disabled'));
    await user.click(page.second('QA Complete'));
    await waitFor(() => expect(server.steps[0]?.WorkflowStatus).toBe(WorkflowStatus.QACompleted));
    expect(page.status()).toBe('QA Completed');
    expect(screen.queryByRole('button', { name: 'QA Complete' })).toBeNull();
    expect(page.save()).toBeVisible();
  });
});
