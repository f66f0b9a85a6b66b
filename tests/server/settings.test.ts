import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readDatabaseSettings, readSettings } from '../../server/settings.ts';
import { runProgram } from '../support/program.ts';

const external = { OIDC_AUTHORITY: 'https://id.example', OIDC_CLIENT_ID: 'web', OIDC_AUDIENCE: 'urn:api' };

/** The variables that a refused environment names. */
function wrong(env: NodeJS.ProcessEnv): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^- (\S+)/gm)].map(([, name]) => name ?? '');
  }
}

describe('settings', () => {
  it('with nothing set are those of the demonstration on this machine', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: 'localhost',
      publicUrl: 'http://localhost:4000',
      dataDir: '.data',
      pool: { most: 10, connectSeconds: 5, idleSeconds: 10, statementSeconds: 0 },
      mayMigrate: true,
      clientUrls: [],
      identity: {
        authority: 'http://localhost:4001',
        clientId: 'country-assessment',
        audience: 'urn:country-assessment:api',
        trustEmail: false,
        longestLife: 86_400,
        scope: 'openid profile email',
        signInParameters: {},
        development: { port: 4001, tokenTtl: 600 },
      },
      demoData: true,
      indexTitle: 'Road Safety Index',
      parentNotMetCascades: true,
      drainSeconds: 0,
      rateLimitFactor: 1,
      logLevel: 'info',
      watch: {},
    });
  });

  it('read every variable, an empty one like an absent one', () => {
    const settings = readSettings({
      ...external,
      PORT: '80',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://index.example/',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://db/x',
      DATABASE_POOL: '40',
      DATABASE_CONNECT_SECONDS: '2',
      DATABASE_IDLE_SECONDS: '60',
      DATABASE_STATEMENT_SECONDS: '90',
      DATABASE_STANDBY_URL: 'postgresql://standby/x',
      DATABASE_STANDBY_SECONDS: '20',
      MIGRATE: 'off',
      CLIENT_URLS: 'https://cdn.example/index/ https://other.example',
      API_URL: 'https://api.example/api/v1/',
      INDEX_TITLE: 'Water Index',
      SMTP_URL: 'smtps://me:secret@mail.example',
      MAIL_FROM: 'Index <index@mail.example>',
      PARENT_NOT_MET_CASCADES: 'off',
      DRAIN_SECONDS: '20',
      RATE_LIMIT_FACTOR: '3',
      LOG_LEVEL: 'warn',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      BUILD_ID: '2026.11-7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OIDC_TRUST_EMAIL: 'on',
      OIDC_INTROSPECTION_CLIENT_ID: 'index-api',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'secret',
      TOKEN_MAX_LIFE: '8',
      OIDC_SCOPE: 'openid email api://index/access',
      OIDC_SIGN_IN_PARAMETERS: 'audience=https%3A%2F%2Findex.example%2Fapi&organization=org_1',
      OIDC_PORT: '',
    });
    expect(settings).toEqual({
      port: 80,
      host: '0.0.0.0',
      publicUrl: 'https://index.example',
      dataDir: '/srv/data',
      databaseUrl: 'postgres://db/x',
      pool: { most: 40, connectSeconds: 2, idleSeconds: 60, statementSeconds: 90 },
      standby: { url: 'postgresql://standby/x', ageSeconds: 20 },
      mayMigrate: false,
      clientUrls: ['https://cdn.example/index', 'https://other.example'],
      apiUrl: 'https://api.example/api/v1',
      identity: {
        authority: 'https://id.example',
        clientId: 'web',
        audience: 'urn:api',
        trustEmail: true,
        longestLife: 28_800,
        introspection: { id: 'index-api', secret: 'secret' },
        scope: 'openid email api://index/access',
        signInParameters: { audience: 'https://index.example/api', organization: 'org_1' },
      },
      demoData: false,
      indexTitle: 'Water Index',
      mail: { url: 'smtps://me:secret@mail.example', from: 'Index <index@mail.example>' },
      parentNotMetCascades: false,
      drainSeconds: 20,
      rateLimitFactor: 3,
      logLevel: 'warn',
      watch: {
        metrics: { port: 9464, host: '10.0.0.5' },
        tracing: { sampler: 'traceidratio', ratio: 0.1, delayMs: 200 },
        buildId: '2026.11-7',
      },
    });
  });

  it('of introspection belong together', () => {
    const env = {
      OIDC_AUTHORITY: 'https://id.example',
      OIDC_CLIENT_ID: 'web',
      OIDC_AUDIENCE: 'urn:api',
      PUBLIC_URL: 'https://index.example',
    };
    expect(() => readSettings({ ...env, OIDC_INTROSPECTION_CLIENT_ID: 'api' })).toThrow(
      'OIDC_INTROSPECTION_CLIENT_SECRET is needed beside OIDC_INTROSPECTION_CLIENT_ID',
    );
  });

  it('list everything that is wrong at once', () => {
    const env = {
      PORT: '70000',
      HOST: 'http://index.example',
      OIDC_PORT: '4k',
      PUBLIC_URL: 'index.example/app',
      DATABASE_URL: 'mysql://db',
      DEMO: 'maybe',
      LOG_LEVEL: 'loud',
      PARENT_NOT_MET_CASCADES: '2',
      OIDC_TOKEN_TTL: '0',
    };
    expect(wrong(env).sort()).toEqual([...Object.keys(env), 'OIDC_AUTHORITY'].sort());
  });

  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    [
      'a provider without client and audience',
      { OIDC_AUTHORITY: external.OIDC_AUTHORITY },
      ['OIDC_CLIENT_ID', 'OIDC_AUDIENCE'],
    ],
    ['a provider over plain http', { ...external, OIDC_AUTHORITY: 'http://id.example' }, ['OIDC_AUTHORITY']],
    ['a password in its address', { ...external, OIDC_AUTHORITY: 'https://a:b@id.example' }, ['OIDC_AUTHORITY']],
    ['an address with a path', { PUBLIC_URL: 'https://a.example/app' }, ['PUBLIC_URL']],
    ['one port for both', { PORT: '4001' }, ['OIDC_PORT']],
    ['[B9] a mail server without a sender', { SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
    ['[B9] a mail server of another kind', { SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, ['SMTP_URL']],
    ['a token of years', { TOKEN_MAX_LIFE: '9000' }, ['TOKEN_MAX_LIFE']],
    ['a scope without sign-in', { ...external, OIDC_SCOPE: 'email' }, ['OIDC_SCOPE']],
    ['what the client sends itself', { ...external, OIDC_SIGN_IN_PARAMETERS: 'state=1' }, ['OIDC_SIGN_IN_PARAMETERS']],
    ['a parameter without a value', { ...external, OIDC_SIGN_IN_PARAMETERS: 'audience' }, ['OIDC_SIGN_IN_PARAMETERS']],
    ['a client without an address', { CLIENT_URLS: 'cdn.example' }, ['CLIENT_URLS']],
    ['one port for the product and its figures', { METRICS_PORT: '4000' }, ['METRICS_PORT']],
    [
      'a protocol that is not spoken, and a ratio that is none',
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4317',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
        OTEL_TRACES_SAMPLER_ARG: '10%',
      },
      ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_TRACES_SAMPLER_ARG'],
    ],
    ['a standby without a primary', { DATABASE_STANDBY_URL: 'postgres://standby/x' }, ['DATABASE_STANDBY_URL']],
    [
      'a standby of another kind, and answers of days',
      {
        ...external,
        DATABASE_URL: 'postgres://db/x',
        DATABASE_STANDBY_URL: 'mysql://standby/x',
        DATABASE_STANDBY_SECONDS: '86400',
      },
      ['DATABASE_STANDBY_SECONDS', 'DATABASE_STANDBY_URL'],
    ],
    ['a port behind the host', { HOST: 'localhost:80' }, ['HOST']],
  ])('refuse %s', (_name, env, expected) => {
    expect(wrong(env)).toEqual(expected);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['no endpoint', { OTEL_SERVICE_NAME: 'index' }],
    ['OTEL_SDK_DISABLED', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }],
    ['an exporter of none', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }],
  ])('trace nothing with %s', (_name, env) => expect(readSettings(env).watch).toEqual({}));

  it.each(['127.0.0.1', '::', 'index-1.example', 'localhost'])('listen on %s where HOST says so', (HOST) => {
    expect(readSettings({ HOST }).host).toBe(HOST);
  });

  it('take the value of any variable from a file, as containers hand secrets over', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const url = 'postgres://assessment:secret@db/x';
    const env = { ...external, DATABASE_URL_FILE: file('url', `${url}\n`), DATABASE_POOL_FILE: file('pool', '7') };
    expect(readSettings(env)).toMatchObject({ databaseUrl: url, pool: { most: 7 } });
    expect(readDatabaseSettings(env)).toMatchObject({ databaseUrl: url, pool: { most: 7 } });
    expect(wrong({ ...env, DATABASE_URL: url })).toEqual(['DATABASE_URL']);
    expect(wrong({ ...external, SMTP_URL_FILE: join(folder, 'absent') })).toEqual(['SMTP_URL_FILE']);
    const PUBLIC_URL_FILE = file('address', 'https://index.example');
    expect(wrong({ NODE_ENV: 'production', ...external, PUBLIC_URL_FILE })).toEqual([]);
  });

  it.each([
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['OIDC_AUTHORITI', 'OIDC_AUTHORITY'],
    ['DATABSAE_POOL', 'DATABASE_POOL'],
    ['DRAIN_SECONDSS', 'DRAIN_SECONDS'],
    ['SMTP_UR_FILE', 'SMTP_URL_FILE'],
  ])('say that %s is none, and %s meant', (given, meant) => {
    expect(readSettings({ [given]: 'x' }).misspelt).toEqual([`${given} is no setting: is ${meant} meant?`]);
  });

  it('say so to commands too, and nothing of what others call their own', () => {
    expect(readDatabaseSettings({ DATABASE_UR: 'postgres://db/x' }).misspelt).toHaveLength(1);
    const others = {
      PATH: '',
      POST: '',
      HOSTS: '',
      DATABASE_PORT: '5433',
      DATABASE_PASSWORD: '',
      METRICS_HOST: '',
      KC_DB: '',
    };
    expect(readSettings({ ...others, LOG_LEVEL: 'info', OIDC_SCOPE: 'openid' }).misspelt).toBeUndefined();
  });

  it('take a provider on this machine over plain http', () => {
    expect(wrong({ ...external, OIDC_AUTHORITY: 'http://localhost:8080/realms/x' })).toEqual([]);
  });
});

