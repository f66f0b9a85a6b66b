/** Earlier imports, read from their events (ADR-171). */
import { type RawBuilder, sql } from 'kysely';
import { ActivityCause, ActivityRecord, EditionStatus, ImportUndoState } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { isImportEvent } from '../../domain/file-event.ts';
import { instant, instantOrNull, type Wire } from '../../domain/wire.ts';
import { notFound } from '../../problem.ts';

type Import = Wire<'Import'>;

/** Newest first. */
export const listImports: Handler<'listImports'> = async ({ db, query: { offset, pageSize } }) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from event e where ${isImportEvent}`.execute(db);
  const page = sql`${isImportEvent} order by e.act_id desc offset ${offset} limit ${pageSize}`;
  return ok({ Data: await importsAt(db, page), Count: rows[0]?.count ?? 0 });
};

/** One import, as in the list. Rejects with 404. */
export async function importAt(db: Db, id: number): Promise<Import> {
  const [found] = await importsAt(db, sql`e.act_id = ${id} and ${isImportEvent} limit 1`);
  if (!found) throw notFound();
  return found;
}

type Told = Omit<Import, 'At' | 'UndoneOn'> & { At: Date; UndoneOn: Date | null };

const counted = (field: string) => sql`coalesce((e.changes->${sql.lit(field)}->>1)::int, 0)`;
const { Possible, Undone, NothingChanged, EditionInactive, NotKept } = ImportUndoState;

const undoState = sql`case when i.act_id is null then ${sql.lit(NotKept)}
  when i.undone_on is not null then ${sql.lit(Undone)}
  when not exists (select from event c where c.act_id = e.act_id and c.id <> e.id) then ${sql.lit(NothingChanged)}
  when exists (select from unnest(i.edition_ids) own(id) left join edition on edition.id = own.id
    where edition.status is distinct from ${sql.lit(EditionStatus.Active)}) then ${sql.lit(EditionInactive)}
  else ${sql.lit(Possible)} end`;

async function importsAt(db: Db, chosen: RawBuilder<unknown>): Promise<Import[]> {
  const { rows } = await sql<Told>`
    with e as materialized (select e.* from event e where ${chosen})
    select e.act_id as "Id", e.at as "At", e.user_id as "UserId", u.full_name as "UserName",
      e.record_name as "FileName", e.changes->'FileDigest'->>1 as "FileDigest",
      ${counted('RatingChangedCount')} as "RatingChangedCount", ${counted('AssignmentChangedCount')} as "AssignmentChangedCount",
      ${counted('ReferenceAddedCount')} as "ReferenceAddedCount",
      (select coalesce(sum(c.records), 0)::int from event c where c.act_id = e.act_id
        and c.record = ${sql.lit(ActivityRecord.Rating)} and c.cause = ${sql.lit(ActivityCause.Consequence)}) as "DecidedCount",
      ${undoState} as "UndoState", i.undone_on as "UndoneOn", undoer.full_name as "UndoneByName"
    from e left join import i on i.act_id = e.act_id left join app_user u on u.id = e.user_id
      left join app_user undoer on undoer.id = i.undone_by
    order by e.act_id desc`.execute(db);
  return rows.map(({ At, UndoneOn, ...told }) => ({ ...told, At: instant(At), UndoneOn: instantOrNull(UndoneOn) }));
}
