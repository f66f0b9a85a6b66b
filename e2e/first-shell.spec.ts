import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { comesWithAKey } from './support/part-address.ts';
import { expect, openAs, type Person, test } from './support/test.ts';

/** Elements whose place must not change when React takes over; not where rows and figures come. */
const FRAME = [
  'header, header > a, header nav > *, header button, aside, h1, [data-slot=home-skeleton]',
  'main section, main input, [aria-label=Filters] button',
].join();

/** Opens an address with the files of this kind held back; returns what lets them come. */
async function openWithout(page: Page, files: string, address: string) {
  const open = await holdBack(page, files);
  await page.goto(address, { waitUntil: 'commit' });
  return open;
}

/** Signed in, and the tab has seen a key: from then on it remembers its frame. */
async function openRemembered(page: Page, person: Person) {
  await openAs(page, person);
  await remember(page);
}

async function remember(page: Page) {
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // What is asked for after the key is not remembered.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.removeItem('ui:frame'));
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ui:frame'))).not.toBeNull();
}

const places = (page: Page, inside: string) =>
  page.locator(inside).evaluate(async (part, wanted) => {
    await document.fonts.ready;
    const found = [...part.querySelectorAll(wanted)].filter((one) => !one.matches('[hidden] *'));
    return found.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const isRest = one.matches('section');
      return [one.tagName, ...[x, y, width, isRest ? 0 : height].map(Math.round)].join(' ');
    });
  }, FRAME);

/** Holds that before its script the dashboard stands where it will stand. */
async function expectPlaces(page: Page) {
  // Who it is and which edition come, and nothing of the page.
  const ofPage = /\/api\/v1\/(?!users\/current-user|report-editions)/;
  await page.route(ofPage, () => undefined);
  const open = await openWithout(page, '**/assets/index-*.js', '/dashboard');
  await expect(page.locator('#shell').getByText('DASHBOARD').last()).toBeVisible();
  // What a screen reader is told: that it loads, and nothing that cannot be used.
  await expect(page.locator('body')).toMatchAriaSnapshot('- paragraph: Loading');
  // With the letters of the product, not their stand-in: places move by a few pixels as these come.
  const hasFont = () =>
    page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Inter Variable/.test(family) && status === 'loaded'),
    );
  await expect.poll(hasFont).toBe(true);
  const shown = await places(page, '#shell');
  open();
  await expect(page.locator('#root h1')).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
  const rendered = await places(page, '#root');
  // The tools of who assigns come as a part of their own, within the panel.
  expect(shown.filter((one) => !rendered.includes(one))).toEqual([]);
  expect(shown.length).toBeGreaterThan(15);
  await page.unroute(ofPage);
}

/** The rows as HTML, without what the row has from its page: where it leads, and its box to select it. */
const rowsIn = (page: Page, part: string) =>
  page.locator(`${part} tbody tr`).evaluateAll((rows) =>
    rows.slice(0, 10).map((row) => {
      const copy = row.cloneNode(true) as Element;
      copy.querySelector('a')?.removeAttribute('href');
      copy.querySelector('[data-slot=checkbox-box]')?.remove();
      return copy.outerHTML;
    }),
  );

/** Holds that before its script the dashboard has its first rows, as they will be drawn. */
async function expectRows(page: Page) {
  const open = await openWithout(page, '**/assets/index-*.js', '/dashboard');
  await expect(page.locator('#shell[data-rows] tbody tr')).toHaveCount(10);
  // To be read, and not to be used.
  await expect(page.locator('body')).toMatchAriaSnapshot('- paragraph: Loading');
  await expect(page.locator('link[media="not all"]'), 'the style sheet waits for the page').toHaveCount(1);
  await expect(page.locator('#shell [data-skeletons]'), 'rows do not pulse').toHaveCount(0);
  const shown = await rowsIn(page, '#shell');
  expect(shown.join()).toContain('Afghanistan');
  open();
  await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.locator('#shell')).toHaveCount(0);
  expect(await rowsIn(page, '#root')).toEqual(shown);
}

