import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { noticed, openIndicator, page, tryAgain } from './support.ts';

test('[S219] [S221] a save shows before the server has answered', async () => {
  const { user, server } = await openIndicator({
    rating: { WorkflowStatus: WorkflowStatus.Open, RatingLastUpdatedByName: 'Elena Petrova' },
  });
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  expect(page.status()).toBe('Research In Progress');
  expect(page.save()).toHaveAttribute('aria-disabled', 'true');
  expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.Open);
  letThrough();
  await waitFor(() => expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.ResearchInProgress));
});

describe('[S166] [S221] whether it is saved stands in words', () => {
  test('Saving… while nobody knows, and the time and the name only once the server has answered', async () => {
    const { user, server } = await openIndicator({ rating: { RatingLastUpdatedByName: 'Elena Petrova' } });
    await page.note();
    const before = page.lastUpdate();
    expect(page.saveState()).toBe('');
    await user.type(await page.note(), ' More.');
    expect(page.saveState()).toBe('Not saved');
    const letThrough = server.hold();
    await user.click(page.save());
    expect(page.saveState()).toBe('Saving…');
    expect(page.lastUpdate()).toBe(before);
    letThrough();
    await waitFor(() => expect(page.saveState()).toMatch(/^Saved \d\d:\d\d$/));
    await waitFor(() => expect(page.lastUpdate()).toMatch(/by Rui Tanaka$/));
    await user.type(await page.note(), ' Yet more.');
    expect(page.saveState()).toBe('Not saved');
  });

  test('Not saved after a refusal', async () => {
    const { user, server } = await openIndicator();
    server.refuse({ status: 409, code: 'conflict' });
    await user.type(await page.note(), ' More.');
    await user.click(page.save());
    await noticed(/Something went wrong updating the rating/);
    await waitFor(() => expect(page.saveState()).toBe('Not saved'));
  });
});

describe('[S221] what a save costs', () => {
  test.each([
    { action: 'Save Changes', press: page.save },
    { action: 'Submit to QA, which saves first', press: page.second },
  ])('after $action the rating is asked for once', async ({ press }) => {
    const { user, server } = await openIndicator();
    await user.type(await page.note(), ' More.');
    await waitFor(() => expect(press()).not.toHaveAttribute('aria-disabled'));
    // Also a request that is cancelled before it is answered has been sent.
    const sent = vi.spyOn(globalThis, 'fetch');
    const reads = () => sent.mock.calls.filter(([url]) => `${url}`.endsWith('/451/rating')).length;
    await user.click(press());
    await waitFor(() => expect(server.rating.Version).toBeGreaterThan(3));
    await waitFor(() => expect(reads()).toBeGreaterThan(0));
    await new Promise((done) => setTimeout(done, 300));
    expect(reads()).toBe(1);
    sent.mockRestore();
  });
});

test('[S221] a slow save turns its own button, and Submit to QA can still be pressed', async () => {
  const { user, server } = await openIndicator();
  const second = () => screen.getByRole('button', { name: 'Submit to QA' });
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  await waitFor(() => expect(page.save()).toHaveAttribute('aria-busy', 'true'));
  expect(page.save()).not.toHaveAccessibleDescription();
  expect(second()).not.toHaveAttribute('aria-busy');
  await user.click(second());
  expect(second()).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await waitFor(() => expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.QAInProgress));
  expect(server.saves).toHaveLength(1);
});

test('[S220] [S221] Submit to QA pressed while a save is on its way follows it', async () => {
  const { user, server } = await openIndicator();
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  await user.click(screen.getByRole('button', { name: 'Submit to QA' }));
  expect(server.steps).toEqual([]);
  letThrough();
  await waitFor(() => expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.QAInProgress));
  expect(server.saves).toHaveLength(1);
});

test('[S220] [S221] Submit to QA pressed while a save is on its way goes with the save that is refused', async () => {
  const { user, server } = await openIndicator();
  server.refuse({ status: 409, code: 'conflict', detail: 'The edition was closed.' });
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  await user.click(screen.getByRole('button', { name: 'Submit to QA' }));
  letThrough();
  await noticed(/Something went wrong updating the rating for this Indicator/);
  await waitFor(() => expect(page.save()).not.toHaveAttribute('aria-disabled'));
  expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.ResearchInProgress);
  expect(page.status()).toBe('Research In Progress');
});

