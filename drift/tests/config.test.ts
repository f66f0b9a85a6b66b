import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pairsOf, readOptions } from '../commands/options.ts';
import { checkOptions, planOf } from '../commands/plan.ts';
import { repeatArgs } from '../commands/repeat.ts';
import { schemasOf } from '../core/schemas.ts';
import { readConfig } from '../live/config.ts';
import { selectionOf, selects } from '../live/selection.ts';
import { openSecrets, tokenOf } from '../live/tokens.ts';
import { readBaseline } from '../report/baseline.ts';
import { folder, serve } from './support/command.ts';
import { readOnce } from './support/read-once.ts';
import { finding, smallContract } from './support/small.ts';

const contract = readOnce(smallContract);
const loaded = { contract, schemas: schemasOf(contract), sources: { lineOf: () => undefined }, text: smallContract };
const plan = (...args: string[]) => planOf(readOptions(args, checkOptions), loaded);

function config(text: string): string {
  const file = join(folder(), 'contract.config.yaml');
  writeFileSync(file, text);
  return file;
}

test('the configuration gives address, roles, values, headers and baseline', () => {
  const file = config(`
url: https://api.example.org
roles:
  admin: env:ADMIN_TOKEN
  spectator: { oidc: { grant: client_credentials, issuer: https://login.example.org, clientId: drift } }
refused: { expired: file:expired.txt }
values: { countryId: 404 }
headers: { X-Tenant: 7 }
baseline: known.yaml
`);
  expect(readConfig(file)).toMatchObject({
    url: 'https://api.example.org',
    roles: { admin: 'env:ADMIN_TOKEN', spectator: { grant: 'client_credentials' } },
    refused: { expired: 'file:expired.txt' },
    values: { countryId: 404 },
    headers: { 'X-Tenant': '7' },
    baseline: join(file, '..', 'known.yaml'),
  });
});

test.each([
  ['rolls: {}', 'knows no `rolls`'],
  ['- a', 'must be a list of keys and values'],
  ['roles: [admin]', '`roles` must be'],
  ['roles: { admin: eyJhbGciOi }', 'a token stands in no file'],
  ['refused: { expired: eyJhbGciOi }', 'a token stands in no file'],
  ['roles: { admin: { oidc: { grant: password } } }', 'oidc.grant is one of'],
  ['roles: { admin: { oidc: { grant: refresh_token, clientId: a, issuer: b } } }', 'oidc.refreshToken is missing'],
  ['roles: { admin: { oidc: { grant: client_credentials, clientId: a } } }', 'oidc.issuer or oidc.tokenUrl'],
  ['url: {', 'contract.config.yaml'],
])('a configuration %s is refused', (text, reason) => {
  expect(() => readConfig(config(text))).toThrow(reason);
});

test.each([
  [['--mode', 'wild'], 'say read, write, all'],
  [['--runs', '1.5'], 'whole number'],
  [['--rate', 'fast'], 'say a number from 0'],
  [['--min-coverage', '101'], 'from 0 to 100'],
  [['--only', 'nothing'], 'no operationId, no tag'],
  [['--role', 'admin'], 'NAME=SOURCE'],
  [['--role', 'admin=abc'], 'env:NAME'],
  [['--refused', 'expired=abc'], 'env:NAME'],
  [['--url', 'ftp://a'], 'say http'],
  [['--url', 'https://me:secret@a'], 'holds a password'],
])('options %j are refused', (args, reason) => {
  expect(() => plan('--url', 'https://api.example.org', ...args)).toThrow(reason);
});

test('options have their defaults, and go before the configuration', () => {
  const file = config('url: https://a.example.org\nroles: { admin: env:A }\n');
  expect(plan('--config', file)).toMatchObject({
    url: 'https://a.example.org/',
    mode: 'read',
    level: 'behaviour',
    runs: 3,
    rate: 10,
    timeout: 10,
    wait: 0,
    minCoverage: 0,
  });
  const own = plan(
    '--config',
    file,
    '--url',
    'https://b.example.org/v2?x=1',
    '--role',
    'admin=env:B',
    '--refused',
    'expired=env:C',
    '--value',
    'noteId=7',
    '--header',
    'a=b=c',
  );
  expect(own).toMatchObject({
    url: 'https://b.example.org/v2',
    config: {
      roles: { admin: 'env:B' },
      refused: { expired: 'env:C' },
      values: { noteId: '7' },
      headers: { a: 'b=c' },
    },
  });
  expect(() => plan()).toThrow('Where is the API?');
  expect(pairsOf('header', ['a=b=c'])).toEqual([['a', 'b=c']]);
});

test('--only and --skip choose by operation, tag, check and group of checks', () => {
  const of = (only: string[], skip: string[] = []) => {
    const selection = selectionOf(contract, { only, skip });
    const ids = [...contract.operations.values()]
      .filter((one) => selects(selection, one))
      .map(({ operationId }) => operationId);
    return [ids, selection.keeps(finding, contract), selection.keeps({ ...finding, check: 'slow' }, contract)];
  };
  const both = ['readCurrentUser', 'updateNote'];
  expect(of([])).toEqual([both, true, true]);
  expect(of(['readCurrentUser'])).toEqual([['readCurrentUser'], true, true]);
  expect(of(['notes'])).toEqual([['updateNote'], false, false]);
  expect(of(['body.schema'])).toEqual([both, true, false]);
  expect(of(['body'])).toEqual([both, true, false]);
  expect(of([], ['body'])).toEqual([both, false, true]);
  expect(of([], ['session', 'slow'])).toEqual([['updateNote'], false, false]);
});

