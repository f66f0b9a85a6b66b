import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { bin } from './support/run.ts';

/**
 * Makes sure that there is a Chromium for the browser tests: one of the machine, else Debian's
 * headless shell where we may install it, else Playwright's own build. Returns its path; throws
 * where none can be had.
 */
export function ensureBrowser(): string {
  const found = installed();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-dejavu-core',
    ]);
  }
  if (!installed()) attempt(process.execPath, [bin('@playwright/test', 'playwright'), 'install', 'chromium']);
  const now = installed();
  if (!now) throw new Error('No Chromium: install one and name it in the environment variable CHROMIUM.');
  return now;
}

function installed(): string | undefined {
  const path = findBrowser() ?? chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function attempt(command: string, args: string[]): void {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) console.warn(`${command} ended with exit code ${status}.`);
}

if (import.meta.main) console.log(ensureBrowser());
