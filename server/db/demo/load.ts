import { type RawBuilder, sql } from 'kysely';
import { tidy } from '../maintenance.ts';
import type { Db, NewRow, Schema, Trx } from '../schema.ts';
import { loadActivity } from './activity.ts';
import { commentsOn, type DemoComment } from './comments.ts';
import {
  activityRows,
  editionCountries,
  editions,
  editionUsers,
  indicatorRows,
  libraryIndicators,
  milestones,
} from './editions.ts';
import { loadImport } from './imports.ts';
import { loadNotices } from './notices.ts';
import { users } from './people.ts';
import { loadPlan } from './plan.ts';
import { demoRatings } from './ratings.ts';
import { type DemoReference, referencesOf } from './references.ts';
import { savedViews } from './views.ts';

/**
 * Fills a migrated database with the demonstration data, all or nothing (ADR-040).
 * @returns false, with nothing changed, where users or editions exist already.
 */
export async function loadDemo(db: Db): Promise<boolean> {
  const loaded = await db.transaction().execute(async (trx) => {
    // two servers that start at once on one PostgreSQL
    await sql`select pg_advisory_xact_lock(hashtext('demo'))`.execute(trx);
    if (await holdsData(trx)) return false;
    await logRows(trx, false);
    await loadRows(trx);
    await logRows(trx, true);
    await loadActivity(trx);
    await loadPlan(trx);
    await loadImport(trx);
    await loadNotices(trx);
    return true;
  });
  if (loaded) await tidy(db);
  return loaded;
}

async function holdsData(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from edition) or exists (select from app_user) as held`.execute(trx);
  return rows[0]?.held ?? true;
}

async function loadRows(trx: Trx): Promise<void> {
  await insertAll(trx, 'app_user', users);
  await insertAll(trx, 'edition', editions);
  await insertAll(trx, 'edition_user', editionUsers);
  await insertAll(trx, 'edition_country', editionCountries);
  await insertAll(trx, 'library_indicator', libraryIndicators);
  await insertAll(trx, 'milestone', milestones);
  await insertAll(trx, 'activity', activityRows);
  await insertAll(trx, 'indicator', indicatorRows);
  const comments: DemoComment[] = [];
  const references: DemoReference[] = [];
  await trustRows(trx, true);
  const createIndexes = await dropIndexes(trx, 'country_indicator');
  for (const ratings of demoRatings()) {
    await insertAll(trx, 'country_indicator', ratings);
    comments.push(...ratings.flatMap(commentsOn));
    references.push(...ratings.flatMap(referencesOf));
  }
  await createIndexes();
  await loadComments(trx, comments);
  await insertAll(trx, 'reference', references.map(numbered));
  await insertAll(trx, 'saved_view', savedViews);
  await trustRows(trx, false);
  await continueIdentities(trx);
}

/** Loading leaves no events, since nobody made these changes; their history is loaded instead. */
async function logRows(trx: Trx, isLogged: boolean): Promise<void> {
  const { rows } = await sql<{ name: string; trigger: string }>`
    select tgrelid::regclass::text as name, tgname::text as trigger from pg_trigger
    where tgname in ('event_insert', 'notice_insert')`.execute(trx);
  // a table cannot be altered while constraints of its rows are still to be checked
  await sql`set constraints all immediate`.execute(trx);
  for (const { name, trigger } of rows)
    await sql`alter table ${sql.table(name)} ${sql.raw(isLogged ? 'enable' : 'disable')} trigger ${sql.ref(trigger)}`.execute(
      trx,
    );
}

/** Skips half a million foreign key checks where the role may; a test counts orphans. */
async function trustRows(trx: Trx, trust: boolean): Promise<void> {
  const role = trust ? 'replica' : 'origin';
  await sql`select set_config('session_replication_role', ${role}, true) from pg_roles
    where rolname = current_user and rolsuper`.execute(trx);
}

/**
 * Takes away a table's indexes that hold no constraint: made at once over all rows they cost a
 * third of what they cost row by row.
 * @returns what makes them again
 */
async function dropIndexes(trx: Trx, table: keyof Schema): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(trx);
  };
}

const numbered = <T>(row: T, index: number): T & { id: number } => ({ id: index + 1, ...row });

async function loadComments(trx: Trx, comments: DemoComment[]): Promise<void> {
  // Ids grow with time, as they would have in use
  const ordered = comments.toSorted((a, b) => (a.row.date_created < b.row.date_created ? -1 : 1));
  await insertAll(trx, 'comment', ordered.map(({ row }) => row).map(numbered));
  await insertAll(
    trx,
    'comment_tag',
    ordered.flatMap(({ tags }, index) => tags.map((tag) => ({ comment_id: index + 1, ...tag }))),
  );
}

/** One statement per table: rows are sent as JSON. The first row names the columns. */
async function insertAll<T extends keyof Schema>(trx: Trx, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  const columns: RawBuilder<unknown> = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}

async function continueIdentities(trx: Trx): Promise<void> {
  const tables = [
    'app_user',
    'edition',
    'library_indicator',
    'milestone',
    'activity',
    'indicator',
    'country_indicator',
    'comment',
    'reference',
    'saved_view',
  ];
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
}
