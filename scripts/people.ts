// Manages who may sign in, for which the contract has no operation: `npm run people -- list`,
// `npm run people -- add --name "Amara Okafor" --email amara@example.org --role Admin`,
// `npm run people -- shut --email amara@example.org`,
// `npm run people -- unbind --email amara@example.org`. Works on DATABASE_URL, else on the DATA_DIR
// of a stopped server.
import { parseArgs } from 'node:util';
import { UserStatus } from '../generated/enums.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import type { Db } from '../server/db/schema.ts';
import {
  activateAccount,
  deactivateAccount,
  roleNames,
  roleOf,
  unbindAccounts,
} from '../server/identity/account-access.ts';
import { readDatabaseSettings } from '../server/settings.ts';

const USAGE = `npm run people -- add --name <full name> --email <e-mail> --role <${roleNames.join(' | ')}>
npm run people -- shut --email <e-mail>
npm run people -- unbind --email <e-mail>
npm run people -- unbind --issuer <address of the former provider>
npm run people -- list`;

const text = { type: 'string' } as const;

try {
  const { values, positionals } = parseArgs({
    options: { name: text, email: text, role: text, issuer: text },
    allowPositionals: true,
  });
  const run = commandOf(positionals[0], values);
  const { databaseUrl: url, dataDir, pool, mayMigrate } = readDatabaseSettings();
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

type Values = Partial<Record<'name' | 'email' | 'role' | 'issuer', string | undefined>>;

/** Checks the command before a database is opened; throws the usage where something is missing. */
function commandOf(command: string | undefined, { name, email, role, issuer }: Values): (db: Db) => Promise<string> {
  const fullName = name?.trim() ?? '';
  const address = email?.trim() ?? '';
  if (command === 'list') return list;
  if (command === 'unbind' && issuer && !address)
    return async (db) =>
      `${counted(await unbindAccounts(db, { issuer }))} of ${issuer} may be bound anew by their verified e-mail.`;
  if (!/^[^\s\p{C}]+@[^\s\p{C}@]+$/u.test(address)) throw new Error(USAGE);
  if (command === 'unbind')
    return async (db) =>
      (await unbindAccounts(db, { email: address })) > 0
        ? `${address} is bound anew by the next sign-in with that verified e-mail.`
        : `${address} is bound to no identity.`;
  if (command === 'shut')
    return async (db) =>
      (await deactivateAccount(db, address)) ? `${address} is shut.` : `Nobody has the e-mail ${address}.`;
  const roleNumber = roleOf(role ?? '');
  if (command !== 'add' || roleNumber === undefined || fullName.length < 3) throw new Error(USAGE);
  return async (db) => {
    const { isNew } = await activateAccount(db, { fullName, email: address, role: roleNumber });
    return `${fullName} (${address}) may sign in as ${roleNames[roleNumber]}${isNew ? '' : '; the account was there already'}.`;
  };
}

const counted = (count: number) => (count === 1 ? '1 account' : `${count} accounts`);

async function list(db: Db): Promise<string> {
  const people = await db.selectFrom('app_user').selectAll().orderBy('full_name').orderBy('id').execute();
  const lines = people.map(
    ({ full_name, email, role, status, issuer }) =>
      `${full_name} · ${email} · ${roleNames[role]} · ${issuer ? `bound to ${issuer}` : 'not bound yet'}${status === UserStatus.Active ? '' : ' · shut'}`,
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody yet.';
}
