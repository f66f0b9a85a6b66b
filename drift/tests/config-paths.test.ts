import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gardenKey, gardenServer, gardenText } from './generic/garden-server.ts';
import { listenerOf } from './generic/listener.ts';
import { drift, folder, serve } from './support/command.ts';

/** A repository whose API has a folder of its own, with what its configuration names beside it. */
function repository(): string {
  const cwd = folder();
  mkdirSync(join(cwd, 'api'));
  writeFileSync(join(cwd, 'api', 'garden.yaml'), gardenText);
  writeFileSync(join(cwd, 'api', 'key'), gardenKey);
  writeFileSync(join(cwd, 'key-here'), gardenKey);
  return cwd;
}

const config = (roles: string) => `contract: garden.yaml\n${roles}`;
const gardenUrl = () => serve(listenerOf(gardenServer()));
const args = (url: string) => ['check', '--url', url, '--rate', '0', '--quiet', '--level', 'shape'];

test('files of the configuration are beside it, and lines of its contract are told so, wherever the command runs', async () => {
  const cwd = repository();
  writeFileSync(join(cwd, 'api', 'c.yaml'), config('roles: { gardener: file:key }\n'));
  const wrong = 'openapi: 3.0.3\ninfo: { title: Other, version: 1 }\npaths: { /a: { get: { responses: {} } } }\n';
  writeFileSync(join(cwd, 'other.yaml'), wrong);
  const url = await gardenUrl();
  const [checked, above, beside, typed] = await Promise.all([
    drift([...args(url), '--config', 'api/c.yaml'], { cwd }),
    drift(['diff', 'other.yaml', '--config', 'api/c.yaml', '--report', 'sarif=diff.sarif'], { cwd }),
    drift(['diff', '../other.yaml', '--config', 'c.yaml'], { cwd: join(cwd, 'api') }),
    drift(['diff', 'other.yaml', '--contract', 'api/garden.yaml'], { cwd }),
  ]);
  expect(checked.err).toBe('');
  const places = ({ out }: typeof above) => [
    ...new Set(out.match(/contract +(\S+):\d+/g)?.map((row) => row.replace(/^contract +|:\d+$/g, ''))),
  ];
  expect([above, beside, typed].map(places)).toEqual([['garden.yaml'], ['garden.yaml'], ['api/garden.yaml']]);
  // code scanning and annotations look from the root of the repository
  expect(readFileSync(join(cwd, 'diff.sarif'), 'utf8')).toContain('"uri": "api/garden.yaml"');
});

test('files that an option names are where the command runs', async () => {
  const cwd = repository();
  writeFileSync(join(cwd, 'api', 'c.yaml'), config(''));
  const url = await gardenUrl();
  const run = (...more: string[]) => drift([...args(url), '--config', 'api/c.yaml', ...more], { cwd });
  const [role, refused, header, missing] = await Promise.all([
    run('--role', 'gardener=file:key-here'),
    run('--role', 'gardener=file:key-here', '--refused', 'old=file:api/key'),
    run('--role', 'gardener=file:key-here', '--header', 'X-Other=file:api/key'),
    run('--role', 'gardener=file:key'),
  ]);
  expect([role, refused, header].map(({ err }) => err)).toEqual(['', '', '']);
  expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('file:key is not there')]);
});