describe('[Q-S43] the development provider and the demo data', () => {
  const starts = (env: NodeJS.ProcessEnv) => {
    const { identity, demoData } = readSettings(env);
    return { provider: identity.development !== undefined, demoData };
  };

  it('start where nothing else is configured, or where they are asked for', () => {
    expect(starts({})).toEqual({ provider: true, demoData: true });
    expect(starts({ DATABASE_URL: 'postgres://db/x', DEMO: 'on' })).toEqual({ provider: true, demoData: true });
    expect(wrong({ DATABASE_URL: 'postgres://db/x' })).toEqual(['OIDC_AUTHORITY']);
    expect(wrong({ DEMO: 'off' })).toEqual(['OIDC_AUTHORITY']);
  });

  it('never start beside another provider', () => {
    expect(starts(external)).toEqual({ provider: false, demoData: false });
    expect(wrong({ ...external, DEMO: 'on' })).toEqual(['DEMO']);
  });

  it('are refused by the settings of production', () => {
    const PUBLIC_URL = 'https://index.example';
    expect(wrong({ NODE_ENV: 'production', PUBLIC_URL })).toEqual(['OIDC_AUTHORITY']);
    expect(wrong({ NODE_ENV: 'production', PUBLIC_URL, DEMO: 'on' })).toEqual(['OIDC_AUTHORITY']);
    expect(wrong({ NODE_ENV: 'production', ...external })).toEqual(['PUBLIC_URL']);
    expect(wrong({ NODE_ENV: 'production', ...external, PUBLIC_URL })).toEqual([]);
  });

  it.each([
    ['settings', 'readSettings', '{ ...process.env, PUBLIC_URL: "https://index.example" }'],
    ['identity/provider', 'startIdentityProvider', '{ port: 0, publicUrls: [] }'],
  ])('end a production process with an exit code and the reason: server/%s.ts', async (module, name, argument) => {
    const address = new URL(`../../server/${module}.ts`, import.meta.url);
    const script = `const { ${name} } = await import(${JSON.stringify(address.href)}); await ${name}(${argument});`;
    const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
    const { status, stderr } = await runProgram(process.execPath, ['--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...env, NODE_ENV: 'production' },
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('NODE_ENV=production refuses the development identity provider and the demo data');
  });
});
