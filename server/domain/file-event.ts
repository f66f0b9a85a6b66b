import { sql } from 'kysely';
import { ActivityAction, type ActivityField, ActivityKind, ActivityRecord } from '#generated/enums.ts';
import type { Db, Trx } from '../db/schema.ts';

/** What the event of a file holds beside its name. */
export type FileFacts = Partial<Record<keyof typeof ActivityField, string | number>>;

/** Tells of an import or export, which is no change of a row that a trigger could see. */
export async function recordFile(
  trx: Trx,
  kind: typeof ActivityKind.Import | typeof ActivityKind.Export,
  facts: FileFacts,
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, [null, value]]));
  await sql`insert into event (act_id, at, user_id, operation, cause, records, alike, kinds, action, record, record_name, changes)
    select (act).act_id, (act).at, (act).user_id, (act).operation, (act).cause, 1, 1, ${1 << kind}::int,
      ${ActivityAction.Done}::int, ${ActivityRecord.File}::int, ${facts.FileName ?? null}, ${JSON.stringify(changes)}::jsonb
    from (select current_act() as act) told`.execute(trx);
}

/** The events `e` of files that were imported; undoing leaves one of its own, which is none. */
export const isImportEvent = sql<boolean>`e.kinds = ${sql.lit(1 << ActivityKind.Import)}
  and e.operation is distinct from 'revertImport'`;

/** Whether the act imported a file. */
export async function isImport(db: Db, actId: number): Promise<boolean> {
  const { rows } = await sql`select from event e where e.act_id = ${actId} and ${isImportEvent} limit 1`.execute(db);
  return rows.length > 0;
}
