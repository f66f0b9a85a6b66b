import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { targets } from './targets.ts';

const { test } = base as { test: { projects: { test: { name: string } }[] } };
const tests = targets[process.env.MUTATION_TARGET ?? '']?.tests ?? {};

// The projects of `npm test`, each with the files of the target alone. They share what they import,
// which would be read again for each change.
const projects = test.projects.flatMap((project) => {
  const include = tests[project.test.name as keyof typeof tests];
  return include ? [{ ...project, extends: true, test: { ...project.test, include, isolate: false } }] : [];
});

// Stryker ends what hangs: the first run, which finds nothing, is to pass on a busy machine too.
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({ test: { ...test, ...timeouts, projects, reporters: [] } } as object);
