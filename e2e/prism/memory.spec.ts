import { expect, openAs, rate, reload, test } from '../support/test.ts';

// The mock keeps what is written for every tab: each day begins with the examples.
test.beforeEach(async ({ request, baseURL }) => {
  await request.post(`${baseURL}/api/v1/mock-memory/reset`);
});

test("a researcher's day on the mock: who one is, a search, a note and a comment that stay, what is not there", async ({
  page,
}) => {
  await openAs(page, 'researcher');
  await expect(page.getByRole('link', { name: 'Lead agency named in law' }).first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by indicator name' }).fill('zzzz');
  await expect(page.getByRole('link', { name: 'Lead agency named in law' })).toHaveCount(0);

  await page.goto('/countries/404/indicator/451');
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  await rate(page, 'Checked on the mock: the act is in force.');
  await page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('tab', { name: 'Comments' }).click();
  await page.getByPlaceholder('Add a comment').fill('Please look at the note.');
  await page.getByRole('button', { name: 'Send' }).click();
  await reload(page);
  await expect(note).toHaveValue('Checked on the mock: the act is in force.');
  await page.getByRole('tab', { name: 'Comments' }).click();
  await expect(page.getByText('Please look at the note.').first()).toBeVisible();

  await page.goto('/countries/999999');
  await expect(page).toHaveURL(/\/404/);
  await page.goto('/users');
  await expect(page).toHaveURL(/\/unauthorized/);
});

test("a manager's day on the mock: a milestone is made, renamed and deleted, and the examples come back", async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, 'admin', '/editions/4/edit');
  const row = (name: string) =>
    page
      .getByRole('list', { name: 'Milestones', exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  const choose = async (name: string, item: string) => {
    await row(name)
      .getByRole('button', { name: `Actions: ${name}` })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('button', { name: 'Add Milestone' }).click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Speed management in full');
  await page.getByRole('textbox', { name: 'Short Name' }).fill('Speed');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose('Roads', 'Edit Milestone');
  await page.getByRole('textbox', { name: 'Short Name' }).fill('Safer roads');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reload(page);
  await expect(row('Safer roads')).toBeVisible();

  // A deletion is sent when the page is left before its ten seconds are over.
  await choose('Speed', 'Delete Milestone');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Milestone' }).click();
  await expect(row('Speed')).toHaveCount(0);
  await page.reload();
  await expect(row('Safer roads')).toBeVisible();
  await expect(row('Speed')).toHaveCount(0);

  await request.post(`${baseURL}/api/v1/mock-memory/reset`);
  await page.reload();
  await expect(row('Roads')).toBeVisible();
});
