import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/open.ts';
import { openTestDatabase } from '../support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = async <T>(statement: string) => (await sql.raw<T>(statement).execute(database.db)).rows;
const count = async (from: string) => (await ask<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

describe('[B25] [B26] a plan that was applied', () => {
  test('stands in the log with what undoing it takes, which still holds', async () => {
    const [plan] = await ask<{ act_id: number; pairs: number[]; edition_id: number }>(
      'select act_id, pairs, edition_id from assignment where undone_on is null',
    );
    expect(plan?.edition_id).toBe(4);
    expect(plan?.pairs.length).toBeGreaterThan(5);
    const [event] = await ask<{ operation: string; alike: number }>(
      `select operation, alike from event where act_id = ${plan?.act_id} order by id limit 1`,
    );
    expect(event).toEqual({ operation: 'applyAssignmentPlan', alike: plan?.pairs.length });
    const held =
      await count(`assignment a, unnest(a.pairs, a.versions, a.research_is) as kept(pair, version, research_is)
      join country_indicator ci on ci.id = kept.pair and ci.version = kept.version
        and ci.research_user_id = kept.research_is where ci.assigned_on = a.at`);
    expect(held).toBe(plan?.pairs.length);
  });

  test('comes after what led to it, and nothing of it is mailed', async () => {
    const later = await count(`event plan join event other on other.id < plan.id and other.at > plan.at
      where plan.operation = 'applyAssignmentPlan'`);
    expect(later).toBe(0);
    expect(await count('work_notice where e_mail > 0')).toBe(0);
  });
});
