// `npm run backup`: a backup, while the server runs or not, into DATA_DIR/backups: of DATABASE_URL
// by pg_dump, else of the embedded database in DATA_DIR.
// `npm run backup -- --drill [--file <file>]`: restores the last one into a scratch database and
// compares every table with what was there.
// `npm run backup -- --restore <file>`: puts one of the embedded database back; the server must be
// stopped, what was there is kept beside it.
import { parseArgs } from 'node:util';
import { backUp, restore } from '../server/db/backup.ts';
import { describeBackup } from '../server/db/backup-contents.ts';
import { drill, lastBackup } from '../server/db/backup-drill.ts';
import { dumpPostgres } from '../server/db/backup-postgres.ts';
import { readDatabaseSettings } from '../server/settings.ts';

const text = { type: 'string' } as const;

try {
  const { values } = parseArgs({ options: { restore: text, file: text, drill: { type: 'boolean' } } });
  const { databaseUrl, dataDir, misspelt = [] } = readDatabaseSettings();
  for (const words of misspelt) console.error(words);
  if (values.restore) console.log(await putBack(values.restore));
  else if (values.drill) {
    const file = values.file ?? (await lastBackup(dataDir));
    const { tables, rows } = await drill(file, databaseUrl);
    console.log(`${file} was restored: ${tables} tables with ${rows} rows are as they were.`);
  } else console.log(`Backup: ${databaseUrl ? await dump(databaseUrl) : await backUp(dataDir)}`);

  async function putBack(file: string): Promise<string> {
    if (databaseUrl) throw new Error('DATABASE_URL is set: a dump of PostgreSQL is put back by pg_restore.');
    const before = await restore(dataDir, file);
    return `Restored from ${file}.${before ? ` What was there is in ${before}.` : ''}`;
  }

  async function dump(url: string): Promise<string> {
    const now = new Date();
    const { target, tables } = await dumpPostgres(url, dataDir, now);
    await describeBackup(target, { takenOn: now.toISOString(), tables });
    return target;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
