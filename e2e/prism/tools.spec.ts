import {
  test as base,
  chooseAccount,
  expect,
  expectAccessible,
  expectContrast,
  openAs,
  pressKey,
} from '../support/test.ts';

// A chosen 500 is no drift of the server's.
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
const test = base.extend({ drifts: async ({}, use) => use([]) });

// The developer's tools are in no build: this is `npm run dev` itself, whose first page comes in hundreds of files.
test.use({ baseURL: process.env.E2E_DEV_URL, permissions: ['clipboard-read', 'clipboard-write'] });

test("a status chosen in the developer's drawer shows the screen's error state, and its link shows it in another tab", async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/users');
  const users = page.getByRole('table', { name: 'Users' });
  await expect(users).toBeVisible();

  await page.getByRole('button', { name: /^Developer's drawer/ }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: "Developer's drawer" });
  await drawer.getByRole('searchbox').fill('listUsers');
  await pressKey(drawer.getByRole('button', { name: /^listUsers/ }), 'Enter');
  await drawer.getByLabel('Answer').selectOption('200 empty');
  await expect(page.getByText('No Users')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await drawer.getByLabel('Answer').selectOption('500 internal');
  await expect(page.getByRole('heading', { name: '500 Internal Server Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '500 Internal Server Error' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await expect(drawer.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // A colleague signs in on the way, and the link still says what is in force.
  const tab = await context.newPage();
  await tab.goto(link);
  await chooseAccount(tab, 'admin');
  await expect(tab.getByRole('heading', { name: '500 Internal Server Error' })).toBeVisible();
  await tab.getByRole('button', { name: "Developer's drawer, 1 in force" }).click();
  await tab.getByRole('button', { name: 'Reset all' }).click();
  await expect(tab.getByRole('table', { name: 'Users' })).toBeVisible();
});
