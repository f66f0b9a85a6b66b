import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { projects } from '../../scripts/mutation/projects.ts';
import { type MutationTarget, targets } from '../../scripts/mutation/targets.ts';

/** The folders whose tests are to be tried. */
const tried = [
  ...['openapi/rules/*.ts', 'src/lib/**/*.ts', 'server/domain/**/*.ts'],
  ...['server/identity/**/*.ts', 'server/{access,token,validation}.ts'],
];

const runs = ({ include, exclude = [] }: (typeof projects)[number]['test'], file: string): boolean =>
  include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob));

const plants = ({ mutate }: MutationTarget, file: string): boolean =>
  mutate.some((glob) => !glob.startsWith('!') && matchesGlob(file, glob)) &&
  !mutate.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));

test('each file of the folders that are tried is planted in by one target', () => {
  const files = globSync(tried);
  expect(files.length).toBeGreaterThan(100);
  const planters = files.map((file) => [
    file,
    Object.keys(targets).filter((name) => plants(targets[name] as MutationTarget, file)),
  ]);
  expect(planters.filter(([, names]) => names?.length !== 1)).toEqual([]);
});

test('each pattern of files and tests of a target finds some', () => {
  const patterns = Object.entries(targets).flatMap(([name, { mutate, tests }]) =>
    [...mutate, ...Object.values(tests).flat()].map((glob) => [name, glob.replace(/^!/, '')] as const),
  );
  expect(patterns.filter(([, glob]) => globSync(glob).length === 0)).toEqual([]);
});

test('the tests of a target are those of the Vitest project under which it names them', () => {
  const elsewhere = Object.entries(targets).flatMap(([name, { tests }]) =>
    Object.entries(tests).flatMap(([project, globs]) =>
      globSync(globs)
        .filter((file) => !projects.some(({ test: one }) => one.name === project && runs(one, file)))
        .map((file) => [name, project, file]),
    ),
  );
  expect(elsewhere).toEqual([]);
});
