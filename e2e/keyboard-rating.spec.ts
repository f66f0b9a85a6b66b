import type { Page } from '@playwright/test';
import { expectTold } from './support/presses.ts';
import { expect, openAs, people, reload, test } from './support/test.ts';

/** Of whose indicators Rui Tanaka researches more than ten that are not submitted, and no other journey rates any. */
const BRAZIL = 76;

/** Counts what a mouse or a finger presses. */
const countMouse = (page: Page) =>
  page.evaluate(() => {
    const mouse = { presses: 0 };
    Object.assign(globalThis, { mouse });
    for (const type of ['mousedown', 'pointerdown', 'touchstart'])
      document.addEventListener(type, () => void mouse.presses++, { capture: true });
  });
const mousePresses = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { mouse: { presses: number } }).mouse.presses);

/** Presses keys and counts them; the words of a note count apart, for they have to be typed anyway. */
function keyboardOf(page: Page) {
  const counted = { keys: 0, letters: 0 };
  return {
    counted,
    async press(key: string) {
      counted.keys++;
      await page.keyboard.press(key);
    },
    /** Counts as the one key that it is, with what is in the clipboard. */
    async paste(text: string) {
      counted.keys++;
      await page.evaluate((clip) => {
        const field = document.activeElement as HTMLTextAreaElement;
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true }));
        document.execCommand('insertText', false, clip);
      }, text);
    },
    async type(text: string) {
      counted.letters += text.length;
      await page.keyboard.type(text);
    },
  };
}

test('[S162] [S165] [S166] [S167] [B12] [B28] [B7] from the list, ten ratings with a reference each take at most 90 keys and no mouse: five keys each beside the note and the reference', async ({
  page,
}) => {
  const rated = new Set<string>();
  let notMet = 0;
  await openAs(page, 'researcher', `/dashboard?countries=%5B${BRAZIL}%5D`);
  await countMouse(page);
  const { press, type, paste, counted } = keyboardOf(page);
  const note = page.getByRole('textbox', { name: 'Researcher Note' });
  const dialog = page.getByRole('dialog', { name: 'Add New Reference' });
  const rows = page.getByRole('table', { name: 'Country indicators' }).getByRole('link');
  await expect(rows.first()).toBeVisible();

  const title = page.locator('main header h2').first();
  await press('j');
  await expect(rows.first()).toBeFocused();
  await press('Enter');
  for (let turn = 0; turn < 10; turn++) {
    await expect(note).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next Indicator' })).toBeVisible();
    if (turn > 0) await expect(page.locator('form[aria-label="Rating"] input[type="radio"]:focus')).toHaveCount(1);
    rated.add(new URL(page.url()).pathname);
    const isNegative = await page.getByRole('group', { name: /\(-1 or 0\)/ }).isVisible();
    const before = counted.keys;
    // A rating that was Not Met keeps that until it is said otherwise.
    const wasNotMet = await page.getByRole('radio', { name: 'Not Met', exact: true }).isChecked();
    const saved = page.waitForResponse('**/rating-update');
    await press('1');
    if (wasNotMet) {
      await press('m');
      notMet++;
    }
    await expect(page.getByRole('radio', { name: 'Met', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: isNegative ? '-1' : '1', exact: true })).toBeChecked();
    await press('e');
    await expect(note).toBeFocused();
    await type(` Round ${turn}.`);

    // Its key has something to do once the references are there.
    await expect(page.getByRole('button', { name: 'Add New Reference' })).toBeEnabled();
    await press('Alt+r');
    await expect(dialog.getByRole('textbox', { name: /^Paste/ })).toBeFocused();
    await paste(`Otieno, P. (2021). Source ${turn} of the round. Journal of Roads, 12(3), 4–5. 10.1000/round${turn}`);
    await expect(dialog.getByRole('textbox', { name: 'Information' })).toBeFocused();
    await type(`Section ${turn}.`);
    const added = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201);
    await press('Control+Enter');
    await added;
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`Source ${turn} of the round`)).toBeVisible();

    await expect(note).toBeFocused();
    await press('Control+Enter');
    expect((await saved).status()).toBe(200);
    await expect(page.getByText(new RegExp(`^Last Update: .* by ${people.researcher.name}`))).toBeVisible();
    await expect(note).toBeFocused();
    await press('Escape');
    if (turn < 9) {
      // The address is there before its page is drawn.
      const left = await title.innerText();
      await press(']');
      await expect(title).not.toHaveText(left);
    }
    // Score, into the note, a reference in three, save from within the note, out of it, on to the next.
    expect(counted.keys - before).toBe((wasNotMet ? 9 : 8) - (turn < 9 ? 0 : 1));
  }
  expect(rated.size).toBe(10);
  expect(counted.keys).toBeLessThanOrEqual(90);
  expectTold(counted.keys - notMet, 'keys**');
  expect(await mousePresses(page)).toBe(0);
  await page.goto([...rated][3] ?? '');
  await expect(note).toHaveValue(/Round 3\.$/);
});

test('[S165] the sheet of keys opens by ?, and turned off they leave the page alone, also after a reload', async ({
  page,
}) => {
  await openAs(page, 'admin', '/countries/578/indicator/475');
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next Indicator')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('switch', { name: 'Single keys are off' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'Researcher Note' })).toBeVisible();
  await page.keyboard.press(']');
  await page.keyboard.press('?');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/475$/);
  // The preference is the person's: other journeys of the administrator want the keys.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(sheet.getByRole('switch', { name: 'Single keys are off' })).toBeFocused();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('switch', { name: 'Single keys are on' })).toBeVisible();
  await kept;
});
