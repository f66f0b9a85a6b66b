// `npm run screens`: the pictures in docs/screens/, taken from the built product on a fresh demo
// database; `npm run screens -- home profile` only those whose name begins so.
// `npm run screens -- --to=/tmp/looks --sizes=390x844,2560x1440 --themes=light,dark` takes them
// elsewhere, in other sizes and themes; `--everything` is four sizes and both themes, `--touch` a
// phone's browser, `--at=http://localhost:3000` a server that is running already.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { errorScreens, NOBODY } from './support/error-screens.ts';
import { startRealServer } from './support/real-server.ts';
import { root } from './support/root.ts';
import { type Screen, screens } from './support/screen-list.ts';

type Theme = 'light' | 'dark';
type Size = { name: string; width: number; height: number };

/** A picture is worth waiting for on a machine that has other work. */
const TIMEOUT_MS = 180_000;
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string' },
    to: { type: 'string', default: join(root, 'docs', 'screens') },
    sizes: { type: 'string' },
    themes: { type: 'string' },
    touch: { type: 'boolean', default: false },
    everything: { type: 'boolean', default: false },
  },
});
const folder = resolve(values.to);
const inDocs = folder === join(root, 'docs', 'screens');
const sizes = (values.sizes ?? (values.everything ? '390x844,1024x768,1440x900,2560x1440' : '1440x900,390x844'))
  .split(',')
  .map(readSize);
const themes = (values.themes ?? (values.everything ? 'light,dark' : 'light')).split(',').map(readTheme);
if (inDocs && (values.everything || values.sizes || values.themes))
  throw new Error('docs/screens has one theme and two sizes: name another folder by --to=');

const taken = [...screens, ...errorScreens].filter(
  ({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)),
);
const server = values.at ? { url: values.at, stop: async () => {} } : await startFresh();
const browser = await chromium.launch(launchOptions());
try {
  mkdirSync(folder, { recursive: true });
  for (const size of sizes)
    for (const account of new Set(taken.map((screen) => screen.account))) {
      const own = taken.filter((one) => one.account === account);
      // What ends a sign-in is kept by a tab: signed out, each screen has one of its own.
      for (const some of account === NOBODY ? own.map((one) => [one]) : [own]) {
        const page = await opened(account, size);
        for (const screen of some) await take(page, screen, size);
        await page.context().close();
      }
    }
} finally {
  await browser.close();
  await server.stop();
}

/** The product on a demo database of its own, which goes with it. */
async function startFresh(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'screens-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, stop } = await startRealServer({ dataDir });
    return { url, stop: () => stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A tab of this size in which this person has signed in, or nobody. */
async function opened(account: string, viewport: Size): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    ...(values.touch && { hasTouch: true, isMobile: true }),
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  if (account === NOBODY) return page;
  await page.goto(`${server.url}/preferences`);
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** A theme only changes colours, so that the screen is loaded once for all of them. */
async function take(page: Page, screen: Screen, size: Size): Promise<void> {
  const { name, address, before, ready, after, height } = screen;
  await before?.(page);
  await page.goto(server.url + address);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const clip = { x: 0, y: 0, width: size.width, height: (inDocs && size.width >= 640 && height) || size.height };
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const file = join(folder, `${name}-${size.name}${theme === 'light' ? '' : `-${theme}`}.png`);
    await page.screenshot({ path: file, clip, timeout: TIMEOUT_MS });
    console.log(relative(process.cwd(), file));
  }
  await page.unrouteAll();
  await after?.(page);
}

function readSize(name: string): Size {
  const [width, height] = name.split('x').map(Number);
  if (!width || !height) throw new Error(`'${name}' is not a size: write it as 390x844`);
  return { name, width, height };
}

function readTheme(name: string): Theme {
  if (name === 'light' || name === 'dark') return name;
  throw new Error(`'${name}' is not a theme: light or dark`);
}
