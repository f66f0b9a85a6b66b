import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { type Person, people } from '../../e2e/support/people.ts';

/** For how long a screen may take on a machine with other work. */
const PATIENCE_MS = 90_000;
const POLL_MS = 100;

/** Firefox' code for a font that was not waited for, as the page led elsewhere. */
const ABORTED = 'status=2152398850';

/** A tab of one's own, and what went wrong in it since it was last asked. */
export type Tab = { page: Page; takeFaults(): string[] };

/** Opens a tab with cookies of its own; errors of scripts, of the console and of policies are noted. */
export async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!fault.includes(ABORTED)) faults.push(fault);
  };
  page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  // WebDriver BiDi does not report what a policy refused
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  });
  return { page, takeFaults: () => faults.splice(0) };
}

/** Throws what went wrong since it was last asked, where `counts` holds of it. */
export function holdNoFault(tab: Tab, counts: (fault: string) => boolean = () => true): void {
  const faults = tab.takeFaults().filter(counts);
  if (faults.length > 0) throw new Error(faults.join('\n        '));
}

/** Opens an address signed out, signs in at the provider's page, and waits for the product. */
export async function signIn({ page }: Tab, url: string, person: Person, address = '/dashboard'): Promise<void> {
  // the client leads to the provider before its own page has loaded, which ends this navigation
  open(page, url + address).catch(() => undefined);
  await press(page, people[person].email);
  await there(page, button(`Hi ${people[person].name}!`));
}

/** Asks anew each time: what waits in a page is lost where it leads on to another one. */
export async function there(page: Page, selector: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!(await page.$(selector).catch(() => null))) {
    if (performance.now() > until) {
      const words = await page.evaluate(() => document.body.innerText.slice(0, 200)).catch(String);
      throw new Error(`not there: ${selector} on ${page.url()}, which says '${words}'`);
    }
    await sleep(POLL_MS);
  }
}

export const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

/**
 * A button by its words. Not by `::-p-aria`: to find an accessible name Firefox builds the tree of
 * the whole page each time it is asked, for seconds on a long list.
 */
export const button = (name: string) =>
  `::-p-xpath(//button[@aria-label="${name}" or contains(normalize-space(.), "${name}")])`;

/** A field by its label. */
export const field = (kind: 'input' | 'textarea', label: string) =>
  `::-p-xpath(//${kind}[@aria-label="${label}" or @id=//label[contains(., "${label}")]/@for])`;

export const press = (page: Page, name: string) => click(page, button(name));

/** Clicks what is there; says what it was where that cannot be clicked. */
export async function click(page: Page, selector: string): Promise<void> {
  await there(page, selector);
  await page
    .locator(selector)
    .click()
    .catch((error: Error) => {
      throw new Error(`cannot click ${selector}: ${error.message}`);
    });
}

/** The same for what a list draws only when it is scrolled to: wheels down from its middle until it is there. */
export async function clickBelow(page: Page, selector: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewport() ?? {};
  await page.mouse.move(width / 2, height / 2);
  const until = performance.now() + PATIENCE_MS;
  while (!(await page.$(selector).catch(() => null)) && performance.now() < until) {
    await page.mouse.wheel({ deltaY: 300 });
    await sleep(POLL_MS);
  }
  await click(page, selector);
}

/** Waits for a text within an element; the words of the element where it does not come. */
export async function says(page: Page, selector: string, text: string): Promise<void> {
  const saysIt = (where: string, what: string) =>
    [...document.querySelectorAll(where)].some((element) => element.textContent?.includes(what));
  await page.waitForFunction(saysIt, {}, selector, text).catch(async () => {
    const words = await page.$$eval(selector, (all) => all.map((one) => one.textContent).join(' | '));
    throw new Error(`no '${text}' in ${selector}: '${words.slice(0, 300)}'`);
  });
}

/** The heading is there, nothing is on its way any more, and fonts are loaded. */
export async function isReady(page: Page): Promise<void> {
  const pending = [
    'main [data-slot=skeleton]',
    '[data-pending]',
    'main [aria-busy=true]',
    '[role=progressbar][aria-label=Loading]',
  ].join();
  const isDone = (waited: string) =>
    document.querySelector('main h1, main h2') !== null &&
    document.querySelector(waited) === null &&
    document.fonts.status === 'loaded';
  await page.waitForFunction(isDone, {}, pending).catch(async () => {
    const left = await page.$$eval(pending, (all) => all.map(({ outerHTML }) => outerHTML.slice(0, 80)).join(' '));
    throw new Error(`not ready: ${page.url()} ${left || 'has no heading'}`);
  });
}
