import type { ColumnType } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Responses to requests with an `Idempotency-Key` (server/idempotency.ts). */
interface IdempotencyTable {
  user_id: number;
  operation_id: string;
  /** The caller's UUID. */
  key: string;
  /** Digest of the request: the same key with another digest is refused. */
  request: string;
  /** Status, headers and JSON of the response; null until its transaction commits. */
  status: Later<number>;
  headers: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  body: Later<string>;
  created_on: ColumnType<Date, Date | string, Date | string>;
}

export interface IdempotencyTables {
  idempotency: IdempotencyTable;
}