test('[S242] a save sends what was typed with the version it was typed over', async () => {
  const { user, server } = await openIndicator();
  const note = await page.note();
  await user.clear(note);
  await user.type(note, 'The act was repealed.');
  await user.click(page.score('0'));
  await user.click(page.score('Not Met'));
  await user.click(page.save());
  await waitFor(() =>
    expect(server.saves).toEqual([
      {
        Score: 0,
        RatingIsMet: false,
        ResearcherNote: 'The act was repealed.',
        CountryIndicatorRatingId: 100201,
        Version: 3,
      },
    ]),
  );
  await user.type(note, ' Again.');
  await user.click(page.save());
  await waitFor(() => expect(server.saves[1]?.Version).toBe(4));
  expect(server.saves[1]?.ResearcherNote).toBe('The act was repealed. Again.');
});

test('[S221] [Q-R11] a refused save is taken back, the form keeps the text, and Try again repeats the call', async () => {
  const { user, server } = await openIndicator({ rating: { WorkflowStatus: WorkflowStatus.Open } });
  server.refuse({ status: 409, code: 'conflict', detail: 'The edition was closed.' });
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  expect(page.status()).toBe('Research In Progress');
  letThrough();
  const notice = await noticed(/Something went wrong updating the rating for this Indicator/);
  expect(page.status()).toBe('Open');
  expect((await page.note()).value).toMatch(/ More\.$/);
  await waitFor(() => expect(page.save()).not.toHaveAttribute('aria-disabled'));
  expect(within(screen.getByRole('form', { name: 'Rating' })).getByText('The edition was closed.')).toBeVisible();

  await tryAgain(user, notice);
  await waitFor(() => expect(server.saves).toHaveLength(2));
  expect(server.saves[1]).toEqual(server.saves[0]);
  await waitFor(() => expect(page.status()).toBe('Research In Progress'));
  await waitFor(() => expect(page.save()).toHaveAttribute('aria-disabled', 'true'));
  expect(within(screen.getByRole('form', { name: 'Rating' })).queryByText('The edition was closed.')).toBeNull();
});

test('[S132] [S221] a refused save that was mended and sent anew cannot come back over it by its notice', async () => {
  const { user, server } = await openIndicator();
  server.refuse({ status: 409, code: 'conflict', detail: 'Not now.' });
  await user.type(await page.note(), ' Once.');
  await user.click(page.save());
  await waitFor(() => expect(notices.all().map(({ action }) => action?.label)).toEqual(['Try again']));
  await user.type(await page.note(), ' Twice.');
  await waitFor(() => expect(page.save()).not.toHaveAttribute('aria-disabled'));
  await user.click(page.save());
  await waitFor(() => expect(server.rating.ResearcherNote).toMatch(/ Once\. Twice\.$/));
  await waitFor(() => expect(notices.all()).toEqual([]));
});

test('[S221] what is typed while a save is on its way stays, and the next save follows on it', async () => {
  const { user, server } = await openIndicator();
  const letThrough = server.hold();
  const note = await page.note();
  await user.type(note, ' One.');
  await user.click(page.save());
  await user.type(note, ' Two.');
  letThrough();
  await waitFor(() => expect(server.rating.Version).toBe(4));
  await waitFor(() => expect(page.save()).not.toHaveAttribute('aria-disabled'));
  expect(note.value).toMatch(/ One\. Two\.$/);
  await user.click(page.save());
  await waitFor(() => expect(server.saves[1]).toMatchObject({ Version: 4, ResearcherNote: note.value }));
  expect(screen.queryByText(/changed this rating/)).toBeNull();
});

test('[S221] a field that the server refuses says so itself', async () => {
  const { user, server } = await openIndicator();
  server.refuse({ status: 422, code: 'invalid', errors: [{ pointer: '/ResearcherNote', detail: 'Name a source.' }] });
  const note = await page.note();
  await user.type(note, ' More.');
  await user.click(page.save());
  await waitFor(() => expect(note).toHaveAccessibleDescription('Name a source.'));
  await user.type(note, ' Gazette 12.');
  expect(note).not.toHaveAccessibleDescription();
});

test('[S132] [S221] nothing changes what was sent: a save with its step keeps its variables', async () => {
  const { user, server, client } = await openIndicator();
  const letThrough = server.hold();
  await user.type(await page.note(), ' More.');
  await user.click(page.second());
  const [save] = client.getMutationCache().findAll({ mutationKey: ['updateRating'] });
  const sent = structuredClone(save?.state.variables);
  letThrough();
  await waitFor(() => expect(server.steps).toHaveLength(1));
  expect(save?.state.variables).toEqual(sent);
});
