import { existsSync } from 'node:fs';

// Debian's headless shell first: it draws the same pages with a quarter less work than the whole
// browser.
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium of this machine: `CHROMIUM` where it is set, else the first one found; undefined =
 * Playwright's own build.
 */
export function findBrowser(): string | undefined {
  return process.env.CHROMIUM || USUAL_PLACES.find((path) => existsSync(path));
}

/**
 * How every browser of the project starts: without the sandbox that containers lack and without
 * traffic of its own.
 */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
