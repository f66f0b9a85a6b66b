import { rmSync } from 'node:fs';
import { startRealServer } from '../../scripts/support/real-server.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { databaseFolder, demoFolder } from '../../tests/support/database-folder.ts';

/**
 * A server for one journey alone, on a database that no other journey sees: on PostgreSQL where the
 * run has one, else on the embedded database. `end` also removes its folder.
 */
export async function startOwnServer(name: string, env: Record<string, string> = {}) {
  const databases = process.env.TEST_DATABASE_URL;
  const dataDir = databases ? databaseFolder(name) : await demoFolder(name);
  const database = databases && { DATABASE_URL: await createTestDatabase(databases, 'demo'), DEMO: 'on' };
  const server = await startRealServer({ dataDir, env: { ...env, ...database } });
  const end = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, end };
}
