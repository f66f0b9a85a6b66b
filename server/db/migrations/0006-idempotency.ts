import { type Kysely, sql } from 'kysely';

const statements = [
  `create table idempotency (
    user_id int not null references app_user (id) on delete cascade,
    operation_id text not null,
    key uuid not null,
    request text not null,
    status smallint,
    headers jsonb,
    body text,
    created_on timestamptz not null,
    primary key (user_id, operation_id, key))`,
  'create index idempotency_created on idempotency (created_on)',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
