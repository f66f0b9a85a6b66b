import { expect, expectAccessible, signIn, test } from '../support/test.ts';

test('[S11] [S137] the dashboard shows the rows of the contract', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kenya' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('[S13] [S158] [S159] the indicator page shows the rating of the contract', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/countries/404/indicator/451');
  await expect(page.getByRole('heading', { name: 'KENYA' })).toBeVisible();
  await expect(page.getByText('A national lead agency for road safety is named in law')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(
    /National Transport and Safety Authority/,
  );
  await expectAccessible(page);
});

test('[S35] [S42] the panel shows the notifications of the contract', async ({ page }) => {
  await signIn(page, 'researcher');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/has tagged you$/).first()).toBeVisible();
});

test('[S38] every page opens', async ({ page }) => {
  await signIn(page, 'admin');
  for (const address of [
    'countries',
    'editions',
    'libraries/manage-indicators',
    'compare',
    'users',
    'import',
    'export',
    'activity',
  ]) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
