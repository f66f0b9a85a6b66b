import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { drift, driftAlone, folder, serve } from './support/command.ts';
import { own, schemaOf } from './support/own-contract.ts';
import { smallContract } from './support/small.ts';

/** Our whole document with one more role, as a file. */
function changed(cwd: string): string {
  const doc = own();
  schemaOf(doc, 'Role').enum.push(4);
  const file = join(cwd, 'theirs.json');
  writeFileSync(file, JSON.stringify(doc));
  return file;
}

test('our own document ends with 0; a drift with 1, named in every report with its file and line', async () => {
  const cwd = folder();
  const same = join(cwd, 'same.yaml');
  writeFileSync(same, stringify(own()));
  const kinds = ['junit', 'sarif', 'json', 'md'];
  const reports = kinds.flatMap((kind) => ['--report', `${kind}=${join(cwd, `out.${kind}`)}`]);
  const [clean, ran] = await Promise.all([driftAlone(['diff', same]), drift(['diff', changed(cwd), ...reports])]);
  expect([clean.code, clean.out, clean.err]).toEqual([0, expect.stringContaining('120 ok, 0 drift'), '']);
  expect([ran.code, ran.err]).toEqual([1, '']);
  expect(ran.out).toContain('diff.enum-wider  /Role  may also be 4; the contract has 0, 1, 2, 3');
  expect(ran.out).toMatch(/openapi\/schemas\/enums\.yaml:\d+ {3}\(#\/components\/schemas\/Role\/enum\)/);
  expect(ran.out).toContain('document #/components/schemas/Role');
  for (const kind of kinds) expect(readFileSync(join(cwd, `out.${kind}`), 'utf8')).toContain('listUsers');

  const baseline = join(cwd, 'known.yaml');
  await drift(['baseline', '--write', '--from', join(cwd, 'out.json'), '--baseline', baseline, '--reason', 'ticket 9']);
  const excused = await drift(['diff', join(cwd, 'theirs.json'), '--baseline', baseline]);
  expect([excused.code, excused.out]).toEqual([0, expect.stringContaining('0 findings (and')]);
});

test('a document is fetched, with headers where it asks for them', async () => {
  const cwd = folder();
  const contract = join(cwd, 'small.yaml');
  writeFileSync(contract, smallContract);
  const url = await serve((request, response) => {
    const isPage = request.url === '/swagger';
    const allowed = isPage || request.headers['x-key'] === '7';
    response.writeHead(allowed ? 200 : 401, { 'content-type': isPage ? 'text/html' : 'application/yaml' });
    response.end(isPage ? '<!DOCTYPE html><title>Swagger UI</title>' : allowed ? smallContract : '');
  });
  const args = (path: string) => ['diff', `${url}${path}`, '--contract', contract];
  const [clean, refused, page] = await Promise.all([
    drift([...args('/openapi.yaml'), '--header', 'X-Key=7']),
    drift(args('/openapi.yaml')),
    drift(args('/swagger')),
  ]);
  expect([clean.code, clean.out]).toEqual([0, expect.stringContaining('2 operations: 2 ok')]);
  expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('answered 401')]);
  expect([page.code, page.err]).toEqual([2, expect.stringContaining('/v3/api-docs')]);
});

test('wrong usage ends with 2, what cannot be reached with 3, another API with drift', async () => {
  const cwd = folder();
  const other = join(cwd, 'other.yaml');
  writeFileSync(other, 'openapi: 3.0.0\npaths: { /pets: { get: { responses: {} } } }\n');
  const broken = join(cwd, 'broken.json');
  writeFileSync(broken, '{ "openapi": ');
  const [none, missing, unread, gone, stranger] = await Promise.all([
    drift(['diff']),
    drift(['diff', '/nowhere.yaml']),
    drift(['diff', broken]),
    drift(['diff', 'http://127.0.0.1:9/openapi.json']),
    drift(['diff', other]),
  ]);
  expect([none.code, missing.code, unread.code, gone.code, stranger.code]).toEqual([2, 2, 2, 3, 1]);
  expect(unread.err).toMatch(/broken\.json:1:14: .+\n$/);
  expect(stranger.out).toContain('is it the right one?');
});
