// `npm run check:firefox`: Debian's Firefox over WebDriver BiDi on the built product: every screen
// as each role that may see it, beside the same screen in Chromium, the main job, map, compare and
// logging out. `npm run check:firefox -- map results` only what is called so. Where Firefox is
// missing it says so and checks nothing.
import { rmSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import type { Person } from '../../e2e/support/people.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { mayEnter } from '../../src/app/pages.ts';
import { demoFolder } from '../support/database-folder.ts';
import { findFirefox, launchChromium, launchFirefox } from './browsers.ts';
import { differences } from './compare-boxes.ts';
import { journeys } from './journeys.ts';
import { type Screen, screens } from './screens.ts';
import { holdNoFault, openTab, signIn, type Tab } from './tab.ts';
import { type Look, looks, openAndLook, type Waited } from './walk.ts';

const path = findFirefox();
if (!path) {
  console.log('skipped: no Firefox here (apt-get install firefox-esr, or name it in FIREFOX)');
  process.exit(0);
}
const [wide, , narrowDark] = looks;
/** The admin sees every screen, which is held against Chromium; the others see what is theirs. */
const walks: { person: Person; looks: readonly Look[] }[] = [
  { person: 'researcher', looks: [wide, narrowDark] },
  { person: 'external', looks: [wide, narrowDark] },
  { person: 'spectator', looks: [wide, narrowDark] },
];
/** Lines of one screen: what follows is mostly moved by the first. */
const MOST_TOLD = 12;
let failed = 0;
let seen = 0;

const asked = process.argv.slice(2);

/** One line for each thing that was seen; what goes wrong is told, and the next is tried. */
async function see(what: string, act: () => Promise<unknown>): Promise<void> {
  if (asked.length > 0 && !asked.some((start) => what.startsWith(start))) return;
  seen++;
  try {
    await act();
    console.log(`ok      ${what}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${what}\n        ${error instanceof Error ? error.message : error}`);
  }
}

/** The pages that a role opens are the product's own rule over what the API grants. */
async function screensOf({ page }: Tab): Promise<Screen[]> {
  const permissions: string[] = await page.evaluate(async () => {
    const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
    const { access_token } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const headers = { authorization: `Bearer ${access_token}` };
    return (await (await fetch('/api/v1/users/current-user', { headers })).json()).Permissions;
  });
  return screens.filter((screen) => !screen.page || mayEnter(screen.page, permissions));
}

/** A difference that a second opening does not show was a late part of the page. */
async function holdAlike(screen: Screen, here: Tab, there: Tab): Promise<void> {
  const compare = async (waitUntil: Waited) => {
    const seen = await openAndLook(here.page, server.url + screen.address, looks, waitUntil);
    holdNoFault(here);
    const expected = await openAndLook(there.page, server.url + screen.address, looks, waitUntil);
    return looks.flatMap(({ name, height }, index) =>
      differences(expected[index] ?? [], seen[index] ?? [], height).map((line) => `${name}: ${line}`),
    );
  };
  if ((await compare('domcontentloaded')).length === 0) return;
  const told = await compare('networkidle0');
  const left = told.length > MOST_TOLD ? [`and ${told.length - MOST_TOLD} more`] : [];
  if (told.length > 0) throw new Error([...told.slice(0, MOST_TOLD), ...left].join('\n        '));
}

async function signedIn(browser: Browser, person: Person): Promise<Tab> {
  const tab = await openTab(browser);
  await tab.page.setViewport(wide);
  await signIn(tab, server.url, person);
  return tab;
}

await buildClient();
const dataDir = await demoFolder('firefox');
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const server = await startRealServer({ dataDir, env: { RATE_LIMIT_FACTOR: '0' } });
const browsers: Browser[] = [];
try {
  const firefox = await launchFirefox(path);
  browsers.push(firefox);
  const chromium = await launchChromium(ensureBrowser());
  browsers.push(chromium);
  console.log(`${await firefox.version()} beside ${await chromium.version()}`);
  await see('an error of a script, of the console and of a policy is heard', async () => {
    const tab = await signedIn(firefox, 'admin');
    holdNoFault(tab);
    await tab.page.evaluate(() => {
      console.error('said');
      setTimeout(() => {
        throw new Error('thrown');
      });
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }));
    });
    await tab.page.evaluate(() => new Promise((wait) => setTimeout(wait, 200)));
    const heard = tab.takeFaults().join('\n');
    for (const one of ['said', 'thrown', 'refused by style-src'])
      if (!heard.includes(one)) throw new Error(`'${one}' is not in '${heard}'`);
    await tab.page.browserContext().close();
  });
  const [here, there] = [await signedIn(firefox, 'admin'), await signedIn(chromium, 'admin')];
  for (const screen of await screensOf(here))
    await see(`${screen.name}: the same in both engines`, () => holdAlike(screen, here, there));
  await Promise.all([here, there].map(({ page }) => page.browserContext().close()));
  await chromium.close();
  for (const { person, looks: ways } of walks) {
    const tab = await signedIn(firefox, person);
    for (const screen of await screensOf(tab))
      await see(`${screen.name}: opens as ${person}`, async () => {
        await openAndLook(tab.page, server.url + screen.address, ways);
        holdNoFault(tab);
      });
    await tab.page.browserContext().close();
  }
  for (const [name, walk] of Object.entries(journeys)) await see(name, () => walk(firefox, server.url));
} finally {
  await Promise.allSettled(browsers.map((browser) => browser.close()));
  await server.stop();
}
// a name that nothing has is no success
if (seen === 0) failed++;
console.log(failed === 0 ? 'all as it should be in Firefox' : `${failed} failed in Firefox`);
process.exit(failed === 0 ? 0 : 1);
