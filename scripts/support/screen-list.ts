import type { Page } from '@playwright/test';

/** A picture of the product: where it is, who looks, and when it is whole. */
export type Screen = {
  name: string;
  address: string;
  account: string;
  ready: (page: Page) => Promise<unknown>;
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
    address: '/countries/404/indicator/451',
    account: 'researcher@demo.test',
    ready: (page) => page.getByRole('button', { name: 'Submit to QA' }).waitFor(),
  },
  {
    name: 'comments',
    address: '/countries/404/indicator/451?tab=comments',
    account: 'researcher@demo.test',
    ready: (page) => page.getByPlaceholder('Add a comment').waitFor(),
  },
  {
    name: 'assignment',
    address: '/dashboard?currentUser=false',
    account: admin,
    ready: pressed('Bulk assign', 'Bulk assign'),
  },
  { name: 'programme', address: '/programme', account: admin, ready: seen('overdue of') },
  {
    name: 'plan',
    address: '/programme/plan',
    account: admin,
    ready: (page) => page.getByRole('grid').getByRole('gridcell').first().waitFor(),
  },
  { name: 'results', address: '/results', account: admin, ready: seen('Afghanistan') },
  { name: 'countries', address: '/countries', account: admin, ready: seen('Albania') },
  { name: 'map', address: '/countries?view=map', account: admin, ready: seen('Share of indicators') },
  { name: 'country', address: '/countries/404', account: admin, ready: seen('Safe roads') },
  {
    name: 'profile',
    address: '/countries/404?tab=results',
    account: 'spectator@demo.test',
    ready: (page) => page.getByRole('region', { name: 'By milestone' }).getByRole('row').nth(1).waitFor(),
  },
  {
    name: 'agreement',
    address: '/results/agreement',
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
    address: '/dossier?countries=[404]',
    account: 'spectator@demo.test',
    ready: (page) => page.getByRole('row', { name: /^All milestones/ }).waitFor(),
  },
  {
    name: 'results-export',
    address: '/results/export',
    account: admin,
    ready: (page) => page.getByRole('button', { name: 'Download' }).waitFor(),
  },
  { name: 'editions', address: '/editions', account: admin, ready: seen('1–4 of 4 Editions') },
  {
    name: 'edition-create',
    address: '/editions',
    account: admin,
    ready: pressed('Create/Duplicate Edition', 'Edition Details'),
  },
  {
    name: 'structure',
    address: '/editions/4/edit?milestone=16&activity=91',
    account: admin,
    ready: seen('Lead agency named in law'),
  },
  { name: 'edition-details', address: '/editions/4/edit?tab=details', account: admin, ready: seen('Start Date') },
  { name: 'edition-users', address: '/editions/4/edit?tab=users', account: admin, ready: seen('Kwame Mensah') },
  { name: 'edition-countries', address: '/editions/4/edit?tab=countries', account: admin, ready: seen('Albania') },
  { name: 'edition', address: '/editions/3', account: admin, ready: seen('Safe roads') },
  {
    name: 'compare',
    address: '/compare',
    account: admin,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Compare all countries' }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  { name: 'library', address: '/libraries/manage-indicators', account: admin, ready: seen('Lead agency') },
  { name: 'library-indicator', address: '/libraries/manage-indicators/1', account: admin, ready: seen('Full Name') },
  { name: 'users', address: '/users', account: admin, ready: seen('Elena Petrova') },
  {
    name: 'activity',
    address: '/activity',
    account: admin,
    ready: (page) => page.getByRole('listitem').nth(9).waitFor(),
  },
  {
    name: 'preferences',
    address: '/preferences',
    account: 'researcher@demo.test',
    ready: seen('Assigned to me'),
  },
  { name: 'import', address: '/import', account: admin, ready: seen('No files uploaded') },
  { name: 'export', address: '/export', account: admin, ready: seen('Åland Islands') },
];
