/** What an import changed, one rating or reference after the other (ADR-171). */
import { sql } from 'kysely';
import { ActivityAction, ActivityCause, ActivityRecord } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Row } from '../../db/schema.ts';
import { changesOnWire, namesIn } from '../../domain/event-changes.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';

type Told = Omit<Wire<'ImportChange'>, 'Changes'> & Pick<Row<'event'>, 'changes'>;

const [rating, source] = [sql.lit(ActivityRecord.Rating), sql.lit(ActivityRecord.Reference)];
const removed = sql`gone.action = ${sql.lit(ActivityAction.Removed)}`;

/**
 * Ratings by edition, country and number, then references in the order of the file. Only the
 * countries of the page are taken apart: a whole edition would take each page half a second.
 */
export const readImportChanges: Handler<'readImportChanges'> = async ({ db, params, query }) => {
  const own = sql`e.act_id = ${params.importId} and e.record in (${rating}, ${source})`;
  const { rows } = await sql<Told>`
    with own as materialized (
      select e.id, e.record, e.records, c.name as country,
        case when e.record = ${rating} then e.edition_id end as edition,
        case when e.record = ${rating} then c.sort_order end as nth_country
      from event e left join country c on c.id = e.country_id where ${own}
    ), block as (
      select record, edition, nth_country, sum(records) as records,
        sum(sum(records)) over (order by record, edition, nth_country) - sum(records) as before
      from own group by record, edition, nth_country
    ), change as materialized (
      select e.id, p.place, p.detail, coalesce(p.pair, e.record_id) as record_id, e.record, e.edition_id,
        coalesce(p.library, e.library_indicator_id) as library, own.country, i.id as indicator,
        ${snapshotNameSql(sql`i.number`, sql`i.short_name`)} as snapshot,
        block.before + row_number() over (partition by block.before
          order by case when e.record = ${rating} then i.number end, e.id, p.place) as nth
      from block join own on own.record = block.record
        and (own.edition, own.nth_country) is not distinct from (block.edition, block.nth_country)
      join event e on e.id = own.id
      left join lateral rows from (unnest(e.pairs, e.libraries), json_array_elements(e.details))
        with ordinality p(pair, library, detail, place) on true
      left join indicator i on i.edition_id = e.edition_id
        and i.library_indicator_id = coalesce(p.library, e.library_indicator_id)
      where block.before < ${query.offset + query.pageSize} and block.before + block.records > ${query.offset}
    )
    select change.record as "Record", change.record_id as "RecordId", e.record_name as "RecordName",
      coalesce(ed.name, (select gone.record_name from event gone where ${removed}
        and gone.record = ${sql.lit(ActivityRecord.Edition)} and gone.record_id = change.edition_id limit 1)) as "ReportEditionName",
      change.country as "CountryName",
      case when change.indicator is not null then change.snapshot else (select gone.record_name from event gone
        where ${removed} and gone.record = ${sql.lit(ActivityRecord.Indicator)}
          and gone.library_indicator_id = change.library and gone.edition_id = change.edition_id limit 1) end as "SnapshotName",
      case when e.cause = ${sql.lit(ActivityCause.Consequence)} then e.cause_name end as "DeciderName",
      coalesce(change.detail::jsonb, e.changes) as changes
    from change join event e on e.id = change.id left join edition ed on ed.id = change.edition_id
    where change.nth > ${query.offset} and change.nth <= ${query.offset + query.pageSize}
    order by change.nth`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select coalesce(sum(e.records), 0)::int as count from event e where ${own}`.execute(db);
  const names = await namesIn(db, rows);
  const Data = rows.map(({ changes, ...told }) => ({
    ...told,
    // the title is the name of the reference already
    Changes: changesOnWire(changes, names).filter(({ Field }) => Field !== 'Title'),
  }));
  return ok({ Data, Count: counted[0]?.count ?? 0 });
};
