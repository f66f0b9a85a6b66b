import { existsSync } from 'node:fs';
import { type Browser, launch } from 'puppeteer-core';
import { launchOptions } from '../../scripts/support/browser.ts';

const USUAL_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** For how long a browser may be silent on a machine with other work. */
const PATIENCE_MS = 180_000;

/** A Firefox of this machine: `FIREFOX` where it is set, else the first one found. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX || USUAL_PLACES.find((path) => existsSync(path));

/** Firefox by WebDriver BiDi, without traffic of its own. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    extraPrefsFirefox: {
      'datareporting.policy.dataSubmissionEnabled': false,
      'app.update.auto': false,
      // Chromium's are hidden by the driver
      'ui.useOverlayScrollbars': 1,
    },
  });

/** The Chromium of the journeys, by the same driver, so that both engines are asked the same. */
export const launchChromium = (executablePath: string): Promise<Browser> =>
  launch({
    browser: 'chrome',
    executablePath,
    headless: 'shell',
    timeout: PATIENCE_MS,
    protocolTimeout: PATIENCE_MS,
    // without it letters stand on whole pixels, as no other engine sets them
    args: [...launchOptions().args, '--font-render-hinting=none'],
  });
