import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../tests/server/support/app.ts';
import { keepFewCountries } from '../../tests/support/few-countries.ts';
import { checkLive } from '../live/check.ts';
import { percent } from '../live/coverage.ts';
import { named, usualPlan } from './support/plan.ts';
import { demoRoles, fetchOf } from './support/reference.ts';

test('the reference backend is as the contract has it, in every mode', async () => {
  // Time goes on while it is checked.
  const usual = usualPlan();
  const server = await openTestApp({ now: () => new Date() });
  // All 193 countries are checked on PostgreSQL; the embedded database is asked the same of twelve.
  if (!process.env.TEST_DATABASE_URL) await keepFewCountries(server.db);
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
