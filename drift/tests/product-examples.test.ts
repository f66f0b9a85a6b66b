import { expect, test } from 'vitest';
import { servePrism } from '../commands/prism.ts';
import { checkLive } from '../live/check.ts';
import { percent } from '../live/coverage.ts';
import { named, usualPlan } from './support/plan.ts';

test('the examples of the contract are in its shape, as Prism answers with them', async () => {
  const prism = await servePrism('generated/openapi.yaml');
  try {
    const checked = await checkLive({ ...usualPlan(), url: prism.url, level: 'shape' });
    expect(named(checked)).toEqual([]);
    expect(checked.inconclusive).toEqual([]);
    expect(percent(checked.coverage.operations)).toBeGreaterThan(95);
  } finally {
    await prism.close();
  }
});
