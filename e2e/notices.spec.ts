import { expect, expectAccessible, pressKey, signIn, test } from './support/test.ts';

test('[S40] [S254] on a phone a dialog ends above the notices, and Escape closes it before them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', '/dashboard?currentUser=false');
  await page.route('**/api/v1/dashboard/*/workflow-users', (route) => route.abort());
  await page.getByRole('button', { name: 'Bulk assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk assign' });
  // Not by role: an open dialog hides from screen readers what is around it.
  const told = page.locator('[data-slot="toast"]', { hasText: 'The server cannot be reached' });
  await expect(told).toBeVisible();
  const list = page.locator('[data-slot="toast-viewport"]');
  await list.hover();
  const bottom = async () => {
    const box = await dialog.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(bottom).toBeLessThanOrEqual((await list.boundingBox())?.y ?? 0);
  await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true });
  await list.hover();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
});

test('[S142] who presses Show all goes on from the rows', async ({ page }) => {
  await signIn(page, 'spectator');
  await pressKey(page.getByRole('button', { name: 'Show all' }), 'Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Country indicators' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toBeFocused();
});
