import { describe, expect, it } from 'vitest';
import { found } from './support/small-reads.ts';

describe('the check of reads on a small server', () => {
  it('finds nothing where nothing drifts, whatever the seed', async () => {
    for (const seed of [1, 2, 3, 20261121]) expect(await found({}, { seed })).toEqual([]);
  });
});
