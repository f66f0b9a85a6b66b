import { type RawBuilder, sql } from 'kysely';

// apart, so that worker threads get them without the query builder
export { orderNumber, snapshotName } from './order-number.ts';

/** `snapshotName` in SQL. */
export const snapshotNameSql = (number: RawBuilder<number>, shortName: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`concat(${number} / 1000000, '.', ${number} / 1000 % 1000, '.', ${number} % 1000, ' ', ${shortName})`;
