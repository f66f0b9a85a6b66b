import type { Page } from '@playwright/test';
import { partName } from './bundle/part-name.ts';
import type { Screen } from './screen-list.ts';

/** Nobody is signed in. */
export const NOBODY = '';
const admin = 'admin@demo.test';
const titled = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
/** The header comes once the person is known. */
const framed = (page: Page) => page.getByRole('banner').waitFor();

/** What the page asks for at an address of the API comes so. */
const answered = (path: string, status: number, body?: object) => (page: Page) =>
  page.route(`**/api/v1/${path}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ status, ...body }) }),
  );
const isNotThere = (part: string) => (page: Page) => page.route(part, (route) => route.abort());
/** As the tab keeps why a sign-in ended (`src/lib/session/session.ts`). */
const ended = (why: string) => (page: Page) =>
  page.addInitScript((ending) => sessionStorage.setItem('session:ending', ending), why);

const ends = [
  ['signed-out', 'You are signed out'],
  ['expired', 'Your session has ended'],
  ['refused', '401 Unauthorized'],
  ['denied', 'Signing in was cancelled'],
  ['provider-failed', 'Signing in failed'],
] as const;

/** The pages that tell of a failure, each with what brings it about. */
export const errorScreens: Screen[] = [
  { name: 'error-not-found', address: '/nothing-here', account: admin, ready: framed },
  {
    name: 'error-unauthorized',
    address: '/users',
    account: 'external@demo.test',
    ready: framed,
  },
  {
    name: 'error-server',
    address: '/users',
    account: admin,
    before: answered('users*', 500, { requestId: '0199b2c47d3e7a10b2c3d4e5f6a7b8c9' }),
    ready: titled('500'),
  },
  {
    name: 'error-crashed',
    address: '/users',
    account: admin,
    before: isNotThere(`**/assets/${partName('users')}*.js`),
    ready: titled('Oops'),
  },
  {
    name: 'error-in-place',
    address: '/results',
    account: admin,
    before: answered('results/**', 502),
    ready: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'error-list',
    address: '/dashboard?currentUser=false',
    account: admin,
    before: answered('dashboard/4*', 502),
    ready: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'error-offline',
    address: '/countries',
    account: admin,
    ready: async (page) => {
      await page.getByText('Albania').first().waitFor();
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
    },
    after: (page) => page.context().setOffline(false),
  },
  {
    name: 'error-no-edition',
    address: '/dashboard',
    account: admin,
    before: (page) =>
      page.route('**/api/v1/report-editions', async (route) => {
        const answer = await route.fetch();
        const editions = (await answer.json()) as { Status: number }[];
        await route.fulfill({ response: answer, json: editions.map((one) => ({ ...one, Status: 0 })) });
      }),
    ready: (page) => page.getByText('No data to display').waitFor(),
  },
  {
    name: 'error-no-such-edition',
    address: '/countries?edition=99',
    account: admin,
    ready: (page) => page.getByText('There is no such edition').waitFor(),
  },
  {
    name: 'error-layout',
    address: '/dashboard',
    account: admin,
    before: answered('report-editions', 502),
    ready: titled('Oops'),
  },
  { name: 'error-not-found-alone', address: '/404', account: NOBODY, ready: titled('404') },
  {
    name: 'error-no-settings',
    address: '/dashboard',
    account: NOBODY,
    before: isNotThere('**/config.json'),
    ready: titled('The application cannot start'),
  },
  ...ends.map(([why, title]) => ({
    ...{ name: `error-${why}`, address: '/unauthorized', account: NOBODY },
    ...{ before: ended(why), ready: titled(title) },
  })),
];
