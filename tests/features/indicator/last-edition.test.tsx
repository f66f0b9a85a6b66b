import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  getListRatingHistoryMockHandler,
  getListRatingHistoryResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import {
  getReadReferencesMockHandler,
  getReadReferencesResponseMock,
} from '#generated/mocks/references/references.msw.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator, page } from './support.ts';

const panel = async () => within(await screen.findByRole('region', { name: 'Last edition' }));

test("[S241] last edition's score, note and number of references stand beside the form", async () => {
  await openIndicator();
  await page.note();
  const last = await panel();
  expect(last.getByText('Road Safety Report 2025')).toBeVisible();
  expect(last.getByText(/^1 - Met/)).toHaveTextContent(/^1 - Met · \d+ references?$/);
  expect(last.getByText('The act of 2012 names the authority.')).toBeVisible();
});

test('[S241] the difference of the notes is told in words too', async () => {
  const { user } = await openIndicator();
  const note = await page.note();
  await user.clear(note);
  await user.type(note, 'The act of the 2012 names the authority.');
  const last = await panel();
  await user.click(last.getByRole('switch', { name: 'Show differences' }));
  expect((await last.findByText('the')).closest('ins')).toHaveTextContent('[added: the]');
  expect(document.querySelector('del')).toBeNull();
});

test('[S241] an edition in which it was not rated says so; without an earlier one there is nothing', async () => {
  const [current, ...earlier] = getListRatingHistoryResponseMock();
  api.use(
    getListRatingHistoryMockHandler([current, earlier.at(-1)].flatMap((one) => one ?? [])),
    getReadReferencesMockHandler({ CurrentReportEditionReferences: [], PreviousReportEditionReferences: [] }),
  );
  const { unmount } = await openIndicator();
  await page.note();
  const last = await panel();
  expect(await last.findByText(/Unrated/)).toHaveTextContent('Unrated · 0 references');
  expect(last.queryByRole('switch')).toBeNull();
  unmount();
  api.use(getListRatingHistoryMockHandler([]));
  await openIndicator();
  await page.note();
  expect(screen.queryByRole('region', { name: 'Last edition' })).toBeNull();
});

test('[S241] what it shows is what the panels have asked for, not asked for again', async () => {
  const answered = { history: 0, references: 0 };
  api.use(
    getListRatingHistoryMockHandler(() => {
      answered.history++;
      return getListRatingHistoryResponseMock();
    }),
    getReadReferencesMockHandler(() => {
      answered.references++;
      return getReadReferencesResponseMock();
    }),
  );
  // The rating comes last, so that all else has been answered when the form is drawn.
  await openIndicator({ ratingAfter: 1000 });
  await panel();
  await new Promise((done) => setTimeout(done, 300));
  expect(answered).toEqual({ history: 1, references: 1 });
});
