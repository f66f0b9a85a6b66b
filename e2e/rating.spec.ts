import type { Page } from '@playwright/test';
import { problem, refuseOnce } from './support/problem.ts';
import { followRequests, goWithin } from './support/quiet.ts';
import { expect, goBack, notice, openAs, rate, reload, reloadAtOnce, test } from './support/test.ts';

// Norway 1.1.1 and what follows it are nobody's in particular; the administrator may change them all.
const indicator = '/countries/578/indicator/451';
const noteOf = (page: Page) => page.getByRole('textbox', { name: 'Researcher Note' });
const save = (page: Page) => page.getByRole('form', { name: 'Rating' }).getByRole('button', { name: 'Save Changes' });

async function typeNote(page: Page, text = `Checked on ${Date.now()}`) {
  await rate(page, text);
  return text;
}

async function openIndicator(page: Page) {
  await openAs(page, 'admin', indicator);
  await expect(noteOf(page)).toBeVisible();
}

test('[S100] [S132] [S168] [S221] a save is on screen in the frame that handles the click; refused or failed it is taken back, what was typed stays, and Try again repeats it', async ({
  page,
}) => {
  const requests = followRequests(page);
  await openIndicator(page);

  await test.step('it is on screen before the server has answered', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/rating-update', async (route) => {
      await held;
      await route.continue();
    });
    await typeNote(page);
    await expect(save(page)).toBeEnabled();
    const shown = await page.evaluate(
      () =>
        new Promise<{ frames: number; isOld: boolean }>((done) => {
          const form = document.querySelector('form[aria-label="Rating"]') as HTMLFormElement;
          const button = [...form.querySelectorAll('button')].find(
            (one) => one.textContent === 'Save Changes',
          ) as HTMLButtonElement;
          const state = () => form.querySelector('[data-slot="save-state"]')?.textContent ?? '';
          const update = () =>
            [...form.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Last Update'))?.textContent ??
            '';
          const before = update();
          requestAnimationFrame(() => {
            button.click();
            let frames = 0;
            const look = () => {
              frames++;
              if (state() === 'Saving…' || frames > 20) done({ frames, isOld: update() === before });
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          });
        }),
    );
    // Who saved it when is not said before the server has it.
    expect(shown).toEqual({ frames: 1, isOld: true });
    release();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByText(/^Last Update: .* by Amara Okafor/)).toBeVisible();
    await page.unroute('**/rating-update');
    await requests.quiet(300);
  });

  await test.step("a refused one is taken back, and 'Try again' of its notice repeats it", async () => {
    const before = await page.getByText(/^Last Update/).innerText();
    const text = await typeNote(page);
    await refuseOnce(page, 'PUT', '**/rating-update');
    await save(page).click();
    await expect(notice(page, 'Something went wrong updating the rating for this Indicator')).toBeVisible();
    await expect(page.getByText(/^Last Update/)).toHaveText(before);
    await expect(noteOf(page)).toHaveValue(text);
    const repeated = page.waitForRequest('**/rating-update');
    await page
      .getByRole('region', { name: /^Notices/ })
      .getByRole('button', { name: 'Try again' })
      .click();
    expect((await repeated).postDataJSON()).toMatchObject({ ResearcherNote: text });
    await expect(page.getByText(/^Last Update.*by Amara Okafor/)).toBeVisible();
  });

  const typed =
    await test.step('a 500 leads to the error page with the retry over it, and back to what was typed', async () => {
      const text = await typeNote(page);
      await refuseOnce(page, 'PUT', '**/rating-update', problem(500, 'internal'));
      await save(page).click();
      await expect(page).toHaveURL(/\/500$/);
      await expect(notice(page, 'Something went wrong updating the rating for this Indicator')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const problems = page.getByRole('region', { name: 'Recent problems' });
      await expect(problems).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('link', { name: 'Back to where you were' }).click();
      await expect(noteOf(page)).toHaveValue(text);
      await page.getByRole('button', { name: /^Notifications, 1 recent problem/ }).click();
      const repeated = page.waitForRequest('**/rating-update');
      await problems.getByRole('button', { name: 'Try again' }).click();
      expect((await repeated).postDataJSON()).toMatchObject({ ResearcherNote: text });
      return text;
    });

  await test.step('it is stored, and closing the tab with a dirty form asks by the browser', async () => {
    await reload(page);
    await expect(noteOf(page)).toHaveValue(typed);
    await typeNote(page);
    const asked = page.waitForEvent('dialog');
    const reloading = reloadAtOnce(page).catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;
  });
});

test('[S168] [Q-R17] leaving a dirty form by the back button, a link or Log Out asks once, and Save Changes saves and goes on', async ({
  page,
}) => {
  await openAs(page, 'admin');
  await page.getByRole('switch', { name: 'Show assigned to me only' }).waitFor();
  const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
  const leave = async (by: () => Promise<unknown>) => {
    await goWithin(page, indicator);
    await expect(noteOf(page)).toBeVisible();
    const text = await typeNote(page);
    await by();
    await expect(dialog).toContainText(
      'Your changes to the Indicator Rating have not been saved. Are you sure you want to leave this page without saving?',
    );
    await expect(page.getByRole('heading', { name: 'NORWAY', includeHidden: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeFocused();
    return text;
  };
  const dashboard = /\/dashboard(\?currentUser=false)?$/;

  await leave(() => goBack(page, noteOf(page)));
  await dialog.getByRole('button', { name: 'Proceed Without Saving' }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(dialog).toHaveCount(0);

  const text = await leave(() => page.getByRole('link', { name: 'DASHBOARD' }).click());
  const saved = page.waitForResponse('**/rating-update');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  expect((await saved).status()).toBeLessThan(300);
  expect((await saved).request().postDataJSON()).toMatchObject({ ResearcherNote: text });
  await expect(page).toHaveURL(dashboard);

  await leave(async () => {
    await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
  });
  await dialog.getByRole('button', { name: 'Proceed Without Saving' }).click();
  await expect(page).toHaveURL(/\/unauthorized/);
  await expect(dialog).toHaveCount(0);
});
