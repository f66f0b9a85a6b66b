// An answer of 503 ends in one of two ways that the person sees: it arrived, or what was typed is where it was [S129].

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { writeRetries } from '#src/lib/api/retry-policy.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../support/console.ts';
import { box, entries, openComments, paste, send } from './comments/support.ts';
import { list, openReferences } from './references-support.ts';
import { openIndicator, page } from './support.ts';

// The waits of five to twenty seconds are the engine's own tests' concern. The first is long enough to look at the screen.
beforeEach(() => void vi.spyOn(writeRetries, 'retryDelay').mockReturnValue(300).mockReturnValueOnce(2_000));

const unavailable = { status: 503, code: 'unavailable' } as const;
const draftNames = () => Object.keys(sessionStorage).filter((one) => /^draft:(?!key:)/.test(one));
const said = (message: RegExp) =>
  waitFor(() => expect(notices.all().map((one) => one.message)).toContainEqual(expect.stringMatching(message)));

beforeEach(() => expectConsole(/503, processing likely continues/));

test('[S129] [S220] Submit to QA whose save was answered 503 and then stored: the step still follows', async () => {
  const { user, server } = await openIndicator({ rating: { WorkflowStatus: WorkflowStatus.Open } });
  server.refuse(unavailable);
  await user.type(await page.note(), ' More.');
  await user.click(page.second());
  await waitFor(() => expect(page.saveState()).toBe('Still processing…'));
  expect(page.status()).toBe('QA In Progress');
  expect(server.steps).toEqual([]);
  await waitFor(() =>
    expect(server.steps).toEqual([{ CountryIndicatorRatingId: 100201, WorkflowStatus: 2, Version: 4 }]),
  );
  expect(server.saves).toHaveLength(2);
  await said(/The server has finished\. It is saved\./);
  await waitFor(() => expect(page.saveState()).toMatch(/^Saved \d\d:\d\d$/));
  expect(server.rating.WorkflowStatus).toBe(WorkflowStatus.QAInProgress);
});

test('[S129] [S221] a save that never arrives is told with a retry, and what was typed is in the form', async () => {
  const { user, server } = await openIndicator();
  for (let times = 0; times < 5; times++) server.refuse(unavailable);
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  await waitFor(() => expect(page.saveState()).toBe('Still processing…'));
  await said(/Something went wrong updating the rating/);
  await waitFor(() => expect(page.saveState()).toBe('Not saved'));
  expect((await page.note()).value).toMatch(/ More\.$/);
  expect(draftNames()).toEqual(['draft:rating:2:100201']);
});

test('[S129] [S170] a comment stays in view and its text is kept until it has arrived', async () => {
  const { user, comments } = await openComments();
  await box();
  await waitFor(() => expect(entries()).toHaveLength(3));
  comments.refusals.push(unavailable);
  await paste('First.');
  await user.click(send());
  await said(/Still processing/);
  const release = comments.hold();
  expect(entries()).toHaveLength(4);
  expect(await box()).toHaveValue('');
  // What is begun meanwhile does not take its place.
  await paste('Second.');
  window.dispatchEvent(new Event('pagehide'));
  const kept = draftNames().map((name) => JSON.parse(sessionStorage.getItem(name) ?? '').typed.CommentContent);
  expect(kept.sort()).toEqual(['First.', 'Second.']);
  release();
  await waitFor(() => expect(entries()[0]?.id).toBe('comment-9102'));
  expect(comments.added).toHaveLength(2);
  await waitFor(() => expect(draftNames()).toEqual(['draft:comment:2:100201']));
  expect(await box()).toHaveValue('Second.');
});

test('[S129] [S170] a comment that never arrives comes back into the box', async () => {
  const { user, comments } = await openComments();
  await box();
  await waitFor(() => expect(entries()).toHaveLength(3));
  comments.refusals.push(...Array.from({ length: 5 }, () => unavailable));
  await paste('First.');
  await user.click(send());
  await said(/Something went wrong adding a comment/);
  await waitFor(async () => expect(await box()).toHaveValue('First.'));
  expect(entries()).toHaveLength(3);
});

async function addReference(answers: number) {
  const opened = await openReferences();
  await list.current();
  await opened.user.click(list.press(/Add New Reference/));
  await list.dialog('Add New Reference');
  for (let times = 0; times < answers; times++) opened.references.refuse(unavailable);
  const texts = { Title: 'Letter', Author: 'Ministry', 'Publication Date': 'May 2026', Information: 'Page 2.' };
  for (const [name, text] of Object.entries(texts)) await opened.user.type(list.field(name), text);
  await opened.user.click(screen.getByRole('button', { name: 'Add Reference' }));
  await said(/Still processing/);
  expect(await list.titles()).toContain('Letter');
  expect(draftNames()).toHaveLength(1);
  expect(screen.queryByText(/is not saved/)).toBeNull();
  return opened;
}

test('[S129] [S179] a reference stays listed and its draft is kept until it has arrived', async () => {
  const { references } = await addReference(1);
  await waitFor(() => expect(references.sent.added).toHaveLength(1));
  await waitFor(() => expect(draftNames()).toEqual([]));
  await waitFor(() => expect(list.press(/^Edit: Letter/)).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[S129] [S179] a reference that never arrives comes back in its form', async () => {
  const { references } = await addReference(5);
  await list.dialog('Add New Reference');
  expect(list.field('Title')).toHaveValue('Letter');
  expect(references.sent.added).toEqual([]);
  expect(notices.all().at(-1)).toMatchObject({ record: 'Letter', action: { label: 'Try again' } });
});
