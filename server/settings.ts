import type { PoolOptions } from './db/open.ts';
import type { StandbySettings } from './db/standby.ts';
import type { IntrospectionClient } from './identity/introspection.ts';
import { type ProviderRoles, readProviderRoles } from './identity/provider-roles.ts';
import { settingsReader } from './settings-reader.ts';
import { readWatching, type WatchSettings } from './watch/watch-settings.ts';

export type LogLevel = (typeof logLevels)[number];

/** Who signs people in, and for whom its tokens are made. */
export interface IdentitySettings {
  /** Address of the provider, with `/.well-known/openid-configuration` below it. */
  authority: string;
  clientId: string;
  audience: string;
  /** Accept e-mails without `email_verified` (one with `email_verified: false` is refused). */
  trustEmail: boolean;
  /** What the client asks for at sign-in, separated by spaces. */
  scope: string;
  /** Seconds that an access token may be made to live. */
  longestLife?: number;
  /** Asks the provider about each token (RFC 7662). */
  introspection?: IntrospectionClient;
  /** Where the provider says roles: in which claim, and what stands for which. */
  roles?: { claim: string; of: ProviderRoles };
  /** Parameters of its own that a provider wants at sign-in, such as `audience` or `resource`. */
  signInParameters: Record<string, string>;
  /** Only where this process is to run the development provider itself. */
  development?: { port: number; tokenTtl: number };
}

/** Where the data are: what commands need as well as the server. */
export interface DatabaseSettings {
  /** Folder of the embedded database and of the development provider. */
  dataDir: string;
  /** PostgreSQL 15 or later; without it the embedded database is used. */
  databaseUrl?: string;
  pool: PoolOptions;
  /** A copy that may answer some reads. */
  standby?: StandbySettings;
  /** Whether the schema is brought up to date at the start, or by a step of its own. */
  mayMigrate: boolean;
  /** What to say of variables that look like settings and are none. */
  misspelt?: string[];
}

export interface Settings extends DatabaseSettings {
  port: number;
  /** Name or address to listen on. Loopback unless set: who opens it to others says so. */
  host: string;
  /** Origin of the client as browsers see it, without a trailing slash. */
  publicUrl: string;
  /** Addresses of clients that are served from elsewhere, without a trailing slash. */
  clientUrls: string[];
  /** Where the client that is served from here finds the API, if not here. */
  apiUrl?: string;
  identity: IdentitySettings;
  /** Fill an empty database with the demonstration. */
  demoData: boolean;
  indexTitle: string;
  /** Where e-mail is handed over, and from whom it is; without it none is offered. */
  mail?: { url: string; from: string };
  /** A parent rated Not Met rates its children Not Met (ADR-022). */
  parentNotMetCascades: boolean;
  /** So long a stop answers as before, with /ready 503, until proxies send elsewhere. */
  drainSeconds: number;
  /** Times the limits of server/limits.ts; 0 turns them off. */
  rateLimitFactor: number;
  logLevel: LogLevel;
  /** Metrics and traces, which are off unless set. */
  watch: WatchSettings;
}

export const developmentClientId = 'country-assessment';
export const developmentAudience = 'urn:country-assessment:api';
export const defaultTokenTtl = 600;
export const defaultScope = 'openid profile email';
/** What the client itself sends (RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1). */
const ownParameters = new Set([
  ...['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'prompt'],
]);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Why the development provider and the demo data do not start; undefined where they may. */
export function productionRefusal(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.NODE_ENV !== 'production') return undefined;
  return 'NODE_ENV=production refuses the development identity provider and the demo data: set OIDC_AUTHORITY to your own provider';
}

type Reader = ReturnType<typeof settingsReader>;

function databaseSettings(read: Reader): DatabaseSettings {
  const databaseUrl = read.text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) read.refuse('DATABASE_URL', 'begins with postgres://');
  const standbyUrl = read.text('DATABASE_STANDBY_URL');
  const ageSeconds = read.integer('DATABASE_STANDBY_SECONDS', 5, 1, 3_600);
  if (standbyUrl && !/^postgres(ql)?:\/\//.test(standbyUrl))
    read.refuse('DATABASE_STANDBY_URL', 'begins with postgres://');
  if (standbyUrl && !databaseUrl) read.refuse('DATABASE_STANDBY_URL', 'needs DATABASE_URL beside it');
  return {
    dataDir: read.text('DATA_DIR') ?? '.data',
    ...(databaseUrl && { databaseUrl }),
    pool: {
      most: read.integer('DATABASE_POOL', 10, 2, 1000),
      connectSeconds: read.integer('DATABASE_CONNECT_SECONDS', 5, 1, 300),
      idleSeconds: read.integer('DATABASE_IDLE_SECONDS', 10, 1, 86_400),
      statementSeconds: read.integer('DATABASE_STATEMENT_SECONDS', 0, 0, 86_400),
    },
    mayMigrate: read.flag('MIGRATE') ?? true,
    ...(standbyUrl && { standby: { url: standbyUrl, ageSeconds } }),
  };
}

function misspeltIn(read: Reader): { misspelt?: string[] } {
  const misspelt = read.misspelt();
  return misspelt.length > 0 ? { misspelt } : {};
}

