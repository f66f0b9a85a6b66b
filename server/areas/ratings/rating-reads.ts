/** Reads one country indicator: its texts, rating, history and neighbours. */
import { type RawBuilder, sql } from 'kysely';
import { type Handler, ok, type Services } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type Pair, pairOf } from '../../domain/addressed-record.ts';
import { type CheckRow, checkColumns, checksOffIn, checksOnWire, editionBefore } from '../../domain/check-columns.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { asPolarity, asStatus, instantOrNull, type Wire } from '../../domain/wire.ts';
import { type WorkRow, workColumns, workOnWire } from '../../domain/work-columns.ts';

export const readCountryIndicator: Handler<'readCountryIndicator'> = async ({ db, record }) => {
  const pair = pairOf(record);
  const row = await db
    .selectFrom('indicator as i')
    .innerJoin('country as c', (join) => join.on('c.id', '=', pair.country_id))
    .leftJoin('country_indicator as parent', (join) =>
      join
        .onRef('parent.indicator_id', '=', 'i.parent_indicator_id')
        .on('parent.country_id', '=', pair.country_id)
        .on('parent.edition_id', '=', pair.edition_id),
    )
    .selectAll('i')
    .select(['c.name as country_name', 'parent.is_met as parent_is_met'])
    .where('i.id', '=', pair.indicator_id)
    .executeTakeFirstOrThrow();
  return ok({
    IndicatorId: row.id,
    CountryId: pair.country_id,
    CountryName: row.country_name,
    ReportEditionId: pair.edition_id,
    SnapshotName: snapshotName(row.number, row.short_name),
    ShortName: row.short_name,
    FullName: row.full_name,
    Description: row.description,
    TimePeriod: row.time_period,
    ResponseRules: row.response_rules,
    IndicatorRating: asPolarity(row.polarity),
    ParentIndicatorId: row.parent_indicator_id ?? 0,
    IndicatorParentIsMet: row.parent_is_met,
    CountryIndicatorRatingId: pair.id,
  });
};

export const readIndicatorRating: Handler<'readIndicatorRating'> = async ({ db, record, ...settings }) =>
  ok(await readRating(db, pairOf(record).id, settings));

/** A rating with what decides it, what was set aside, and what depends on it. */
export async function readRating(
  db: Db,
  ratingId: number,
  { parentNotMetCascades }: Pick<Services, 'parentNotMetCascades'>,
): Promise<Wire<'CountryIndicatorRating'>> {
  const row = await db
    .selectFrom('country_indicator as ci')
    .leftJoin('app_user as r', 'r.id', 'ci.research_user_id')
    .leftJoin('app_user as q', 'q.id', 'ci.qa_user_id')
    .leftJoin('app_user as u', 'u.id', 'ci.rating_updated_by')
    .leftJoin('app_user as a', 'a.id', 'ci.aside_updated_by')
    .leftJoin('indicator as parent', 'parent.id', 'ci.decided_by')
    .selectAll('ci')
    .select(['r.full_name as research_name', 'q.full_name as qa_name', 'u.full_name as updated_name'])
    .select(['a.full_name as aside_name', 'parent.number as parent_number', 'parent.short_name as parent_name'])
    .where('ci.id', '=', ratingId)
    .executeTakeFirstOrThrow();
  return {
    Id: row.id,
    Score: row.score,
    RatingIsMet: row.is_met,
    ResearcherNote: row.researcher_note,
    WorkflowStatus: asStatus(row.status),
    ResearchUserId: row.research_user_id,
    ResearchUserName: row.research_name,
    QAUserId: row.qa_user_id,
    QAUserName: row.qa_name,
    RatingLastUpdatedOn: instantOrNull(row.rating_updated_on),
    RatingLastUpdatedByName: row.updated_name,
    Version: row.version,
    DecidedBy:
      row.decided_by === null
        ? null
        : {
            IndicatorId: row.decided_by,
            SnapshotName: snapshotName(row.parent_number ?? 0, row.parent_name ?? ''),
          },
    SetAside:
      row.aside_status === null
        ? null
        : {
            Score: row.aside_score,
            RatingIsMet: row.aside_is_met,
            ResearcherNote: row.aside_note,
            WorkflowStatus: asStatus(row.aside_status),
            RatingLastUpdatedOn: instantOrNull(row.aside_updated_on),
            RatingLastUpdatedByName: row.aside_name,
          },
    Dependents: await dependentsOf(db, row),
    ...(await workOf(db, row)),
    ParentNotMetCascades: parentNotMetCascades,
  };
}

