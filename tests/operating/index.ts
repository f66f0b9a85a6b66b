// `npm run check:operating`: does what docs/operating.md says under 'From nothing to signed in',
// command by command, in a checkout of its own on free ports, and signs in with a browser through
// the proxy. Prints the seconds of each command. Installs Debian's packages where they are missing,
// as the page does; needs root, and says so where it has no right to.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/support/browser.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { makeCheckout } from './checkout.ts';
import { commandsOfPage, withValues } from './page.ts';
import { startShell } from './shell.ts';

const MOST_COMMANDS = 15;
const PATIENCE_MS = 60_000;
/** Debian's, and the database's cluster as the page names it. */
const CLUSTER = ['15', 'assessment'];
const clusterFolder = '/etc/postgresql/15/assessment';
const PASSWORD = 'for-this-run-only';

if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
  console.log('skipped: the page is for root on Debian');
  process.exit(0);
}
if (existsSync(clusterFolder)) {
  console.error(`There is a database cluster already: ${clusterFolder}. It is not touched.`);
  process.exit(1);
}
const names = ['PROXY_PORT', 'FIRST_PORT', 'SECOND_PORT', 'DATABASE_PORT', 'KEYCLOAK_PORT'];
const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, `${await freePort()}`] as const)));
const url = `http://localhost:${ports.PROXY_PORT}`;
const commands = withValues(commandsOfPage(), { ...ports, PUBLIC_URL: url, ADMIN_PASSWORD: PASSWORD });
if (commands.length < 5 || commands.length > MOST_COMMANDS)
  throw new Error(`the page has ${commands.length} commands, ${MOST_COMMANDS} at most are wanted`);

const folder = makeCheckout();
const shell = startShell(folder);
const begun = performance.now();
const secondsSince = (since: number) => Math.round((performance.now() - since) / 1_000);
try {
  for (const [index, command] of commands.entries()) {
    const since = performance.now();
    await shell.run(command);
    console.log(`${String(secondsSince(since)).padStart(4)} s  ${index + 1}. ${command.slice(0, 100)}`);
  }
  const since = performance.now();
  await signIn();
  console.log(`${String(secondsSince(since)).padStart(4)} s  signed in by Keycloak, through the proxy`);
  console.log(`ok: ${commands.length} commands and a sign-in in ${secondsSince(begun)} s`);
} catch (error) {
  console.log(`FAILED  ${error instanceof Error ? error.message : error}`);
  const log = join(folder, '.data/keycloak.log');
  if (existsSync(log))
    console.log(`Keycloak's last lines:\n${readFileSync(log, 'utf8').split('\n').slice(-20).join('\n')}`);
  process.exitCode = 1;
} finally {
  await shell.stop();
  if (existsSync(clusterFolder)) execFileSync('pg_dropcluster', ['--stop', ...CLUSTER]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** As a person does it; then each instance is asked by itself whether it knows that person. */
async function signIn(): Promise<void> {
  await ready();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${url}/dashboard`);
    await page.locator('#username').fill('amara@example.org');
    await page.locator('#password').fill(PASSWORD);
    await page.locator('#kc-login').click();
    await page.getByRole('button', { name: 'Hi Amara Okafor!' }).waitFor();
    const token = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('oidc.user:')) ?? '';
      return String(JSON.parse(sessionStorage.getItem(key) ?? '{}').access_token);
    });
    for (const port of [ports.FIRST_PORT, ports.SECOND_PORT, ports.PROXY_PORT]) {
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`http://127.0.0.1:${port}/api/v1/users/current-user`, { headers });
      if (status !== 200) throw new Error(`port ${port} answers ${status} to who signed in`);
    }
  } finally {
    await browser.close();
  }
}

/** The last commands leave programs behind that are starting. */
async function ready(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (const port of [ports.FIRST_PORT, ports.SECOND_PORT, ports.PROXY_PORT])
    while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) {
      if (performance.now() > until) throw new Error(`port ${port} is not ready`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
}
