import { type Kysely, sql } from 'kysely';

/** A selection is assigned by several calls, of which a person is told once (ADR-197). */
const statements = [
  `alter table work_notice add acts bigint[] not null default '{}'`,
  `create index work_notice_acts on work_notice using gin (acts) where acts <> '{}'`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
