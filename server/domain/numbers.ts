import { type RawBuilder, sql } from 'kysely';

/** '2.3.1' of an indicator's `number`: milestone, activity and own order (decisions, section 4, 'Numbering'). */
export const orderNumber = (number: number): string =>
  `${Math.floor(number / 1_000_000)}.${Math.floor(number / 1_000) % 1_000}.${number % 1_000}`;

/** '2.3.1 Short name'. */
export const snapshotName = (number: number, shortName: string): string => `${orderNumber(number)} ${shortName}`;

/** The same in SQL, to search in. */
export const snapshotNameSql = (number: RawBuilder<number>, shortName: RawBuilder<string>): RawBuilder<string> =>
  sql<string>`concat(${number} / 1000000, '.', ${number} / 1000 % 1000, '.', ${number} % 1000, ' ', ${shortName})`;

/** A pattern for `ilike … escape '\'` that finds the text literally, anywhere. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
