import type { Page } from '@playwright/test';
import type { components } from '../generated/schema.ts';
import { askApi } from './support/api.ts';
import { refuseOnce } from './support/problem.ts';
import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, notice, openAs, test } from './support/test.ts';

type Row = components['schemas']['DashboardIndicator'];
type Listed = components['schemas']['DashboardIndicatorPage'];
type Summary = components['schemas']['WorkflowAssignmentSummary'];

const none = 'researchUsers=0:%20[null]&qaUsers=0:%20[null]&currentUser=false';
const list = (page: Page, filter: string) => askApi<Listed>(page, `/dashboard/4?${none}&${filter}`);
/** Who does what in these countries, by row. */
async function holders(page: Page, countries: number[], filter = '') {
  const rows: Row[] = [];
  for (let offset = 0, count = 1; offset < count; offset += 200) {
    const part = await list(page, `countries=[${countries}]&offset=${offset}&pageSize=200${filter}`);
    rows.push(...part.Data);
    count = part.Count;
  }
  return rows;
}
const box = (page: Page, number: string, country: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select ${number.replaceAll('.', '\\.')} .*, ${country}$`) });
const report = (page: Page, text: RegExp) => page.locator('[data-slot="run-report"]').getByText(text);

test('[S141] [S143] [S144] [S145] [S146] [S147] [S204] [S205] [S236] [S237] [S238] a manager assigns twelve selected pairs, and exactly those change; three that are refused are sent again; a milestone is assigned over a region', async ({
  page,
}) => {
  // Fiji and Ghana, of which no other journey wants the assignments, filtered to the indicators that say “agency” or are under it by number.
  await openAs(page, 'admin', '/dashboard?currentUser=false&countries=[242,288]&milestones=[16]');
  const before = await holders(page, [242, 288, 578]);
  await box(page, '1.1.1', 'Fiji').check();
  await box(page, '1.2.1', 'Fiji').click({ modifiers: ['Shift'] });
  await expect(page.getByText('6 selected')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by indicator name' }).scrollIntoViewIfNeeded();
  // Six more of Ghana, 30 rows below.
  await page.mouse.wheel(0, 1100);
  await box(page, '1.1.1', 'Ghana').check();
  await box(page, '1.2.1', 'Ghana').click({ modifiers: ['Shift'] });
  await expect(page.getByText('12 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Assign selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign selected' });
  await expect(dialog).toHaveCSS('width', '512px');
  await dialog.getByText('Research', { exact: true }).click();
  await dialog.getByRole('radio', { name: /^陈伟/ }).check();
  const chosen = before.filter(
    ({ CountryId, OrderNumber }) => CountryId !== 578 && /^1\.(1\.\d|2\.1)$/.test(OrderNumber),
  );
  const overwritten = chosen.filter(({ ResearchUserId }) => ResearchUserId !== null && ResearchUserId !== 11).length;
  await expect(
    dialog.getByText(
      `${overwritten} of the 12 selected indicators are already assign to a previous user and will be overwritten.`,
    ),
  ).toBeVisible();
  await expectAccessible(page, '[data-slot=dialog]');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(report(page, /^12 country indicators assigned to 陈伟 as research user$/)).toBeVisible();

  const after = await holders(page, [242, 288, 578]);
  const ids = new Set(chosen.map(({ Id }) => Id));
  expect(ids.size).toBe(12);
  for (const [at, row] of after.entries())
    expect(row).toEqual(
      ids.has(row.Id)
        ? { ...before[at], ResearchUserId: 11, ResearchUserName: '陈伟', LastActivityOn: row.LastActivityOn }
        : before[at],
    );
  await expectAccessible(page, '[data-slot="run-report"]');

  await test.step('a refused assignment is taken back, stays chosen, and is sent again on request, all by keyboard', async () => {
    await goWithin(page, '/dashboard?currentUser=false&countries=[392]');
    const path = '**/api/v1/dashboard/4/workflow-assignment';
    await refuseOnce(page, 'PUT', path);
    const first = box(page, '1.1.1', 'Japan');
    await first.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 selected')).toBeVisible();
    const assign = page.getByRole('button', { name: 'Assign selected' });
    await assign.focus();
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog');
    await expect(again.getByRole('searchbox', { name: 'Search users' })).toBeVisible();
    await again.getByRole('radio', { name: 'Research', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('smirnova');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(again.getByRole('radio', { name: /^Ольга Смирнова/ })).toBeChecked();
    const done = again.getByRole('button', { name: 'Assign' });
    await expect(done).not.toHaveAttribute('aria-disabled');
    await done.focus();
    await page.keyboard.press('Enter');

    await expect(report(page, /^3 of 3 country indicators not assigned to Ольга Смирнова/)).toBeVisible();
    await expect(
      notice(page, 'Something went wrong when assigning the user and task to Country Indicators'),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ has: first })).not.toContainText('Ольга Смирнова');
    await page.locator('[data-slot="run-report"]').getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(report(page, /^3 country indicators assigned to Ольга Смирнова as research user$/)).toBeVisible();
    await expect(page.getByRole('row').filter({ has: first })).toContainText('Ольга Смирнова');
  });

  await test.step('a milestone is assigned over a region, and the numbers of the summary are those of the database', async () => {
    await goWithin(page, '/dashboard?currentUser=false');
    const regions = await askApi<components['schemas']['WorkflowRegion'][]>(page, '/dashboard/4/workflow-regions');
    const oceania = (regions.find(({ Region }) => Region === 'Oceania')?.Countries ?? []).map(({ Id }) => Id);
    const before = await holders(page, oceania, '&milestones=[17]');
    expect(before.every(({ MilestoneId }) => MilestoneId === 17)).toBe(true);
    const others = before.filter(({ QAUserId }) => QAUserId !== null && QAUserId !== 9).length;
    const both = before.filter(({ ResearchUserId }) => ResearchUserId === 9).length;
    expect(others).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Bulk assign' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk assign' });
    await expect(dialog).toHaveCSS('width', '1100px');
    const next = dialog.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByText('QA', { exact: true }).click();
    await expect(dialog.getByRole('radio', { name: /^Tomás Silva|^Ingrid Larsen/ })).toHaveCount(0);
    await dialog.getByRole('radio', { name: /^Ana Lima,/ }).check();
    await dialog.getByRole('checkbox', { name: '2 Safe roads' }).check();
    await expectAccessible(page, '[data-slot=dialog]');
    await next.click();
    await dialog.getByRole('checkbox', { name: 'Oceania', exact: true }).check();
    await next.click();
    const format = (count: number) => count.toLocaleString('en-AU');
    await expect(
      dialog.getByText(
        `${format(others)} of the ${format(before.length)} selected indicators are already assign to a previous user and will be overwritten.`,
      ),
    ).toBeVisible();
    if (both > 0)
      await expect(dialog.getByText(`Ana Lima would both research and review ${format(both)} of them.`)).toBeVisible();
    await expectAccessible(page, '[data-slot=dialog]');
    await next.click();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(
      report(page, new RegExp(`^${format(before.length)} country indicators assigned to Ana Lima as QA user$`)),
    ).toBeVisible();

    const after = await holders(page, oceania, '&milestones=[17]');
    expect(after.filter(({ QAUserId }) => QAUserId !== 9)).toEqual([]);
    const summary = await askApi<Summary>(page, '/dashboard/4/workflow-assignment', {
      method: 'POST',
      body: {
        WorkflowTaskType: 1,
        ReportEditionId: 4,
        AssignedUserId: 9,
        Countries: oceania.map((Id) => ({ Id })),
        Indicators: [...new Set(before.map(({ IndicatorId }) => IndicatorId))].map((Id) => ({ Id })),
      },
    });
    expect(summary).toMatchObject({ CandidateCount: before.length, ExisitingCount: 0 });
  });
});
