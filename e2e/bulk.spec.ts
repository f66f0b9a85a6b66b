import type { Page } from '@playwright/test';
import { WorkflowStatus as Step } from '../generated/enums.ts';
import type { components } from '../generated/schema.ts';
import { askApi } from './support/api.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, test } from './support/test.ts';

type Listed = components['schemas']['DashboardIndicatorPage'];
// Estonia and Latvia, whose dates and statuses no other journey wants.
const countries = '[233,428]';
const list = async (page: Page, filter: string) =>
  (await askApi<Listed>(page, `/dashboard/4?currentUser=false&countries=${countries}&pageSize=200&${filter}`)).Data;
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Change selected' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog', { name: item });
};

test('[B22] [B27] a manager gives what a filter leaves another due date, by keyboard, and returns what is in QA, also on a phone', async ({
  page,
}) => {
  await openAs(page, 'admin', `/dashboard?currentUser=false&countries=${countries}&status=[0]`);
  let first: Listed['Data'][number] | undefined;
  const open = await list(page, 'workflows=[0]');
  const all = page.getByRole('button', { name: /^Select all \d+ that match the filter$/ });
  await all.press('Enter');
  await expect(page.getByText(`${open.length} selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Change selected' }).press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set due dates' });
  await dialog.getByRole('combobox', { name: 'Research' }).selectOption('A date of its own');
  await dialog.getByRole('textbox', { name: 'Research due date' }).fill('7 Dec 2026');
  await expectAccessible(page, '[data-slot=dialog]');
  await page.keyboard.press('Enter');
  await expect(notice(page, `Due dates of ${open.length} country indicators set.`)).toBeVisible();
  expect((await list(page, 'workflows=[0]')).map(({ ResearchDueDate }) => ResearchDueDate)).toEqual(
    open.map(() => '2026-12-07'),
  );
  await page
    .getByRole('checkbox', { name: /^Select 1\.1\.\d .*, Estonia$/ })
    .first()
    .check();
  const again = await choose(page, 'Set due dates');
  await again.getByRole('combobox', { name: 'Research' }).selectOption('edition');
  await again.getByRole('button', { name: 'Set due dates' }).click();
  await expect(notice(page, 'Due dates of 1 country indicator set.')).toBeVisible();
  const own = (await list(page, 'workflows=[0]')).filter(({ ResearchDueDate }) => ResearchDueDate === '2026-12-07');
  expect(own).toHaveLength(open.length - 1);

  for (const [country, width] of [
    [233, 1440],
    [428, 390],
  ] as const)
    await test.step(`at ${width} px a manager returns what is in QA with one reason, which stands with each`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await goWithin(page, `/dashboard?currentUser=false&countries=[${country}]&status=[1,2]`);
      const before = (await list(page, 'workflows=[1,2]')).filter(({ CountryId }) => CountryId === country);
      const inQa = before.filter(({ WorkflowStatus, IsDecided }) => WorkflowStatus === Step.QAInProgress && !IsDecided);
      expect(inQa.length).toBeGreaterThan(1);
      await page.getByRole('button', { name: /^Select all \d+/ }).click();
      await expect(page.getByText(`${before.length} selected`)).toBeVisible();
      const returning = await choose(page, 'Return to research');
      await expect(returning.getByText(`${inQa.length} country indicators are QA In Progress.`)).toBeVisible();
      await returning.getByRole('textbox', { name: 'Reason' }).fill('The road act of 2026 replaces the source.');
      await expectAccessible(page, '[data-slot=dialog]');
      await returning.getByRole('button', { name: 'Return to research' }).click();
      await expect(notice(page, `${inQa.length} country indicators returned`)).toBeVisible();
      const after = await list(page, 'returned=true');
      const returned = after.filter(({ Id }) => inQa.some((row) => row.Id === Id));
      expect(returned.map(({ WorkflowStatus }) => WorkflowStatus)).toEqual(inQa.map(() => 1));
      first = inQa[0];
    });
  await goWithin(page, `/countries/${first?.CountryId}/indicator/${first?.IndicatorId}`);
  await expect(page.getByText('The road act of 2026 replaces the source.').first()).toBeVisible();
});
