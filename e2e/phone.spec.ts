import type { Browser, Page } from '@playwright/test';
import { screenAddresses } from '../scripts/support/screen-addresses.ts';
import { askApi } from './support/api.ts';
import { followRequests, goWithin } from './support/quiet.ts';
import { expect, expectAccessible, goBack, openAs, type Person, signInAlone, test } from './support/test.ts';
import { squeezed, touchFaults, unseenStops } from './support/touch-targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Two indicators of Andorra, in research, that no other journey touches. */
const ANDORRA = 20;
const indicators = [459, 461];

/** The administrator gives them to Rui Tanaka for research, to Elena Petrova for QA. */
async function assign(browser: Browser) {
  const page = await browser.newPage();
  await signInAlone(page, 'admin');
  for (const [task, user] of [
    [0, 2],
    [1, 3],
  ])
    await askApi(page, '/dashboard/4/workflow-assignment', {
      method: 'PUT',
      body: {
        ...{ WorkflowTaskType: task, AssignedUserId: user, ReportEditionId: 4 },
        ...{ CountryIds: [ANDORRA], IndicatorIds: indicators },
      },
    });
  await page.close();
}

/** Is it in the window, not under the bar at its bottom, and do notices stand above its row of buttons? */
const expectInReach = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  const box = await button.boundingBox();
  expect(box && box.y + box.height, `${name} ends above the bar`).toBeLessThanOrEqual(844 - 56);
  expect(box?.y, `${name} is in the half of the thumb`).toBeGreaterThan(844 / 2);
  const actions = page.locator('[data-slot="actions-in-reach"]', { has: button });
  const height = await actions.evaluate((element) => `${(element as HTMLElement).offsetHeight}px`);
  await expect(page.locator('html'), 'what notices keep clear of').toHaveCSS('--actions-space', height);
};

test('the day of a researcher on the phone, by touch: find, rate, submit, look at the next', async ({
  browser,
  page,
}) => {
  await assign(browser);
  await openAs(page, 'researcher', `/dashboard?countries=[${ANDORRA}]&status=[1]`);
  const rows = page.getByRole('table').getByRole('link');
  await rows.first().waitFor();
  const names = await rows.allInnerTexts();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(56);
  await page.getByRole('button', { name: 'Hide this note' }).tap();
  await expect(page.getByRole('complementary', { name: 'Demonstration data' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await expect(menu.getByRole('link', { name: 'RESULTS' }).last()).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'DASHBOARD' }).last().tap();
  await expect(page).toHaveURL(/\/dashboard(\?currentUser=[a-z]+)?$/);
  await goBack(page, page.getByRole('table').getByText('Afghanistan').first());
  await expect(rows).toHaveText(names);
  await rows.first().tap();
  await expect(page.getByRole('heading', { name: 'ANDORRA' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Indicator details' })).toHaveAttribute('aria-expanded', 'false');
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  await expect(note).toBeVisible();
  const top = await note.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  expect(top, 'px down to the note').toBeLessThan(844);
  await expectInReach(page, 'Submit to QA');

  await page.locator('label', { hasText: /^-?1$/ }).tap();
  await page.locator('label', { hasText: /^Met$/ }).tap();
  await note.fill('Section 4 of the act of May names the authority.');
  await expectInReach(page, 'Save Changes');
  await page.getByRole('checkbox', { name: 'Then the next one' }).check();
  const address = page.url();
  await page.getByRole('button', { name: 'Submit and next' }).tap();
  await expect(page).not.toHaveURL(address);
  await page.getByRole('link', { name: 'Back to the list' }).tap();
  await expect(rows.first()).toBeVisible();
});

/** Headless browsers raise no keyboard: this one covers so many px at the bottom, as Chrome and Safari have it. */
const raiseKeyboard = (page: Page, px: number) =>
  page.evaluate((covered) => {
    const view = globalThis.visualViewport as unknown as EventTarget & { covered: number };
    view.covered = covered;
    view.dispatchEvent(new Event('resize'));
  }, px);

const standInKeyboard = (page: Page) =>
  page.addInitScript(() => {
    class View extends EventTarget {
      readonly offsetTop = 0;
      readonly offsetLeft = 0;
      readonly scale = 1;
      covered = 0;
      get width() {
        return innerWidth;
      }
      get height() {
        return innerHeight - this.covered;
      }
    }
    Object.defineProperty(globalThis, 'visualViewport', { value: new View() });
  });

const tops = (page: Page) =>
  page
    .locator('main h1, main h2, textarea')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));

test('on a phone held upright and sideways a raised keyboard leaves the window to the field, and nothing jumps', async ({
  page,
}) => {
  await standInKeyboard(page);
  await openAs(page, 'admin', `/countries/${ANDORRA}/indicator/463`);
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const [how, size, px] of [
    ['upright', { width: 390, height: 844 }, 340],
    ['sideways', { width: 844, height: 390 }, 200],
  ] as const) {
    await page.setViewportSize(size);
    await note.tap();
    await expect(pages).toBeVisible();
    const before = await tops(page);
    await raiseKeyboard(page, px);
    await expect(page.locator('html')).toHaveAttribute('data-keyboard', '');
    // Sideways the pages are in the head, which goes with the page.
    if (how === 'upright') await expect(pages).toBeHidden();
    expect(await tops(page), how).toEqual(before);
    await expect(note).toBeFocused();
    await note.fill('By the act of May.');
    if (how === 'upright') {
      const save = await page.getByRole('button', { name: 'Save Changes' }).boundingBox();
      expect(save && save.y + save.height, 'Save Changes ends above the keyboard').toBeLessThanOrEqual(844 - px);
    }
    await raiseKeyboard(page, 0);
    await expect(pages).toBeVisible();
    expect(await tops(page), how).toEqual(before);
    await note.fill('');
  }
});

const { indicator, comments, preferences, ...others } = screenAddresses;
const screens: [Person, string[]][] = [
  ['admin', Object.values(others)],
  ['researcher', ['/dashboard', indicator, comments, preferences]],
];
for (const [person, addresses] of screens)
  test(`on the phone of ${person} every target has 44 px, every text 14 px, and at 320 px nothing reaches beyond or hides the focus`, async ({
    page,
  }) => {
    const requests = followRequests(page);
    await openAs(page, person);
    // what the first key fetches is there from then on
    await page.keyboard.press('Shift');
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 });
      await goWithin(page, address);
      await requests.quiet(500);
      await expect(page).toHaveURL((url) => url.pathname === address.replace(/\?.*/, ''));
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0);
      expect(await touchFaults(page), address).toEqual({ small: [], off: [], fine: [], wide: [] });
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
        .toBeLessThanOrEqual(320);
      expect(await squeezed(page), address).toEqual([]);
      expect(await unseenStops(page), address).toEqual([]);
    }
  });
