import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../db/schema.ts';

/** The rows `ci` of the countries that are in the edition, to be followed by `and`. */
export const rowsOf = ({ id }: Pick<Row<'edition'>, 'id'>): RawBuilder<unknown> => sql`country_indicator ci
  where ci.edition_id = ${id} and ci.country_id <> all(array(
    select country_id from edition_country where edition_id = ${id} and removed_on is not null))`;
