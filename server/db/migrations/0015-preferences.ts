import { type Kysely, sql } from 'kysely';
import type { LoggedTable } from './events/logged-table.ts';
import { triggersOf } from './events/trigger-sql.ts';

/** One row for each person who chose something; `notices` is in the order of WorkNoticeKind. */
const table = `create table user_preference (
  user_id int primary key references app_user (id) on delete cascade,
  notices jsonb not null,
  single_keys boolean not null default true)`;

/** The log says that a person chose anew, not what: that is nobody else's business. */
const logged: LoggedTable = {
  name: 'user_preference',
  key: ['user_id'],
  recordId: 'user_id',
  record: 11,
  changes: ['insert', 'update'],
  // ActivityKind.Person, ActivityAction.Changed
  kinds: () => String(1 << 8),
  action: () => '1',
  fields: [
    { name: 'Notices', column: 'notices', withheld: true },
    { name: 'SingleKeys', column: 'single_keys', withheld: true },
  ],
  place: () => ({}),
  recordName: (row) => `(select u.full_name from app_user u where u.id = ${row}.user_id)`,
};

export async function up(db: Kysely<never>): Promise<void> {
  const triggers = logged.changes.flatMap((change) => triggersOf(logged, change, 'create'));
  for (const statement of [table, ...triggers]) await sql.raw(statement).execute(db);
}
