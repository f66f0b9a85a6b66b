/** The records that addresses name: an edition, a country in it, the rating of an indicator. */
import type { Db, Row } from '../db/schema.ts';
import { notFound } from '../problem.ts';

/** One country indicator as far as rights need it. */
export type Pair = Pick<
  Row<'country_indicator'>,
  'id' | 'edition_id' | 'country_id' | 'indicator_id' | 'status' | 'research_user_id' | 'qa_user_id'
>;

/** The records that the address of an operation names, found before rights are checked. */
export interface AddressedRecord {
  edition?: Row<'edition'>;
  pair?: Pair;
  /** Null where there is none with its Id. */
  view?: Pick<Row<'saved_view'>, 'user_id' | 'edition_id'> | null;
}

/** The country indicator that the address names. Throws 404 where it names none. */
export function pairOf({ pair }: AddressedRecord): Pair {
  if (!pair) throw notFound();
  return pair;
}

/** The edition that the address names. Throws 404 where it names none. */
export function editionOf({ edition }: AddressedRecord): Row<'edition'> {
  if (!edition) throw notFound();
  return edition;
}

export async function findEdition(db: Db, id: number): Promise<AddressedRecord | undefined> {
  const edition = await db.selectFrom('edition').selectAll().where('id', '=', id).executeTakeFirst();
  return edition && { edition };
}

export const findView = (db: Db, id: number) =>
  db.selectFrom('saved_view').select(['user_id', 'edition_id']).where('id', '=', id).executeTakeFirst();

/** A country that was removed from the edition is not in it, whatever work it holds. */
const editionsWithCountries = (db: Db) =>
  db
    .selectFrom('edition')
    .innerJoin('edition_country', 'edition_country.edition_id', 'edition.id')
    .where('edition_country.removed_on', 'is', null);

export async function findEditionCountry(
  db: Db,
  { editionId, countryId }: { editionId: number; countryId: number },
): Promise<AddressedRecord | undefined> {
  const edition = await editionsWithCountries(db)
    .selectAll('edition')
    .where('edition.id', '=', editionId)
    .where('edition_country.country_id', '=', countryId)
    .executeTakeFirst();
  return edition && { edition };
}

interface PairAddress {
  editionId: number;
  countryId: number;
  indicatorId: number;
  /** Where the address names the rating as well, it must be that of the pair. */
  ratingId?: number;
}

export async function findPair(db: Db, { editionId, countryId, indicatorId, ratingId }: PairAddress) {
  return recordOf(
    pairs(db)
      .where('edition.id', '=', editionId)
      .where('ci.country_id', '=', countryId)
      .where('ci.indicator_id', '=', indicatorId)
      .$if(ratingId !== undefined, (query) => query.where('ci.id', '=', ratingId ?? 0)),
  );
}

export async function findRatingOf(db: Db, { editionId, ratingId }: { editionId: number; ratingId: number }) {
  return recordOf(pairs(db).where('edition.id', '=', editionId).where('ci.id', '=', ratingId));
}

const pairs = (db: Db) =>
  editionsWithCountries(db)
    .innerJoin('country_indicator as ci', (join) =>
      join
        .onRef('ci.edition_id', '=', 'edition_country.edition_id')
        .onRef('ci.country_id', '=', 'edition_country.country_id'),
    )
    .selectAll('edition')
    .select([
      'ci.id as pair_id',
      'ci.country_id',
      'ci.indicator_id',
      'ci.status as pair_status',
      'ci.research_user_id',
      'ci.qa_user_id',
    ]);

async function recordOf(query: ReturnType<typeof pairs>): Promise<AddressedRecord | undefined> {
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  const { pair_id, country_id, indicator_id, pair_status, research_user_id, qa_user_id, ...edition } = row;
  return {
    edition,
    pair: {
      id: pair_id,
      edition_id: edition.id,
      country_id,
      indicator_id,
      status: pair_status,
      research_user_id,
      qa_user_id,
    },
  };
}
