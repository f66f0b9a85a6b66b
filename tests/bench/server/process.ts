// The measured process: the product's application on a port, and beside it bare SQL on the same database and the same driver.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { createApp } from '../../../server/app.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { Schema } from '../../../server/db/schema.ts';
import { createTokenVerifier } from '../../../server/token.ts';
import { startTestIssuer, testAudience } from '../../server/support/issuer.ts';
import type { Statement } from './statement.ts';

/** What the parent asks; `bare` answers the milliseconds that the statements took, all rows read. */
export type Question =
  | { kind: 'bare'; statements: Statement[]; transaction: boolean }
  | { kind: 'rows'; statement: Statement }
  | { kind: 'peak' }
  | { kind: 'held' }
  | { kind: 'token'; account: Account };

/** Whose token; by name, as the demonstration's accounts are called. */
export type Account = 'admin' | 'researcher' | 'reviewer';

interface Settings {
  dataDir: string;
  databaseUrl?: string;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as Settings;
const { db, kind, hasSpace, close } = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
await migrate(db);
const issuer = await startTestIssuer();
const app = await createApp({
  db,
  now: () => new Date(),
  parentNotMetCascades: true,
  bearers: { verifier: createTokenVerifier({ authority: issuer.url, audience: testAudience }), recognition: {} },
  publicUrl: 'http://localhost:4000',
  client: { authority: issuer.url, clientId: 'bench', indexTitle: 'Road Safety Index', demo: true },
  downloadsFolder: join(settings.dataDir, 'downloads'),
  hasSpace,
  log: { level: 'error' },
});
const url = await app.listen({ port: 0, host: 'localhost' });

async function execute(on: Kysely<Schema> | Transaction<Schema>, { sql, parameters = [] }: Statement) {
  return (await on.executeQuery(CompiledQuery.raw(sql, [...parameters]))).rows;
}

async function bare(statements: Statement[], transaction: boolean): Promise<number> {
  const since = performance.now();
  const all = async (on: Kysely<Schema> | Transaction<Schema>) => {
    for (const statement of statements) await execute(on, statement);
  };
  if (transaction) await db.transaction().execute(all);
  else await all(db);
  return performance.now() - since;
}

async function answer(question: Question): Promise<unknown> {
  if (question.kind === 'bare') return bare(question.statements, question.transaction);
  if (question.kind === 'peak') return process.resourceUsage().maxRSS / 1024;
  if (question.kind === 'held') return heldFromHere();
  if (question.kind === 'rows') return execute(db, question.statement);
  return issuer.token({
    sub: `bench-${question.account}`,
    email: `${question.account}@demo.test`,
    email_verified: true,
  });
}

/** Megabytes held now; the most ever is counted from here on (Linux, proc(5)). */
function heldFromHere(): number {
  writeFileSync('/proc/self/clear_refs', '5');
  return process.memoryUsage.rss() / 2 ** 20;
}

process.on('message', ({ id, question }: { id: number; question: Question }) => {
  answer(question).then(
    (result) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, fault: String(error) }),
  );
});
process.on('disconnect', async () => {
  await app.close();
  await Promise.all([close(), issuer.close()]);
  process.exit(0);
});
process.send?.({ id: 0, result: { url, engine: kind } });
