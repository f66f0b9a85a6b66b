/** How far an edition is: by status, over time, by milestone and by region [B20]. */
import { sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { rowsOf } from '../../domain/edition-rows.ts';
import { byName, type Wire } from '../../domain/wire.ts';
import { progressOf } from './my-work.ts';
import { lastDayOf, overTime } from './programme-days.ts';

export const readProgramme: Handler<'readProgramme'> = ({ db, record, now }) =>
  atOneMoment(db, async (trx) => {
    const edition = editionOf(record);
    const counts = await countParts(trx, edition);
    const Regions = await byRegion(trx, edition, counts.countries);
    return ok({
      Progress: progressOf(
        edition,
        Regions.map(({ WorkflowStatuses }) => WorkflowStatuses),
      ),
      OverTime: await overTime(trx, edition, lastDayOf(edition, now())),
      Milestones: await byMilestone(trx, edition, counts.indicators),
      Regions,
    });
  });

type Counts = Wire<'WorkflowStatusCounts'>;
/** The counts of some parts of the edition, by their id. */
type Parts = Map<number, Counts>;

/** One pass over the rows, grouped by country and by indicator, each by status. */
async function countParts(db: Db, edition: Row<'edition'>): Promise<{ countries: Parts; indicators: Parts }> {
  const { rows } = await sql<{ country: number | null; indicator: number | null; status: number; count: number }>`
    select ci.country_id as country, ci.indicator_id as indicator, ci.status, count(*)::int as count
    from ${rowsOf(edition)}
    group by grouping sets ((ci.country_id, ci.status), (ci.indicator_id, ci.status))`.execute(db);
  const found = { countries: new Map(), indicators: new Map() } satisfies Record<string, Parts>;
  for (const { country, indicator, status, count } of rows) {
    if (country !== null) addTo(found.countries, country, status, count);
    else if (indicator !== null) addTo(found.indicators, indicator, status, count);
  }
  return found;
}

const members: Record<number, keyof Counts> = {
  [WorkflowStatus.Open]: 'Open',
  [WorkflowStatus.ResearchInProgress]: 'ResearchInProgress',
  [WorkflowStatus.QAInProgress]: 'QAInProgress',
  [WorkflowStatus.QACompleted]: 'QAComplete',
};

const none = (): Counts => ({ Open: 0, ResearchInProgress: 0, QAInProgress: 0, QAComplete: 0 });

function addTo(parts: Parts, id: number, status: number, count: number): void {
  const counts = parts.get(id) ?? none();
  const member = members[status];
  if (member) counts[member] += count;
  parts.set(id, counts);
}

/** The sum of what the parts with these ids count. */
function sumOf(parts: Parts, ids: number[]): Counts {
  const sum = none();
  for (const id of ids)
    for (const [member, count] of Object.entries(parts.get(id) ?? {})) sum[member as keyof Counts] += count;
  return sum;
}

async function byMilestone(db: Db, { id }: Row<'edition'>, indicators: Parts): Promise<Wire<'MilestoneProgress'>[]> {
  const { rows } = await sql<{ id: number; order_id: number; short_name: string; indicators: number[] }>`
    select m.id, m.order_id, m.short_name,
      array(select i.id from activity a join indicator i on i.activity_id = a.id where a.milestone_id = m.id) as indicators
    from milestone m where m.edition_id = ${id} order by m.order_id`.execute(db);
  return rows.map((row) => ({
    MilestoneId: row.id,
    OrderId: row.order_id,
    ShortName: row.short_name,
    WorkflowStatuses: sumOf(indicators, row.indicators),
  }));
}

async function byRegion(db: Db, { id }: Row<'edition'>, countries: Parts): Promise<Wire<'RegionProgress'>[]> {
  const { rows } = await sql<{ region: string; countries: number[] }>`
    select c.region, array_agg(c.id order by c.id) as countries
    from edition_country ec join country c on c.id = ec.country_id
    where ec.edition_id = ${id} and ec.removed_on is null group by c.region`.execute(db);
  return rows
    .map(({ region, countries: ids }) => ({
      Region: region,
      CountryIds: ids,
      WorkflowStatuses: sumOf(countries, ids),
    }))
    .sort((a, b) => byName(a.Region, b.Region));
}
