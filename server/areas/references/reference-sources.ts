/** Sources that were used before, to be used again (ADR-179). */
import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { byName, type Wire } from '../../domain/wire.ts';
import { readReferencesByIds } from './reference-reads.ts';

/** So many are worth looking through. */
const MOST = 50;

interface Source {
  /** The newest reference to it. */
  id: number;
  title: string;
  url: string;
  used: number;
}

/** Those of the country in the edition, and those of the indicator in the edition before. */
export const listCountrySources: Handler<'listCountrySources'> = async ({ db, params, query, record }) => {
  const edition = editionOf(record);
  const used = await usedSources(db, { editionId: edition.id, countryId: params.countryId });
  const before = query.indicatorId
    ? await sourcesBefore(db, { editionId: edition.id, countryId: params.countryId, indicatorId: query.indicatorId })
    : [];
  const keyOf = ({ title, url }: Source) => `${title}\n${url}`;
  const ofIndicator = new Set(before.map(keyOf));
  const known = new Set(used.map(keyOf));
  const sources = [...used, ...before.filter((one) => !known.has(keyOf(one)))]
    .sort((one, other) => other.used - one.used || byName(one.title, other.title) || one.id - other.id)
    .slice(0, MOST);
  const references = await readReferencesByIds(
    db,
    sources.map(({ id }) => id),
  );
  return ok(
    sources.flatMap((source): Wire<'CountrySource'>[] => {
      const Reference = references.get(source.id);
      if (!Reference) return [];
      return [{ Reference, UsedCount: source.used, IsOfIndicator: ofIndicator.has(keyOf(source)) }];
    }),
  );
};

/** Grouped by the database, since a reference's information can be long. */
const usedSources = (db: Db, { editionId, countryId }: { editionId: number; countryId: number }): Promise<Source[]> =>
  db
    .selectFrom('country_indicator as ci')
    .innerJoin('reference as r', 'r.country_indicator_id', 'ci.id')
    .select(({ fn }) => ['r.title', url, fn.max('r.id').as('id'), sql<number>`count(*)::int`.as('used')])
    .where('ci.edition_id', '=', editionId)
    .where('ci.country_id', '=', countryId)
    .groupBy(['r.title', sql`coalesce(r.url, '')`])
    .orderBy('used', 'desc')
    .orderBy('r.title')
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Of the same library indicator and country, in the newest edition created before this one. */
const sourcesBefore = (
  db: Db,
  { editionId, countryId, indicatorId }: { editionId: number; countryId: number; indicatorId: number },
): Promise<Source[]> =>
  db
    .selectFrom('indicator as own')
    .innerJoin('indicator as i', 'i.library_indicator_id', 'own.library_indicator_id')
    .innerJoin('country_indicator as ci', 'ci.indicator_id', 'i.id')
    .innerJoin('reference as r', 'r.country_indicator_id', 'ci.id')
    .select(({ fn }) => ['r.title', url, fn.max('r.id').as('id'), sql<number>`0`.as('used')])
    .where('own.id', '=', indicatorId)
    .where('own.edition_id', '=', editionId)
    .where('ci.country_id', '=', countryId)
    .where('i.edition_id', '=', (inner) =>
      inner
        .selectFrom('edition as e')
        .innerJoin('edition as this', (join) => join.on('this.id', '=', editionId))
        .select('e.id')
        .where(sql<boolean>`(e.creation_date, e.id) < (this.creation_date, this.id)`)
        .orderBy('e.creation_date', 'desc')
        .orderBy('e.id', 'desc')
        .limit(1),
    )
    .groupBy(['r.title', sql`coalesce(r.url, '')`])
    .execute();

const url = sql<string>`coalesce(r.url, '')`.as('url');
