// What is typed or deleted while something goes wrong: nothing is lost, and nothing is claimed that is not so.
import type { Page } from '@playwright/test';
import { ModuleType } from '../generated/enums.ts';
import { askApi } from './support/api.ts';
import { problem } from './support/problem.ts';
import { expect, expectAccessible, notice, openAs, reload, reloadAtOnce, signInAlone, test } from './support/test.ts';

const EDIT = '/editions/4/edit';
const NO_ROOM = 'This browser has no room left for what you type. Save it soon';
const milestone = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Milestones' }).getByRole('listitem').filter({ hasText: name });

const notices = (page: Page) => page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');

async function addMilestone(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Milestone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Milestone' });
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill(`${name} in full`);
  await dialog.getByRole('textbox', { name: 'Short Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create' }).click();
  return dialog;
}

async function deleteMilestone(page: Page, name: string) {
  await milestone(page, name)
    .getByRole('button', { name: `Actions: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete Milestone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Milestone' }).click();
  await expect(milestone(page, name)).toHaveCount(0);
}

test('[Q-R16] a tab whose storage is full says that what is typed would be lost; with room again it is kept', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries/404/indicator/457');
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  await note.waitFor();
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      for (let at = 0; ; at++)
        try {
          sessionStorage.setItem(`filler:${size}:${at}`, 'x'.repeat(size));
        } catch {
          break;
        }
  });
  const typed = `Written without room, ${Date.now()}.`;
  await note.fill(typed);
  await expect(notice(page, NO_ROOM)).toBeVisible();
  await expectAccessible(page, '[data-slot=toast-viewport]');
  const isKept = () =>
    page.evaluate((text) => Object.values(sessionStorage).some((kept) => kept.includes(text)), typed);
  expect(await isKept()).toBe(false);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('filler:')) sessionStorage.removeItem(key);
  });
  await note.press('End');
  await note.blur();
  await expect.poll(isKept).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await reloadAtOnce(page);
  await expect(note).toHaveValue(typed);
});

/** While the tab holds an address its deletions go there: that of a closed edition is really refused, also as the page ends. */
const misdirected = 'misdirected';
function misdirectDeletions(name: string) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const elsewhere = init?.method === 'DELETE' ? sessionStorage.getItem(name) : null;
    return fetch(elsewhere ?? input, init);
  };
}

test('[S56] [S129] a deletion that is refused as the page ends is told by name at the next start; a dialog says that the server is still processing', async ({
  page,
}) => {
  const name = `Kept ${Date.now()}`;
  await page.addInitScript(misdirectDeletions, misdirected);
  await signInAlone(page, 'admin');
  await askApi(page, '/report-editions/4/milestones', {
    method: 'POST',
    body: {
      ModuleType: ModuleType.Milestone,
      ReportEditionId: 4,
      FullName: `${name} in full`,
      ShortName: name,
    },
  });
  await page.goto(EDIT);
  const [closed] = await askApi<{ Id: number }[]>(page, '/report-editions/1/milestones');
  const address = `/api/v1/report-editions/1/milestones/${closed?.Id}`;
  await page.evaluate(([key = '', value = '']) => sessionStorage.setItem(key, value), [misdirected, address]);
  await deleteMilestone(page, name);
  await reloadAtOnce(page);
  const told = notices(page).filter({ hasText: name });
  await expect(told).toContainText('Something went wrong deleting the milestone');
  await expect(told).toContainText('The page that you left showed it as deleted.');
  await expectAccessible(page, '[data-slot=toast-viewport]');
  await expect(milestone(page, name)).toHaveCount(1);
  await page.evaluate((key) => sessionStorage.removeItem(key), misdirected);
  await deleteMilestone(page, name);
  await reloadAtOnce(page);
  await expect(milestone(page, 'Management')).toHaveCount(1);
  await expect(milestone(page, name)).toHaveCount(0);
  await expect(told).toHaveCount(0);

  await test.step('a dialog says that the server is still processing, and is left without a word of discarding, also on a phone', async () => {
    let asked = 0;
    let finish = () => {};
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    await page.route('**/report-editions/4/milestones', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      asked++;
      if (asked === 1) return route.fulfill(problem(503, 'unavailable', 'Busy.'));
      await finished;
      return route.fallback();
    });
    const slow = `Slow ${Date.now()}`;
    const dialog = await addMilestone(page, slow);
    await expect(
      dialog.getByText('The server is still processing what you sent. It is being tried again.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Short Name' })).toBeDisabled();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, '[data-slot=dialog]');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    finish();
    await expect(
      notices(page).filter({ hasText: slow }).filter({ hasText: 'The server has finished. It is saved.' }),
    ).toBeVisible();
    expect(asked).toBe(2);
    const rows = await askApi<{ ShortName: string }[]>(page, '/report-editions/4/milestones');
    expect(rows.filter(({ ShortName }) => ShortName === slow)).toHaveLength(1);
    await page.unroute('**/report-editions/4/milestones');
    await deleteMilestone(page, slow);
    await reload(page);
    await expect(milestone(page, 'Management')).toHaveCount(1);
    await expect(milestone(page, 'Slow')).toHaveCount(0);
  });
});
