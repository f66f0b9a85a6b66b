/** The references of a country indicator, in its edition and in earlier ones (ADR-033). */
import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { type Pair, pairOf } from '../../domain/addressed-record.ts';
import { type ReferenceRow, referenceOnWire } from '../../domain/reference-wire.ts';
import { byName, type Wire } from '../../domain/wire.ts';

/** References of the same library indicator and country, of this edition and earlier ones. */
export const referencesAbout = (db: Db, pair: Pair) =>
  db
    .selectFrom('indicator as own')
    .innerJoin('edition as this', 'this.id', 'own.edition_id')
    .innerJoin('indicator as i', 'i.library_indicator_id', 'own.library_indicator_id')
    .innerJoin('country_indicator as ci', 'ci.indicator_id', 'i.id')
    .innerJoin('edition as e', 'e.id', 'ci.edition_id')
    .innerJoin('edition_country as ec', (join) =>
      join
        .onRef('ec.edition_id', '=', 'ci.edition_id')
        .onRef('ec.country_id', '=', 'ci.country_id')
        .on('ec.removed_on', 'is', null),
    )
    .innerJoin('reference as r', 'r.country_indicator_id', 'ci.id')
    .selectAll('r')
    .select(['e.id as edition_id', 'e.name as edition_name'])
    .where('own.id', '=', pair.indicator_id)
    .where('ci.country_id', '=', pair.country_id)
    .where(sql<boolean>`(e.creation_date, e.id) <= (this.creation_date, this.id)`)
    .orderBy('e.creation_date', 'desc')
    .orderBy('e.id', 'desc');

/** By Title, then Id; earlier editions only where they hold a reference. */
export const readReferences: Handler<'readReferences'> = async ({ db, record }) => {
  const pair = pairOf(record);
  const rows = await referencesAbout(db, pair).execute();
  const editions = Map.groupBy(rows, (row) => row.edition_id);
  const current = editions.get(pair.edition_id) ?? [];
  editions.delete(pair.edition_id);
  return ok({
    CurrentReportEditionReferences: sorted(current),
    PreviousReportEditionReferences: [...editions].map(([id, own]) => ({
      ReportEditionId: id,
      ReportEditionName: own[0]?.edition_name ?? '',
      References: sorted(own),
    })),
  });
};

const sorted = (rows: ReferenceRow[]): Wire<'Reference'>[] =>
  rows.sort((a, b) => byName(a.title, b.title) || a.id - b.id).map(referenceOnWire);

/** One reference as it is now. */
export async function readReference(db: Db, id: number): Promise<Wire<'Reference'>> {
  return referenceOnWire(await withEdition(db).where('r.id', '=', id).executeTakeFirstOrThrow());
}

/** References as they are now, by Id; those that are gone are left out. */
export async function readReferencesByIds(db: Db, ids: number[]): Promise<Map<number, Wire<'Reference'>>> {
  if (ids.length === 0) return new Map();
  const rows = await withEdition(db).where('r.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, referenceOnWire(row)]));
}

const withEdition = (db: Db) =>
  db
    .selectFrom('reference as r')
    .innerJoin('country_indicator as ci', 'ci.id', 'r.country_indicator_id')
    .selectAll('r')
    .select('ci.edition_id');
