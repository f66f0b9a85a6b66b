/** What checks found that files would change, kept for a day to be read page by page (ADR-172). */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import type { Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';
import { PART } from './changes-of-check.ts';

const KEPT_MS = 24 * 3_600_000;

interface ListedChanges {
  count: number;
  /** JSON text of PART changes each: all at once would take several times the file. */
  parts: AsyncIterable<Uint8Array>;
}

/** Keeps the changes for who checked the file, and returns the check's Id. */
export async function keepCheck(
  db: Db,
  { count, parts }: ListedChanges,
  { userId, now }: { userId: number; now: Date },
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await db
    .deleteFrom('import_check')
    .where('created_on', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  await db.transaction().execute(async (trx) => {
    let part = 0;
    const keep = (changes: Uint8Array | string) =>
      sql`insert into import_check (id, part, user_id, created_on, count, changes)
        values (${id}, ${part}, ${userId}, ${now}, ${count}, ${changes}::text)`.execute(trx);
    for await (const changes of parts) {
      await keep(changes);
      part += 1;
    }
    // an empty one is kept too, so that its Id leads somewhere
    if (part === 0) await keep('[]');
  });
  return id;
}

/**
 * A page of them, as they were worded then. Rejects with 404 for everybody else, and after a day.
 */
export const readImportCheckChanges: Handler<'readImportCheckChanges'> = async ({ db, params, query, caller, now }) => {
  const { offset, pageSize } = query;
  const kept = db
    .selectFrom('import_check')
    .where('id', '=', params.checkId)
    .where('user_id', '=', caller.id)
    .where('created_on', '>=', new Date(now().getTime() - KEPT_MS));
  const first = await kept.select('count').where('part', '=', 0).executeTakeFirst();
  if (!first) throw notFound('What this check found is no longer kept. Check the file again.');
  const from = Math.floor(offset / PART);
  const to = Math.floor((offset + pageSize - 1) / PART);
  const rows = await kept.select('changes').where('part', '>=', from).where('part', '<=', to).orderBy('part').execute();
  const changes = rows.flatMap((row) => JSON.parse(row.changes) as Wire<'ImportChange'>[]);
  const start = offset - from * PART;
  return ok({ Data: changes.slice(start, start + pageSize), Count: first.count });
};
