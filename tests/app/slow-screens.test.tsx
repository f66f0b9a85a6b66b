import { waitFor } from '@testing-library/react';
import { http, type passthrough } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler } from '#generated/mocks/session/session.msw.ts';
import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { api, openScreen } from '../support/screen.tsx';

/**
 * Whole at once: what they fetch fills a list that is opened, or comes when something is chosen; the
 * editions are what every page waits for, and answered.
 */
const whole = ['not-found', 'export', 'import', 'references', 'compare', 'editions'];

/** What each of the others says of itself, by its name in `screenAddresses`. */
const words: Record<string, string[]> = {
  dashboard: ['the country indicators'],
  programme: ['the programme', 'the workload', 'what is stuck'],
  plan: ['the plan'],
  results: ['the results'],
  agreement: ['the agreement'],
  dossier: ['the dossier'],
  countries: ['the countries'],
  map: ['the map'],
  country: ["the country's indicators"],
  profile: ['the results'],
  indicator: ['the indicator', 'the details', 'the rating', 'the rating history', 'the references'],
  comments: ['the indicator', 'the details', 'the rating'],
  edition: ['the edition'],
  structure: ['the edition'],
  'edition-details': ['the edition'],
  'edition-users': ['the edition'],
  'edition-countries': ['the edition'],
  library: ['Indicators'],
  'library-indicator': ['the indicator'],
  users: ['Users'],
  activity: ['the history'],
  preferences: ['your preferences'],
};
const counting: Record<string, string> = { 'results-export': 'Counting the rows...' };

const said = () => [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent ?? '');

for (const [name, address] of Object.entries(screenAddresses).filter(([name]) => !whole.includes(name)))
  test(`${name} says what it fetches for as long as its answers are on their way`, async () => {
    api.use(
      getReadCurrentUserMockHandler(),
      getListReportEditionsMockHandler(),
      http.get('*/api/v1/*', () => new Promise<ReturnType<typeof passthrough>>(() => undefined)),
    );
    const wanted = counting[name] ? [counting[name]] : (words[name] ?? []).map((what) => `Fetching ${what}...`);
    expect(wanted).not.toEqual([]);
    await openScreen(address);
    await waitFor(() => expect(wanted.filter((one) => !said().some((text) => text.includes(one)))).toEqual([]));
  });

test.each([
  ['/programme', '*/api/v1/programme/*', ['Fetching the programme...']],
  ['/programme', '*/api/v1/programme/*/workload', ['Fetching who is behind...', 'Fetching the workload...']],
  ['/programme', '*/api/v1/programme/*/stuck', ['Fetching what is stuck...']],
])('of %s each part says it by itself: %s', async (address, path, words) => {
  api.use(http.get(path, () => new Promise<ReturnType<typeof passthrough>>(() => undefined)));
  await openScreen(address);
  await waitFor(() => expect(said().map((one) => one.trim())).toEqual(expect.arrayContaining(words)));
});
