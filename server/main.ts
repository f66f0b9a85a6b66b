/** The product as one process: database, API, client and, by default, the development provider. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Bearers } from './access.ts';
import { type ClientSettings, createApp } from './app.ts';
import { answerBackups } from './db/backup.ts';
import { loadDemo } from './db/demo/load.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open.ts';
import { openStandby } from './db/standby.ts';
import { keepFiles } from './former-files.ts';
import { startSweeping } from './idempotency.ts';
import { demoAccounts } from './identity/accounts.ts';
import { type IdentityProvider, startIdentityProvider } from './identity/provider.ts';
import { roleOfGroups } from './identity/provider-roles.ts';
import { developmentIssuer } from './identity/recognise-user.ts';
import { maxConcurrentRequests } from './limits.ts';
import { mailbox, openPost, type Post } from './mail/deliver.ts';
import { startMailing } from './mail/mailing.ts';
import { readSettings, type Settings } from './settings.ts';
import { createTokenVerifier } from './token.ts';
import { type Build, readBuild } from './watch/build.ts';
import type { Watched } from './watch/metrics.ts';

export interface StartOptions {
  port?: number | undefined;
  oidcPort?: number | undefined;
  /** Folder of the embedded database, default '.data'. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  /** Origin of the client where it is not served from here. */
  publicUrl?: string | undefined;
  /** Fill an empty database with the demonstration. */
  demo?: boolean | undefined;
  /** A development provider that already runs; it is not stopped by `close`. */
  identityProvider?: IdentityProvider | undefined;
  /** Folder of the built client, default `dist` where it holds a build. */
  dist?: string | undefined;
  logLevel?: Settings['logLevel'] | undefined;
  now?: () => Date;
}

export interface Server {
  url: string;
  /** Whether the data are the demonstration's. */
  demo: boolean;
  /** Tells proxies by /ready to send elsewhere, and resolves when DRAIN_SECONDS are over. */
  drain(): Promise<void>;
  /** Stops listening, finishes pending requests and closes the database. */
  close(): Promise<void>;
}

/** How long a stop waits for pending requests. */
const STOP_MS = 30_000;

type Closer = () => Promise<void>;

/**
 * Starts everything; options override the environment (server/settings.ts). Listens on loopback
 * unless HOST is set.
 * @throws Error where settings are wrong, a port is in use, or another process uses the database's
 * folder.
 */
export async function startServer(options: StartOptions = {}): Promise<Server> {
  const settings = readSettings({ ...process.env, ...environmentOf(options) });
  const closers: Closer[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const dist = options.dist ?? builtClient();
    const build = readBuild(dist, settings.watch.buildId);
    await startWatchingSpans(settings, build, closers);
    // opening the database takes longest; the provider starts meanwhile
    const [database, provider] = await both(openPrepared(settings, closers), providerOf(settings, options, closers));
    const now = options.now ?? (() => new Date());
    const stopSweeping = startSweeping(database.db, now);
    closers.push(async () => stopSweeping());
    const standby = standbyOf(settings, database, now, closers);
    const post = postOf(settings);
    const app = await createApp({
      db: database.db,
      now,
      mailOffered: post !== undefined,
      mailbox: post === mailbox,
      parentNotMetCascades: settings.parentNotMetCascades,
      bearers: bearersOf(settings, provider),
      publicUrl: settings.publicUrl,
      client: clientOf(settings, provider),
      clientUrls: settings.clientUrls,
      dist,
      downloadsFolder: join(settings.dataDir, 'downloads'),
      hasSpace: database.hasSpace,
      standby,
      rateLimitFactor: settings.rateLimitFactor,
      maxConcurrentRequests,
      log: { level: settings.logLevel },
    });
    for (const words of settings.misspelt ?? []) app.log.warn(words);
    const words = { publicUrl: settings.publicUrl, title: settings.indexTitle };
    closers.push(startMailing({ db: database.db, engine: database.kind, now, post, words, log: app.log }));
    await shareFiles(app, database, dist, now());
    await serveFigures(settings, { ...database, standby }, build, closers);
    await listen(app, settings, closers);
    const url = `http://localhost:${settings.port}`;
    app.log.info({ ...build, url }, 'started');
    const drain = async () => {
      app.log.info({ drainSeconds: settings.drainSeconds }, 'stopping');
      app.startDraining();
      await sleep(settings.drainSeconds * 1_000);
    };
    const stop = async () => {
      await close();
      app.log.info('stopped');
    };
    return { url, demo: settings.demoData, drain, close: stop };
  } catch (error) {
    await close();
    throw error;
  }
}

