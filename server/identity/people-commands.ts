/** What the command `people` can do: the administration of accounts without a screen (ADR-227). */
import { readFileSync } from 'node:fs';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import { sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import { UserCreateFields } from '#generated/fields/userCreate.ts';
import { invitationFor } from '#rules/invitation.ts';
import { foldEmail, foldName } from '#rules/names.ts';
import { isEmail, isName, openQuoteLine, readPeople } from '#rules/people-file.ts';
import { counted } from '#rules/words.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { settingsReader } from '../settings-reader.ts';
import {
  addAccount,
  addAccounts,
  changeAccount,
  deactivateAccount,
  lockAccounts,
  openAccount,
  roleNames,
  roleOf,
  unbindAccounts,
} from './account-access.ts';

const text = { type: 'string' } as const;
/** What may be said beside a command, for `parseArgs`. */
export const options = { name: text, email: text, role: text, issuer: text, to: text, file: text } as const;
type Values = { [Name in keyof typeof options]?: string | undefined };
type Command = (db: Db) => Promise<string>;

const ADDRESS = 'an e-mail address such as amara@example.org';
const USAGE = `npm run people -- add --name <full name> --email <e-mail> --role <${roleNames.join(' | ')}>
npm run people -- add --file <people.csv with the columns Name, E-mail, Role>
npm run people -- change --email <e-mail> [--to <new e-mail>] [--name <full name>] [--role <role>]
npm run people -- shut --email <e-mail>
npm run people -- open --email <e-mail>
npm run people -- invite --email <e-mail>
npm run people -- unbind --email <e-mail>
npm run people -- unbind --issuer <address of the former provider>
npm run people -- list`;

/** The options that go together with each command. */
const taken: Record<string, readonly (readonly (keyof Values)[])[]> = {
  list: [[]],
  unbind: [['email'], ['issuer']],
  shut: [['email']],
  open: [['email']],
  invite: [['email']],
  change: [['email', 'to', 'name', 'role']],
  add: [['name', 'email', 'role'], ['file']],
};

/**
 * Checks a command, and what is said beside it and its options (`others`), before a database is
 * opened. @throws Error with the usage, or what is wrong.
 */
export function commandOf(command = '', values: Values = {}, others: readonly string[] = []): Command {
  const commands: Record<string, (values: Values) => Command> = {
    list: () => list,
    unbind: ({ issuer, email }) => (issuer ? unbindAll(issuer) : unbind(addressOf(email))),
    shut: ({ email }) => shut(addressOf(email)),
    open: ({ email }) => open(addressOf(email)),
    invite: ({ email }) => invite(addressOf(email)),
    change,
    add: ({ file, ...person }) => (file ? addFile(file) : add(person)),
  };
  const made = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!made) throw new Error(USAGE);
  refuseForeign(command, values, others);
  return made(values);
}

/** Ignored, they would let a slip pass for what was meant. */
function refuseForeign(command: string, values: Values, others: readonly string[]): void {
  const [other] = others;
  if (other !== undefined) throw new Error(`'${other}' belongs to no option of ${command}.\n\n${USAGE}`);
  const together = taken[command] ?? [];
  const given = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== undefined);
  const said = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  const foreign = given.filter((name) => !together.flat().includes(name));
  if (foreign.length > 0) throw new Error(`${command} does not take ${said(foreign)}.\n\n${USAGE}`);
  if (!together.some((names) => given.every((name) => names.includes(name))))
    throw new Error(`${command} does not take ${said(given)} together.\n\n${USAGE}`);
}

/** Whose account it is: one that has an address of another form is found too. */
function addressOf(email = ''): string {
  const address = email.trim();
  if (address.includes('@')) return address;
  throw wrong('--email', ADDRESS, email);
}

function newAddressOf(email = '', option = '--email'): string {
  const address = email.trim();
  if (isEmail(address)) return address;
  throw wrong(option, ADDRESS, email);
}

function nameOf(name = ''): string {
  const fullName = name.trim();
  if (isName(fullName)) return fullName;
  const { minLength, maxLength } = UserCreateFields.FullName;
  throw wrong('--name', `a name of ${minLength} to ${maxLength} characters`, name);
}

function roleNumberOf(name = ''): number {
  const role = roleOf(name);
  if (role !== undefined) return role;
  throw wrong('--role', `one of ${roleNames.join(', ')}`, name);
}

/** Names the option, and then how each command is written. */
const wrong = (option: string, wanted: string, given: string) =>
  new Error(`${option} is ${given ? `${wanted}, not '${given}'` : `needed: ${wanted}`}.\n\n${USAGE}`);

