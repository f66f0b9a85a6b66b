// Nobody knows how a save went whose answer was lost: what is said must not contradict what the server then shows [S221].

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import type { Reference } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../support/screen.tsx';
import { openReferences } from './references-support.ts';
import { openIndicator, page } from './support.ts';

const UNANSWERED = 'No answer came, so it may be saved already. Sent again as it is, it is saved once.';
const draftNames = () => Object.keys(sessionStorage).filter((one) => /^draft:(?!key:)/.test(one));
const said = () => notices.all().map(({ message }) => message);

test('[S221] a save whose answer was lost and that the server has is said to be saved', async () => {
  const { user, server } = await openIndicator();
  server.lost = 'stored';
  await user.type(await page.note(), ' More.');
  await user.click(page.save());
  await waitFor(() => expect(page.saveState()).toBe('Saved'));
  expect(said()).toEqual(['It was saved after all.']);
  expect(screen.queryByText(UNANSWERED)).toBeNull();
  expect(draftNames()).toEqual([]);
  // what is typed next is over the version that was saved
  await user.type(await page.note(), ' Yet more.');
  expect(page.saveState()).toBe('Not saved');
  expect(screen.queryByText(/changed this rating/)).toBeNull();
  await user.click(page.save());
  await waitFor(() => expect(server.saves.at(-1)).toMatchObject({ Version: 4 }));
  await waitFor(() => expect(page.saveState()).toMatch(/^Saved \d\d:\d\d$/));
});

test('[S220] [S221] a step that was to follow a save whose answer was lost still follows', async () => {
  const { user, server } = await openIndicator();
  server.lost = 'stored';
  await user.type(await page.note(), ' More.');
  await user.click(page.second());
  await waitFor(() => expect(server.steps).toHaveLength(1));
  expect(page.status()).toBe('QA In Progress');
});

test('[S221] while nobody knows whether it was saved, neither is said', async () => {
  const { user, server, client } = await openIndicator();
  server.lost = 'not stored';
  const note = await page.note();
  await user.type(note, ' More.');
  await user.click(page.save());
  await waitFor(() => expect(page.saveState()).toBe('Not known whether it is saved'));
  expect(screen.getByText(UNANSWERED)).toBeVisible();
  await client.invalidateQueries({
    queryKey: getReadIndicatorRatingQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451 }),
  });
  expect(page.saveState()).toBe('Not known whether it is saved');
  expect(note.value).toMatch(/ More\.$/);
});

test('[S221] what another person has saved meanwhile is not taken for what was sent', async () => {
  const { user, server } = await openIndicator();
  server.lost = 'not stored';
  const note = await page.note();
  await user.type(note, ' More.');
  server.rating = {
    ...server.rating,
    ResearcherNote: 'Rewritten.',
    Version: 4,
    RatingLastUpdatedByName: 'Elena Petrova',
  };
  await user.click(page.save());
  expect(await screen.findByText(/Elena Petrova changed this rating/)).toBeVisible();
  expect(note.value).toMatch(/ More\.$/);
  expect(said()).not.toContain('It was saved after all.');
});

test('[S221] a reference that is listed though its answer was lost is not said to be unsaved', async () => {
  const { user, references } = await openReferences();
  const { lists } = references;
  api.use(
    http.post('*/api/v1/references/*/country-indicator/:ratingId', async ({ request }) => {
      const made = { ...lists.CurrentReportEditionReferences[0], ...((await request.json()) as Reference), Id: 7300 };
      lists.CurrentReportEditionReferences.push(made as Reference);
      return HttpResponse.error();
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add New Reference' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Reference' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Road code');
  await user.type(dialog.getByRole('textbox', { name: /^Author/ }), 'Ministry');
  await user.type(dialog.getByRole('textbox', { name: /^Publication Date/ }), '2021');
  await user.type(dialog.getByRole('textbox', { name: /^Information/ }), 'Section 3.');
  await user.click(dialog.getByRole('button', { name: 'Add Reference' }));
  expect(await screen.findByText(UNANSWERED)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^What you typed about .* may not be saved\.$/)).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Road code' })).toBeVisible();
});
