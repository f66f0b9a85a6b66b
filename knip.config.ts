import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // programs that are started by name: npm scripts, other processes, tests of them
    'scripts/*.{ts,mjs}',
    'openapi/emit.ts',
    'drift/mutants/worker.ts',
    'tests/faults/support/tell-memory.ts',
    'tests/support/database-holder.ts',
    'tests/support/model/trace.ts',
    // read by Redocly, by Stryker and by the bundle of a measured page
    'openapi/lint/plugin.mjs',
    'scripts/mutation/vitest.config.ts',
    'tests/bench/{compare,dashboard,floor,tree}/*.{ts,tsx}',
    // adds to a library's types
    'src/lib/api/meta.ts',
    // read as files
    'server/identity/*.css',
  ],
  // not generated/: each operation has its hooks and mocks there, called or not
  project: ['{src,server,drift,openapi,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}', '*.ts'],
  // a type that an exported function speaks of is exported with it
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: {
    // taken as a whole, by the names that the migrator asks for
    'server/db/migrations/*.ts': ['exports'],
    'src/lib/api/{calls,patience}.ts': ['exports'],
  },
  ignoreDependencies: [
    // imported by the mocks in generated/
    '@faker-js/faker',
    // its map is read as a file
    'world-atlas',
    // loaded by its name
    '@stryker-mutator/vitest-runner',
    // types that come with @types/topojson-client
    'topojson-specification',
  ],
  // programs of the machine, used where they are there
  ignoreBinaries: ['apt-get', 'mount', 'umount'],
};

export default config;
