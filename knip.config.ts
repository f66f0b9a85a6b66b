import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        // programs that are started by name: npm scripts, other processes, tests of them
        'scripts/*.{ts,mjs}',
        'openapi/emit.ts',
        'openapi/emit-bundle.ts',
        'tests/faults/support/report-memory.ts',
        'tests/faults/support/mail-sender.ts',
        'tests/support/database-holder.ts',
        'tests/support/model/trace.ts',
        // read by Redocly, by Stryker and by the bundle of a measured page
        'openapi/lint/plugin.mjs',
        'scripts/mutation/short-waits.ts',
        'scripts/mutation/take-snapshot.ts',
        'scripts/mutation/vitest.config.ts',
        // the page of the gallery, which finds its examples by a pattern, and its photographs
        'src/dev/gallery/main.tsx',
        'src/dev/gallery/examples/**/*.tsx',
        'tests/looks/*.ts',
        'tests/bench/{capacity,compare,dashboard,floor,plan,tree}/*.{ts,tsx}',
        // rendered by the build
        'src/app/shell/{draw-shells,fill-rows}.tsx',
        // adds to a library's types
        'src/lib/api/meta.ts',
        // read as files
        'server/identity/*.css',
      ],
      // not generated/: each operation has its hooks and mocks there, called or not
      project: ['{src,server,openapi,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts'],
    },
    drift: {
      // started by their names in processes of their own
      entry: ['tests/mutants/worker.ts', 'tests/support/kept-command.ts', 'tests/**/*.test.ts'],
      project: ['**/*.ts'],
    },
  },
  // a type that an exported function speaks of is exported with it
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // taken as a whole, by the names that the migrator asks for
    'server/db/migrations/*.ts': ['exports'],
    // as React's, by their names
    'src/app/shell/plain-dom.ts': ['exports', 'duplicates'],
  },
  ignoreDependencies: [
    // imported by the mocks in generated/
    '@faker-js/faker',
    // its files are named in src/styles/fonts.css
    '@fontsource-variable/inter',
    // its map is read as a file
    'world-atlas',
    // started by the path of its program
    '@redocly/cli',
    // loaded by its name
    '@stryker-mutator/vitest-runner',
    // types that come with @types/topojson-client
    'topojson-specification',
  ],
  // programs of the machine, used where they are there
  ignoreBinaries: ['apt-get', 'fc-match', 'go', 'mount', 'mvn', 'pg_dropcluster', 'umount'],
};

export default config;
