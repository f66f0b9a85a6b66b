import { demoSnapshot } from '../../server/db/demo/snapshot.ts';
import { type Database, openDatabase } from '../../server/db/open.ts';

/**
 * A database of the test file's own, in memory, in about a second: with the demonstration, or only migrated.
 * Close it in `afterAll`.
 */
export async function openTestDatabase({ demo = true } = {}): Promise<Database> {
  return openDatabase({ dataDir: 'memory://', snapshot: await demoSnapshot({ demo }) });
}
