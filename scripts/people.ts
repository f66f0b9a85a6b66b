// Manages who may sign in without a screen, as administrators do on theirs; each change is in the
// activity log as a command's. `npm run people` says what there is. Works on DATABASE_URL, else on
// the DATA_DIR of a stopped server.
import { parseArgs } from 'node:util';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { commandOf, options } from '../server/identity/people-commands.ts';
import { readDatabaseSettings } from '../server/settings.ts';

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...others] = positionals;
  const run = commandOf(command, values, others);
  const { databaseUrl: url, dataDir, pool, mayMigrate, misspelt = [] } = readDatabaseSettings();
  for (const words of misspelt) console.error(words);
  const database = await openDatabase({ url, dataDir, pool });
  try {
    await migrate(database.db, { mayMigrate });
    console.log(await run(database.db));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
