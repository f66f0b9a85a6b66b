import type { Browser, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { expect, expectAccessible, openAs, type Person, rate, reload, signInAlone, test } from './support/test.ts';

// 1.1.5 of Bolivia, which depends on nothing and which no other journey touches.
const [country, indicator] = [68, 455];
const address = `/countries/${country}/indicator/${indicator}`;
const status = (page: Page) => page.locator('main header [data-slot="status-badge"]');

async function as(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, path);
  return page;
}

const assign = (page: Page, WorkflowTaskType: number, AssignedUserId: number | null) =>
  askApi(page, '/dashboard/4/workflow-assignment', {
    method: 'PUT',
    body: { WorkflowTaskType, AssignedUserId, ReportEditionId: 4, CountryIds: [country], IndicatorIds: [indicator] },
  });

test('[B6] what a rating lacks is told before it is submitted, and a reviewer sees it in the list', async ({
  browser,
}) => {
  const manager = await (await browser.newContext()).newPage();
  await signInAlone(manager, 'admin');
  await assign(manager, 0, 2);
  const researcher = await as(browser, 'researcher', address);
  await rate(researcher, 'The post was filled all year.');
  const checks = researcher.getByRole('region', { name: 'Before you submit' });
  await expect(checks).toContainText('It has no reference.');
  await expect(checks).toContainText('No QA user is assigned. Ask a manager.');
  await expectAccessible(researcher);
  const submit = researcher.getByRole('button', { name: 'Submit to QA' });
  await submit.focus();
  await researcher.keyboard.press('Enter');
  await expect(submit).toHaveAccessibleDescription(/Ask a manager/);
  await expect(researcher.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(
    'The post was filled all year.',
  );

  await assign(manager, 1, 3);
  await researcher.getByRole('button', { name: 'Save Changes' }).click();
  await expect(researcher.getByText(/^Last Update: .* by Rui Tanaka/)).toBeVisible();
  await reload(researcher);
  await expect(checks).not.toContainText('No QA user');
  await submit.click();
  await expect(status(researcher)).toHaveText('QA In Progress');

  const reviewer = await as(browser, 'reviewer', '/dashboard?indicatorName=1.1.5');
  const row = reviewer.getByRole('row').filter({ hasText: 'Bolivia' });
  await expect(row.getByRole('img', { name: /^\d checks?: No reference/ })).toBeVisible();
  await row.getByRole('link').click();
  await expect(reviewer.getByRole('region', { name: 'Before you complete' })).toContainText('It has no reference.');
});
