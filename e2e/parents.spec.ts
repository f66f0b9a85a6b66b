import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { WorkflowStatus } from '../generated/enums.ts';
import { askApi } from './support/api.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, pressKey, signInAlone, test } from './support/test.ts';

// 1.1.1, and 1.1.2, which depends on it as 1.1.3 does, in countries that no other journey touches.
const [parent, child] = [451, 452];
const addressOf = ({ country, indicatorId }: { country: number; indicatorId: number }) =>
  `/countries/${country}/indicator/${indicatorId}`;
const PATH = '/countries/COUNTRY/report-editions/4/indicators/INDICATOR';
interface Rating {
  Id: number;
  WorkflowStatus: number;
}

/** A parent that is met, above a child that is completed with a note. */
async function prepare(page: Page, country: number): Promise<void> {
  const at = (indicatorId: number) => PATH.replace('COUNTRY', `${country}`).replace('INDICATOR', `${indicatorId}`);
  const read = (indicatorId: number) => askApi<Rating>(page, `${at(indicatorId)}/rating`);
  // without a QA user nothing is submitted
  await askApi(page, '/dashboard/4/workflow-assignment', {
    method: 'PUT',
    body: {
      ...{ WorkflowTaskType: 1, AssignedUserId: 3, ReportEditionId: 4 },
      ...{ CountryIds: [country], IndicatorIds: [parent, child] },
    },
  });
  for (const indicatorId of [parent, child]) {
    const body = { Score: 1, RatingIsMet: true, ResearcherNote: 'Seen by two.' };
    const { Id: CountryIndicatorRatingId } = await read(indicatorId);
    await askApi(page, `${at(indicatorId)}/rating-update`, {
      method: 'PUT',
      body: { ...body, CountryIndicatorRatingId },
    });
  }
  // an import changes nothing that is completed
  const above = await read(parent);
  if (above.WorkflowStatus === WorkflowStatus.QACompleted)
    await askApi(page, `${at(parent)}/rating-workflow-promotion`, {
      method: 'PUT',
      body: {
        CountryIndicatorRatingId: above.Id,
        WorkflowStatus: WorkflowStatus.QAInProgress,
        Reason: 'For the import.',
      },
    });
  const { Id: CountryIndicatorRatingId, WorkflowStatus: from } = await read(child);
  for (const WorkflowStatus of [2, 3].filter((to) => to > from))
    await askApi(page, `${at(child)}/rating-workflow-promotion`, {
      method: 'PUT',
      body: { CountryIndicatorRatingId, WorkflowStatus },
    });
}

const form = (page: Page) => page.getByRole('form', { name: 'Rating' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Changes' });
const status = (page: Page) => page.locator('main header [data-slot="status-badge"]');
const dependent = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: '1.1.2 Lead agency has its own budget' });
async function choose(page: Page, isMet: boolean) {
  await pressKey(page.getByRole('radio', { name: isMet ? '1' : '0', exact: true }), 'Space');
  await pressKey(page.getByRole('radio', { name: isMet ? 'Met' : 'Not Met', exact: true }), 'Space');
}

const country = 894;
/** Axe is content at a desktop and on a phone. */
async function look(page: Page, part?: string) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, part);
  }
}

test('[S126] [S169] [S233] at a desktop and on a phone a parent saved as Not Met decides its children, told before, and back met they have their own; an import tells it in its check', async ({
  page,
}) => {
  await signInAlone(page, 'admin');
  await prepare(page, country);
  await page.goto(addressOf({ country, indicatorId: parent }));
  await expect(dependent(page)).toContainText('1 - Met');
  await expect(dependent(page)).toContainText('QA Completed');
  await choose(page, false);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Save 1.1.1 as Not Met?' });
  await expect(dialog.getByRole('listitem').first()).toContainText('1 - MetQA Completed');
  await look(page, '[data-slot=dialog]');
  await dialog.getByRole('button', { name: 'Save as Not Met' }).click();
  await expect(dependent(page)).toContainText('0 - Not Met');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await look(page);

  await page.getByRole('link', { name: '1.1.2 Lead agency has its own budget' }).click();
  await expect(form(page)).toContainText('Decided by 1.1.1 Lead agency named in law, which is Not Met.');
  const aside = form(page).getByRole('region', { name: 'Set aside' });
  await expect(aside).toContainText('1 - MetQA Completed');
  await expect(aside).toContainText('Seen by two.');
  await expect(aside).toContainText('by Amara Okafor');
  for (const step of ['Save Changes', 'Submit to QA', 'QA Complete', 'Return to research', 'Reopen QA'])
    await expect(page.getByRole('button', { name: step })).toHaveCount(0);
  await look(page, 'form[aria-label=Rating]');

  await form(page)
    .getByRole('link', { name: /^1\.1\.1/ })
    .click();
  await choose(page, true);
  await save(page).click();
  await expect(dependent(page)).toContainText('1 - Met');
  await expect(dependent(page)).toContainText('QA Completed');
  await page.getByRole('link', { name: '1.1.2 Lead agency has its own budget' }).click();
  await expect(status(page)).toHaveText('QA Completed');
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue('Seen by two.');
  await expect(page.getByText('Decided by')).toHaveCount(0);

  await test.step('an import that sets a parent Not Met tells in its check what that decides, and asks before it is stored', async () => {
    await prepare(page, 862);
    await goWithin(page, '/import');
    const rows = [
      ['Edition', 'ISO Code', 'Indicator No.', 'Score', 'Met', 'Researcher Note'],
      ['Road Safety Report 2026', 'VEN', '1.1.1', 0, 'No', 'Repealed in May.'],
    ];
    const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Ratings', rows }] }));
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.getByLabel('Spreadsheets to import').setInputFiles({ name: 'parents.xlsx', mimeType, buffer });
    const row = page.locator('li[data-state]').filter({ has: page.getByText('parents.xlsx', { exact: true }) });
    await row.getByRole('button', { name: /^Check Only/ }).click();
    await expect(row).toContainText('Parents that become Not Met would decide 2 ratings.');
    await row.getByRole('button', { name: /^Import Data/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Import and decide 2 ratings?' });
    await expect(dialog).toContainText('1.1.2 Lead agency has its own budgetScore 1QA Completed');
    await expectAccessible(page, '[data-slot=dialog]');
    await dialog.getByRole('button', { name: 'Import Data' }).click();
    await expect(row).toContainText('Parents that become Not Met decide 2 ratings.');
    await goWithin(page, addressOf({ country: 862, indicatorId: child }));
    await expect(form(page)).toContainText('Decided by 1.1.1');
  });
});
