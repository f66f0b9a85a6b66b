import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairsOf, readOptions } from '../commands/options.ts';
import { checkOptions, planOf } from '../commands/plan.ts';
import { whyNoAnswer } from '../core/errors.ts';
import { readText } from '../core/read-text.ts';
import { schemasOf } from '../core/schemas.ts';
import { readConfig } from '../live/config.ts';
import { type ApiSettings, requireKnownNames, requireKnownValues } from '../live/generic/settings.ts';
import { accessLines } from '../live/notes.ts';
import { untilReachable } from '../live/reach.ts';
import { type Chosen, selectionOf } from '../live/selection.ts';
import { openSecrets, tokenOf } from '../live/tokens.ts';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { shelfText } from './generic/shelf-server.ts';
import { drift, folder, serve } from './support/command.ts';
import { readOnce } from './support/read-once.ts';

const said = (run: () => unknown): string => {
  try {
    run();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const loaded = () => {
  const contract = readOnce(shelfText);
  return { contract, schemas: schemasOf(contract), sources: { lineOf: () => undefined }, text: shelfText };
};
/** Words of the system, of Node and of fetch, which say nothing to who typed a name. */
const jargon = /\bE[A-Z]{4,}\b|illegal operation|syscall|fetch failed|\n/;

test('a file that cannot be read is refused in words, whatever it is', () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'sub'));
  symlinkSync('round', join(cwd, 'round'));
  writeFileSync(join(cwd, 'plain'), '');
  const files = ['none', 'sub', 'round', 'plain/below', 'x'.repeat(300)].map((name) => join(cwd, name));
  const told = [...files, '-', 'https://a.test/openapi.yaml'].map((file) => said(() => readText(file)));
  expect(told).toEqual(
    [
      /There is no .*none\.$/,
      /sub is a folder, not a file\.$/,
      /round cannot be read: its links lead in a circle\.$/,
      /There is no .*below\.$/,
      /cannot be read: its name is too long\.$/,
      /^- is not read: say a file, not standard input\.$/,
      /is an address, not a file: fetch it first/,
    ].map((words) => expect.stringMatching(words)),
  );
  for (const words of told) expect(words).not.toMatch(jargon);
  expect(said(() => readConfig(cwd))).toMatch(/is a folder, not a file\.$/);
});

test('options are refused with the form that they have, and where they are told', () => {
  const options = { rate: { type: 'string' } } as const;
  expect(said(() => readOptions(['--raet', '3'], options))).toBe("Unknown option '--raet'. --help tells the options.");
  expect(said(() => readOptions(['extra'], options))).toMatch(
    /^Unexpected argument 'extra'\. .*\. --help tells the op/,
  );
  const forms = ['report', 'role', 'header'].map((option) => said(() => pairsOf(option, ['x'])));
  expect(forms).toEqual(['--report x: say KIND=FILE.', '--role x: say NAME=SOURCE.', '--header x: say NAME=VALUE.']);
  expect(said(() => selectionOf(readOnce(shelfText), { notYet: ['nothing'] }))).toBe(
    '`nothing` is no operationId, no tag, no path. Operations are listShelves, addShelf, readShelf, removeShelf, listBooks, addBook, readBook, changeBook, removeBook.',
  );
});

test('a name that nothing has is answered with the near one, or with those that there are', () => {
  const of = (chosen: Chosen) => said(() => selectionOf(readOnce(shelfText), chosen));
  expect(of({ only: ['listbook'] })).toBe(
    '`listbook` is no operationId, no tag, no path and no check. Is `listBooks` meant?',
  );
  expect(of({ skip: ['paging.sise'] })).toMatch(/Is `paging\.size` meant\?$/);
  expect(of({ notYet: ['paging.sise'] })).toMatch(
    /^`paging\.sise` is no operationId, no tag, no path\. Operations are listShelves, /,
  );
  expect(of({ only: ['ratings'] })).toMatch(
    /^`ratings` is no operationId, no tag, no path and no check \(transport, route, .*\)\. Operations are listShelves, /,
  );
  expect(of({ only: ['/book/*'] })).toMatch(/\. Is `\/books\/\*` meant\?$/);
  expect(of({ only: ['/shelfs/{id}/books'] })).toMatch(/\. Is `\/shelves\/\{id\}\/books` meant\?$/);
  expect(of({ only: ['/people/**'] })).toMatch(/\. Paths begin with \/shelves, \/books\.$/);
});

