import type { Page } from '@playwright/test';
import { screenAddresses } from './screen-addresses.ts';

/** A picture of the product: where it is, who looks, and when it is whole. */
export type Screen = {
  name: string;
  address: string;
  account: string;
  ready: (page: Page) => Promise<unknown>;
  /** What is to be so before the address is opened, and what ends it beside routes. */
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Only so many pixels from the top, where what is below stands in another picture. */
  height?: number;
};

const admin = 'admin@demo.test';
const seen = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const pressed = (name: string, then: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: then }).waitFor();
};
const HOME_HEIGHT = 480;
/** The first screen of each role, by the account that shows it. */
const homes: Screen[] = ['researcher', 'external', 'reviewer', 'spectator'].map((person) => ({
  name: `home-${person}`,
  address: '/dashboard',
  account: `${person}@demo.test`,
  ready: seen('QA completed'),
  height: HOME_HEIGHT,
}));
/** Every screen that `npm run screens` takes. */
export const screens: Screen[] = [
  ...homes,
  { name: 'home-admin', address: '/dashboard', account: admin, ready: seen('Tomás Silva'), height: HOME_HEIGHT },
  {
    name: 'dashboard',
    address: '/dashboard',
    account: 'researcher@demo.test',
    ready: seen('Afghanistan'),
  },
  {
    name: 'indicator',
    address: screenAddresses.indicator,
    account: 'researcher@demo.test',
    ready: (page) => page.getByRole('button', { name: 'Submit to QA' }).waitFor(),
  },
  {
    name: 'comments',
    address: screenAddresses.comments,
    account: 'researcher@demo.test',
    ready: (page) => page.getByPlaceholder('Add a comment').waitFor(),
  },
  {
    name: 'assignment',
    address: '/dashboard?currentUser=false',
    account: admin,
    ready: pressed('Bulk assign', 'Bulk assign'),
  },
  { name: 'programme', address: screenAddresses.programme, account: admin, ready: seen('overdue of') },
  {
    name: 'plan',
    address: screenAddresses.plan,
    account: admin,
    ready: (page) => page.getByRole('grid').getByRole('gridcell').first().waitFor(),
  },
  { name: 'results', address: screenAddresses.results, account: admin, ready: seen('Afghanistan') },
  { name: 'countries', address: screenAddresses.countries, account: admin, ready: seen('Albania') },
  { name: 'map', address: screenAddresses.map, account: admin, ready: seen('Share of indicators') },
  { name: 'country', address: screenAddresses.country, account: admin, ready: seen('Safe roads') },
  {
    name: 'profile',
    address: screenAddresses.profile,
    account: 'spectator@demo.test',
    ready: (page) => page.getByRole('region', { name: 'By milestone' }).getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'agreement',
    address: screenAddresses.agreement,
    account: admin,
    ready: (page) =>
      page
        .getByRole('table', { name: /By indicator/ })
        .getByRole('row')
        .nth(1)
        .waitFor(),
  },
  {
    name: 'dossier',
    address: screenAddresses.dossier,
    account: 'spectator@demo.test',
    ready: (page) => page.getByRole('row', { name: /^All milestones/ }).waitFor(),
  },
  {
    name: 'results-export',
    address: screenAddresses['results-export'],
    account: admin,
    ready: (page) => page.getByRole('button', { name: 'Download' }).waitFor(),
  },
  { name: 'editions', address: screenAddresses.editions, account: admin, ready: seen('1–4 of 4 Editions') },
  {
    name: 'edition-create',
    address: '/editions',
    account: admin,
    ready: pressed('Create/Duplicate Edition', 'Edition Details'),
  },
  {
    name: 'structure',
    address: screenAddresses.structure,
    account: admin,
    ready: seen('Lead agency named in law'),
  },
  { name: 'edition-details', address: screenAddresses['edition-details'], account: admin, ready: seen('Start Date') },
  { name: 'edition-users', address: screenAddresses['edition-users'], account: admin, ready: seen('Kwame Mensah') },
  { name: 'edition-countries', address: screenAddresses['edition-countries'], account: admin, ready: seen('Albania') },
  { name: 'edition', address: screenAddresses.edition, account: admin, ready: seen('Safe roads') },
  {
    name: 'compare',
    address: screenAddresses.compare,
    account: admin,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Compare all countries' }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  { name: 'library', address: screenAddresses.library, account: admin, ready: seen('Lead agency') },
  {
    name: 'library-indicator',
    address: screenAddresses['library-indicator'],
    account: admin,
    ready: seen('Full Name'),
  },
  { name: 'users', address: screenAddresses.users, account: admin, ready: seen('Elena Petrova') },
  {
    name: 'activity',
    address: screenAddresses.activity,
    account: admin,
    ready: (page) => page.getByRole('listitem').nth(9).waitFor(),
  },
  {
    name: 'preferences',
    address: screenAddresses.preferences,
    account: 'researcher@demo.test',
    ready: seen('Assigned to me'),
  },
  { name: 'import', address: screenAddresses.import, account: admin, ready: seen('No files uploaded') },
  { name: 'export', address: screenAddresses.export, account: admin, ready: seen('Åland Islands') },
];
