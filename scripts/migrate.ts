// `npm run migrate`: brings the schema up to date, as a step of its own before new builds start
// (docs/operating.md, 'Upgrade and way back'). Works on DATABASE_URL, else on the DATA_DIR of a
// stopped server. `-- --check` changes nothing, says what is to be done, and fails where there is
// something.
import { parseArgs } from 'node:util';
import { migrate, type SchemaState, schemaState } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { readDatabaseSettings } from '../server/settings.ts';

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const { databaseUrl: url, dataDir, pool, misspelt = [] } = readDatabaseSettings();
  for (const words of misspelt) console.error(words);
  const database = await openDatabase({ url, dataDir, pool: { ...pool, statementSeconds: 0 } });
  try {
    const before = await schemaState(database.db);
    if (!values.check) await migrate(database.db);
    console.log(wordsOf(before, values.check ? 'to be applied' : 'applied'));
    if (values.check && before.pending.length + before.indexes.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function wordsOf({ pending, unknown, indexes }: SchemaState, done: string): string {
  const lines = [
    ...pending.map((name) => `${done}: ${name}`),
    ...indexes.map((statement) => `${done}: ${statement}`),
    ...unknown.map((name) => `of a newer build, left as it is: ${name}`),
  ];
  return lines.length > 0 ? lines.join('\n') : 'The schema is up to date.';
}
