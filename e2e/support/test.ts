import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Rules, readRules, watchDrift } from './drift.ts';
import { type Person, people } from './people.ts';

export { openAs } from './open-as.ts';
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

/** How a journey is walked: by mouse or by keyboard alone. */
export type Press = (target: Locator) => Promise<void>;
export const byMouse: Press = (target) => target.click();
export const byKeyboard: Press = async (target) =>
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

/** Reloads once the browser would not ask. */
export async function reload(page: Page) {
  await allArrived(page);
  await page.reload();
}

/** A notice in the toast area. */
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /^Notices/ }).getByText(text);

/** Ticks a box whose state lives in the address: it shows its tick when the address has changed, which `check()` does not wait for. */
export async function tick(box: Locator) {
  await box.click();
  await expect(box).toBeChecked();
}

/**
 * No accessibility finding on what is shown now (WCAG 2.2 AA and axe's best practices). Only violations are told in full, and in
 * one run without frames, of which there are none: a selector for each node that passed costs four fifths of the time.
 */
export async function expectAccessible(page: Page) {
  await expectNoViolation(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
}

/** The same of colours alone, where a page that was looked at is shown in the other theme. */
export async function expectContrast(page: Page) {
  await expectNoViolation(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

async function expectNoViolation(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  expect(await page.locator('iframe').count()).toBe(0);
  await markAlike(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('[data-alike]')
    .setLegacyMode(true);
  const { violations } = await choose(axe).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
}

/**
 * Marks rows and shapes that are built like two before them, down to classes, roles and states: in
 * a list of 193 countries the rest would take as long again and show nothing new.
 */
async function markAlike(page: Page) {
  await page.evaluate(() => {
    for (const marked of document.querySelectorAll('[data-alike]')) marked.removeAttribute('data-alike');
    const builtOf = (element: Element): string => {
      const own = [...element.attributes].map(({ name, value }) =>
        /^(class|role|style|type|tabindex|hidden|disabled|aria-(?!label|describedby|controls|owns|rowindex|posinset))/.test(
          name,
        )
          ? `${name}=${value}`
          : name,
      );
      const says = element.children.length === 0 && element.textContent !== '';
      return `${element.tagName}[${own}]${says}(${[...element.children].map(builtOf)})`;
    };
    const counts = new Map<string, number>();
    for (const element of document.querySelectorAll('tr, li, [role=row], [role=listitem], [role=option], svg path')) {
      const built = builtOf(element);
      const count = (counts.get(built) ?? 0) + 1;
      counts.set(built, count);
      if (count > 2) element.setAttribute('data-alike', '');
    }
  });
}

type Own = { faults: string[]; drifts: string[] };

/**
 * Every journey also holds that the page breaks no content security policy and throws nothing, and that each call of the
 * API and its answer, in every browser that it opens, are as the contract has them.
 */
export const test = base.extend<Own, { rules: Rules }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  rules: [async ({}, use) => use(readRules()), { scope: 'worker' }],
  drifts: [
    async ({ rules, context, browser }, use) => {
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
