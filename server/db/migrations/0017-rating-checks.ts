import { type Kysely, sql } from 'kysely';
import { withChecks } from './events/rating-checks.ts';
import { triggersOf } from './events/trigger-sql.ts';

/** Which checks of ratings an edition does without; null = none, so that nothing new is logged. */
export async function up(db: Kysely<never>): Promise<void> {
  const logged = withChecks.changes.flatMap((change) => triggersOf(withChecks, change, 'create or replace'));
  for (const statement of ['alter table edition add checks_off int[]', ...logged]) await sql.raw(statement).execute(db);
}