function add(values: Values): Command {
  const person = { fullName: nameOf(values.name), email: newAddressOf(values.email), role: roleNumberOf(values.role) };
  return async (db) => {
    await addAccount(db, person);
    return `${person.fullName} (${person.email}) may sign in as ${roleNames[person.role]}.`;
  };
}

/** All or none; who has an account stays as before. */
function addFile(path: string): Command {
  const csv = readFileSync(path, 'utf8');
  const cells = parseCsv(csv, { delimiter: detectDelimiter(csv) }).map((row) => row.map((cell) => `${cell ?? ''}`));
  const { missing, people } = readPeople(cells, roleNames, openQuoteLine(csv));
  if (missing.length > 0) throw new Error(`${path}: the first line lacks ${missing.join(', ')}.`);
  const faults = people.flatMap((one) => one.faults.map((fault) => `${path}:${one.line}: ${fault}.`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return (db) =>
    inTransaction(db, async (trx) => {
      await lockAccounts(trx);
      const accounts = await trx.selectFrom('app_user').select('email').execute();
      const known = new Set(accounts.map(({ email }) => foldEmail(email)));
      const fresh = people.filter(({ email }) => !known.has(foldEmail(email)));
      const alike = fresh.flatMap(({ line, email }) => {
        const other = accounts.find((account) => foldName(account.email) === foldName(email));
        return other ? [`${path}:${line}: ${email} looks like ${other.email}, which is another account.`] : [];
      });
      if (alike.length > 0) throw new Error(alike.join('\n'));
      await addAccounts(
        trx,
        fresh.flatMap(({ fullName, email, role }) => (role === undefined ? [] : [{ fullName, email, role }])),
      );
      return `${counted(fresh.length, 'account')} added; ${counted(people.length - fresh.length, 'account')} there already.`;
    });
}

function change({ email, to, name, role }: Values): Command {
  const address = addressOf(email);
  const values = {
    ...(name !== undefined && { fullName: nameOf(name) }),
    ...(to !== undefined && { email: newAddressOf(to, '--to') }),
    ...(role !== undefined && { role: roleNumberOf(role) }),
  };
  if (Object.keys(values).length === 0) throw new Error(`--to, --name or --role is needed.\n\n${USAGE}`);
  return async (db) => ((await changeAccount(db, address, values)) ? `${address} is changed.` : throwNobody(address));
}

const shut =
  (email: string): Command =>
  async (db) =>
    (await deactivateAccount(db, email)) ? `${email} is shut.` : throwNobody(email);

const open =
  (email: string): Command =>
  async (db) =>
    (await openAccount(db, email))
      ? `${email} is open: the account has the name and role that it had.`
      : throwNobody(email);

const unbind =
  (email: string): Command =>
  async (db) =>
    await inTransaction(db, async (trx) => {
      const isBound = (await unbindAccounts(trx, { email })) > 0;
      if (isBound) return `${email} is bound anew by the next sign-in with that verified e-mail.`;
      return (await accountOf(trx, email)) ? `${email} is bound to no identity.` : throwNobody(email);
    });

const unbindAll =
  (issuer: string): Command =>
  async (db) => {
    const count = await inTransaction(db, (trx) => unbindAccounts(trx, { issuer }));
    if (count === 0) throw new Error(`No account is bound to ${issuer}.`);
    return `${counted(count, 'account')} of ${issuer} may be bound anew by their verified e-mail.`;
  };

const invite =
  (email: string): Command =>
  async (db) => {
    const user = await accountOf(db, email);
    if (!user) return throwNobody(email);
    const read = settingsReader(process.env);
    const address = read.origin('PUBLIC_URL') ?? 'http://localhost:4000';
    const title = read.text('INDEX_TITLE') ?? 'Road Safety Index';
    read.finish();
    const invited = { fullName: user.full_name, email: user.email, role: roleNames[user.role] ?? '' };
    return invitationFor([invited], { title, address });
  };

/** An error, so that a script that misspells an e-mail ends with 1. */
function throwNobody(email: string): never {
  throw new Error(`Nobody has the e-mail ${email}.`);
}
const accountOf = (db: Db, email: string) =>
  db.selectFrom('app_user').selectAll().where(sql`lower(email)`, '=', foldEmail(email)).executeTakeFirst();

async function list(db: Db): Promise<string> {
  const people = await db.selectFrom('app_user').selectAll().orderBy('full_name').orderBy('id').execute();
  const lines = people.map(({ full_name, email, role, status, issuer, last_seen_on }) =>
    [
      ...[full_name, email, roleNames[role], issuer ? `bound to ${issuer}` : 'not bound yet'],
      last_seen_on ? `last came ${last_seen_on.toISOString().slice(0, 10)}` : 'never came',
      ...(status === UserStatus.Active ? [] : ['shut']),
    ].join(' · '),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nobody yet.';
}
