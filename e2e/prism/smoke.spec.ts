import { goWithin } from '../support/quiet.ts';
import { expect, openAs, test } from '../support/test.ts';

// What the mock answers, drawn by the client; whether its screens are accessible is looked at on the reference API.
test('[S11] [S137] the dashboard shows the rows of the contract', async ({ page }) => {
  await openAs(page, 'admin');
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kenya' }).first()).toBeVisible();
});

test('[S13] [S38] [S158] [S159] the indicator page shows the rating of the contract, and every page opens', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries/404/indicator/451');
  await expect(page.getByRole('heading', { name: 'KENYA' })).toBeVisible();
  await expect(page.getByText('A national lead agency for road safety is named in law')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(
    /National Transport and Safety Authority/,
  );
  for (const [address, title] of [
    ['countries', 'COUNTRIES'],
    ['editions', 'EDITIONS'],
    ['libraries/manage-indicators', 'INDICATORS'],
    ['compare', 'COMPARE TOOL'],
    ['users', 'SYSTEM USERS'],
    ['import', 'IMPORT DATA'],
    ['export', 'EXPORT DATA'],
    ['activity', 'ACTIVITY LOG'],
  ] as const) {
    await goWithin(page, `/${address}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }
});

test('[S35] [S42] the panel shows the notifications of the contract', async ({ page }) => {
  await openAs(page, 'researcher');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/has tagged you$/).first()).toBeVisible();
});
