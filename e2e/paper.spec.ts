import type { Page } from '@playwright/test';
import { screenAddresses } from '../scripts/support/screen-addresses.ts';
import { expect, openAs, test } from './support/test.ts';

const screens = [
  ...(['country', 'profile', 'indicator', 'comments', 'programme', 'dashboard'] as const),
  ...(['countries', 'users', 'agreement', 'results'] as const),
];

/** What does not belong on paper, or is not whole there. */
const paperFaults = (page: Page) =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const named = (fault: string, found: HTMLElement[]) =>
      found.map((one) => `${fault}: ${one.getAttribute('aria-label') ?? one.textContent ?? ''}`);
    const controls = [
      '[role="switch"], [role="tab"]:not([aria-selected="true"]), td input[type="checkbox"]',
      'main [data-slot="button"], [role="combobox"] > svg, form[aria-label="New comment"]',
    ].join();
    const hides = (one: HTMLElement) =>
      getComputedStyle(one).overflowX !== 'visible' && !one.closest('[class*="sr-only"]');
    return [
      ...named('a control', seen(controls)),
      ...named(
        'cut off',
        seen('main *').filter((one) => hides(one) && one.scrollWidth > one.clientWidth + 1),
      ),
      // A browser repeats neither a button nor what lies beside something else in a grid.
      ...named(
        'not in repeated heads',
        seen('thead th').filter((one) => {
          const button = one.querySelector('button');
          return button && getComputedStyle(button).display !== 'contents';
        }),
      ),
      ...named(
        'broken in a grid',
        seen('[data-slot="panel"]').filter(
          (one) =>
            one.querySelector('thead')?.checkVisibility() &&
            one.parentElement?.closest('main .grid') === one.parentElement &&
            getComputedStyle(one.parentElement as HTMLElement).display === 'grid',
        ),
      ),
    ];
  });

test('on paper a screen is whole, names its edition, and has no controls', async ({ page }) => {
  await openAs(page, 'admin', '/preferences');
  // A4 as the browser lays it out.
  await page.setViewportSize({ width: 918, height: 1200 });
  for (const name of screens)
    await test.step(name, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(screenAddresses[name]);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      if (name !== 'users') await expect(page.getByText('Road Safety Report 2026').first(), name).toBeVisible();
      expect(await paperFaults(page), name).toEqual([]);
    });
});

test('the head of a table of cards takes no room on paper, a card what it needs, that of a tree is repeated', async ({
  page,
}) => {
  await openAs(page, 'admin', screenAddresses.dashboard);
  await page.setViewportSize({ width: 918, height: 1200 });
  await page.getByRole('table').getByRole('link').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main thead').first()).toBeHidden();
  // on a page as narrow as a phone, too
  const height = () =>
    page
      .locator('main tbody tr')
      .first()
      .evaluate((row) => `${row.computedStyleMap().get('height')}`);
  for (const width of [918, 734]) {
    await page.setViewportSize({ width, height: 1200 });
    expect(await height()).toBe('auto');
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto(screenAddresses.country);
  await page.getByText('Safe roads').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('treegrid').getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group');
});