test('tokens come from the environment, a file, or a program that is told the role', async () => {
  const place = { origin: 'http://localhost', folder: folder(), secrets: openSecrets(), timeout: 5 };
  vi.stubEnv('DRIFT_TEST_TOKEN', 'from-env ');
  writeFileSync(join(place.folder, 'token'), 'from-file\n');
  writeFileSync(join(place.folder, 'token.mjs'), 'console.log("for-" + process.env.CONTRACT_ROLE)');
  expect(await tokenOf('a', 'env:DRIFT_TEST_TOKEN', place)).toEqual({ name: 'a', token: 'from-env' });
  expect(await tokenOf('b', 'file:token', place)).toEqual({ name: 'b', token: 'from-file' });
  expect(await tokenOf('c', `command:"${process.execPath}" token.mjs`, place)).toEqual({ name: 'c', token: 'for-c' });
  await expect(tokenOf('d', 'env:DRIFT_NOT_SET', place)).rejects.toThrow('env:DRIFT_NOT_SET is not set');
  await expect(tokenOf('e', 'command:exit 3', place)).rejects.toThrow('ended with 3');
  expect(place.secrets.mask('x from-env from-file for-c eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.x')).toBe('x $A $B $C $TOKEN');
});

test('a secret of four characters is replaced; one of three is not, as the reference says', () => {
  const secrets = openSecrets();
  secrets.keep('pin', 'aest');
  secrets.keep('key', 'est');
  expect(secrets.mask('the latest aest of the best')).toBe('the latest $PIN of the best');
  expect(readFileSync('docs/drift/reference.md', 'utf8')).toContain('secrets of four characters or more are replaced');
});

test('tokens come from a token endpoint, found by the issuer; its refusal names no secret', async () => {
  vi.stubEnv('DRIFT_TEST_SECRET', 'hush-hush');
  const requested: string[] = [];
  const issuer = await serve((request, response) => {
    if (request.url?.startsWith('/.well-known')) {
      response.end(JSON.stringify({ token_endpoint: `http://${request.headers.host}/token` }));
      return;
    }
    let body = '';
    request
      .on('data', (part) => (body += part))
      .on('end', () => {
        requested.push(body);
        const isGood = body.includes('client_id=good');
        response.end(
          JSON.stringify(
            isGood ? { access_token: 'granted' } : { error: 'invalid_client', error_description: 'not hush-hush' },
          ),
        );
      });
  });
  const place = { origin: 'http://localhost', folder: '.', secrets: openSecrets(), timeout: 5 };
  const source = {
    grant: 'client_credentials',
    issuer,
    clientId: 'good',
    clientSecret: 'env:DRIFT_TEST_SECRET',
    scope: 'api',
  } as const;
  expect(await tokenOf('admin', source, place)).toEqual({ name: 'admin', token: 'granted' });
  expect(Object.fromEntries(new URLSearchParams(requested[0]))).toEqual({
    grant_type: 'client_credentials',
    client_id: 'good',
    client_secret: 'hush-hush',
    scope: 'api',
  });
  await expect(tokenOf('admin', { ...source, clientId: 'bad' }, place)).rejects.toThrow(
    'invalid_client not $DRIFT_TEST_SECRET',
  );
});

test('what is repeated says its arguments again, without reports and without typed secrets', () => {
  const args = [
    'a b.json',
    '--report',
    'json=x',
    '--report=md=y',
    '--header',
    'Authorization=hush',
    '--header=X-Tenant=7',
  ];
  expect(repeatArgs('diff', args)).toMatch(
    / diff 'a b\.json' --header Authorization=env:AUTHORIZATION --header=X-Tenant=7$/,
  );
});

test('a sign-in that fails is told in a sentence, not by the page that it ended on', async () => {
  const provider = await serve((request, response) => {
    if (request.url === '/config.json') {
      response.end(JSON.stringify({ authority: `http://${request.headers.host}`, clientId: 'demo' }));
      return;
    }
    response.writeHead(500, { 'content-type': 'text/html' });
    response.end(
      `<html><head><title>Sorry</title><style>p{}</style></head><body><p>${'So sorry. '.repeat(90)}</p></body></html>`,
    );
  });
  const place = { origin: provider, folder: '.', secrets: openSecrets(), timeout: 5 };
  const failure = await tokenOf('admin', { grant: 'development', account: 'a@demo.test' }, place).catch(
    ({ message }: Error) => message,
  );
  expect(failure).toMatch(/^No token for the role admin: No way on from .*: 500 Sorry: So sorry\./);
  expect(failure).not.toMatch(/[<\n]/);
  expect(String(failure).length).toBeLessThan(400);
});

test.each([
  ['a: b', 'must be a list'],
  ['- { id: x, until: 2030-01-01 }', 'has no `reason`'],
  ['- { id: x, reason: y }', 'has no `until'],
  ['- { id: x, reason: y, until: tomorrow }', 'has no `until'],
  ["- { id: x, reason: y, until: '2030-02-30' }", 'has no `until'],
])('a baseline %s is refused', (text, reason) => {
  expect(() => readBaseline(config(text))).toThrow(reason);
});
