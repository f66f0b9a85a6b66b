/** Copies the content of an edition to a new one, with one SQL statement per table. */
import { sql } from 'kysely';
import type { Trx } from '../../db/schema.ts';
import { openMissingRows } from '../../domain/country-indicator-rows.ts';
import { copiedColumns } from '../../domain/reference-columns.ts';

interface Copy {
  from: number;
  to: number;
  now: Date;
  /** What else than the content is copied; open rows without either where absent. */
  along: { assignments: boolean; references: boolean };
}

/**
 * Copies users, countries, milestones, activities and indicators with their parent links into the
 * empty edition `to`. Every country indicator starts Open and unrated, and unassigned where
 * assignments are not brought along; removed members are not copied (ADR-019, ADR-166).
 */
export async function copyEdition(trx: Trx, copy: Copy): Promise<void> {
  await copyMembers(trx, copy);
  await copyStructure(trx, copy);
  await linkParents(trx, copy);
  await openMissingRows(trx, { editionId: copy.to, ...(copy.along.assignments && { assignedAs: copy.from }) });
  if (copy.along.references) await copyReferences(trx, copy);
}

async function copyMembers(trx: Trx, { from, to, now }: Copy): Promise<void> {
  await sql`insert into edition_user (edition_id, user_id, date_added)
    select ${to}::int, user_id, ${now}::timestamptz from edition_user
    where edition_id = ${from} and removed_on is null`.execute(trx);
  await sql`insert into edition_country (edition_id, country_id, date_added)
    select ${to}::int, country_id, ${now}::timestamptz from edition_country
    where edition_id = ${from} and removed_on is null`.execute(trx);
}

/** Copies are matched by their unique orders, indicators by their library indicator. */
async function copyStructure(trx: Trx, { from, to }: Copy): Promise<void> {
  await sql`insert into milestone (edition_id, order_id, full_name, short_name, description)
    select ${to}::int, order_id, full_name, short_name, description from milestone
    where edition_id = ${from} order by order_id`.execute(trx);
  await sql`insert into activity (edition_id, milestone_id, order_id, full_name, short_name, description)
    select ${to}::int, copy.id, a.order_id, a.full_name, a.short_name, a.description
    from activity a
    join milestone m on m.id = a.milestone_id
    join milestone copy on copy.edition_id = ${to} and copy.order_id = m.order_id
    where a.edition_id = ${from} order by m.order_id, a.order_id`.execute(trx);
  await sql`insert into indicator (edition_id, activity_id, order_id, full_name, short_name, description, response_rules,
      time_period, polarity, library_indicator_id)
    select ${to}::int, copy.id, i.order_id, i.full_name, i.short_name, i.description, i.response_rules,
      i.time_period, i.polarity, i.library_indicator_id
    from indicator i
    join activity a on a.id = i.activity_id
    join milestone m on m.id = a.milestone_id
    join milestone parent on parent.edition_id = ${to} and parent.order_id = m.order_id
    join activity copy on copy.milestone_id = parent.id and copy.order_id = a.order_id
    where i.edition_id = ${from} order by i.number, i.id`.execute(trx);
}

async function linkParents(trx: Trx, { from, to }: Copy): Promise<void> {
  await sql`update indicator set parent_indicator_id = copy.id
    from indicator source
    join indicator parent on parent.id = source.parent_indicator_id
    join indicator copy on copy.edition_id = ${to} and copy.library_indicator_id = parent.library_indicator_id
    where source.edition_id = ${from} and indicator.edition_id = ${to}
      and indicator.library_indicator_id = source.library_indicator_id`.execute(trx);
}

/**
 * The copies are nobody's work until somebody changes them (ADR-167). What is copied is found
 * first: the database has no statistics of an edition that this transaction made, and would begin
 * with all its ratings. Where a reference goes is said by its indicator alone, or the database
 * would look for it among all ratings of that edition.
 */
async function copyReferences(trx: Trx, { from, to }: Copy): Promise<void> {
  const columns = sql.join(copiedColumns.map((column) => sql.ref(column)));
  const values = sql.join(copiedColumns.map((column) => sql.ref(`r.${column}`)));
  await sql`with brought as materialized (
      select r.*, held.country_id, source.library_indicator_id
      from reference r
      join country_indicator held on held.id = r.country_indicator_id and held.edition_id = ${from}
      join indicator source on source.id = held.indicator_id)
    insert into reference (country_indicator_id, brought_along, ${columns})
    select own.id, true, ${values}
    from brought r
    cross join lateral (select ci.id from country_indicator ci
      where ci.country_id = r.country_id and ci.indicator_id = (select i.id from indicator i
        where i.edition_id = ${to} and i.library_indicator_id = r.library_indicator_id)
      limit 1) own
    order by r.id`.execute(trx);
}
