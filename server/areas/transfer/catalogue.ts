/** The records that rows of a workbook name: editions, countries, indicators, people. */

import { sql } from 'kysely';
import { EditionStatus, UserStatus } from '#generated/enums.ts';
import { foldName } from '#rules/names.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import type { Wire } from '../../domain/wire.ts';

/** Everything small: whole tables of names, numbers and people. */
export interface Catalogue {
  editions: CatalogueEdition[];
  countries: { id: number; iso: string; name: string }[];
  /** Countries that are in an edition. */
  members: { edition: number; country: number }[];
  indicators: CatalogueIndicator[];
  users: CatalogueUser[];
}

export interface CatalogueEdition {
  id: number;
  name: string;
  active: boolean;
  year: number;
  /** Calendar dates; an open end is null. */
  start: string;
  end: string | null;
  researchDue: string | null;
  qaDue: string | null;
}

export interface CatalogueIndicator {
  id: number;
  edition: number;
  library: number;
  number: number;
  name: string;
  /** Positive 0, Negative 1. */
  polarity: number;
  parent: number | null;
}

export interface CatalogueUser {
  id: number;
  name: string;
  email: string;
  role: number;
  active: boolean;
  /** Editions that the user belongs to. */
  editions: number[];
}

/** The editions of these Ids, newest first, with their records: JSON text of a Catalogue. */
export async function readCatalogue(db: Db, editionIds: number[]): Promise<string> {
  const { rows } = await sql<{ catalogue: string }>`select json_build_object(
    'editions', (select coalesce(json_agg(json_build_object('id', id, 'name', name,
        'active', status = ${sql.lit(EditionStatus.Active)},
        'year', extract(year from start_date)::int, 'start', start_date, 'end', end_date,
        'researchDue', research_due_date, 'qaDue', qa_due_date) order by creation_date desc, id desc), '[]')
      from edition where id = any(${editionIds})),
    'countries', (select coalesce(json_agg(json_build_object('id', id, 'iso', iso_code, 'name', name) order by sort_order, id), '[]')
      from country),
    'members', (select coalesce(json_agg(json_build_object('edition', edition_id, 'country', country_id)), '[]')
      from edition_country where edition_id = any(${editionIds}) and removed_on is null),
    'indicators', (select coalesce(json_agg(json_build_object('id', id, 'edition', edition_id, 'library', library_indicator_id,
        'number', number, 'name', short_name, 'polarity', polarity, 'parent', parent_indicator_id) order by number, id), '[]')
      from indicator where edition_id = any(${editionIds})),
    'users', (select coalesce(json_agg(json_build_object('id', id, 'name', full_name, 'email', email, 'role', role,
        'active', status = ${sql.lit(UserStatus.Active)}, 'editions', (select coalesce(json_agg(edition_id), '[]') from edition_user
          where user_id = app_user.id and removed_on is null and edition_id = any(${editionIds})))), '[]')
      from app_user)
  )::text as catalogue`.execute(db);
  return rows[0]?.catalogue ?? '{}';
}

/** The Ids of editions by name, compared in JavaScript: the database may fold ASCII only. */
export async function findEditions(db: Db, names: string[]): Promise<number[]> {
  const wanted = new Set(names.map(foldName));
  const editions = await db.selectFrom('edition').select(['id', 'name']).execute();
  return editions.filter(({ name }) => wanted.has(foldName(name))).map(({ id }) => id);
}

/** The Ids of countries by their ISO codes. */
export async function findCountries(db: Db, isoCodes: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from country where iso_code = any(${isoCodes})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The Ids of indicators by number, and of their parents and children. */
export async function findIndicators(db: Db, editionIds: number[], numbers: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select id, parent_indicator_id from indicator where edition_id = any(${editionIds}) and number = any(${numbers}))
    select id from named
    union select parent_indicator_id from named where parent_indicator_id is not null
    union select id from indicator where parent_indicator_id in (select id from named)`.execute(db);
  return rows.map(({ id }) => id);
}

/** The Ids of the indicators that were taken from these of the library. */
export async function findFromLibrary(db: Db, editionIds: number[], libraryIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from indicator where edition_id = any(${editionIds}) and library_indicator_id = any(${libraryIds})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those of the editions that exist, newest first. */
export async function newestFirst(db: Db, editionIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from edition where id = any(${editionIds}) order by creation_date desc, id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** The countries that are in any of the editions, by name, as the contract has them. */
export const listExportCountries: Handler<'listExportCountries'> = async ({ db, body: editionIds }) => {
  const { rows } = await sql<Wire<'Country'>>`
    select id as "Id", name as "Name", region as "Region", iso_code as "ISOCode" from country
    where id in (select country_id from edition_country where edition_id = any(${editionIds}) and removed_on is null)
    order by sort_order, id`.execute(db);
  return ok(rows);
};
