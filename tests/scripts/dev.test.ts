import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TARGET_HEADER } from '../../scripts/support/api-targets.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { demoFolder } from '../support/database-folder.ts';
import { signIn } from '../support/sign-in.ts';

let dataDir: string;
let dev: ChildProcess;
let origin: string;
let provider: string;

beforeAll(async () => {
  // what loading the demonstration takes is not asked here
  dataDir = await demoFolder('dev');
  const [port, oidcPort] = await Promise.all([freePort(), freePort()]);
  origin = `http://localhost:${port}`;
  provider = `http://localhost:${oidcPort}`;
  const env = { ...process.env, DEV_PORT: String(port), OIDC_PORT: String(oidcPort), DATA_DIR: dataDir };
  dev = spawn(process.execPath, ['scripts/dev.ts'], { env, stdio: 'ignore' });
  await vi.waitFor(() => fetch(`${origin}/config.json`), { timeout: 50_000, interval: 100 });
});

afterAll(() => {
  dev.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

test('the client finds its settings, with the development provider beside it', async () => {
  const settings = await (await fetch(`${origin}/config.json`)).json();
  expect(settings).toMatchObject({ authority: provider, demo: true });
  const discovery = await fetch(`${provider}/.well-known/openid-configuration`, { headers: { origin } });
  expect(await discovery.json()).toMatchObject({ issuer: provider });
});

test('Vite serves the sources under every address of the client', async () => {
  const page = await fetch(`${origin}/dashboard`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/src/app/main.tsx');
  expect((await fetch(`${origin}/src/app/main.tsx`)).headers.get('content-type')).toContain('javascript');
});

test("the contract's examples answer under /api/v1, to whoever brings a token", async () => {
  const editions = await fetch(`${origin}/api/v1/report-editions`, { headers: { authorization: 'Bearer any' } });
  expect(await editions.json()).toContainEqual(expect.objectContaining({ Name: 'Road Safety Report 2026' }));
  expect((await fetch(`${origin}/api/v1/report-editions`)).status).toBe(401);
});

test('the reference backend is started for whoever names it, and takes the same sign-in', async () => {
  const { access_token: token } = await signIn(provider, 'researcher@demo.test', { publicUrl: origin });
  const headers = { authorization: `Bearer ${token}`, [TARGET_HEADER]: 'reference' };
  await fetch(`${origin}/api/v1/login`, { headers });
  const user = await fetch(`${origin}/api/v1/users/current-user`, { headers });
  expect(await user.json()).toMatchObject({ FullName: 'Rui Tanaka' });
});

test('a SIGTERM closes everything in order', async () => {
  const exit = once(dev, 'exit');
  dev.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
