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
  // On a machine with other work a picture comes late, and late is not wrong.
  timeout: 1_200_000,
  reporter: 'list',
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      // A pixel may be off by five steps of 256, of which the stored picture is off by up to four;
      // twenty pixels may be off by more.
      threshold: 0.02,
      maxDiffPixels: 20,
      // The page itself has none: taken back halfway, a skeleton would be now light, now dark.
      animations: 'allow',
      caret: 'hide',
    },
  },
  use: {
    baseURL: LOOKS_URL,
    locale: 'en-AU',
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    // Letters are drawn alike whatever screen the machine has.
    launchOptions: {
      ...browser,
      args: [...browser.args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
