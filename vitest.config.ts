import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compiledOnce } from './scripts/support/run.ts';

// A calendar date must not move with the machine's zone: tests run far ahead of UTC, where `toISOString()` of a local midnight is yesterday.
process.env.TZ ??= 'Pacific/Auckland';
// Programs and threads that tests start keep what Node compiled of them.
process.env.NODE_COMPILE_CACHE ??= compiledOnce.NODE_COMPILE_CACHE;

const report = process.env.VITEST_REPORT;

// What the client makes of answers of the server, on whose side of the tests a database is at hand.
const withServer = 'tests/contract/counted-rows.test.ts';
const withWindow = 'tests/{app,lib}/**/*.test.ts';
const mocked = 'tests/**/*.mocked.test.tsx';
/**
 * What is tested on React's development build in each whole run, which warns and renders twice: all
 * components, each screen empty and slow, and a file of each. The others are on that of production
 * there (ADR-308).
 */
const inDevelopment = [
  'tests/{components,dev,lib}/**/*.test.tsx',
  'tests/app/{empty-screens,error-frame,past-editions,screen-error,session-state,slow-screens}.test.tsx',
  'tests/features/activity/activity-log.test.tsx',
  'tests/features/compare/totals.test.tsx',
  'tests/features/countries/countries.test.tsx',
  'tests/features/dashboard/{assignment/select-rows,bulk/bulk-menu,dashboard,plan/plan-screen}.test.tsx',
  'tests/features/dashboard/programme/programme.test.tsx',
  'tests/features/dossier/dossier.test.tsx',
  'tests/features/editions/{edition-editor,editions-list,members/members,structure/structure-editor}.test.tsx',
  'tests/features/indicator/{comments/comments-list,indicator-page,rating-save,references}.test.tsx',
  'tests/features/library/*.test.tsx',
  'tests/features/notifications/notifications.test.tsx',
  'tests/features/preferences/preferences.test.tsx',
  'tests/features/results/results.test.tsx',
  'tests/features/transfer/{export,import}-screen.test.tsx',
  'tests/features/users/user-list.test.tsx',
  'tests/features/views/views.test.tsx',
];
/** Unset: all screens, in development. */
const { TEST_REACT: build } = process.env;
const onOtherBuild = build === 'production' ? inDevelopment : [];
const screens = {
  include: build === 'development' ? inDevelopment : ['tests/**/*.test.tsx'],
  environment: './tests/support/jsdom-env.ts',
  environmentOptions: { jsdom: { url: 'http://localhost/' } },
  setupFiles: ['./tests/support/react-build.ts', './tests/support/setup.ts'],
};

export default defineConfig({
  resolve: { alias: { '@': join(import.meta.dirname, 'src') } },
  test: {
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    // On a machine with other work a test comes late, and late is not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', withServer, withWindow],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        // Apart from each other: a timer that a module set beside a stubbed window must not go off in a later file.
        test: { name: 'node-alone', include: [withWindow], environment: 'node' },
      },
      {
        extends: true,
        // One after another in one process: what a file imports, and the database engine it compiles, serve the next one as well.
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts', withServer],
          environment: 'node',
          isolate: false,
        },
      },
      // Each opens a server on a database of its own: its engine is compiled once.
      {
        extends: true,
        test: { name: 'drift', include: ['drift/tests/**/*.test.ts'], environment: 'node', isolate: false },
      },
      // Screens too: what a file imports serves the next one.
      { extends: true, test: { ...screens, name: 'dom', exclude: [mocked, ...onOtherBuild], isolate: false } },
      // A module that is mocked must not have been imported by an earlier file.
      { extends: true, test: { ...screens, name: 'dom-mocked', include: [mocked] } },
    ],
  },
});
