import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { root } from '../../scripts/support/root.ts';

/** Counts what a person presses: buttons and links, keys, combinations of keys; typed text is no press. */
export function pressesOf(page: Page) {
  const counted = { presses: 0 };
  return {
    counted,
    async click(target: Locator) {
      counted.presses++;
      await target.click();
    },
    async key(key: string) {
      counted.presses++;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
  };
}

/** Holds that docs/performance.md tells this count: its sentence is found by what follows the figure. */
export function expectTold(count: number, rest: string): void {
  const words = readFileSync(join(root, 'docs', 'performance.md'), 'utf8').replaceAll(/\s+/g, ' ');
  expect(words, 'docs/performance.md tells the count').toContain(`**${count} ${rest}`);
}
