import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Rules, readRules, watchDrift } from './drift.ts';
import { type Person, people } from './people.ts';

export { expectAccessible, expectContrast } from './accessible.ts';
export { openAs, signInAlone } from './open-as.ts';
export { type Person, people };

/** Chooses an account on the provider's sign-in page. */
export async function chooseAccount(page: Page, person: Person) {
  await page.getByRole('button', { name: people[person].email }).click();
}

/** Opens an address signed out, signs in for real, and waits until the product is there. */
export async function signIn(page: Page, person: Person, address = '/dashboard') {
  await page.goto(address);
  await chooseAccount(page, person);
  await expect(page.getByRole('button', { name: `Hi ${people[person].name}!` })).toBeVisible();
}

/** Does what logs out, and waits until the provider has sent the browser back: before that the page may still be on its way there. */
export async function throughLogOut(page: Page, leave: () => Promise<unknown>) {
  await page.evaluate(() => Object.assign(globalThis, { isBefore: true }));
  await leave();
  const isBefore = () => page.evaluate(() => 'isBefore' in globalThis).catch(() => true);
  await expect.poll(isBefore, { timeout: 20_000 }).toBe(false);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
}

/** Presses what stands there by the keyboard alone. */
export const byKeyboard = async (target: Locator): Promise<void> =>
  pressKey(target, (await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');

/** Presses a key on what takes one now: a click waits for that, `press()` alone does not, and a button whose rows are on their way ignores it. */
export async function pressKey(target: Locator, key: string) {
  await expect(target).toBeEnabled();
  await target.press(key);
}

/** Fills in the rating form: met, whatever the indicator's polarity, and the note. */
export async function rate(page: Page, note: string) {
  await chooseRadio(page.getByRole('radio', { name: /^-?1$/ }));
  await chooseRadio(page.getByRole('radio', { name: 'Met', exact: true }));
  await page.getByRole('textbox', { name: 'Researcher Note' }).fill(note);
}

async function chooseRadio(radio: Locator) {
  await pressKey(radio, 'Space');
  await expect(radio).toBeChecked();
}

/**
 * Waits until nothing of this page is pending: what it shows as done may still be on its way to whoever looks from another
 * browser, and a person who leaves meanwhile is asked.
 */
export async function allArrived(page: Page) {
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(mayLeave, { message: 'what was sent has arrived', timeout: 20_000 }).toBe(true);
}

/** Reloads once the browser would not ask; no journey reloads otherwise than by this and the next. */
export async function reload(page: Page) {
  await allArrived(page);
  await page.reload();
}

/** Reloads while something is still unsaved, pending or held back, which the journey is about. */
export const reloadAtOnce = (page: Page) => page.reload();

/** Goes back once what is given shows that the page is there: one that is left before it is drawn was never visited. */
export async function goBack(page: Page, drawn: Locator) {
  await expect(drawn).toBeVisible();
  await page.goBack();
}

/** Goes back several times in a row, or from a page of which the journey knows only that it is quiet. */
export const goBackAtOnce = (page: Page) => page.goBack();

/** A notice in the toast area. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^Notices/ }).getByText(text);

/** Ticks a box whose state lives in the address: it shows its tick when the address has changed, which `check()` does not wait for. */
export async function tick(box: Locator) {
  await box.click();
  await expect(box).toBeChecked();
}

type Own = { faults: string[]; watchesDrift: boolean; drifts: string[] };

/**
 * Every journey also holds that the page breaks no content security policy and throws nothing, and that each call of the
 * API and its answer, in every browser that it opens, are as the contract has them.
 */
export const test = base.extend<Own, { rules: Rules }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  rules: [async ({}, use) => use(readRules()), { scope: 'worker' }],
  // Off where a server lacks most of the contract on purpose.
  watchesDrift: [true, { option: true }],
  drifts: [
    async ({ rules, context, browser, watchesDrift }, use) => {
      if (!watchesDrift) return use([]);
      const ends = [watchDrift(context, rules)];
      const others: BrowserContext[] = [];
      const open = browser.newContext;
      browser.newContext = async (options) => {
        const opened = await open.call(browser, options);
        others.push(opened);
        ends.push(watchDrift(opened, rules));
        return opened;
      };
      const drifts: string[] = [];
      await use(drifts);
      browser.newContext = open;
      drifts.push(...(await Promise.all(ends.map((end) => end()))).flat());
      // Playwright keeps them until its worker ends, and their pages ask on.
      await Promise.all(others.map((other) => other.close()));
      expect(drifts, 'calls or answers that are not as the contract has them').toEqual([]);
    },
    { auto: true },
  ],
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
