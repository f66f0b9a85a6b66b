// Every mutation of edition management: shown at once, rolled back alone when refused, reported with its retry, fetched again (requirements
// A4 and 8). The rows stand in mutations/*.ts, one file a feature; adding a file adds its rows.
import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { MutationRow } from '../../support/mutation-row.ts';
import { holdMutations } from '../../support/mutation-table.ts';

const files = import.meta.glob<{ rows: MutationRow[] }>('./mutations/*.ts', { eager: true });
const rows = Object.values(files).flatMap((file) => file.rows);

holdMutations(rows);

test('the table holds a row for every mutation of an edition’s structure', () => {
  const covered = new Set(rows.map(({ operationId }) => operationId as string));
  const writes = Object.entries(operations).filter(
    ([, { area, method, reads }]) => area === 'structure' && method !== 'get' && !reads,
  );
  expect(writes.filter(([id]) => !covered.has(id)).map(([id]) => id)).toEqual([]);
});
