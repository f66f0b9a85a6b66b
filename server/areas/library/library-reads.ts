/** The library: each indicator once, with the editions that use it [S251]. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { snapshotName, snapshotNameSql } from '../../domain/numbers.ts';
import { asPolarity, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';

/** The whole library, in the order of the numbers where each was last used. */
export const listLibraryIndicators: Handler<'listLibraryIndicators'> = async ({ db }) => {
  const rows = await db
    .selectFrom(lastUses(db).as('last'))
    .selectAll()
    .orderBy('last.number')
    .orderBy('last.id')
    .execute();
  return ok(rows.map(libraryIndicatorOnWire));
};

/** What an edition uses, as it words it. */
export const listEditionLibraryIndicators: Handler<'listEditionLibraryIndicators'> = async ({ db, record }) => {
  const edition = editionOf(record);
  const rows = await db
    .selectFrom('indicator')
    .select(['library_indicator_id as id', 'number', 'short_name', 'full_name', 'polarity'])
    .where('edition_id', '=', edition.id)
    .orderBy('number')
    .execute();
  const used = { ReportEditionId: edition.id, ReportEditionName: edition.name };
  return ok(rows.map((row) => ({ ...wordsOnWire(row), ...used })));
};

/** A library indicator with every edition that uses it, newest first. Rejects with 404. */
export const readLibraryIndicator: Handler<'readLibraryIndicator'> = async ({ db, params: { id } }) => {
  const last = await lastUses(db).where('li.id', '=', id).executeTakeFirst();
  if (!last) throw notFound();
  const uses = await usesOf(db, id);
  return ok({ ...libraryIndicatorOnWire(last), ReportEditions: uses.map(useOnWire) });
};

/** Library indicators with the texts of the newest edition that uses them, else their own. */
const lastUses = (db: Db) =>
  db
    .selectFrom('library_indicator as li')
    .leftJoin('indicator as i', 'i.library_indicator_id', 'li.id')
    .leftJoin('edition as e', 'e.id', 'i.edition_id')
    .distinctOn('li.id')
    .select(['li.id', 'e.id as edition_id', 'e.name as edition_name'])
    .select(({ fn }) => [
      fn.coalesce('i.number', 'li.last_number').as('number'),
      fn.coalesce('i.short_name', 'li.short_name').as('short_name'),
      fn.coalesce('i.full_name', 'li.full_name').as('full_name'),
      fn.coalesce('i.polarity', 'li.polarity').as('polarity'),
    ])
    .orderBy('li.id')
    .orderBy('e.creation_date', (order) => order.desc().nullsLast())
    .orderBy('e.id', 'desc');

type LastUse = Awaited<ReturnType<ReturnType<typeof lastUses>['executeTakeFirstOrThrow']>>;

const wordsOnWire = (row: Pick<LastUse, 'id' | 'number' | 'short_name' | 'full_name' | 'polarity'>) => ({
  LibraryIndicatorId: row.id,
  SnapshotName: snapshotName(row.number, row.short_name),
  ShortName: row.short_name,
  FullName: row.full_name,
  IndicatorRating: asPolarity(row.polarity),
});

const libraryIndicatorOnWire = (last: LastUse): Wire<'LibraryIndicator'> => ({
  ...wordsOnWire(last),
  ReportEditionId: last.edition_id,
  ReportEditionName: last.edition_name,
});

const usesOf = (db: Db, id: number) =>
  db
    .selectFrom('indicator as i')
    .innerJoin('edition as e', 'e.id', 'i.edition_id')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .innerJoin('milestone as m', 'm.id', 'a.milestone_id')
    .select(['e.id as edition_id', 'e.name', 'e.start_date', 'e.end_date', 'e.status'])
    .select(['i.id', 'i.number', 'i.short_name', 'i.full_name', 'i.description', 'i.response_rules', 'i.time_period'])
    .select(['i.polarity', 'm.id as milestone_id', 'm.full_name as milestone_name'])
    .select(['a.id as activity_id', 'a.full_name as activity_name'])
    .select([
      jsonObjectFrom(related(db, sql`r.id = i.parent_indicator_id`)).as('parent'),
      jsonArrayFrom(related(db, sql`r.parent_indicator_id = i.id`)).as('children'),
    ])
    .where('i.library_indicator_id', '=', id)
    .orderBy('e.creation_date', 'desc')
    .orderBy('e.id', 'desc')
    .execute();

/** Indicators of the same edition with a relation to the indicator `i` of the outer query. */
const related = (db: Db, relation: RawBuilder<SqlBool>) =>
  db
    .selectFrom('indicator as r')
    .select(['r.id as Id', 'r.library_indicator_id as LibraryIndicatorId'])
    .select(snapshotNameSql(sql.ref('r.number'), sql.ref('r.short_name')).as('SnapshotName'))
    .select(({ ref }) => ref('r.polarity').$castTo<Wire<'Polarity'>>().as('IndicatorRating'))
    .where(relation)
    .orderBy('r.number');

type Use = Awaited<ReturnType<typeof usesOf>>[number];

const useOnWire = (use: Use): Wire<'LibraryIndicatorUse'> => ({
  ReportEdition: {
    Id: use.edition_id,
    Name: use.name,
    StartDate: use.start_date,
    EndDate: use.end_date,
    Status: use.status as Wire<'EditionStatus'>,
  },
  Indicator: {
    Id: use.id,
    SnapshotName: snapshotName(use.number, use.short_name),
    ShortName: use.short_name,
    FullName: use.full_name,
    Description: use.description,
    ResponseRules: use.response_rules,
    TimePeriod: use.time_period,
    IndicatorRating: asPolarity(use.polarity),
    MilestoneId: use.milestone_id,
    MilestoneName: use.milestone_name,
    ActivityId: use.activity_id,
    ActivityName: use.activity_name,
  },
  ParentIndicator: use.parent,
  ChildIndicators: use.children,
});
