// Run as a process of its own by tests of the lock and of durability: `database-holder.ts lock|write|once <folder>`.
import { lockFolder } from '../../server/db/lock.ts';

/** Many processes are started for the lock alone. */
const engine = () => import('../../server/db/open.ts');

const [mode, folder = ''] = process.argv.slice(2);
if (mode === 'lock') {
  try {
    lockFolder(folder);
    process.send?.('locked');
  } catch {
    process.send?.('refused');
  }
  setInterval(() => undefined, 1_000);
} else if (mode === 'once') {
  const { openDatabase } = await engine();
  const database = await openDatabase({ dataDir: folder });
  await database.close();
  console.log('closed');
} else {
  const { openDatabase } = await engine();
  const { sql } = await import('kysely');
  const { db } = await openDatabase({ dataDir: folder });
  await sql`create table written (n int primary key, twin int)`.execute(db);
  for (let n = 1; ; n += 1) {
    await db.transaction().execute(async (trx) => {
      await sql`insert into written (n) values (${n})`.execute(trx);
      await sql`update written set twin = ${n}::int where n = ${n}::int`.execute(trx);
    });
    process.send?.(n);
  }
}
