import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../vitest.config.ts';
import { targets } from './targets.ts';

const { test } = base as { test: { projects: { test: { name: string; setupFiles?: string[] } }[] } };
const tests = targets[process.env.MUTATION_TARGET ?? '']?.tests ?? {};

// The projects of `npm test`, each with the files of the target alone. They share what they import,
// which would be read again for each change.
const projects = test.projects.flatMap((project) => {
  const include = tests[project.test.name as keyof typeof tests];
  const setupFiles = [...(project.test.setupFiles ?? []), './scripts/mutation/short-waits.ts'];
  return include ? [{ ...project, extends: true, test: { ...project.test, include, setupFiles, isolate: false } }] : [];
});

/**
 * A change is found when the first test fails: the tests run in the order in which the target names
 * them, the cheapest first.
 */
class AsNamed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = Object.values(tests).flat();
    const place = ({ moduleId }: TestSpecification) =>
      named.findIndex((glob) => matchesGlob(relative('.', moduleId), glob));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

// Stryker ends what hangs: the first run, which finds nothing, is to pass on a busy machine too.
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

const sequence = { sequencer: AsNamed };

export default defineConfig({ test: { ...test, ...timeouts, sequence, projects, reporters: [] } } as object);
