/** What stands beside a backup, for a drill to compare. */
import { readFile, writeFile } from 'node:fs/promises';
import type { TableDigest } from './table-digests.ts';

export interface BackupContents {
  takenOn: string;
  /** The rows of each table when it was taken. */
  tables: Record<string, TableDigest>;
}

const fileOf = (backup: string) => `${backup}.json`;

/** Keeps beside the backup what is in it. */
export const describeBackup = (backup: string, contents: BackupContents): Promise<void> =>
  writeFile(fileOf(backup), JSON.stringify(contents, undefined, 2), { mode: 0o600 });

/** What is in the backup. @throws Error where nothing stands beside it. */
export async function contentsOf(backup: string): Promise<BackupContents> {
  const text = await readFile(fileOf(backup), 'utf8').catch(() => {
    throw new Error(`${fileOf(backup)} is missing: without it nobody knows what was in the backup.`);
  });
  return JSON.parse(text) as BackupContents;
}
