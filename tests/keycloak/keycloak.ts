/** A Keycloak of our own: Maven's artifact, started on loopback with its data in memory. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';

const VERSION = '26.3.5';
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy';
const FETCHED_WITHIN_MS = 180_000;
const STARTS_WITHIN_MS = 180_000;
const PASSWORD = 'for-this-run-only';

/** A person at the provider. */
export interface Account {
  email: string;
  isVerified: boolean;
}

export interface Keycloak {
  /** What OIDC_AUTHORITY is set to. */
  authority: string;
  password: string;
  /** Creates or replaces the client, as the members of Keycloak's ClientRepresentation say. */
  setClient(client: Record<string, unknown>): Promise<void>;
  addUser(account: Account): Promise<void>;
  removeUser(email: string): Promise<void>;
  endSession(sessionId: string): Promise<void>;
  /** As an administrator there does it: all sessions of a person; it tells of one of them alone. */
  endSessions(email: string): Promise<void>;
  setUserEnabled(email: string, isEnabled: boolean): Promise<void>;
  /** How long access tokens live that are made from now on. */
  setTokenSeconds(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Fetches what is needed once, into .data/. Undefined where Java, Maven or unzip is missing, or no
 * registry has it.
 */
export function fetchKeycloak(): string | undefined {
  const missing = [
    ['java', '-version'],
    ['mvn', '-v'],
    ['unzip', '-v'],
  ].some(([program = '', word = '']) => spawnSync(program, [word]).status !== 0);
  if (missing) return undefined;
  const folder = join(root, '.data', 'keycloak');
  const home = join(folder, `keycloak-${VERSION}`);
  if (existsSync(join(home, 'bin', 'kc.sh'))) return home;
  mkdirSync(folder, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const fetched = spawnSync('mvn', ['-q', '-B', COPY, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`], {
    stdio: 'inherit',
    timeout: FETCHED_WITHIN_MS,
  });
  if (fetched.status !== 0) return undefined;
  const [archive] = globSync(join(folder, `*${VERSION}.zip`));
  execFileSync('unzip', ['-q', '-o', archive ?? '', '-d', folder]);
  return home;
}

/** It lives for two minutes, in which neither optimised code nor collecting side by side pays. */
const briefJava = '-XX:TieredStopAtLevel=1 -XX:-UseG1GC -XX:+UseSerialGC';

/** Starts it with an empty realm whose access tokens live for `tokenSeconds`. */
export async function startKeycloak(home: string, realm: string, tokenSeconds: number): Promise<Keycloak> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'keycloak-'));
  const child = spawn(join(home, 'bin', 'kc.sh'), ['start-dev', '--http-host=127.0.0.1', `--http-port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ KC_DB: 'dev-mem', KC_BOOTSTRAP_ADMIN_USERNAME: 'operator', KC_BOOTSTRAP_ADMIN_PASSWORD: PASSWORD },
      ...{ KC_CACHE: 'local', JAVA_OPTS_APPEND: `-Djava.io.tmpdir=${data} ${briefJava}` },
    },
  });
  const stop = async () => {
    // kc.sh starts Java as a process of its own
    if (child.pid && child.exitCode === null) {
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    rmSync(data, { recursive: true, force: true });
  };

  async function admin(method: string, path: string, body?: unknown): Promise<Response> {
    const form = { grant_type: 'password', client_id: 'admin-cli', username: 'operator', password: PASSWORD };
    const signedIn = await fetch(`${url}/realms/master/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const answer = await fetch(`${url}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`Keycloak: ${method} ${path} is ${answer.status}: ${await answer.text()}`);
    return answer;
  }
  /** The Id by which the admin interface knows a client or a user. */
  const idOf = async (path: string) => ((await (await admin('GET', path)).json()) as { id: string }[])[0]?.id;

  try {
    await answers(url, () => child.exitCode !== null);
    await admin('POST', '', { realm, enabled: true, accessTokenLifespan: tokenSeconds });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    authority: `${url}/realms/${realm}`,
    password: PASSWORD,
    setClient: async (client) => {
      const known = await idOf(`/${realm}/clients?clientId=${client.clientId}`);
      if (known) await admin('DELETE', `/${realm}/clients/${known}`);
      await admin('POST', `/${realm}/clients`, client);
    },
    addUser: async ({ email, isVerified }) => {
      const credentials = [{ type: 'password', value: PASSWORD, temporary: false }];
      const names = { firstName: 'A', lastName: 'Person' };
      const user = { username: email, email, emailVerified: isVerified, enabled: true, ...names, credentials };
      await admin('POST', `/${realm}/users`, user);
    },
    removeUser: async (email) => {
      await admin('DELETE', `/${realm}/users/${await idOf(`/${realm}/users?email=${email}`)}`);
    },
    setUserEnabled: async (email, isEnabled) => {
      await admin('PUT', `/${realm}/users/${await idOf(`/${realm}/users?email=${email}`)}`, { enabled: isEnabled });
    },
    setTokenSeconds: async (seconds) => {
      await admin('PUT', `/${realm}`, { accessTokenLifespan: seconds });
    },
    endSession: async (sessionId) => {
      await admin('DELETE', `/${realm}/sessions/${sessionId}`);
    },
    endSessions: async (email) => {
      await admin('POST', `/${realm}/users/${await idOf(`/${realm}/users?email=${email}`)}/logout`);
    },
    stop,
  };
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const isThere = await fetch(`${url}/realms/master`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (hasEnded() || performance.now() > until) throw new Error('Keycloak did not start');
    await sleep(500);
  }
}
