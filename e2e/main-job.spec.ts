import { rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { type RealServer, startRealServer } from '../scripts/support/real-server.ts';
import { demoFolder } from '../tests/support/database-folder.ts';
import { expect, expectAccessible, openAs, type Person, reload, signIn, test } from './support/test.ts';

const note = 'The authority was confirmed as lead agency by an act of parliament in May.';
const indicator = '/countries/404/indicator/451';

/** A browser of one's own for each person, on a server of the journey's own. */
async function as(browser: Browser, server: RealServer, person: Person, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await (person === 'researcher' ? signIn : openAs)(page, person, address);
  return page;
}
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Open|Research In Progress|QA In Progress|QA Completed)$/)
    .first();

test('[S137] [S163] [S165] [S166] [S167] [S219] [S220] the main job: a researcher finds, rates and submits, the reviewer completes, and it is still there after a restart', async ({
  browser,
}) => {
  const dataDir = await demoFolder('main-job');
  let server = await startRealServer({ dataDir });
  const ports = { port: server.port, oidcPort: server.oidcPort };
  try {
    const researcher = await as(browser, server, 'researcher', '/dashboard');
    await researcher.getByRole('searchbox', { name: 'Search by indicator name' }).fill('lead agency named');
    await expect(researcher).toHaveURL(/indicatorName=lead/);
    const row = researcher.getByRole('row').filter({ hasText: 'Kenya' });
    // further down than the rows that a window shows at first
    await expect(async () => {
      await researcher.mouse.wheel(0, 300);
      await expect(row).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row).toContainText('Research In Progress');
    await row.getByRole('link', { name: 'Lead agency named in law' }).click();
    await expect(researcher).toHaveURL(new RegExp(`${indicator}\\?list=`));
    await expect(researcher.getByRole('heading', { name: 'KENYA' })).toBeVisible();

    await researcher.getByRole('textbox', { name: 'Researcher Note' }).fill(note);
    await researcher.getByRole('button', { name: 'Save Changes' }).click();
    await expect(researcher.getByText(/Last Update: .* by Rui Tanaka/)).toBeVisible();
    await researcher.getByRole('button', { name: 'Submit to QA' }).click();
    await expect(status(researcher)).toHaveText('QA In Progress');
    await expect(researcher.getByRole('button', { name: 'Submit to QA' })).toHaveCount(0);

    const reviewer = await as(browser, server, 'reviewer', indicator);
    await expect(reviewer.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(note);
    await expect(reviewer.getByRole('button', { name: 'QA Complete' })).toBeVisible();
    await reviewer.getByRole('button', { name: 'QA Complete' }).click();
    await expect(status(reviewer)).toHaveText('QA Completed');
    await expect(reviewer.getByRole('button', { name: /QA Complete|Submit to QA/ })).toHaveCount(0);
    await expectAccessible(reviewer);

    await server.stop();
    server = await startRealServer({ dataDir, ...ports });
    await reload(reviewer);
    await expect(status(reviewer)).toHaveText('QA Completed');
    await expect(reviewer.getByRole('textbox', { name: 'Researcher Note' })).toHaveValue(note);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
