import { goWithin } from './support/quiet.ts';
import { expect, expectAccessible, expectContrast, goBack, openAs, test } from './support/test.ts';

const screen = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const BRAZIL = 76;

test('[B10] [B7] from the dashboard by keys alone to a row and back, and on to other pages; none is lost while the keys are fetched; palette, help and pasting are accessible', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard?currentUser=false');
  // What is pressed first is not lost while the keys are fetched.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const links = page.getByRole('table', { name: 'Country indicators' }).getByRole('link');
  await expect(links.nth(5)).toBeAttached();
  await page.keyboard.press('j');
  await expect(links.first()).toBeFocused();
  for (let row = 3; row <= 16; row++) {
    await page.keyboard.press('j');
    await expect(page.locator(`tr[aria-rowindex="${row}"] a`)).toBeFocused();
  }
  await expect(page.locator('tr[aria-rowindex="16"] a')).toBeInViewport();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/indicator\/\d+\?list=/);
  await goBack(page, page.getByRole('link', { name: 'Back to the list' }));
  await expect(page.locator('tr[aria-rowindex="16"] a')).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('agency');
  await expect(page).toHaveURL(/agency/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('kny');
  await expect(page.getByRole('option', { name: /^Kenya/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/countries\/404$/);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/manage-indicators/);
  // the address is there before the page is, and j goes through what is shown
  await expect(page.getByRole('heading', { level: 1, name: 'DASHBOARD' })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manage-indicators\/\d+/);

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Home' }).getByText('QA completed').first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/countries$/);

  await test.step('palette, help and pasting on a screen and a phone in light and dark stay within the page and accessible', async () => {
    await goWithin(page, `/countries/${BRAZIL}/indicator/470`);
    await expect(page.getByRole('button', { name: 'Add New Reference' })).toBeVisible();
    const look = async (part?: string) => {
      for (const viewport of [phone, screen]) {
        await page.setViewportSize(viewport);
        await expectAccessible(page, part);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectContrast(page, part);
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await page.getByRole('button', { name: 'Find or do' }).click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await look();
    await box.fill('lead');
    await expect(page.getByRole('option').first()).toBeVisible();
    await look('[role=dialog]');
    await box.fill('zzzz');
    await expect(page.getByText('Nothing matches ‘zzzz’.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await look('[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('r');
    const pasted = page.getByRole('textbox', { name: /^Paste/ });
    await expect(pasted).toBeFocused();
    await pasted.fill('Otieno, P. (2021). Roads of Brazil. Journal of Roads, 12(3), 4–5. 10.1000/182');
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Roads of Brazil');
    await look('[role=dialog]');
  });
});
