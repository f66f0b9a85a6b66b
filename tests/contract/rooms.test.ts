import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** What an area of the server shares with the others; none imports another area. */
const belowAreas = [
  ...globSync('server/*.ts', { exclude: ['server/app.ts', 'server/main.ts'] }),
  ...['server/domain/', 'server/db/', 'server/identity/', 'server/threads/', 'generated/', 'openapi/rules/'],
];

/** Which room may import from which (the table of README.md); a room that is not on the right is out of reach. */
const rooms: { room: RegExp; reaches: string[] }[] = [
  { room: /^openapi\//, reaches: ['openapi/', 'generated/'] },
  { room: /^generated\//, reaches: ['generated/', 'src/lib/api/', 'src/routes/'] },
  { room: /^src\/lib\//, reaches: ['src/lib/', 'src/first-screen/', 'generated/', 'openapi/rules/'] },
  { room: /^src\/first-screen\//, reaches: ['src/first-screen/', 'src/components/ui/', 'src/lib/'] },
  { room: /^src\/components\//, reaches: ['src/components/', 'src/first-screen/', 'src/lib/'] },
  {
    room: /^src\/features\/([^/]+)\//,
    reaches: ['src/features/$1/', 'src/components/', 'src/first-screen/', 'src/lib/', 'generated/', 'openapi/rules/'],
  },
  { room: /^src\/dev\//, reaches: ['src/dev/', 'src/components/', 'src/first-screen/', 'src/lib/', 'generated/'] },
  { room: /^src\/(app|routes)\//, reaches: ['src/', 'generated/', 'openapi/rules/'] },
  { room: /^server\/(app|main)\.ts$/, reaches: ['server/', 'generated/', 'openapi/rules/'] },
  { room: /^server\/areas\/handlers\.ts$/, reaches: ['server/areas/', 'server/call.ts'] },
  { room: /^server\/areas\/([^/]+)\//, reaches: ['server/areas/$1/', ...belowAreas] },
  { room: /^server\//, reaches: belowAreas },
  { room: /^drift\/core\//, reaches: ['drift/core/', 'openapi/rules/'] },
  { room: /^drift\/live\//, reaches: ['drift/core/', 'drift/live/', 'openapi/rules/'] },
  // its tests are on top, as all tests are
  { room: /^drift\/(?!tests\/)/, reaches: ['drift/', 'openapi/rules/'] },
];
const aliases: [alias: string, folder: string][] = [
  ['#generated/', 'generated/'],
  ['#src/', 'src/'],
  ['@/', 'src/'],
  ['#rules/', 'openapi/rules/'],
];

/** Without the imports of types, which are gone when the code runs. */
const valuesIn = (code: string) =>
  code
    .replaceAll(/^(import|export) type [^;]*;/gm, '')
    .replaceAll(/^import \{(\s*type [^,}]*,?)+\s*\} from [^;]*;/gm, '');

function importsOf(file: string, code = readFileSync(file, 'utf8')): string[] {
  const named = [...code.matchAll(/(?:\bfrom|\bimport\(|^import)\s*['"]([^'"]+)['"]/gm)].map(([, name = '']) => name);
  return named.flatMap((name) => {
    const alias = aliases.find(([prefix]) => name.startsWith(prefix));
    if (alias) return alias[1] + name.slice(alias[0].length);
    return name.startsWith('.') ? relative('.', join(dirname(file), name)) : [];
  });
}

const isTest = (file: string) => /^(tests|e2e|drift\/tests)\//.test(file);

/** Imports of `file` that its room may not reach; undefined where the file lives in no room. */
function trespasses(file: string, imports: string[]): string[] | undefined {
  const rule = rooms.find(({ room }) => room.test(file));
  if (!rule) return undefined;
  const [, own = ''] = rule.room.exec(file) ?? [];
  const reaches = rule.reaches.map((folder) => folder.replace('$1', own));
  return imports.filter((to) => !reaches.some((folder) => to.startsWith(folder)) || isTest(to));
}

const files = globSync('{src,server,openapi,generated,drift}/**/*.{ts,tsx}');

test('every file stays in its room', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, trespasses(file, importsOf(file))] as const).filter(([, to]) => to?.length);
  expect(found).toEqual([]);
});

test.each([
  ['src/features/dashboard/a.tsx', 'src/features/indicator/b.ts'],
  ['src/features/dashboard/a.tsx', 'src/app/pages.ts'],
  ['src/components/a.tsx', 'generated/model/index.ts'],
  ['src/lib/a.ts', 'src/components/ui/button.tsx'],
  ['server/a.ts', 'src/lib/api/fetcher.ts'],
  ['server/areas/ratings/a.ts', 'server/areas/comments/rating-comments.ts'],
  ['server/areas/ratings/a.ts', 'server/areas/handlers.ts'],
  ['server/areas/ratings/a.ts', 'server/app.ts'],
  ['server/domain/a.ts', 'server/areas/ratings/rating-reads.ts'],
  ['server/call.ts', 'server/areas/transfer/export-file.ts'],
  ['openapi/rules/a.ts', 'src/first-screen/cn.ts'],
  ['server/a.ts', 'drift/core/judge.ts'],
  ['src/lib/a.ts', 'drift/core/judge.ts'],
  ['drift/live/a.ts', 'server/app.ts'],
  ['drift/core/a.ts', 'drift/live/run.ts'],
  ['drift/commands/a.ts', 'scripts/support/prism.ts'],
  ['drift/main.ts', 'drift/tests/mutants/selftest.ts'],
  ['drift/commands/a.ts', 'server/app.ts'],
])('%s may not import %s', (file, to) => {
  expect(trespasses(file, [to])).toEqual([to]);
});

test('an area of the server reaches what all areas share', () => {
  const shared = ['server/domain/wire.ts', 'server/db/schema.ts', 'server/call.ts', 'generated/fields.ts'];
  expect(trespasses('server/areas/ratings/a.ts', ['server/areas/ratings/b.ts', ...shared])).toEqual([]);
});

test('no two files of the server have the same name', () => {
  const names = globSync('server/**/*.ts').map((file) => basename(file));
  const repeated = names.filter((name, index) => name !== 'index.ts' && names.indexOf(name) < index);
  expect(names.length).toBeGreaterThan(100);
  expect(repeated).toEqual([]);
});

test('no file of the drift check imports values in a circle', () => {
  const all = globSync('{drift,scripts,server,openapi,tests}/**/*.{ts,tsx}');
  const reached = new Map(all.map((file) => [file, importsOf(file, valuesIn(readFileSync(file, 'utf8')))]));
  const leadsTo = (target: string, file: string, seen = new Set<string>()): boolean =>
    (reached.get(file) ?? []).some((to) => to === target || (!seen.has(to) && leadsTo(target, to, seen.add(to))));
  expect(all.filter((file) => file.startsWith('drift/') && leadsTo(file, file))).toEqual([]);
});