/** Since when it is where it is, until when, who took it back, and what to look at. */
async function workOf(
  db: Db,
  { id, edition_id, returned_by, return_reason, return_count }: Row<'country_indicator'>,
): Promise<Partial<Wire<'CountryIndicatorRating'>>> {
  const { rows } = await sql<WorkRow & CheckRow & { returned_name: string | null }>`
    select ${workColumns}, ${checkColumns}, ci.status, ci.qa_user_id,
      (select full_name from app_user where id = ci.returned_by) as returned_name
    from country_indicator ci ${editionBefore} where ci.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return {};
  const { ReturnedOn: On, ...work } = workOnWire(row);
  const Returned =
    On === null
      ? null
      : {
          On,
          ById: returned_by,
          ByName: row.returned_name,
          Reason: return_reason,
          Count: Math.max(return_count, 1),
        };
  const ChecksOff = await checksOffIn(db, edition_id);
  return { ...work, Returned, Checks: checksOnWire(row, ChecksOff), ChecksOff };
}

/** The indicators that depend on one, with their ratings for the same country. */
async function dependentsOf(
  db: Db,
  { indicator_id, country_id }: Row<'country_indicator'>,
): Promise<Wire<'DependentRating'>[]> {
  const rows = await db
    .selectFrom('indicator as i')
    .innerJoin('country_indicator as ci', 'ci.indicator_id', 'i.id')
    .select(['i.id', 'i.number', 'i.short_name', 'ci.score', 'ci.is_met', 'ci.status', 'ci.decided_by'])
    .where('i.parent_indicator_id', '=', indicator_id)
    .where('ci.country_id', '=', country_id)
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  return rows.map((row) => ({
    IndicatorId: row.id,
    SnapshotName: snapshotName(row.number, row.short_name),
    Score: row.score,
    RatingIsMet: row.is_met,
    WorkflowStatus: asStatus(row.status),
    IsDecided: row.decided_by === indicator_id,
  }));
}

/** The same library indicator for the same country in all editions, newest first. */
export const listRatingHistory: Handler<'listRatingHistory'> = async ({ db, record }) => {
  const pair = pairOf(record);
  const rows = await db
    .selectFrom('indicator as own')
    .innerJoin('indicator as i', 'i.library_indicator_id', 'own.library_indicator_id')
    .innerJoin('country_indicator as ci', 'ci.indicator_id', 'i.id')
    .innerJoin('edition as e', 'e.id', 'i.edition_id')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'e.id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .select(['e.id', 'e.name', 'i.id as indicator_id', 'ci.score', 'ci.is_met', 'ci.researcher_note'])
    .where('own.id', '=', pair.indicator_id)
    .where('ci.country_id', '=', pair.country_id)
    .orderBy('e.creation_date', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  const history = rows.map((row) => ({
    ReportEditionId: row.id,
    ReportEditionName: row.name,
    IndicatorId: row.indicator_id,
    CountryIndicatorRatingScore: row.score,
    CountryIndicatorRatingIsMet: row.is_met,
    CountryIndicatorResearcherNote: row.researcher_note,
  }));
  return ok(history);
};

/**
 * The neighbours in the dashboard's order: among the user's own assignments in the edition if there
 * are any, else among all rows, from one country to the next (ADR-027).
 */
export const readAdjacentIndicators: Handler<'readAdjacentIndicators'> = async ({ db, record, caller }) => {
  const pair = pairOf(record);
  const mine = sql`(research_user_id = ${caller.id} or qa_user_id = ${caller.id})`;
  const shown = sql`edition_id = ${pair.edition_id} and country_id not in
    (select country_id from edition_country where edition_id = ${pair.edition_id} and removed_on is not null)`;
  const { rows: own } = await sql`select from country_indicator where ${shown} and ${mine} limit 1`.execute(db);
  const among = own.length > 0 ? sql`${shown} and ${mine}` : shown;
  return ok({
    NextIndicator: await neighbour(db, among, pair, { side: sql`>`, direction: sql`asc` }),
    PreviousIndicator: await neighbour(db, among, pair, { side: sql`<`, direction: sql`desc` }),
  });
};

async function neighbour(
  db: Db,
  among: RawBuilder<unknown>,
  { id }: Pair,
  { side, direction }: { side: RawBuilder<unknown>; direction: RawBuilder<unknown> },
): Promise<Wire<'AdjacentIndicator'> | null> {
  const { rows } = await sql<Wire<'AdjacentIndicator'>>`
    select country_id as "CountryId", indicator_id as "IndicatorId" from country_indicator
    where ${among} and (position, id) ${side} (select position, id from country_indicator where id = ${id})
    order by position ${direction}, id ${direction} limit 1`.execute(db);
  return rows[0] ?? null;
}
