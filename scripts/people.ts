// `npm run people -- add --name "Amara Okafor" --email amara@example.org --role Admin`: who may
// sign in; the contract has no operation for it. `npm run people -- shut --email
// amara@example.org`, `npm run people -- list`. On DATABASE_URL, else on the stopped server's
// DATA_DIR.
import { parseArgs } from 'node:util';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import type { Db } from '../server/db/schema.ts';
import { activateAccount, deactivateAccount, roleNames, roleOf } from '../server/identity/account-access.ts';

const USAGE = `npm run people -- add --name <full name> --email <e-mail> --role <${roleNames.join(' | ')}>
npm run people -- shut --email <e-mail>
npm run people -- list`;

const text = { type: 'string' } as const;

try {
  const { values, positionals } = parseArgs({
    options: { name: text, email: text, role: text },
    allowPositionals: true,
  });
  const work = workOf(positionals[0], values);
  const dataDir = process.env.DATA_DIR?.trim() || '.data';
  const database = await openDatabase({ url: process.env.DATABASE_URL?.trim() || undefined, dataDir });
  try {
    await migrate(database.db);
    console.log(await work(database.db));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

type Values = { name?: string | undefined; email?: string | undefined; role?: string | undefined };

/**
 * What is to be done, checked before a database is opened. Throws with the usage where something is
 * missing.
 */
function workOf(command: string | undefined, { name, email, role }: Values): (db: Db) => Promise<string> {
  const fullName = name?.trim() ?? '';
  const address = email?.trim() ?? '';
  if (command === 'list') return list;
  if (!/^\S+@\S+$/.test(address)) throw new Error(USAGE);
  if (command === 'shut')
    return async (db) =>
      (await deactivateAccount(db, address)) ? `${address} is shut.` : `Nobody has the e-mail ${address}.`;
  const number = roleOf(role ?? '');
  if (command !== 'add' || number === undefined || fullName.length < 3) throw new Error(USAGE);
  return async (db) => {
    const { isNew } = await activateAccount(db, { fullName, email: address, role: number });
    return `${fullName} (${address}) may sign in as ${roleNames[number]}${isNew ? '' : '; the account was there already'}.`;
  };
}

async function list(db: Db): Promise<string> {
  const people = await db.selectFrom('app_user').selectAll().orderBy('full_name').orderBy('id').execute();
  const lines = people.map(
    ({ full_name, email, role, status }) =>
      `${full_name} · ${email} · ${roleNames[role]}${status === 1 ? '' : ' · shut'}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody yet.';
}
