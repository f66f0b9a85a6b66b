/** The files that mutants are planted in, and the tests nearest to them, by Vitest project. */
export type MutationTarget = {
  mutate: string[];
  tests: Partial<Record<'node' | 'dom' | 'server', string[]>>;
  /** Set for the tests, e.g. so that they go through fewer cases for each change. */
  env?: Record<string, string>;
};

/** Only the nearest tests run: each target has to be covered by its own. */
export const targets: Record<string, MutationTarget> = {
  rules: {
    mutate: ['openapi/rules/*.ts'],
    tests: { node: ['tests/rules/**/*.test.ts'] },
  },
  api: {
    mutate: ['src/lib/api/*.ts'],
    // The recipe is the documentation's, and slow.
    tests: { node: ['tests/lib/api/!(snapshot-recipe).test.ts'], dom: ['tests/lib/api/*.test.tsx'] },
    env: { SCHEDULES: '20' },
  },
  lib: {
    mutate: ['src/lib/**/*.ts', '!src/lib/api/*.ts'],
    tests: {
      node: ['tests/lib/**/*.test.ts', 'tests/components/cn.test.ts'],
      dom: ['tests/lib/**/*.test.tsx', 'tests/components/date-field.test.tsx', 'tests/components/toast-area.test.tsx'],
    },
  },
  access: {
    mutate: ['server/access.ts'],
    tests: { server: ['tests/server/access.test.ts', 'tests/server/{rating,references,comments}-rights.test.ts'] },
  },
  validation: {
    mutate: ['server/validation.ts'],
    tests: { server: ['tests/server/contract.test.ts', 'tests/server/security-bodies.test.ts'] },
  },
};
