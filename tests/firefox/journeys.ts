import type { Browser, Page } from 'puppeteer-core';
import {
  button,
  click,
  clickBelow,
  field,
  holdNoFault,
  isReady,
  open,
  openTab,
  press,
  says,
  signIn,
  type Tab,
  there,
} from './tab.ts';

const INDICATOR = '/countries/404/indicator/451';
const NOTE = 'The authority was confirmed as lead agency by an act of parliament in May.';

/** What a person does, by its name; each begins with a tab of its own where it signs in. */
export const journeys: Record<string, (browser: Browser, url: string) => Promise<void>> = {
  'the main job: a researcher finds, rates, saves and submits, the reviewer completes, a reload shows it': mainJob,
  'the map by pointer and by keys': map,
  'the grid of compare by wheel and by keys': compare,
  'the theme that is chosen stays, and logging out ends the session': logOut,
};

/** Does it signed in as somebody, and holds that nothing went wrong meanwhile. */
async function as(
  browser: Browser,
  url: string,
  person: Parameters<typeof signIn>[2],
  address: string,
  act: (tab: Tab) => Promise<void>,
): Promise<void> {
  const tab = await openTab(browser);
  await tab.page.setViewport({ width: 1440, height: 900 });
  await signIn(tab, url, person, address);
  await isReady(tab.page);
  await act(tab);
  holdNoFault(tab);
  await tab.page.browserContext().close();
}

async function mainJob(browser: Browser, url: string): Promise<void> {
  await as(browser, url, 'researcher', '/dashboard', async ({ page }) => {
    await page.locator(field('input', 'Search by indicator name')).fill('lead agency named');
    await page.waitForFunction(() => location.search.includes('indicatorName=lead'));
    await isReady(page);
    await clickBelow(page, '::-p-xpath(//tr[contains(., "Kenya")]//a[contains(., "Lead agency named in law")])');
    await says(page, 'h1', 'KENYA');
    // the inputs themselves are hidden beneath their labels
    await click(page, '::-p-xpath(//form[@aria-label="Rating"]//label[normalize-space()="Met"])');
    await page.locator(field('textarea', 'Researcher Note')).fill(NOTE);
    await press(page, 'Save Changes');
    await says(page, 'main', 'by Rui Tanaka');
    await press(page, 'Submit to QA');
    await says(page, 'main', 'QA In Progress');
  });
  await as(browser, url, 'reviewer', INDICATOR, async ({ page }) => {
    await holdsNote(page);
    await press(page, 'QA Complete');
    await page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('QA Complete '));
    await says(page, 'main', 'QA Completed');
    // unsaved work would ask
    await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await isReady(page);
    await says(page, 'main', 'QA Completed');
    await holdsNote(page);
  });
}

async function holdsNote(page: Page): Promise<void> {
  const note = await page.waitForSelector(field('textarea', 'Researcher Note'));
  const value = await note?.evaluate((element) => (element as HTMLTextAreaElement).value);
  if (value !== NOTE) throw new Error(`the note is '${value}'`);
}

async function map(browser: Browser, url: string): Promise<void> {
  await as(browser, url, 'researcher', '/countries?view=map', async ({ page }) => {
    const tip = '[data-slot="map-tooltip"]';
    await page.locator('a[aria-label^="Kenya:"]').hover();
    await says(page, tip, 'Kenya');
    // the driver's focus() is for HTML alone
    await page.$eval('a[aria-label^="Afghanistan:"]', (link) => (link as Element as SVGAElement).focus());
    await page.keyboard.press('End');
    await says(page, tip, 'Zimbabwe');
    await page.keyboard.press('ArrowUp');
    await says(page, tip, 'Zambia');
    await page.keyboard.press('Enter');
    await says(page, 'h1', 'ZAMBIA');
  });
}

/** What the ring is on, for somebody who hears it. */
const activeIs = (page: Page, words: string) =>
  page
    .waitForFunction(
      (wanted) => {
        const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant') ?? '';
        const element = document.getElementById(id);
        return (element?.ariaLabel ?? element?.textContent ?? '').startsWith(wanted);
      },
      {},
      words,
    )
    .catch(() => {
      throw new Error(`the ring is not on '${words}'`);
    });

async function compare(browser: Browser, url: string): Promise<void> {
  await as(browser, url, 'spectator', '/compare?editions=[4,3]&totals=false&means=false', async ({ page }) => {
    await press(page, 'Compare all countries');
    await isReady(page);
    await page.locator('[role=grid]').hover();
    for (let turn = 0; turn < 5; turn++) await page.mouse.wheel({ deltaX: 300, deltaY: 400 });
    const scrolled = () => {
      const { scrollTop = 0, scrollLeft = 0 } = document.querySelector('[role=grid]') ?? {};
      return scrollTop > 400 && scrollLeft > 300;
    };
    await page.waitForFunction(scrolled);
    await page.focus('[role=grid]');
    await page.keyboard.down('Control');
    await page.keyboard.press('End');
    await page.keyboard.up('Control');
    await activeIs(page, 'Zimbabwe, 5.6.5 ');
    await page.keyboard.press('ArrowLeft');
    await activeIs(page, 'Zambia, 5.6.5 ');
    await page.keyboard.press('Home');
    await activeIs(page, '5.6.5');
  });
}

async function logOut(browser: Browser, url: string): Promise<void> {
  await as(browser, url, 'admin', '/dashboard', async (tab) => {
    const { page } = tab;
    await press(page, 'Hi Amara Okafor!');
    await click(page, '::-p-xpath(//label[normalize-space()="Dark"])');
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await isReady(page);
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await press(page, 'Hi Amara Okafor!');
    await isReady(page);
    holdNoFault(tab);
    await press(page, 'Log Out');
    await says(page, 'h1', 'You are signed out');
    // in either engine the page that is left may read on while its token is revoked
    holdNoFault(tab, (fault) => !fault.startsWith('401 '));
    open(page, `${url}/dashboard`).catch(() => undefined);
    await there(page, button('admin@demo.test'));
  });
}
