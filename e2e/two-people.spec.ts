import type { Browser, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import {
  allArrived,
  expect,
  expectAccessible,
  openAs,
  type Person,
  rate,
  reload,
  signInAlone,
  test,
} from './support/test.ts';

const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Researcher Note' });
const save = (page: Page) => page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' });
const status = (page: Page) => page.locator('main header [data-slot="status-badge"]');
const reasonField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });

/** Indicators of Fiji that no other journey touches. */
const places = { conflict: 471, returned: 472 };
const addressOf = (indicatorId: number) => `/countries/242/indicator/${indicatorId}`;

/** A browser of one's own for each person. */
async function as(browser: Browser, person: Person, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, address);
  return page;
}

/** The administrator, who gives the indicator to Rui Tanaka for research and to Elena Petrova for quality assurance. */
async function assigned(browser: Browser, indicatorId: number): Promise<Page> {
  const manager = await (await browser.newContext()).newPage();
  await signInAlone(manager, 'admin');
  for (const [WorkflowTaskType, AssignedUserId] of [
    [0, 2],
    [1, 3],
  ])
    await askApi(manager, '/dashboard/4/workflow-assignment', {
      method: 'PUT',
      body: { WorkflowTaskType, AssignedUserId, ReportEditionId: 4, CountryIds: [242], IndicatorIds: [indicatorId] },
    });
  return manager;
}

test('[Q-R8] [S242] two people on one rating: the second is told who changed what, sees both versions, and chooses', async ({
  browser,
}) => {
  const manager = await assigned(browser, places.conflict);
  const researcher = await as(browser, 'researcher', addressOf(places.conflict));
  await rate(researcher, 'The agency is named in act A.');
  await save(researcher).click();
  await expect(researcher.getByText(/^Last Update: .* by Rui Tanaka/)).toBeVisible();
  await allArrived(researcher);
  await manager.goto(addressOf(places.conflict));
  await expect(noteOf(manager)).toHaveValue('The agency is named in act A.');
  await noteOf(researcher).fill('The agency is named in section 3 of the act.');
  await noteOf(manager).fill('The agency is named in section 4 of the act.');
  await save(researcher).click();
  await expect(researcher.getByText(/^Last Update: .* by Rui Tanaka/)).toBeVisible();

  await save(manager).click();
  await expect(manager.getByText('Rui Tanaka changed this rating on')).toContainText('(the note)');
  const versions = manager.getByRole('table', { name: 'Your version and theirs' });
  const cells = versions.getByRole('row', { name: /^Note/ }).getByRole('cell');
  await expect(cells.first()).toHaveText('The agency is named in section 4 of the act.');
  await expect(cells.last().locator('ins')).toContainText('3');
  await expect(cells.last().locator('del')).toContainText('4');
  await expectAccessible(manager);
  await expect(noteOf(manager)).toHaveValue('The agency is named in section 4 of the act.');
  await reload(researcher);
  await expect(noteOf(researcher)).toHaveValue('The agency is named in section 3 of the act.');

  await manager.getByRole('button', { name: 'Keep mine' }).click();
  await save(manager).click();
  await expect(manager.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
  await allArrived(manager);
  await reload(researcher);
  await expect(noteOf(researcher)).toHaveValue('The agency is named in section 4 of the act.');

  await noteOf(manager).fill('Section 5.');
  await noteOf(researcher).fill('Section 6.');
  const arrived = manager.waitForResponse('**/rating-update');
  await save(manager).click();
  await arrived;
  await expect(save(manager)).toHaveAttribute('aria-disabled', 'true');
  await save(researcher).click();
  await researcher.getByRole('button', { name: 'Use theirs' }).click();
  await expect(noteOf(researcher)).toHaveValue('Section 5.');
  await expect(versions).toHaveCount(0);
});

test('[S213] [S243] a submission, its return with a reason, the tag, the notification, and the comment it leads to; completed after all, a report manager reopens it', async ({
  browser,
}) => {
  const manager = await assigned(browser, places.returned);
  const researcher = await as(browser, 'researcher', addressOf(places.returned));
  const reviewer = await as(browser, 'reviewer', addressOf(places.returned));
  const name = await researcher.getByRole('heading', { level: 2 }).first().innerText();
  await rate(researcher, 'The act names the agency.');
  await researcher.getByRole('button', { name: 'Submit to QA' }).click();
  await expect(status(researcher)).toHaveText('QA In Progress');
  await expect(save(researcher)).toHaveCount(0);

  await allArrived(researcher);
  await reload(reviewer);
  await expect(noteOf(reviewer)).toHaveValue('The act names the agency.');
  await reviewer.getByRole('button', { name: 'Return to research' }).click();
  await expect(reasonField(reviewer)).toBeFocused();
  await expectAccessible(reviewer, '[data-slot=dialog]');
  await reasonField(reviewer).fill('No');
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Return to research' }).click();
  await expect(reviewer.getByText('A reason of at least 3 characters is required')).toBeVisible();
  await reasonField(reviewer).fill('Name the section of the act, please.');
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Return to research' }).click();
  await expect(reviewer.getByRole('dialog')).toHaveCount(0);
  await expect(status(reviewer)).toHaveText('Research In Progress');

  await allArrived(reviewer);
  await researcher.goto('/dashboard');
  await researcher.getByRole('button', { name: /^Notifications/ }).click();
  const panel = researcher.getByRole('complementary', { name: 'Notifications' });
  const link = panel.getByRole('link', { name: /Elena Petrova has tagged you/ }).first();
  await expect(link).toContainText(name.split(/\s+/).slice(1, 4).join(' '));
  await link.click();
  await expect(researcher).toHaveURL(/\/countries\/242\/indicator\/472\?commentId=\d+$/);
  await expect(researcher.getByRole('tab', { name: /Comments/, selected: true })).toBeVisible();
  await expect(researcher.getByText('@Rui Tanaka Name the section of the act, please.')).toBeVisible();
  await expect(status(researcher)).toHaveText('Research In Progress');
  await researcher.getByRole('tab', { name: 'Rating' }).click();
  await expect(noteOf(researcher)).toBeEditable();

  await rate(researcher, 'The act names the agency in section 3.');
  await researcher.getByRole('button', { name: 'Submit to QA' }).click();
  await expect(status(researcher)).toHaveText('QA In Progress');
  await allArrived(researcher);
  await reload(reviewer);
  await reviewer.getByRole('button', { name: 'QA Complete' }).click();
  await expect(status(reviewer)).toHaveText('QA Completed');
  await allArrived(reviewer);
  await manager.goto(addressOf(places.returned));
  await manager.getByRole('button', { name: 'Reopen QA' }).click();
  await reasonField(manager).fill('The act was repealed in June.');
  await manager.getByRole('dialog').getByRole('button', { name: 'Reopen QA' }).click();
  await expect(manager.getByRole('dialog')).toHaveCount(0);
  await expect(status(manager)).toHaveText('QA In Progress');
  await allArrived(manager);
  await reload(reviewer);
  await expect(reviewer.getByRole('button', { name: 'QA Complete' })).toBeVisible();
});