/**
 * The settings of a command that works on the database alone.
 * @throws Error that lists every wrong variable.
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv = process.env): DatabaseSettings {
  const read = settingsReader(env);
  const settings = databaseSettings(read);
  read.finish();
  return { ...settings, ...misspeltIn(read) };
}

/**
 * The only reader of the environment (docs/operating.md lists the variables). Call it before
 * anything else.
 * @throws Error that lists every wrong variable.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const read = settingsReader(env);
  const port = read.port('PORT', 4000);
  const publicUrl = read.origin('PUBLIC_URL') ?? `http://localhost:${port}`;
  const database = databaseSettings(read);
  const [apiUrl] = read.addresses('API_URL');
  const authority = read.text('OIDC_AUTHORITY');
  const demo = read.flag('DEMO');
  const demoData = !authority && (demo ?? !database.databaseUrl);
  const production = env.NODE_ENV === 'production';

  if (demo && authority) read.refuse('DEMO', 'never runs beside OIDC_AUTHORITY: leave one of them out');
  if (production && !read.text('PUBLIC_URL')) read.refuse('PUBLIC_URL', 'is needed under NODE_ENV=production');
  if (production && !authority) read.refuse('OIDC_AUTHORITY', productionRefusal(env) ?? '');
  else if (!authority && !demoData) read.refuse('OIDC_AUTHORITY', 'is needed (or DEMO=on for the demonstration)');

  const settings: Settings = {
    port,
    host: read.host('HOST', 'localhost'),
    publicUrl,
    ...database,
    clientUrls: read.addresses('CLIENT_URLS'),
    ...(apiUrl && { apiUrl }),
    identity: authority ? externalProvider(authority) : developmentProvider(),
    demoData,
    indexTitle: read.text('INDEX_TITLE') ?? 'Road Safety Index',
    ...readMail(),
    parentNotMetCascades: read.flag('PARENT_NOT_MET_CASCADES') ?? true,
    drainSeconds: read.integer('DRAIN_SECONDS', 0, 0, 300),
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 0, 1000),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    watch: readWatching(read, port),
  };
  read.finish();
  return { ...settings, ...misspeltIn(read) };

  function externalProvider(address: string): IdentitySettings {
    read.secureAddress('OIDC_AUTHORITY', address);
    return {
      authority: address,
      clientId: read.required('OIDC_CLIENT_ID', 'OIDC_AUTHORITY'),
      audience: read.required('OIDC_AUDIENCE', 'OIDC_AUTHORITY'),
      trustEmail: read.flag('OIDC_TRUST_EMAIL') ?? false,
      longestLife: readLongestLife(),
      ...readIntrospection(),
      ...readRoles(),
      ...readSignIn(),
    };
  }

  /** Hours, in seconds. */
  function readLongestLife(): number {
    return read.integer('TOKEN_MAX_LIFE', 24, 1, 24 * 31) * 3_600;
  }

  function readIntrospection(): Pick<IdentitySettings, 'introspection'> {
    const [idName, secretName] = ['OIDC_INTROSPECTION_CLIENT_ID', 'OIDC_INTROSPECTION_CLIENT_SECRET'];
    if (!read.text(idName) && !read.text(secretName)) return {};
    return { introspection: { id: read.required(idName, secretName), secret: read.required(secretName, idName) } };
  }

  function readRoles(): Pick<IdentitySettings, 'roles'> {
    const claim = read.text('OIDC_ROLES_CLAIM');
    const of = read.text('OIDC_ROLES');
    if (claim === undefined && of === undefined) return {};
    if (claim === undefined || of === undefined) {
      read.refuse(
        claim ? 'OIDC_ROLES' : 'OIDC_ROLES_CLAIM',
        `is needed beside ${claim ? 'OIDC_ROLES_CLAIM' : 'OIDC_ROLES'}`,
      );
      return {};
    }
    try {
      return { roles: { claim, of: readProviderRoles(of) } };
    } catch (error) {
      read.refuse('OIDC_ROLES', (error as Error).message);
      return {};
    }
  }

  function readSignIn(): Pick<IdentitySettings, 'scope' | 'signInParameters'> {
    const scope = read.text('OIDC_SCOPE') ?? defaultScope;
    if (!scope.split(/\s+/).includes('openid')) read.refuse('OIDC_SCOPE', `holds 'openid', not '${scope}'`);
    const signInParameters = Object.fromEntries(new URLSearchParams(read.text('OIDC_SIGN_IN_PARAMETERS') ?? ''));
    for (const [name, value] of Object.entries(signInParameters)) {
      if (ownParameters.has(name)) read.refuse('OIDC_SIGN_IN_PARAMETERS', `cannot set ${name}: the client does`);
      else if (!name || !value) read.refuse('OIDC_SIGN_IN_PARAMETERS', 'is written name=value&name=value');
    }
    return { scope, signInParameters };
  }

  function readMail(): Pick<Settings, 'mail'> {
    const url = read.text('SMTP_URL');
    const from = read.text('MAIL_FROM');
    if (!url) return {};
    if (!/^smtps?:\/\/[^/]/.test(url) || !URL.canParse(url))
      read.refuse('SMTP_URL', 'begins with smtp:// or smtps:// and names a host');
    if (!from || !/^[^<>\r\n]*<?[^@<>\s]+@[^@<>\s]+>?$/.test(from))
      read.refuse('MAIL_FROM', `is needed beside SMTP_URL: the sender's address, such as 'Index <index@example.org>'`);
    return { mail: { url, from: from ?? '' } };
  }

  function developmentProvider(): IdentitySettings {
    const oidcPort = read.port('OIDC_PORT', 4001);
    if (oidcPort === port) read.refuse('OIDC_PORT', `is the same as PORT (${port})`);
    return {
      authority: `http://localhost:${oidcPort}`,
      clientId: read.text('OIDC_CLIENT_ID') ?? developmentClientId,
      audience: read.text('OIDC_AUDIENCE') ?? developmentAudience,
      trustEmail: false,
      longestLife: readLongestLife(),
      scope: defaultScope,
      signInParameters: {},
      development: { port: oidcPort, tokenTtl: read.integer('OIDC_TOKEN_TTL', defaultTokenTtl, 1, 3600) },
    };
  }
}
