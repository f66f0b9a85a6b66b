import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/support/browser.ts';

const { LOOKS_URL = 'http://localhost:5174' } = process.env;
const browser = launchOptions();

export default defineConfig({
  testDir: '.',
  testMatch: '*.looks.ts',
  outputDir: join('..', '..', 'test-results', 'looks'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  workers: 1,
  timeout: 300_000,
  reporter: 'list',
  expect: {
    toHaveScreenshot: {
      // How far a pixel may be off (of 1, by what an eye sees), and how many pixels of a picture may be: the edge of a letter, not a colour.
      threshold: 0.1,
      maxDiffPixels: 20,
      animations: 'disabled',
      caret: 'hide',
    },
  },
  use: {
    baseURL: LOOKS_URL,
    locale: 'en-AU',
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    // Letters are drawn alike whatever screen the machine has.
    launchOptions: { ...browser, args: [...browser.args, '--font-render-hinting=none', '--force-color-profile=srgb'] },
  },
});