test('of an address that is none is said what is wrong with it, its port too', async () => {
  const told = (url: string) => said(() => planOf(readOptions(['--url', url, '--quiet'], checkOptions), loaded()));
  const reasons = {
    'http://localhost:99999': 'there is no port 99999, the last is 65535.',
    'https://[::1]:70000/api?a=b:c': 'there is no port 70000, the last is 65535.',
    'http://localhost:abc/api': 'its port, abc, is no number.',
    'localhost:4000': 'say http://… or https://….',
    'http://': 'it is no address: say http://… or https://….',
  };
  for (const [url, reason] of Object.entries(reasons)) expect(told(url)).toBe(`--url ${url}: ${reason}`);
  for (const url of ['http://localhost', 'http://localhost:', 'http://[::1]:4000', 'http://a.test/b:c'])
    expect(told(url)).toBe('');
  const commands = [['diff', 'http://localhost:99999/a.json'], ['har', 'drift/package.json'], ['init']];
  const more = [[], ['--url', 'http://localhost:99999'], ['--url', 'http://localhost:99999']];
  const ran = await Promise.all(commands.map((args, at) => drift([...args, ...(more[at] ?? [])])));
  expect(ran.map(({ code, err }) => [code, err.includes('there is no port 99999')])).toEqual(Array(3).fill([2, true]));
});

test.each<[string, ApiSettings, string]>([
  ['whoAmI', { whoAmI: 'getMee' }, '`api.whoAmI`: the contract has no operation getMee'],
  ['never', { never: ['buyTicket', 'sendMail'] }, '`api.never`: the contract has no operation sendMail'],
  ['needs', { needs: 'x-roles' }, '`api.needs`: no operation has the key x-roles'],
  ['paging', { paging: { offset: 'skip' } }, '`api.paging.offset`: no operation has a parameter skip'],
  [
    'access',
    { access: { '/tickts/**': [] } },
    '`api.access`: /tickts/** is no operationId, tag or path of the contract',
  ],
  ['a role', { access: { buyTicket: ['guest'] } }, '`api.access.buyTicket`: no role is called guest (curator)'],
  ['nothing', { whoAmI: 'getMe', access: { '/tickets/**': ['curator'] }, paging: { offset: 'offset' } }, ''],
])('a name under `api:` that nothing has is refused, and not passed over: %s', (_, api, words) => {
  const hold = () => requireKnownNames(api, readOnce(museumText), ['curator'], (reason) => new Error(reason));
  expect(said(hold)).toBe(words);
});

test('a value for a parameter that no operation has is refused, and one that is none', () => {
  const contract = readOnce(museumText);
  expect(said(() => requireKnownValues({ ticketId: 7 }, contract))).toBe('');
  expect(said(() => requireKnownValues({ tickerId: 7 }, contract))).toMatch(
    /^a value is said for tickerId .*no operation has such/,
  );
  const file = join(folder(), 'c.yaml');
  writeFileSync(file, 'values: { ticketId: [1] }\n');
  expect(said(() => readConfig(file))).toMatch(/c\.yaml: `values\.ticketId` must be a text or a number$/);
});

test('why an address does not answer is told in the words beneath those of fetch', async () => {
  const fails = async (cause: unknown) => {
    const plan = { url: 'http://a.test', wait: 0, timeout: 1, level: 'behaviour' } as const;
    const fetcher = async () => Promise.reject(new TypeError('fetch failed', { cause }));
    return untilReachable(plan, fetcher).catch((error: Error) => error.message);
  };
  expect(await fails(new Error('bad port'))).toBe(
    'http://a.test does not answer (its port is one that fetch never asks: serve it at another).',
  );
  expect(await fails(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toContain('(ECONNREFUSED)');
  expect(whyNoAnswer(new Error('by itself'))).toBe('by itself');
  expect(whyNoAnswer(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))).toBe('not in time');
  const place = { origin: 'http://a.test', folder: '.', secrets: openSecrets(), timeout: 1 };
  const oidc = { grant: 'client_credentials', clientId: 'file:package.json' } as const;
  const page = await serve((_, response) => response.end('<html></html>'));
  for (const [source, words] of [
    [{ ...oidc, issuer: page }, /answered 200 and names no token endpoint$/],
    [{ ...oidc, tokenUrl: page.replace(/\d+$/, '1') }, /its provider does not answer \(\w/],
  ] as const)
    await expect(tokenOf('admin', source, place)).rejects.toThrow(words);
});

test('what is open is told as a finding, and not in a note as well', async () => {
  const open = museumServer({ without: ({ method }) => (method === 'DELETE' ? 'token' : undefined) });
  const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
  const run = await checkedAny(museumText, open, { tokens, mode: 'write', runs: 0 });
  expect(wordsOf(run.findings.all).filter((one) => one.includes('auth.missing'))).toHaveLength(3);
  const lines = accessLines(run, [...run.contract.operations.values()], { findings: run.findings.all, isOurs: false });
  expect(lines.filter((line) => line.includes('without a token'))).toEqual([]);
});

test('help COMMAND tells of the command, a document that is none is named', async () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'empty.yaml'), '');
  writeFileSync(join(cwd, 'shelves.yaml'), shelfText);
  const [help, empty] = await Promise.all([
    drift(['help', 'check'], { cwd }),
    drift(['diff', 'empty.yaml', '--contract', 'shelves.yaml'], { cwd }),
  ]);
  expect([help.code, help.out]).toEqual([0, expect.stringMatching(/^drift check --url URL \[options\]\n/)]);
  expect([empty.code, empty.err]).toEqual([2, expect.stringMatching(/^empty\.yaml: this is no OpenAPI document: /)]);
});
