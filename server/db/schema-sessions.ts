import type { ColumnType } from 'kysely';

/** Sessions at the provider that somebody ended, or that the provider says have ended (ADR-231). */
interface EndedSessionTable {
  /** A digest of the issuer and of the session, or of its subject where it has no name. */
  session: string;
  /** Tokens that were issued up to then are refused. */
  issued_until: ColumnType<Date, string, string>;
  /** No token of it can be valid any more. */
  forget_on: ColumnType<Date, string, string>;
}

export interface SessionTables {
  ended_session: EndedSessionTable;
}
