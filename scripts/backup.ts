// `npm run backup`: a backup of the embedded database in DATA_DIR, while the server runs or not.
// `npm run backup -- --restore <file>`: puts one back; the server must be stopped, what was there
// is kept beside it.
import { parseArgs } from 'node:util';
import { backUp, restore } from '../server/db/backup.ts';
import { readDatabaseSettings } from '../server/settings.ts';

const { values } = parseArgs({ options: { restore: { type: 'string' } } });
try {
  const { databaseUrl, dataDir } = readDatabaseSettings();
  if (databaseUrl)
    throw new Error('DATABASE_URL is set: PostgreSQL is backed up by its own tools, pg_dump and pg_restore.');
  if (values.restore) {
    const before = await restore(dataDir, values.restore);
    console.log(`Restored from ${values.restore}.${before ? ` What was there is in ${before}.` : ''}`);
  } else console.log(`Backup: ${await backUp(dataDir)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
