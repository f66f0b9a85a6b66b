import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { INPUTS } from '../../scripts/build-client.ts';
import { circlesIn, graphOf, importsOf, reachOf } from '../support/imports.ts';

const product = ['src/', 'server/', 'drift/', 'openapi/', 'generated/'];

/** What an area of the server shares with the others; none imports another area. */
const belowAreas = [
  ...globSync('server/*.ts', { exclude: ['server/app.ts', 'server/main.ts'] }),
  ...[
    'server/domain/',
    'server/db/',
    'server/identity/',
    'server/mail/',
    'server/threads/',
    'server/watch/',
    'generated/',
    'openapi/rules/',
  ],
];

/** Which folder may import from which (the table of README.md); a folder that is not on the right is out of reach. */
const boundaries: { folder: RegExp; reaches: string[] }[] = [
  { folder: /^openapi\//, reaches: ['openapi/', 'generated/'] },
  { folder: /^generated\//, reaches: ['generated/', 'src/lib/api/', 'src/routes/'] },
  { folder: /^src\/lib\//, reaches: ['src/lib/', 'src/first-screen/', 'generated/', 'openapi/rules/'] },
  { folder: /^src\/first-screen\//, reaches: ['src/first-screen/', 'src/components/ui/', 'src/lib/'] },
  { folder: /^src\/components\//, reaches: ['src/components/', 'src/first-screen/', 'src/lib/'] },
  {
    folder: /^src\/features\/([^/]+)\//,
    reaches: ['src/features/$1/', 'src/components/', 'src/first-screen/', 'src/lib/', 'generated/', 'openapi/rules/'],
  },
  // the gallery is an entry of its own, with the product's looks
  {
    folder: /^src\/dev\/gallery\//,
    reaches: ['src/dev/', 'src/components/', 'src/first-screen/', 'src/lib/', 'src/styles', 'generated/'],
  },
  { folder: /^src\/dev\//, reaches: ['src/dev/', 'src/components/', 'src/first-screen/', 'src/lib/', 'generated/'] },
  { folder: /^src\/(app|routes)\//, reaches: ['src/', 'generated/', 'openapi/rules/'] },
  { folder: /^server\/(app|main)\.ts$/, reaches: ['server/', 'generated/', 'openapi/rules/'] },
  { folder: /^server\/areas\/handlers\.ts$/, reaches: ['server/areas/', 'server/call.ts'] },
  { folder: /^server\/areas\/([^/]+)\//, reaches: ['server/areas/$1/', ...belowAreas] },
  { folder: /^server\//, reaches: belowAreas },
  { folder: /^drift\/core\//, reaches: ['drift/core/', 'openapi/rules/'] },
  { folder: /^drift\/live\//, reaches: ['drift/core/', 'drift/live/', 'openapi/rules/', 'generated/enums.ts'] },
  {
    folder: /^drift\/tests\//,
    reaches: [
      ...['drift/', 'server/', 'generated/', 'openapi/rules/', 'scripts/support/'],
      ...['tests/server/support/', 'tests/support/'],
    ],
  },
  { folder: /^drift\//, reaches: ['drift/', 'openapi/rules/'] },
  { folder: /^scripts\/support\//, reaches: ['scripts/support/', 'drift/commands/'] },
  {
    folder: /^scripts\/mock\//,
    reaches: [
      'scripts/mock/',
      'drift/core/',
      'drift/live/',
      'openapi/rules/',
      'generated/enums.ts',
      'generated/fields/',
    ],
  },
  {
    folder: /^scripts\//,
    reaches: ['scripts/', 'server/', 'drift/', 'generated/enums.ts', 'src/lib/settings.ts', 'vitest.config.ts'],
  },
  {
    folder: /^e2e\//,
    reaches: [
      ...['e2e/', 'drift/', 'generated/', 'scripts/support/', 'scripts/client-elsewhere.ts'],
      ...['tests/server/support/', 'tests/support/'],
    ],
  },
  { folder: /^tests\/support\//, reaches: ['tests/support/', 'scripts/support/', ...product] },
  { folder: /^tests\/(bench|firefox)\//, reaches: ['tests/', 'e2e/support/', 'scripts/', ...product] },
  // the faults are done to the product on the side of the server's tests as well
  {
    folder: /^tests\/(server)\//,
    reaches: [
      'tests/$1/',
      'tests/faults/',
      'tests/support/',
      'scripts/support/',
      'server/',
      'generated/',
      'openapi/rules/',
    ],
  },
  { folder: /^tests\/(rules)\//, reaches: ['tests/$1/', 'openapi/rules/', 'generated/'] },
  {
    folder: /^tests\/([^/]+)\//,
    reaches: ['tests/$1/', 'tests/server/support/', 'tests/support/', 'scripts/', ...product],
  },
];

/** The repository's own command offers the selftest as well, whose mutants are tests. */
const OWN_COMMAND = 'scripts/drift.ts';
const isTest = (file: string) => /^(tests|e2e|drift\/tests)\//.test(file);

/** Imports of `file` that its folder may not reach; undefined where the file lives in no folder. */
function trespasses(file: string, imports: string[]): string[] | undefined {
  const rule = boundaries.find(({ folder }) => folder.test(file));
  if (!rule) return undefined;
  const [, own = ''] = rule.folder.exec(file) ?? [];
  const reaches = rule.reaches.map((folder) => folder.replace('$1', own));
  return imports.filter(
    (to) => !reaches.some((folder) => to.startsWith(folder)) || (isTest(to) && !isTest(file) && file !== OWN_COMMAND),
  );
}

const files = globSync('{src,server,openapi,generated,drift,scripts,tests,e2e}/**/*.{ts,tsx}');

test('every file imports only what its folder may', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, trespasses(file, importsOf(file))] as const).filter(([, to]) => to?.length);
  expect(found).toEqual([]);
});

test('every folder of the project has a boundary', () => {
  expect(files.filter((file) => !trespasses(file, []))).toEqual([]);
});

test('no imports go round in a circle, of values or of types', () => {
  const graph = graphOf(files);
  const among = [...graph.values()].flat().filter((to) => graph.has(to));
  expect(among.length).toBeGreaterThan(3000);
  expect(circlesIn(graph)).toEqual([]);
});

test('the client is built anew after a change of anything that its build imports', () => {
  const roots = ['vite.config.ts', 'scripts/draw-shells.ts', 'src/app/main.tsx', 'src/app/shell/fill-rows.tsx'];
  const seen = reachOf(roots);
  expect(seen.size).toBeGreaterThan(300);
  const within = (file: string) => INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...seen].filter((file) => !within(file))).toEqual([]);
});

test('a circle is found, however long, and each once', () => {
  const graph = (lines: Record<string, string[]>) => new Map(Object.entries(lines));
  expect(circlesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['d'], d: [] }))).toEqual([]);
  expect(circlesIn(graph({ a: ['b', 'x'], b: ['c'], c: ['d', 'b'], d: ['a'] }))).toEqual([['a', 'b', 'c', 'd']]);
  expect(circlesIn(graph({ a: ['a'], b: ['c'], c: ['b'] }))).toEqual([['a'], ['b', 'c']]);
});

test('imports are read however they are written', () => {
  // quoted apart, as this file is read for imports itself
  const quoted = (name: string) => `'${name}'`;
  const code = [
    `import type { A } from ${quoted('./a.ts')};`,
    `import ${quoted('./b.ts')};`,
    `export * from ${quoted('#src/c.ts')};`,
    `const d = () => import(${quoted('#rules/d.ts')});`,
    `import { useState } from ${quoted('react')};`,
  ].join('\n');
  expect(importsOf('server/x/y.ts', code)).toEqual([
    'server/x/a.ts',
    'server/x/b.ts',
    'src/c.ts',
    'openapi/rules/d.ts',
  ]);
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
  ['src/lib/a.ts', 'tests/support/colour.ts'],
  ['scripts/support/a.ts', 'server/app.ts'],
  ['scripts/a.ts', 'tests/support/database.ts'],
  ['e2e/a.spec.ts', 'src/lib/cn.ts'],
  ['e2e/a.spec.ts', 'server/app.ts'],
  ['tests/server/a.test.ts', 'src/lib/cn.ts'],
  ['tests/lib/a.test.ts', 'tests/features/indicator/support.ts'],
  ['tests/rules/a.test.ts', 'server/app.ts'],
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

test('[Q-R27] what a part of the client does is done outside its import, or its failure is told as a missing part', () => {
  // Vite keeps `.then((part) => part.act())` within what it watches; `.then(({ act }) => act())` it takes out.
  const within = /import\('[^']+'\)\s*\.then\(\(?(\w+)\)? =>\s*\1\.\w+\(/;
  expect(globSync('src/**/*.{ts,tsx}').filter((file) => within.test(readFileSync(file, 'utf8')))).toEqual([]);
});
