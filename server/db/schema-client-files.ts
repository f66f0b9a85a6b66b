import type { ColumnType } from 'kysely';

/** Files of the client's builds, so that an instance has those of others and of former ones. */
interface ClientFileTable {
  name: string;
  /** Compressed by brotli. */
  body: Uint8Array;
  /** When an instance with this build last started. */
  kept_on: ColumnType<Date, string, string>;
}

export interface ClientFileTables {
  client_file: ClientFileTable;
}
