import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListCountrySourcesMockHandler,
  getListCountrySourcesResponseMock,
} from '#generated/mocks/references/references.msw.ts';
import '#src/features/indicator/references/paste/country-sources.tsx';
import '#src/features/indicator/references/reference-dialog.tsx';
import { api } from '../../support/screen.tsx';
import { list, openReferences } from './references-support.ts';
import { page } from './support.ts';

const CITATION = 'Otieno, P. (2021). Roads of Kenya. Journal of Roads, 12(3), 4–5. https://doi.org/10.1000/182';
const TITLE = 'Add New Reference';
const box = () => list.field(/^Paste/);
const said = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

async function openQuick(options: Parameters<typeof openReferences>[0] = {}) {
  const opened = await openReferences(options);
  await list.current();
  await page.note();
  await opened.user.keyboard('r');
  await list.dialog(TITLE);
  return opened;
}

test.each([1440, 390])('[B7] r, paste, what is missing, Ctrl+Enter: it is added at once, %i px wide', async (width) => {
  const { user, references } = await openQuick({ width });
  expect(box()).toHaveFocus();
  await user.paste(CITATION);
  await waitFor(() => expect(list.field('Information')).toHaveFocus());
  expect(said()).toContain('Read: URL, Author, Publication Date, Title, Journal, Volume, Pages.');
  expect(said()).toContain('Still needed: Information.');
  await user.keyboard('Page 4.');
  expect(said()).not.toContain('Still needed');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(references.sent.added).toHaveLength(1));
  expect(references.sent.added[0]).toMatchObject({
    ...{ Title: 'Roads of Kenya', Author: 'Otieno, P.', PublicationDate: '2021', Information: 'Page 4.' },
    ...{ Journal: 'Journal of Roads', Volume: '12(3)', Pages: '4–5', URL: 'https://doi.org/10.1000/182' },
  });
  expect(references.sent.added[0]).not.toHaveProperty('Pasted');
});

test('[B7] Alt+R opens it from within the note, which has the focus again afterwards', async () => {
  const { user } = await openReferences();
  await list.current();
  await user.click(await page.note());
  await user.keyboard('{Alt>}[KeyR]{/Alt}');
  await list.dialog(TITLE);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await page.note()).toHaveFocus();
});

test('[B7] [Q-R15] what cannot be read is said and stays, in the draft too; what was typed is not overwritten', async () => {
  const { user } = await openQuick();
  await user.paste('Something without a form');
  expect(said()).toContain('Nothing could be read from it.');
  await user.type(list.field('Title'), 'My own title');
  await user.clear(box());
  await user.click(box());
  await user.paste(CITATION);
  expect(list.field('Title')).toHaveValue('My own title');
  expect(list.field('Author')).toHaveValue('Otieno, P.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await list.dialog(TITLE);
  expect(box()).toHaveValue(CITATION);
  expect(list.field('Title')).toHaveValue('My own title');
});

test('[B7] sources that were used before are offered, and one press uses one', async () => {
  const { user, references } = await openQuick();
  const offered = await screen.findByRole('region', { name: 'Sources to use again' });
  expect(within(offered).getByRole('button', { name: /Roads Act.*2 uses in this country/ })).toBeVisible();
  await user.click(within(offered).getByRole('button', { name: /^Roads Act/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await list.titles()).toContain('Roads Act');
  await waitFor(() => expect(references.sent.added).toHaveLength(1));
  expect(references.sent.added[0]).toMatchObject({ Title: 'Roads Act', ReportEditionId: 4 });
  expect(references.sent.added[0]).not.toHaveProperty('Id');

  await user.keyboard('r');
  await list.dialog(TITLE);
  await user.click(await screen.findByRole('button', { name: /this indicator last year/ }));
  await waitFor(() => expect(references.sent.used).toEqual([6002]));
});

test('[B7] where they cannot be fetched it is said with a way to try again; an API without them offers none', async () => {
  api.use(http.get('*/references/4/country/404', () => HttpResponse.json({}, { status: 500 })));
  const { user } = await openQuick();
  const dialog = await list.dialog(TITLE);
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  api.use(getListCountrySourcesMockHandler(getListCountrySourcesResponseMock()));
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Sources to use again' })).toBeVisible();
});

test('[B7] the nine rare fields stay folded until something is in them', async () => {
  const { user } = await openQuick();
  const more = screen.getByText('More fields');
  expect(more.closest('details')).not.toHaveAttribute('open');
  await user.paste(CITATION);
  await waitFor(() => expect(more.closest('details')).toHaveAttribute('open'));
});
