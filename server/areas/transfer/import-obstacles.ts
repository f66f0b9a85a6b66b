/** What somebody changed since an import, so that undoing it would take their work away. */
import { type RawBuilder, sql } from 'kysely';
import { ActivityAction, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import { formatNumber, nounFor } from '#rules/words.ts';
import type { Trx } from '../../db/schema.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import { instantOrNull, type Wire } from '../../domain/wire.ts';
import { conflict } from '../../problem.ts';
import { toldOf } from './import-restore.ts';

interface Asked {
  id: number;
  /** Of the file. */
  name: string;
  /** An unmet parent decides what depends on it. */
  cascades: boolean;
}

interface Found extends Omit<Wire<'ImportObstacle'>, 'ChangedOn'> {
  ChangedOn: Date | null;
  count: number;
}

const SHOWN = 100;

/** Locks all that the import changed. Rejects with 409 `changed-since` and the first obstacles. */
export async function requireUnchangedSince(trx: Trx, { id, name, cascades }: Asked): Promise<void> {
  await lockChanged(trx, id);
  const { rows } = await sql<Found>`
    select found.*, count(*) over ()::int as count from (
      ${changedRatings(id)}
      union all ${changedReferences(id)}
      ${cascades ? sql`union all ${childrenSince(id)}` : sql``}
    ) found
    order by "ReportEditionName", sort_order, number, "ReferenceTitle" limit ${SHOWN}`.execute(trx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const words = `${formatNumber(count)} of its changes ${nounFor(count, 'was', 'were')}`;
  throw conflict('changed-since', `${name} cannot be undone: ${words} changed since.`, {
    ChangedSince: rows.map(
      ({ ReportEditionName, CountryName, SnapshotName, ReferenceTitle, ChangedByName, ChangedOn }) => ({
        ...{ ReportEditionName, CountryName, SnapshotName, ReferenceTitle, ChangedByName },
        ChangedOn: instantOrNull(ChangedOn),
      }),
    ),
  });
}

const source = sql.lit(ActivityRecord.Reference);

/** In the order of their Ids, as imports lock them. */
async function lockChanged(trx: Trx, id: number): Promise<void> {
  await sql`with held as materialized (select id from country_indicator
      where id in (select unnest(pairs) from import_part where act_id = ${id}) order by id for update)
    select count(*) from held`.execute(trx);
  await sql`with held as materialized (select id from reference
      where id in (select record_id from event where act_id = ${id} and record = ${source}) order by id for update)
    select count(*) from held`.execute(trx);
}

/** Members of an ImportObstacle for the country indicator `ci`, and the order of the list. */
const obstacle = (title: string, by: string, on: string): RawBuilder<unknown> => sql`ed.name as "ReportEditionName",
  c.name as "CountryName", case when i.id is not null then ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} end as "SnapshotName",
  ${sql.raw(title)} as "ReferenceTitle", (select full_name from app_user where id = ${sql.raw(by)}) as "ChangedByName",
  ${sql.raw(on)} as "ChangedOn", c.sort_order, i.number`;
const places = sql`left join edition ed on ed.id = ci.edition_id left join country c on c.id = ci.country_id
  left join indicator i on i.id = ci.indicator_id`;

/**
 * Of a rating its version tells; of people and due dates, which have none, whether they are those
 * of the file.
 */
function changedRatings(id: number): RawBuilder<unknown> {
  const isOther = 'kept.version is not null and ci.version <> kept.version';
  const other = (field: string, column: string, type = 'int') =>
    sql`told.changes ? ${sql.lit(field)} and (told.changes->${sql.lit(field)}->>1)::${sql.raw(type)} is distinct from ci.${sql.ref(column)}`;
  return sql`
    select ${obstacle('null::text', `case when ${isOther} then ci.changed_by end`, `case when ${isOther} then ci.changed_on end`)}
    from (select k.* from import_part p, unnest(p.pairs, p.versions) as k(pair, version) where p.act_id = ${id}) kept
    left join country_indicator ci on ci.id = kept.pair ${places}
    left join (${toldOf(id, 1 << ActivityKind.Assignment)}) told on told.pair = kept.pair
    where ci.id is null or ${sql.raw(isOther)}
      or ${other('ResearchUserName', 'research_user_id')} or ${other('QAUserName', 'qa_user_id')}
      or ${other('ResearchDueDate', 'research_due_date', 'date')} or ${other('QADueDate', 'qa_due_date', 'date')}`;
}

const changedReferences = (id: number): RawBuilder<unknown> => sql`
  select ${obstacle('e.record_name', 'r.changed_by', 'r.changed_on')}
  from event e left join reference r on r.id = e.record_id
  left join country_indicator ci on ci.id = e.country_indicator_id ${places}
  where e.act_id = ${id} and e.record = ${source} and r.version is distinct from 1`;

/** What depends since then on a parent that would be Not Met again: nobody has told its people. */
const childrenSince = (id: number): RawBuilder<unknown> => sql`
  select ${obstacle('null::text', 'moved.user_id', 'moved.at')}
  from (${toldOf(id, 1 << ActivityKind.Rating)}) told
  join country_indicator above on above.id = told.pair
  join indicator own on own.parent_indicator_id = above.indicator_id
  join country_indicator ci on ci.indicator_id = own.id and ci.country_id = above.country_id
    and ci.decided_by is null ${places}
  join lateral (select e.user_id, e.at from event e where e.edition_id = ci.edition_id
      and e.country_indicator_id is null and e.pairs is null and e.indicator_id = ci.indicator_id
      and e.record = ${sql.lit(ActivityRecord.Indicator)} and e.act_id > ${id}
      and (e.action = ${sql.lit(ActivityAction.Added)} or e.changes ? 'ParentIndicatorName')
    order by e.id desc limit 1) moved on true
  where told.changes->'RatingIsMet'->>0 = 'false'
    and ci.id not in (select unnest(pairs) from import_part where act_id = ${id})`;
