import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../tests/server/support/app.ts';
import { checkLive } from '../live/check.ts';
import { percent } from '../live/coverage.ts';
import { named, usualPlan } from './support/plan.ts';
import { demoRoles, fetchOf } from './support/reference.ts';

test('the reference backend is as the contract has it, in every mode', async () => {
  // Time goes on while it is checked.
  const usual = usualPlan();
  // Reads of all 193 countries are checked by reads.test.ts.
  const server = await openTestApp({ contents: 'few countries', now: () => new Date() });
  try {
    const roles = Object.entries(demoRoles).map(async ([name, id]) => {
      vi.stubEnv(`DRIFT_${name}`, await server.tokenOf(id));
      return [name, `env:DRIFT_${name}`] as const;
    });
    const config = { ...usual.config, roles: Object.fromEntries(await Promise.all(roles)) };
    const checked = await checkLive({ ...usual, config, mode: 'all', disposable: true }, fetchOf(server));
    expect(named(checked)).toEqual([]);
    expect(checked.inconclusive).toEqual([]);
    expect(percent(checked.coverage.operations)).toBe(100);
    expect([...checked.skipped]).toEqual([]);
  } finally {
    await server.close();
  }
});
