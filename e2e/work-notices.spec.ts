import type { Browser, Page } from '@playwright/test';
import { askApi } from './support/api.ts';
import { expect, expectAccessible, openAs, type Person, reload, signInAlone, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

/**
 * Indicators of Togo that no other journey touches, for a person to whom no other journey gives
 * work: what somebody is given within minutes is told as one.
 */
const assignment = { ReportEditionId: 4, CountryIds: [768], IndicatorIds: [471, 472, 473] };

async function as(browser: Browser, person: Person, address?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, address);
  return page;
}

test('[B8] [B9] who is given work is told of it in the product and by e-mail, as preferred', async ({
  browser,
  baseURL,
}) => {
  const researcher = await as(browser, 'external', '/preferences');
  await researcher.getByRole('combobox', { name: 'By e-mail (Assigned to me)' }).selectOption('At once');
  await researcher.getByRole('button', { name: 'Save' }).click();
  await expect(researcher.getByText(/^Saved \d/)).toBeVisible();
  await expectAccessible(researcher);
  await reload(researcher);
  await expect(researcher.getByRole('combobox', { name: 'By e-mail (Assigned to me)' })).toHaveValue('1');

  const manager = await (await browser.newContext()).newPage();
  await signInAlone(manager, 'admin');
  const assign = (AssignedUserId: number) =>
    askApi(manager, '/dashboard/4/workflow-assignment', {
      method: 'PUT',
      body: { ...assignment, WorkflowTaskType: 0, AssignedUserId },
    });
  // whoever held them before, they are new to the researcher
  await assign(11);
  await assign(4);

  await researcher.goto('/dashboard');
  await expect(bell(researcher)).toHaveAccessibleName(/\d+ about your work/);
  await bell(researcher).click();
  await panelOf(researcher).getByText('My work').click();
  const told = panelOf(researcher).getByRole('link', {
    name: /Amara Okafor assigned you 3 indicators in Togo for research/,
  });
  await expect(told.first()).toBeVisible();
  await expectAccessible(researcher, '#side-panel');
  // before it is read: nobody is told by e-mail of what was read meanwhile
  const mailbox = await manager.context().newPage();
  await expect(async () => {
    await mailbox.goto(`${baseURL}/dev/mail`);
    await expect(mailbox.getByRole('link', { name: /assigned you 3 indicators in Togo/ }).first()).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
  await told.first().click();
  await expect(researcher).toHaveURL(/researchUsers=/);
  await expect(researcher).toHaveURL(/countries=/);
  await expect(researcher.getByRole('button', { name: /Togo/ }).first()).toBeVisible();

  await expect(mailbox.getByText(/external@demo\.test/).first()).toBeVisible();
  await mailbox
    .getByRole('link', { name: /assigned you 3 indicators in Togo/ })
    .first()
    .click();
  await expect(mailbox.getByRole('link', { name: 'Change or end these e-mails' })).toHaveAttribute(
    'href',
    /\/preferences$/,
  );
});
