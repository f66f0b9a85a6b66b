import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Role } from '#generated/enums.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';
import { createApp } from '../../server/app.ts';
import type { Handlers } from '../../server/call.ts';
import { copySnapshot } from '../../server/db/demo/snapshot.ts';
import { greeting, type Server, type StartOptions, startServer } from '../../server/main.ts';
import { databaseFolder } from '../support/database-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, kenya, kenyaRatingId, openTestApp } from './support/app.ts';
import { startTestIssuer, testAudience } from './support/issuer.ts';

const open: Server[] = [];
let folder: string;
beforeEach(() => {
  folder = databaseFolder('server');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: StartOptions = {}): Promise<Server> {
  const [port, oidcPort] = await Promise.all([freePort(), freePort()]);
  const server = await startServer({ port, oidcPort, dataDir: folder, logLevel: 'silent', ...options });
  open.push(server);
  return server;
}

async function api(server: Server, email: string) {
  const { authority } = await (await fetch(`${server.url}/config.json`)).json();
  const { access_token } = await signIn(authority, email, { publicUrl: server.url });
  return (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, {
      ...init,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    });
}

describe('startServer', () => {
  it('[S4] [S242] [Q-R1] [Q-R4] signs in at its own provider, and what was saved is there after a restart', async () => {
    const figures = await freePort();
    vi.stubEnv('METRICS_PORT', String(figures));
    const server = await start();
    expect(await (await fetch(`http://localhost:${figures}/metrics`)).text()).toContain('assessment_database_up 1');
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    expect(greeting(server)).toMatch(/fictitious[\s\S]*researcher@demo.test/);
    const researcher = await api(server, 'researcher@demo.test');
    const saved = await researcher(addressOf('updateRating', kenya), {
      method: 'PUT',
      body: JSON.stringify({
        Score: 0,
        RatingIsMet: false,
        ResearcherNote: 'Repealed in May.',
        CountryIndicatorRatingId: kenyaRatingId,
      }),
    });
    expect(saved.status).toBe(200);
    // a second one on the same folder is refused and leaves nothing behind
    const oidcPort = await freePort();
    await expect(start({ oidcPort })).rejects.toThrow(/in use by process/);
    await expect(fetch(`http://localhost:${oidcPort}/.well-known/openid-configuration`)).rejects.toThrow();

    await server.close();
    await expect(fetch(`${server.url}/ready`)).rejects.toThrow();
    await expect(fetch(`http://localhost:${figures}/metrics`)).rejects.toThrow();

    const again = await start();
    const reviewer = await api(again, 'reviewer@demo.test');
    const rating = await (await reviewer(addressOf('readIndicatorRating', kenya))).json();
    expect(rating).toMatchObject({ ResearcherNote: 'Repealed in May.', RatingLastUpdatedByName: 'Rui Tanaka' });
    const refused = await api(again, 'inactive@demo.test');
    expect((await refused('/api/v1/login')).status).toBe(403);
  });

  it('[X3] [O6] [O9] [B81] takes an own provider, what it says and where clients are from the settings', async () => {
    const issuer = await startTestIssuer();
    const set = {
      ...{ OIDC_AUTHORITY: issuer.url, OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: testAudience },
      ...{ OIDC_SCOPE: 'openid email api', OIDC_SIGN_IN_PARAMETERS: 'resource=urn%3Aapi', OIDC_TRUST_EMAIL: 'on' },
      ...{ OIDC_ROLES_CLAIM: 'groups', OIDC_ROLES: 'Spectator=guests', TOKEN_MAX_LIFE: '1' },
      ...{ CLIENT_URLS: 'https://cdn.example/index', API_URL: 'https://api.example/api/v1' },
    };
    for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
    await copySnapshot(join(folder, 'pgdata'));
    const server = await start();
    const iat = Math.floor(Date.now() / 1_000);
    const ask = async (minutes: number) => {
      const claims = { sub: 'amara', email: 'admin@demo.test', groups: ['guests'] };
      const token = await issuer.token({ ...claims, iat, exp: iat + minutes * 60 });
      const headers = { authorization: `Bearer ${token}`, origin: 'https://cdn.example' };
      return fetch(`${server.url}${addressOf('readCurrentUser')}`, { headers });
    };
    expect((await ask(61)).status).toBe(401);
    const answer = await ask(59);
    expect([answer.status, (await answer.json()).Role]).toEqual([200, Role.Spectator]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://cdn.example');
    expect(await (await fetch(`${server.url}/config.json`)).json()).toEqual({
      ...{ authority: issuer.url, clientId: 'web', scope: 'openid email api' },
      ...{ signInParameters: { resource: 'urn:api' }, apiUrl: 'https://api.example/api/v1' },
      ...{ indexTitle: 'Road Safety Index', demo: false },
    });
    await issuer.close();
  });

  it('[O3] changes no schema where that is a step of its own', async () => {
    vi.stubEnv('MIGRATE', 'off');
    await expect(start()).rejects.toThrow(/^The schema lacks .*MIGRATE=off/);
  });

  it('names every setting that is wrong', async () => {
    await expect(startServer({ port: 70_000, databaseUrl: 'mysql://x' })).rejects.toThrow(/PORT[\s\S]*DATABASE_URL/);
  });
});

describe('[O4] [O5] beside another instance', () => {
  it('has its files kept from the start, and drains for so long as is set', async () => {
    const dist = join(folder, 'dist');
    const file = join(dist, 'assets', 'page-abcdefg.js');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>client</title>');
    writeFileSync(file, 'export const page = 1;');
    vi.stubEnv('DRAIN_SECONDS', '1');
    await copySnapshot(join(folder, 'pgdata'));
    const server = await start({ dist });
    // as where the file is of the other build
    rmSync(file);
    const answer = await fetch(`${server.url}/assets/page-abcdefg.js`);
    expect([answer.status, await answer.text()]).toEqual([200, 'export const page = 1;']);
    const since = performance.now();
    const drained = server.drain();
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    await drained;
    expect(performance.now() - since).toBeGreaterThan(990);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});

describe('a process', () => {
  /** Its output, asked for until a test is content with it; `ended` is its code and signal. */
  async function startProcess() {
    await copySnapshot(join(folder, 'pgdata'));
    const [port, oidcPort] = await Promise.all([freePort(), freePort()]);
    const { NODE_OPTIONS: _, VITEST: __, ...rest } = process.env;
    const env = { ...rest, ...{ NODE_ENV: '', DATABASE_URL: '', LOG_LEVEL: 'info' } };
    const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
      env: { ...env, PORT: `${port}`, OIDC_PORT: `${oidcPort}`, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const log = { text: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => {
      log.text += text;
    });
    const ended = once(child, 'close');
    const events = () =>
      log.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    return { child, port, oidcPort, log, ended, events };
  }

  it('logs one JSON line an event from start to stop, where standard output is no terminal', async () => {
    const { child, port, log, ended, events } = await startProcess();
    await Promise.race([vi.waitUntil(() => log.text.includes('"started"'), { timeout: 120_000 }), ended]);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(events().find(({ msg }) => msg === 'started')).toMatchObject({ url: `http://localhost:${port}` });
    expect(
      events()
        .slice(-2)
        .map(({ msg }) => msg),
    ).toEqual(['stopping', 'stopped']);
  });

  it('stops in order where it is asked to while it starts', async () => {
    const { child, oidcPort, ended, events } = await startProcess();
    // its provider is there before its database is
    const metadata = `http://localhost:${oidcPort}/.well-known/openid-configuration`;
    await vi.waitUntil(() => fetch(metadata).catch(() => undefined), { timeout: 120_000 });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(
      events()
        .slice(-3)
        .map(({ msg }) => msg),
    ).toEqual(['started', 'stopping', 'stopped']);
  });
});

describe('stopping', () => {
  it('first tells proxies to send elsewhere, and answers who comes nevertheless', async () => {
    const test = await openTestApp();
    try {
      const url = await test.app.listen({ port: 0, host: 'localhost' });
      expect((await fetch(`${url}/ready`)).status).toBe(200);
      test.app.startDraining();
      const answers = await Promise.all(['/ready', '/health', '/config.json'].map((path) => fetch(url + path)));
      expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
      expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close', 'close']);
    } finally {
      await test.close();
    }
  });

  it('[Q-R1] finishes what was accepted', async () => {
    const begun = Promise.withResolvers<void>();
    const slow: Partial<Handlers> = {
      listCountries: async () => {
        begun.resolve();
        await sleep(300);
        return { status: 200, body: [] };
      },
    };
    const test = await openTestApp();
    const app = await createApp({
      db: test.db,
      now: () => new Date(),
      parentNotMetCascades: true,
      bearers: {
        verifier: {
          verify: async () => ({
            ok: true,
            identity: { issuer: 'x', subject: 'y', email: 'admin@demo.test', emailVerified: true, expiresAt: 0 },
          }),
          readProfile: async () => undefined,
        },
        recognition: {},
      },
      publicUrl: 'http://localhost',
      client: { authority: 'http://localhost', clientId: 'x', indexTitle: 'x', demo: false },
      handlers: slow,
    });
    const url = await app.listen({ port: 0, host: 'localhost' });
    const answer = fetch(`${url}/api/v1/countries`, { headers: { authorization: 'Bearer x' } });
    await begun.promise;
    const closed = app.close();
    expect(await (await answer).json()).toEqual([]);
    await closed;
    await expect(fetch(`${url}/health`)).rejects.toThrow();
    await test.close();
  });
});