const unfit = {
  'the first rows fail': { status: 503 },
  'the first rows are none': { json: { Data: [], TotalCount: 0 } },
  'the first rows are no list': { body: 'Sign in to this network', contentType: 'text/html' },
};

test('before its script the dashboard of the researcher stands where it will stand and has its first rows, also on a phone; the shell needs neither rows, style sheet nor script, and who logs out leaves nothing of it', async ({
  page,
}) => {
  await openRemembered(page, 'researcher');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) asked.push(request.url());
  });

  await test.step('what a page asked for first is asked for before its script, once', async () => {
    const first = () =>
      page.evaluate(() => (JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').calls ?? []).length);
    // Who it is, the editions, what is next, three pages of rows, the count of notifications: on a busy machine some come
    // after a pause that looks like the end.
    await expect(async () => {
      if ((await first()) < 7) await remember(page);
      expect(await first()).toBeGreaterThanOrEqual(7);
    }).toPass();
    asked.length = 0;
    const open = await openWithout(page, '**/assets/index-*.js', '/dashboard');
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(7);
    expect(asked.filter((url) => url.endsWith('/users/current-user'))).toHaveLength(1);
    const early = [...asked];
    open();
    await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked.slice(0, early.length)).toEqual(early);
  });

  await expectPlaces(page);
  await expectRows(page);

  for (const [what, answer] of Object.entries(unfit))
    await test.step(`where ${what}, the shell keeps its grey until the page says so`, async () => {
      const rows = /\/api\/v1\/dashboard\/\d+\?/;
      await page.route(rows, (route) => route.fulfill(answer));
      const open = await openWithout(page, '**/assets/index-*.js', '/dashboard');
      await page.waitForResponse(/\/api\/v1\/dashboard\/\d+\?.*offset=0$/);
      await expect(page.locator('#shell tbody tr')).toHaveCount(10);
      await expect(page.locator('#shell tbody a')).toHaveCount(0);
      open();
      await expect(page.locator('#root h1')).toBeVisible();
      await expect(page.locator('#shell')).toHaveCount(0);
      await page.unroute(rows);
    });

  await test.step('Kenya, whose number is 404, has a shell as every country has; the page that is not there has none', async () => {
    await openWithout(page, '**/assets/index-*.js', '/countries/404');
    await expect(page.locator('#shell header')).toBeVisible();
    await expect(page.locator('#shell h1')).toHaveCount(0);
    await openWithout(page, '**/assets/index-*.js', '/404');
    await expect(page.locator('[data-part=frame]')).toBeAttached();
    await expect(page.locator('#shell header')).toHaveCount(0);
    await page.unroute('**/assets/index-*.js');
  });

  await test.step('a page whose title is known has it at once, where it stays', async () => {
    const open = await openWithout(page, '**/assets/index-*.js', '/preferences');
    await expect(page.locator('#shell h1')).toHaveText('PREFERENCES');
    await expect(page.locator('link[media="not all"]'), 'the style sheet is applied at once').toHaveCount(0);
    const before = await page.locator('#shell h1').boundingBox();
    open();
    await expect(page.locator('#root h1')).toBeVisible();
    const { x, y, height } = { x: 0, y: 0, height: 0, ...before };
    expect(await page.locator('#root h1').boundingBox()).toMatchObject({ x, y, height });
  });

  await test.step('where the script does not come, words take the place of the shell', async () => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(page.locator('#shell header')).toBeHidden();
    await page.unroute('**/assets/index-*.js');
  });

  await test.step('it needs neither style sheet nor script, and has the chosen theme', async () => {
    await page.evaluate(() => localStorage.setItem('ui:theme', 'dark'));
    const open = await openWithout(page, '**/assets/*', '/dashboard');
    const shell = page.locator('#shell');
    await expect(shell.locator('header')).toBeVisible();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    const bar = await shell.locator('header').boundingBox();
    open();
    await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await background()).toBe(before);
    expect(await page.locator('#root header').boundingBox()).toEqual(bar);
    await page.unroute('**/assets/*');
  });

  await test.step('on a phone it stands where it will stand', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await remember(page);
    await expectPlaces(page);
  });

  await test.step('another page asks for its own; who logs out leaves nothing of what was asked first, nor of the shell', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    asked.length = 0;
    const openCountries = await openWithout(page, '**/assets/index-*.js', '/countries');
    await expect(page.locator('#shell header')).toBeVisible();
    expect(asked).toEqual([]);
    openCountries();
    await expect(page.locator('#root').getByRole('heading', { name: 'COUNTRIES' })).toBeVisible();

    await page.getByRole('button', { name: /^Hi / }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('ui:frame'))).toBeNull();
    asked.length = 0;
    await openWithout(page, '**/assets/index-*.js', '/dashboard');
    await expect(page.locator('[data-part=frame]')).toBeAttached();
    await expect(page.locator('#shell')).toBeEmpty();
    expect(asked).toEqual([]);
  });
});

