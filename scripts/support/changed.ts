import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Journeys (e2e/<name>.spec.ts) that walk the screens of one folder; what stands in none of these
 * folders can touch them all.
 */
const journeys: [folder: string, names: string[]][] = [
  ['src/features/activity/', ['activity', 'programme']],
  ['src/features/compare/', ['compare', 'requests']],
  ['src/features/countries/', ['countries', 'main-job', 'requests', 'views']],
  ['src/features/dossier/', ['dossier']],
  ['src/first-screen/', ['first-script']],
  ['src/features/dashboard/assignment/', ['assignment', 'main-job', 'plan', 'programme']],
  ['src/features/dashboard/bulk/', ['bulk']],
  ['src/features/dashboard/plan/', ['plan', 'presses', 'programme']],
  ['src/features/dashboard/programme/', ['programme', 'presses']],
  [
    'src/features/dashboard/',
    ['dashboard', 'assignment', 'main-job', 'presses', 'programme', 'queue', 'requests', 'views'],
  ],
  ['src/features/editions/details/', ['editions', 'two-people']],
  ['src/features/editions/list/', ['editions']],
  ['src/features/editions/members/', ['members']],
  ['src/features/editions/structure/', ['structure', 'two-people']],
  ['src/features/editions/', ['editions', 'members', 'structure', 'two-people']],
  ['src/features/indicator/comments/', ['comments', 'requests']],
  ['src/features/indicator/references/', ['references']],
  [
    'src/features/indicator/',
    [
      ...['indicator', 'rating', 'keyboard-rating', 'presses', 'queue', 'comments', 'references'],
      ...['main-job', 'two-people', 'offline'],
    ],
  ],
  ['src/features/library/', ['library', 'structure']],
  ['src/features/notifications/', ['notifications', 'comments', 'work-notices']],
  ['src/features/preferences/', ['work-notices', 'keys']],
  ['src/features/results/export/', ['export', 'presses']],
  ['src/features/results/', ['results', 'profile', 'agreement', 'export']],
  ['src/features/transfer/export/', ['export']],
  ['src/features/transfer/import/', ['import', 'presses', 'slow-network']],
  ['src/features/transfer/', ['import', 'export', 'slow-network']],
  ['src/features/users/', ['users']],
  ['src/features/views/', ['views']],
];

/** What no journey's browser ever sees. */
const unseen =
  /^(docs|ops|tests|drift|\.github|\.ci)\/|^scripts\/(test|bench|coverage-spec|screens|support\/(changed|tally|test-titles|bench|postgres))\.ts$|\.md$/;

/** Tests that read files instead of importing them, by what they read. */
const readers: [read: RegExp, test: string][] = [
  [/^openapi\//, 'tests/contract'],
  [/^openapi\//, 'drift/tests'],
  [/^ops\/|^docs\/runbook\.md$/, 'tests/server/ops.test.ts'],
  [/\.md$/, 'tests/dev'],
  [/^src\/(components|dev\/gallery)\//, 'tests/dev/gallery.test.ts'],
  [/^src\/.*\.tsx$|^docs\/announced\.md$/, 'tests/contract/announced.test.ts'],
  [/^docs\/keys\.md$/, 'tests/lib/keys'],
  [/^(src|server|drift|scripts|tests|e2e|openapi)\//, 'tests/contract/import-boundaries.test.ts'],
];

/**
 * Files that differ from `since` (a commit), those that git does not know yet included; paths from
 * the root. Throws git's words.
 */
export function changedFiles(since: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim() || 'git is not there');
    return stdout.split('\n').filter(Boolean);
  };
  return [
    ...new Set([...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/** The journeys' files that the changed files can touch. */
export function journeysOf(files: readonly string[]): string[] {
  const all = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
  const touched = new Set<string>();
  for (const file of files) {
    const own = /^e2e\/(\w[\w-]*\.spec\.ts)$/.exec(file)?.[1];
    const names = own
      ? [own]
      : journeys.find(([folder]) => file.startsWith(folder))?.[1].map((name) => `${name}.spec.ts`);
    if (names) for (const name of names) touched.add(name);
    else if (!unseen.test(file)) return all.map((name) => `e2e/${name}`);
  }
  return all.filter((name) => touched.has(name)).map((name) => `e2e/${name}`);
}

/** The tests that read what changed without importing it. */
export const readersOf = (files: readonly string[]): string[] => [
  ...new Set(readers.filter(([read]) => files.some((file) => read.test(file))).map(([, test]) => test)),
];
