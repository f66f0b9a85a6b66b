/** A room: what small changes are planted in, and the tests that stand nearest to it, by Vitest project. */
export type Room = { mutate: string[]; tests: Partial<Record<'node' | 'dom' | 'server', string[]>> };

/** Further tests would kill more and show less: a room is to be held by its own. */
export const rooms: Record<string, Room> = {
  rules: {
    mutate: ['openapi/rules/*.ts'],
    tests: { node: ['tests/rules/**/*.test.ts'] },
  },
  api: {
    mutate: ['src/lib/api/*.ts'],
    tests: { node: ['tests/lib/api/*.test.ts'], dom: ['tests/lib/api/*.test.tsx'] },
  },
  lib: {
    mutate: ['src/lib/**/*.ts', '!src/lib/api/*.ts'],
    tests: {
      node: ['tests/lib/**/*.test.ts', 'tests/components/cn.test.ts'],
      dom: ['tests/lib/**/*.test.tsx', 'tests/components/date-field.test.tsx', 'tests/components/toast-area.test.tsx'],
    },
  },
};