test('before its script the dashboard of the spectator stands where it will stand', async ({ page }) => {
  await openRemembered(page, 'spectator');
  await expectPlaces(page);
});

test('before its script the dashboard of the admin stands where it will stand and has everybody’s rows, asked for early, though the address says so only afterwards; on a phone the list stays where it is when home comes', async ({
  page,
}) => {
  await openRemembered(page, 'admin');
  await expect(page).toHaveURL(/currentUser=false/);
  await expectPlaces(page);
  // They are there before the script, which alone knows the address with everybody.
  await expectRows(page);

  await test.step('rows are asked for early where the address says whose', async () => {
    const rows: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/dashboard/')) rows.push(request.url());
    });
    const open = await openWithout(page, '**/assets/index-*.js', '/dashboard?currentUser=false');
    await expect.poll(() => rows.length).toBeGreaterThan(0);
    open();
    await expect(page.locator('#root').getByRole('table').getByRole('link').first()).toBeVisible();
    await page.unroute('**/assets/index-*.js');
  });

  await test.step('the files of a page are asked for before its script says which, and none of another build', async () => {
    await page.goto('/countries');
    await remember(page);
    const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}').scripts ?? []);
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(3);
    const files: string[] = await kept();
    expect(files.filter(comesWithAKey())).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(request.url());
    });
    const others = () => asked.filter((url) => !/\/index-\w+\.js$/.test(url));
    await openWithout(page, '**/assets/index-*.js', '/countries');
    await expect.poll(() => others().toSorted()).toEqual(files.toSorted());

    // As after an upgrade: the first script has another name, and the files of the one before are not asked for.
    asked.length = 0;
    await page.evaluate(() => {
      const frame = JSON.parse(sessionStorage.getItem('ui:frame') ?? '{}');
      sessionStorage.setItem('ui:frame', JSON.stringify({ ...frame, entry: frame.entry.replace('index-', 'index-0') }));
    });
    await openWithout(page, '**/assets/index-*.js', '/countries');
    await expect(page.locator('#shell header')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(others()).toEqual([]);
    await page.unroute('**/assets/index-*.js');
  });

  await test.step('on a phone the list stays where it is when home comes', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const letPeople = await holdBack(page, '**/api/v1/programme/*/workload');
    const letWork = await openWithout(page, '**/api/v1/my-work/*', '/dashboard');
    const place = page.locator('#root [data-slot=home-skeleton]');
    await expect(place).toBeVisible();
    const height = (await place.boundingBox())?.height ?? 0;
    letWork();
    const home = page.getByRole('region', { name: 'Home' });
    const isKept = async () => Math.abs(((await home.boundingBox())?.height ?? 0) - height) <= 4;
    await expect(home.getByText('Fetching who is behind...')).toBeAttached();
    await expect.poll(isKept).toBe(true);
    letPeople();
    await expect(home.getByRole('link', { name: 'Tomás Silva' })).toBeVisible();
    await expect.poll(isKept).toBe(true);
  });
});

test('who has not signed in sees nothing of the shell', async ({ page }) => {
  await page.route('**/assets/*', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('[data-part=frame]')).toBeAttached();
  await expect(page.locator('#shell')).toBeEmpty();
});
