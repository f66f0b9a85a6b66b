import type { ColumnType, Generated } from 'kysely';

/** An export that waits to be fetched. */
interface DownloadTable {
  /** Of the token that fetches it. */
  hash: string;
  file_name: string;
  /** In bytes; null while it is being copied here. */
  size: Generated<number | null>;
  expires_on: ColumnType<Date, string, string>;
  taken_on: ColumnType<Date | null, string | undefined, string>;
}

interface DownloadPartTable {
  hash: string;
  /** From 0. */
  number: number;
  body: Uint8Array;
}

export interface DownloadTables {
  download: DownloadTable;
  download_part: DownloadPartTable;
}
