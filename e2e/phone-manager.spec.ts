import { screenAddresses } from '../scripts/support/screen-addresses.ts';
import { apart, boxesOf } from './support/boxes.ts';
import { cutOff } from './support/cut-off.ts';
import { goWithin } from './support/quiet.ts';
import { expect, openAs, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('by touch: of people each figure stands by its own name, and the steps of a bulk assignment side by side', async ({
  page,
}) => {
  await openAs(page, 'admin', screenAddresses.programme);
  const people = page.getByRole('list', { name: 'People' });
  await people.getByRole('listitem').first().waitFor();
  const pairs = await people.locator('dl > div').evaluateAll((all) =>
    all.map((pair) => {
      const [name, figure] = [pair.querySelector('dt'), pair.querySelector('dd > *') ?? pair.querySelector('dd')];
      const words = document.createRange();
      words.selectNodeContents(figure as Element);
      const [above, own] = [words.getBoundingClientRect(), (name as Element).getBoundingClientRect()];
      return { left: own.left, figureTop: above.top, toOwn: own.top - above.bottom, end: own.bottom };
    }),
  );
  expect(pairs.length).toBeGreaterThan(10);
  for (const [at, { left, toOwn, end }] of pairs.entries()) {
    const next = pairs.find((one, later) => later > at && one.left === left);
    if (next) expect(next.figureTop - end, 'px to the next figure').toBeGreaterThan(toOwn);
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard?currentUser=false');
    await page.getByRole('button', { name: 'Bulk assign' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Bulk assign' });
    await dialog.getByRole('status').getByText('Select a task').waitFor();
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    expect(await apart(button('Next'), button('Cancel')), `at ${width} px`).toBe(0);
    const users = dialog.getByRole('group', { name: 'User' });
    await users.getByText('Ana Lima Duarte').waitFor();
    expect(await cutOff(users), `names cut off at ${width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('by touch the cards of the list tell whole names, in the height that the window counts with, and what opens a menu has its arrow', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  for (const [width, height] of [
    [390, 104],
    [375, 104],
    [360, 144],
    [320, 144],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const rows = page.getByRole('table', { name: 'Country indicators' }).getByRole('row');
    await expect.poll(() => rows.nth(1).evaluate((row) => (row as HTMLElement).offsetHeight)).toBe(height);
    const cut = await rows
      .getByRole('link')
      .evaluateAll((names) =>
        names
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map((name) => name.textContent),
      );
    expect(cut, `cut off at ${width}`).toEqual([]);
    const cutPeople = await rows
      .getByRole('cell')
      .filter({ hasText: /^(Rui Tanaka|Elena Petrova|Unassigned)$/ })
      .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cutPeople, `people cut off at ${width}`).toBe(0);
    const button = (name: RegExp) => page.getByRole('button', { name });
    if (width > 320) expect(await apart(button(/^Change/), button(/^Bulk assign/)), `at ${width} px`).toBe(0);
    await expect(page.getByRole('button', { name: /^Change/ }).locator('svg'), `its arrow at ${width}`).toBeVisible();
    const [box, number] = await boxesOf(rows.nth(2).getByRole('checkbox'), rows.nth(2).getByRole('cell').nth(1));
    const drawn = (box?.x ?? 0) + (box?.width ?? 0) / 2 + 8;
    expect((number?.x ?? 0) - drawn, 'px between a box and the number').toBeGreaterThanOrEqual(10);
  }

  // The lines that stand for rows while they are pulled: all of the window, wherever it is.
  const lines = await page.locator('[data-slot=rows]').evaluate((rows) => {
    // ten rows are 1,440 px high, of which the window is in the middle
    scrollBy(0, rows.getBoundingClientRect().top + 300);
    const placeholder = document.createElement('div');
    placeholder.dataset.slot = 'pulled-rows';
    placeholder.append(document.createElement('table'), document.createElement('div'));
    rows.append(placeholder);
    const { top, height } = (placeholder.lastElementChild as HTMLElement).getBoundingClientRect();
    placeholder.remove();
    return { top, height };
  });
  expect(lines).toEqual({ top: 0, height: 844 });
});

test('by touch each row to choose has 44 px of its own, what closes is in line with what it closes, and who is behind stays where it is', async ({
  page,
}) => {
  await openAs(page, 'admin', screenAddresses['edition-countries']);
  const choices = page.getByRole('group', { name: 'Add countries' });
  await choices.getByRole('listitem').nth(3).waitFor();
  const rows = await choices.getByRole('listitem').evaluateAll((all) =>
    all.map((row) => {
      const [own, label] = [row.getBoundingClientRect(), row.querySelector('label')?.getBoundingClientRect()];
      return { height: own.height, beyond: (label?.bottom ?? 0) - own.bottom };
    }),
  );
  expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...rows.map(({ beyond }) => beyond)), 'px of a row below the next').toBeLessThan(1);
  const search = choices.getByRole('searchbox');
  await search.fill('island');
  expect(await apart(choices.getByRole('button', { name: /^Clear: / }), search)).toBeLessThan(1);

  await goWithin(page, '/editions');
  const edition = page.getByRole('row', { name: /Road Safety Report 2025/ });
  await edition.waitFor();
  expect(await apart(edition.getByRole('button'), edition.getByRole('link')), 'menu of a card').toBeLessThan(1);

  await page.goto('/dashboard?currentUser=false');
  // by their elements: a dialog takes the roles of what is behind it
  const person = page.locator('ol[aria-label="Who is behind"] > li').first();
  const handOver = person.locator('button');
  const [figure, button] = await boxesOf(person.locator('[data-tabular]'), handOver);
  const gap = (button?.x ?? 0) - (figure?.x ?? 0) - (figure?.width ?? 0);
  expect(gap, 'px that the ring of focus takes').toBeGreaterThan(4);
  await handOver.tap();
  const dialog = page.getByRole('dialog', { name: /^Hand over the work of / });
  await dialog.getByText('Select who gets it.').first().waitFor();
  expect((await handOver.boundingBox())?.y).toBe(button?.y);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Bulk assign' }).tap();
  const assigning = page.getByRole('dialog', { name: 'Bulk assign' });
  const cross = assigning.getByRole('button', { name: 'Close' });
  expect(await apart(cross, assigning.getByRole('heading', { name: 'Bulk assign' }))).toBeLessThan(1);
});

test('by touch the title of a page stands where it is painted first, whatever is beside it or below', async ({
  page,
}) => {
  await openAs(page, 'admin', '/preferences');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/preferences', '/programme', '/results', '/users', '/dossier', '/results/agreement']) {
      await goWithin(page, address);
      // the line is painted with the title alone: 32 px, below the 16 px of the page's edge
      const middle = () =>
        page.locator('main h1').evaluate((title) => {
          const words = document.createRange();
          words.selectNodeContents(title);
          const { top, height } = words.getBoundingClientRect();
          return [
            location.pathname,
            Math.round(top + height / 2 - (title.closest('main')?.getBoundingClientRect().top ?? 0)),
          ];
        });
      await expect.poll(middle, `at ${width} px`).toEqual([address, 32]);
      const inHead = page.locator('main div:has(> h1)').locator('a, button');
      // asked again: a page that comes may take the place of its heading in this very moment
      const lowest = () =>
        inHead.evaluateAll((all) => Math.min(44, ...all.map((one) => (one as HTMLElement).offsetHeight)));
      await expect.poll(lowest).toBe(44);
    }
  }
});

test('by touch a row of the structure tells its name and what it depends on at 320 px too, and only buttons that do not fit stand below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs(page, 'admin', screenAddresses.structure);
  const rows = page.locator('[data-slot=structure-column] li');
  await rows.getByText('Lead agency named in law', { exact: true }).waitFor();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    expect(await cutOff(rows), `at ${width} px`).toEqual([]);
  }
  // the first button opens the row, the last has its menu
  const beside = () =>
    rows.filter({ visible: true }).evaluateAll((all) =>
      all.map((row) => {
        const [opens, menu] = [row.querySelector(':scope > button'), row.querySelector('[aria-haspopup]')];
        return (menu?.getBoundingClientRect().top ?? 0) < (opens?.getBoundingClientRect().bottom ?? 0);
      }),
    );
  expect(new Set(await beside()), 'three buttons stand below').toEqual(new Set([false]));
  await page.getByRole('button', { name: 'Back to Activities' }).tap();
  await page.getByRole('button', { name: 'Back to Milestones' }).tap();
  await rows.getByText('Vehicles', { exact: true }).waitFor();
  expect(new Set(await beside()), 'one stands beside').toEqual(new Set([true]));
  expect(await cutOff(rows)).toEqual([]);
});

test('by touch the users of an edition, and who can be added, are told at 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs(page, 'admin', screenAddresses['edition-users']);
  await page.getByRole('row', { name: /Amara Okafor/ }).waitFor();
  await page.getByRole('group', { name: 'Add users' }).getByRole('listitem').first().waitFor();
  expect(await cutOff(page.getByRole('main'))).toEqual([]);
  const list = page.getByRole('region', { name: 'Add users, list' });
  const gaps = await list.getByRole('listitem').evaluateAll((all) =>
    all.map((row) => {
      const next = row.nextElementSibling ?? row.parentElement?.parentElement;
      const { top = 0, bottom = 0 } = next?.getBoundingClientRect() ?? {};
      const end = row.nextElementSibling ? top : bottom - 1;
      return Math.round(end - row.getBoundingClientRect().bottom);
    }),
  );
  expect(new Set(gaps), 'px between rows, and below the last').toEqual(new Set([0]));
});

test('by touch nothing of a page lies above the menu of pages, and the tools of the plan stand in rows that reach nobody’s edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, 'admin', '/programme/plan');
  const tools = page.getByRole('toolbar', { name: 'Selected cells' });
  await tools.waitFor();
  expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  for (const address of [
    '/programme/plan',
    '/results',
    '/results/agreement',
    '/countries',
    '/countries/404',
    '/activity',
  ])
    await test.step(address, async () => {
      await goWithin(page, address);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const top of [0, 60, 120, 180, 240, 400]) {
        const isBar = await page.evaluate((place) => {
          scrollTo(0, place);
          const bar = document.querySelector('[data-slot=pages-bar]') as HTMLElement;
          const { left, right, top } = bar.getBoundingClientRect();
          const places = [left + 20, (left + right) / 2, right - 20];
          return places.every((x) => bar.contains(document.elementFromPoint(x, top + 6)));
        }, top);
        expect(isBar, `${top} pixels down`).toBe(true);
      }
    });
});

test('the head has its height before the person is known, on a phone and on a wide window', async ({ page }) => {
  await openAs(page, 'admin', '/preferences');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const known = Promise.withResolvers<void>();
    await page.route('**/api/v1/users/current-user', async (route) => {
      await known.promise;
      await route.continue();
    });
    await page.goto('/preferences');
    const head = page.locator('[data-pending] > div').first();
    await head.waitFor({ state: 'attached' });
    // what index.html shows meanwhile hides it; where there is nothing of this person it does not
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('#shell, #shell + style')) one.remove();
    });
    const before = await head.boundingBox();
    known.resolve();
    const banner = page.getByRole('banner');
    await banner.waitFor();
    expect(before?.height, `at ${width} px`).toBe((await banner.boundingBox())?.height);
    await page.unrouteAll();
  }
});
