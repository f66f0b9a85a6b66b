import type { Page } from '@playwright/test';
import { expect, notice, openAs, rate, reload, reloadAtOnce, test } from './support/test.ts';

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

test('[S221] [S100] a save is on screen in the frame that handles the click, before the server has answered', async ({
  page,
}) => {
  await openIndicator(page);
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
          [...form.querySelectorAll('p')].find((one) => one.textContent?.startsWith('Last Update'))?.textContent ?? '';
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
});

test("[S132] [S221] a refused save is taken back, what was typed stays, and 'Try again' repeats it", async ({
  page,
}) => {
  await openIndicator(page);
  const before = await page.getByText(/^Last Update/).innerText();
  const text = await typeNote(page);
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'conflict',
    detail: 'Not now.',
  });
  await page.route(
    '**/rating-update',
    (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', body }),
    { times: 1 },
  );
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
  await reload(page);
  await expect(noteOf(page)).toHaveValue(text);
});

test('a 500 to a save leads to the error page with the retry over it, and back to what was typed', async ({ page }) => {
  await openIndicator(page);
  const text = await typeNote(page);
  const body = JSON.stringify({ type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal' });
  await page.route(
    '**/rating-update',
    (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body }),
    { times: 1 },
  );
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
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Hi Amara Okafor!' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}
const ways: [string, (page: Page) => Promise<void>, RegExp][] = [
  ['a link', (page) => page.getByRole('link', { name: 'DASHBOARD' }).click(), /\/dashboard(\?currentUser=false)?$/],
  ['the back button', async (page) => void (await page.goBack()), /\/dashboard(\?currentUser=false)?$/],
  ['Log Out', logOut, /\/unauthorized/],
  [
    'Next Indicator',
    (page) => page.getByRole('link', { name: 'Next Indicator' }).click(),
    /\/countries\/\d+\/indicator\/(?!451$)\d+$/,
  ],
  [
    'Previous Indicator',
    (page) => page.getByRole('link', { name: 'Previous Indicator' }).click(),
    /\/countries\/(?!578\/indicator\/451$)/,
  ],
];
for (const [way, leave, target] of ways)
  test(`[S168] [Q-R17] leaving a dirty form by ${way} asks once`, async ({ page }) => {
    await openAs(page, 'admin');
    await page.getByRole('switch', { name: 'Show assigned to me only' }).waitFor();
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, indicator);
    await expect(noteOf(page)).toBeVisible();
    await typeNote(page);
    await leave(page);
    const dialog = page.getByRole('dialog', { name: 'Unsaved Changes' });
    await expect(dialog).toContainText(
      'Your changes to the Indicator Rating have not been saved. Are you sure you want to leave this page without saving?',
    );
    await expect(page.getByRole('heading', { name: 'NORWAY', includeHidden: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Proceed Without Saving' }).click();
    await expect(page).toHaveURL(target);
    await expect(dialog).toHaveCount(0);
  });

test("[S168] 'Save Changes' in the dialog saves and goes on", async ({ page }) => {
  await openIndicator(page);
  const text = await typeNote(page);
  await page.getByRole('link', { name: 'DASHBOARD' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=false)?$/);
  await page.goto(indicator);
  await expect(noteOf(page)).toHaveValue(text);
});

test('[S168] closing the tab with a dirty form asks by the browser', async ({ page }) => {
  await openIndicator(page);
  await typeNote(page);
  const asked = page.waitForEvent('dialog');
  const reloading = reloadAtOnce(page).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
});

test('[S169] [S233] a spectator reads the rating and is told why it cannot be changed', async ({ page }) => {
  await openAs(page, 'spectator', indicator);
  await expect(page.getByRole('form', { name: 'Rating' })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(noteOf(page)).toHaveAttribute('readonly', '');
});
