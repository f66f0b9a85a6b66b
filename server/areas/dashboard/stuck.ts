/** What does not move, by rule, with the rows that have been where they are for longest [B24]. */
import { sql } from 'kysely';
import { StuckRule } from '#generated/enums.ts';
import { listedRules, STUCK_DAYS } from '#rules/stuck.ts';
import { type Call, type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { orderNumber } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import { stuckRows } from './dashboard-list.ts';

/** So many rows of a rule are sent; the list of the dashboard has them all. */
const SHOWN = 5;

export const listStuck: Handler<'listStuck'> = async (call) => {
  const found: Wire<'Stuck'>[] = [];
  for (const rule of listedRules) found.push(await readRule(call, rule));
  return ok(found);
};

async function readRule(call: Call<'listStuck'>, rule: StuckRule): Promise<Wire<'Stuck'>> {
  const { days = STUCK_DAYS } = call.query;
  const statusDays = rule === StuckRule.LongInQA ? { statusDays: days } : {};
  const page = await stuckRows({ ...call, query: { currentUser: false, stuck: rule, ...statusDays } }, SHOWN);
  const parents = await parentsOf(call.db, page.Data);
  return {
    Rule: rule,
    Count: page.Count,
    Rows: page.Data.map((row) => ({ Indicator: row, Parent: parents.get(row.IndicatorId) ?? null })),
  };
}

/** By indicator, the one on which it depends. */
async function parentsOf(db: Db, rows: Wire<'DashboardIndicator'>[]): Promise<Map<number, Wire<'StuckParent'>>> {
  if (rows.length === 0) return new Map();
  const { rows: found } = await sql<ParentRow>`
    select own.id as child, parent.id, parent.number, parent.short_name
    from indicator own join indicator parent on parent.id = own.parent_indicator_id
    where own.id = any(${rows.map(({ IndicatorId }) => IndicatorId)})`.execute(db);
  return new Map(
    found.map(({ child, id, number, short_name }) => [
      child,
      { IndicatorId: id, OrderNumber: orderNumber(number), IndicatorName: short_name },
    ]),
  );
}

interface ParentRow {
  child: number;
  id: number;
  number: number;
  short_name: string;
}
