import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const TAKEN_WITH = join(import.meta.dirname, 'pictures', 'taken-with.txt');

/** Each page twice: wide and light, narrow and dark, so that each theme and each width is seen. */
const views = [
  { name: 'light-1024', width: 1024, colorScheme: 'light' },
  { name: 'dark-390', width: 390, colorScheme: 'dark' },
] as const;

/** What is looked at once it is open, by the button that opens it. */
const opened: Partial<Record<string, 'button' | 'combobox'>> = {
  'choices/combobox': 'combobox',
  'choices/multi-select': 'button',
  'choices/tree-select': 'button',
  'confirm-dialog': 'button',
  'date-field': 'button',
  'ui/dialog': 'button',
  'ui/menu': 'button',
  'ui/popover': 'button',
};

test.beforeAll(({ browser }) => {
  const updates = test.info().config.updateSnapshots === 'all';
  const drawnWith = `Chromium ${browser.version()}\n${fallbackFonts().join('\n')}\n`;
  if (updates) return writeFileSync(TAKEN_WITH, drawnWith);
  const takenWith = readFileSync(TAKEN_WITH, 'utf8');
  if (takenWith !== drawnWith) console.log(`The pictures were taken with:\n${takenWith}This is:\n${drawnWith}`);
});

/** What draws the texts that our own fonts lack, such as a name in another script. */
function fallbackFonts(): string[] {
  return ['sans-serif', 'monospace', 'sans-serif:lang=zh'].map((wanted) => {
    const { stdout } = spawnSync('fc-match', ['--format=%{family} %{fontversion}', wanted], { encoding: 'utf8' });
    return `${wanted}: ${stdout || 'unknown'}`;
  });
}

for (const { name, width, colorScheme } of views)
  test(`the components look as they did: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme });
    for (const id of await pagesOf(page)) await test.step(id, () => compare(page, id, name));
  });

async function pagesOf(page: Page): Promise<string[]> {
  await page.goto('/?frame#/components');
  const components = page.locator('[data-component]');
  await expect(components.first()).toBeVisible();
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important }',
  });
  await page.evaluate(() => document.fonts.ready);
  return components.evaluateAll((all) => all.map((one) => one.getAttribute('data-component') ?? ''));
}

async function compare(page: Page, id: string, view: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate((hash) => globalThis.location.assign(hash), `#/components/${id}`);
  await expect(page.getByRole('main').locator('[data-component]')).toHaveAttribute('data-component', id);
  await untilDrawn(page);
  const picture = `${id.replace('/', '-')}-${view}`;
  await expect.soft(page.getByRole('main')).toHaveScreenshot(`${picture}.png`);
  const role = opened[id];
  if (!role) return;
  await page.getByRole(role).first().click();
  await expect(page.getByRole(id === 'ui/menu' ? 'menu' : 'dialog')).toBeVisible();
  await untilDrawn(page);
  await expect.soft(page).toHaveScreenshot(`${picture}-open.png`);
}

/** What is loading shows itself after 150 ms, by a clock of the page: a busy machine is no matter. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