function environmentOf(options: StartOptions): NodeJS.ProcessEnv {
  const { port, oidcPort, dataDir, databaseUrl, publicUrl, demo, logLevel } = options;
  const given = {
    PORT: port,
    OIDC_PORT: oidcPort,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    DEMO: demo === undefined ? undefined : demo ? 'on' : 'off',
    LOG_LEVEL: logLevel,
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

/** Waits for both even where one fails, so that the other is there to be closed. */
async function both<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

async function openPrepared(settings: Settings, closers: Closer[]): Promise<Database> {
  const { databaseUrl, dataDir, demoData, pool, mayMigrate } = settings;
  const database = await openDatabase({ url: databaseUrl, dataDir, pool });
  closers.push(() => database.close());
  await migrate(database.db, { mayMigrate });
  if (demoData) await loadDemo(database.db);
  closers.push(answerBackups(database, dataDir));
  return database;
}

function standbyOf({ standby: wanted, pool }: Settings, { db }: Database, now: () => Date, closers: Closer[]) {
  if (!wanted) return undefined;
  const standby = openStandby(db, wanted, { pool, now });
  closers.push(() => standby.close());
  return standby;
}

async function providerOf(settings: Settings, options: StartOptions, closers: Closer[]) {
  if (options.identityProvider) return options.identityProvider;
  const { development, clientId, audience } = settings.identity;
  if (!development) return undefined;
  const provider = await startIdentityProvider({
    port: development.port,
    tokenTtl: development.tokenTtl,
    publicUrls: [settings.publicUrl, ...settings.clientUrls],
    dataDir: settings.dataDir,
    title: settings.indexTitle,
    clientId,
    audience,
  });
  closers.push(() => provider.close());
  return provider;
}

function bearersOf({ identity }: Settings, provider: IdentityProvider | undefined): Bearers {
  const { trustEmail, longestLife, roles } = identity;
  if (!provider)
    return {
      verifier: createTokenVerifier({ ...identity, ...(roles && { rolesClaim: roles.claim }) }),
      recognition: { trustEmail, ...(roles && { roleOf: (groups) => roleOfGroups(roles.of, groups) }) },
    };
  const { url, isRevoked } = provider;
  return {
    verifier: createTokenVerifier({ authority: url, audience: provider.audience, isRevoked, longestLife }),
    recognition: { storedIssuer: developmentIssuer },
  };
}

/** In development a mailbox stands for the mail server. */
function postOf({ mail, publicUrl, identity }: Settings): Post | undefined {
  if (mail) return openPost({ ...mail, publicUrl });
  return identity.development && mailbox;
}

const clientOf = (
  { identity, indexTitle, demoData, apiUrl }: Settings,
  provider: IdentityProvider | undefined,
): ClientSettings => ({
  authority: provider?.url ?? identity.authority,
  clientId: provider?.clientId ?? identity.clientId,
  scope: identity.scope,
  ...(Object.keys(identity.signInParameters).length > 0 && { signInParameters: identity.signInParameters }),
  indexTitle,
  ...(apiUrl && { apiUrl }),
  demo: demoData,
});

function builtClient(): string | undefined {
  const dist = join(import.meta.dirname, '../dist');
  return existsSync(join(dist, 'index.html')) ? dist : undefined;
}

/** Before the first page of this build is served, so that other instances have its files. */
async function shareFiles(app: FastifyInstance, { db }: Database, dist: string | undefined, at: Date): Promise<void> {
  if (!dist) return;
  // without them an upgrade costs open tabs a reload, which is no reason not to start
  await keepFiles(db, dist, at).catch((error) => app.log.warn({ err: error }, "the client's files are not kept"));
}

/** OpenTelemetry is loaded only where it has an endpoint. */
async function startWatchingSpans({ watch }: Settings, build: Build, closers: Closer[]): Promise<void> {
  if (!watch.tracing) return;
  const { startTracing } = await import('./watch/tracing.ts');
  closers.push(startTracing(watch.tracing, build));
}

async function serveFigures({ watch }: Settings, watched: Watched, build: Build, closers: Closer[]): Promise<void> {
  if (!watch.metrics) return;
  const { serveMetrics } = await import('./watch/metrics-server.ts');
  closers.push(await serveMetrics(watch.metrics, watched, build));
}

async function listen(app: FastifyInstance, { port, host }: Settings, closers: Closer[]): Promise<void> {
  closers.push(() => app.close());
  await app.listen({ port, host });
}

/** The start message for the terminal. */
export function greeting({ url, demo }: Pick<Server, 'url' | 'demo'>): string {
  if (!demo) return `\nReady on ${url}\n`;
  const accounts = demoAccounts.map(
    ({ email, role, inactive }) => `  ${email.padEnd(24)}${inactive ? 'refused' : role}`,
  );
  return `
Ready on ${url}
The ratings are fictitious: this is demonstration data.
Accounts, chosen on the sign-in page without a password:
${accounts.join('\n')}
`;
}

if (import.meta.main) {
  const starting = startServer();
  const stop = async () => {
    const server = await starting.catch(() => undefined);
    if (!server) return;
    await server.drain();
    // Pending requests are finished, but one that never ends must not block the exit.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await server.close();
    process.exit(0);
  };
  // Heard from the first moment on: a process that is stopped while it starts stops in order too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const server = await starting;
    // what is no terminal holds the log alone: one JSON line an event
    if (process.stdout.isTTY) console.log(greeting(server));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
