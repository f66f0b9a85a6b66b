import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/support/browser.ts';
import { freePort } from './scripts/support/free-port.ts';
import { createTestDatabase } from './tests/support/database.ts';
import { databaseFolder, demoFolder } from './tests/support/database-folder.ts';

// The first process to read this file chooses; its workers read it again and inherit the choice by the environment.
if (!process.env.E2E_URL) {
  const ports = await Promise.all(Array.from({ length: 7 }, () => freePort()));
  const [web, oidc, prism, prismOidc, dev, devOidc, elsewhere] = ports;
  const isOnMock = process.env.E2E_PROJECT === 'prism';
  const databases = isOnMock ? undefined : process.env.TEST_DATABASE_URL;
  // What loading the demonstration says is said by tests/server/main.test.ts: here it is there already, in the folder or
  // in the database of a server.
  const dataDir = isOnMock || databases ? databaseFolder('e2e') : await demoFolder('e2e');
  Object.assign(process.env, {
    E2E_URL: `http://localhost:${web}`,
    E2E_OIDC_URL: `http://localhost:${oidc}`,
    E2E_PRISM_URL: `http://localhost:${prism}`,
    E2E_PRISM_OIDC_URL: `http://localhost:${prismOidc}`,
    E2E_DEV_URL: `http://localhost:${dev}`,
    E2E_DEV_OIDC_URL: `http://localhost:${devOidc}`,
    E2E_ELSEWHERE_URL: `http://localhost:${elsewhere}/index`,
    E2E_DATA_DIR: dataDir,
    ...(databases && { E2E_DATABASE_URL: await createTestDatabase(databases, 'demo') }),
  });
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}
const { E2E_URL, E2E_OIDC_URL, E2E_PRISM_URL, E2E_PRISM_OIDC_URL, E2E_DEV_URL, E2E_DEV_OIDC_URL } = process.env;
const { E2E_DATA_DIR = '', E2E_ELSEWHERE_URL = '', E2E_PROJECT, E2E_RESULTS = E2E_PROJECT ?? 'all' } = process.env;
const { E2E_DATABASE_URL } = process.env;
const portOf = (url = '') => new URL(url).port;
const report = process.env.PLAYWRIGHT_REPORT;

/**
 * A journey is on each page for a second or two: there V8's optimised code never pays, and making it
 * takes a tenth of the processor's time; code of the first tier is made at once.
 */
const briefPages = '--js-flags=--no-opt --no-maglev --always-sparkplug';
const browser = launchOptions();

const shared = {
  timeout: 120_000,
  reuseExistingServer: false,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;

const servers: { project: string; command: string; url: string; env: Record<string, string> }[] = [
  {
    project: 'reference',
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${E2E_URL}/config.json`,
    env: {
      ...{ PORT: portOf(E2E_URL), OIDC_PORT: portOf(E2E_OIDC_URL), CLIENT_URLS: E2E_ELSEWHERE_URL },
      ...{ DATA_DIR: E2E_DATA_DIR, RATE_LIMIT_FACTOR: '0' },
      // As `npm test` has it; the main job has a server on the embedded database.
      ...(E2E_DATABASE_URL && { DATABASE_URL: E2E_DATABASE_URL, DEMO: 'on' }),
    },
  },
  {
    project: 'prism',
    command: `"${process.execPath}" scripts/dev.ts --built`,
    url: `${E2E_PRISM_URL}/config.json`,
    env: {
      DEV_PORT: portOf(E2E_PRISM_URL),
      OIDC_PORT: portOf(E2E_PRISM_OIDC_URL),
      DATA_DIR: join(E2E_DATA_DIR, 'prism'),
    },
  },
  {
    project: 'prism',
    // No journey saves a contract, which generators are loaded and rehearsed for.
    command: `"${process.execPath}" scripts/dev.ts --still`,
    url: `${E2E_DEV_URL}/config.json`,
    env: { DEV_PORT: portOf(E2E_DEV_URL), OIDC_PORT: portOf(E2E_DEV_OIDC_URL), DATA_DIR: join(E2E_DATA_DIR, 'dev') },
  },
];

export default defineConfig({
  outputDir: join('test-results', E2E_RESULTS),
  forbidOnly: true,
  // One server and one database stand behind all journeys of a run; `npm test` runs their halves side by side.
  workers: 1,
  // A journey waits for what it wants to see; on a busy machine that comes late, and late is not wrong.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Pacific/Auckland',
    // A check of contrast must not meet a fade half way.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the run: `npm test` leaves it to whoever then runs one journey alone.
    trace: process.env.CI || report ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...browser, args: [...browser.args, briefPages] },
  },
  projects: [
    { name: 'reference', testDir: 'e2e', testIgnore: 'prism/**', use: { baseURL: E2E_URL } },
    { name: 'prism', testDir: 'e2e/prism', use: { baseURL: E2E_PRISM_URL } },
  ],
  webServer: servers
    .filter(({ project }) => !E2E_PROJECT || E2E_PROJECT === project)
    .map(({ project: _project, ...server }) => ({ ...shared, ...server })),
});
