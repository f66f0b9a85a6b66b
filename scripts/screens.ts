// `npm run screens`: the pictures in docs/screens/, taken from the built product on a fresh demo
// database.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { startRealServer } from './support/real-server.ts';
import { root } from './support/root.ts';

type Screen = { name: string; address: string; account: string; ready: (page: Page) => Promise<unknown> };

const sizes = { '1440x900': { width: 1440, height: 900 }, '390x844': { width: 390, height: 844 } };
const admin = 'admin@demo.test';
const seen = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
const pressed = (name: string, then: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole('dialog', { name: then }).waitFor();
};
const screens: Screen[] = [
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
    address: '/countries/404/indicator/451?commentId=1',
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
  { name: 'results', address: '/results', account: admin, ready: seen('Afghanistan') },
  { name: 'countries', address: '/countries', account: admin, ready: seen('Albania') },
  { name: 'map', address: '/countries?view=map', account: admin, ready: seen('Share of indicators') },
  { name: 'country', address: '/countries/404', account: admin, ready: seen('Safe roads') },
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
  { name: 'import', address: '/import', account: admin, ready: seen('No files uploaded') },
  { name: 'export', address: '/export', account: admin, ready: seen('Åland Islands') },
];

const folder = join(root, 'docs', 'screens');
const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
const server = await startRealServer({ dataDir });
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(folder, { recursive: true });
  for (const [size, viewport] of Object.entries(sizes))
    for (const { name, address, account, ready } of screens) {
      const page = await browser.newPage({ viewport, locale: 'en-AU', timezoneId: 'Australia/Sydney' });
      await page.goto(server.url + address);
      await page.getByRole('button', { name: account }).click();
      await ready(page);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(folder, `${name}-${size}.png`) });
      console.log(`docs/screens/${name}-${size}.png`);
      await page.context().close();
    }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
