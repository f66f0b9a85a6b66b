import { type Kysely, sql } from 'kysely';

/** The library shows the number of an indicator's last use, also after its last edition. */
const statements = [
  'alter table library_indicator add last_number int not null default 0',
  `create function keep_last_number() returns trigger language plpgsql as $$
  begin
    update library_indicator set last_number = old.number where id = old.library_indicator_id;
    return null;
  end $$`,
  `create trigger indicator_removed after delete on indicator
    for each row execute function keep_last_number()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
