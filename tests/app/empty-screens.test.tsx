import { waitFor } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler } from '#generated/mocks/session/session.msw.ts';
import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { examples } from '../support/mock-api.ts';
import { api, openScreen } from '../support/screen.tsx';

type Json = null | string | number | boolean | Json[] | { [name: string]: Json };

/** An answer without a row in it, and its totals 0. */
function emptied(value: Json): Json {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const isTotal = /^(Count|Total|Indicators|Completed|Open|Assigned)$/;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      name,
      typeof own === 'number' && isTotal.test(name) ? 0 : emptied(own),
    ]),
  );
}

/** What each screen says where there is nothing yet, by its name in `screenAddresses`. */
const words: Partial<Record<keyof typeof screenAddresses, string[]>> = {
  dashboard: ['This edition has no country indicators yet: a manager adds countries and indicators'],
  programme: [
    'Nothing to count yet',
    'a manager adds countries and indicators under EDITIONS',
    ...['Nobody is in this edition yet', 'Add users to it under EDITIONS.'],
  ],
  plan: ['This edition has no indicators or no countries yet: add them under EDITIONS.'],
  results: ['Nothing to score yet', 'a manager adds countries and indicators under EDITIONS'],
  agreement: ['Nothing that was submitted is QA completed yet', 'This edition has no indicators'],
  'results-export': ['0 rows', 'No row is selected'],
  dossier: ['No countries', 'A manager adds countries under EDITIONS.'],
  countries: ['No countries', 'A manager adds countries under EDITIONS.'],
  map: ['No countries', 'A manager adds countries under EDITIONS.'],
  country: ['No Milestones', 'A manager adds milestones under EDITIONS.'],
  profile: ['None since Road Safety Report 2025'],
  comments: ['No comments for this Indicator.'],
  compare: ['No countries', 'A manager adds countries under EDITIONS.'],
  edition: [
    ...['No Milestones', 'A manager adds milestones under EDITIONS.'],
    ...['No Countries', 'A manager adds countries under EDITIONS.'],
    ...['No Users', 'A manager adds users under EDITIONS.'],
  ],
  structure: ['No Milestones', 'No Activities', 'No Indicators', 'The first one comes with ‘Add Milestone’.'],
  'edition-users': ['No Users', 'Select some under ‘Add users’.'],
  'edition-countries': ['No Countries', 'Select some under ‘Add countries’.'],
  library: ['No available library indicators', 'a manager adds to an edition under EDITIONS'],
  users: ['No Users', 'Add one, or several from a file.'],
  activity: ['Nothing was changed yet.'],
  import: ['No files uploaded', 'Nothing was imported yet'],
  export: ['There are no countries', 'The library holds no indicators', 'a manager adds to an edition'],
};

for (const [name, wanted] of Object.entries(words))
  test(`${name} says what it is without, where there is nothing yet`, async () => {
    api.use(
      getReadCurrentUserMockHandler(),
      getListReportEditionsMockHandler(),
      http.get('*/api/v1/*', async ({ request }) => {
        const answer = await getResponse(examples, request);
        return HttpResponse.json(emptied((await answer?.json()) as Json));
      }),
    );
    await openScreen(screenAddresses[name as keyof typeof words]);
    const text = () => document.querySelector('main')?.textContent ?? '';
    await waitFor(() => expect(wanted.filter((one) => !text().includes(one))).toEqual([]));
    expect(text()).not.toMatch(/Something went wrong|\bNaN\b|undefined|Infinity/);
    expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  });
